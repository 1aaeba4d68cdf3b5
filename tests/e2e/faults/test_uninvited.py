"""The bot ends between calling people to a lobby and noting it: no call stays that is over."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.lobby.inviting import InvitingCog
from cogs.match.pings import PingCog
from sandbox.client.client import Person
from tests.e2e.faults.test_unnoted import again, later
from tests.e2e.house import House
from tests.e2e.running.lines import lines
from tests.e2e.thumbs import controls
from tests.play.house import FakeClock

pytestmark = pytest.mark.rule("TIM-4.3", "TIM-5.1")


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def house(tmp_path: Path, clock: FakeClock) -> AsyncIterator[House]:
    with lines():  # a fault is told in some lines: not in a minute, with all that was at hand
        async with House(tmp_path, pictures=False, still=True, clock=clock) as opened:
            for name in ("Ana", "Bao", "Chloé", "Dov"):
                await opened.client.user(name, "en-US")
            yield opened


class Ended(Exception):
    """The process is no more."""


async def _ended(*_: object) -> None:
    raise Ended


async def people(house: House) -> list[Person]:
    return [await house.client.user(name) for name in ("Ana", "Bao", "Chloé", "Dov")]


async def ended(house: House, patch: pytest.MonkeyPatch) -> str:
    """Ana invites Bao and Chloé; the bot ends before it has noted its call. Dov sits there, too."""
    ana, bao, chloe, dov = await people(house)
    patch.setattr(house.services.play.lobbies, "called", _ended)
    invited = {"with": bao.id, "with2": chloe.id}
    lobby = (await ana.slash("play", game="firstdeck", players=4, **invited)).message
    await house.quiet()
    (which,) = await house.services.play.lobbies.uncalled()
    await (await dov.message(lobby.id)).press(f"join:{which}")
    await house.quiet()
    assert standing(ana) == [{bao.id, chloe.id}]
    return which


def standing(person: Person) -> list[set[str]]:
    """Whom each call to a lobby names that stands."""
    seen = person.messages_seen.values()
    world = [one for one in seen if controls(one, "accept:")]
    return [{part.split(">")[0] for part in one.text.split("<@")[1:-1]} for one in world]


async def tidied(house: House, clock: FakeClock) -> None:
    """Let all that is over be found and go."""
    await later(house, clock)
    await house.bot.find(InvitingCog).sweep()
    await house.bot.find(PingCog).tidily()
    await house.quiet()
    await house.seen()


@pytest.mark.parametrize("between", [False, True])
async def test_of_the_invited_who_were_forgotten_nothing_stays(
    house: House, clock: FakeClock, monkeypatch: pytest.MonkeyPatch, between: bool
) -> None:
    """Both are forgotten before the bot is back, or one of them just after it was."""
    await ended(house, monkeypatch)
    ana, bao, chloe, _ = await people(house)
    await house.services.play.people.delete(int(bao.id))
    if between:
        await again(house, monkeypatch)
    await house.services.play.people.delete(int(chloe.id))
    if not between:
        await again(house, monkeypatch)
    await tidied(house, clock)
    assert standing(ana) == []


@pytest.mark.parametrize("noted", [False, True])
async def test_where_one_of_two_was_forgotten_the_other_is_called_without_them(
    house: House, clock: FakeClock, monkeypatch: pytest.MonkeyPatch, noted: bool
) -> None:
    which = await ended(house, monkeypatch)
    ana, bao, chloe, _ = await people(house)
    if noted:
        await again(house, monkeypatch)
        await house.bot.find(InvitingCog).sweep()
    await house.services.play.people.delete(int(bao.id))
    if not noted:
        await again(house, monkeypatch)
    await tidied(house, clock)
    (kept,) = (await house.services.play.lobbies.get(which)).invitations
    assert kept.person == int(chloe.id)
    assert standing(ana) == ([] if noted else [{chloe.id}])
    if noted:
        return
    (call,) = [one for one in chloe.messages_seen.values() if controls(one, "accept:")]
    await call.press("Decline")
    await tidied(house, clock)
    assert standing(ana) == []


@pytest.mark.parametrize("noted", [False, True])
async def test_of_a_host_who_was_forgotten_nothing_stays(
    house: House, clock: FakeClock, monkeypatch: pytest.MonkeyPatch, noted: bool
) -> None:
    """The table is passed on, and who is invited stays so."""
    which = await ended(house, monkeypatch)
    ana, bao, chloe, dov = await people(house)
    if noted:
        await again(house, monkeypatch)
        await house.bot.find(InvitingCog).sweep()
    await house.services.play.people.delete(int(ana.id))
    if not noted:
        await again(house, monkeypatch)
    await tidied(house, clock)
    assert len((await house.services.play.lobbies.get(which)).invitations) == 2
    assert standing(bao) == ([] if noted else [{bao.id, chloe.id}])
    if noted:
        return
    (call,) = [one for one in bao.messages_seen.values() if controls(one, "accept:")]
    assert f"<@{ana.id}>" not in call.text
    assert f"<@{dov.id}>" in call.text


@pytest.mark.parametrize("over", ["decline", "cancel", "leave"])
async def test_a_call_to_what_is_over_by_then_goes(
    house: House, clock: FakeClock, monkeypatch: pytest.MonkeyPatch, over: str
) -> None:
    which = await ended(house, monkeypatch)
    ana, bao, chloe, dov = await people(house)
    lobbies = house.services.play.lobbies
    match over:
        case "decline":
            for person in (bao, chloe):
                await lobbies.decline(which, int(person.id))
        case "cancel":
            await lobbies.cancel(which, int(ana.id))
        case _:
            for person in (ana, dov):
                await lobbies.leave(which, int(person.id))
    await again(house, monkeypatch)
    await tidied(house, clock)
    assert standing(ana) == []


async def test_what_stands_and_is_noted_is_spared(
    house: House, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ended(house, monkeypatch)
    await again(house, monkeypatch)
    ana, bao, chloe, _ = await people(house)
    await house.bot.find(InvitingCog).sweep()
    await tidied(house, clock)
    await tidied(house, clock)
    assert standing(ana) == [{bao.id, chloe.id}]
    assert (bao.pings, chloe.pings) == (1, 1)
