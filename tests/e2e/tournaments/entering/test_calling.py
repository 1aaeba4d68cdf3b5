"""Messages that call people: once each, whenever the bot is ended, wherever they may stand."""

import asyncio
import contextlib
from datetime import timedelta
from typing import Any

import pytest

from cogs.match.pings import PingCog
from cogs.tournaments.calling import CallingCog
from play.records import Person as Known
from play.tournaments.calling import Call
from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.house import House
from tests.e2e.thumbs import controls, people_select
from tests.e2e.tournaments.people import NAMES, id_of, mine, opened, press, public
from tests.play.house import FakeClock, asks
from tournaments.records import Terms

LOOKS = 6  # after which what failed twice is tried again
LATER = 5000  # ids of people who are in front of no window


class Ended(Exception):
    """The bot is ended."""


async def ended(*_: object) -> None:
    raise Ended


async def unnoted(*_: object) -> None:
    """The bot is ended before it notes something."""


async def people_of(house: House) -> list[Person]:
    return [await house.client.user(name) for name in NAMES[:4]]


async def to_check_in(house: House, clock: FakeClock, *people: Person) -> str:
    """A tournament whose check-in has just begun, that these people have entered.

    Its beginning is moved, for the clock of the sandbox is not the bot's.
    """
    which = id_of(await opened(house, people[0], "Cup", form=1, places=4, starts=3))
    for person in people:
        await press(await public(person, "Cup"), "t-enter")
    begins = int((clock.now() + timedelta(hours=40)).timestamp() * 1000)
    query = "UPDATE tournament SET starts_at = ?, edition = edition + 1 WHERE id = ?"
    await house.services.play.store.write(lambda db: db.execute(query, (begins, which)))
    return which


async def called(house: House) -> None:
    await house.bot.find(CallingCog).call()
    await house.quiet()


def calls(person: Person, verb: str = "t-here:") -> list[ShownMessage]:
    """The messages that call, as somebody has seen them, not that of the tournament."""
    found = [one for one in person.messages_seen.values() if controls(one, verb)]
    return [one for one in found if not one.ephemeral and not controls(one, "t-enter:")]


async def begun(house: House) -> tuple[Any, ...]:
    return await house.services.play.tournaments.calls_begun()


@pytest.mark.rule("EVT-1.4")
@pytest.mark.parametrize("between", ["called", "calling"])
async def test_a_call_stands_there_once_when_the_bot_is_ended(
    house: House, clock: FakeClock, monkeypatch: pytest.MonkeyPatch, between: str
) -> None:
    """After it was sent and before that is noted; or after it was noted that it will be."""
    ana, bao, *_ = await people_of(house)
    which = await to_check_in(house, clock, ana, bao)
    service = house.services.play.tournaments
    note = getattr(service, between)

    async def noted(*given: Any) -> None:
        if between == "calling":
            await note(*given)
        raise Ended

    with monkeypatch.context() as patch:
        patch.setattr(service, between, noted)
        await called(house)
    assert len(calls(bao)) == (between == "called")
    ((tournament, ping),) = await begun(house)
    assert (tournament, ping.message) == (which, None)
    await house.restart()
    for _ in range(2):
        await called(house)
    (call,) = calls(bao)
    assert (ana.pings, bao.pings) == (1, 1)
    assert await begun(house) == ()
    posted = await house.services.play.tournaments.calls_posted(which, "check-in")
    assert posted == {int(call.id)}


@pytest.mark.rule("EVT-1.4")
async def test_nobody_is_called_twice_by_two_looks_at_once(house: House, clock: FakeClock) -> None:
    ana, bao, *_ = await people_of(house)
    await to_check_in(house, clock, ana, bao)
    cog = house.bot.find(CallingCog)
    await asyncio.gather(*(cog.call() for _ in range(3)))
    await house.quiet()
    assert len(calls(bao)) == bao.pings == 1


@pytest.mark.rule("EVT-1.4")
async def test_what_is_stale_is_not_sent(
    house: House, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot was ended before it sent a call, and came back when the check-in was over."""
    ana, bao, *_ = await people_of(house)
    which = await to_check_in(house, clock, ana, bao)
    service = house.services.play.tournaments
    await service.calling((await service.entrants_to_call())[0], 1)
    await house.stop()
    clock.pass_(days=3)
    await house.start()
    begins = int((clock.now() + timedelta(hours=20)).timestamp() * 1000)
    query = "UPDATE tournament SET starts_at = ?, edition = edition + 1 WHERE id = ?"
    await house.services.play.store.write(lambda db: db.execute(query, (begins, which)))
    await called(house)
    assert calls(bao) == []
    assert await begun(house) == ()


@pytest.mark.rule("EVT-1.4")
async def test_a_call_under_way_to_what_is_called_off_does_not_stay(
    house: House, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bao, *_ = await people_of(house)
    which = await to_check_in(house, clock, ana, bao)
    service = house.services.play.tournaments
    note = service.called

    async def off(*given: Any) -> None:
        await service.call_off(which, int(ana.id), "parce que")
        await note(*given)

    monkeypatch.setattr(service, "called", off)
    await called(house)
    (call,) = calls(bao)
    await house.bot.find(PingCog).tidily()
    await house.quiet()
    assert calls(bao) == []
    assert call.text


@pytest.mark.rule("EVT-1.4")
@pytest.mark.parametrize("verb", ["called", "calling"])
async def test_who_entered_is_told_once_that_it_was_called_off_though_the_bot_is_ended(
    house: House, monkeypatch: pytest.MonkeyPatch, verb: str
) -> None:
    ana, bao, chloe, dov = await people_of(house)
    which = id_of(await opened(house, ana, "Cup", form=1, places=4))
    for person in (ana, bao, chloe):
        await press(await public(person, "Cup"), "t-enter")
    service = house.services.play.tournaments
    await service.call_off(which, int(ana.id), "trop peu de monde")
    with monkeypatch.context() as patch:
        patch.setattr(service, verb, ended)
        with contextlib.suppress(Ended):
            await called(house)
    for _ in range(LOOKS):
        await called(house)
    (told,) = calls(bao, "t-mine:")
    assert "Cup" in told.text
    assert "-# trop peu de monde" in told.text
    assert (ana.pings, bao.pings, chloe.pings, dov.pings) == (0, 1, 1, 0)
    page = await press(told, "t-mine")
    assert page.ephemeral
    assert "trop peu de monde" in page.text


@pytest.mark.rule("EVT-1.4")
async def test_a_call_is_deleted_once_the_tournament_begins(
    house: House, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot is ended before it is deleted, and after that before this is noted."""
    people = await people_of(house)
    which = await to_check_in(house, clock, *people)
    await called(house)
    ana, bao, *_ = people
    assert len(calls(bao)) == bao.pings == 1
    await house.services.play.tournaments.start(which, int(ana.id))
    with monkeypatch.context() as patch:
        patch.setattr("play.match.projections.Projections.tidied", unnoted)
        await house.restart()
        await bao.until(lambda: not calls(bao), "the call to be deleted")
        await house.stop()
    clock.pass_(minutes=31)
    await house.start()
    store = house.services.play.store
    query = "SELECT count(*) FROM leftover"
    async with asyncio.timeout(10):
        while await store.read(lambda db: db.execute(query).fetchone()) != (0,):
            await asyncio.sleep(0.05)
    assert calls(bao) == []


@pytest.mark.rule("EVT-1.4", "EVT-1.7")
async def test_nobody_is_called_to_what_ends_while_others_are_called(
    house: House, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those who are to be called were found before."""
    monkeypatch.setattr("play.tournaments.calling.AT_ONCE", 1)
    ana, bao, chloe, dov = await people_of(house)
    which = await to_check_in(house, clock, ana, bao)
    service = house.services.play.tournaments
    found = await service.entrants_to_call()
    assert [one.people for one in found] == [(int(ana.id),), (int(bao.id),)]
    coached = id_of(await opened(house, chloe, "Jam Cup", game="jam", form=1, places=4))
    await press(await public(chloe, "Jam Cup"), "t-enter")
    await service.ask_coaches(coached, int(chloe.id), [Known(int(dov.id), "Dov")])
    asked = await service.coaches_to_call()
    await service.leave(coached, int(chloe.id))
    await service.call_off(which, int(ana.id), "parce que")

    async def late(*_: object) -> tuple[Call, ...]:
        return (*found, *asked)

    errors = house.services.counts.errors.total()
    monkeypatch.setattr(service, "entrants_to_call", late)
    await called(house)
    assert (calls(bao), calls(dov, "t-coach-yes:")) == ([], [])
    assert house.services.counts.errors.total() == errors


@pytest.mark.rule("EVT-1.4")
@pytest.mark.usefixtures("both_ways")
@pytest.mark.parametrize("right", ["send_messages", "view_channel"])
async def test_calls_come_once_their_place_is_open_again(
    house: House, clock: FakeClock, right: str
) -> None:
    ana, bao, *_ = await people_of(house)
    await to_check_in(house, clock, ana, bao)
    channel = str((await public(ana, "Cup")).channel_id)
    await rights(house, channel, **{right: False})
    await called(house)
    assert calls(bao) == []
    await rights(house, channel, **{right: None})
    for _ in range(LOOKS):
        await called(house)
    assert [one.channel_id for one in calls(bao)] == [channel]


@pytest.mark.rule("EVT-1.4")
async def test_calls_wait_until_their_place_is_open_again(house: House, clock: FakeClock) -> None:
    ana, bao, *_ = await people_of(house)
    which = await to_check_in(house, clock, ana, bao)
    channel = str((await public(ana, "Cup")).channel_id)
    await rights(house, channel, send_messages=False)
    await called(house)
    assert calls(bao) == []
    await rights(house, channel, send_messages=None)
    await house.client.call("DELETE", f"/channels/{channel}")
    await called(house)
    assert calls(bao) == []
    games = str((await ana.channel("jeux"))["id"])
    await house.services.play.tournaments.bring_here(
        which, asks(Known(int(ana.id), "Ana"), int(games)), int(games)
    )
    for _ in range(LOOKS):
        await called(house)
    (call,) = calls(bao)
    assert call.channel_id == games


async def rights(house: House, channel: str, **given: bool | None) -> None:
    """Give the bot rights in a channel, take them (False) or leave them to its role (None)."""
    await house.client.call("PATCH", f"/channels/{channel}/bot", {"permissions": given})


@pytest.mark.rule("EVT-1.4")
async def test_a_call_begun_in_a_channel_that_is_deleted_comes_in_the_next(
    house: House, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bao, *_ = await people_of(house)
    which = await to_check_in(house, clock, ana, bao)
    channel = str((await public(ana, "Cup")).channel_id)
    with monkeypatch.context() as patch:
        patch.setattr(house.services.play.tournaments, "called", ended)
        await called(house)
    games = str((await ana.channel("jeux"))["id"])
    await house.services.play.tournaments.bring_here(
        which, asks(Known(int(ana.id), "Ana"), int(games)), int(games)
    )
    await house.client.call("DELETE", f"/channels/{channel}")
    for _ in range(LOOKS):
        await called(house)
    assert [one.channel_id for one in calls(bao) if one.channel_id != channel] == [games]
    assert await begun(house) == ()


@pytest.mark.rule("EVT-1.4")
async def test_two_hundred_and_fifty_six_are_called_fifty_at_a_time(
    house: House, clock: FakeClock
) -> None:
    """Most of them have left the server: that calls nobody less who is there."""
    ana, bao, *_ = await people_of(house)
    which = await to_check_in(house, clock, ana)
    service = house.services.play.tournaments
    query = "UPDATE tournament SET places = 256, starts_at = starts_at + 864000000 WHERE id = ?"
    await house.services.play.store.write(lambda db: db.execute(query, (which,)))
    for number in range(254):
        await service.enter(which, Known(LATER + number, f"P{number}"))
    await press(await public(bao, "Cup"), "t-enter")
    query = "UPDATE tournament SET starts_at = starts_at - 864000000 WHERE id = ?"
    await house.services.play.store.write(lambda db: db.execute(query, (which,)))
    await called(house)
    found = sorted(calls(bao), key=lambda one: int(one.id))
    assert [one.text.count("<@") for one in found] == [50, 50, 50, 50, 50, 6]
    assert bao.pings == ana.pings == 1
    await called(house)
    assert len(calls(bao)) == len(found)


@pytest.mark.rule("EVT-1.4")
async def test_a_call_that_was_not_noted_goes_with_who_was_forgotten_meanwhile(
    house: House, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bao, *_ = await people_of(house)
    await to_check_in(house, clock, ana, bao)
    with monkeypatch.context() as patch:
        patch.setattr(house.services.play.tournaments, "called", ended)
        await called(house)
    assert len(calls(ana)) == 1
    await house.services.play.people.delete(int(bao.id))
    await house.restart()
    await called(house)
    await house.bot.find(PingCog).tidily()
    await house.quiet()
    assert str(bao.id) not in "".join(one.text for one in calls(ana))
    assert await begun(house) == ()


@pytest.mark.rule("EVT-1.7")
async def test_a_coach_whom_somebody_else_asks_during_their_call_is_called_a_day_later(
    house: House, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first call is sent; before that is noted they decline, and somebody else asks them."""
    ana, bao, chloe, _ = await people_of(house)
    which = id_of(await opened(house, ana, "Jam Cup", game="jam", form=1, places=4))
    for person in (ana, bao):
        await press(await public(person, "Jam Cup"), "t-enter")
    service = house.services.play.tournaments
    note, known = service.called, Known(int(chloe.id), "Chloé")

    async def again(*given: Any) -> None:
        monkeypatch.setattr(service, "called", note)
        await service.coach(which, known.id, agrees=False)
        await service.ask_coaches(which, int(bao.id), [known])
        await note(*given)

    monkeypatch.setattr(service, "called", again)
    page = await mine(ana, which)
    await page.select(str(chloe.id), named=people_select(page, "t-coach"))
    await house.quiet()
    await called(house)
    (first,) = calls(chloe, "t-coach-yes:")
    assert "Ana" in first.text
    clock.pass_(hours=24, minutes=1)
    for _ in range(2):
        await called(house)
    _, second = sorted(calls(chloe, "t-coach-yes:"), key=lambda one: int(one.id))
    assert "Bao" in second.text
    assert chloe.pings == 2


@pytest.mark.rule("EVT-1.4")
async def test_where_nobody_can_be_called_holds_up_no_other(
    house: House, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tournaments whose place is gone come before this one, more than one look finds."""
    monkeypatch.setattr("cogs.tournaments.calling.SOME", 2)
    ana, bao, *_ = await people_of(house)
    await to_check_in(house, clock, ana, bao)
    service, guild = house.services.play.tournaments, int((await house.client.guild())["id"])
    begins = clock.now() + timedelta(hours=30)
    query = "UPDATE entrant SET checked = 0 WHERE tournament = ?"  # they entered before it
    for number in range(4):
        gone = await service.open(
            server=guild,
            channel=number + 1,
            creator=asks(Known(LATER + number, "Olga")),  # nobody has more than three in entry
            name="Gone",
            locale="en",
            game="firstdeck",
            shape=Terms(format="swiss"),
            starts_at=begins,
        )
        await service.enter(gone, Known(LATER + number, "P"))
        await house.services.play.store.write(lambda db, one=gone: db.execute(query, (one,)))
    for _ in range(LOOKS):
        await called(house)
    assert bao.pings == 1
