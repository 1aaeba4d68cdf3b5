"""Running it for real: figures, health, and a stop and start that lose nothing."""

import asyncio
import contextlib
import json
import os
import re
import signal
import socket
import sqlite3
import sys
from pathlib import Path

import aiohttp
import pytest

from bench.figure import children
from cogs.app.render_client import RenderClient
from cogs.monitoring.metrics import Metrics, healthy
from db.queries.match import matches
from sandbox.client.client import Person
from tests.e2e.begin import begin
from tests.e2e.house import House
from tests.e2e.running.lines import lines
from tests.e2e.running.outside import ROOT, Outside
from tests.e2e.thumbs import Thumb, controls


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


async def fetched(url: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        return answer.status, await answer.text()


async def test_figures_of_a_running_bot(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    thumbs, thread = await begin(house, 2, 0)
    (match,) = await house.services.play.matches.in_channel(int(thread))
    board = await house.board(thumbs[0].person, thread)
    await board.press(f"play:{match}")
    dov = await house.client.user("Dov")
    await dov.slash("play", game="chess")

    async def torn(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as broken:
        broken.setattr(RenderClient, "table", torn)
        said = (await board.press(f"play:{match}")).text
    (code,) = re.findall(r"code (\w{4})", said)
    metrics = Metrics(house.services.play, house.services.counts)
    port = free_port()
    async with metrics.served("127.0.0.1", port):
        status, text = await fetched(f"http://127.0.0.1:{port}/metrics")
        assert status == 200
        told = dict(line.split(" ") for line in text.splitlines() if not line.startswith("#"))
        assert told["boxes_connected"] == "1.0"
        assert told["boxes_open_matches"] == "1.0"
        assert told["boxes_waiting_questions"] == "2.0"
        assert float(told["boxes_answers_total"]) >= 2
        assert float(told["boxes_answers_per_second"]) > 0
        assert float(told["boxes_board_lag_seconds"]) >= 0
        assert told['boxes_refusals_total{why="ui-unknown-game"}'] == "1.0"
        assert told[f'boxes_errors_total{{code="{code}"}}'] == "1.0"
        status, text = await fetched(f"http://127.0.0.1:{port}/health")
        assert (status, json.loads(text)["direct_messages"]) == (200, "open")
        await house.services.play.directs.choose(7, "direct")
        await house.services.play.directs.refused(7, 40003)  # TIM-4.2
        status, text = await fetched(f"http://127.0.0.1:{port}/health")
        assert (status, json.loads(text)["direct_messages"]) == (200, "stopped")
        assert await asyncio.to_thread(healthy, "127.0.0.1", port)
        house.services.counts.connected = False
        assert (await fetched(f"http://127.0.0.1:{port}/health"))[0] == 503
    assert not await asyncio.to_thread(healthy, "127.0.0.1", port)


async def test_about_tells_how_many_matches_were_verified_since_the_start(house: House) -> None:
    thumbs, thread = await begin(house, 2, 0)
    (match,) = await house.services.play.matches.in_channel(int(thread))
    assert "Vérifi" not in (await thumbs[0].person.slash("about")).text  # there was none then
    await house.restart()
    await house.services.play.upkeep.checked()
    ben = await house.client.user("Ben", "en-US")
    for who, said in (
        (thumbs[0].person, "Vérifié\u00a0: 1 partie en cours sur 1, rejouée depuis"),
        (ben, "Verified: 1 of 1 running match, replayed from"),
    ):
        assert said in (await who.slash("about")).text
    await house.stop()
    with contextlib.closing(sqlite3.connect(house.services.play.store.path)) as db, db:
        db.execute("UPDATE match SET seed = x'00' WHERE id = ?", (match,))
    with lines("INFO", "json") as log:
        await house.start()
        await house.services.play.upkeep.checked()
        assert "Verified: 0 of 1 running match" in (await ben.slash("about")).text
    (told,) = [json.loads(line) for line in log if '"doing": "replay"' in line]
    assert (told["match"], told["what"]) == (match, "chain")
    assert house.services.counts.errors == {told["code"]: 1}


async def test_the_connection_is_counted_as_it_comes_and_goes(house: House) -> None:
    counts = house.services.counts
    assert counts.connected
    await house.bot.close()
    assert not counts.connected


async def test_a_line_with_the_figures(house: House) -> None:
    await begin(house, 2, 0)
    metrics = Metrics(house.services.play, house.services.counts)
    with lines("INFO", "text") as caught:
        await metrics.log()
    (line,) = caught
    assert "figures" in line
    for figure in ("matches=1", "questions=2", "late_boards=", "lag=", "rate=", "refusals=0"):
        assert figure in line
    assert "errors={}" in line
    assert (await metrics.read()).rate == 0  # nothing was answered since the line


async def test_a_bot_that_is_told_to_stop_finishes_what_it_has_begun(tmp_path: Path) -> None:
    port = free_port()
    (tmp_path / ".env").write_text(f"BOT_METRICS_PORT={port}\n", "utf-8")
    async with Outside(tmp_path) as out:
        await out.client.user("Bao")
        thumbs, thread = await begin(out, 2, 0)
        assert await asked_health(tmp_path) == 0
        for thumb in thumbs:
            question = await acknowledged(out, thumb, thread)
            await out.stop()
            assert await asked_health(tmp_path) == 1
            revision = await kept_once(out, thread, question)
            await out.start()
            await caught_up(thumbs[0].person, thread, revision)
        assert out.log() == ""  # nothing went wrong in any of the two lives


async def test_a_stop_is_not_held_up_by_a_process_that_hangs(tmp_path: Path) -> None:
    """While somebody waits for a picture; `compose.yaml` gives a stop thirty seconds."""
    grace = re.findall(r"stop_grace_period: (\d+)s", (ROOT / "compose.yaml").read_text("utf-8"))
    async with Outside(tmp_path) as out:
        thumbs, thread = await begin(out, 1, 1)
        board = await out.board(thumbs[0].person, thread)
        (drawing,) = children(out.process.pid)
        os.kill(drawing, signal.SIGSTOP)
        play = str(controls(board, "play:")[0]["custom_id"])
        await thumbs[0].person.acknowledged(await board.start(play))
        async with asyncio.timeout(float(grace[0])):
            await out.stop()
        assert not Path(f"/proc/{drawing}").exists()
        await out.start()


async def acknowledged(out: Outside, thumb: Thumb, thread: str) -> str:
    """Confirm an answer, wait until the bot has taken it, and no longer; returns its question."""
    board = await out.board(thumb.person, thread)
    play = str(controls(board, "play:")[0]["custom_id"])
    table = (await board.press(play)).message
    picks = controls(table, "fill:") or controls(table, "next:")  # of decks none is suggested
    table = (await table.press(str(picks[0]["custom_id"]))).message
    confirm = str(controls(table, "confirm:")[0]["custom_id"])
    await thumb.person.acknowledged(await table.start(confirm))
    return confirm.split(":")[2]


async def kept_once(out: Outside, thread: str, question: str) -> int:
    """The answer is in the store, once; returns the match's revision."""
    play = await out.reading()
    try:
        (match,) = await play.matches.in_channel(int(thread))
        moves = await play.store.read(matches.moves, match)
        assert [move.question for move in moves].count(question) == 1
        return (await play.matches.board(match)).public.revision
    finally:
        await play.close()


async def caught_up(person: Person, thread: str, revision: int) -> None:
    """Wait until a board shows this revision."""
    wanted = re.compile(rf"\bversion {revision}\b")
    await person.until(
        lambda: any(
            one.channel_id == thread and wanted.search(one.text)
            for one in person.messages_seen.values()
        ),
        f"version {revision} on the board",
    )


async def asked_health(folder: Path) -> int | None:
    """What the container's health check comes to."""
    check = await asyncio.create_subprocess_exec(
        sys.executable, ROOT / "bot.py", "--health", cwd=folder
    )
    return await check.wait()
