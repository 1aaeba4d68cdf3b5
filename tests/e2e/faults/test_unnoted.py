"""The bot ends between sending a message to one person and noting it: it stands once, then goes."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cogs.directs.cog import DirectCog
from cogs.match import pings
from cogs.match.pings import PingCog
from db.records.projections import Ping
from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.begin import begin
from tests.e2e.house import House, is_board, starts
from tests.e2e.people.test_directs import calls, choose, direct
from tests.e2e.thumbs import Thumb
from tests.play.house import FakeClock

pytestmark = pytest.mark.rule("TIM-4.3")
LONG = 6 * 60  # s after which Discord knows no nonce any more


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def house(tmp_path: Path, clock: FakeClock) -> AsyncIterator[House]:
    async with House(tmp_path, pictures=False, still=True, clock=clock) as opened:
        opened.services.play.time._grace *= 10_000
        yield opened


class Ended(Exception):
    """The process is no more."""


def ends_at(house: House, patch: pytest.MonkeyPatch, point: str, person: Person) -> None:
    """Let the bot end where it calls somebody: before it sends that, after it, as it notes it."""
    places = {
        "begun": [(pings, "ping_page"), (pings, "direct_page")],
        "sent": [(PingCog, "_take_away")],
        "noted": [(house.services.play.projections, "pinged")],
    }
    for place, name in places[point]:
        usual = getattr(place, name)

        def ends(*args: Any, usual: Any = usual, **others: Any) -> Any:
            if any(isinstance(one, Ping) and one.person == int(person.id) for one in args):
                raise Ended
            return usual(*args, **others)

        patch.setattr(place, name, ends)


def standing(person: Person, place: str) -> list[ShownMessage]:
    """The calls of this person that stand in a thread or in direct messages."""
    seen = person.messages_seen.values()
    return [
        one
        for one in seen
        if one.channel_id == place
        and not one.ephemeral
        and (one.pings_me or "<@" not in one.text)
        and not is_board(one)
        and starts(one, "play:")
    ]


async def again(house: House, patch: pytest.MonkeyPatch) -> None:
    """Start the bot after it has ended."""
    patch.undo()
    await house.stop()
    await house.start()
    house.services.play.time._grace *= 10_000


async def later(house: House, clock: FakeClock) -> None:
    clock.pass_(seconds=LONG)
    await house.client.call("POST", "/faults/clock", {"advance": LONG})
    for _ in range(2):
        await calls(house)


@pytest.mark.parametrize("point", ["begun", "sent", "noted"])
@pytest.mark.parametrize("answers", [False, True])
@pytest.mark.parametrize("way", ["thread", "direct"])
async def test_a_call_that_was_sent_and_not_noted_is_found(
    house: House,
    clock: FakeClock,
    monkeypatch: pytest.MonkeyPatch,
    point: str,
    answers: bool,
    way: str,
) -> None:
    bao = await house.client.user("Bao", "en-US")
    if way == "direct":
        await choose(house, bao, "direct")
    ends_at(house, monkeypatch, point, bao)
    thumbs, thread = await begin(house, 2, 0, "sampler")
    await house.board(bao, thread)
    await calls(house)
    place = str((await bao.direct())["id"]) if way == "direct" else thread
    assert len(standing(bao, place)) == (point != "begun")
    await again(house, monkeypatch)
    if answers:
        await all_answered(house, thumbs[1], thread)
    await later(house, clock)
    assert len(standing(bao, place)) == (not answers)
    if not answers:
        (call,) = standing(bao, place)
        await all_answered(house, thumbs[1], thread)
        await calls(house)
        assert call not in standing(bao, place)


async def all_answered(house: House, thumb: Thumb, thread: str) -> None:
    """Let somebody answer all that is open to them."""
    board = await house.board(thumb.person, thread)
    (match,) = await house.services.play.matches.in_channel(int(thread))
    await thumb.play((await board.press(f"play:{match}")).message)
    await house.quiet()


async def test_of_who_was_forgotten_nothing_stays(
    house: House, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    bao = await house.client.user("Bao", "en-US")
    ends_at(house, monkeypatch, "noted", bao)
    _, thread = await begin(house, 2, 0, "sampler")
    await house.board(bao, thread)
    await calls(house)
    assert len(standing(bao, thread)) == 1
    await again(house, monkeypatch)
    await house.services.play.people.delete(int(bao.id))
    await later(house, clock)
    await house.bot.find(PingCog).tidily()
    await house.seen()
    assert standing(bao, thread) == []


async def test_a_daily_note_that_was_sent_and_not_noted_is_found(
    house: House, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    bao = await house.client.user("Bao", "en-US")
    await choose(house, bao, "daily")
    await begin(house, 2, 0, "sampler")
    await calls(house)
    clock.pass_(hours=24)
    monkeypatch.setattr(house.services.play.directs, "noted", _ended)
    with pytest.raises(Ended):
        await house.bot.find(DirectCog).regularly()
    await house.seen()
    assert len(await direct(bao)) == 2
    await again(house, monkeypatch)
    await later(house, clock)
    await house.bot.find(DirectCog).regularly()
    await house.seen()
    _, note = await direct(bao)
    clock.pass_(hours=24)
    await house.bot.find(DirectCog).regularly()
    await house.seen()
    _, new = await direct(bao)
    assert new.id != note.id


async def _ended(*_: Any, **__: Any) -> None:
    raise Ended


async def test_nobody_is_greeted_twice(
    house: House, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    bao = await house.client.user("Bao", "en-US")
    monkeypatch.setattr(house.services.play.directs, "greeted", _ended)
    page = (await bao.slash("settings")).message
    await page.select("direct", named="my-calls")
    await house.seen()
    assert len(await direct(bao)) == 1
    await again(house, monkeypatch)
    await later(house, clock)
    await house.bot.find(DirectCog).regularly()
    await house.seen()
    assert len(await direct(bao)) == 1
    found = await house.services.play.directs.of(int(bao.id))
    assert found is not None
    assert found.works
