"""One printed value, entered or corrected: the tap that completes it also opens the next that is missing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from kivy.uix.widget import Widget

from companion import box, sums
from companion.box import Change
from companion.entering import WHOLE, Entering, following, is_lawful
from companion.game import Game
from companion.refusal import Refusal
from companion.shelves import Number, Signs
from companion.trouble import RecordTrouble
from companion.words import Say, say
from screens.box import footer, main_button, slot_place, sourced, undo_bar
from screens.boxparts import PartEditor, SoFar, is_one_tap, is_wide
from screens.keypad import Keypad
from screens.rooms import Room
from screens.widgets import BigButton, Card, Column, Text

if TYPE_CHECKING:
    from screens.app import CompanionApp

RECENT = 4  # values offered once more


class EntryRoom(Room):
    """The parts of a value, each with what can be tapped; the filled button below them."""

    game: Game

    def __init__(self, app: CompanionApp, game: str, shelf: str, entering: Entering) -> None:
        self.stock, self.entering = box.stock_of(app.record, game, shelf), entering
        super().__init__(app, game)
        self.below = Column(gap=0)
        self.add_widget(self.below)
        self.show_buttons()

    def things(self) -> list[Widget]:
        return [*self.first(), *(PartEditor(self, name) for name in self.entering.parts)]

    def first(self) -> list[Widget]:
        """What stands above the parts."""
        return []

    def hand_in(self) -> None:
        """What is done with the value."""
        raise NotImplementedError

    def buttons(self) -> list[Widget]:
        raise NotImplementedError

    def rebuild(self) -> None:
        """After a tap that has not completed the value: what is chosen is seen, where it was."""
        tall = self.scroll.column.height > self.scroll.height
        at = self.scroll.scroll_y if tall else 1.0
        self.app.show()
        self.app.room.scroll.scroll_y = at

    def show_buttons(self) -> None:
        self.below.clear_widgets()
        self.below.add_widget(footer(*self.rows(), *self.buttons()))

    def rows(self) -> list[Widget]:
        """What was tapped so far of rows of signs."""
        parts = self.entering.parts.items()
        return [SoFar(self, part, reading) for part, (_, reading) in parts if isinstance(reading, Signs)]

    def save_button(self, key: str) -> Widget:
        """Off until the value can stand there."""
        button = BigButton(self.look, self.words(say(key)), self.hand_in, kind="filled", icon="yes")
        button.disabled = not self.entering.is_lawful
        button.opacity = 0.45 if button.disabled else 1
        return Column(button, pad=(12, 4, 12, 8))


class SlotRoom(EntryRoom):
    """A slot of a shelf. `named`: what it is called by if it could not be listed before."""

    def __init__(
        self,
        app: CompanionApp,
        game: str,
        shelf: str,
        item: str,
        entering: Entering,
        named: dict[str, Any] | None = None,
    ) -> None:
        self.held = box.held(box.slot_of(game, item), app.record.box(game))
        self.item, self.named, self.typed = item, named, ""
        super().__init__(app, game, shelf, entering)

    def heading(self) -> str:
        return self.words(self.held.slot.text)

    def detail(self) -> str:
        return f"{self.words(self.stock.shelf.title)} · {self.words(self.stock.so_many)}"

    def first(self) -> list[Widget]:
        return [*self._now(), *self._again()]

    def _now(self) -> list[Widget]:
        """What is known, who says so, and the way back to what was known before."""
        if not self.held.is_known:
            return []
        value = Text(self.look, self.words(self.held.in_words), strong=True)
        said = sourced(self.look, self.held.source, self.words(self.held.said_by))
        card = Card(self.look, value, said, gap=6)
        if self.held.source == "you":
            key = "box.forget" if self.held.slot.printed is None else "box.put_back"
            card.add_widget(BigButton(self.look, self.words(say(key)), self._put_back, icon="backup-restore"))
        return [card]

    def _again(self) -> list[Widget]:
        """Same as the one before; then other values of this shelf, if they take more than a tap."""
        before = self.stock.before(self.item)
        offers: list[tuple[Say, Any, str]] = []
        if is_lawful(self.entering.reading, before):
            offers.append((say("box.same", value=self._words(before)), before, "repeat"))
        if not is_one_tap(self.entering.reading):
            used = self.stock.used(self.held.slot, RECENT)
            offers += [(self._words(one), one, "history") for one in used if one != before]
        return [
            BigButton(self.look, self.words(text), partial(self._take, value), kind="quiet", icon=icon)
            for text, value, icon in offers
        ]

    def _words(self, value: Any) -> Say:
        return self.held.slot.reading.words(value)

    # -- below

    def buttons(self) -> list[Widget]:
        things = [] if self._is_new else undo_bar(self, self._turn_to)
        reading = self.entering.reading
        if len(self.entering.parts) == 1 and is_wide(reading) and isinstance(reading, Number):
            return [self._keypad(reading), *things, self._main()]
        return [*things, self._main()]

    def _main(self) -> Widget:
        if self._is_new:
            return self.save_button("box.save")
        if self.held.source == "fan":
            return self.save_button("box.confirm")
        return self._skip_button()

    @property
    def _is_new(self) -> bool:
        """Whether something was tapped that is not known yet."""
        return bool(self.entering.tapped) and self.entering.value != self.held.value

    def _skip_button(self) -> Widget:
        missing = self.stock.next_missing(self.item)
        if self.named is None and missing and missing.slot.item != self.item:
            text = self.words(say("box.next", item=missing.slot.text))
            return main_button(self, text, partial(self._turn_to, missing.slot.item), "arrow-right")
        return main_button(self, self.words(say("box.to_shelf")), self._leave, "arrow-left")

    def _keypad(self, reading: Number) -> Keypad:
        keypad = Keypad(self.look, self.words, self.heading(), lambda key: press(key), self._typed_in)
        fresh = [True]

        def press(key: str) -> None:
            self.typed = sums.went_on(self.typed, key, fresh.pop() if fresh else False)
            keypad.show(self.typed, reading.low, reading.high)

        keypad.show(self.typed, reading.low, reading.high)
        return keypad

    # -- what is done

    def _typed_in(self) -> None:
        reading, value = self.entering.reading, sums.value(self.typed)
        if value is not None and isinstance(reading, Number):
            self.entering.put(WHOLE, sums.clamp(value, reading.low, reading.high))
            self.hand_in()

    def _take(self, value: Any) -> None:
        self.entering.take(value)
        self.hand_in()

    def hand_in(self) -> None:
        """Into the box; then the next that is missing, the next place, or back to the shelf."""
        enter = partial(box.enter, self.app.record, self.game.id, self.item, self.entering.value)
        if not self._change(enter):
            return
        if self.named is not None:
            self._next_place(self.named)
            return
        missing = box.stock_of(self.app.record, self.game.id, self.stock.shelf.id).next_missing(self.item)
        if missing and not self.held.is_known:
            self._turn_to(missing.slot.item)
        else:
            self._leave()

    def _next_place(self, named: dict[str, Any]) -> None:
        """The next unknown place of a track; a thing with a name is followed by the question for the next."""
        adding = self.stock.shelf.adding
        while adding and (after := following(adding, named)):
            if adding.item(after) not in self.app.record.box(self.game.id):
                self._turn_to(adding.item(after), named=after)
                return
            named = after
        if adding:
            place = {"game": self.game.id, "shelf": self.stock.shelf.id, "entering": Entering(adding.asks)}
            self.app.turn_to("add", **place)

    def _put_back(self) -> None:
        if self._change(lambda: box.put_back(self.app.record, self.game.id, self.item)):
            self._turn_to(self.item)

    def _change(self, change: Callable[[], Change]) -> bool:
        """Remembers what can be undone; a refusal is told."""
        try:
            self.app.entered.append(change())
        except (Refusal, RecordTrouble) as trouble:
            self.app.tell(trouble)
            return False
        self.app.buzz(0.02)
        return True

    def _turn_to(self, item: str, **more: Any) -> None:
        self.app.turn_to("slot", **slot_place(self.app, self.game.id, self.stock.shelf.id, item), **more)

    def _leave(self) -> None:
        self.app.back()


class AddRoom(EntryRoom):
    """Asks what a new thing of a shelf is called; its page comes next."""

    def heading(self) -> str:
        return self.words(self.stock.shelf.adding.text) if self.stock.shelf.adding else ""

    def detail(self) -> str:
        return f"{self.words(self.stock.shelf.title)} · {self.words(self.stock.so_many)}"

    def buttons(self) -> list[Widget]:
        return [*undo_bar(self), self.save_button("box.go_on")]

    def hand_in(self) -> None:
        adding = self.stock.shelf.adding
        if adding and self.entering.is_lawful:
            named = self.entering.value
            place = slot_place(self.app, self.game.id, self.stock.shelf.id, adding.item(named))
            self.app.turn_to("slot", **place, named=named)
