"""Direct messages and daily notes: to whom, when, and what is done when Discord refuses."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from db.records.time import Quiet
from games.core.refused import Refused
from play.people.directs import SPREAD
from play.records import Person
from play.time.walls import zone_of
from tests.play.house import ANA, BAO, House, house, writings

HOUR = timedelta(hours=1)


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    made = await house(tmp_path / "directs.db")
    yield made
    await made.play.close()


async def opened(home: House, person: Person, channel: int, way: str = "daily") -> None:
    """Let direct messages with a person work."""
    await home.play.directs.choose(person.id, way)
    await home.play.directs.openings()
    await home.play.directs.opened(person.id, channel)
    await home.play.directs.greeted(person.id)


@pytest.mark.rule("TIM-4.2")
async def test_only_who_chose_them_is_written_to(home: House) -> None:
    directs = home.play.directs
    await home.match(ANA, BAO)
    assert await directs.of(ANA.id) is None
    await directs.choose(ANA.id, "direct")
    (opening,) = await directs.openings()
    assert (opening.person, opening.channel) == (ANA.id, None)
    assert await directs.openings() == ()  # it is claimed
    home.clock.pass_(minutes=2)
    assert [one.person for one in await directs.openings()] == [ANA.id]
    await directs.opened(ANA.id, 77)
    home.clock.pass_(minutes=2)
    (greeting,) = await directs.openings()
    assert greeting.channel == 77
    await directs.greeted(ANA.id)
    home.clock.pass_(minutes=2)
    assert await directs.openings() == ()
    direct = await directs.of(ANA.id)
    assert direct is not None
    assert direct.works
    await directs.choose(ANA.id, "thread")
    home.clock.pass_(hours=48)
    assert await directs.openings() == () == await directs.notes()


@pytest.mark.rule("TIM-4.2")
async def test_ten_are_opened_in_ten_minutes_and_none_for_a_day_after_spam(home: House) -> None:
    directs = home.play.directs
    for person in range(1, 26):
        await directs.choose(person, "direct")
    assert len(await directs.openings(20)) == 10
    assert await directs.openings(20) == ()
    home.clock.pass_(minutes=10, seconds=1)
    found = await directs.openings(20)
    assert len(found) == 10
    await directs.refused(found[0].person, 40003)
    home.clock.pass_(hours=23)
    assert await directs.openings(20) == ()
    assert (await home.play.projections.figures()).directs_stopped
    home.clock.pass_(hours=2)
    assert len(await directs.openings(20)) == 10
    assert not (await home.play.projections.figures()).directs_stopped


@pytest.mark.rule("TIM-4.2")
@pytest.mark.parametrize("way", ["direct", "daily"])
async def test_who_chooses_anew_ends_no_rest_after_spam(home: House, way: str) -> None:
    directs = home.play.directs
    await directs.choose(ANA.id, "direct")
    await directs.openings()
    await directs.refused(ANA.id, 40003)
    await directs.told(ANA.id)
    await directs.choose(ANA.id, "thread")
    home.clock.pass_(hours=1)
    await directs.choose(ANA.id, way)
    await directs.choose(BAO.id, "direct")
    assert (await home.play.projections.figures()).directs_stopped
    direct = await directs.of(ANA.id)
    assert direct is not None
    assert (direct.refused, direct.told) == (40003, False)  # their page says so
    assert await directs.openings() == ()
    home.clock.pass_(hours=23, minutes=1)
    assert {one.person for one in await directs.openings()} == {ANA.id, BAO.id}


@pytest.mark.rule("TIM-4.2")
async def test_a_refusal_is_told_once_and_tried_again_at_their_wish(home: House) -> None:
    directs = home.play.directs
    await opened(home, ANA, 77, "direct")
    await directs.refused(ANA.id, 50007)
    direct = await directs.of(ANA.id)
    assert direct is not None
    assert (direct.works, direct.refused, direct.told) == (False, 50007, False)
    await directs.told(ANA.id)
    direct = await directs.of(ANA.id)
    assert direct is not None
    assert direct.told
    await directs.choose(ANA.id, "direct")
    assert [one.channel for one in await directs.openings()] == [77]


@pytest.mark.rule("TIM-4.1")
async def test_a_note_comes_each_day_in_the_minutes_after_its_hour(home: House) -> None:
    directs, zone = home.play.directs, zone_of("Asia/Tokyo")
    await home.play.people.set_zone(ANA.id, "Asia/Tokyo")
    await directs.set_hour(ANA.id, 19)
    await opened(home, ANA, 77)
    moments: list[timedelta] = []
    for _ in range(3 * 24 * 12):
        home.clock.pass_(minutes=5)
        for note in await directs.notes():
            local = home.clock.now().astimezone(zone)
            moments.append(timedelta(hours=local.hour, minutes=local.minute))
            assert (note.person, note.channel) == (ANA.id, 77)
            await directs.noted(note, 900)
    assert len(moments) == 3
    assert all(19 * HOUR <= one <= 19 * HOUR + SPREAD + HOUR / 12 for one in moments)


@pytest.mark.rule("TIM-4.1")
async def test_who_moves_to_another_zone_has_the_next_note_at_its_hour_there(home: House) -> None:
    directs, zone = home.play.directs, zone_of("Asia/Tokyo")
    await home.play.people.set_zone(ANA.id, "Europe/Paris")
    await directs.set_hour(ANA.id, 8)
    await opened(home, ANA, 77)
    await home.play.people.set_zone(ANA.id, "Asia/Tokyo")
    for _ in range(24 * 12):
        home.clock.pass_(minutes=5)
        if await directs.notes():
            break
    assert home.clock.now().astimezone(zone).hour == 8


@pytest.mark.rule("TIM-4.1")
async def test_a_claimed_note_comes_again_unless_it_was_confirmed(home: House) -> None:
    directs = home.play.directs
    await opened(home, ANA, 77)
    home.clock.pass_(hours=25)
    (note,) = await directs.notes()
    assert await directs.notes() == ()
    home.clock.pass_(minutes=2)
    assert await directs.notes() == (note,)
    await directs.noted(note, 900)
    assert await directs.notes() == ()
    home.clock.pass_(hours=25)
    (again,) = await directs.notes()
    assert (again.note_message, again.note_at > note.note_at) == (900, True)


@pytest.mark.rule("TIM-4.3")
async def test_no_note_in_quiet_hours_nor_on_days_off(home: House) -> None:
    directs = home.play.directs
    await home.play.people.set_quiet(ANA.id, Quiet(17 * 60, 4 * 60, "UTC"))
    await directs.set_hour(ANA.id, 18)
    await opened(home, ANA, 77)
    now = home.clock.now()
    home.clock.pass_(hours=20.9 - now.hour)
    assert await directs.notes() == ()
    home.clock.pass_(hours=1.2)
    (note,) = await directs.notes()
    await directs.noted(note, None)
    now = home.clock.now()
    await home.play.days_off.take(ANA.id, now, now + timedelta(days=4), "UTC")
    for _ in range(3 * 24):
        home.clock.pass_(hours=1)
        assert await directs.notes() == ()


@pytest.mark.rule("TIM-4.3")
async def test_a_note_that_is_late_waits_for_the_end_of_quiet_hours(home: House) -> None:
    """The bot was away at 18:00, and is back at 3:00."""
    directs = home.play.directs
    await home.play.people.set_quiet(ANA.id, Quiet(22 * 60, 10 * 60, "UTC"))
    await home.play.people.set_zone(ANA.id, "UTC")
    await directs.set_hour(ANA.id, 18)
    await opened(home, ANA, 77)
    home.clock.pass_(hours=18)
    assert await directs.notes() == ()
    home.clock.pass_(hours=4.9)
    assert await directs.notes() == ()
    home.clock.pass_(hours=1.1)
    (note,) = await directs.notes()
    await directs.noted(note, 900)
    home.clock.pass_(hours=8)
    assert await directs.notes() == ()
    home.clock.pass_(hours=1.3)
    assert len(await directs.notes()) == 1


@pytest.mark.rule("TIM-4.1", "TIM-7")
@pytest.mark.parametrize("hours", [720.5, -719.5, 3, -3])
async def test_a_clock_that_is_put_right_keeps_the_hour_of_notes(
    tmp_path: Path, hours: float
) -> None:
    """One that was being written then counts, too: nobody gets two."""
    home = await house(tmp_path / "jump.db", grace=timedelta(minutes=1))
    directs, play = home.play.directs, home.play
    await play.people.set_zone(ANA.id, "UTC")
    await directs.set_hour(ANA.id, 12)
    await opened(home, ANA, 77)
    await play.time.tick()
    for _ in range(200):  # to 12:20
        home.clock.pass_(minutes=1)
        await play.time.tick()
    (note,) = await directs.notes()
    home.clock.jump(hours * HOUR)
    await play.time.tick()
    await directs.noted(note, 900)
    came: list[tuple[int, int]] = []
    for _ in range(60 * 30):
        home.clock.pass_(minutes=1)
        await play.time.tick()
        for one in await directs.notes():
            came.append((home.clock.now().hour, home.clock.now().minute))
            await directs.noted(one, 901)
    assert [hour for hour, _ in came] in ([12], [12, 12])
    assert all(minute <= 16 for _, minute in came)
    await home.play.close()


async def test_what_is_none_is_refused(home: House) -> None:
    with pytest.raises(Refused):
        await home.play.directs.choose(ANA.id, "pigeon")
    with pytest.raises(Refused):
        await home.play.directs.set_hour(ANA.id, 24)


async def test_a_forgotten_person_is_written_to_no_more(home: House) -> None:
    await opened(home, BAO, 78)
    home.clock.pass_(hours=25)
    (note,) = await home.play.directs.notes()
    await home.play.directs.noted(note, 901)
    await home.play.people.delete(BAO.id)
    assert await home.play.directs.of(BAO.id) is None
    (left,) = await home.play.projections.leftovers()
    assert (left.message, left.channel, left.server) == (901, 78, None)


async def test_nothing_is_written_where_nothing_is_due(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is looked every few seconds; each writing of the store waits for the disk."""
    directs = home.play.directs
    await opened(home, ANA, 77)
    written = writings(home, monkeypatch)
    assert await directs.openings() == () == await directs.notes()
    assert written == []
    home.clock.pass_(days=1)
    assert [note.person for note in await directs.notes()] == [ANA.id]
    assert written == ["notes"]
    assert await directs.notes() == ()  # it is claimed
    assert written == ["notes"]


async def test_nothing_is_written_while_direct_messages_are_shut_or_wait(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    directs = home.play.directs
    await opened(home, ANA, 77)
    await directs.refused(ANA.id, 50007)
    for person in range(1, 12):
        await directs.choose(person, "direct")
    assert len(await directs.openings(20)) == 9  # ten with hers
    home.clock.pass_(minutes=1)
    written = writings(home, monkeypatch)
    assert await directs.openings(20) == ()
    home.clock.pass_(days=1)
    await directs.openings(20)
    written.clear()
    assert await directs.notes() == ()  # one is due that nobody can be written
    assert written == []


@pytest.mark.rule("TIM-4.3")
@pytest.mark.parametrize(
    ("chosen", "expected"), [(None, "en"), ("fr", "fr")], ids=["spoken", "chosen"]
)
async def test_what_is_written_to_somebody_is_in_their_language(
    home: House, chosen: str | None, expected: str
) -> None:
    """That of their Discord as they last used the bot, unless they have chosen one."""
    match = await home.match(ANA, BAO)
    await home.play.people.pressed(BAO.id, "fr")
    await home.play.people.pressed(BAO.id, "en")
    if chosen is not None:
        await home.play.people.set_locale(BAO.id, chosen)
    await home.play.directs.choose(BAO.id, "direct")
    (greeting,) = await home.play.directs.openings()
    assert greeting.locale == expected
    called = {one.person: one.locale for one in await home.play.projections.pings()}
    assert called[BAO.id] == expected
    await opened(home, BAO, 88)
    home.clock.pass_(hours=25)
    notes = [one for one in await home.play.directs.notes() if one.person == BAO.id]
    assert [one.locale for one in notes] == [expected]
    assert (await home.play.matches.board(match)).public.status == "running"
