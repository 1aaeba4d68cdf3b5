"""An organiser prepares a tournament, and has its matches played in a channel of their own."""

import pytest

from cogs.match.pings import PingCog
from play.records import Person as Known
from sandbox.client.client import Person
from tests.e2e.house import House
from tests.e2e.thumbs import controls
from tests.e2e.tournaments.people import (
    NAMES,
    choose,
    id_of,
    lived,
    mine,
    opened,
    prepared,
    press,
    public,
    wizard,
)
from tests.play.house import FakeClock, asks

pytestmark = pytest.mark.usefixtures("both_ways")


async def people_of(house: House) -> list[Person]:
    return [await house.client.user(name) for name in NAMES[:4]]


async def rights(house: House, channel: str, **given: bool | None) -> None:
    await house.client.call("PATCH", f"/channels/{channel}/bot", {"permissions": given})


@pytest.mark.rule("EVT-1.1", "EVT-1.6")
async def test_matches_are_played_where_the_organiser_says(house: House, clock: FakeClock) -> None:
    people = await people_of(house)
    ana, bao, *_ = people
    panel = await prepared(ana, "Cup", "firstdeck", form=1, places=4)
    assert "Being prepared" in panel.text
    which = str(controls(panel, "t-announce:")[0]["custom_id"]).split(":")[1]
    games = str((await ana.channel("jeux"))["id"])
    await rights(house, games, create_public_threads=False, attach_files=False)
    no = (await panel.select(games, named=f"t-matches:{which}")).message
    assert f"in <#{games}>: Attach Files, Create Public Threads" in no.text
    await rights(house, games, create_public_threads=None, attach_files=None)
    panel = (await no.press("Choose again")).message  # there it stays chosen, and sends nothing
    panel = (await panel.select(games, named=f"t-matches:{which}")).message
    assert f"threads of <#{games}>" in panel.text
    assert not [one for one in bao.messages_seen.values() if "Cup" in one.text]
    page = await press(panel, "t-announce")
    assert "open for entry" in page.text
    await house.quiet()
    for person in people:
        await press(await public(person, "Cup"), "t-enter")
    await press(await press(await mine(ana, which), "t-manage"), "t-begin")
    for _ in range(3):
        await lived(house, clock, seconds=40)
    assert {one["parent_id"] for one in await bao.threads()} == {games}
    shown = await house.services.play.tournaments.view(which)
    assert {str(one.line_in) for one in shown.pairings} == {games}


@pytest.mark.rule("EVT-1.1")
async def test_a_channel_is_proposed_where_many_matches_run(house: House) -> None:
    ana, *_ = await people_of(house)
    panel = await wizard(ana, form=1, places=16)
    assert "Many matches run at a time" in panel.text
    games = str((await ana.channel("jeux"))["id"])
    await rights(house, games, send_messages=False)
    no = await _chosen(panel, games)
    assert f"in <#{games}>: Send Messages" in no.text
    await rights(house, games, send_messages=None)
    panel = await choose(panel.now, "channel", games)  # an edit has let go of the choice
    form = await panel.press(str(controls(panel, "t-name:")[0]["custom_id"]))
    await ana.submit(form, name="Big Cup")
    await house.quiet()
    which = str(controls(await public(ana, "Big Cup"), "t-terms:")[0]["custom_id"]).split(":")[1]
    facts = (await house.services.play.tournaments.load(which)).facts
    assert str(facts.matches_channel) == games
    small = await wizard(ana, form=1, places=8)
    assert "Many matches" not in small.text
    assert not controls(small, "t-set:")


async def _chosen(panel, games: str):
    (one,) = controls(panel, "t-set:")
    return await panel.select(games, named=str(one["custom_id"]))


@pytest.mark.rule("EVT-1.5")
async def test_a_channel_that_is_shut_holds_up_no_match(house: House, clock: FakeClock) -> None:
    people = await people_of(house)
    ana, bao, *_ = people
    message = await opened(house, ana, "Cup", form=1, places=4)
    for person in people:
        await press(await public(person, "Cup"), "t-enter")
    panel = await press(await mine(ana, (w := id_of(message))), "t-manage")
    games = str((await ana.channel("jeux"))["id"])
    panel = (await panel.select(games, named=f"t-matches:{w}")).message
    await rights(house, games, view_channel=False)
    await house.quiet()
    panel = (await ana.slash("event manage")).message
    assert "matches begin in the tournament’s own channel" in panel.text
    await press(panel, "t-begin")
    for _ in range(3):
        await lived(house, clock, seconds=40)
    assert {one["parent_id"] for one in await bao.threads()} == {message.channel_id}


@pytest.mark.rule("EVT-1.5")
async def test_a_first_message_under_way_does_not_stay_behind(
    house: House, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tournament moves to another channel after its message was sent and before that is noted.

    The one in the former channel is deleted, the one in the new channel is kept up to date.
    """
    ana, bao, *_ = await people_of(house)
    service = house.services.play.tournaments
    games = str((await ana.channel("jeux"))["id"])
    note, moved = service.posted, []

    async def posted(tournament: str, channel: int, message: int, change: int) -> None:
        if not moved:
            moved.append(message)
            await service.bring_here(
                tournament, asks(Known(int(ana.id), "Ana"), int(games)), int(games)
            )
        await note(tournament, channel, message, change)

    monkeypatch.setattr(service, "posted", posted)
    await opened(house, ana, "Cup", form=1, places=4)
    await lived(house, clock, seconds=40)
    await house.bot.find(PingCog).tidily()
    await house.quiet()
    here = [one for one in bao.messages_seen.values() if controls(one, "t-terms:")]
    assert [one.channel_id for one in here] == [games]
    assert not [one for one in here if int(one.id) in moved]
    await press(await public(bao, "Cup"), "t-enter")
    await lived(house, clock, seconds=40)
    assert "Bao" in (await public(bao, "Cup")).text
