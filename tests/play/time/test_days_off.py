"""Days off, taken ahead or spent by themselves; weekends; gifts (TIM-1.4, 1.7, 2.1, 2.2)."""

from datetime import UTC, datetime, timedelta

import pytest

from db.queries import days_off, outages
from db.queries.match import matches
from db.records.people import PersonSettings
from db.records.time import Quiet, TimeTerms
from games.core.refused import Refused
from play.records import Person
from play.time.moving import OUTAGE
from tests.play.house import ANA, BAO, CHLOE, DAN, House, asks
from tests.play.match.acts.test_partners import shared

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
NORMAL = TimeTerms("normal", misses=9)
FIRST = 84 * HOUR  # what a first sitting may take: bank and grace
NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)  # the next half day: it is Monday, 9:00


async def deadline(home: House, match: str) -> datetime:
    found = (await home.play.matches.table(match, ANA.id)).time.deadline_at
    assert found is not None
    return found


async def tick(home: House) -> None:
    await home.play.time.tick()
    await home.play.matches.settled()


async def away(home: House, days: float, zone: str = "UTC") -> None:
    now = home.clock.now()
    await home.play.days_off.take(ANA.id, now, now + days * DAY, zone)


async def waited(home: House, match: str) -> list[timedelta]:
    """How much time was waited for each seat, as is stored."""
    found = await home.play.store.read(matches.load, match)
    assert found is not None
    return [one.waited for one in found.seats]


async def spends(home: House) -> None:
    await home.play.people.set_spends_days(ANA.id, wanted=True)


@pytest.mark.rule("TIM-2.1")
async def test_days_off_stop_a_clock_from_the_next_half_day_on(home: House) -> None:
    match = await home.match(ANA, BAO, terms=NORMAL)
    before = await deadline(home, match)
    await away(home, 2)
    assert await deadline(home, match) == before  # nothing before they begin
    home.clock.pass_(hours=3)
    await tick(home)
    assert await deadline(home, match) == before + 2 * DAY
    home.clock.pass_(hours=12)
    board = await home.play.matches.board(match)
    assert board.public.seats[0].away_until == NOON + 2 * DAY
    assert board.public.seats[1].away_until is None
    home.clock.pass_(days=2)
    await tick(home)
    board = await home.play.matches.board(match)
    assert board.public.seats[0].away_until is None
    assert await deadline(home, match) == before + 2 * DAY


@pytest.mark.rule("TIM-2.1")
async def test_the_board_shows_that_days_off_begin_and_nothing_before(home: House) -> None:
    match = await home.match(ANA, BAO, terms=NORMAL)
    told: list[str] = []
    home.play.matches.on_change(told.append)
    await away(home, 2)
    assert told == []
    home.clock.pass_(hours=3)
    await tick(home)
    assert told == [match]
    await tick(home)
    assert told == [match]
    await home.play.days_off.come_home(ANA.id)
    assert told == [match, match]


@pytest.mark.rule("TIM-2.1")
async def test_whoever_comes_back_early_has_what_has_not_begun(home: House) -> None:
    match = await home.match(ANA, BAO, terms=NORMAL)
    before = await deadline(home, match)
    await away(home, 10)
    home.clock.pass_(hours=4)
    await tick(home)
    await home.play.days_off.come_home(ANA.id)
    assert await deadline(home, match) == before + 12 * HOUR
    assert (await home.play.days_off.of(ANA.id)).left == 55


@pytest.mark.rule("TIM-2.1")
async def test_a_new_sitting_in_days_off_leaves_them_out(home: House) -> None:
    match = await home.match(ANA, BAO, terms=NORMAL)
    await home.play_on(match, ANA, until=lambda one: one.question is None)
    await away(home, 3)
    home.clock.pass_(hours=5)
    await tick(home)
    await home.play_on(match, BAO, until=lambda one: one.question is None)
    back = NOON + 3 * DAY
    assert await deadline(home, match) == back + FIRST + 12 * HOUR


@pytest.mark.rule("TIM-2.1")
async def test_there_are_no_days_off_in_live_matches(home: House) -> None:
    match = await home.match(ANA, BAO, terms=TimeTerms("hour"))
    await away(home, 5)
    before = await deadline(home, match)
    home.clock.pass_(minutes=10)
    await tick(home)
    assert await deadline(home, match) == before


@pytest.mark.rule("TIM-2.1")
async def test_too_much_is_refused_and_nothing_is_taken(home: House) -> None:
    for days, why in ((15, "play-leave-row"), (-1, "play-leave-turned"), (0.1, "play-leave-short")):
        with pytest.raises(Refused, match=why):
            await away(home, days)
    await away(home, 14)
    home.clock.pass_(days=20)
    await away(home, 14)
    home.clock.pass_(days=20)
    with pytest.raises(Refused, match="play-leave-year"):
        await away(home, 1)
    assert (await home.play.days_off.of(ANA.id)).left == 0


@pytest.mark.rule("TIM-1.2a")
async def test_a_shared_seat_waits_for_whoever_is_there(home: House) -> None:
    lobby = await home.play.lobbies.open(
        server=1, channel=10, host=asks(ANA), game="sampler", locale="fr", most=2, terms=NORMAL
    )
    await home.play.lobbies.set_together(lobby.id, ANA.id, 2)
    for person in (BAO, CHLOE):
        await home.play.lobbies.join(lobby.id, person)
    for person in (BAO, CHLOE):
        if await home.play.lobbies.bringing(lobby.id, person.id):
            await home.play.lobbies.bring(lobby.id, person.id, None)
    match = await home.play.lobbies.start(lobby.id, None, 10)
    seat = next(
        one for one in (await home.play.matches.board(match)).public.seats if len(one.holders) == 2
    )
    first, second = (holder.person or 0 for holder in seat.holders)
    before = (await home.play.matches.table(match, first)).time.deadline_at
    assert before is not None
    now = home.clock.now()
    await home.play.days_off.take(first, now, now + 4 * DAY, "UTC")
    home.clock.pass_(hours=4)
    await tick(home)
    assert (await home.play.matches.table(match, first)).time.deadline_at == before
    now = home.clock.now()
    await home.play.days_off.take(second, now, now + DAY, "UTC")
    home.clock.pass_(hours=12)
    await tick(home)
    assert (await home.play.matches.table(match, first)).time.deadline_at == before + DAY


@pytest.mark.rule("TIM-2.2")
async def test_a_half_day_is_spent_when_time_runs_out(home: House) -> None:
    match = await home.match(ANA, BAO, terms=NORMAL)
    other = await home.match(ANA, BAO, terms=TimeTerms("calm", misses=9))
    await spends(home)
    was = await deadline(home, other)
    home.clock.pass_(hours=84)
    await tick(home)
    table = await home.play.matches.table(match, ANA.id)
    assert not table.news.played_for_me
    assert table.time.deadline_at == home.clock.now() + 12 * HOUR
    assert await deadline(home, other) == was + 12 * HOUR
    found = await home.play.days_off.of(ANA.id)
    assert (found.left, found.spent) == (55, 1)
    board = await home.play.matches.board(match)
    assert board.public.seats[0].away_until == home.clock.now() + 12 * HOUR


@pytest.mark.rule("TIM-2.2")
async def test_three_days_in_a_row_are_spent_and_then_the_default_is_played(home: House) -> None:
    match = await home.match(ANA, BAO, terms=NORMAL)
    await home.play_on(match, BAO, until=lambda one: one.question is None)
    await spends(home)
    home.clock.pass_(hours=84)
    for _ in range(6):
        await tick(home)
        assert not (await home.play.matches.table(match, ANA.id)).news.played_for_me
        home.clock.pass_(hours=12)
    await tick(home)
    assert (await home.play.matches.table(match, ANA.id)).news.played_for_me


@pytest.mark.rule("TIM-2.2")
async def test_none_is_spent_for_whoever_answers_elsewhere(home: House) -> None:
    """One who has answered since the sitting opened is there, and has let its time run out."""
    match, other = [await home.match(ANA, BAO, terms=NORMAL) for _ in range(2)]
    await spends(home)
    home.clock.pass_(hours=20)
    await home.answer_any(other, ANA)
    home.clock.pass_(hours=64)
    await tick(home)
    assert await home.play.store.read(days_off.of_person, ANA.id) == ()
    assert (await home.play.matches.table(match, ANA.id)).news.played_for_me


@pytest.mark.rule("TIM-2.2")
async def test_none_is_spent_at_a_shared_seat_if_one_of_its_people_is_there(home: House) -> None:
    match = await shared(home, NORMAL)
    other = await home.match(ANA, DAN, terms=NORMAL)
    for one in (ANA, CHLOE):
        await home.play.people.set_spends_days(one.id, wanted=True)
    home.clock.pass_(hours=1)
    await home.answer_any(other, ANA)
    seats = (await home.play.matches.board(match)).public.seats
    (seat,) = (one for one in seats if ANA.id in [who.person for who in one.holders])
    assert seat.deadline_at is not None
    home.clock.pass_(seconds=(seat.deadline_at - home.clock.now()).total_seconds())
    await tick(home)
    for one in (ANA, CHLOE):
        assert await home.play.store.read(days_off.of_person, one.id) == ()


@pytest.mark.rule("TIM-2.2")
async def test_an_express_sitting_takes_a_day_at_most(home: House) -> None:
    match = await home.match(ANA, BAO, terms=TimeTerms("express", misses=9))
    await home.play_on(match, BAO, until=lambda one: one.question is None)
    await spends(home)
    home.clock.pass_(hours=12)
    for _ in range(2):
        await tick(home)
        assert not (await home.play.matches.table(match, ANA.id)).news.played_for_me
        home.clock.pass_(hours=12)
    await tick(home)
    assert (await home.play.matches.table(match, ANA.id)).news.played_for_me
    assert len(await home.play.store.read(days_off.of_person, ANA.id)) == 2


async def test_none_is_spent_for_whoever_does_not_want_it(home: House) -> None:
    match = await home.match(ANA, BAO, terms=NORMAL)
    home.clock.pass_(hours=84)
    await tick(home)
    assert await home.play.store.read(days_off.of_person, ANA.id) == ()
    assert (await home.play.matches.table(match, ANA.id)).news.played_for_me


@pytest.mark.rule("TIM-1.4")
async def test_weekends_stop_a_clock_where_the_match_says_so(home: House) -> None:
    match = await home.match(ANA, BAO, terms=TimeTerms("normal", weekends="Europe/Paris"))
    home.clock.pass_(days=2)
    await home.play_on(match, ANA, until=lambda one: one.question is None)
    await home.play_on(match, BAO, until=lambda one: one.question is None)
    # Wednesday 9:00, 36 h taken, 12 h earned: 48 h and 12 h of grace end on Friday evening
    assert await deadline(home, match) == datetime(2026, 3, 6, 21, tzinfo=UTC)
    home.clock.pass_(days=1)
    await home.play_on(match, ANA, until=lambda one: one.question is None)
    await home.play_on(match, BAO, until=lambda one: one.question is None)
    # Thursday 9:00, 12 h taken and earned: 60 h, of which 38 are before Saturday in Paris
    assert await deadline(home, match) == datetime(2026, 3, 9, 21, tzinfo=UTC)


@pytest.mark.rule("TIM-1.4", "EVT-5.1")
async def test_so_much_is_waited_for_somebody_as_counts(home: House) -> None:
    """Neither days off, pauses, outages nor weekends; nor while an AI plays."""
    match = await home.match(ANA, BAO, terms=TimeTerms("calm", weekends="UTC"))
    await away(home, 1)
    home.clock.pass_(hours=3)
    await tick(home)
    home.clock.pass_(hours=24)  # Tuesday noon: Ana is back
    await tick(home)
    for person in (ANA, BAO):
        await home.play.matches.propose(match, person.id, "pause")
    home.clock.pass_(hours=12)
    await home.play.matches.resume(match, ANA.id)
    await home.play.store.write(outages.beat, home.clock.now(), HOUR, OUTAGE)
    home.clock.pass_(hours=24)  # Thursday
    await home.play.store.write(outages.beat, home.clock.now(), HOUR, OUTAGE)
    await tick(home)
    home.clock.pass_(days=2, hours=9)  # Saturday
    for person in (ANA, BAO):
        await home.play_on(match, person, until=lambda one: one.question is None)
    assert await waited(home, match) == [(3 + 48) * HOUR, (27 + 48) * HOUR]
    await home.play.matches.leave(match, BAO.id)
    home.clock.pass_(days=9)
    assert (await waited(home, match))[1] == (27 + 48) * HOUR


@pytest.mark.rule("TIM-1.4")
async def test_weekends_count_at_live_paces(home: House) -> None:
    home.clock.pass_(days=5)  # Saturday
    match = await home.match(ANA, BAO, terms=TimeTerms("hour", weekends="Europe/Paris"))
    assert await deadline(home, match) == home.clock.now() + HOUR


@pytest.mark.rule("TIM-7", "TIM-2.2")
async def test_after_a_half_day_the_default_falls_at_the_first_moment_that_counts(
    home: House,
) -> None:
    """It was spent on Friday evening: what comes after it is a weekend."""
    terms = TimeTerms("quick", misses=9, weekends="UTC")
    home.clock.pass_(days=3, hours=9)  # Thursday, 18:00
    match = await home.match(ANA, BAO, terms=terms)
    await home.play_on(match, BAO, until=lambda one: one.question is None)
    await spends(home)
    home.clock.pass_(days=1)
    await tick(home)
    assert await deadline(home, match) == datetime(2026, 3, 9, tzinfo=UTC)
    home.clock.pass_(hours=12)
    await tick(home)
    assert not (await home.play.matches.table(match, ANA.id)).news.played_for_me


@pytest.mark.rule("TIM-2.2")
async def test_they_are_spent_unless_switched_off() -> None:
    assert PersonSettings().spends_days


@pytest.mark.rule("TIM-1.7")
async def test_time_is_given_once_a_sitting_and_told(home: House) -> None:
    match = await home.match(ANA, BAO, terms=NORMAL)
    before = await deadline(home, match)
    await home.play.matches.give_time(match, BAO.id, 0)
    assert await deadline(home, match) == before + 12 * HOUR
    page = await home.play.matches.log(match, BAO.id)
    assert "play-seat-gift" in [entry.part.text.id for entry in page.entries]
    with pytest.raises(Refused, match="play-no-gift"):
        await home.play.matches.give_time(match, BAO.id, 0)
    with pytest.raises(Refused, match="play-no-seat"):
        await home.play.matches.give_time(match, ANA.id, 0)


async def test_a_person_who_is_forgotten_leaves_no_days_off(home: House) -> None:
    await away(home, 3)
    assert "half_day" in (await home.play.people.export(ANA.id)).decode()
    await home.play.people.delete(ANA.id)
    assert await home.play.store.read(days_off.of_person, ANA.id) == ()


@pytest.mark.rule("TIM-1.5", "TIM-4.3")
async def test_calls_are_held_back_in_quiet_hours_and_come_in_the_hour_after(home: House) -> None:
    await home.play.people.set_quiet(ANA.id, Quiet(8 * 60, 4 * 60, "UTC"))
    await home.match(ANA, BAO, terms=NORMAL)
    home.clock.pass_(minutes=20)
    called = {ping.person for ping in await home.play.projections.pings()}
    assert called == {BAO.id}
    home.clock.pass_(hours=2, minutes=39)
    assert ANA.id not in {ping.person for ping in await home.play.projections.pings()}
    home.clock.pass_(hours=1, minutes=1)
    assert ANA.id in {ping.person for ping in await home.play.projections.pings()}


@pytest.mark.rule("TIM-4.3")
async def test_at_live_paces_calls_come_in_quiet_hours(home: House) -> None:
    await home.play.people.set_quiet(ANA.id, Quiet(8 * 60, 4 * 60, "UTC"))
    await home.match(ANA, BAO, terms=TimeTerms("hour"))
    home.clock.pass_(minutes=20)
    assert ANA.id in {ping.person for ping in await home.play.projections.pings()}


@pytest.mark.rule("TIM-2.1")
async def test_nobody_is_called_on_days_off(home: House) -> None:
    await away(home, 2)
    home.clock.pass_(hours=4)
    await home.match(ANA, BAO, terms=NORMAL)
    home.clock.pass_(hours=30)
    await tick(home)
    assert ANA.id not in {ping.person for ping in await home.play.projections.pings()}
    home.clock.pass_(hours=24)
    await tick(home)
    assert ANA.id in {ping.person for ping in await home.play.projections.pings()}


@pytest.mark.rule("TIM-2.1")
async def test_a_board_no_longer_names_somebody_who_is_back(home: House) -> None:
    match = await home.match(ANA, BAO, terms=TimeTerms("normal"))
    now = home.clock.now()
    await home.play.days_off.take(BAO.id, now, now + timedelta(days=2), "UTC")
    home.clock.pass_(hours=13)
    await tick(home)
    shown = await home.play.matches.board(match)
    assert any(seat.away_until for seat in shown.public.seats)
    home.clock.pass_(hours=48)
    await tick(home)
    after = await home.play.matches.board(match)
    assert after.change > shown.change
    assert not any(seat.away_until for seat in after.public.seats)
    await tick(home)
    assert (await home.play.matches.board(match)).change == after.change


@pytest.mark.rule("EVT-5.2")
async def test_where_days_off_are_not_allowed_they_count_like_any_day(home: House) -> None:
    match = await home.match(ANA, BAO, terms=TimeTerms("normal", misses=9, days_off=False))
    before = await deadline(home, match)
    await spends(home)
    await away(home, 2)
    home.clock.pass_(hours=4)
    await tick(home)
    assert await deadline(home, match) == before
    assert (await home.play.matches.board(match)).public.seats[0].away_until is None
    assert await home.play.store.read(days_off.beginning, home.clock.now(), ()) == ()
    home.clock.pass_(hours=27)
    await tick(home)
    assert ANA.id in {ping.person for ping in await home.play.projections.pings()}
    home.clock.pass_(days=20)
    await tick(home)
    found = await home.play.store.read(days_off.of_person, ANA.id)
    assert not any(half.by_itself for half in found)


@pytest.mark.rule("TIM-2.1")
async def test_an_answer_for_which_somebody_waits_ends_them(home: House) -> None:
    """So nobody chooses whom to answer."""
    first = await home.match(ANA, BAO, terms=NORMAL)
    await away(home, 10)
    home.clock.pass_(hours=4)
    await tick(home)
    before = (await home.play.days_off.of(ANA.id)).left
    await home.answer_any(first, ANA)
    after = await home.play.days_off.of(ANA.id)
    assert after.left > before
    assert after.planned is None


@pytest.mark.rule("TIM-2.1")
async def test_a_table_says_before_what_an_answer_ends(home: House) -> None:
    """Where somebody else plays, and as long as something would come back."""
    match = await home.match(ANA, BAO, terms=NORMAL)
    alone = await home.match(ANA, ais=1, terms=NORMAL)
    live = await home.match(ANA, BAO, terms=TimeTerms("live-10"))

    async def told(which: str, person: Person = ANA) -> bool:
        return (await home.play.matches.table(which, person.id)).time.away_until is not None

    assert not await told(match)
    await away(home, 4)
    assert not await told(match)  # they have not begun
    home.clock.pass_(hours=4)
    await tick(home)
    assert [await told(one) for one in (match, alone, live)] == [True, False, False]
    assert not await told(match, BAO)
    until = (await home.play.matches.table(match, ANA.id)).time.away_until
    assert until == (await home.play.days_off.of(ANA.id)).until
    await home.play.days_off.come_home(ANA.id)
    assert (await home.play.days_off.of(ANA.id)).until is not None  # the half day that has begun
    assert not await told(match)


@pytest.mark.rule("TIM-2.1")
async def test_an_answer_to_ais_alone_or_at_a_live_pace_ends_nothing(home: House) -> None:
    alone = await home.match(ANA, ais=1, terms=NORMAL)
    await away(home, 10)
    home.clock.pass_(hours=4)
    await tick(home)
    live = await home.match(ANA, BAO, terms=TimeTerms("live-10"))
    before = (await home.play.days_off.of(ANA.id)).left
    for match in (alone, live):
        await home.answer_any(match, ANA)
    assert (await home.play.days_off.of(ANA.id)).left == before
    assert (await home.play.days_off.of(ANA.id)).until is not None
