"""Worlds that a reader cannot tell apart are dealt on alike: nothing of the truth gets into one."""

import pytest

from games.ai.playing_on import world
from games.core.data.codec import encode
from games.core.match.match import Match
from games.core.streams import Streams, derived
from games.driver.reading import differences, reading
from games.registry import load
from tests.games.minds.played import half_sensible

pytestmark = pytest.mark.rule("MND-1.4")
GAMES = load()
EVERY = 7  # moves


@pytest.mark.parametrize("key", GAMES)
def test_two_worlds_that_look_alike_lead_to_the_same_third(key: str) -> None:
    game = GAMES[key]
    player = game.sensible(game.rules())
    looked, other = 0, 0
    for seats in (min(game.info.seats), max(game.info.seats)):
        for at, (match, seat, _, _) in enumerate(half_sensible(game, max(seats, 2), 5)):
            if at % EVERY:
                continue
            twin = match.redealt(seat, Streams(derived(b"twin", str(at))))
            assert not differences(reading(match, seat), reading(twin, seat))
            luck = derived(b"luck", str(at))
            here, there = world(match, seat, luck, player), world(twin, seat, luck, player)
            assert told(here) == told(there), at
            looked += 1
            other += encode(match.state) != encode(twin.state)
    assert looked > 8
    assert other > looked / 2


def told(match: Match) -> tuple[bytes, ...]:
    """Everything of a world: its state, and what is sealed in it."""
    return encode(match.state), encode(match.lists), encode(match.questions)
