"""Things to do that follow each other without a question: one list to tick off instead of one screen each."""

from __future__ import annotations

from companion.journal import Kind
from companion.prompts import Prompt, Tell
from companion.session import Session
from companion.words import Say

MOST = 12


def done(session: Session) -> list[Say]:
    """What was told just before the present prompt, back to the last question or rest."""
    rested = session.rests[-1].steps if session.rests else 0
    told: list[Say] = []
    for step in reversed(session.steps[rested:]):
        if step.entry.kind is not Kind.ANSWER or step.entry.value["answer"] is not None:
            break
        told.insert(0, step.text)
    return told[-MOST:]


def ahead(session: Session) -> list[Prompt]:
    """The present thing to do and those right after it, as far as the same part of the turn goes."""
    prompt = session.prompt
    if not isinstance(prompt, Tell) or session.misfit:
        return []
    found: list[Prompt] = [prompt]
    run = session.twin()
    while len(found) < MOST:
        try:
            run.advance(None)
        except Exception:  # noqa: BLE001 a fault of the script is shown when the player comes to it
            break
        if run.rests or not isinstance(run.prompt, Tell) or _title(run.prompt) != _title(prompt):
            break
        found.append(run.prompt)
    return found


def _title(prompt: Prompt) -> Say | None:
    return prompt.agenda.title if prompt.agenda else None
