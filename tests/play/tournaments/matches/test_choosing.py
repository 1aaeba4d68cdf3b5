"""Whoever is to say who begins the next game of a best of three is called (EVT-2.5)."""

import pytest

from db.records.time import Quiet
from play.tournaments.calling import Call
from play.tournaments.matches.choosing import choosers
from tests.play.house import House
from tests.play.tournaments.played import PEOPLE, begun, chosen, end, pinged, rowsof, running
from tests.play.tournaments.test_acts import decide
from tournaments.records import SeatChoice, Terms

BEST_OF_THREE = Terms(format="knockout", best_of=3)


async def one_ended(home: House, quiet: Quiet | None = None) -> str:
    """A knockout of four in which one game of a best of three is over; all keep `quiet` hours."""
    tournament = await begun(home, BEST_OF_THREE, 4)
    for person in PEOPLE[:4]:
        await home.play.people.set_quiet(person.id, quiet)
    await settle(home)
    match, _ = running(home)
    await end(home, match)
    await settle(home)
    return tournament


async def settle(home: House) -> None:
    for _ in range(3):
        home.clock.pass_(seconds=5)
        await home.play.tournaments.tick()


async def to_call(home: House) -> list[Call]:
    return [*await home.play.tournaments.choosers_to_call()]


async def awaited(home: House, tournament: str) -> list[int]:
    found = choosers(await home.play.tournaments.load(tournament))
    return [person for person, _ in found]


@pytest.mark.rule("EVT-2.5")
async def test_the_loser_is_called_once_for_each_choice(home: House) -> None:
    tournament = await one_ended(home)
    (loser,) = await awaited(home, tournament)
    (call,) = await to_call(home)
    assert (call.kind, call.people, call.asked_by) == ("choice", (loser,), None)
    await pinged(home, call)
    assert await to_call(home) == []
    home.clock.pass_(days=2)
    other, *_ = running(home)
    await end(home, other)  # the tournament is settled anew; only the other loser is called
    await settle(home)
    (more,) = await to_call(home)
    assert {*call.people, *more.people} == {*await awaited(home, tournament)}
    await pinged(home, more, 901)
    await chosen(home, tournament)
    await settle(home)
    assert await to_call(home) == []


@pytest.mark.rule("EVT-2.5")
@pytest.mark.parametrize("how", ["chosen", "corrected", "dropped", "ended", "forgotten"])
async def test_a_call_to_a_choice_goes_once_it_is_made_or_awaited_no_more(
    home: House, how: str
) -> None:
    """Also the one that is being posted when that happens."""
    tournament = await one_ended(home)
    (call,) = await to_call(home)
    await pinged(home, call, 701)
    under_way = await home.play.tournaments.calling(call, 10)
    assert under_way is not None
    await settle(home)
    query = "SELECT message FROM leftover"
    assert rowsof(home, query) == []
    whole = await home.play.tournaments.load(tournament)
    (number,) = [one.number for one in whole.entrants if one.person == call.people[0]]
    (over,) = [one for one in whole.pairings if one.status == "over"]
    match how:
        case "chosen":
            await chosen(home, tournament)
        case "corrected":
            value = "1 2" if over.people[0] == number else "2 1"
            await decide(home, tournament, "result", over.number, value)
        case "dropped":
            await home.play.tournaments.leave(tournament, call.people[0])
        case "ended":
            await decide(home, tournament, "end")
        case _:
            await home.play.people.delete(call.people[0])
    if how != "chosen":
        await settle(home)
    assert rowsof(home, query) == [(701,)]
    await home.play.tournaments.called(tournament, under_way, 702)
    assert rowsof(home, query) == [(701,), (702,)]
    assert rowsof(home, "SELECT * FROM tournament_ping") == []


@pytest.mark.rule("EVT-2.5")
async def test_a_call_to_two_choices_stays_until_both_are_made(home: House) -> None:
    tournament = await one_ended(home)
    await end(home, running(home)[0])
    await settle(home)
    (call,) = await to_call(home)
    assert len(call.people) == 2
    await pinged(home, call, 703)
    service, query = home.play.tournaments, "SELECT message FROM leftover"
    for left, (person, one) in zip(
        ([], [(703,)]), choosers(await service.load(tournament)), strict=True
    ):
        choice = SeatChoice(one.stage, one.slot, one.game, one.entrant)
        await service.choose(tournament, person, choice)
        assert rowsof(home, query) == left
        await settle(home)
        assert rowsof(home, query) == left


@pytest.mark.rule("EVT-2.5")
async def test_who_has_said_it_by_then_is_not_called(home: House) -> None:
    tournament = await one_ended(home)
    await chosen(home, tournament)
    assert await to_call(home) == []
    assert rowsof(home, "SELECT due_at FROM tournament_call WHERE kind = 'choice'") == [(None,)]


@pytest.mark.rule("EVT-2.5", "TIM-4.3")
async def test_nobody_is_called_to_choose_in_their_quiet_hours(home: House) -> None:
    tournament = await one_ended(home, Quiet(8 * 60, 4 * 60, "UTC"))  # it is 9 o'clock
    assert await to_call(home) == []
    home.clock.pass_(hours=4)
    (call,) = await to_call(home)
    assert [*call.people] == await awaited(home, tournament)


@pytest.mark.rule("EVT-2.5")
async def test_a_corrected_result_calls_whose_choice_it_is_then(home: House) -> None:
    tournament = await one_ended(home)
    (call,) = await to_call(home)
    await pinged(home, call)
    assert await to_call(home) == []
    whole = await home.play.tournaments.load(tournament)
    (over,) = [one for one in whole.pairings if one.status == "over"]
    numbers = {one.person: one.number for one in whole.entrants}
    won_now = over.people.index(numbers[call.people[0]])
    value = "1 2" if won_now == 0 else "2 1"
    await decide(home, tournament, "result", over.number, value)
    await settle(home)
    (again,) = await to_call(home)
    assert again.people != call.people
    assert [*again.people] == await awaited(home, tournament)


@pytest.mark.rule("EVT-2.5")
async def test_a_single_game_asks_nobody(home: House) -> None:
    tournament = await begun(home, Terms(format="knockout"), 4)
    await settle(home)
    await end(home, running(home)[0])
    await settle(home)
    home.clock.pass_(hours=30)
    assert await to_call(home) == []
    assert await awaited(home, tournament) == []
