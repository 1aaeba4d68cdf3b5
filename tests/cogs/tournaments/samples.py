"""Tournaments as screens show them, at any moment, with names at their worst."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from msgspec.structs import replace

from cogs.tournaments.words import Screen
from db.records.time import TimeTerms
from db.records.tournaments import (
    StoredEntrant,
    StoredTournament,
    TournamentDates,
    TournamentMessage,
    TournamentProgress,
    WholeTournament,
)
from locales.texts import Locale
from play.tournaments import conversion, view
from tests.cogs import made
from tests.tournaments.seasons import season
from tournaments.records import Terms, Tournament

SHAPES = {
    "robin": (Terms(format="robin"), 6),
    "robin of pods": (Terms(format="robin", pod=3, seats=(2, 3), rounds=3), 6),
    "swiss": (Terms(format="swiss"), 7),
    "knockout": (Terms(format="knockout", best_of=3, third_place=True), 6),
    "heats": (Terms(format="heats", pod=4, seats=(3, 4, 5)), 14),
    "swiss and cut": (Terms(format="swiss+cut", rounds=2, cut=4), 6),
}
EMPTY = StoredTournament(
    id="t" * 16,
    name="Coupe",
    server=1,
    locale="fr",
    creator=1,
    creator_at=made.NOW,
    game="firstdeck",
    options={},
    terms=TimeTerms("quick"),
    shape="{}",
    places=16,
    seed=b"seed",
    message=TournamentMessage(channel=10),
    dates=TournamentDates(opened_at=made.NOW),
    progress=TournamentProgress(),
)


def entrants(names: tuple[str, ...], people: int) -> tuple[StoredEntrant, ...]:
    return tuple(
        StoredEntrant(
            number=number,
            person=int(made.LONG_AGO) - number,
            name=names[(number - 1) % len(names)],
            rating=None,
            status="entered",
            since=1,
            checked=False,
            entered_at=made.NOW + timedelta(seconds=number),
        )
        for number in range(1, people + 1)
    )


def stored(read: Tournament, names: tuple[str, ...], name: str = "Coupe") -> WholeTournament:
    """A tournament that runs, or is over."""
    facts = replace(
        EMPTY,
        name=name,
        shape=conversion.shaped(read.terms),
        status="running",
        seed=read.seed,
    ).with_dates(started_at=made.NOW, until_at=made.NOW)
    kept = entrants(names, len(read.entrants))
    whole = conversion.written(WholeTournament(facts, kept, ()), read, made.NOW)
    begun = (
        replace(one, match=f"{one.number:022}", open_at=None)
        if one.status in {"open", "over"}
        else one
        for one in whole.pairings
    )
    return replace(whole, pairings=tuple(begun))


def moments(shape: str, names: tuple[str, ...], name: str = "Coupe") -> Iterator[WholeTournament]:
    """A tournament after every thing that happens in it; the last one is over."""
    terms, people = SHAPES[shape]
    last = None
    for read in season(terms, people, 3, 0.1):
        if last is not None:
            yield last
        last = stored(read, names, name)
    assert last is not None
    over = replace(last.facts, status="over").with_dates(until_at=None)
    yield replace(last, facts=over)


def screen(whole: WholeTournament, locale: Locale) -> Screen:
    return Screen(view.of(whole), made.TEXTS, locale)


def opened(
    names: tuple[str, ...],
    people: int,
    shape: Terms,
    starts_at: datetime | None = None,
    **facts: object,
) -> WholeTournament:
    kept = entrants(names, people)
    late = (replace(one, status="waiting") for one in entrants(names, people + 2)[people:])
    empty = replace(EMPTY, shape=conversion.shaped(shape), **facts)
    empty = empty.with_dates(starts_at=starts_at)
    return WholeTournament(empty, (*kept, *late), ())
