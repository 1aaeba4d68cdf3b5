"""Substitutes through the client: the list, the search, calls, who takes the seat over."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cogs.match.pings import PingCog
from cogs.match.seats import calls as calling
from cogs.match.seats.calls import SubstituteCallsCog
from play.records import Person as Known
from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.begin import begin
from tests.e2e.house import House
from tests.e2e.people.strangers import another_server, hidden
from tests.e2e.people.test_directs import choose, direct
from tests.e2e.thumbs import controls
from tests.play.house import FakeClock

pytestmark = pytest.mark.rule("TIM-2.4")
LONG = 6 * 60  # s after which Discord knows no nonce any more


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def house(tmp_path: Path, clock: FakeClock) -> AsyncIterator[House]:
    async with House(tmp_path, pictures=False, still=True, clock=clock) as opened:
        opened.services.play.time._grace *= 10_000
        yield opened


async def joins(person: Person) -> ShownMessage:
    """Put somebody on the list of the server by the settings; return the page after that."""
    page = (await person.slash("settings")).message
    page = (await page.press("mine:people")).message
    page = (await page.press("sub-list")).message
    return (await page.press("sub-join")).message


async def seeks(house: House, person: Person, thread: str) -> tuple[str, ShownMessage]:
    """Look for a substitute for a person; return the match, and the page after that."""
    board = await house.board(person, thread)
    match = str(controls(board, "play:")[0]["custom_id"]).split(":")[1]
    more = (await board.press(f"more:{match}")).message
    sure = (await more.press(f"sub-seek:{match}")).message
    return match, (await sure.press(f"sub-sought:{match}")).message


async def called(house: House) -> None:
    """Let everybody be called who is to be."""
    await house.bot.find(SubstituteCallsCog).regularly()
    await house.quiet()


def calls_of(person: Person) -> list[ShownMessage]:
    seen = person.messages_seen.values()
    return [one for one in seen if controls(one, "sub-take:") and one.pings_me]


async def tidied(house: House) -> None:
    await house.bot.find(PingCog).tidily()
    await house.seen()


@pytest.mark.rule("CLB-2.1")
async def test_somebody_on_the_list_is_called_and_takes_the_seat(house: House) -> None:
    dov = await house.client.user("Dov", "en-US")
    bao = await house.client.user("Bao", "en-US")
    page = await joins(dov)
    assert "You are on the list." in page.text
    thumbs, thread = await begin(house, 2, 0)
    match, more = await seeks(house, bao, thread)
    assert "1 person is being asked" in more.text
    assert "A substitute is being looked for in your place." in more.text
    await called(house)
    (call,) = calls_of(dov)
    assert (dov.pings, calls_of(thumbs[0].person)) == (1, [])
    assert "veux-tu la reprendre" in call.text  # in the language of the table
    no = await (await bao.message(call.id)).press(str(controls(call, "sub-take:")[0]["custom_id"]))
    assert "This call is for somebody else." in no.text
    took = await (await dov.message(call.id)).press(
        str(controls(call, "sub-take:")[0]["custom_id"])
    )
    assert "The seat is yours" in took.message.text
    assert took.message.ephemeral
    await tidied(house)
    assert calls_of(dov) == []
    table = await house.services.play.matches.table(match, int(dov.id))
    assert table.seat == 1
    assert (await house.services.play.matches.table(match, int(bao.id))).seat is None
    log = (await (await house.board(dov, thread)).press(f"log:{match}")).text
    assert "You take over from Bao." in log


async def test_a_call_is_declined_and_a_search_called_off(house: House) -> None:
    dov = await house.client.user("Dov", "en-US")
    bao = await house.client.user("Bao", "en-US")
    await joins(dov)
    _, thread = await begin(house, 2, 0)
    match, more = await seeks(house, bao, thread)
    await called(house)
    (call,) = calls_of(dov)
    said = await (await dov.message(call.id)).press(str(controls(call, "sub-no:")[0]["custom_id"]))
    assert said.text == "All right, somebody else will be asked."
    await tidied(house)
    assert calls_of(dov) == []
    more = (await more.press(f"sub-stop:{match}:1")).message
    assert "Nobody is looked for any more." in more.text
    again = await house.board(bao, thread)
    assert controls((await again.press(f"more:{match}")).message, "sub-seek:")


@pytest.mark.parametrize(
    ("spoken", "said"),
    [("en-US", "will you take the seat over?"), ("fr", "veux-tu la reprendre")],
)
async def test_who_is_called_directly_reads_their_own_language(
    house: House, spoken: str, said: str
) -> None:
    """Whatever the table speaks, and though they have chosen none: that of their Discord."""
    dov = await house.client.user("Dov", spoken)
    bao = await house.client.user("Bao", "en-US")
    await choose(house, dov, "direct")
    await joins(dov)
    await house.client.user("Ana", "fr" if spoken == "en-US" else "en-US")  # the host
    _, thread = await begin(house, 2, 0)
    await seeks(house, bao, thread)
    await called(house)
    _, call = await direct(dov)
    assert said in call.text


async def test_who_chose_direct_messages_is_called_there_and_takes_the_seat(house: House) -> None:
    dov = await house.client.user("Dov", "en-US")
    bao = await house.client.user("Bao", "en-US")
    await choose(house, dov, "direct")
    await joins(dov)
    _, thread = await begin(house, 2, 0)
    match, _ = await seeks(house, bao, thread)
    await called(house)
    _, call = await direct(dov)
    assert [one.id for one in calls_of(dov)] == [call.id]
    assert "will you take the seat over?" in call.text
    assert (await house.client.guild())["name"] in call.text
    took = await (await dov.message(call.id)).press(
        str(controls(call, "sub-take:")[0]["custom_id"])
    )
    assert "The seat is yours" in took.message.text
    assert (await house.services.play.matches.table(match, int(dov.id))).seat == 1
    await tidied(house)
    assert len(await direct(dov)) == 1  # the greeting


async def test_nobody_is_called_who_does_not_see_the_match(house: House) -> None:
    bao = await house.client.user("Bao", "en-US")
    _, thread = await begin(house, 2, 0)
    eve, there = await another_server(house, "Eve")
    elsewhere = int(there["guild_id"])
    dov = await house.client.user("Dov", "en-US")
    await joins(dov)
    await house.services.play.substitutes.join(int(eve.id), elsewhere)
    board = await house.board(bao, thread)
    match = str(controls(board, "play:")[0]["custom_id"]).split(":")[1]
    where = await house.services.play.channels.where(match)
    await hidden(house, str(where.home), bao)
    match, more = await seeks(house, bao, thread)
    assert "1 person is being asked" in more.text
    await called(house)
    assert (dov.pings, eve.pings) == (0, 0)
    (call,) = await house.services.play.substitutes.called(match)
    assert call.declined


class Ended(Exception):
    """The process is no more."""


@pytest.mark.parametrize("point", ["begun", "sent"])
@pytest.mark.parametrize("taken", [False, True])
async def test_a_call_that_was_sent_and_not_noted_is_found(
    house: House, clock: FakeClock, monkeypatch: pytest.MonkeyPatch, point: str, taken: bool
) -> None:
    """The bot ends between two steps: the call stands once, and goes once the seat is taken."""
    dov = await house.client.user("Dov", "en-US")
    bao = await house.client.user("Bao", "en-US")
    await joins(dov)
    _, thread = await begin(house, 2, 0)
    match, _ = await seeks(house, bao, thread)

    def ends(*_: Any, **__: Any) -> Any:
        raise Ended

    service = house.services.play.substitutes
    if point == "begun":
        monkeypatch.setattr(calling, "_nonce", ends)
    else:
        monkeypatch.setattr(service, "sent", ends)
    with pytest.raises(Ended):
        await house.bot.find(SubstituteCallsCog).regularly()
    await house.quiet()
    assert len(calls_of(dov)) == (point == "sent")
    monkeypatch.undo()
    await house.stop()
    await house.start()
    house.services.play.time._grace *= 10_000
    if taken:
        fay = Known(int((await house.client.user("Fay", "en-US")).id), "Fay")
        await house.services.play.matches.volunteer(match, fay, 1)  # she was not called
    clock.pass_(seconds=LONG)
    await house.client.call("POST", "/faults/clock", {"advance": LONG})
    await called(house)
    await called(house)
    await tidied(house)
    assert len(calls_of(dov)) == (not taken)
