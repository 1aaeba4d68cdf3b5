"""Seasons on a clock of our own: people come late, drop, rest, are away; the process dies often.

Whatever happens, a tournament ends, everybody has every match that they should, no result is lost
or counted twice, and the standings are those of a second computation from the raw results.
"""

import json
import random
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from datetime import timedelta

import pytest

from db.records.tournaments import WholeTournament
from games import registry
from games.core.refused import Refused
from play.tournaments import conversion
from tests.play.house import House, house
from tests.play.tournaments.played import (
    ORGANISER,
    PEOPLE,
    chosen,
    opened,
    people_of,
    rowsof,
    running,
    sound,
)
from tests.tournaments.test_seasons import same_places
from tournaments import running as rules
from tournaments.records import Terms, Tournament

GAMES = registry.load()
PODS = Terms(format="swiss", pod=4, seats=(3, 4, 5))
SEASONS: Mapping[str, tuple[Terms, int]] = {
    "robin of 12": (Terms(format="robin"), 12),
    "swiss of 16": (Terms(format="swiss"), 16),
    "pods of 23": (PODS, 23),
    "knockout of 19": (Terms(format="knockout"), 19),
    "heats of 15": (Terms(format="heats", pod=4, seats=(3, 4, 5)), 15),
    "swiss of 64": (Terms(format="swiss"), 64),
}
LONG = "swiss of 64"
LATEST = 3000  # looks at what is due


class Died(BaseException):
    """The process was killed."""


class Season:
    """A tournament that is played to its end by whoever is there; chance comes from one seed."""

    def __init__(self, path, seed: int) -> None:
        self.path = path
        self.rng = random.Random(seed)
        self.deaths = 0
        self.home: House
        self.tournament = ""
        self.terms = PODS

    async def begin(self, terms: Terms, people: int) -> None:
        self.terms = terms
        self.home = await house(self.path, games=GAMES)
        self.tournament = await opened(self.home, terms, people)
        await self.home.play.tournaments.start(self.tournament, ORGANISER.id)

    async def again(self) -> None:
        """Begin a process anew on the same file; it dies at some write to come."""
        self.home = await house(
            self.path, self.home.clock, games=GAMES, seed=f"{self.tournament}{self.deaths}"
        )
        kept, left = self.home.play.store.write, self.rng.randrange(1, 24)
        before = self.rng.random() < 0.5

        async def write(work, *args, **kwargs):
            nonlocal left
            left -= 1
            if left < 0 or (left == 0 and before):  # nothing is written after its death
                raise Died
            found = await kept(work, *args, **kwargs)
            if left == 0:
                raise Died
            return found

        self.home.play.store.write = write

    async def play(self) -> WholeTournament:
        """Play to the end, however often the process dies."""
        await self.home.play.close()
        await self.again()
        for _ in range(LATEST):
            try:
                if await self.step():
                    return await self.home.play.tournaments.load(self.tournament)
            except Died:
                self.deaths += 1
                await self.home.play.close()
                await self.again()
        raise AssertionError("it never came to an end")

    async def step(self) -> bool:
        """Let a little happen; return whether the tournament is over."""
        home, service = self.home, self.home.play.tournaments
        here = [match for match in running(home) if not await self.abandoned(match)]
        self.rng.shuffle(here)
        for match in here[: max(3, len(here) // 4)]:
            await self.end(match)
        await chosen(home, self.tournament)
        await self.trouble()
        home.clock.pass_(seconds=30)
        await service.tick()
        if not here and running(home):
            await self.wait()
        return (await service.load(self.tournament)).facts.status == "over"

    async def abandoned(self, match: str) -> bool:
        """Whether nobody ever looks at a match: its deadline, and the house AI, are to end it."""
        query = "SELECT round, number FROM tournament_match WHERE match = ?"
        ((round_, number),) = rowsof(self.home, query, (match,))
        return self.terms.format != "robin" and (7 * round_ + number) % 11 == 0

    async def wait(self) -> None:
        """Let days pass; days off are spent, deadlines fall, all that is due happens, or death."""
        home = self.home
        home.clock.pass_(days=2)
        await home.play.time.tick()
        await home.play.tournaments.tick()
        await home.play.matches.settled()

    async def end(self, match: str) -> None:
        """Let all but one concede, but for those who had when the process died."""
        _, *others = sorted(people_of(self.home, match))
        for person in reversed(others):
            with suppress(Refused):
                await self.home.play.matches.concede(match, person)

    async def trouble(self) -> None:
        """Let somebody come late, drop, or sit a round out; the organiser vanishes for good."""
        home, chance = self.home, self.rng.random()
        service, someone = home.play.tournaments, self.rng.choice(PEOPLE[:30])
        try:
            if chance < 0.03:
                await service.leave(self.tournament, someone.id)
            elif chance < 0.06:
                await service.enter(self.tournament, someone)
            elif chance < 0.09:
                paired = (await service.load(self.tournament)).facts.progress.paired
                await service.rest(self.tournament, someone.id, paired + 1)
            elif chance < 0.11:
                await home.play.people.delete(ORGANISER.id)
            elif chance < 0.16:
                now = home.clock.now()
                until = now + timedelta(days=self.rng.randrange(1, 10))
                await home.play.days_off.take(someone.id, now, until, "UTC")
        except Refused:
            pass  # they are not there, or it is too late for that


def every_round(read: Tournament) -> None:
    """Everybody who plays has one match or one bye in each round that was paired."""
    for number in range(1, read.paired + 1):
        had = Counter(one for match in read.of_round(number) for one in match.people)
        had.update(bye.entrant for bye in read.byes if bye.round == number)
        assert {one for one in read.present if had[one] != 1} == set()
        assert max(had.values()) == 1


def every_pair(read: Tournament) -> None:
    """All who stayed met all who stayed, once."""
    met = Counter(frozenset(match.people) for match in read.matches if match.status == "over")
    assert max(met.values()) == 1
    stayed = {one.number for one in read.entrants if one.status == "entered"}
    for one in stayed:
        others = {other for pair in met for other in pair if one in pair} - {one}
        assert stayed - {one} <= others


def every_stage(read: Tournament) -> None:
    """The best seeds rest where places are empty; of every meeting one, and no more, goes on.

    Nobody does where both were absent (EVT-5.1).
    """
    people, last = len(read.bracket), (len(read.bracket) - 1).bit_length()
    in_stage = {
        number: {one for match in read.of_round(number) for one in match.people}
        | {bye.entrant for bye in read.byes if bye.round == number}
        for number in range(1, last + 1)
    }
    assert {*read.bracket} - in_stage[1] == {*read.bracket[: 2**last - people]}
    first = {row.entrant for row in rules.standings(read) if row.place == 1}
    for match in read.matches:
        later = first.union(*(in_stage[number] for number in range(match.round + 1, last + 1)))
        assert len(later & {*match.people}) == (match.failed != {*match.people})


def results_hold(home: House, whole: WholeTournament) -> None:
    """The result of every match is the one that its own store tells, and it is there once."""
    assert not rowsof(home, "SELECT * FROM tournament_result")
    recorded = dict(rowsof(home, "SELECT match, places FROM result"))
    ended = {match for (match,) in rowsof(home, "SELECT id FROM match WHERE ended_at > 0")}
    over = [one for one in whole.pairings if one.status == "over"]
    assert ended == {one.match for one in over}
    for one in over:
        if one.match in recorded:  # others had an AI alone on one side
            gone = {*one.absent, *one.late, *one.excused}
            here = [at for who, at in zip(one.people, one.places, strict=True) if who not in gone]
            assert json.loads(recorded[one.match]) == [
                len(one.people) if who in gone else 1 + sum(other < at for other in here)
                for who, at in zip(one.people, one.places, strict=True)
            ]


@pytest.mark.slow
@pytest.mark.rule("EVT-1.5", "EVT-2.3", "EVT-2.4", "EVT-2.5", "EVT-2.9")
@pytest.mark.rule("EVT-3.1", "EVT-3.3", "EVT-5.1", "EVT-5.2")
@pytest.mark.parametrize(
    "name",
    [pytest.param(one, marks=[pytest.mark.long] * (one == LONG)) for one in SEASONS],
)
async def test_a_season_with_kills_between_any_two_steps_is_complete(tmp_path, name) -> None:
    terms, people = SEASONS[name]
    season = Season(tmp_path / "play.db", seed=len(name))
    await season.begin(terms, people)
    try:
        whole = await season.play()
        for _ in range(40):
            try:
                await season.home.play.ratings.tick()
            except Died:
                await season.home.play.close()
                await season.again()
        read = conversion.read(whole)
        assert season.deaths >= 3
        assert rowsof(season.home, "SELECT * FROM half_day")
        if terms.format != "robin":
            assert any(one.passed for one in whole.pairings)
        assert rules.over(read)
        assert all(match.done for match in read.matches)
        sound(season.home, whole)
        results_hold(season.home, whole)
        same_places(read)
        if terms.format == "swiss":
            every_round(read)
            again = Counter(frozenset(match.people) for match in read.matches)
            assert not terms.duels or max(again.values()) == 1
        if terms.format == "robin":
            every_pair(read)
        if terms.format == "knockout":
            every_stage(read)
    finally:
        await season.home.play.close()
