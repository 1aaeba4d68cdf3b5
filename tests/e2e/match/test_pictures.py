"""Pictures come from another process: play goes on whatever becomes of it."""

import json
import os
import signal

from render.job import Undrawn
from render.queue import RenderQueue
from tests.e2e.begin import begin
from tests.e2e.house import House
from tests.e2e.running.lines import lines
from tests.e2e.thumbs import controls
from tests.render.shared import Shared

PLACES = '  File "games/firstdeck/pictures/zooms.py", line 3, in zooms'


class Torn:
    """A worker that never draws anything."""

    async def ask(self, packed: bytes, *, slow: bool = False) -> bytes:
        raise Undrawn("KeyError", PLACES)

    async def close(self) -> None:
        return


async def test_the_process_that_draws_is_ended_while_people_play(house: House) -> None:
    thumbs, thread = await begin(house, 2, 0)
    board = await house.board(thumbs[0].person, thread)
    play = str(controls(board, "play:")[0]["custom_id"])
    assert (await board.press(play)).message.attachments
    ended = Shared.kept
    assert ended is not None
    os.kill(ended.process.pid, signal.SIGKILL)
    ended.process.wait()
    for thumb in thumbs:
        table = (await (await house.board(thumb.person, thread)).press(play)).message
        assert table.attachments
    assert Shared.kept is not ended
    assert not house.bot.counts.errors


async def test_without_pictures_everything_goes_out_in_words(house: House) -> None:
    house.services.render_client._queue = RenderQueue(Torn())
    with lines("INFO", "json") as caught:
        thumbs, thread = await begin(house, 2, 0)
        board = await house.board(thumbs[0].person, thread)
        table = (await board.press(str(controls(board, "play:")[0]["custom_id"]))).message
        zooms = (await board.press(str(controls(board, "zoom:")[0]["custom_id"]))).message
        told = [json.loads(line) for line in caught]
    assert not board.attachments
    assert not table.attachments
    assert controls(table, "next:")
    assert "Triangle (nains, fées)" in table.text  # the position itself
    assert controls(zooms, "text:")
    failures = [one for one in told if one.get("doing") == "draw"]
    assert {one["code"] for one in failures} == set(house.bot.counts.errors)
    assert len(house.bot.counts.errors) == 1
    assert all(
        "zooms.py" in one["exception"] and "KeyError" in one["exception"] for one in failures
    )
