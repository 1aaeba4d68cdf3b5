"""One thread draws; of several requests under a key only the newest is drawn."""

import asyncio
import threading
from collections.abc import AsyncIterator
from functools import partial

import pytest
import pytest_asyncio

from render import boards
from render.worker import Painter
from tests.render.samples import board_four


@pytest_asyncio.fixture
async def painter() -> AsyncIterator[Painter]:
    made = Painter()
    yield made
    await made.close()


class Brush:
    """Work that waits until it may go on, and remembers what was drawn."""

    def __init__(self) -> None:
        self.may_go, self.started = threading.Event(), threading.Event()
        self.drawn: list[str] = []

    def slow(self) -> bytes:
        self.started.set()
        assert self.may_go.wait(10)
        self.drawn.append("slow")
        return b"slow"

    def quick(self, what: str) -> bytes:
        self.drawn.append(what)
        return what.encode()


async def test_a_newer_request_replaces_a_waiting_one(painter: Painter) -> None:
    brush = Brush()
    first = asyncio.create_task(painter.draw("other", 0, brush.slow))
    await asyncio.to_thread(brush.started.wait, 10)
    old = asyncio.create_task(painter.draw("board", 1, lambda: brush.quick("old")))
    await asyncio.sleep(0)
    new = asyncio.create_task(painter.draw("board", 2, lambda: brush.quick("new")))
    await asyncio.sleep(0)
    late = asyncio.create_task(painter.draw("board", 1, lambda: brush.quick("late")))
    await asyncio.sleep(0)
    brush.may_go.set()
    assert await asyncio.gather(first, old, new, late) == [b"slow", b"new", b"new", b"new"]
    assert brush.drawn == ["slow", "new"]


async def test_what_is_being_drawn_is_finished_and_the_newer_drawn_after_it(
    painter: Painter,
) -> None:
    brush = Brush()
    old = asyncio.create_task(painter.draw("board", 1, brush.slow))
    await asyncio.to_thread(brush.started.wait, 10)
    new = asyncio.create_task(painter.draw("board", 2, lambda: brush.quick("new")))
    await asyncio.sleep(0)
    brush.may_go.set()
    assert await asyncio.gather(old, new) == [b"slow", b"new"]


async def test_the_loop_goes_on_while_something_is_drawn(painter: Painter) -> None:
    brush = Brush()
    drawing = asyncio.create_task(painter.draw("board", 1, brush.slow))
    await asyncio.to_thread(brush.started.wait, 10)
    assert not drawing.done()
    brush.may_go.set()
    assert await drawing == b"slow"


async def test_an_error_reaches_whoever_asked_and_nobody_else(painter: Painter) -> None:
    def broken() -> bytes:
        raise KeyError("no such zoom")

    with pytest.raises(KeyError):
        await painter.draw("one", 0, broken)
    assert await painter.draw("one", 0, lambda: b"fine") == b"fine"


async def test_giving_up_cancels_no_other_reader(painter: Painter) -> None:
    brush = Brush()
    slow = asyncio.create_task(painter.draw("other", 0, brush.slow))
    await asyncio.to_thread(brush.started.wait, 10)
    one = asyncio.create_task(painter.draw("board", 1, lambda: brush.quick("board")))
    other = asyncio.create_task(painter.draw("board", 1, lambda: brush.quick("board")))
    await asyncio.sleep(0)
    one.cancel()
    brush.may_go.set()
    assert await other == b"board"
    assert await slow == b"slow"


async def test_closing_refuses_what_waits() -> None:
    painter, brush = Painter(), Brush()
    slow = asyncio.create_task(painter.draw("other", 0, brush.slow))
    await asyncio.to_thread(brush.started.wait, 10)
    waiting = asyncio.create_task(painter.draw("board", 1, lambda: b""))
    await asyncio.sleep(0)
    brush.may_go.set()
    await painter.close()
    assert await slow == b"slow"
    with pytest.raises(asyncio.CancelledError):
        await waiting


async def test_boards_tables_and_close_ups_are_png(painter: Painter) -> None:
    scene = board_four()
    await painter.warm()
    pictures = boards.pictures(scene.game)
    for make in (
        pictures.board,
        pictures.table,
        pictures.final,
        lambda scene: pictures.zoom(scene, "seat:0"),
    ):
        file = await painter.draw(make, 0, partial(lambda make: make(scene).png(), make))
        assert file.startswith(b"\x89PNG")
    with pytest.raises(KeyError):
        await painter.draw("zoom", 0, lambda: pictures.zoom(scene, "seat:9").png())
