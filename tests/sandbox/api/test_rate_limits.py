"""Rate limits: what the headers say, and what a 429 looks like."""

from sandbox import Sandbox
from sandbox.client.client import Client
from tests.sandbox.raw import RawBot, Reply


async def limited(client: Client, **buckets: list[float]) -> None:
    await client.fault("rate-limits", buckets=buckets)


async def post(raw: RawBot, channel: str) -> Reply:
    return await raw.call("POST", f"/channels/{channel}/messages", {"content": "x"})


async def test_headers_count_down_and_the_sixth_is_refused(
    raw: RawBot, channel: str, client: Client
) -> None:
    await limited(client, message=[5, 5.0])
    replies = [await post(raw, channel) for _ in range(5)]
    left = [one.headers["X-RateLimit-Remaining"] for one in replies]
    assert left == ["4", "3", "2", "1", "0"]
    assert replies[0].headers["X-RateLimit-Limit"] == "5"
    assert {"X-RateLimit-Reset", "X-RateLimit-Reset-After", "X-RateLimit-Bucket", "Via"} <= set(
        replies[0].headers
    )
    refused = await post(raw, channel)
    assert refused.status == 429
    assert refused.headers["Via"]
    assert refused.headers["X-RateLimit-Scope"] == "user"
    assert 0 < refused.body["retry_after"] <= 5
    assert refused.body["global"] is False
    await client.advance(5)
    assert (await post(raw, channel)).status == 200


async def test_channels_and_routes_are_counted_apart(
    sandbox: Sandbox, raw: RawBot, client: Client
) -> None:
    await limited(client, message=[1, 5.0], edit=[1, 5.0])
    guild = next(iter(sandbox.core.world.guilds))
    first, second, _ = (one.id for one in sandbox.core.world.channels_of(guild))
    sent = await post(raw, first)
    assert (await post(raw, first)).status == 429
    assert (await post(raw, second)).status == 200
    path = f"/channels/{first}/messages/{sent.body['id']}"
    assert (await raw.call("PATCH", path, {"content": "y"})).status == 200
    assert (await raw.call("PATCH", path, {"content": "z"})).status == 429


async def test_global_limit(raw: RawBot, client: Client) -> None:
    await limited(client, **{"global": [2, 1.0]})
    for _ in range(2):
        assert (await raw.call("GET", "/users/@me")).status == 200
    refused = await raw.call("GET", "/users/@me")
    assert refused.body["global"] is True
    assert refused.headers["X-RateLimit-Global"] == "true"
    reply = await raw.call("POST", "/interactions/5/x/callback", {"type": 5})
    assert reply.code == 10062  # answers are outside the global limit


async def test_edits_of_old_messages(raw: RawBot, channel: str, client: Client) -> None:
    await limited(client)
    key = (await post(raw, channel)).body["id"]
    await client.advance(3601)
    path = f"/channels/{channel}/messages/{key}"
    replies = [await raw.call("PATCH", path, {"content": str(n)}) for n in range(4)]
    assert [one.status for one in replies] == [200, 200, 200, 429]
    assert replies[3].code == 30046


async def test_renaming_is_scarce(raw: RawBot, channel: str, client: Client) -> None:
    await limited(client)
    body = {"name": "t", "type": 11}
    thread = (await raw.call("POST", f"/channels/{channel}/threads", body)).body["id"]
    replies = [
        await raw.call("PATCH", f"/channels/{thread}", {"name": name}) for name in ("a", "b", "c")
    ]
    assert [one.status for one in replies] == [200, 200, 429]
    assert replies[2].body["retry_after"] > 500
    same = await raw.call("PATCH", f"/channels/{thread}", {"name": "b"})
    assert same.status == 200


async def test_no_limits_when_off(raw: RawBot, channel: str) -> None:
    replies = [await post(raw, channel) for _ in range(8)]
    assert {one.status for one in replies} == {200}
    assert "X-RateLimit-Limit" not in replies[0].headers
