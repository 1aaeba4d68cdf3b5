"""Each format with rounds, played to its end through the screen alone, in both languages."""

import re

import pytest

from tests.e2e.house import House
from tests.e2e.thumbs import controls
from tests.e2e.tournaments.people import (
    NAMES,
    concede,
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
    "swiss and table": (6, {"pod": 3, "form": 5, "places": 6, "rounds": 2}),
    "heats": (6, {"pod": 4, "form": 6, "places": 6}),
    "swiss and cut": (6, {"form": 3, "places": 6, "cut": 4}),
}


@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.rule("EVT-2.4", "EVT-2.5", "EVT-2.6", "EVT-2.8", "EVT-2.9")
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
    if name == "swiss and table":
        assert [one.round for one in shown.pairings] == [1, 1, 2, 2, 3]
        assert shown.pairings[-1].line is not None
        return
    if name == "heats":
        assert [(one.round, len(one.people)) for one in shown.pairings] == [(1, 4), (2, 4)]
        tree = await press(page, "t-bracket")
        assert re.search(r"\*\*Finale\*\*\n1: 1 Ana", tree.text)
        assert controls(await press(tree, "t-table"), "t-bracket:")
        return
    if name != "swiss":
        tree = await press(page, "t-bracket")
        final = re.search(r"\*\*Finale\*\*\n(\w+ \d – \d \w+)", tree.text)
        assert final is not None
        assert "Ana" in final[1]
        assert controls(await press(tree, "t-table"), "t-bracket:")


@pytest.mark.rule("EVT-2.7")
async def test_a_rolling_tournament(house: House, clock: FakeClock) -> None:
    """Twelve enter by the screen; matches follow each other; the date comes, and all is told."""
    people = [await house.client.user(f"{one}{at}") for at in (1, 2) for one in NAMES]
    message = await opened(house, people[0], "Cup", form=4, places=12, rounds=2)
    which = id_of(message)
    terms = await press(message, "t-terms")
    assert "Le tournoi dure 2 semaines" in terms.text
    assert "Ce qui compte est la moyenne" in terms.text
    for person in people:
        await press(await public(person, "Cup"), "t-enter")
    await lived(house, clock, seconds=40)
    await press(await press(await mine(people[0], which), "t-manage"), "t-begin")
    for _ in range(14):
        await lived(house, clock, seconds=1)
    for _ in range(4):
        shown = await house.services.play.tournaments.view(which)
        (one, *_) = [one for one in shown.pairings if one.status == "open" and one.match]
        loser = max(one.people)
        await concede(
            next(p for p in people if int(p.id) == shown.by_number[loser].person), str(one.match)
        )
        await lived(house, clock, seconds=40)
        await lived(house, clock, seconds=2)
    shown = await house.services.play.tournaments.view(which)
    assert sum(one.status == "open" and one.match is not None for one in shown.pairings) >= 11
    page = await mine(people[0], which)
    assert "par partie" in page.text
    await lived(house, clock, days=17)
    for _ in range(6):
        await house.services.play.time.tick()
        await lived(house, clock, hours=9)
    end = await public(people[-1], "Cup")
    assert "Le tournoi est terminé" in end.text
