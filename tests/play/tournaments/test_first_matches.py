"""Nobody waits more than a week for a first match in a robin (EVT-2.3)."""

from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from db.queries import outages
from games import registry
from play.time.moving import OUTAGE
from play.tournaments.organising.acts import Act
from tests.play.house import FakeClock, House, house
from tests.play.tournaments.played import (
    ORGANISER,
    PEOPLE,
    begun,
    go_on,
    people_of,
    rowsof,
    running,
)
from tournaments.records import Terms

ROBIN = Terms(format="robin", at_once=1)
LATE = PEOPLE[4]
HOUR, MINUTE = timedelta(hours=1), timedelta(minutes=1)
GAMES = registry.load()
AWAY = {key: replace(one, outside=True) for key, one in GAMES.items()}


class Died(BaseException):
    """The process was killed."""


async def entered_late(home: House) -> str:
    """A robin of four, each of whom plays, which somebody enters late."""
    tournament = await begun(home, ROBIN, 4)
    await ticks(home)
    assert len(running(home)) == 2
    await home.play.tournaments.enter(tournament, LATE)
    await ticks(home)
    assert len(running(home)) == 2
    return tournament


async def ticks(home: House, **time: float) -> None:
    home.clock.pass_(**time)
    for _ in range(3):
        home.clock.pass_(seconds=1)
        await home.play.tournaments.tick()


def of_late(home: House) -> list[str]:
    return [match for match in running(home) if LATE.id in people_of(home, match)]


@pytest.mark.rule("EVT-2.3")
async def test_whoever_has_waited_a_week_has_one_match_without_any_other_event(home: House) -> None:
    tournament = await entered_late(home)
    await ticks(home, days=6, hours=23)
    assert of_late(home) == []
    await ticks(home, hours=1)
    (match,) = of_late(home)
    assert len(running(home)) == 3
    await ticks(home, days=30)
    assert of_late(home) == [match]  # the second one waits for free places
    whole = await home.play.tournaments.load(tournament)
    assert {one.first_match_at for one in whole.entrants} == {None}
    assert (await go_on(home, tournament)).facts.status == "over"


@pytest.mark.rule("EVT-2.3")
async def test_whoever_goes_before_the_week_is_over_has_no_match(home: House) -> None:
    tournament = await entered_late(home)
    await home.play.tournaments.leave(tournament, LATE.id)
    await ticks(home, days=8)
    assert len(running(home)) == 2
    assert not rowsof(home, "SELECT 1 FROM entrant WHERE first_match_at IS NOT NULL")


@pytest.mark.rule("EVT-1.5", "EVT-1.8", "EVT-2.3")
@pytest.mark.parametrize("why", ["outage", "pause", "outage in a pause", "over"])
async def test_the_week_moves_with_an_outage_and_with_a_pause(home: House, why: str) -> None:
    tournament = await entered_late(home)
    service = home.play.tournaments
    home.clock.pass_(days=3)
    if "pause" in why:
        await service.decide(tournament, ORGANISER.id, Act("pause"), "because")
    if "outage" in why:
        await home.play.store.write(outages.beat, home.clock.now(), HOUR, OUTAGE)
    home.clock.pass_(days=9)
    if "outage" in why:
        await home.play.store.write(outages.beat, home.clock.now(), HOUR, OUTAGE)
    if why == "over":
        await service.decide(tournament, ORGANISER.id, Act("end"), "because")
        await ticks(home)
        assert running(home) == []
        return
    await ticks(home)
    assert of_late(home) == []
    if "pause" in why:
        await service.decide(tournament, ORGANISER.id, Act("go-on"), "because")
    await ticks(home, days=3, hours=23)
    assert of_late(home) == []
    await ticks(home, hours=2)
    assert len(of_late(home)) == 1


@pytest.mark.rule("EVT-1.5", "EVT-2.3")
async def test_the_week_waits_for_the_game(tmp_path: Path) -> None:
    clock, path = FakeClock(), tmp_path / "play.db"
    home = await house(path, clock, MINUTE, AWAY, "one")
    await entered_late(home)
    clock.pass_(days=3)
    await home.play.close()
    home = await house(path, clock, timedelta(days=5), {}, "two")
    await home.play.start()
    for _ in range(20):
        clock.pass_(days=1)
        await home.play.time.tick()
        await home.play.tournaments.tick()
    await home.play.close()
    home = await house(path, clock, MINUTE, AWAY, "three")
    await home.play.start()
    ((first,),) = rowsof(
        home, "SELECT first_match_at FROM entrant WHERE first_match_at IS NOT NULL"
    )
    assert first / 1000 > clock.now().timestamp()
    await ticks(home, days=1)
    assert of_late(home) == []
    await ticks(home, days=6, hours=1)
    assert len(of_late(home)) == 1
    await home.play.close()


@pytest.mark.rule("EVT-2.3")
@pytest.mark.parametrize("write", [1, 2])
@pytest.mark.parametrize("written", [False, True])
async def test_who_dies_while_it_opens_opens_it_once(
    tmp_path: Path, write: int, *, written: bool
) -> None:
    """The process ends before or after its first write, or its second: found, then begun."""
    path = tmp_path / "play.db"
    home = await house(path, games=GAMES)
    tournament = await entered_late(home)
    home.clock.pass_(days=7)
    keep, left = home.play.store.write, write

    async def dying(work, *args, **kwargs):
        nonlocal left
        left -= 1
        if left == 0 and not written:
            raise Died
        found = await keep(work, *args, **kwargs)
        if left == 0:
            raise Died
        return found

    home.play.store.write = dying
    with pytest.raises(Died):
        await home.play.tournaments.tick()
    await home.play.close()
    home = await house(path, home.clock, games=GAMES, seed="again")
    await ticks(home)
    assert len(of_late(home)) == 1
    assert len(running(home)) == 3
    assert (await go_on(home, tournament)).facts.status == "over"
    await home.play.close()
