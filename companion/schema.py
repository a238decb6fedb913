"""The tables of the record, by named migrations: what stands here is never changed, only added to."""

from __future__ import annotations

from sqlite_utils import Database
from sqlite_utils.migrations import Migrations

from companion import plays

migrations = Migrations("companion")


@migrations()
def games_and_entries(db: Database) -> None:
    db.execute("""
        create table games (
            id integer primary key, uid text not null unique, game text not null,
            name text not null default '', seed integer not null, status text not null,
            archived integer not null default 0, deleted text,
            started text not null, ended text, result text, version text not null
        )""")
    db.execute("create index games_by_status on games (status, archived, deleted)")
    db.execute("""
        create table entries (
            game integer not null references games (id), n integer not null, kind text not null,
            key text not null, value text not null, at text not null, primary key (game, n)
        )""")


@migrations()
def box_and_settings(db: Database) -> None:
    db.execute("""
        create table box (
            game text not null, item text not null, value text not null, at text not null,
            primary key (game, item)
        )""")
    db.execute("create table settings (name text primary key, value text not null)")


@migrations()
def plays_and_players(db: Database) -> None:
    """The history: an index of the games that ended, sums for its statistics, and who is who."""
    db.execute("alter table games add column about text")
    db.execute("alter table games add column changed text not null default ''")
    db.execute("""
        create table plays (
            id integer primary key references games (id), game text not null, status text not null,
            started text not null, ended text not null, seconds integer not null, level text not null
        )""")
    db.execute("create index plays_by_end on plays (ended)")
    db.execute("create index plays_by_game on plays (game, ended)")
    db.execute("""
        create table scores (
            play integer not null references plays (id), seat integer not null, color text not null,
            name text not null, game text not null, ended text not null, total integer not null,
            place integer not null, won integer not null, first integer not null, primary key (play, seat)
        )""")
    db.execute("create index scores_by_player on scores (name, ended)")
    db.execute("create index scores_by_time on scores (game, name, ended)")
    db.execute("create index scores_by_total on scores (game, name, total)")
    db.execute("create table aliases (name text primary key, player text not null, at text not null)")
    _tables_of_sums(db)
    for game in plays.ended_without_a_word(db):
        db.execute("update games set about = ? where id = ?", [plays.from_the_journal(db, game), game])
    plays.recount(db)


@migrations()
def sums_of_the_nameless_by_seat(db: Database) -> None:
    """A player and the bot may both have no name: their sums are kept apart by their seats."""
    for table, _, _ in plays.SUMS:
        db.execute(f"drop table {table}")
    _tables_of_sums(db)
    plays.recount(db)


def _tables_of_sums(db: Database) -> None:
    for table, key, sums in plays.SUMS:
        columns = [f"{column} not null" for column in (*key, *(f"{column} integer" for column in sums))]
        db.execute(
            f"create table {table} ({', '.join(columns)}, primary key ({', '.join(key)})) without rowid"
        )
