"""Tournaments of three in a match, played to their end through the screen alone."""

from collections import Counter
from itertools import combinations

import pytest

from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.house import House
from tests.e2e.thumbs import Thumb, play_match
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


def said(message: ShownMessage) -> str:
    """The words of a message, with plain spaces."""
    return message.text.replace("\u00a0", " ").replace("\u202f", " ")


async def begun(house: House, clock: FakeClock, people: list[Person], game: str, form: int) -> str:
    """Open a tournament of pods of three by the wizard; everybody enters; it begins."""
    which = id_of(await opened(house, people[0], "Pods", game=game, pod=3, form=form, places=6))
    for person in people:
        await press(await public(person, "Pods"), "t-enter")
    await press(await press(await mine(people[0], which), "t-manage"), "t-begin")
    for _ in range(3):
        await lived(house, clock, seconds=40)
    return which


@pytest.mark.rule("EVT-2.3", "EVT-3.3", "EVT-4.2")
async def test_a_whole_robin_of_pods(house: House, clock: FakeClock) -> None:
    people = [await house.client.user(one) for one in NAMES]
    which = await begun(house, clock, people, "allstar", 0)
    table = said(await public(people[1], "Pods"))
    assert "chacun contre chacun, à 3" in table
    assert "encore 10" in table
    for person in people:
        page = await mine(person, which)
        assert page.text.count("<#") in {1, 2, 3}  # at most three at a time, none waits at first
    await played_out(house, clock, people, which)
    end = await public(people[5], "Pods")
    assert "Le tournoi est terminé" in end.text
    assert places(end.text)[:3] == [(1, "Ana"), (2, "Bao"), (3, "Chloé")]
    assert "500 pts" in said(end)
    shown = await house.services.play.tournaments.view(which)
    met = Counter(pair for one in shown.pairings for pair in combinations(sorted(one.people), 2))
    assert set(met.values()) == {2}  # everybody met everybody twice
    assert "500 points against 400" in said(await mine(people[0], which))
    assert "400 points contre 300" in said(await mine(people[1], which))


@pytest.mark.rule("EVT-2.4", "EVT-3.3", "EVT-4.2")
async def test_a_whole_swiss_of_pods_one_match_of_which_is_played_out(
    house: House, clock: FakeClock
) -> None:
    people = [await house.client.user(one) for one in NAMES]
    which = await begun(house, clock, people, "firstdeck", 1)
    table = said(await public(people[1], "Pods"))
    assert "système suisse, à 3" in table
    assert "Ronde 1 sur 3" in table
    assert "Round 1 of 3" in (await mine(people[0], which)).text
    first = (await house.services.play.tournaments.view(which)).pairings[0]
    numbered = dict(enumerate(people, 1))
    thumbs = [Thumb(numbered[one], one) for one in first.people]
    board = (await house.services.play.matches.board(str(first.match))).public
    final = await play_match(house, thumbs, str(board.channel))
    assert "rematch" not in final.text
    for _ in range(2):
        await lived(house, clock, seconds=40)
    shown = await house.services.play.tournaments.view(which)
    (played,) = [one for one in shown.pairings if one.number == first.number]
    assert played.status == "over"
    assert any(played.scores)
    await played_out(house, clock, people, which)
    end = await public(people[5], "Pods")
    assert "Le tournoi est terminé" in end.text
    assert len(places(end.text)) == 3 + len(people)  # the best three, then everybody
    shown = await house.services.play.tournaments.view(which)
    rounds = Counter((one.round, person) for one in shown.pairings for person in one.people)
    assert rounds == dict.fromkeys(((at, one) for at in (1, 2, 3) for one in range(1, 7)), 1)
    for one in people:
        assert "place" in (await mine(one, which)).text
