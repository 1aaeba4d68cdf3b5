"""How far the players of all games say that a seat stands ahead (MND-1.1)."""

import pytest

from games.ai.mind import GONE, Values, ahead
from games.core.match.match import Match
from games.core.match.moves import Conceded
from games.core.streams import Streams
from games.registry import Game, load
from tests.games.minds.played import half_sensible

GAMES = load()
MATCHES = 6
LEAST = 0.62  # share of the second halves of matches in which who stood better ended better


def values_of(game: Game) -> Values:
    player = game.sensible(game.rules())
    assert isinstance(player, Values)
    return player


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.rule("MND-1.1")
def test_who_stands_better_ends_better_more_often(key: str) -> None:
    """`python -m games.simulate KEY --judge` measures it for players that play well."""
    game, right, asked = GAMES[key], 0.0, 0
    player = values_of(game)
    for index in range(MATCHES):
        seen, last = list[tuple[int, int, int]](), None
        for match, seat, _, _ in half_sensible(game, 2, index):
            view = match.view(seat)
            seen.append((match.step, player.value(view, 0), player.value(view, 1)))
            last = match
        assert last is not None
        assert last.result is not None
        places = {one: row.place for row in last.result for one in row.seats}
        if places[0] == places[1]:
            continue
        for step, first, second in seen:
            if 2 * step > seen[-1][0] and first != second:
                right += (first > second) == (places[0] < places[1])
                asked += 1
    assert right / asked > LEAST


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.rule("MND-1.1")
def test_of_two_one_is_as_far_ahead_as_the_other_is_behind(key: str) -> None:
    game = GAMES[key]
    player, moved = values_of(game), set[int]()
    for match, seat, _, _ in half_sensible(game, 2, 1):
        for reader in (seat, None):
            view = match.view(reader)
            assert player.value(view, 0) == -player.value(view, 1)
            moved.add(player.value(view, 0))
    assert 0 in moved
    assert len(moved) > 5


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.rule("MND-1.1")
def test_a_value_follows_from_the_view_alone(key: str) -> None:
    """It is the same in any world that looks the same, for each reader and of each seat."""
    game = GAMES[key]
    player, rng = values_of(game), Streams(b"value")
    seats = max(game.info.seats)
    for match, _, _, _ in half_sensible(game, seats, 2):
        if match.step % 9:
            continue
        for reader in (*range(seats), None):
            here, there = match.view(reader), match.redealt(reader, rng).view(reader)
            for seat in range(seats):
                assert player.value(here, seat) == player.value(there, seat)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.rule("MND-1.1")
def test_who_has_given_up_stands_behind_everybody(key: str) -> None:
    game = GAMES[key]
    player = values_of(game)
    for match, seat, _, _ in half_sensible(game, 2, 3):
        if match.step > 12:
            other = Match.load(match.rules, match.snapshot(), match.keys)
            other.play(Conceded(seat))
            view = other.view(None)
            assert player.value(view, seat) == GONE
            assert player.value(view, 1 - seat) > GONE
            break


def test_one_is_ahead_of_the_best_of_the_others() -> None:
    found = {0: 2.0, 1: 1.5, 3: 0.25}
    assert [ahead(found, seat) for seat in range(4)] == [50, -50, GONE, -175]
    assert ahead({2: 1.0}, 2) == 100
