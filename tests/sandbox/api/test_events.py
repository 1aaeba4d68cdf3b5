"""Scheduled events of the external kind: what the stand-in refuses, each sent raw (CLB-4.5)."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from sandbox.client.client import Client
from tests.sandbox.raw import Json, RawBot

LATER = datetime(2100, 1, 1, 20, tzinfo=UTC)


def event(**changed: Any) -> Json:
    body = {
        "name": "Cup",
        "description": "For all",
        "privacy_level": 2,
        "entity_type": 3,
        "scheduled_start_time": LATER.isoformat(),
        "scheduled_end_time": (LATER + timedelta(hours=3)).isoformat(),
        "entity_metadata": {"location": "here"},
    }
    return {**body, **changed}


async def place(client: Client, *, may: bool = True) -> str:
    """Return the address of the events of a server, on which the bot may make some."""
    guild = await client.guild()
    rights = {"permissions": {"create_events": may}}
    await client.call("PATCH", f"/guilds/{guild['id']}/bot", rights)
    return f"/guilds/{guild['id']}/scheduled-events"


async def test_it_takes_a_right_that_the_invitation_lacks(raw: RawBot, client: Client) -> None:
    address = await place(client, may=False)
    assert (await raw.call("POST", address, event())).code == 50013
    address = await place(client)
    assert (await raw.call("POST", address, event())).status == 200


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("name", "x" * 101),
        ("name", None),
        ("description", "x" * 1001),
        ("entity_type", 2),
        ("privacy_level", 1),
        ("scheduled_start_time", "2020-01-01T00:00:00+00:00"),
        ("scheduled_start_time", "soon"),
        ("scheduled_end_time", None),
        ("scheduled_end_time", (LATER - timedelta(hours=1)).isoformat()),
        ("entity_metadata", None),
        ("entity_metadata", {"location": "x" * 101}),
        ("entity_metadata", {}),
    ],
)
async def test_what_no_event_can_be(raw: RawBot, client: Client, field: str, value: Any) -> None:
    reply = await raw.call("POST", await place(client), event(**{field: value}))
    assert (reply.status, reply.code) == (400, 50035)


async def test_a_hundred_are_the_most(raw: RawBot, client: Client) -> None:
    address = await place(client)
    for _ in range(100):
        assert (await raw.call("POST", address, event())).status == 200
    assert (await raw.call("POST", address, event())).code == 30038


async def test_it_is_cancelled_before_it_begins_and_ended_after(
    raw: RawBot, client: Client
) -> None:
    address = await place(client)
    made = (await raw.call("POST", address, event())).body
    one = f"{address}/{made['id']}"
    assert (await raw.call("PATCH", one, {"status": 3})).code == 50035
    assert (await raw.call("PATCH", one, {"status": 4})).body["status"] == 4
    assert (await raw.call("PATCH", one, {"name": "Late"})).code == 180000
    other = (await raw.call("POST", address, event())).body
    one = f"{address}/{other['id']}"
    assert (await raw.call("PATCH", one, {"status": 2})).body["status"] == 2
    assert (await raw.call("PATCH", one, {"status": 4})).code == 50035
    assert (await raw.call("PATCH", one, {"status": 3})).body["status"] == 3
    assert (await raw.call("GET", address)).body == []
    assert (await raw.call("GET", f"{address}/1")).code == 10070
