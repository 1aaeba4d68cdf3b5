"""How a tournament is put into words: rounds, people, points, the reason of a place."""

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from fractions import Fraction

import msgspec

from cogs.ui.names import bare, safe
from cogs.ui.rounds import round_name, stage_name
from cogs.ui.rulings import outcome_words
from cogs.ui.words import game_name
from db.records.tournaments import StoredPairing
from locales import Texts
from locales.texts import Locale
from play.tournaments.view import TournamentView
from tournaments.formats.registry import format_of
from tournaments.records import Terms
from tournaments.standings.rows import Row, Why

GONE = {"dropped", "disqualified"}  # of those who do not play any more
ROWS = 8  # of a page of the standings
TOLD = 16  # rows in words on the public message
DASH = "–"
FINE = {"average", "opponents", "rate"}  # figures with two decimals


class Screen(msgspec.Struct, frozen=True):
    """A tournament as somebody looks at it, in a language; `write` is how names are written."""

    view: TournamentView
    texts: Texts
    locale: Locale
    write: Callable[[str], str] = safe

    @property
    def id(self) -> str:
        return self.view.facts.id

    @property
    def name(self) -> str:
        """The name of the tournament, safe for the kind of text it stands in."""
        return self.write(self.view.facts.name)

    @property
    def game(self) -> str:
        """The name of its game, in the language of the reader."""
        return self.write(game_name(self.view.facts.game, self.texts, self.locale))

    def ui(self, message: str, /, **args: float | str) -> str:
        return self.texts.get(f"ui-tournament-{message}", self.locale, **args)

    def person(self, number: int) -> str:
        """Return the name of an entrant; whoever was forgotten has a number in place of it."""
        return self.write(entrant_name(self.view, number, self.texts, self.locale))

    def round(self, number: int) -> str:
        """Return what a round or stage is called; nothing in a robin."""
        read = self.view.tournament
        return round_name(
            self.view.shape, read.rounds, len(read.bracket), number, self.texts, self.locale
        )

    def stage(self, pairing: StoredPairing) -> str:
        """Return what the round of a match is called, or that it is for the third place.

        Where a meeting has several games it says which one that is.
        """
        read, shape = self.view.tournament, self.view.shape
        held = pairing.round, pairing.slot
        said = stage_name(shape, read.rounds, len(read.bracket), *held, self.texts, self.locale)
        several = shape.best_of > 1 and pairing.round > read.rounds
        return f"{said} · {self.ui('game', game=pairing.game)}" if several else said

    def status(self, entrant: int) -> str:
        """Return what somebody is: whoever was dropped for absence is "away" (EVT-5.1a)."""
        gone = entrant in self.view.tournament.sent_away
        return "away" if gone else self.view.by_number[entrant].status

    def number(self, value: Fraction, digits: int = 1) -> str:
        return number(value, self.texts, self.locale, digits)

    def format(self) -> str:
        """Return what is played: "Swiss", "everybody meets everybody, in fours"."""
        return format_name(self.view.shape, self.texts, self.locale)


def entrant_name(view: TournamentView, number: int, texts: Texts, locale: Locale) -> str:
    """Return the name of an entrant as it was written; a number for whoever was forgotten."""
    known = view.by_number.get(number)  # None: they left before it began
    name = known.name if known else None
    return name or texts.get("ui-tournament-former", locale, number=number)


def format_name(shape: Terms, texts: Texts, locale: Locale) -> str:
    """Return what is played: "Swiss", "everybody meets everybody, in fours"."""
    said = texts.get(f"ui-tournament-format-{format_of(shape).named}", locale)
    if shape.duels:
        return said
    return texts.get("ui-tournament-in-pods", locale, format=said, pod=shape.pod)


def number(value: Fraction, texts: Texts, locale: Locale, digits: int = 1) -> str:
    """Return a figure as the language writes it, with so many decimals at most."""
    rounded = round(value, digits)
    plain = int(rounded) if rounded == int(rounded) else float(rounded)
    return texts.get("ui-tournament-number", locale, number=plain)


def reason(screen: Screen, why: Why, name: str = "") -> str:
    """Return in one sentence why a row is above the next (EVT-4.3), of whom a `name` is said."""
    share, digits = 100 if why.criterion == "share" else 1, 1
    if why.criterion in FINE:  # as many decimals as part them
        digits = next((one for one in (2, 3) if round(why.mine - why.theirs, one)), 4)
    return screen.ui(
        "why",
        criterion=why.criterion.replace("_", "-"),
        name=name or screen.person(why.next),
        mine=screen.number(why.mine * share, digits),
        count=counted(why.mine),
        theirs=screen.number(why.theirs * share, digits),
    )


def points(screen: Screen, row: Row) -> str:
    """Return the points of a row in words, or those a match; nothing in a knockout."""
    made, average = row.figures.get("points"), row.figures.get("average")
    if average is not None:
        return screen.ui("average", points=screen.number(average, 2))
    return "" if made is None else points_of(screen, made)


def place(screen: Screen, row: Row) -> int:
    """Return the place of a row; 0 for whoever has none (EVT-2.7), as all before a first result."""
    return row.place if row.placed and not unbegun(screen) else 0


def unbegun(screen: Screen) -> bool:
    """Whether there is no result yet, and everybody shares the first place."""
    view = screen.view
    return not view.over and view.facts.status != "over" and {row.place for row in view.rows} == {1}


def wall_words(texts: Texts, locale: Locale, at: datetime) -> str:
    """Return a day and hour of the wall clock: "Saturday, 5 December, 20:00"."""
    return texts.get(
        "ui-tournament-moment",
        locale,
        weekday=at.weekday(),
        day=at.day,
        month=at.month,
        hour=at.hour,
        minute=f"{at.minute:02}",
    )


def length_words(texts: Texts, locale: Locale, length: timedelta) -> str:
    """Return how long something takes, rounded: "12 days", "3 hours", "30 minutes"."""
    hours, minutes = round(length / timedelta(hours=1)), round(length / timedelta(minutes=1))
    if (length >= timedelta(days=1) and hours % 24 == 0) or hours >= 48:
        return texts.get("ui-tournament-long-days", locale, count=round(hours / 24))
    if minutes >= 120 or minutes == 60:
        return texts.get("ui-tournament-long-hours", locale, count=hours)
    return texts.get("ui-tournament-long-minutes", locale, count=minutes)


def outcome(screen: Screen, people: Sequence[int], places: Sequence[int]) -> str:
    """Return a result as a sentence: who wins against whom, a draw, or the order (EVT-1.15)."""
    names = [screen.person(one) for one in people]
    return outcome_words(names, places, screen.texts, screen.locale)


def points_of(screen: Screen, made: Fraction) -> str:
    """Return so many points in words."""
    return screen.ui("points", points=screen.number(made), count=counted(made))


def counted(made: Fraction) -> float:
    """Return a figure as its noun is counted: rounded as it is written, without its sign."""
    return abs(float(round(made, 1)))


def possible(screen: Screen, number: int, *, mine: bool = False) -> str:
    """Return the places that an entrant may still have; nothing where that is not known.

    Whoever it is `mine` for reads "you".
    """
    found = (screen.view.left or {}).get(number)
    if found is None:
        return ""
    if found.best == found.worst:
        return screen.ui("your-place-left" if mine else "place-left", best=found.best)
    key = "your-places-left" if mine else "places-left"
    return screen.ui(key, best=found.best, worst=found.worst)


def row_line(screen: Screen, row: Row) -> str:
    """Return a row of the standings in a line.

    It does not begin with its place: Discord numbers such lines anew, and shared places are lost.
    """
    entry = screen.view.by_number[row.entrant]
    gone = screen.ui(f"is-{screen.status(row.entrant)}") if entry.status in GONE else ""
    if entry.status == "entered" and row.entrant in screen.view.left_server:
        gone = screen.ui("is-left")
    said = (points(screen, row), possible(screen, row.entrant), gone, _meets(screen, row.entrant))
    numbered = "" if unbegun(screen) else f"{place(screen, row) or DASH}. "
    return " · ".join([f"**{numbered}{screen.person(row.entrant)}**", *filter(None, said)])


def _meets(screen: Screen, number: int) -> str:
    """Return whom somebody meets now, if it is one alone: more would hide who is where."""
    met = [who for one in screen.view.open_of(number) for who in one.people if who != number]
    return screen.ui("against", people=screen.person(met[0])) if len(met) == 1 else ""


def plain(screen: Screen) -> Screen:
    """Return the screen for where nothing is formatted."""
    return Screen(screen.view, screen.texts, screen.locale, bare)
