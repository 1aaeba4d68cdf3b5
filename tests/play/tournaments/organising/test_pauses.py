"""A pause of a tournament stops what it waits for, as an outage does (EVT-1.8)."""

from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from db.queries import outages
from games import registry
from play.refusals import Refused
from play.time.moving import OUTAGE
from play.tournaments.organising.acts import Act
from tests.play.house import FakeClock, House, house
from tests.play.tournaments.played import ORGANISER, begun, go_on, rowsof, running
from tournaments.records import Terms

SWISS = Terms(format="swiss")
MINUTE, HOUR = timedelta(minutes=1), timedelta(hours=1)
GAMES = registry.load()
AWAY = {key: replace(one, outside=True) for key, one in GAMES.items()}


async def decide(home: House, tournament: str, kind: str) -> None:
    act = Act(kind)  # pyright: ignore[reportArgumentType]
    await home.play.tournaments.decide(tournament, ORGANISER.id, act, "because")


async def left(home: House, tournament: str) -> timedelta:
    """How much time a round has."""
    until_at = (await home.play.tournaments.load(tournament)).facts.dates.until_at
    assert until_at is not None
    return until_at - home.clock.now()


async def beat(home: House, **time: float) -> None:
    """Be away for some time."""
    await home.play.store.write(outages.beat, home.clock.now(), HOUR, OUTAGE)
    home.clock.pass_(**time)
    await home.play.store.write(outages.beat, home.clock.now(), HOUR, OUTAGE)


@pytest.mark.rule("EVT-1.8", "EVT-5.1")
async def test_the_deadline_of_a_round_moves_with_a_pause(home: House) -> None:
    """Whatever else happens in it: a second pause, an outage; nothing is given back twice."""
    tournament = await begun(home, SWISS, 4)
    await home.play.tournaments.tick()
    home.clock.pass_(days=1)
    before = await left(home, tournament)
    await decide(home, tournament, "pause")
    home.clock.pass_(days=2)
    with pytest.raises(Refused, match="tournament-act-paused"):
        await decide(home, tournament, "pause")
    await beat(home, days=3)
    home.clock.pass_(hours=5)
    await decide(home, tournament, "go-on")
    assert await left(home, tournament) == before
    home.clock.pass_(hours=1)
    with pytest.raises(Refused, match="tournament-act-goes-on"):
        await decide(home, tournament, "go-on")
    assert await left(home, tournament) == before - HOUR


@pytest.mark.rule("EVT-1.8", "EVT-5.1")
async def test_nobody_is_passed_over_in_a_pause(home: House) -> None:
    tournament = await begun(home, SWISS, 4)
    for _ in range(3):
        home.clock.pass_(seconds=5)
        await home.play.tournaments.tick()
    assert len(running(home)) == 2
    await decide(home, tournament, "pause")
    for _ in range(8):
        home.clock.pass_(days=2)
        await home.play.tournaments.tick()
    assert len(running(home)) == 2
    assert not rowsof(home, "SELECT 1 FROM tournament_match WHERE passed = 1")
    await decide(home, tournament, "go-on")
    home.clock.pass_(days=9)
    await home.play.tournaments.tick()
    assert not rowsof(home, "SELECT 1 FROM tournament_match WHERE passed = 1")
    home.clock.pass_(days=1)
    await home.play.tournaments.tick()
    assert rowsof(home, "SELECT count(*) FROM tournament_match WHERE passed = 1") == [(2,)]


@pytest.mark.rule("EVT-1.8", "EVT-5.1")
async def test_a_pause_gives_nobody_more_time_after_a_deadline(home: House) -> None:
    tournament = await begun(home, SWISS, 4)
    for _ in range(3):
        home.clock.pass_(seconds=5)
        await home.play.tournaments.tick()
    home.clock.pass_(seconds=(await left(home, tournament)).total_seconds())
    await home.play.tournaments.tick()
    await decide(home, tournament, "pause")
    before = (await home.play.tournaments.load(tournament)).facts.dates.until_at
    await home.play.matches.settled()
    home.clock.pass_(hours=48)
    for _ in range(10):  # what has moved on in the moment of a look is seen at the next one
        await home.play.tournaments.tick()
        await home.play.matches.settled()
        home.clock.pass_(minutes=6)
    assert running(home) == []
    whole = await home.play.tournaments.load(tournament)
    assert whole.facts.dates.until_at == before
    assert [one.status for one in whole.pairings] == ["over", "over"]  # no next round in a pause
    await decide(home, tournament, "go-on")
    await home.play.tournaments.tick()
    assert len((await home.play.tournaments.load(tournament)).pairings) == 4


@pytest.mark.rule("EVT-1.6", "EVT-1.8")
async def test_matches_begin_one_a_second_after_a_pause_too(home: House) -> None:
    tournament = await begun(home, SWISS, 8)
    await home.play.tournaments.tick()
    assert len(running(home)) == 1
    await decide(home, tournament, "pause")
    home.clock.pass_(days=1)
    await home.play.tournaments.tick()
    assert len(running(home)) == 1
    await decide(home, tournament, "go-on")
    for begun_now in (2, 3, 4):
        home.clock.pass_(seconds=1)
        await home.play.tournaments.tick()
        assert len(running(home)) == begun_now


@pytest.mark.rule("EVT-1.5", "EVT-1.8")
@pytest.mark.parametrize("order", ["around", "within", "before", "after"])
async def test_a_pause_while_the_game_is_away_counts_once(tmp_path: Path, order: str) -> None:
    """The pause is around the absence of the game, within it, begins before it, or ends after."""
    clock, path = FakeClock(), tmp_path / "play.db"
    home = await house(path, clock, MINUTE, AWAY, "one")
    tournament = await begun(home, SWISS, 4)
    await home.play.time.tick()
    await home.play.tournaments.tick()
    before = await left(home, tournament)
    if order in {"around", "before"}:
        await decide(home, tournament, "pause")
        clock.pass_(hours=7)
        await home.play.time.tick()  # no outage, as it is there
    await home.play.close()
    home = await house(path, clock, MINUTE, {}, "two")
    await home.play.start()
    for day in range(5):
        clock.pass_(days=1)
        await home.play.time.tick()
        if day == 1 and order in {"within", "after"}:
            await decide(home, tournament, "pause")
        if day == 3 and order in {"within", "before"}:
            await decide(home, tournament, "go-on")
    await home.play.close()
    clock.pass_(hours=2)
    home = await house(path, clock, MINUTE, AWAY, "three")
    await home.play.start()
    if order in {"around", "after"}:
        clock.pass_(hours=3)
        await decide(home, tournament, "go-on")
    assert await left(home, tournament) == before
    assert (await go_on(home, tournament)).facts.status == "over"
    await home.play.close()
