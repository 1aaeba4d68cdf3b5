"""The last result of a round is a ruling: for a minute it can be taken back (EVT-1.15)."""

from datetime import timedelta

import pytest

from db.queries.tournament import due
from games import registry
from games.core.refused import Refused
from play.tournaments.organising.acts import Act
from play.tournaments.organising.rulings import HELD
from tests.play.house import House, house
from tests.play.tournaments.played import (
    ORGANISER,
    PEOPLE,
    begun,
    end,
    go_on,
    people_of,
    rowsof,
    running,
)
from tournaments.records import Terms

pytestmark = pytest.mark.rule("EVT-1.15")
GAMES = registry.load()
SWISS = Terms(format="swiss", rounds=3)


async def last_open(home: House, shape: Terms = SWISS) -> tuple[str, int, str]:
    """A tournament of four with one match left in its round: its id, that match, as played."""
    tournament = await begun(home, shape, 4)
    for _ in range(4):
        home.clock.pass_(seconds=2)
        await home.play.tournaments.tick()
    first, last = running(home)
    await end(home, first)
    await home.play.tournaments.tick()
    whole = await home.play.tournaments.load(tournament)
    (number,) = (one.number for one in whole.pairings if one.match == last)
    return tournament, number, last


async def decide(home: House, tournament: str, number: int, value: str = "2 1") -> None:
    act = Act("result", number, value)
    await home.play.tournaments.decide(tournament, ORGANISER.id, act, "left early")


async def rounds(home: House, tournament: str) -> set[int]:
    whole = await home.play.tournaments.load(tournament)
    return {one.round for one in whole.pairings}


async def wait(home: House, time: timedelta) -> None:
    home.clock.pass_(seconds=int(time.total_seconds()))
    await home.play.tournaments.tick()


async def test_the_next_round_is_drawn_a_minute_later(home: House) -> None:
    tournament, number, match = await last_open(home)
    await decide(home, tournament, number)
    await wait(home, HELD / 2)
    assert await rounds(home, tournament) == {1}
    assert running(home) == [match]  # it goes on if the ruling is taken back
    await wait(home, HELD)
    assert await rounds(home, tournament) == {1, 2}
    assert match not in running(home)
    facts = (await home.play.tournaments.load(tournament)).facts
    assert facts.dates.drawn_at is None
    with pytest.raises(Refused, match="tournament-ruling-holds"):
        await home.play.tournaments.take_back(tournament, ORGANISER.id)


async def test_one_that_is_taken_back_leaves_the_match_to_its_people(home: House) -> None:
    tournament, number, match = await last_open(home)
    await decide(home, tournament, number)
    await home.play.tournaments.take_back(tournament, ORGANISER.id)
    await wait(home, 2 * HELD)
    assert await rounds(home, tournament) == {1}
    assert running(home) == [match]
    whole = await home.play.tournaments.load(tournament)
    (one,) = (one for one in whole.pairings if one.number == number)
    assert (one.status, one.places, one.decided) == ("open", (), False)
    public = (await home.play.matches.board(match)).public
    assert public.part_of is not None
    assert not public.part_of.decided
    acts = (await home.play.tournaments.view(tournament)).acts
    assert [one.kind for one in acts] == ["result", "back"]
    await end(home, match)
    await wait(home, timedelta(seconds=1))
    assert await rounds(home, tournament) == {1, 2}
    assert (await go_on(home, tournament)).facts.status == "over"


async def test_what_was_played_meanwhile_counts_if_it_is_taken_back(home: House) -> None:
    tournament, number, match = await last_open(home)
    await decide(home, tournament, number)
    await end(home, match)
    await wait(home, HELD / 4)
    await home.play.tournaments.take_back(tournament, ORGANISER.id)
    await wait(home, timedelta(seconds=1))
    whole = await home.play.tournaments.load(tournament)
    (one,) = (one for one in whole.pairings if one.number == number)
    assert (one.status, one.decided) == ("over", False)
    assert await rounds(home, tournament) == {1, 2}


async def test_an_organiser_lets_it_go_on_at_once(home: House) -> None:
    tournament, number, _ = await last_open(home)
    await decide(home, tournament, number)
    await home.play.tournaments.draw_now(tournament, ORGANISER.id)
    await home.play.tournaments.tick()
    assert await rounds(home, tournament) == {1, 2}
    with pytest.raises(Refused, match="tournament-ruling-holds"):
        await home.play.tournaments.draw_now(tournament, ORGANISER.id)


async def test_while_others_play_on_a_ruling_holds_at_once(home: House) -> None:
    tournament = await begun(home, SWISS, 4)
    for _ in range(4):
        home.clock.pass_(seconds=2)
        await home.play.tournaments.tick()
    whole = await home.play.tournaments.load(tournament)
    await decide(home, tournament, whole.pairings[0].number)
    assert len(running(home)) == 1
    with pytest.raises(Refused, match="tournament-ruling-holds"):
        await home.play.tournaments.take_back(tournament, ORGANISER.id)
    await end(home, running(home)[0])
    home.clock.pass_(seconds=1)
    await home.play.tournaments.tick()
    assert await rounds(home, tournament) == {1, 2}  # the last result was none


async def test_in_a_robin_it_holds_at_once(home: House) -> None:
    tournament = await begun(home, Terms(format="robin"), 3)
    for _ in range(6):
        home.clock.pass_(seconds=2)
        await home.play.tournaments.tick()
    for match in running(home)[1:]:
        await end(home, match)
    await home.play.tournaments.tick()
    whole = await home.play.tournaments.load(tournament)
    (left,) = (one for one in whole.pairings if one.status == "open")
    await decide(home, tournament, left.number)
    await home.play.tournaments.tick()
    assert (await home.play.tournaments.load(tournament)).facts.status == "over"


async def test_an_early_end_ends_the_match_as_well(home: House) -> None:
    tournament, number, _ = await last_open(home)
    await decide(home, tournament, number)
    await home.play.tournaments.decide(tournament, ORGANISER.id, Act("end"), "enough")
    assert running(home) == []
    assert (await home.play.tournaments.load(tournament)).facts.dates.drawn_at is None


async def test_a_start_in_that_minute_ends_no_match(home: House) -> None:
    tournament, number, match = await last_open(home)
    await decide(home, tournament, number)
    assert await home.play.store.read(due.left_running) == ()
    await home.play.tournaments.close_off()
    assert running(home) == [match]
    assert await home.play.store.read(due.left_running, tournament) == (match,)


async def test_nobody_takes_back_what_is_about_their_own_match(home: House) -> None:
    tournament, number, match = await last_open(home)
    player = next(one for one in PEOPLE if one.id in people_of(home, match))
    await home.play.tournaments.add_organiser(tournament, ORGANISER.id, player)
    await decide(home, tournament, number)
    with pytest.raises(Refused, match="tournament-act-own"):
        await home.play.tournaments.take_back(tournament, player.id)
    with pytest.raises(Refused, match="tournament-not-yours"):
        await home.play.tournaments.take_back(tournament, 12345)


async def test_those_concerned_are_told_when_it_holds(home: House) -> None:
    """By the last call of the match, and once more where a result is corrected afterwards."""
    tournament, number, match = await last_open(home)
    people = people_of(home, match)
    await decide(home, tournament, number)
    told = "SELECT person FROM ping WHERE match = ? AND wanted = 'end' ORDER BY person"
    assert rowsof(home, told, (match,)) == []
    await wait(home, HELD)
    assert [person for (person,) in rowsof(home, told, (match,))] == sorted(people)
    for ping in await home.play.projections.pings():
        await home.play.projections.pinged(ping, 1, 2)
    await decide(home, tournament, number, "1 2")
    assert [person for (person,) in rowsof(home, told, (match,))] == sorted(people)
    public = (await home.play.matches.board(match)).public
    assert public.part_of is not None
    part = public.part_of
    assert (part.decided, part.placed, part.reason) == (True, "1 2", "left early")
    assert part.judge == ORGANISER.name


class Died(BaseException):
    """The process was killed."""


@pytest.mark.rule("EVT-1.5")
@pytest.mark.parametrize("after", [False, True])
async def test_killed_between_ruling_and_draw_the_round_is_drawn_once(tmp_path, after) -> None:
    """Die before or after each write from the ruling on, and go on with a new process."""
    path, deaths = tmp_path / "play.db", 0
    home = await house(path, games=GAMES)
    tournament, number, match = await last_open(home)
    await home.play.close()
    for _ in range(60):
        home = await house(path, home.clock, games=GAMES, seed=str(deaths))
        kept, left = home.play.store.write, 1 if after else 1 + deaths % 3

        async def write(work, *args, kept=kept, **kwargs):
            nonlocal left
            left -= 1
            if left == 0 and not after:
                raise Died
            found = await kept(work, *args, **kwargs)
            if left == 0:
                raise Died
            return found

        home.play.store.write = write
        try:
            whole = await home.play.tournaments.load(tournament)
            (one,) = (pairing for pairing in whole.pairings if pairing.number == number)
            if not one.decided:
                await decide(home, tournament, number)
            for _ in range(4):
                await wait(home, HELD)
            break
        except Died:
            deaths += 1
            home.play.store.write = kept
            await home.play.close()
    home.play.store.write = kept
    assert deaths >= 2
    whole = await home.play.tournaments.load(tournament)
    assert [one.round for one in whole.pairings] == [1, 1, 2, 2]
    assert match not in running(home)
    assert whole.facts.dates.drawn_at is None
    assert len([one for one in whole.pairings if one.decided]) == 1
    acts = rowsof(home, "SELECT kind FROM tournament_act WHERE kind = 'result'")
    assert acts == [("result",)]
    await home.play.close()
