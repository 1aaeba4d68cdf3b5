"""Sheets of tournaments that were played at random, for pictures."""

from datetime import datetime, timedelta
from functools import cache

from msgspec.structs import replace

from cogs.tournaments.posts.news_page import span_words, until_words
from cogs.tournaments.standings.bracket import Brackets
from cogs.tournaments.standings.sheets import Sheets
from cogs.tournaments.words import ROWS, Screen
from db.records.tournaments import WholeTournament
from locales.texts import Locale
from play.tournaments import view
from render.tournaments.sheets import Bracket, Champion, Draw, Final, Sheet, Standings
from tests.cogs import made
from tests.cogs.tournaments.samples import stored
from tests.tournaments.seasons import season
from tournaments.records import Terms, Tournament

NAMES = (
    *("Zoé", "Maximilien de Latour", "Ana", "Bao", "Castor", "Chloé", "Anne-Charlotte"),
    *("Jean-Baptiste", "Farid", "Dimitri", "Léa", "Oumar", "Éloïse", "Théo", "Gwenaëlle", "Noé"),
)
PLAYED: dict[str, tuple[Terms, int, int]] = {  # terms, people, matches that are over
    "swiss": (Terms(format="swiss"), 16, 28),
    "first": (Terms(format="swiss"), 7, 2),
    "many": (Terms(format="swiss"), 40, 34),
    "pods": (Terms(format="swiss", pod=4, seats=(3, 4, 5)), 12, 5),
    "robin": (Terms(format="robin"), 8, 19),
    "small": (Terms(format="robin"), 4, 3),
    "knockout": (Terms(format="knockout", best_of=3, third_place=True), 16, 28),
    "knockout-begun": (Terms(format="knockout"), 11, 2),
    "large": (Terms(format="knockout"), 19, 2),
    "larger": (Terms(format="knockout"), 40, 10),
    "largest": (Terms(format="knockout", best_of=3), 64, 100),
    "heats": (Terms(format="heats", pod=4, seats=(3, 4, 5)), 16, 5),
    "heats-begun": (Terms(format="heats", pod=4, seats=(3, 4, 5)), 14, 1),
    "heats-large": (Terms(format="heats", pod=4, seats=(3, 4, 5)), 40, 3),
    "cut": (Terms(format="swiss+cut", rounds=3, cut=4), 9, 14),
}


@cache
def whole(name: str, *, over: bool = False, wide: bool = False) -> WholeTournament:
    """Return a tournament in the middle, or at its end."""
    terms, people, matches = PLAYED[name]
    last: Tournament | None = None
    for read in season(terms, people, 5, 0.02):
        last = read
        if not over and sum(one.status == "over" for one in read.matches) >= matches:
            break
    assert last is not None
    names = made.WIDE if wide else NAMES
    found = stored(last, names, "W" * 40 if wide else "Coupe d’automne")
    return replace(found, facts=replace(found.facts, status="over")) if over else found


def sheets(
    name: str, locale: Locale = "fr", *, over: bool = False, wide: bool = False
) -> tuple[Sheet, ...]:
    """Return what stands on the public message."""
    return _sheets(whole(name, over=over, wide=wide), locale).public()


def sheets_of(name: str, locale: Locale = "fr", *, over: bool = False) -> Sheets:
    """Return what makes the sheets of a tournament."""
    return _sheets(whole(name, over=over), locale)


def drawn(name: str, locale: Locale = "fr", *, wide: bool = False) -> tuple[Draw, ...]:
    """Return what news show of the round that runs, on the day on which it was drawn."""
    found = whole(name, wide=wide)
    screen, number = Screen(view.of(found), made.TEXTS, locale), found.pairings[-1].round
    said = until_words(screen, datetime(2026, 12, 13, 22))  # noqa: DTZ001 - a wall clock
    return _sheets(found, locale).drawn(number, said, span_words(screen, timedelta(days=12)))


def final(locale: Locale = "fr") -> Final:
    """Return the final of a Swiss with a cut, on the day on which it begins."""
    terms = Terms(format="swiss+cut", rounds=5, cut=8, best_of=3, third_place=True)
    (found, *_) = (
        one
        for one in season(terms, 16, 5, 0)
        if any((match.round, match.slot, match.status) == (8, 0, "open") for match in one.matches)
    )
    shown = stored(found, NAMES, "Coupe d’automne")
    screen = Screen(view.of(shown), made.TEXTS, locale)
    said = until_words(screen, datetime(2026, 12, 20, 22))  # noqa: DTZ001 - a wall clock
    sheet = _sheets(shown, locale).endings.final(said)
    assert sheet is not None
    return sheet


def champion(locale: Locale = "fr") -> Champion:
    """Return the champion of the same."""
    terms = Terms(format="swiss+cut", rounds=5, cut=8, best_of=3, third_place=True)
    *_, found = season(terms, 16, 5, 0)
    shown = stored(found, NAMES, "Coupe d’automne")
    shown = replace(shown, facts=replace(shown.facts, status="over"))
    sheet = _sheets(shown, locale).endings.champion()
    assert sheet is not None
    return sheet


def own(name: str, number: int, locale: Locale = "fr", *, wide: bool = False) -> Sheet:
    """Return the standings with somebody's own row marked."""
    return _sheets(whole(name, wide=wide), locale, number).standings(0)


def tables(name: str, locale: Locale = "fr") -> tuple[Standings, ...]:
    """Return all pages of the standings."""
    found = whole(name)
    sheets_ = _sheets(found, locale)
    return tuple(map(sheets_.standings, range(-(-len(found.entrants) // ROWS))))


def brackets(name: str, number: int | None = None, locale: Locale = "fr") -> Brackets:
    """Return the bracket of a knockout, with somebody's own way marked."""
    return _sheets(whole(name), locale, number).brackets


def part(name: str, at: int, number: int | None = None, locale: Locale = "fr") -> Bracket:
    """Return a page of a bracket."""
    return brackets(name, number, locale).page(at)


def pages(name: str, number: int | None = None) -> tuple[Bracket, ...]:
    """Return all pages of a bracket."""
    found = brackets(name, number)
    return tuple(map(found.page, range(found.parts)))


def _sheets(found: WholeTournament, locale: Locale, number: int | None = None) -> Sheets:
    screen = Screen(view.of(found), made.TEXTS, locale)
    return Sheets(screen, lambda _: "", number)
