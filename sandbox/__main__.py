"""`python -m sandbox`: the local Discord alone."""

import argparse
import asyncio
import signal
from pathlib import Path

from sandbox.server import TOKEN, Sandbox


async def serve(
    port: int, data: Path | None, token: str, rate_limits: str, *, hidden: bool
) -> None:
    """Serve until the process is told to end."""
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, ended.set)
    async with Sandbox(port, data, token, rate_limits, hidden=hidden) as sandbox:
        print(f"The sandbox is at {sandbox.url}", flush=True)  # noqa: T201 - a program's output
        await ended.wait()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    parser.add_argument("--port", type=int, default=8800, help="0 picks a free one")
    parser.add_argument("--data", type=Path, help="folder that keeps the world")
    parser.add_argument("--token", default=TOKEN, help="what the bot must show")
    parser.add_argument("--rate-limits", choices=("discord", "off"), default="discord")
    parser.add_argument("--hidden-channels", choices=("on", "off"), default="on")
    given = parser.parse_args()
    hidden = given.hidden_channels == "on"
    asyncio.run(serve(given.port, given.data, given.token, given.rate_limits, hidden=hidden))


if __name__ == "__main__":
    main()
