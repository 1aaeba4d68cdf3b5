"""Organisers decide anything, in any order: it is refused, or all goes on (EVT-1.8)."""

import random
from collections import Counter
from contextlib import suppress
from typing import get_args

import pytest

from games.core.refused import Refused
from play.tournaments import conversion
from play.tournaments.organising.acts import WITH_PERSON, Act, Kind
from tests.play.house import House
from tests.play.tournaments.played import (
    ORGANISER,
    PEOPLE,
    SHAPES,
    begun,
    chosen,
    people_of,
    running,
)
from tests.tournaments.test_seasons import same_places
from tournaments import running as rules

KINDS: tuple[Kind, ...] = get_args(Kind)
VALUES = ("1 2", "2 1", "1 1", "1 2 3", "1 1 3", "5", "-3", "0", "24", "48", "x", "")
STEPS, LOOKS = 40, 400


def any_act(rng: random.Random) -> Act:
    kind = rng.choice([one for one in KINDS if one != "end"] * 4 + ["end"])
    value = str(rng.randrange(9)) if kind == "pair" else rng.choice(VALUES)
    return Act(kind, rng.randrange(12), value)


async def decided(home: House, tournament: str, rng: random.Random) -> bool:
    """Decide something; return whether it could be."""
    act = any_act(rng)
    person = rng.choice(PEOPLE[:20]) if act.kind in WITH_PERSON else None
    try:
        service = home.play.tournaments
        await service.decide(tournament, ORGANISER.id, act, "because", person=person)
    except Refused:
        return False
    return True


async def went_on(home: House, tournament: str, rng: random.Random) -> None:
    """Let a match end, or somebody leave, or be forgotten, and let time pass."""
    for match in running(home)[:1]:
        for person in sorted(people_of(home, match), reverse=True):
            with suppress(Refused):  # it is over, or they gave up before
                await home.play.matches.concede(match, person)
    if rng.random() < 0.05:
        await home.play.tournaments.leave(tournament, rng.choice(PEOPLE[:9]).id)
    if rng.random() < 0.03:
        await home.play.people.delete(rng.choice(PEOPLE[:9]).id)
    await chosen(home, tournament)
    home.clock.pass_(seconds=30)
    await home.play.tournaments.tick()


def sound(whole) -> None:
    """Nobody sits twice in a match or has two results in a round; standings are what they are."""
    read = conversion.read(whole)
    if whole.facts.status in {"running", "over"}:
        same_places(read)
    rules.places_left(read)
    for one in whole.pairings:
        assert len({*one.people}) == len(one.people)
        assert one.status != "over" or len(one.places) == len(one.people)
    if read.terms.format == "swiss":
        per = Counter((one.round, who) for one in whole.pairings for who in one.people)
        assert set(per.values()) <= {1}


@pytest.mark.rule("EVT-1.8")
@pytest.mark.parametrize("name", SHAPES)
@pytest.mark.parametrize("seed", range(2))
async def test_whatever_is_decided_a_tournament_ends(home: House, name: str, seed: int) -> None:
    shape, people = SHAPES[name]
    rng = random.Random(f"{name}{seed}")
    tournament = await begun(home, shape, people)
    service, done = home.play.tournaments, 0
    for _ in range(STEPS):
        done += await decided(home, tournament, rng)
        if rng.random() < 0.4:
            await went_on(home, tournament, rng)
        sound(await service.load(tournament))
        await service.view(tournament)
    assert done
    if (await service.load(tournament)).facts.dates.paused_at is not None:
        await service.decide(tournament, ORGANISER.id, Act("go-on"), "because")
    for _ in range(LOOKS):
        await went_on(home, tournament, rng)
        if (await service.load(tournament)).facts.status == "over":
            break
    else:
        raise AssertionError("it never came to an end")
    assert running(home) == []
    sound(await service.load(tournament))
