"""The files of messages are let go once they are sent."""

import gc
import io
import weakref

import aiohttp
import discord
import pytest

from cogs.ui.page import PictureFile


@pytest.fixture
def no_collection():
    """No cycle is taken apart: what goes, goes with its last reference."""
    gc.disable()
    yield
    gc.enable()


async def test_a_file_that_was_sent_is_gone(no_collection: None) -> None:
    file = PictureFile("board.png", b"\x89PNG" + bytes(100), "a board").file()
    held = weakref.ref(file.fp)
    form = aiohttp.FormData()
    form.add_field("files[0]", file.fp, filename=file.filename)
    body = form()
    first = await body.as_bytes()
    await body.close()
    file.reset(seek=1)  # Discord was out of order: the same once more
    assert file.fp.read() in first
    file.close()
    del file, form, body
    assert held() is None


def test_an_ordinary_file_would_hold_itself(no_collection: None) -> None:
    file = discord.File(io.BytesIO(b"x"), "x.png")
    held = weakref.ref(file.fp)
    file.close()
    del file
    assert held() is not None
