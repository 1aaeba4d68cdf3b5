"""The process that draws: it dies and is replaced, it outlives nobody, it says no secret."""

import asyncio
import itertools
import logging
import os
import select
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from games.registry import keys
from render import painting, process
from render.job import Drawn, Job, Undrawn
from render.painting import paint
from render.process import Child, WorkerProcess
from render.queue import AHEAD, RenderQueue
from tests.render.samples import board_four
from tests.render.shared import Shared

SCENE = board_four()
BOARD = Job("board", SCENE)


class Watched(WorkerProcess):
    """Remembers its processes. With a `step` each seems to work for so long between two looks."""

    def __init__(self, *, step: float | None = None) -> None:
        super().__init__()
        self.children: list[Child] = []
        self._step = step

    def _begun(self) -> Child:
        child = super()._begun()
        if self._step is not None:
            busy(child, step=self._step)
        self.children.append(child)
        return child


class Deadly(Watched):
    """Its processes can do nothing but end."""

    def _begun(self) -> Child:
        child = super()._begun()
        child.process.kill()
        return child


@pytest_asyncio.fixture
async def shared() -> AsyncIterator[Shared]:
    made = Shared()
    yield made
    await made.close()


async def test_the_picture_is_the_one_that_this_process_would_draw(shared: Shared) -> None:
    assert await shared.ask(BOARD.packed()) == paint(BOARD)


async def test_answers_come_in_the_order_of_the_questions(shared: Shared) -> None:
    kinds = ("board", "table", "final")
    made = await asyncio.gather(*(shared.ask(Job(kind, SCENE).packed()) for kind in kinds))
    assert made == [paint(Job(kind, SCENE)) for kind in kinds]


async def test_a_fault_says_where_and_quotes_nothing(shared: Shared) -> None:
    with pytest.raises(Undrawn) as caught:
        await shared.ask(Job("zoom", SCENE, "hunter2").packed())
    assert caught.value.kind == "KeyError"
    assert "zooms.py" in caught.value.places
    assert "hunter2" not in caught.value.places + str(caught.value)
    assert await shared.ask(BOARD.packed())  # the process goes on


def test_what_is_logged_while_drawing_goes_into_the_reply(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def paint(job: Job) -> bytes:
        logging.getLogger("locales").error("text: %s", job.which)
        return b"picture"

    monkeypatch.setattr(painting, "paint", paint)
    data = painting.reply_to(Job("zoom", which="core-x").packed())
    answer = msgspec.msgpack.decode(data, type=Drawn)
    assert answer == Drawn(b"picture", logged=(("locales", logging.ERROR, "text: core-x"),))


async def test_what_was_logged_there_stands_in_the_log_here(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def heard(_: WorkerProcess) -> Drawn:
        return Drawn(b"picture", logged=(("locales", logging.ERROR, "text: 100 %s"),))

    monkeypatch.setattr(WorkerProcess, "_heard", heard)
    assert await WorkerProcess().ask(b"") == b"picture"
    assert caplog.messages == ["text: 100 %s"]


async def test_a_process_that_dies_is_replaced_and_asked_again() -> None:
    worker = Watched()
    try:
        assert await worker.ask(BOARD.packed())
        (child,) = worker.children
        os.kill(child.process.pid, signal.SIGSTOP)  # so that it dies in the middle
        both = [asyncio.create_task(worker.ask(BOARD.packed())) for _ in range(2)]
        await asyncio.sleep(0)
        os.kill(child.process.pid, signal.SIGKILL)
        first, second = await asyncio.gather(*both)
        assert first == second == paint(BOARD)
        assert len(worker.children) == 2
    finally:
        await worker.close()
    assert [one.process.returncode for one in worker.children] == [-signal.SIGKILL, 0]


async def test_who_ends_two_processes_is_given_up() -> None:
    worker = Deadly()
    try:
        with pytest.raises(Undrawn) as caught:
            await worker.ask(BOARD.packed())
        assert "process lost" in caught.value.kind
        assert len(worker.children) == process.TRIES
    finally:
        await worker.close()


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test waits for long until a process is looked at."""
    monkeypatch.setattr(process, "HANGS_AFTER", 0.02)


def busy(child: Child, *, step: float) -> None:
    """Let a process seem to have worked so long, s, whenever it is looked at."""
    spent = itertools.count(0, step)
    child.spent = lambda: next(spent)  # type: ignore[method-assign]


async def stopped(worker: Watched) -> Child:
    """A process that hangs in the middle of its work."""
    assert await worker.ask(BOARD.packed())
    child = worker.children[-1]
    os.kill(child.process.pid, signal.SIGSTOP)
    os.waitpid(child.process.pid, os.WUNTRACED)  # it stands still now
    return child


@pytest.mark.usefixtures("soon")
async def test_a_process_that_hangs_is_replaced_and_asked_again() -> None:
    worker = Watched(step=0.01)
    try:
        child = await stopped(worker)
        busy(child, step=0)
        assert await worker.ask(BOARD.packed()) == paint(BOARD)
        assert child.process.returncode == -signal.SIGKILL
        assert len(worker.children) == 2
    finally:
        await worker.close()


@pytest.mark.usefixtures("soon")
async def test_a_process_that_draws_for_ever_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "MOST", 10_000)
    worker = Watched(step=0.01)
    try:
        child = await stopped(worker)
        busy(child, step=1)
        assert await worker.ask(BOARD.packed())
        assert child.process.returncode == -signal.SIGKILL
    finally:
        await worker.close()


@pytest.mark.usefixtures("soon")
async def test_a_process_on_a_busy_machine_is_waited_for() -> None:
    worker = Watched(step=0.01)
    try:
        child = await stopped(worker)
        busy(child, step=0.001)
        slow = asyncio.create_task(worker.ask(BOARD.packed()))
        while child.spent() < 0.02:  # it was looked at ten times
            await asyncio.sleep(0.01)
        assert not slow.done()
        os.kill(child.process.pid, signal.SIGCONT)
        assert await slow == paint(BOARD)
        assert worker.children == [child]
    finally:
        await worker.close()


@pytest.mark.usefixtures("soon")
async def test_where_the_system_does_not_tell_a_silent_process_is_replaced() -> None:
    worker = Watched(step=0.01)
    try:
        child = await stopped(worker)
        child.spent = lambda: None  # type: ignore[method-assign]
        assert await worker.ask(BOARD.packed()) == paint(BOARD)
        assert child.process.returncode == -signal.SIGKILL
    finally:
        await worker.close()


async def test_the_processor_time_of_a_process_is_known() -> None:
    worker = Watched()
    try:
        assert await worker.ask(BOARD.packed())
        (child,) = worker.children
        before = child.spent()
        assert before  # it has at least been started
        while child.spent() == before:
            assert await worker.ask(BOARD.packed())
    finally:
        await worker.close()
    assert child.spent() is None


async def test_closing_waits_for_no_process_that_hangs() -> None:
    worker = Watched(step=0.01)
    child = await stopped(worker)
    queue = RenderQueue(worker)
    waiting = asyncio.create_task(queue.draw("board", 1, BOARD))
    second = asyncio.create_task(queue.draw("another", 1, BOARD))
    third = asyncio.create_task(queue.draw("a third", 1, BOARD))
    while len(worker._asked) < AHEAD:
        await asyncio.sleep(0)
    await queue.close()
    assert child.process.returncode == -signal.SIGKILL
    assert worker.children == [child]
    for one in (waiting, second):
        with pytest.raises(Undrawn, match="the bot stops"):
            await one
    with pytest.raises(asyncio.CancelledError):
        await third


async def test_signals_for_the_bot_do_not_end_it() -> None:
    worker = Watched()
    try:
        assert await worker.ask(BOARD.packed())
        (child,) = worker.children
        for one in (signal.SIGINT, signal.SIGTERM):
            os.kill(child.process.pid, one)
        assert await worker.ask(BOARD.packed())
        assert os.getsid(child.process.pid) != os.getsid(0)  # Ctrl-C does not even reach it
        assert len(worker.children) == 1
    finally:
        await worker.close()


BOT = """
import asyncio, sys
from render.process import WorkerProcess
from render.job import Job
from tests.render.samples import board_four

async def main():
    worker = WorkerProcess()
    await worker.ask(Job("board", board_four()).packed())
    print(worker._child.process.pid, flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


def test_it_ends_with_a_bot_that_is_killed() -> None:
    root = Path(process.__file__).parents[1]
    with subprocess.Popen(
        [sys.executable, "-c", BOT], cwd=root, stdout=subprocess.PIPE, text=True
    ) as bot:
        assert bot.stdout is not None
        child = int(bot.stdout.readline())
        watch = os.pidfd_open(child)
        os.kill(child, 0)
        bot.kill()
    try:
        assert select.select([watch], [], [], 30)[0]  # readable once the process has ended
    finally:
        os.close(watch)


def test_the_bot_itself_needs_neither_pillow_nor_the_stand_in() -> None:
    said = "import bot, sys; print({'PIL', 'sandbox'} & {*sys.modules})"
    run = [sys.executable, "-W", "ignore", "-c", said]
    root = Path(process.__file__).parents[1]
    done = subprocess.run(run, cwd=root, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


DRAWING = """
import asyncio, sys
from types import SimpleNamespace
import bot
from cogs.help.sample import SampleBoards

async def main():
    queue = bot.RenderQueue()
    services = await bot.services_of(bot.Settings(data=sys.argv[1]), queue)
    boards = SampleBoards(SimpleNamespace(**{
        name: getattr(services, name) for name in ("games", "texts", "render_client")
    }))
    await services.render_client.warm()
    for key in services.games:
        drawn = await boards.get(key, "fr")
        print(drawn.data[1:4].decode())
    await queue.close()
    await services.play.close()

asyncio.run(main())
print("PIL" in sys.modules)
"""


def test_the_bot_has_boards_of_every_game_drawn_without_pillow(tmp_path: Path) -> None:
    run = [sys.executable, "-W", "ignore", "-c", DRAWING, str(tmp_path)]
    root = Path(process.__file__).parents[1]
    done = subprocess.run(run, cwd=root, capture_output=True, text=True, check=False)
    assert done.stdout.split() == [*["PNG"] * len(keys()), "False"], done.stderr
