"""The bot before a stand-in: `python -m bench.traffic.alone URL FOLDER [--words] [--drawers N]`."""

import argparse
import asyncio
import logging

import uvloop

import bot
from render.drawers import drawers
from render.queue import RenderQueue
from sandbox.server import TOKEN


async def serve(url: str, folder: str, *, pictures: bool, processes: int) -> None:
    """Serve the stand-in at `url` until the process is ended; with `pictures` or in words.

    So many `processes` draw.
    """
    bot.point_at(url)
    render_queue = RenderQueue(*drawers(processes))
    services = await bot.services_of(bot.Settings(data=folder), render_queue)
    bot.keep_for_good()
    if not pictures:
        services.render_client.games = {}
    await services.play.start()
    if pictures:
        await services.render_client.warm()
    async with asyncio.TaskGroup() as group:
        group.create_task(bot.connect(services, TOKEN))
        group.create_task(bot.keep_time(services, 5))


if __name__ == "__main__":
    line = argparse.ArgumentParser(description=__doc__)
    line.add_argument("url")
    line.add_argument("folder")
    line.add_argument("--words", action="store_true", help="no pictures")
    line.add_argument("--drawers", type=int, default=1, help="how many processes draw")
    given = line.parse_args()
    logging.basicConfig(level=logging.WARNING)
    pictures = not given.words
    uvloop.run(serve(given.url, given.folder, pictures=pictures, processes=given.drawers))
