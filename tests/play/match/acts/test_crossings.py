"""What crosses: pauses, deadlines, leaving, volunteers, coming back, giving up, being forgotten."""

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest

from db.records.matches import Proposed
from db.records.time import TimeTerms
from games.core.refused import Refused
from play.records import Person, Public
from play.refusals import MovedOn
from tests.play.house import ANA, BAO, CHLOE, DAN, House, asks

DAY = timedelta(days=1)


async def paused(home: House, *people: int) -> str:
    match = await home.match(ANA, BAO, CHLOE)
    for person in people or (ANA.id, BAO.id, CHLOE.id):
        await home.play.matches.propose(match, person, "pause")
    assert (await home.play.matches.board(match)).public.paused_at is not None
    return match


async def stays_away(home: House, match: str) -> None:
    """Ana misses her deadline; the others have answered."""
    for person in (BAO, CHLOE):
        await home.play_on(match, person, until=lambda table: table.question is None)
    home.clock.pass_(days=1)
    await home.play.time.tick()


async def test_a_rematch_goes_without_somebody_who_was_forgotten(home: House) -> None:
    match = await home.match(ANA, BAO, CHLOE, ais=1)
    for person in (ANA, BAO, CHLOE):
        await home.play.matches.propose(match, person.id, "end")
    await home.play.people.delete(BAO.id)
    lobby = await home.play.lobbies.rematch(match, asks(ANA), 10)
    assert [[one.name for one in seat.holders] for seat in lobby.seats] == [
        ["Castor"],
        ["Ana"],
    ]
    assert [one.person for one in lobby.invitations] == [CHLOE.id]


async def test_a_volunteer_in_a_pause_has_the_whole_time_after_it(home: House) -> None:
    match = await paused(home)
    await home.play.matches.leave(match, ANA.id)
    await home.play.substitutes.seek_for(match, BAO.id, 0)
    table = await home.play.matches.volunteer(match, DAN, 0)
    assert table.public.paused_at is not None
    assert table.time.deadline_at is None
    home.clock.pass_(days=40)
    await home.play.time.tick()
    table = await home.play.matches.resume(match, DAN.id)
    if table.question is not None:
        assert table.time.deadline_at == home.clock.now() + DAY
    assert all(
        seat.deadline_at is None or seat.deadline_at > home.clock.now()
        for seat in table.public.seats
    )


async def test_a_pause_ends_with_the_last_who_could_end_it(home: House) -> None:
    match = await paused(home)
    for person in (ANA, BAO, CHLOE):
        await home.play.people.delete(person.id)
    public = (await home.play.matches.board(match)).public
    assert public.paused_at is None
    await home.play.matches.settled()
    assert (await home.play.matches.board(match)).public.status == "over"


async def test_who_answers_instead_of_the_ai_has_the_whole_time_again(home: House) -> None:
    match = await home.match(ANA, BAO, CHLOE, terms=TimeTerms("day", misses=1))
    table = await home.play.matches.table(match, ANA.id)
    await home.put_seat(
        match,
        0,
        "standin = 'sensible', away_at = 1, allowance = 0, lapsed = 1, deadline_at = NULL,"
        " reminder_at = NULL, counted_from = NULL",
    )
    sitting = table.question.sitting if table.question else ""
    table = await home.answer_any(match, ANA) or table
    assert table.question is not None
    assert table.question.sitting == sitting
    assert table.time.deadline_at == home.clock.now() + DAY


async def test_giving_up_while_an_ai_plays_is_possible_and_final(home: House) -> None:
    match = await home.match(ANA, BAO, CHLOE, terms=TimeTerms("day", misses=1))
    await stays_away(home, match)
    await home.play.matches.settled()
    table = await home.play.matches.concede(match, ANA.id)
    assert table.public.seats[0].conceded
    assert table.time.deadline_at is None
    home.clock.pass_(days=4)
    with pytest.raises(Refused, match="play-not-free"):
        await home.play.matches.volunteer(match, DAN, 0)
    await home.play.time.tick()
    await home.play.matches.settled()


async def test_who_gave_up_may_leave_and_be_forgotten(home: House) -> None:
    match = await home.match(ANA, BAO, CHLOE)
    await home.play.matches.concede(match, ANA.id)
    await home.play.matches.leave(match, ANA.id)
    await home.play.people.delete(ANA.id)
    seat = (await home.play.matches.board(match)).public.seats[0]
    assert (seat.conceded, seat.standin, seat.free) == (True, None, False)
    await home.play_on(match, BAO, CHLOE, until=lambda table: table.public.status == "over")


async def test_the_replaced_one_cannot_come_back(home: House) -> None:
    match = await home.match(ANA, BAO, CHLOE, terms=TimeTerms("day", misses=1))
    await stays_away(home, match)
    home.clock.pass_(days=4)
    await home.play.matches.settled()
    await home.play.substitutes.seek_for(match, BAO.id, 0)
    await home.play.matches.volunteer(match, DAN, 0)
    for again in (home.play.matches.come_back, home.play.matches.leave):
        with pytest.raises(Refused, match="play-not-yours"):
            await again(match, ANA.id)
    with pytest.raises(Refused, match="play-was-there"):
        await home.play.matches.volunteer(match, ANA, 0)
    assert [ping.person for ping in await home.play.projections.pings()].count(ANA.id) <= 1


async def test_coming_back_in_a_pause_starts_no_clock(home: House) -> None:
    match = await home.match(ANA, BAO, CHLOE, terms=TimeTerms("day", misses=1))
    await stays_away(home, match)
    for person in (BAO, CHLOE):
        await home.play.matches.propose(match, person.id, "pause")
    table = await home.play.matches.come_back(match, ANA.id)
    assert table.public.paused_at is not None
    assert table.time.deadline_at is None
    home.clock.pass_(days=9)
    await home.play.time.tick()
    assert (await home.play.matches.board(match)).public.seats[0].standin is None


@pytest.mark.rule("TIM-1.4")
async def test_a_deadline_that_passes_while_all_agree_to_pause_waits_for_its_end(
    home: House,
) -> None:
    match = await home.match(ANA, BAO)
    home.clock.pass_(days=2)  # nobody has looked at the clock yet
    await home.play.matches.propose(match, ANA.id, "pause")
    await home.play.matches.propose(match, BAO.id, "pause")
    await home.play.time.tick()
    table = await home.play.matches.resume(match, ANA.id)
    assert table.news.played_for_me == 0
    assert table.time.deadline_at == home.clock.now()  # the pause has renewed nothing
    await home.play.time.tick()
    assert (await home.play.matches.table(match, ANA.id)).news.played_for_me


async def test_two_who_take_the_same_seat_are_one(home: House) -> None:
    match = await home.match(ANA, BAO, CHLOE)
    await home.play.matches.leave(match, ANA.id)
    await home.play.substitutes.seek_for(match, BAO.id, 0)
    await home.play.matches.volunteer(match, DAN, 0)
    with pytest.raises(Refused, match="play-was-there"):
        await home.play.matches.volunteer(match, DAN, 0)
    with pytest.raises(Refused, match="play-was-there"):
        await home.play.matches.volunteer(match, BAO, 0)


async def test_forgetting_goes_on_when_a_lobby_begins_in_this_moment(
    home: House, monkeypatch
) -> None:
    lobbies = home.play.lobbies
    lobby = await lobbies.open(server=1, channel=10, host=asks(ANA), game="sampler", locale="en")
    await lobbies.join(lobby.id, BAO)
    for person in (ANA, BAO):
        await lobbies.bring(lobby.id, person.id, None)
    listed = await lobbies.of_person(BAO.id)
    match = await lobbies.start(lobby.id, ANA.id, 10)

    async def listed_before(_: int) -> tuple[str, ...]:
        return listed

    monkeypatch.setattr(lobbies, "of_person", listed_before)
    assert await home.play.people.delete(BAO.id) == 1
    assert (await home.play.matches.board(match)).public.people == ("Ana", "")


PEOPLE = (ANA, BAO, CHLOE, DAN, Person(105, "Éva"), Person(106, "Farid"))


async def anything_at_all(home: House, match: str, draw: random.Random) -> None:
    """Let somebody do something, whether they may or not."""
    matches, person = home.play.matches, draw.choice(PEOPLE)
    substitutes = home.play.substitutes
    kind: Proposed = draw.choice(("end", "pause", "pause", "pause"))
    acts: dict[str, tuple[int, Callable[[], Awaitable[object]]]] = {
        "answer": (8, lambda: home.answer_any(match, person, draw.randrange(99))),
        "propose": (4, lambda: matches.propose(match, person.id, kind)),
        "decline": (1, lambda: matches.decline(match, person.id, kind)),
        "resume": (2, lambda: matches.resume(match, person.id)),
        "leave": (1, lambda: matches.leave(match, person.id)),
        "come back": (2, lambda: matches.come_back(match, person.id)),
        "volunteer": (4, lambda: matches.volunteer(match, person, draw.randrange(3))),
        "seek": (1, lambda: substitutes.seek(match, person.id)),
        "seek for": (4, lambda: substitutes.seek_for(match, person.id, draw.randrange(3))),
        "stop": (0.5, lambda: substitutes.stop(match, person.id, draw.randrange(3))),
        "concede": (0.3, lambda: matches.concede(match, person.id)),
        "delete": (0.5, lambda: home.play.people.delete(person.id)),
        "tick": (3, home.play.time.tick),
        "wave": (1, substitutes.tick),
    }
    act = draw.choices(list(acts.values()), [weight for weight, _ in acts.values()])[0][1]
    home.clock.pass_(hours=draw.choice((0, 0, 1, 5, 30)))
    with contextlib.suppress(Refused, MovedOn):
        await act()


def holds(public: Public) -> None:
    """What must be true of a match, whatever has happened."""
    running = public.status == "running"
    here = [any(one.person for one in seat.holders) and not seat.left for seat in public.seats]
    voices = {
        seat.seat
        for seat in public.seats
        if here[seat.seat] and not seat.conceded and seat.standin is None
    }
    for proposal in public.proposals:
        assert running
        assert proposal.missing
        assert proposal.seat in proposal.agreed
        assert set(proposal.agreed) | set(proposal.missing) == voices
    for seat in public.seats:
        ticks = running and public.paused_at is None and seat.asked and seat.seat in voices
        assert (seat.deadline_at is not None) == ticks
        assert seat.free <= (seat.sought is not None) <= (running and not seat.conceded)
    assert public.paused_at is None or (running and voices)


async def partners(home: House, terms: TimeTerms) -> str:
    """Begin a match of Ana and Chloé against Bao and Dan."""
    lobbies = home.play.lobbies
    lobby = await lobbies.open(
        server=1, channel=10, host=asks(ANA), game="sampler", locale="fr", most=2, terms=terms
    )
    await lobbies.set_together(lobby.id, ANA.id, 2)
    for person in PEOPLE[1:4]:
        await lobbies.join(lobby.id, person)
    for person in (CHLOE, BAO):
        await lobbies.bring(lobby.id, person.id, None)
    return await lobbies.start(lobby.id, ANA.id, 10)


@pytest.mark.parametrize("shared", [False, True])
@pytest.mark.parametrize("seed", range(4))
async def test_whatever_people_do_a_match_goes_on(home: House, seed: int, *, shared: bool) -> None:
    """Also when several do something at once."""
    draw = random.Random(seed)
    terms = TimeTerms("day", misses=draw.choice((1, 2)))
    match = await (partners(home, terms) if shared else home.match(*PEOPLE[:3], terms=terms))
    for _ in range(60):
        at_once = draw.choice((1, 1, 4))
        await asyncio.gather(*(anything_at_all(home, match, draw) for _ in range(at_once)))
        holds((await home.play.matches.board(match)).public)
        home.clock.pass_(seconds=1)
    for person in PEOPLE:
        await home.play.people.delete(person.id)
    await home.play.matches.settled()
    assert (await home.play.matches.board(match)).public.status != "running"
