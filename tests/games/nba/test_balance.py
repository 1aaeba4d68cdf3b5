"""Whole matches: a sensible coach beats a random one, figures lie in their ranges."""

from collections.abc import Iterator, Mapping, Sequence

import pytest

from games.ai.player import Player, RandomPlayer
from games.core.info import Start
from games.core.match.match import Match
from games.core.streams import Keys, Streams, derived
from games.nba.heuristic import SensiblePlayer

from .table import RULES

SENSIBLE, RANDOM = SensiblePlayer(RULES), RandomPlayer()


def matches(
    players: Sequence[Player], count: int, options: dict[str, str] | None = None
) -> Iterator[Match]:
    """Play matches to their end."""
    for number in range(count):
        key = f"balance {number}".encode()
        match = Match.begin(RULES, Start(len(players), options or {}), Keys.of(key))[0]
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


@pytest.mark.slow
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
@pytest.mark.parametrize(
    "player", [pytest.param(SENSIBLE, marks=pytest.mark.slow), RANDOM], ids=["sensible", "random"]
)
def test_every_variant_is_played_to_its_end(
    seats: int, options: dict[str, str], player: Player
) -> None:
    for match in matches((player,) * seats, 3, options):
        assert {row.place for row in match.result} <= {1, 2}
        assert match.state.turn >= match.state.last or match.state.turn % 2 == 0


def figures(player: Player, count: int) -> dict[str, float]:
    """Means of the figures that a match supplies."""
    found = [RULES.figures(match.state) for match in matches((player, player), count)]
    names = {name for one in found for name in one}
    by_name = {name: [one[name] for one in found if name in one] for name in names}
    return {name: sum(values) / len(values) for name, values in by_name.items()}


def finished(first: int, period: int, points: tuple[int, int], turn: int = 24) -> Mapping[str, int]:
    """The figures of a match that ended so; `first` began its last period."""
    state = Match.begin(RULES, Start(2), Keys.of(b"finished"))[0].state
    state.first, state.period, state.turn = first, period, turn
    for own, scored in zip(state.seats, points, strict=True):
        own.points = scored
    return RULES.figures(state)


def test_the_figures_tell_how_the_first_seat_of_regular_time_did() -> None:
    won = finished(1, 0, (80, 90))
    assert (won["F wins"], won["points of F"], won["points of S"]) == (True, 90, 80)
    assert (won["draws"], won["ties at full time"]) == (False, False)
    assert (won["turns"], won["full length"]) == (24, True)
    assert finished(0, 0, (80, 90), 22)["F wins"] is False
    assert finished(0, 0, (80, 90), 22)["full length"] is False
    later = finished(1, 1, (80, 90), 6)  # an overtime: sides have swapped
    assert (later["F wins"], later["ties at full time"]) == (False, True)
    assert "turns" not in later
    drawn = finished(0, 0, (80, 80))
    assert (drawn["F wins"], drawn["draws"], drawn["ties at full time"]) == (False, True, True)


@pytest.mark.slow
def test_the_figures_of_a_few_matches_make_sense() -> None:
    found = figures(SENSIBLE, 12)
    assert all(90 <= found[f"points of {side}"] <= 200 for side in "FS")
    assert found["full length"] >= 0.8


@pytest.mark.long
@pytest.mark.timeout(900)
def test_the_figures_of_sensible_matches_lie_in_their_ranges() -> None:
    found = figures(SENSIBLE, 500)
    assert all(90 <= found[f"points of {side}"] <= 200 for side in "FS")
    assert 0.45 <= found["F wins"] <= 0.62
    assert found["ties at full time"] <= 0.04
    assert found["full length"] >= 0.95


@pytest.mark.long
@pytest.mark.timeout(900)
def test_the_figures_of_random_matches_lie_in_their_ranges() -> None:
    found = figures(RANDOM, 500)
    assert all(4 <= found[f"points of {side}"] <= 25 for side in "FS")
    assert 0.35 <= found["F wins"] <= 0.55
    assert found["draws"] <= 0.10
