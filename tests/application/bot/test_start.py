"""Starting: settings, broken files, an occupied port, each with one clear line."""

import asyncio
import gc
import os
import re
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

import bot
from cogs.app.bot import Services
from db.migrate import Unusable
from db.store import Store
from db.upkeep import archive
from games import registry
from play.match import absence
from play.match.work.rulebook import Rulebook
from play.service import Application
from play.time.clock import SystemClock
from tests.e2e.running.lines import as_before

ROOT = Path(bot.__file__).parent


def test_every_bad_setting_gets_a_line() -> None:
    with pytest.raises(bot.BadSettings) as caught:
        bot.read_settings({"BOT_TICK": "x", "BOT_LANGUAGE": "x", "BOT_X": "x"})
    assert len(str(caught.value).splitlines()) == 3


def test_env_file_and_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / ".env"
    file.write_text('# ours\nexport BOT_LANGUAGE="fr"\nDISCORD_TOKEN=abc\nBOT_TICK=9\n')
    monkeypatch.setenv("BOT_TICK", "3")
    env = bot.environment(file)
    assert env["DISCORD_TOKEN"] == "abc"
    settings = bot.read_settings({k: v for k, v in env.items() if k.startswith("BOT_")})
    assert (settings.language, settings.tick) == ("fr", 3)


def test_a_stand_in_is_named_with_or_without_a_slash() -> None:
    for given in ("http://127.0.0.1:8800", "http://127.0.0.1:8800/"):
        assert bot.read_settings({"BOT_SANDBOX_URL": given}).sandbox_url == "http://127.0.0.1:8800"
    assert bot.read_settings({"BOT_SANDBOX_URL": ""}).sandbox_url == ""


def test_an_env_file_of_windows_is_read(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_bytes(b"\xef\xbb\xbfDISCORD_TOKEN=abc\r\nBOT_TICK=9\r\n")
    env = bot.environment(file)
    assert (env["DISCORD_TOKEN"], env["BOT_TICK"]) == ("abc", "9")


BOT = [sys.executable, "-W", "ignore", str(ROOT / "bot.py")]


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("BOT_DATA=boxes # where matches are kept", "boxes"),
        ('export BOT_DATA="my boxes # 2"  # quoted', "my boxes # 2"),
        ("BOT_DATA='${HOME}/boxes'", "${HOME}/boxes"),
        ("BOT_DATA=${HOME}", "${HOME}"),
    ],
)
def test_comments_and_quotes_of_an_env_file_are_no_part_of_a_value(
    tmp_path: Path, line: str, value: str
) -> None:
    file = tmp_path / ".env"
    file.write_text(f"# ours\n{line}\nBOT_TICK\n", "utf-8")
    env = bot.environment(file)
    assert env["BOT_DATA"] == value
    assert "BOT_TICK" not in env


def surroundings(tmp_path: Path, **env: str) -> dict[str, str]:
    return {"PATH": os.environ["PATH"], "BOT_DATA": str(tmp_path / "data"), **env}


def started(tmp_path: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """Run the bot until it gives up."""
    return subprocess.run(
        BOT,
        cwd=tmp_path,
        env=surroundings(tmp_path, **env),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_a_bad_setting_stops_the_start_with_its_line_alone(tmp_path: Path) -> None:
    done = started(tmp_path, BOT_LANGUAGE="de")
    assert done.returncode == 2
    assert done.stderr.startswith("BOT_LANGUAGE")
    assert "Traceback" not in done.stderr


def test_an_env_file_that_is_not_utf_8_is_said(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes("BOT_TICK=9\nDISCORD_TOKEN=é\n".encode("latin-1"))
    done = started(tmp_path)
    assert (done.returncode, done.stderr) == (2, ".env: line 2 is not UTF-8\n")


def test_an_env_file_that_is_a_folder_is_said(tmp_path: Path) -> None:
    (tmp_path / ".env").mkdir()
    done = started(tmp_path)
    assert (done.returncode, done.stderr) == (2, ".env: Is a directory\n")


def test_an_empty_folder_for_the_data_is_refused_and_nothing_is_made(tmp_path: Path) -> None:
    done = started(tmp_path, BOT_DATA="", BOT_SANDBOX_PORT="0")
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert line.startswith("BOT_DATA: ")
    assert list(tmp_path.iterdir()) == []


def test_a_stop_while_it_is_still_starting_is_a_clean_one(tmp_path: Path) -> None:
    env = surroundings(tmp_path, BOT_SANDBOX_PORT="0")
    with subprocess.Popen(BOT, cwd=tmp_path, env=env, stderr=subprocess.PIPE, text=True) as running:
        while not (tmp_path / "data").exists():
            assert running.poll() is None
        running.terminate()
        _, said = running.communicate(timeout=60)
    assert running.returncode == 0
    assert "Traceback" not in said


def test_an_occupied_port_is_said(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = started(tmp_path, BOT_SANDBOX_PORT=str(port))
    assert done.returncode == 2
    assert done.stderr.startswith("BOT_SANDBOX_PORT: ")
    assert str(port) in done.stderr
    assert "Traceback" not in done.stderr


def test_an_occupied_port_for_the_figures_is_said(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = started(tmp_path, BOT_SANDBOX_PORT="0", BOT_METRICS_PORT=port)
    assert done.returncode == 2
    assert done.stderr.startswith("BOT_METRICS_HOST, BOT_METRICS_PORT: ")
    assert port in done.stderr


def test_an_address_for_the_figures_that_is_none_is_said(tmp_path: Path) -> None:
    wrong = {"BOT_METRICS_HOST": "192.0.2.1", "BOT_METRICS_PORT": "9464"}  # of no machine
    done = started(tmp_path, BOT_SANDBOX_PORT="0", **wrong)
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert line.startswith("BOT_METRICS_HOST, BOT_METRICS_PORT: ")


def test_a_folder_that_cannot_be_made_is_named_with_its_setting(tmp_path: Path) -> None:
    done = started(tmp_path, BOT_DATA="/dev/null/matches")
    assert done.returncode == 2
    assert done.stderr.startswith("BOT_DATA: ")
    assert "/dev/null" in done.stderr
    assert "listen" not in done.stderr
    assert "Traceback" not in done.stderr


def test_a_later_fault_of_the_machine_is_no_wrong_setting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr(bot, "serve", broken)
    monkeypatch.setattr(bot, "environment", lambda _: {"BOT_DATA": str(tmp_path)})
    with as_before(), pytest.raises(OSError, match="the disk is gone"):
        bot.main()


def test_cards_are_read_once() -> None:
    for game in bot.all_games().values():
        rules, book = game.rules(), Rulebook({game.info.key: game}, cast("Store", None))
        assert game.rules() is rules
        assert book.latest(game.info.key).rules is rules
    assert gc.isenabled()


def test_a_broken_card_file_stops_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = registry.card_file
    assert b"P20" in whole("games.firstdeck")
    monkeypatch.setattr(registry, "card_file", lambda name: whole(name).replace(b"P20", b"P19"))
    monkeypatch.setattr(bot, "environment", lambda _: {"BOT_DATA": str(tmp_path)})
    with as_before():
        assert bot.main() == 2
    said = capsys.readouterr().err
    assert "cards.toml" in said
    assert "P19" in said


def test_a_missing_card_file_stops_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(registry.resources, "files", lambda _: tmp_path)
    monkeypatch.setattr(bot, "environment", lambda _: {"BOT_DATA": str(tmp_path)})
    with as_before():
        assert bot.main() == 2
    said = capsys.readouterr().err
    assert re.fullmatch(r"games/\w+/cards.toml: No such file or directory\n", said)


def test_a_start_that_fails_ends(tmp_path: Path) -> None:
    """Whatever it was: with the database open, a thread of it would keep the process."""
    broken = "import bot, sys; bot.Texts = None; sys.exit(bot.main())"
    done = subprocess.run(
        [sys.executable, "-c", broken],
        cwd=tmp_path,
        env=surroundings(tmp_path, BOT_SANDBOX_PORT="0", PYTHONPATH=str(ROOT)),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert "TypeError" in done.stderr


async def test_a_connection_that_lasted_is_soon_tried_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What failed before it began long ago."""
    lasting = [0, 0, bot.RETRY_MOST, bot.RETRY_MOST + 1, 0]
    times = [moment for seconds in lasting for moment in (0, seconds)]
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) == len(lasting):
            raise EOFError

    monkeypatch.setattr(bot, "Bot", Unconnected)
    monkeypatch.setattr(bot, "time", SimpleNamespace(monotonic=lambda: times.pop(0)))
    monkeypatch.setattr(bot.asyncio, "sleep", sleep)
    with pytest.raises(EOFError):
        await bot.connect(cast(Services, None), "token")
    assert waits == [bot.RETRY, 2 * bot.RETRY, 4 * bot.RETRY, bot.RETRY, 2 * bot.RETRY]


class Unconnected:
    """A bot whose connection fails."""

    def __init__(self, *_: object) -> None: ...

    async def __aenter__(self) -> None: ...

    async def __aexit__(self, *_: object) -> None: ...

    async def start(self, _: str) -> None:
        raise ConnectionError


def test_a_damaged_database_is_left_alone(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    file = data / "matches.db"
    file.write_bytes(b"SQLite format 3\x00" + b"garbage" * 1000)
    done = started(tmp_path, BOT_SANDBOX_PORT="0")
    assert done.returncode == 2
    assert "matches.db" in done.stderr
    assert "Traceback" not in done.stderr
    assert file.read_bytes().startswith(b"SQLite format 3\x00garbage")


READ_ONLY = """
import sqlite3, sys
import bot
opened = sqlite3.connect
def connect(address, *more, **how):  # as SQLite opens a file without the right to write
    how["uri"] = True
    if "mode=" not in address and "/" in address:
        address += "?mode=ro"
    return opened(address, *more, **how)
sqlite3.connect = connect
sys.exit(bot.main())
"""


@pytest.mark.parametrize("which", ["matches.db", "matches-archive.db"])
def test_a_database_that_cannot_be_written_stops_the_start(tmp_path: Path, which: str) -> None:
    """SQLite opens it without a word; then every press would be answered by an apology."""
    data = tmp_path / "data"
    data.mkdir()
    asyncio.run(made(data / "matches.db"))
    only = READ_ONLY.replace('"/" in address', f'"/{which}" in address')
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", only],
        cwd=tmp_path,
        env=surroundings(tmp_path, BOT_SANDBOX_PORT="0", PYTHONPATH=str(ROOT)),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"{Path('data') / which}: ") or str(data / which) in line
    assert "readonly" in line


async def made(file: Path) -> None:
    await (await Store.open(file)).close()


@pytest.mark.parametrize("what", ["forget_strangers", "attach"])
async def test_whatever_fails_in_opening_the_store_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    def fails(*_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(archive, what, fails)
    with pytest.raises(Unusable, match="cannot be used") as caught:
        await Store.open(tmp_path / "a.db")
    assert str(caught.value) == f"{tmp_path / 'a.db'}: the database cannot be used (disk I/O error)"
    assert all(one.get_name() != "db-writer" for one in asyncio.all_tasks())


@pytest.mark.parametrize("fault", [sqlite3.OperationalError("attempt to write"), KeyError("seat")])
async def test_whatever_fails_in_settling_what_waits_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    async def fails(*_: object) -> None:
        raise fault

    monkeypatch.setattr(absence, "settle", fails)
    with pytest.raises(Unusable) as caught:
        await Application.open(tmp_path / "a.db", {}, SystemClock(), os.urandom)
    assert str(caught.value).startswith(f"{tmp_path / 'a.db'}: the database ")
    assert "seat" not in str(caught.value)  # no word of a row
