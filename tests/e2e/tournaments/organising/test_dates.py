"""Dates of a tournament as a scheduled event of its server (CLB-4.5)."""

from datetime import UTC, datetime, timedelta

import pytest

from cogs.tournaments.posts.dates import DatesCog
from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.house import House
from tests.e2e.thumbs import controls
from tests.e2e.tournaments.people import NAMES, id_of, lived, mine, opened, press, public
from tests.play.house import FakeClock

pytestmark = pytest.mark.rule("CLB-4.5")


@pytest.fixture
def clock() -> FakeClock:
    """One that shows what Discord's does: no event begins in the past."""
    return FakeClock(datetime.now(UTC).replace(microsecond=0))


async def allow(house: House, *, may: bool) -> None:
    guild = await house.client.guild()
    rights = {"permissions": {"create_events": may}}
    await house.client.call("PATCH", f"/guilds/{guild['id']}/bot", rights)
    await house.quiet()


async def events(house: House) -> list[dict[str, object]]:
    """What the bot has asked of Discord about events, oldest first."""
    guild = await house.client.guild()
    path = f"/guilds/{guild['id']}/scheduled-events"
    made = await house.client.requests("POST", path)
    return [one["json"] for one in made]


async def prepared(house: House, **chosen: object) -> tuple[Person, str]:
    people = [await house.client.user(name) for name in NAMES[:4]]
    message = await opened(house, people[0], "Cup", form=1, places=4, **chosen)
    for person in people:
        await press(await public(person, "Cup"), "t-enter")
    return people[0], id_of(message)


async def editing(ana: Person, which: str) -> ShownMessage:
    return await press(await press(await mine(ana, which), "t-manage"), "t-edit")


async def sweep(house: House, clock: FakeClock, **time: float) -> None:
    await lived(house, clock, seconds=40)
    clock.pass_(**time)
    await house.bot.find(DatesCog).sweep()
    await house.quiet()


async def test_without_the_right_it_is_said_and_not_offered(house: House, clock: FakeClock) -> None:
    ana, which = await prepared(house, starts=7)
    page = await editing(ana, which)
    assert "Create Events" in page.text
    assert not controls(page, "t-dates:")
    assert await events(house) == []


async def test_it_is_made_moved_and_cancelled(house: House, clock: FakeClock) -> None:
    await allow(house, may=True)
    ana, which = await prepared(house, starts=7)
    service = house.services.play.tournaments
    await sweep(house, clock)
    assert await events(house) == []  # off by default
    page = await press(await editing(ana, which), "t-dates")
    assert "events as soon as" in page.text
    await sweep(house, clock)
    (made,) = await events(house)
    facts = (await service.load(which)).facts
    assert facts.dates.starts_at is not None
    assert made["name"] == "Cup"
    place = (
        f"https://discord.com/channels/{facts.server}/{facts.message.channel}/{facts.message.id}"
    )
    assert made["entity_metadata"] == {"location": place}
    begins = datetime.fromisoformat(str(made["scheduled_start_time"]))
    assert abs(begins - (facts.dates.starts_at - timedelta(days=2))) < timedelta(minutes=2)
    assert "stand among" in (await editing(ana, which)).text
    await sweep(house, clock, minutes=11)
    assert len(await events(house)) == 1
    later = str(int((facts.dates.starts_at + timedelta(days=1)).timestamp()))
    await service.edit(which, int(ana.id), {"starts": later})
    await sweep(house, clock, minutes=11)
    shown = await service.scheduled(which)
    assert shown is not None
    assert shown.begins_at is not None
    assert abs(shown.begins_at - begins - timedelta(days=1)) < timedelta(minutes=2)
    await service.call_off(which, int(ana.id), "rain")
    await sweep(house, clock)
    guild = await house.client.guild()
    path = f"/guilds/{guild['id']}/scheduled-events/{shown.event}"
    changed = await house.client.requests("PATCH", path)
    assert [one["json"].get("status") for one in changed][-1] == 4
    assert (await service.scheduled(which)).state == "over"


async def test_an_event_that_was_made_and_not_noted_is_found(
    house: House, clock: FakeClock
) -> None:
    await allow(house, may=True)
    ana, which = await prepared(house, starts=7)
    service = house.services.play.tournaments
    await press(await editing(ana, which), "t-dates")
    await sweep(house, clock)
    before = await service.scheduled(which)
    assert before is not None
    query = "UPDATE scheduled SET event = NULL, state = 'wanted', posting_at = ?"
    moment = int(clock.moment.timestamp() * 1000)
    await house.services.play.store.write(lambda db: db.execute(query, (moment,)))
    await sweep(house, clock, minutes=3)
    after = await service.scheduled(which)
    assert after is not None
    assert after.event == before.event
    assert len(await events(house)) == 1


async def test_what_discord_refuses_is_not_tried_again(house: House, clock: FakeClock) -> None:
    await allow(house, may=True)
    ana, which = await prepared(house, starts=7)
    await press(await editing(ana, which), "t-dates")
    await allow(house, may=False)
    for _ in range(3):
        await sweep(house, clock, minutes=11)
    assert await events(house) == []
    assert "Discord refused it" in (await editing(ana, which)).text
