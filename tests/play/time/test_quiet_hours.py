"""Quiet hours at turn clocks: whose they are, and from when on a change counts (TIM-7)."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from db.records.time import Former, Quiet, TimeTerms
from play.time import pace
from play.time.pace import Off
from play.time.recurring import nights, quiet_hours
from tests.play.house import ANA, BAO, CHLOE, House, asks

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
NIGHT = Quiet(22 * 60, 10 * 60, "UTC")
NOON = Quiet(12 * 60, 2 * 60, "UTC")
MIDNIGHT = datetime(2026, 3, 3, tzinfo=UTC)
LONG = TimeTerms("two-days")  # it is Monday, 9:00


async def deadline(home: House, match: str) -> datetime:
    found = (await home.play.matches.table(match, ANA.id)).time.deadline_at
    assert found is not None
    return found


@pytest.mark.rule("TIM-7")
async def test_a_change_counts_from_the_next_midnight_on(home: House) -> None:
    """Of 48 hours the first 15 pass till midnight; then 10 in 24 do not count."""
    match = await home.match(ANA, BAO, terms=LONG)
    other = await home.match(BAO, ANA, terms=TimeTerms("normal"))
    banked = await deadline(home, other)
    assert await deadline(home, match) == MIDNIGHT + 33 * HOUR
    await home.play.people.set_quiet(ANA.id, NIGHT)
    assert await deadline(home, match) == MIDNIGHT + (33 + 8 + 10 + 10) * HOUR
    assert await deadline(home, other) == banked
    home.clock.pass_(hours=3)
    await home.play.people.set_quiet(ANA.id, None)
    assert await deadline(home, match) == MIDNIGHT + 33 * HOUR


@pytest.mark.rule("TIM-7")
async def test_what_has_counted_is_not_counted_anew(home: House) -> None:
    await home.play.people.set_quiet(ANA.id, NIGHT)
    home.clock.pass_(days=1)
    match = await home.match(ANA, BAO, terms=LONG)
    home.clock.pass_(days=1)  # 14 hours of it count
    await home.play.people.set_quiet(ANA.id, NOON)
    # 13 hours up to 22:00, nothing up to midnight, then 21 hours, 2 of 24 left out
    assert await deadline(home, match) == MIDNIGHT + 2 * DAY + 23 * HOUR
    home.clock.pass_(hours=30)
    await home.play.time.tick()
    assert await deadline(home, match) == MIDNIGHT + 2 * DAY + 23 * HOUR


@pytest.mark.rule("TIM-7")
async def test_a_new_zone_counts_from_its_next_midnight_on(home: House) -> None:
    await home.play.people.set_quiet(ANA.id, NIGHT)
    home.clock.pass_(days=1)
    match = await home.match(ANA, BAO, terms=LONG)
    await home.play.people.set_zone(ANA.id, "Asia/Tokyo")  # where it is 18:00; midnight at 15:00
    off = Off(
        Quiet(22 * 60, 600, "Asia/Tokyo"), quiet_before=Former(MIDNIGHT + 15 * HOUR, 1320, 600)
    )
    assert await deadline(home, match) == pace.after(home.clock.now(), 2 * DAY, off)
    assert [str(begins) for begins, _ in joined_from(off, home.clock.now())[:2]] == [
        "2026-03-03 15:00:00+00:00",
        "2026-03-04 13:00:00+00:00",
    ]


def joined_from(off: Off, start: datetime) -> list[tuple[datetime, datetime]]:
    spans = off.spans(start)
    return [span for span, _ in zip(spans, range(8), strict=False) if span[1] > start]


@pytest.mark.rule("TIM-7")
async def test_calls_are_held_back_by_new_quiet_hours_at_once(home: House) -> None:
    await home.play.people.set_quiet(BAO.id, Quiet(8 * 60, 120, "UTC"))
    await home.match(ANA, BAO, terms=LONG)
    assert [ping.name for ping in await home.play.projections.pings()] == []
    home.clock.pass_(hours=2)
    called = {ping.name for ping in await home.play.projections.pings()}
    assert called == {"Ana", "Bao"}


@pytest.mark.rule("TIM-7")
async def test_the_first_person_of_a_seat_gives_it_their_quiet_hours(home: House) -> None:
    """When the first leaves, those of the next count from then on."""
    await home.play.people.set_quiet(ANA.id, NIGHT)
    home.clock.pass_(days=1)
    lobbies = home.play.lobbies
    lobby = await lobbies.open(
        server=1, channel=10, host=asks(ANA), game="sampler", locale="en", most=2, terms=LONG
    )
    await lobbies.set_together(lobby.id, ANA.id, 2)
    for person in (BAO, CHLOE):
        await lobbies.join(lobby.id, person)
    for one in (ANA, BAO, CHLOE):
        if await lobbies.bringing(lobby.id, one.id):
            await lobbies.bring(lobby.id, one.id, None)
    match = await lobbies.start(lobby.id, None, 10)
    seats = (await home.play.matches.board(match)).public.seats
    (shared,) = [seat.seat for seat in seats if len(seat.holders) == 2]
    first, second = [one.person for one in seats[shared].holders]
    assert first == ANA.id
    assert second is not None
    at = (await home.play.matches.board(match)).public.seats[shared].deadline_at
    assert at == pace.after(home.clock.now(), 2 * DAY, Off(NIGHT))
    home.clock.pass_(days=1)
    await home.play.matches.leave(match, ANA.id)
    at = (await home.play.matches.board(match)).public.seats[shared].deadline_at
    assert at == home.clock.now() + 2 * DAY - 14 * HOUR


@pytest.mark.rule("TIM-7")
@given(
    hours=st.integers(0, 200),
    until=st.integers(0, 200),
    before=st.sampled_from([None, NIGHT, NOON]),
    after=st.sampled_from([None, NIGHT, NOON]),
)
def test_up_to_a_moment_the_former_hours_count(
    hours: int, until: int, before: Quiet | None, after: Quiet | None
) -> None:
    """Any hour is quiet by those that count then, and by those alone."""
    edge = MIDNIGHT + until * HOUR
    former = Former(edge, before.start, before.minutes) if before else Former(edge)
    at = MIDNIGHT + hours * HOUR + timedelta(minutes=30)
    found = any(begins <= at < ends for begins, ends in ten(quiet_hours(MIDNIGHT, after, former)))
    counts = before if at < edge else after
    meant = (
        any(begins <= at < ends for begins, ends in ten(nights(at, counts))) if counts else False
    )
    assert found == meant


def ten(spans) -> list[tuple[datetime, datetime]]:
    return [span for span, _ in zip(spans, range(14), strict=False)]
