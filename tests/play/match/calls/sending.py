"""Pings as a channel gets them."""

import sqlite3

from db.records.projections import Ping
from tests.play.house import House


async def sent(home: House) -> list[Ping]:
    """Send all pings that are due and return them; nobody is called too often (TIM-4.3)."""
    found: list[Ping] = []
    await home.play.store.write(rested)
    while pings := await home.play.projections.pings():
        for ping in pings:
            await home.play.projections.pinged(ping, 10, 1000 + len(found))
            found.append(ping)
        await home.play.store.write(rested)
    return found


def rested(db: sqlite3.Connection) -> None:
    """Let everybody have answered all calls, and have been called by none of late."""
    db.execute("UPDATE person SET called_at = NULL, gathered_at = NULL")
    db.execute("DELETE FROM called")
