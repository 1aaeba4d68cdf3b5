"""Whole matches: a sensible coach beats a random one, figures lie in their ranges (section 11)."""

from collections.abc import Iterator, Sequence

import pytest

from games.ai.player import Player, RandomPlayer
from games.core.match import Match
from games.core.rules import Start
from games.core.streams import Streams, derived
from games.nba.heuristic import SensiblePlayer

from .table import RULES

SENSIBLE, RANDOM = SensiblePlayer(RULES), RandomPlayer()


def matches(
    players: Sequence[Player], count: int, options: dict[str, str] | None = None
) -> Iterator[Match]:
    """Play matches to their end."""
    for number in range(count):
        key = f"balance {number}".encode()
        match = Match.begin(RULES, Start(len(players), options or {}), key)[0]
        rng = Streams(derived(key, "players"))
        while match.result is None:
            seat = match.asked[0]
            question = match.questions[seat]
            assert question is not None
            match.answer(seat, players[seat].answer(match.view(seat), question, rng))
        yield match


def wins(count: int) -> int:
    """How many of that many matches a sensible coach wins against a random one."""
    won = 0
    for match in matches((SENSIBLE, RANDOM), count // 2):
        won += match.result[0].seats == (0,)
    for match in matches((RANDOM, SENSIBLE), count // 2):
        won += match.result[0].seats == (1,)
    return won


def test_a_sensible_coach_beats_a_random_one() -> None:
    assert wins(12) >= 11


@pytest.mark.long
def test_a_sensible_coach_wins_nine_of_ten_matches() -> None:
    assert wins(200) >= 180


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"level": "star"}),
        (2, {"draft": "yes", "selection": "yes", "quarters": "2"}),
        (2, {"keep": "ask", "overtime": "always", "quarters": "3"}),
        (4, {"quarters": "2", "draft": "yes"}),
    ],
)
@pytest.mark.parametrize("player", [SENSIBLE, RANDOM], ids=["sensible", "random"])
def test_every_variant_is_played_to_its_end(
    seats: int, options: dict[str, str], player: Player
) -> None:
    for match in matches((player,) * seats, 3, options):
        assert {row.place for row in match.result} <= {1, 2}
        assert match.state.turn >= match.state.last or match.state.turn % 2 == 0


def figures(player: Player, count: int) -> dict[str, float]:
    """Mean points a seat, share of wins of the first, of ties, of full matches."""
    points = first = ties = full = draws = 0
    for match in matches((player, player), count):
        state = match.state
        points += sum(row.score for row in match.result)
        began = state.first if state.period % 2 == 0 else 1 - state.first
        drawn = match.result[1].place == 1
        first += not drawn and began in match.result[0].seats
        ties += state.period > 0 or drawn
        draws += drawn
        full += state.period > 0 or state.turn == 24
    return {
        "points": points / 2 / count,
        "first": first / count,
        "ties": ties / count,
        "draws": draws / count,
        "full": full / count,
    }


def test_the_figures_of_a_few_matches_make_sense() -> None:
    found = figures(SENSIBLE, 12)
    assert 90 <= found["points"] <= 200
    assert found["full"] >= 0.8


@pytest.mark.long
@pytest.mark.timeout(900)
def test_the_figures_of_sensible_matches_lie_in_their_ranges() -> None:
    found = figures(SENSIBLE, 500)
    assert 90 <= found["points"] <= 200
    assert 0.45 <= found["first"] <= 0.62
    assert found["ties"] <= 0.04
    assert found["full"] >= 0.95


@pytest.mark.long
@pytest.mark.timeout(900)
def test_the_figures_of_random_matches_lie_in_their_ranges() -> None:
    found = figures(RANDOM, 500)
    assert 4 <= found["points"] <= 25
    assert 0.35 <= found["first"] <= 0.55
    assert found["draws"] <= 0.10
