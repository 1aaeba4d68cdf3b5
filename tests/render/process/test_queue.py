"""The queue: people first, boards never starved, of a board only the newest version."""

import asyncio
from collections.abc import AsyncIterator, Awaitable

import msgspec
import pytest
import pytest_asyncio
from msgspec.structs import replace

from render.job import Job, Undrawn, unpacked
from render.queue import KEPT, PASSED, RenderQueue
from tests.render.samples import board_four
from tests.render.shared import Indoors

SCENE = board_four()


def job(which: str) -> Job:
    return Job("zoom", which=which)


class Worker:
    """Draws nothing until it may, and remembers what it was asked for, in order."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.may_go = asyncio.Event()
        self.closed = False

    async def ask(self, packed: bytes, *, slow: bool = False) -> bytes:
        which = unpacked(packed).which
        self.asked.append(which)
        await self.may_go.wait()
        if which == "broken":
            raise Undrawn("KeyError")
        return which.encode()

    async def close(self) -> None:
        self.closed = True


@pytest_asyncio.fixture
async def worker() -> Worker:
    return Worker()


@pytest_asyncio.fixture
async def queue(worker: Worker) -> AsyncIterator[RenderQueue]:
    made = RenderQueue(worker)
    yield made
    worker.may_go.set()
    await made.close()


async def begun(*works: Awaitable[bytes]) -> list[asyncio.Future[bytes]]:
    """Let these requests be made, one after the other."""
    found: list[asyncio.Future[bytes]] = []
    for work in works:
        found.append(asyncio.ensure_future(work))
        for _ in range(4):
            await asyncio.sleep(0)
    return found


async def busy(queue: RenderQueue) -> None:
    """Give the worker as much as it takes at a time."""
    await begun(queue.draw("one", 0, job("one")), queue.draw("two", 0, job("two")))


async def test_a_newer_request_replaces_a_waiting_one(queue: RenderQueue, worker: Worker) -> None:
    await busy(queue)
    waiting = await begun(
        queue.draw("board", 1, job("old")),
        queue.draw("board", 2, job("new")),
        queue.draw("board", 1, job("late")),
    )
    worker.may_go.set()
    assert await asyncio.gather(*waiting) == [b"new", b"new", b"new"]
    assert worker.asked == ["one", "two", "new"]


async def test_what_is_being_drawn_is_finished_and_the_newer_drawn_after_it(
    queue: RenderQueue, worker: Worker
) -> None:
    both = await begun(queue.draw("board", 1, job("old")), queue.draw("board", 2, job("new")))
    worker.may_go.set()
    assert await asyncio.gather(*both) == [b"old", b"new"]
    assert worker.asked == ["old", "new"]


async def test_people_come_first_and_no_board_waits_for_ever(
    queue: RenderQueue, worker: Worker
) -> None:
    await busy(queue)
    boards = [queue.draw(f"b{at}", 0, job(f"b{at}")) for at in range(2)]
    people = [queue.draw_for(("match", at), job(f"p{at}")) for at in range(3 * PASSED)]
    waiting = await begun(*boards, *people)
    worker.may_go.set()
    await asyncio.gather(*waiting)
    first, second = worker.asked.index("b0"), worker.asked.index("b1")
    assert (first, second) == (2 + PASSED, 2 + 2 * PASSED + 1)
    drawn = [one for one in worker.asked if one.startswith("p")]
    assert drawn == [f"p{at}" for at in range(3 * PASSED)]


async def test_the_same_scene_for_the_same_reader_is_drawn_once(
    queue: RenderQueue, worker: Worker
) -> None:
    worker.may_go.set()
    for _ in range(2):
        assert await queue.draw_for(("match", 1), job("table")) == b"table"
    assert worker.asked == ["table"]
    await queue.draw_for(("match", 2), job("table"))
    await queue.draw_for(("other", 1), job("table"))
    assert worker.asked == ["table"] * 3


async def test_a_picture_of_another_scene_is_drawn(queue: RenderQueue, worker: Worker) -> None:
    worker.may_go.set()
    scenes = (
        SCENE,
        replace(SCENE, picked=("a",)),
        replace(SCENE, reader=replace(SCENE.reader, seat=1)),
        replace(SCENE, reader=replace(SCENE.reader, locale="en")),
    )
    for scene in scenes:
        await queue.draw_for(("match", 1), Job("zoom", scene, "x"))
    assert worker.asked == ["x"] * 4


async def test_only_the_last_pictures_are_kept(queue: RenderQueue, worker: Worker) -> None:
    worker.may_go.set()
    for at in range(KEPT + 1):
        await queue.draw_for(("match", 1), job(str(at)))
    await queue.draw_for(("match", 1), job(str(KEPT)))
    await queue.draw_for(("match", 1), job("0"))
    assert worker.asked == [*(str(at) for at in range(KEPT + 1)), "0"]


async def test_an_error_reaches_whoever_asked_and_nobody_else(
    queue: RenderQueue, worker: Worker
) -> None:
    worker.may_go.set()
    for _ in range(2):  # nor is it kept
        with pytest.raises(Undrawn):
            await queue.draw_for(("match", 1), job("broken"))
    assert worker.asked == ["broken"] * 2
    assert await queue.draw("one", 0, job("fine")) == b"fine"


async def test_giving_up_cancels_no_other_reader(queue: RenderQueue, worker: Worker) -> None:
    await busy(queue)
    one, other = await begun(
        queue.draw("board", 1, job("board")), queue.draw("board", 1, job("board"))
    )
    one.cancel()
    worker.may_go.set()
    assert await other == b"board"


async def test_each_drawer_has_its_share_and_of_a_board_one_draws() -> None:
    two = Worker(), Worker()
    queue = RenderQueue(*two)
    waiting = await begun(
        queue.draw("board", 1, job("old")),
        queue.draw("board", 2, job("new")),
        queue.draw_for(("match", 1), job("table")),
        queue.draw("other", 1, job("other")),
    )
    assert [one.asked for one in two] == [["old", "other"], ["table"]]
    two[1].may_go.set()
    assert await waiting[2] == b"table"
    assert not waiting[1].done()  # the older picture of that board is drawn yet
    two[0].may_go.set()
    assert await asyncio.gather(*waiting) == [b"old", b"new", b"table", b"other"]
    assert [one.asked for one in two] == [["old", "other", "new"], ["table"]]
    await queue.close()
    assert all(one.closed for one in two)


async def test_a_drawer_that_is_slow_holds_up_nobody_else() -> None:
    slow, fast = Worker(), Worker()
    queue = RenderQueue(slow, fast)
    fast.may_go.set()
    (held,) = await begun(queue.draw("held", 0, job("held")))
    for at in range(5):
        assert await queue.draw_for(("match", at), job(str(at))) == str(at).encode()
    assert (slow.asked, fast.asked) == (["held"], list("01234"))
    slow.may_go.set()
    assert await held == b"held"
    await queue.close()


async def test_all_drawers_are_warmed() -> None:
    several = Worker(), Worker(), Worker()
    for one in several:
        one.may_go.set()
    await RenderQueue(*several).warm({SCENE.pictures: SCENE.faces})
    assert [len(one.asked) for one in several] == [1, 1, 1]


async def test_closing_finishes_what_is_drawn_and_refuses_what_waits(
    queue: RenderQueue, worker: Worker
) -> None:
    drawn, second, person, board = await begun(
        queue.draw("one", 0, job("one")),
        queue.draw("two", 0, job("two")),
        queue.draw_for(("match", 1), job("table")),
        queue.draw("board", 1, job("board")),
    )
    closing = asyncio.create_task(queue.close())
    await asyncio.sleep(0)
    assert not worker.closed
    worker.may_go.set()
    await closing
    assert worker.closed
    assert (await drawn, await second) == (b"one", b"two")
    for refused in (person, board):
        with pytest.raises(asyncio.CancelledError):
            await refused


async def test_every_kind_of_picture_is_a_file() -> None:
    queue = RenderQueue(Indoors())
    try:
        await queue.warm({SCENE.pictures: SCENE.faces})
        for kind in ("board", "table", "final", "still"):
            file = await queue.draw(kind, 0, Job(kind, SCENE))
            assert file.startswith(b"\x89PNG")
        listed = await queue.draw("zooms", 0, Job("zooms", SCENE))
        first, *_ = msgspec.json.decode(listed)
        file = await queue.draw("zoom", 0, Job("zoom", SCENE, first[0]))
        assert file.startswith(b"\x89PNG")
        still = await queue.draw("still", 0, Job("still", SCENE))
        assert (await queue.draw("film", 0, Job("film", stills=(still, still), lasts=(500, 500))))[
            :3
        ] == b"GIF"
        with pytest.raises(Undrawn) as caught:
            await queue.draw("zoom", 0, Job("zoom", SCENE, "seat:9"))
    finally:
        await queue.close()
    assert caught.value.kind == "KeyError"
    assert "zooms.py" in caught.value.places
    assert "seat:9" not in caught.value.places
