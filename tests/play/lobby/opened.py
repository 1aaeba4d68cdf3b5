"""Lobbies of the made-up game, and what is seen of them."""

import pytest

from games.core.refused import Refused
from play.lobby.records import Lobby
from play.records import Person
from tests.play.house import ANA, House, asks

EVA = Person(105, "Éva")
CHARMS = ("charm-09", "charm-10", "charm-11")


async def opened(home: House, **given: object) -> Lobby:
    return await home.play.lobbies.open(
        server=1,
        channel=10,
        host=asks(ANA),
        locale="en",
        **{"game": "sampler", **given},  # type: ignore[arg-type]
    )


def names(lobby: Lobby) -> list[list[str]]:
    return [[holder.name for holder in seat.holders] for seat in lobby.seats]


async def refusal(work: object) -> str:
    with pytest.raises(Refused) as caught:
        await work  # type: ignore[misc]
    return caught.value.why.id
