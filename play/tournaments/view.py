"""A tournament as screens and pictures show it: who is where, why, and what comes next (pure)."""

from collections.abc import Mapping
from functools import cached_property

import msgspec
from msgspec.structs import replace

from db.records.tournaments import (
    StoredAct,
    StoredEntrant,
    StoredPairing,
    StoredTournament,
    WholeTournament,
)
from play.tournaments import conversion
from tournaments import entries, running
from tournaments.entries import Needs
from tournaments.formats.registry import format_of
from tournaments.records import Chooser, Due, Pairing, Terms, Tournament
from tournaments.standings.ranges import Range
from tournaments.standings.rows import Row


class TournamentView(msgspec.Struct, frozen=True, dict=True):
    """A tournament with its standings and the places that everybody may still have.

    Nothing of it is secret: what entrants bring is left out. `choosers` are those who are to say
    who sits first in a next game, `next_games` those that open in a moment. `acts` is what
    organisers decided, `names` are those of people whom it names beside entrants. `left_server` are
    entrants who are known to have left the server (EVT-1.14).
    """

    facts: StoredTournament
    shape: Terms
    entrants: tuple[StoredEntrant, ...]
    pairings: tuple[StoredPairing, ...]
    tournament: Tournament
    needs: Needs
    rows: tuple[Row, ...] = ()
    left: Mapping[int, Range] | None = None
    choosers: tuple[Chooser, ...] = ()
    next_games: tuple[Pairing, ...] = ()
    acts: tuple[StoredAct, ...] = ()
    names: Mapping[int, str] = msgspec.field(default_factory=dict[int, str])
    left_server: frozenset[int] = frozenset()

    @property
    def departed(self) -> tuple[StoredEntrant, ...]:
        """Everybody who has a place, or waits for one, and has left the server."""
        return tuple(
            one for one in (*self.entered, *self.waiting) if one.number in self.left_server
        )

    @cached_property
    def by_number(self) -> Mapping[int, StoredEntrant]:
        """Everybody by their number."""
        return {one.number: one for one in self.entrants}

    @cached_property
    def entered(self) -> tuple[StoredEntrant, ...]:
        """Everybody who has a place, in the order in which they came."""
        here = (one for one in self.entrants if one.status == "entered")
        return tuple(sorted(here, key=lambda one: (one.entered_at, one.number)))

    @cached_property
    def waiting(self) -> tuple[StoredEntrant, ...]:
        """Everybody who waits for a place, in the order in which they will have one."""
        here = (one for one in self.entrants if one.status == "waiting")
        return tuple(sorted(here, key=lambda one: (one.entered_at, one.number)))

    @property
    def open_to_entry(self) -> bool:
        """Whether somebody new can still come in, or wait for a place."""
        if self.facts.status == "running":
            free = len(self.tournament.present) < self.facts.places
            return free and entries.open_to_late(self.tournament)
        return self.facts.status == "open" and not self.facts.preparing

    @property
    def full(self) -> bool:
        """Whether anybody who enters before it begins has to wait for a place."""
        return self.facts.status == "open" and len(self.entered) >= self.facts.places

    @property
    def over(self) -> int:
        """How many matches have been played."""
        return sum(one.status == "over" for one in self.pairings)

    @property
    def to_play(self) -> int:
        """How many known matches are not yet over."""
        return sum(one.status in {"planned", "open"} for one in self.pairings)

    @property
    def in_stages(self) -> bool:
        """Whether a knockout is played, or was, in pairs or in pods."""
        heats = format_of(self.shape).heats and self.facts.dates.started_at is not None
        return heats or bool(self.tournament.bracket)

    def of(self, person: int) -> StoredEntrant | None:
        """Return somebody's entry, if they have one."""
        return next((one for one in self.entrants if one.person == person), None)

    def row(self, number: int) -> Row | None:
        """Return the row of an entrant, once it runs."""
        return next((one for one in self.rows if one.entrant == number), None)

    def open_of(self, number: int) -> tuple[StoredPairing, ...]:
        """Return the matches of an entrant that are open."""
        return tuple(one for one in self.pairings if one.status == "open" and number in one.people)


def of(
    whole: WholeTournament,
    acts: tuple[StoredAct, ...] = (),
    names: Mapping[int, str] | None = None,
    left: frozenset[int] = frozenset(),
) -> TournamentView:
    """Return a tournament as it is shown; standings only once it has begun."""
    read = conversion.read(whole)
    shape = conversion.shape_of(whole)
    begun = whole.facts.dates.started_at is not None
    runs = whole.facts.status == "running"
    due = running.due(read) if runs and shape.best_of > 1 else Due()
    return TournamentView(
        facts=whole.facts,
        shape=shape,
        entrants=tuple(replace(one, brought=None) for one in whole.entrants),
        pairings=whole.pairings,
        tournament=read,
        rows=running.standings(read) if begun else (),
        left=running.places_left(read) if runs else None,
        choosers=due.choosers,
        next_games=due.pairings,
        acts=acts,
        names=names or {},
        left_server=left,
        needs=conversion.needs_of(whole),
    )
