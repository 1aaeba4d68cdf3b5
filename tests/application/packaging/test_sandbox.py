"""The local Discord is a wheel of its own: installed alone, it runs the bot of anybody."""

import asyncio
import contextlib
import os
import re
import signal
import subprocess
from collections.abc import AsyncIterator, Iterator
from importlib import metadata
from pathlib import Path
from zipfile import ZipFile

import aiohttp
import pytest

from bot import NO_STAND_IN
from sandbox.client.client import Client
from tests.application.packaging import wheels

HERE = {path.name for path in wheels.SANDBOX.iterdir()}
EXAMPLE = re.compile(r"^```python\n(import asyncio, discord.*?)^```", re.MULTILINE | re.DOTALL)


def needed(name: str) -> Iterator[metadata.Distribution]:
    """Yield what is installed here of a library and of all that it needs in turn."""
    found: set[str] = set()
    left = [name]
    while left:
        one = re.split(r"[^\w.-]", left.pop())[0].lower().replace("_", "-")
        if one in found:
            continue
        found.add(one)
        with contextlib.suppress(metadata.PackageNotFoundError):  # for other Pythons or systems
            distribution = metadata.distribution(one)
            yield distribution
            left += [each for each in distribution.requires or () if "extra ==" not in each]


def alone(folder: Path, *libraries: str) -> Path:
    """Make an environment with these libraries and what they need, and return its Python."""
    python = wheels.environment(folder)
    (packages,) = folder.glob("lib/python*/site-packages")
    (packages / "libraries.pth").unlink()
    for library in libraries:
        for distribution in needed(library):
            for file in distribution.files or ():
                top = packages / file.parts[0]
                if file.parts[0] != ".." and not top.exists():
                    top.symlink_to(Path(str(distribution.locate_file(file.parts[0]))))
    return python


@pytest.fixture(scope="module")
def asked_for(sandbox_wheel: Path) -> list[str]:
    """The libraries that the wheel asks for."""
    with ZipFile(sandbox_wheel) as packed:
        (name,) = [one for one in packed.namelist() if one.endswith(".dist-info/METADATA")]
        told = packed.read(name).decode()
    return re.findall(r"^Requires-Dist: ([\w-]+)", told, re.MULTILINE)


@contextlib.asynccontextmanager
async def running(*line: str | Path, cwd: Path) -> AsyncIterator[str]:
    """Run a program that prints its address first and ends when it is told to."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    program = await asyncio.create_subprocess_exec(
        *line, cwd=cwd, env=kept, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    assert program.stdout is not None
    try:
        said = (await program.stdout.readline()).decode().split()
        assert said, (await program.communicate())[1].decode()
        yield said[-1]
    finally:
        with contextlib.suppress(ProcessLookupError):
            program.send_signal(signal.SIGINT)
        await program.communicate()


def test_the_wheel_holds_every_file_of_the_sandbox(sandbox_wheel: Path) -> None:
    with ZipFile(sandbox_wheel) as packed:
        held = {name for name in packed.namelist() if ".dist-info/" not in name}
    here = {
        f"sandbox/{path.relative_to(wheels.SANDBOX)}"
        for path in wheels.SANDBOX.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.name != "pyproject.toml"
    }
    assert held == here
    assert "build" not in HERE


async def test_alone_it_serves_its_people_and_its_page(
    sandbox_wheel: Path, asked_for: list[str], tmp_path: Path
) -> None:
    """With what it asks for and nothing else, by its command."""
    python = alone(tmp_path / "venv", *asked_for)
    wheels.install(python, sandbox_wheel)
    command = python.parent / "local-discord"
    async with (
        running(command, "--port", "0", cwd=tmp_path) as url,
        Client(url) as client,
        aiohttp.ClientSession() as session,
    ):
        assert len((await client.world())["users"]) == 5
        page = wheels.SANDBOX / "page"
        async with session.get(url) as answer:
            assert await answer.read() == (page / "index.html").read_bytes()
        for file in [*page.rglob("*.js"), *page.rglob("*.css")]:
            async with session.get(f"{url}/page/{file.relative_to(page)}") as answer:
                assert (answer.status, await answer.read()) == (200, file.read_bytes())


async def test_alone_it_runs_the_bot_of_somebody_else(
    sandbox_wheel: Path, asked_for: list[str], tmp_path: Path
) -> None:
    """The program in its README, with the library as it is."""
    python = alone(tmp_path / "venv", *asked_for, "discord.py", "audioop-lts")
    wheels.install(python, sandbox_wheel)
    (program,) = EXAMPLE.findall((wheels.SANDBOX / "README.md").read_text("utf-8"))
    (tmp_path / "foreign.py").write_text(program)
    async with running(python, "foreign.py", cwd=tmp_path) as url, Client(url) as client:
        await client.bot_online()
        ana = await client.user("Ana")
        told = await ana.slash("greet")
        assert "Hello Ana." in told.message.text


def test_without_it_a_start_with_no_token_says_so_in_one_line(
    application: Path, tmp_path: Path
) -> None:
    python = wheels.environment(tmp_path / "venv")
    wheels.install(python, application)
    kept = {name: value for name, value in os.environ.items() if not name.startswith("BOT_")}
    kept.pop("DISCORD_TOKEN", None)
    done = subprocess.run(
        [python.parent / "five-boxes"],
        cwd=tmp_path,
        env=kept,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"{NO_STAND_IN}\n"
