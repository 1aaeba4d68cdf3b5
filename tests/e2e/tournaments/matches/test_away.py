"""What people see of a tournament whose game is not there, and when it is back (EVT-1.5)."""

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from games import registry
from games.registry import Game
from tests.e2e.house import House
from tests.e2e.tournaments.people import NAMES, id_of, lived, mine, opened, press, public
from tests.play.house import FakeClock

OUTSIDE: Mapping[str, Game] = {
    key: replace(one, outside=True) for key, one in registry.load().items()
}
FRENCH, ENGLISH = "Le jeu n’est pas disponible", "The game is not available"


async def with_games(house: House, clock: FakeClock, games: Mapping[str, Game]) -> None:
    await house.stop()
    house.games = games
    await house.start()
    await lived(house, clock, seconds=40)


@pytest.mark.rule("EVT-1.5")
async def test_its_message_says_so_and_it_goes_on(house: House, clock: FakeClock) -> None:
    await house.stop()
    house.games = OUTSIDE
    await house.start()
    people = [await house.client.user(name) for name in NAMES[:4]]
    ana, *_ = people
    which = id_of(await opened(house, ana, "Cup", form=1, places=4))
    for person in people:
        await press(await public(person, "Cup"), "t-enter")
    await press(await press(await mine(ana, which), "t-manage"), "t-begin")
    for _ in range(3):
        await lived(house, clock, seconds=40)
    said = (await public(ana, "Cup")).text
    assert not any(one in said for one in (FRENCH, ENGLISH))
    assert ":R>" in said
    await with_games(house, clock, {})
    said = (await public(ana, "Cup")).text
    assert any(one in said for one in (FRENCH, ENGLISH))
    assert ":R>" not in said
    page = await press(await public(ana, "Cup"), "t-mine")
    assert "Cup" in page.text
    await with_games(house, clock, OUTSIDE)
    said = (await public(ana, "Cup")).text
    assert not any(one in said for one in (FRENCH, ENGLISH))
    assert ":R>" in said
