"""`python -m sandbox` as a program."""

import asyncio
import signal
import sys
from pathlib import Path

from sandbox.client.client import Client


async def test_program_serves_until_it_is_told_to_end(tmp_path: Path) -> None:
    program = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sandbox", "--port", "0", "--data", str(tmp_path)),
        cwd=Path(__file__).parents[2],
        stdout=asyncio.subprocess.PIPE,
    )
    assert program.stdout is not None
    line = (await program.stdout.readline()).decode()
    async with Client(line.split()[-1]) as client:
        assert len((await client.world())["users"]) == 5
    program.send_signal(signal.SIGTERM)
    assert await program.wait() == 0
    assert (tmp_path / "world.jsonl").exists()
