"""Every question and every line of the log names the page that it follows, or that it is our ruling."""

from __future__ import annotations

import random
from collections import defaultdict

import pytest

from companion.journal import Record
from companion.lines import prompt_json
from companion.rule import Rule
from companion.session import Session
from companion.words import Words
from tests.robot import lawful

OURS = "ours"
PAGES = {
    "2": "day_of_rest festival_of_reclamation",
    "4 ours": "card_effect card_name other_vp own_card",
    "5": "checklist wonders",
    "5 or 8": "lay_stone lay_stones reveal",
    "6": "edifice greater_vp keep_stone lesser_vp second_stone wonder_result",
    "7": "card cards_played die got_stone onto onto_after roll stone_from_bag stone_from_ruin take_stone "
    "which_stone who_took",
    "7 ours": "reroll_die turn_die",
    "8": "claim_done claimed dice_there reshuffle which_ruin who_claimed",
    "8 ours": "no_delvers",
    "9": "removal_done removed",
    "10": "built_token who_built",
    "10 ours": "ring",
    "11": "age_begins built reveal_age",
    "12": "over sheet turn_up",
    "13": "bag_empty die_again no_stones turned",
    "14": "map result the_gathering",
    "15": "song song_none",
    "ours": "flame hidden_choose hidden_random",
    "2 or 5 or 8 or ours": "drew",
    "14 or 15 or 7 ours": "card_waits",
}
EXPECTED = {
    f"ruins.{name}": set(place.split(" or ")) for place, names in PAGES.items() for name in names.split()
}


def place(rule: Rule | None) -> str:
    if rule is None:
        return ""
    return f"{rule.page} {OURS if rule.ours else ''}".strip()


@pytest.mark.rule("house-every-rule-named")
@pytest.mark.parametrize("seed", range(10))
def test_what_is_asked_and_noted_names_its_page(record: Record, seed: int) -> None:
    session, luck = Session.new(record, "ruins", seed), random.Random(seed)
    seen: dict[str, set[str]] = defaultdict(set)
    while (prompt := session.prompt) is not None:
        seen[prompt.key].add(place(prompt.rule))
        session.answer(session.n, lawful(prompt_json(prompt, session.n, Words("en")), luck))
    for note in (note for step in session.steps for note in step.notes):
        seen[note.text.key].add(place(note.rule))
    wrong = {
        key: found for key, found in seen.items() if key.startswith("ruins.") and not found <= EXPECTED[key]
    }
    assert wrong == {}


@pytest.mark.rule("house-every-rule-named")
def test_set_up_and_later_name_their_own_pages(record: Record) -> None:
    session = Session.new(record, "ruins", 1)
    luck, by_page = random.Random(1), defaultdict(set)
    while (prompt := session.prompt) is not None:
        by_page[prompt.key, getattr(session.table, "is_set_up", False)].add(place(prompt.rule))
        suggested = prompt.hint.group == "setup" and prompt.default is not None
        answer = prompt.default if suggested else lawful(prompt_json(prompt, session.n, Words("en")), luck)
        session.answer(session.n, answer)
    for key in ("ruins.reveal", "ruins.lay_stone"):
        assert by_page[key, False] == {"5"}
        assert by_page[key, True] == {"8"}
    drawn = [
        place(note.rule) for step in session.steps for note in step.notes if note.text.key == "ruins.drew"
    ]
    assert drawn[:2] == ["5", "5"]
    assert "8" in drawn
