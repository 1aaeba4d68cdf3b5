"""What nobody does in a match of a tournament from outside: coach, take a seat, give time."""

import pytest

from games.core.refused import Refused
from tests.play.house import House
from tests.play.tournaments.played import ORGANISER, PEOPLE, opened, people_of, running
from tournaments.records import Terms

STRANGER = PEOPLE[30]


async def match_of(home: House, game: str) -> str:
    """Return a match of a tournament of four."""
    tournament = await opened(home, Terms(format="swiss"), 4, game=game)
    await home.play.tournaments.start(tournament, ORGANISER.id)
    await home.play.tournaments.tick()
    return running(home)[0]


@pytest.mark.rule("EVT-1.7")
async def test_nobody_coaches_who_has_not_agreed_before_it_began(home: House) -> None:
    match = await match_of(home, "jam")
    assert (await home.play.matches.table(match, STRANGER.id)).sharing.joinable == ()
    with pytest.raises(Refused, match="play-not-joinable-tournament"):
        await home.play.matches.ask_to_join(match, STRANGER, 0)


@pytest.mark.rule("EVT-5.1", "EVT-1.8")
async def test_nobody_but_who_was_put_there_plays_on_for_an_entrant(home: House) -> None:
    match = await match_of(home, "firstdeck")
    leaver = people_of(home, match)[0]
    seat = (await home.play.matches.leave(match, leaver)).public.seats[0]
    assert (seat.left, seat.free) == (True, False)
    home.clock.pass_(days=4)
    with pytest.raises(Refused, match="play-not-free"):
        await home.play.matches.volunteer(match, STRANGER, 0)


@pytest.mark.rule("TIM-1.7")
async def test_nobody_is_given_time_in_a_tournament(home: House) -> None:
    match = await match_of(home, "jam")
    one, other = people_of(home, match)
    board = await home.play.matches.board(match)
    assert board.public.seats[1].bank is not None
    for giver, seat in ((one, 1), (other, 0)):
        with pytest.raises(Refused, match="play-no-gift-here"):
            await home.play.matches.give_time(match, giver, seat)
