"""What survives a restart of the sandbox."""

from pathlib import Path

from sandbox import Sandbox
from sandbox.client.client import Client
from tests.sandbox.raw import EPHEMERAL, RawBot
from tests.sandbox.small_bot import PNG, Running


async def test_world_survives_a_restart(tmp_path: Path) -> None:
    async with Sandbox(data=tmp_path, rate_limits="off") as sandbox, Client(sandbox.url) as client:
        ana = await client.user("Ana", locale="en-US")
        eve = await client.user("Eve")
        async with Running(sandbox):
            await ana.slash("board", name="A match")
            count = (await ana.slash("count")).message
        await ana.write("hello")
        thread = (await ana.threads())[0]
        before = [one.id for one in await ana.messages(thread)]
        last = sandbox.core.flakes.last
    async with Sandbox(data=tmp_path, rate_limits="off") as sandbox, Client(sandbox.url) as client:
        again = await client.user("Ana")
        assert again.id == ana.id
        assert again.view["me"]["locale"] == "en-US"
        assert (await client.user("Eve")).id == eve.id
        board, _ = shown = await again.messages(thread)
        assert [one.id for one in shown] == before
        assert await board.files() == [PNG]
        assert again.pings == 1
        assert int(sandbox.core.flakes.next()) > last
        async with Running(sandbox):
            await again.messages(count.channel_id)
            message = next(
                one for one in await again.messages(count.channel_id) if one.id == count.id
            )
            assert (await message.press("Pressed 0")).text == "count 1"


async def test_ephemeral_and_deleted_messages_do_not_survive(tmp_path: Path) -> None:
    async with Sandbox(data=tmp_path, rate_limits="off") as sandbox, RawBot(sandbox) as raw:
        guild = next(iter(sandbox.core.world.guilds))
        channel = sandbox.core.world.channels_of(guild)[0].id
        path = f"/channels/{channel}/messages"
        sent = await raw.call("POST", path, {}, files={"a.txt": b"x"})
        await raw.call("DELETE", f"{path}/{sent.body['id']}")
        async with Client(sandbox.url) as client, Running(sandbox):
            ana = await client.user("Ana")
            assert (await ana.slash("all")).message.data["flags"] & EPHEMERAL
            await (await ana.slash("all")).message.press("Think")
            await ana.upload("loose.txt", b"x")
    assert len(list((tmp_path / "files").iterdir())) == 2
    async with Sandbox(data=tmp_path, rate_limits="off") as sandbox:
        assert sandbox.core.world.messages == {}
    assert list((tmp_path / "files").iterdir()) == []


async def test_line_cut_off_by_a_crash_is_ignored(tmp_path: Path) -> None:
    async with Sandbox(data=tmp_path, rate_limits="off") as sandbox:
        users = set(sandbox.core.world.users)
    with (tmp_path / "world.jsonl").open("ab") as journal:
        journal.write(b'{"record":"user","id":"9')
    async with Sandbox(data=tmp_path, rate_limits="off") as sandbox:
        assert set(sandbox.core.world.users) == users


async def test_journal_is_rewritten_at_start(tmp_path: Path) -> None:
    async with Sandbox(data=tmp_path, rate_limits="off") as sandbox, Client(sandbox.url) as client:
        ana = await client.user("Ana")
        for number in range(20):
            await client.call("PATCH", f"/users/{ana.id}", {"name": f"Ana {number}"})
    long = len((tmp_path / "world.jsonl").read_bytes().splitlines())
    async with Sandbox(data=tmp_path, rate_limits="off") as sandbox:
        short = len((tmp_path / "world.jsonl").read_bytes().splitlines())
        records = len(sandbox.core.world.users) + len(sandbox.core.world.channels) + 1
    assert long > short == records
