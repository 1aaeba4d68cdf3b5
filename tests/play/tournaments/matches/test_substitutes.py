"""Substitutes in tournaments: who may come, until when, how often, and what counts (CLB-2.1)."""

import pytest

from games.core.refused import Refused
from play.tournaments import conversion
from tests.play.house import House
from tests.play.tournaments.matches.test_deadlines import at_its_deadline, ticks
from tests.play.tournaments.played import ORGANISER, PEOPLE, begun, people_of, running
from tournaments.records import Terms

pytestmark = pytest.mark.rule("CLB-2.1")
SWISS = Terms(format="swiss")
HELP, MORE = PEOPLE[40], PEOPLE[41]


async def called(home: House, match: str) -> str:
    """Return the tag of the one call there is to a match, which somebody has got."""
    (call,) = await home.play.substitutes.called(match)
    return call.tag


async def first(home: House) -> tuple[str, str, int]:
    """Begin a tournament; return it, a match, and its second person, who has asked for help."""
    tournament = await begun(home, SWISS, 4)
    await home.play.tournaments.tick()
    match = running(home)[0]
    leaver = people_of(home, match)[1]
    await home.play.substitutes.join(HELP.id, 1)
    await home.play.substitutes.seek(match, leaver)
    return tournament, match, leaver


async def test_the_result_counts_as_played_and_is_marked(home: House) -> None:
    tournament, match, leaver = await first(home)
    await home.play.substitutes.take(await called(home, match), HELP)
    assert people_of(home, match)[1] == HELP.id
    await home.play.matches.concede(match, people_of(home, match)[0])
    await home.play.tournaments.tick()
    whole = await home.play.tournaments.load(tournament)
    (number,) = [one.number for one in whole.entrants if one.person == leaver]
    (over,) = [one for one in conversion.read(whole).matches if one.status == "over"]
    assert (over.substituted, over.absent, over.late) == ((number,), (), ())
    assert over.first(number)


async def test_nobody_of_the_tournament_comes_called_or_not(home: House) -> None:
    await begun(home, SWISS, 4)
    await home.play.tournaments.tick()
    await ticks(home, seconds=5)
    match, other = running(home)
    for person in people_of(home, other):
        await home.play.substitutes.join(person, 1)
    await home.play.substitutes.seek(match, people_of(home, match)[0])
    assert await home.play.substitutes.called(match) == ()
    outsider = next(one for one in PEOPLE if one.id == people_of(home, other)[0])
    with pytest.raises(Refused, match="play-substitute-entered"):
        await home.play.matches.volunteer(match, outsider, 0)
    assert (await home.play.matches.volunteer(match, MORE, 0)).seat == 0


async def test_others_at_the_table_ask_for_nobody(home: House) -> None:
    await begun(home, SWISS, 4)
    await home.play.tournaments.tick()
    match = running(home)[0]
    leaver, other = people_of(home, match)
    await home.play.matches.leave(match, leaver)
    home.clock.pass_(days=4)
    with pytest.raises(Refused, match="play-substitute-not-needed"):
        await home.play.substitutes.seek_for(match, other, 0)
    await home.play.substitutes.seek_for_entrant(match, ORGANISER.id, 0)
    assert (await home.play.matches.board(match)).public.seats[0].sought == "organiser"


async def test_twice_is_the_most(home: House) -> None:
    tournament, match, leaver = await first(home)
    for helper in (HELP, MORE):
        await home.play.substitutes.join(helper.id, 1)
        await home.play.substitutes.take(await called(home, match), helper)
        await home.play.matches.leave(match, helper.id)
        if helper is HELP:
            await home.play.substitutes.join(MORE.id, 1)
            await home.play.substitutes.seek_for_entrant(match, ORGANISER.id, 1)
    with pytest.raises(Refused, match="play-substitute-twice"):
        await home.play.substitutes.seek_for_entrant(match, ORGANISER.id, 1)
    await end_of(home, match)
    whole = await home.play.tournaments.load(tournament)
    (over,) = [one for one in conversion.read(whole).matches if one.status == "over"]
    (number,) = [one.number for one in whole.entrants if one.person == leaver]
    assert (over.absent, over.late) == ((), (number,))  # no points, and no absence


async def end_of(home: House, match: str) -> None:
    """Let the one who is left win, so that the AI has played to the end for the other."""
    await home.play.matches.settled()
    left = people_of(home, match)[0]
    person = next(one for one in PEOPLE if one.id == left)
    await home.play_on(match, person, until=lambda table: table.public.status != "running")
    await home.play.tournaments.tick()


async def test_after_the_deadline_nobody_is_looked_for_or_let_in(home: House) -> None:
    _, match, _ = await at_its_deadline(home, hours=1)
    leaver = people_of(home, match)[1]
    await home.play.substitutes.join(HELP.id, 1)
    await home.play.substitutes.seek(match, leaver)
    tag = await called(home, match)
    home.clock.pass_(hours=1, seconds=1)
    with pytest.raises(Refused, match="play-substitute-late"):
        await home.play.substitutes.take(tag, HELP)
    await ticks(home, seconds=30)
    assert (await home.play.matches.board(match)).public.seats[1].sought is None
    assert await home.play.substitutes.called(match) == ()
    with pytest.raises(Refused, match="play-substitute-late"):
        await home.play.substitutes.seek(match, leaver)


async def test_who_came_just_before_the_deadline_is_not_absent(home: House) -> None:
    tournament, match, _ = await at_its_deadline(home, hours=1)
    leaver = people_of(home, match)[1]
    await home.play.substitutes.join(HELP.id, 1)
    await home.play.substitutes.seek(match, leaver)
    await home.play.substitutes.take(await called(home, match), HELP)
    await ticks(home, hours=1, seconds=30)
    seats = (await home.play.matches.board(match)).public.seats
    assert seats[1].standin is None
    await ticks(home, hours=12)
    assert (await home.play.matches.board(match)).public.seats[1].standin is None
    assert tournament
