"""What a person can do wrong, by name. A refusal changes nothing and says what to do."""

from __future__ import annotations

from enum import StrEnum

from companion.words import Say, say


class Why(StrEnum):
    """The closed set of refusals."""

    STALE = "stale"
    NOT_AN_OPTION = "not_an_option"
    WRONG_TYPE = "wrong_type"
    OUT_OF_RANGE = "out_of_range"
    BAD_SHEET = "bad_sheet"
    NOTHING_TO_UNDO = "nothing_to_undo"
    NOTHING_TO_REDO = "nothing_to_redo"
    NO_SUCH_ENTRY = "no_such_entry"
    NO_SUCH_COUNTER = "no_such_counter"
    NO_SUCH_TRACKER = "no_such_tracker"
    GAME_OVER = "game_over"
    NOT_ENDED = "not_ended"
    NO_SUCH_PLAYER = "no_such_player"
    READ_ONLY = "read_only"
    NOT_JSON = "not_json"
    NOT_A_COMMAND = "not_a_command"
    RECORD = "record"
    FAULT = "fault"


class Refusal(Exception):
    """Raised instead of acting: the kind for programs, the sentence for people."""

    def __init__(self, why: Why, text: Say) -> None:
        super().__init__(why.value)
        self.why = why
        self.text = text


def refuse(why: Why, **params: str | int | Say) -> Refusal:
    """The refusal with its usual sentence."""
    return Refusal(why, say(f"refusal.{why.value}", **params))
