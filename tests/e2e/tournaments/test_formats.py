"""Each format with rounds, played to its end through the screen alone, in both languages."""

import re

import pytest

from tests.e2e.house import House
from tests.e2e.thumbs import controls
from tests.e2e.tournaments.people import (
    NAMES,
    id_of,
    lived,
    mine,
    opened,
    places,
    played_out,
    press,
    public,
)
from tests.play.house import FakeClock

FORMATS = {
    "swiss": (4, {"form": 1, "places": 4}),
    "knockout": (5, {"form": 2, "places": 5, "best": 3, "third": 1}),
    "swiss and cut": (6, {"form": 3, "places": 6, "cut": 4}),
}


@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.rule("EVT-2.4", "EVT-2.5", "EVT-2.6")
async def test_a_whole_tournament(house: House, clock: FakeClock, name: str) -> None:
    count, chosen = FORMATS[name]
    people = [await house.client.user(one) for one in NAMES[:count]]
    message = await opened(house, people[0], "Cup", **chosen)
    which = id_of(message)
    for person in people:
        await press(await public(person, "Cup"), "t-enter")
    await lived(house, clock, seconds=40)
    await press(await press(await mine(people[0], which), "t-manage"), "t-begin")
    await played_out(house, clock, people, which)
    end = await public(people[-1], "Cup")
    assert "Le tournoi est terminé" in end.text
    assert places(end.text)[0] == (1, "Ana")
    shown = await house.services.play.tournaments.view(which)
    assert all(one.line is not None for one in shown.pairings if one.match is not None)
    page = await mine(people[1], which)
    assert "place" in page.text
    if name != "swiss":
        tree = await press(page, "t-bracket")
        final = re.search(r"\*\*Finale\*\*\n(\w+ \d – \d \w+)", tree.text)
        assert final is not None
        assert "Ana" in final[1]
        assert controls(await press(tree, "t-table"), "t-bracket:")
