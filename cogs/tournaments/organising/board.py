"""The organiser's board as a picture, and in words for whoever does not see it (EVT-1.13)."""

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta

from cogs.tournaments.page import round_line
from cogs.tournaments.words import Screen
from db.records.tournaments import Awaited
from render.kit.scene import SeatHolder
from render.tournaments.sheets import Contestant, Head, Waits, WaitsRow

_LONG = timedelta(days=2)  # from which on a wait is told in days
_HOUR = timedelta(hours=1)


class WaitsBoard:
    """Makes the pages of a board. `numbers` are those of a select, by pairing and entrant."""

    def __init__(
        self,
        screen: Screen,
        handle: Callable[[int], str],
        now: datetime,
        numbers: dict[tuple[int, int], int],
        volunteers: int = 0,
    ) -> None:
        self._screen, self._handle, self._now = screen, handle, now
        self._numbers, self._volunteers = numbers, volunteers

    def page(self, found: Sequence[Awaited], first: int, each: int) -> Waits:
        """Return the rows from `first` on, `each` of them."""
        view, ui = self._screen.view, self._screen.ui
        here = found[first : first + each]
        open_now = sum(one.status == "open" for one in view.pairings)
        facts = [("timer_sand", ui("board-open", count=open_now))]
        facts.append(("check_bold", ui("board-over", count=view.over)))
        if view.departed:
            facts.append(("exit_run", ui("board-left", count=len(view.departed))))
        if self._volunteers:
            facts.append(("account_plus", ui("board-volunteers", count=self._volunteers)))
        heads = ("table", "awaited", "against", "since", "missed", "nudge")
        part = ui("board-part", first=first + 1, last=first + len(here), all=len(found))
        return Waits(
            Head(self._screen.name, round_line(self._screen), left=ui("board-foot"), right=part),
            tuple(facts),
            tuple(ui(f"board-{one}") for one in heads),
            tuple(map(self._row, here)),
        )

    def described(self, sheet: Waits) -> str:
        """Return a page in words: who is awaited against whom, since when, what can be done."""
        rows = (
            ", ".join(
                filter(
                    None,
                    (
                        f"{one.table} {one.who.person.shown}",
                        " – ".join(who.person.shown for who in one.against),
                        one.since,
                        self._screen.ui("waits-missed", count=one.misses) if one.misses else "",
                        one.gone or one.done,
                    ),
                )
            )
            for one in sheet.lines
        )
        return ". ".join((sheet.head.title, *(words for _, words in sheet.facts), *rows)) + "."

    def _row(self, one: Awaited) -> WaitsRow:
        (pairing,) = (other for other in self._screen.view.pairings if other.number == one.pairing)
        number = self._numbers.get((one.pairing, one.entrant), 0)
        called = one.called_at is not None
        done = "can" if number else "left" if one.gone else "called" if called else "early"
        signs = {"left": "account_switch", "called": "check_bold"}
        return WaitsRow(
            table=self._table(one.pairing),
            who=self._who(one.entrant),
            against=tuple(self._who(who) for who in pairing.people if who != one.entrant),
            since=self._long(one.since),
            misses=one.misses,
            done=self._screen.ui("board-done", what=done),
            number=str(number) if number else "",
            sign=signs.get(done, "dots_horizontal"),
            gone=self._screen.ui("waits-gone") if one.gone else "",
        )

    def _table(self, pairing: int) -> str:
        """Return the number of a table in its round, as where the round was drawn."""
        view = self._screen.view
        (mine,) = (one for one in view.pairings if one.number == pairing)
        here = [one.number for one in view.pairings if one.round == mine.round]
        return str(1 + here.index(pairing))

    def _long(self, since: datetime | None) -> str:
        if since is None:
            return ""
        waited = max(timedelta(0), self._now - since)
        if waited >= _LONG:
            return self._screen.ui("board-days", count=waited.days)
        if waited >= _HOUR:
            return self._screen.ui("board-hours", count=waited // _HOUR)
        return self._screen.ui("board-minutes", count=waited // timedelta(minutes=1))

    def _who(self, number: int) -> Contestant:
        entry = self._screen.view.by_number[number]
        known = "" if entry.person is None else self._handle(entry.person)
        handle = known or self._screen.ui("undrawn", number=number)
        left = number in self._screen.view.left_server
        return Contestant(number - 1, SeatHolder(self._screen.person(number), handle), left)
