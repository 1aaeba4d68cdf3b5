"""What the check does inside the container: looks around, plays, pulls the plug.

Runs there as `python - PART`, with the image's own modules and nothing of the tests.
"""

import asyncio
import os
import re
import signal
import sys
from collections.abc import Awaitable, Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import aiohttp

from sandbox.client.client import Client, Person
from sandbox.client.shown import ShownMessage

SANDBOX, FIGURES = "http://127.0.0.1:8800", "http://127.0.0.1:9464/metrics"
EVENT_TIMEOUT = 60.0  # s
ANSWERS, STEPS = ("confirm:", "none:", "choose:", "pick:"), ("hint:", "fill:", "set:", "sets:")
PRESSES = 10  # at most for an answer
PNG = b"\x89PNG\r\n"
UNWANTED = ("pip", "setuptools", "pytest", "tests.e2e")
CLOSED = ("/app", "/venv", "/home/bot", "/etc", "/data/..")
OPEN = ("/data", "/tmp")


def rights() -> None:
    """Nobody special, nothing writable but the data and /tmp, nothing on board but the bot."""
    status = dict(
        line.split(":\t", 1)
        for line in Path("/proc/self/status").read_text("ascii").splitlines()
        if ":\t" in line
    )
    assert "0" not in status["Uid"].split(), status["Uid"]
    assert int(status["CapEff"], 16) == int(status["CapBnd"], 16) == 0, status
    assert status["NoNewPrivs"] == "1"
    wrong = [place for place in (*CLOSED, *OPEN) if writable(place) != (place in OPEN)]
    assert not wrong, wrong
    aboard = {one.name for one in Path("/app").iterdir()}
    assert aboard.isdisjoint({".env", ".git", ".venv", "bench", "data", "docs", "tests"}), aboard
    found = [name for name in UNWANTED if findable(name)]
    assert not found, found


def writable(place: str) -> bool:
    probe = Path(place) / "probe"
    try:
        probe.touch()
        probe.unlink()
    except OSError:
        return False
    return True


def findable(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


async def first(client: Client) -> None:
    """Open a table against the AI, get a picture, answer once."""
    ana = await client.user("Ana")
    lobby = (await ana.slash("play", game="firstdeck", players=2, pace="none")).message
    which = control(lobby, "leave:").split(":")[1]
    await lobby.now.press(f"add-ai:{which}")
    await lobby.now.press(f"start:{which}")
    await answered(ana, await board(ana))


async def again(client: Client) -> None:
    """The match of before is there, its old board's button works, and it goes on."""
    ana = await client.user("Ana")
    (thread,) = await ana.threads()
    (old,) = [one for one in await ana.messages(thread) if control(one, "zoom:")]
    assert revision(old) > 0
    await answered(ana, old)


async def bereft(client: Client) -> None:
    """The process that draws is ended from outside; pictures come all the same."""
    (worker,) = workers()
    os.kill(worker, signal.SIGKILL)
    await again(client)
    assert worker not in workers()


def workers() -> list[int]:
    """The processes that draw."""
    return [
        int(one.parent.name)
        for one in Path("/proc").glob("[0-9]*/cmdline")
        if b"render.worker" in one.read_bytes()
    ]


async def figures(_client: Client) -> None:
    """The figures are served, and count the one match that was begun."""
    async with aiohttp.ClientSession() as session, session.get(FIGURES) as answer:
        told = await answer.text()
    assert "\nboxes_connected 1.0\n" in told, told
    assert "\nboxes_open_matches 1.0\n" in told, told
    assert "\nboxes_errors_total{" not in told, told


async def down(client: Client) -> None:
    """Discord goes away."""
    await client.fault("gateway", do="down")


async def up(client: Client) -> None:
    """Discord comes back, and with it the bot."""
    await client.end_faults()
    await client.bot_online()


async def online(client: Client) -> None:
    """The bot comes online."""
    await client.bot_online()


async def board(person: Person) -> ShownMessage:
    """The public board with its picture."""
    found = await person.see(lambda one: control(one, "zoom:") and one.attachments)
    await drawn(found)
    return found


async def answered(person: Person, shown: ShownMessage) -> None:
    """Answer the question that waits with the first thing offered; the board moves on."""
    table = (await shown.press(control(shown, "play:"))).message
    await drawn(table)
    for _ in range(PRESSES):
        found = next(one for verb in (*ANSWERS, *STEPS) if (one := control(table, verb)))
        table = (await person.answer(await table.start(found, *needed(table, found)))).message
        if found.startswith(ANSWERS):
            break
    await drawn(
        await person.see(lambda one: control(one, "zoom:") and revision(one) > revision(shown))
    )


def needed(message: ShownMessage, custom_id: str) -> list[str]:
    """As many of the first options as a select wants; nothing for a button."""
    one = next(one for one in message.components if one.get("custom_id") == custom_id)
    options = [str(option["value"]) for option in one.get("options") or ()]
    return options[: max(1, one.get("min_values", 1))]


async def drawn(message: ShownMessage) -> None:
    """The message bears one picture that is more than an empty frame."""
    (picture,) = await message.files()
    assert picture.startswith(PNG)
    assert len(picture) > 20_000, len(picture)


def control(message: ShownMessage, verb: str) -> str:
    """The custom_id of the first usable control that begins so, or ""."""
    usable = (one for one in message.components if not one.get("disabled"))
    ids = (str(one.get("custom_id", "")) for one in usable)
    return next((one for one in ids if one.startswith(verb)), "")


def revision(message: ShownMessage) -> int:
    """The number of public changes that a board stands for."""
    found: list[Any] = re.findall(r"\bversion (\d+)", message.text)
    return int(found[-1])


async def visit(part: Callable[[Client], Awaitable[None]]) -> None:
    async with Client(SANDBOX, EVENT_TIMEOUT) as client:
        await part(client)


PARTS = {part.__name__: part for part in (first, again, bereft, figures, down, up, online)}

if __name__ == "__main__":
    if sys.argv[1] == "rights":
        rights()
    else:
        asyncio.run(visit(PARTS[sys.argv[1]]))
