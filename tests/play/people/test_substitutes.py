"""Substitutes: a server's list, calls in waves, and who takes a seat over (TIM-2.4, CLB-2.1)."""

from datetime import timedelta

import pytest

from db.records.projections import SubstituteCall
from db.records.time import Quiet, TimeTerms
from games.core.refused import Refused
from play.match.acts.seating import stand_in
from play.records import Person
from tests.play.house import ANA, BAO, CHLOE, DAN, House
from tests.play.tournaments.played import rowsof

HELPERS = tuple(Person(500 + number, f"H{number}") for number in range(1, 9))
NORMAL = TimeTerms("normal")


async def listed(home: House, *people: Person, server: int = 1) -> None:
    """Put people on the list of a server, a second apart."""
    for person in people:
        await home.play.substitutes.join(person.id, server)
        home.clock.pass_(seconds=1)


async def due(home: House) -> list[int]:
    """Return who is to be called now, and note that they were."""
    found: list[int] = []
    for call in await home.play.substitutes.due():
        assert call.person is not None
        found.append(call.person)
        assert await home.play.substitutes.sending(call.tag, 1, 10)
        await home.play.substitutes.sent(call.tag, 1000 + call.person)
    return sorted(found)


async def call_of(home: House, match: str, person: Person) -> SubstituteCall:
    (found,) = [one for one in await home.play.substitutes.called(match) if one.person == person.id]
    return found


async def searched(home: House) -> str:
    """Return a match of three in which Bao looks for a substitute."""
    match = await home.match(ANA, BAO, CHLOE, terms=NORMAL)
    await home.play.substitutes.seek(match, BAO.id)
    return match


@pytest.mark.rule("TIM-2.4")
async def test_three_are_called_at_once_and_three_more_after_eight_hours(home: House) -> None:
    await listed(home, *HELPERS)
    await searched(home)
    assert await due(home) == [one.id for one in HELPERS[:3]]
    home.clock.pass_(hours=7, minutes=59)
    await home.play.substitutes.tick()
    assert await due(home) == []
    home.clock.pass_(minutes=1)
    await home.play.substitutes.tick()
    assert await due(home) == [one.id for one in HELPERS[3:6]]


@pytest.mark.rule("TIM-7")
async def test_whoever_was_called_longest_ago_comes_first(home: House) -> None:
    await listed(home, *HELPERS[:4])
    await searched(home)
    assert await due(home) == [one.id for one in HELPERS[:3]]
    match = await home.match(DAN, BAO, terms=NORMAL)
    home.clock.pass_(minutes=1)
    await home.play.substitutes.seek(match, DAN.id)
    assert await due(home) == [one.id for one in (*HELPERS[:2], HELPERS[3])]


@pytest.mark.rule("TIM-2.4")
async def test_nobody_is_called_in_quiet_hours_nor_on_days_off(home: House) -> None:
    sleeper, away, awake = HELPERS[:3]
    await listed(home, sleeper, away, awake)
    await home.play.people.set_quiet(sleeper.id, Quiet(8 * 60, 240, "UTC"))  # it is nine
    now = home.clock.now()
    await home.play.days_off.take(away.id, now, now + timedelta(days=2), "UTC")
    home.clock.pass_(hours=24)
    await searched(home)
    assert await due(home) == [awake.id]
    home.clock.pass_(hours=3)
    assert sleeper.id not in await due(home)
    home.clock.pass_(hours=2)
    assert await due(home) == [sleeper.id]


@pytest.mark.rule("TIM-2.4")
async def test_only_who_knows_nothing_of_the_match_is_called(home: House) -> None:
    follower, leaver, elsewhere, other_game, other_pace, gone, called = HELPERS[:7]
    await listed(home, follower, leaver, other_game, other_pace, gone, called)
    await listed(home, elsewhere, server=2)
    await home.play.substitutes.change(other_pace.id, 1, paces=["live-3"])
    await home.play.members.gone(gone.id, 1)
    match = await home.match(ANA, BAO, CHLOE, leaver, terms=NORMAL)
    await home.play.matches.leave(match, leaver.id)
    await home.play.matches.follow(match, follower)
    with_none = "UPDATE substitute SET games = '[]' WHERE person = ?"
    await home.play.store.write(lambda db: db.execute(with_none, (other_game.id,)))
    await home.play.substitutes.seek(match, BAO.id)
    assert await due(home) == [called.id]


@pytest.mark.rule("TIM-2.4")
async def test_who_was_there_is_kept_out_also_after_being_forgotten(home: House) -> None:
    match = await home.match(ANA, BAO, CHLOE, DAN, terms=NORMAL)
    await home.play.matches.leave(match, DAN.id)
    await home.play.people.delete(DAN.id)
    await listed(home, DAN)
    await home.play.substitutes.seek(match, BAO.id)
    assert await due(home) == []
    with pytest.raises(Refused, match="play-was-there"):
        await home.play.matches.volunteer(match, DAN, 1)


@pytest.mark.rule("TIM-2.4")
async def test_whoever_takes_the_seat_has_it_and_its_owner_has_no_way_back(home: House) -> None:
    await listed(home, *HELPERS[:3])
    match = await searched(home)
    await due(home)
    call = await call_of(home, match, HELPERS[1])
    assert await home.play.substitutes.take(call.tag, HELPERS[1]) == match
    table = await home.play.matches.table(match, HELPERS[1].id)
    assert table.seat == 1
    for deed in (home.play.matches.come_back, home.play.matches.leave):
        with pytest.raises(Refused, match="play-not-yours"):
            await deed(match, BAO.id)
    assert (await home.play.matches.table(match, BAO.id)).seat is None
    assert await home.play.substitutes.called(match) == ()
    left = {message for (message,) in rowsof(home, "SELECT message FROM leftover")}
    assert {1000 + one.id for one in HELPERS[:3]} <= left
    other = await home.play.substitutes.due()
    assert other == ()
    with pytest.raises(Refused, match="play-substitute-found"):
        await home.play.substitutes.take(call.tag, HELPERS[0])


@pytest.mark.rule("TIM-2.4")
async def test_who_is_not_called_may_come_after_the_first_wave(home: House) -> None:
    match = await home.match(ANA, BAO, CHLOE, terms=NORMAL)
    await home.play.matches.leave(match, BAO.id)
    assert not (await home.play.matches.board(match)).public.seats[1].free
    with pytest.raises(Refused, match="play-not-free"):
        await home.play.matches.volunteer(match, DAN, 1)
    await home.play.substitutes.seek_for(match, ANA.id, 1)
    assert (await home.play.matches.board(match)).public.seats[1].free
    assert (await home.play.matches.volunteer(match, DAN, 1)).seat == 1
    assert not (await home.play.matches.board(match)).public.seats[1].free


@pytest.mark.rule("TIM-2.4")
async def test_others_call_once_an_ai_has_played_for_three_days(home: House) -> None:
    match = await home.match(ANA, BAO, CHLOE, terms=NORMAL)
    async with home.play._repository.changing(match) as unit:
        stand_in(unit, 1)
    home.clock.pass_(days=2, hours=23)
    with pytest.raises(Refused, match="play-substitute-not-needed"):
        await home.play.substitutes.seek_for(match, ANA.id, 1)
    home.clock.pass_(hours=1)
    assert (await home.play.matches.board(match)).public.seats[1].abandoned
    await home.play.substitutes.seek_for(match, ANA.id, 1)
    seat = (await home.play.matches.board(match)).public.seats[1]
    assert (seat.sought, seat.abandoned) == ("others", False)
    await home.play.matches.come_back(match, BAO.id)
    assert (await home.play.matches.board(match)).public.seats[1].sought is None


@pytest.mark.rule("TIM-2.4")
async def test_a_search_ends_when_it_is_called_off_or_the_match_ends(home: House) -> None:
    await listed(home, *HELPERS[:3])
    match = await searched(home)
    with pytest.raises(Refused, match="play-substitute-not-yours"):
        await home.play.substitutes.stop(match, ANA.id, 1)
    await home.play.substitutes.stop(match, BAO.id, 1)
    assert await due(home) == []
    match = await home.match(ANA, BAO, terms=NORMAL)
    await listed(home, *HELPERS[3:6])
    await home.play.substitutes.seek(match, BAO.id)
    assert len(await due(home)) == 3
    await home.play.matches.concede(match, ANA.id)
    assert await home.play.substitutes.called(match) == ()
    assert rowsof(home, "SELECT count(*) FROM seat WHERE wave_at IS NOT NULL") == [(0,)]


@pytest.mark.rule("TIM-2.4")
async def test_a_substitute_who_leaves_at_once_is_off_the_list(home: House) -> None:
    await listed(home, HELPERS[0])
    match = await searched(home)
    await due(home)
    await home.play.substitutes.take((await call_of(home, match, HELPERS[0])).tag, HELPERS[0])
    await home.play.matches.leave(match, HELPERS[0].id)
    await home.play.people.delete(HELPERS[0].id)  # which does not help
    with pytest.raises(Refused, match="play-substitute-off"):
        await home.play.substitutes.join(HELPERS[0].id, 1)
    await home.play.substitutes.join(HELPERS[0].id, 2)  # another server
    home.clock.pass_(days=30)
    assert (await home.play.substitutes.join(HELPERS[0].id, 1)).most == 1


@pytest.mark.rule("TIM-2.4")
async def test_a_substitute_who_sat_twice_may_leave(home: House) -> None:
    await listed(home, HELPERS[0])
    match = await searched(home)
    await due(home)
    await home.play.substitutes.take((await call_of(home, match, HELPERS[0])).tag, HELPERS[0])
    people = (ANA, HELPERS[0], CHLOE)

    def enough(_: object) -> bool:
        return rowsof(home, "SELECT sat FROM holder WHERE person = 501") == [(2,)]

    await home.play_on(match, *people, until=enough)
    await home.play.matches.leave(match, HELPERS[0].id)
    assert await home.play.substitutes.of(HELPERS[0].id, 1) is not None


@pytest.mark.rule("CLB-2.1")
async def test_nobody_plays_for_more_at_a_time_than_they_want(home: House) -> None:
    await listed(home, HELPERS[0])
    first, second = await searched(home), await searched(home)
    assert await due(home) == [HELPERS[0].id] * 2
    await home.play.substitutes.take((await call_of(home, first, HELPERS[0])).tag, HELPERS[0])
    third = await searched(home)
    assert await due(home) == []
    await home.play.substitutes.stop(third, BAO.id, 1)
    await home.play.substitutes.change(HELPERS[0].id, 1, most=2)
    await home.play.substitutes.seek(third, BAO.id)
    assert await due(home) == [HELPERS[0].id]
    assert (await call_of(home, second, HELPERS[0])).message is not None


@pytest.mark.rule("TIM-4.3")
async def test_calls_are_taken_from_the_budgets_of_who_asks_and_who_is_called(home: House) -> None:
    await listed(home, HELPERS[0])
    for _ in range(3):
        await searched(home)
    assert await due(home) == [HELPERS[0].id] * 3
    fourth = await searched(home)
    assert await due(home) == []
    home.clock.pass_(hours=24)
    await home.play.substitutes.tick()
    assert fourth in {one.match for one in await home.play.substitutes.due()}


@pytest.mark.rule("CLB-2.1")
async def test_whoever_declines_is_not_called_to_that_match_again(home: House) -> None:
    await listed(home, HELPERS[0])
    match = await searched(home)
    await due(home)
    call = await call_of(home, match, HELPERS[0])
    with pytest.raises(Refused, match="play-substitute-not-you"):
        await home.play.substitutes.decline(call.tag, DAN.id)
    await home.play.substitutes.decline(call.tag, HELPERS[0].id)
    assert (1501,) in rowsof(home, "SELECT message FROM leftover")
    home.clock.pass_(hours=8)
    await home.play.substitutes.tick()
    assert await due(home) == []


@pytest.mark.rule("CLB-2.1")
async def test_a_seat_that_changed_hands_is_rated_for_nobody_and_helping_is_counted(
    home: House,
) -> None:
    await listed(home, HELPERS[0])
    match = await home.match(ANA, BAO, CHLOE, terms=TimeTerms("normal", rated=True))
    await home.play.substitutes.seek(match, BAO.id)
    await due(home)
    await home.play.substitutes.take((await call_of(home, match, HELPERS[0])).tag, HELPERS[0])
    assert await home.play.substitutes.helped(HELPERS[0].id) == 0
    await home.play.matches.concede(match, ANA.id)
    await home.play.matches.concede(match, CHLOE.id)
    assert await home.play.substitutes.helped(HELPERS[0].id) == 1
    assert await home.play.substitutes.helped(BAO.id) == 0


async def test_a_substitute_sees_what_their_seat_may_and_nothing_before(home: House) -> None:
    await listed(home, HELPERS[0])
    match = await searched(home)
    await due(home)
    before = await home.play.matches.table(match, HELPERS[0].id)
    assert (before.seat, before.question) == (None, None)
    await home.play.substitutes.take((await call_of(home, match, HELPERS[0])).tag, HELPERS[0])
    after = await home.play.matches.table(match, HELPERS[0].id)
    loaded = await home.play._repository.load(match)
    assert after.view == loaded.match.view(1)
    assert after.news.entries == ()


async def test_what_is_forgotten_while_a_call_is_sent_is_taken_away(home: House) -> None:
    await listed(home, HELPERS[0])
    match = await searched(home)
    (call,) = await home.play.substitutes.due()
    assert await home.play.substitutes.sending(call.tag, 1, 10)
    await home.play.people.delete(HELPERS[0].id)
    assert await home.play.substitutes.due() == ()
    home.clock.pass_(minutes=3)
    (lost,) = await home.play.substitutes.unnoted()
    assert (lost.person, lost.match) == (None, match)
    await home.play.substitutes.sent(lost.tag, 777)
    assert (777,) in rowsof(home, "SELECT message FROM leftover")
    assert rowsof(home, "SELECT count(*) FROM substitute_call") == [(0,)]


async def test_all_that_names_a_substitute_is_handed_out_and_forgotten(home: House) -> None:
    await listed(home, HELPERS[0])
    await searched(home)
    await due(home)
    told = await home.play.people.export(HELPERS[0].id)
    assert b'"substitute_call"' in told
    assert b'"normal' in told
    await home.play.people.delete(HELPERS[0].id)
    assert rowsof(home, "SELECT count(*) FROM substitute") == [(0,)]
    assert rowsof(home, "SELECT count(*) FROM substitute_call") == [(0,)]
    assert (1501,) in rowsof(home, "SELECT message FROM leftover")
