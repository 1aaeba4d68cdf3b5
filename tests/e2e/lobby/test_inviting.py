"""Inviting through the screen: by the command, on the panel; called once, accepted, declined."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.lobby.inviting import InvitingCog
from cogs.match.pings import PingCog
from db.records.time import Quiet
from play.records import Person as Known
from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.begin import lobby_id
from tests.e2e.house import House
from tests.e2e.people.strangers import another_server, hidden
from tests.e2e.running.lines import lines
from tests.e2e.thumbs import controls, people_select
from tests.play.house import FakeClock

CALLS = "invites you to a match of"


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


async def people(house: House) -> list[Person]:
    return [await house.client.user(name) for name in ("Ana", "Bao", "Chloé", "Dov")]


async def invited(house: House, players: int = 3) -> tuple[list[Person], ShownMessage, str]:
    """Ana opens a table and invites Bao and Chloé."""
    here = await people(house)
    ana, bao, chloe, _ = here
    options = {"with": bao.id, "with2": chloe.id}
    lobby = (await ana.slash("play", game="firstdeck", players=players, **options)).message
    await house.quiet()
    return here, lobby, lobby_id(lobby)


def call_of(person: Person) -> list[ShownMessage]:
    seen = person.messages_seen.values()
    return [one for one in seen if controls(one, "accept:")]


@pytest.mark.rule("TIM-5.1")
async def test_one_call_for_all_in_a_message_of_its_own(house: House) -> None:
    (ana, bao, chloe, dov), lobby, which = await invited(house)
    (call,) = call_of(ana)
    assert CALLS in call.text
    assert f"<@{bao.id}>" in call.text
    assert f"<@{chloe.id}>" in call.text
    assert (bao.pings, chloe.pings, dov.pings) == (1, 1, 0)
    assert "Invited: Bao and Chloé" in (await ana.message(lobby.id)).text
    no = await (await dov.message(lobby.id)).press(f"join:{which}")
    assert "kept for those who are invited" in no.text
    answer = await (await bao.message(call.id)).press("Accept")
    assert answer.text == "You are at the table."
    await house.quiet()
    assert "Invited: Chloé" in (await ana.message(lobby.id)).text
    no = await (await dov.message(call.id)).press("Accept")
    assert "not invited" in no.text
    answer = await (await chloe.message(call.id)).press("Decline")
    assert "declined" in answer.text
    await house.quiet()
    assert "Invited" not in (await ana.message(lobby.id)).text
    assert (bao.pings, chloe.pings) == (1, 1)  # no edit has called anybody
    await house.bot.find(PingCog).tidily()
    await house.seen()
    assert call_of(ana) == []


@pytest.mark.parametrize(
    ("named", "room"), [((), "of 2"), ((1,), "of 2"), ((1, 2), "of 3"), ((1, 2, 3), "of 4")]
)
async def test_a_table_has_room_for_two_or_for_those_who_are_named(
    house: House, named: tuple[int, ...], room: str
) -> None:
    here = await people(house)
    options = {("with", "with2", "with3")[one - 1]: here[one].id for one in named}
    lobby = (await here[0].slash("play", game="firstdeck", **options)).message
    assert room in lobby.text


@pytest.mark.rule("TIM-5.1")
async def test_the_last_one_who_accepts_begins_the_match(house: House) -> None:
    (ana, bao, chloe, _), lobby, _ = await invited(house)
    (call,) = call_of(ana)
    for one in (bao, chloe):
        await (await one.message(call.id)).press("Accept")
    thread = await house.thread(ana, lobby)
    await house.board(chloe, thread)


@pytest.mark.rule("TIM-5.1")
async def test_the_panel_invites_more(house: House) -> None:
    (ana, _, _, dov), lobby, which = await invited(house, players=5)
    panel = (await (await ana.message(lobby.id)).press(f"options:{which}")).message
    answer = await panel.select(dov.id, named=people_select(panel, "invite"))
    assert "Invitation sent to Dov" in answer.text
    again = (await answer.message.press(f"options:{which}")).message
    assert people_select(again, "invite") != people_select(panel, "invite")  # or Dov stays chosen
    await house.quiet()
    assert len(call_of(ana)) == 2
    assert dov.pings == 1


@pytest.mark.rule("TIM-5.1")
async def test_bots_strangers_and_oneself_are_refused_by_name(house: House) -> None:
    ana, bao, *_ = await people(house)
    robot = house.sandbox.core.world.bot_id
    for who, said in (
        (robot, "is a bot and cannot be invited"),
        (ana.id, "you cannot invite yourself"),
    ):
        no = await ana.slash("play", game="firstdeck", **{"with": who})
        assert said in no.text
    channel = await ana.channel()
    mallory, _ = await another_server(house)
    no = await ana.slash("play", game="firstdeck", **{"with": mallory.id})
    assert "Mallory cannot see this channel" in no.text
    await hidden(house, channel["id"], ana)
    no = await ana.slash("play", game="firstdeck", channel=channel, **{"with": bao.id})
    assert "Bao cannot see this channel" in no.text
    assert await house.services.play.lobbies.in_channel(int(channel["id"])) == ()


async def test_who_is_named_without_a_game_is_invited_to_the_one_that_is_chosen(
    house: House,
) -> None:
    ana, bao, *_ = await people(house)
    offer = await ana.slash("play", players=2, **{"with": bao.id})
    await offer.message.select("firstdeck")
    await house.quiet()
    assert len(call_of(ana)) == 1


async def test_who_wants_no_pings_is_named_and_not_pinged(house: House) -> None:
    _, bao, *_ = await people(house)
    await house.services.play.directs.choose(int(bao.id), "none")
    (ana, bao, chloe, _), _, _ = await invited(house)
    assert (bao.pings, chloe.pings) == (0, 1)
    assert f"<@{bao.id}>" in call_of(ana)[0].text


@pytest.mark.rule("TIM-5.1", "TIM-4.3")
async def test_who_has_quiet_hours_is_called_after_them(house: House, clock: FakeClock) -> None:
    """Whoever has none is called at once; nobody is told why the other is not."""
    _, bao, *_ = await people(house)
    clock.pass_(hours=14)  # 23:00
    night = Quiet(22 * 60, 10 * 60, "UTC")
    await house.services.play.people.set_quiet(int(bao.id), night)
    (ana, bao, chloe, _), lobby, _ = await invited(house)
    assert (bao.pings, chloe.pings) == (0, 1)
    assert "Invited: Bao and Chloé" in (await ana.message(lobby.id)).text
    for hours, many in ((8.9, 0), (1.2, 1), (1, 1)):
        clock.pass_(hours=hours)
        await house.bot.find(InvitingCog).sweep()
        await house.quiet()
        assert bao.pings == many
    assert chloe.pings == 1


@pytest.mark.rule("TIM-5.1")
async def test_who_was_not_called_before_a_kill_is_called_after_the_start(house: House) -> None:
    (ana, _, _, dov), _, which = await invited(house, players=4)
    more = (Known(int(dov.id), "Dov"),)
    await house.services.play.lobbies.invite(which, int(ana.id), more)
    await house.restart()
    await house.bot.find(InvitingCog).sweep()
    await house.quiet()
    assert dov.pings == 1
    assert len(call_of(ana)) == 2


async def test_a_table_whose_game_is_away_waits_and_holds_up_no_sweep(house: House) -> None:
    (ana, _, _, dov), _, which = await invited(house, players=4)
    play, inviting = house.services.play, house.bot.find(InvitingCog)
    await play.lobbies.invite(which, int(ana.id), (Known(int(dov.id), "Dov"),))
    await play.store.write(lambda db: db.execute("UPDATE lobby SET game = 'away'"))
    await inviting.sweep()
    await house.quiet()
    assert dov.pings == 0
    await play.store.write(lambda db: db.execute("UPDATE lobby SET game = 'firstdeck'"))
    await inviting.sweep()
    await house.quiet()
    assert dov.pings == 1


class Ended(Exception):
    """The bot is ended."""


@pytest.mark.rule("TIM-5.1")
async def test_a_call_that_was_sent_and_not_noted_is_found_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot is ended between the two, and somebody else is invited before it is back."""
    here = await people(house)
    ana, bao, chloe, _ = here
    lobbies = house.services.play.lobbies

    async def ended(*_: object) -> None:
        raise Ended

    with monkeypatch.context() as patch:
        patch.setattr(lobbies, "called", ended)
        await ana.slash("play", game="firstdeck", players=4, **{"with": bao.id})
        await house.quiet()
    (which,) = await lobbies.uncalled()
    (call,) = call_of(ana)
    known = Known(int(chloe.id), "Chloé", int((await house.client.guild())["id"]))
    await lobbies.invite(which, int(ana.id), (known,))
    await house.restart()
    await house.bot.find(InvitingCog).sweep()
    await house.quiet()
    assert await house.services.play.lobbies.uncalled() == ()
    first, second = sorted(call_of(ana), key=lambda one: int(one.id))
    assert first.id == call.id
    assert f"<@{chloe.id}>" not in first.text
    assert f"<@{bao.id}>" not in second.text
    assert (bao.pings, chloe.pings) == (1, 1)
