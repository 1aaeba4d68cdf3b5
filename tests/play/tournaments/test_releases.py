"""What a release changes under a tournament: an option that goes, a game that is away."""

import contextlib
import sqlite3
from collections.abc import Mapping
from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from db.values import stamp
from games import registry
from games.core.refused import Refused
from play.time.moving import CHECK_IN
from play.tournaments.organising.acts import Act
from tests.play.house import FakeClock, House, asks, house
from tests.play.tournaments.played import (
    ORGANISER,
    PEOPLE,
    begun,
    go_on,
    opened,
    people_of,
    running,
)
from tournaments.entries import Needs
from tournaments.records import Terms

SWISS = Terms(format="swiss")
GAMES = registry.load()
MINUTE, STRANGER = timedelta(minutes=1), PEOPLE[50]


class Died(BaseException):
    """The process was killed."""


def of_before(home: House, column: str, value: object) -> None:
    """Let a tournament be as an earlier release wrote it."""
    with contextlib.closing(sqlite3.connect(home.play.store.path, isolation_level=None)) as db:
        db.execute(f"UPDATE tournament SET {column} = ?", (value,))


async def a_month_without_games(path: Path, clock: FakeClock) -> House:
    """Begin again, three hours later, where no game is there; return the house a month later."""
    clock.pass_(hours=3)
    home = await house(path, clock, MINUTE, {}, "two")
    faults: list[BaseException] = []
    home.play.on_fault(lambda _, fault, **about: faults.append(fault))
    await home.play.start()
    for _ in range(30):
        clock.pass_(days=1)
        await home.play.time.tick()
        await home.play.tournaments.tick()
    assert faults == []
    return home


async def ends_with_as_much_time(
    path: Path,
    clock: FakeClock,
    games: Mapping[str, registry.Game],
    tournament: str,
    left: timedelta,
) -> None:
    """Begin again, two hours later, where the games are back; a round has what was `left` of it."""
    clock.pass_(hours=2)
    home = await house(path, clock, MINUTE, games, "three")
    await home.play.start()
    now = (await home.play.tournaments.load(tournament)).facts.dates.until_at
    assert now is not None
    assert now - clock.now() == left
    assert (await go_on(home, tournament)).facts.status == "over"
    await home.play.close()


@pytest.mark.rule("EVT-1.5", "EVT-1.8")
async def test_an_option_that_is_no_more_holds_up_no_round(home: House) -> None:
    service = home.play.tournaments
    tournament = await opened(home, SWISS, 4)
    needs = Needs(role=77)
    await service.set_needs(tournament, ORGANISER.id, needs)
    of_before(home, "options", '{"former": "yes"}')
    of_before(home, "pace", "former")
    await service.start(tournament, ORGANISER.id)
    assert (await go_on(home, tournament)).facts.status == "over"
    which = await service.again(tournament, asks(ORGANISER), "Coupe 2")
    again = await service.view(which)
    assert (again.facts.options, again.facts.terms.pace) == ({}, "normal")
    assert again.needs == needs


@pytest.mark.rule("EVT-1.5", "EVT-5.1")
async def test_a_round_waits_for_its_game_as_its_matches_do(tmp_path: Path) -> None:
    clock, path = FakeClock(), tmp_path / "play.db"
    games = {key: replace(one, outside=True) for key, one in GAMES.items()}
    home = await house(path, clock, MINUTE, games, "one")
    tournament = await begun(home, SWISS, 4)
    await home.play.tournaments.tick()
    clock.pass_(minutes=1)
    await home.play.tournaments.tick()
    await home.play.time.tick()
    before = (await home.play.tournaments.load(tournament)).facts.dates.until_at
    assert before is not None
    left = before - clock.now()
    assert len(running(home)) == 2
    await home.play.close()
    home = await a_month_without_games(path, clock)
    assert (await home.play.tournaments.bringing(tournament, STRANGER.id)) is None
    await home.play.close()
    await ends_with_as_much_time(path, clock, games, tournament, left)


@pytest.mark.rule("EVT-1.5", "EVT-5.1")
async def test_a_round_of_which_no_match_has_begun_waits_for_its_game(tmp_path: Path) -> None:
    clock, path = FakeClock(), tmp_path / "play.db"
    games = {key: replace(one, outside=True) for key, one in GAMES.items()}
    home = await house(path, clock, MINUTE, games, "one")
    tournament = await opened(home, SWISS, 4)
    await home.play.tournaments.start(tournament, ORGANISER.id)
    await home.play.time.tick()
    await home.play.tournaments._settle(tournament)
    before = (await home.play.tournaments.load(tournament)).facts.dates.until_at
    assert before is not None
    left = before - clock.now()
    assert running(home) == []
    await home.play.close()
    home = await a_month_without_games(path, clock)
    await home.play.close()
    await ends_with_as_much_time(path, clock, games, tournament, left)


@pytest.mark.rule("EVT-1.4", "EVT-1.5")
@pytest.mark.parametrize("ahead", [24 + 20, 24 * 9])
async def test_a_check_in_waits_for_its_game(tmp_path: Path, ahead: int) -> None:
    """Nothing is checked nor begun while the game is away; what runs has as much time after it."""
    clock, path = FakeClock(), tmp_path / "play.db"
    games = {key: replace(one, outside=True) for key, one in GAMES.items()}
    home = await house(path, clock, MINUTE, games, "one")
    tournament = await opened(home, SWISS, 4)
    starts_at = clock.now() + timedelta(hours=ahead)
    of_before(home, "starts_at", stamp(starts_at))
    await home.play.time.tick()
    await home.play.close()
    home = await house(path, clock, MINUTE, {}, "two")
    await home.play.start()
    for _ in range(40):
        clock.pass_(days=0.25)
        await home.play.time.tick()
        await home.play.tournaments.tick()
    await home.play.close()
    home = await house(path, clock, MINUTE, games, "three")
    facts = (await home.play.tournaments.load(tournament)).facts
    assert (facts.status, facts.dates.checked_at) == ("open", None)
    assert facts.dates.starts_at is not None
    assert facts.dates.starts_at - clock.now() == min(timedelta(hours=ahead), CHECK_IN)
    await home.play.close()


@pytest.mark.rule("EVT-1.8")
@pytest.mark.parametrize("kind", ["replace", "pair"])
@pytest.mark.parametrize("written", [False, True])
async def test_who_dies_while_organisers_decide_leaves_no_match_behind(
    tmp_path: Path, kind: str, *, written: bool
) -> None:
    """The matches that run follow a decision, or it was not made."""
    path = tmp_path / "play.db"
    home = await house(path, games=GAMES)
    tournament = await begun(home, SWISS, 6)
    await home.play.tournaments.tick()
    home.clock.pass_(seconds=30)
    await home.play.tournaments.tick()
    one, other, _ = (await home.play.tournaments.load(tournament)).pairings
    value, person = (str(other.people[0]), None) if kind == "pair" else ("", STRANGER)
    keep = home.play.store.write
    left = 2 if person else 1

    async def write(work, *args, **kwargs):
        nonlocal left
        left -= 1
        if left == 0 and not written:
            raise Died
        found = await keep(work, *args, **kwargs)
        if left == 0:
            raise Died
        return found

    home.play.store.write = write
    act = Act(kind, one.people[0], value)
    with pytest.raises(Died):
        await home.play.tournaments.decide(tournament, ORGANISER.id, act, "because", person=person)
    await home.play.close()
    home = await house(path, home.clock, games=GAMES, seed="again")
    await home.play.start()
    for _ in range(5):
        home.clock.pass_(minutes=1)
        await home.play.tournaments.tick()
    whole = await home.play.tournaments.load(tournament)
    persons = {each.number: each.person for each in whole.entrants}
    assert (STRANGER.id in persons.values()) == (written and kind == "replace")
    open_now = [each for each in whole.pairings if each.status == "open"]
    assert {each.match for each in open_now} == {*running(home)}
    for each in open_now:
        assert each.match is not None
        assert {*people_of(home, each.match)} == {persons[who] for who in each.people}
    await home.play.close()


@pytest.mark.rule("EVT-1.8")
async def test_nothing_is_decided_that_a_match_cannot_follow(tmp_path: Path) -> None:
    clock, path = FakeClock(), tmp_path / "play.db"
    games = {key: replace(one, outside=True) for key, one in GAMES.items()}
    home = await house(path, clock, MINUTE, games, "one")
    tournament = await begun(home, SWISS, 4)
    await home.play.tournaments.tick()
    clock.pass_(seconds=30)
    await home.play.tournaments.tick()
    await home.play.close()
    home = await house(path, clock, MINUTE, {}, "two")
    act = Act("replace", 1)
    with pytest.raises(Refused, match="game-away"):
        await home.play.tournaments.decide(
            tournament, ORGANISER.id, act, "because", person=STRANGER
        )
    assert (await home.play.tournaments.view(tournament)).of(STRANGER.id) is None
    await home.play.close()
