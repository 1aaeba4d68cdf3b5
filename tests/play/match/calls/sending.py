"""Pings as a channel gets them."""

from db.records.projections import Ping
from tests.play.house import House


async def sent(home: House) -> list[Ping]:
    """Send all pings that are due and return them."""
    pings = await home.play.projections.pings()
    for number, ping in enumerate(pings):
        await home.play.projections.pinged(ping, 10, 1000 + number)
    return list(pings)
