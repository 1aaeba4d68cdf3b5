"""What decided a match: chances that agree with how it ended, and nothing that is in doubt."""

import pytest

from games.ai.mind import worth
from games.ai.playing_on import ahead, comes_to, played_on, shares, world
from games.ai.review import Reviewer
from games.ai.weighing import DrawnMean
from games.core.data.codec import encode
from games.core.match.trail import PlayedMatch
from games.core.view import Standing
from games.registry import load
from tests.games.shared.test_trail import KEYS, Stray, strayed

pytestmark = pytest.mark.rule("MND-5.1", "MND-5.2")


def reviewer(played: PlayedMatch, game: str, looks: int) -> Reviewer:
    """Return one whose time is up after it has been asked for the time so often."""
    player = load()[game].players(played.rules)["sensible"]
    asked = iter(range(10**9))
    return Reviewer(played, player, lambda: next(asked) / looks, b"key" * 11)


def whole(game: str) -> PlayedMatch:
    rules = load()[game].rules()
    return Stray(game, load()[game].players(rules)["relaxed"], 2, 0).play(5000)


def test_a_review_is_the_same_again_and_ends_as_the_match_did() -> None:
    played = whole("firstdeck")
    trail = played.trail()
    rounds = [step.move for step in trail.of(None)][::4]
    made = reviewer(played, "firstdeck", 400).review(trail, rounds)
    assert made == reviewer(played, "firstdeck", 400).review(trail, rounds)
    result = played.at(trail, len(played.moves)).result
    assert result is not None
    last = made.course[-1]
    assert list(last.shares) == [1000 * one for one in shares(result, played.start.seats)]
    assert [one.move for one in made.course] == sorted({one.move for one in made.course})
    for one in made.course:
        assert abs(sum(one.shares) - 1000) <= played.start.seats
        assert 0 <= one.doubt <= 1000
    for point in made.points:
        assert point.gain > 0
        assert point.played != point.better
        match = played.at(trail, point.move - 1)
        assert match.questions[point.seat] is not None


def test_without_time_nothing_is_claimed() -> None:
    played = whole("firstdeck")
    trail = played.trail()
    made = reviewer(played, "firstdeck", 1).review(trail, [step.move for step in trail.of(None)])
    assert made.points == ()
    assert len(made.course) == 1  # how it ended


@pytest.mark.parametrize("game", load())
def test_worlds_are_what_the_reader_knows_with_luck_of_their_own(game: str) -> None:
    one, played = strayed(game, stray=0, most=30)
    match = played.at(played.trail(), len(one.moves))
    for reader in (None, *range(match.start.seats)):
        there = world(match, reader, b"one")
        assert encode(there.view(reader)) == encode(match.view(reader))
        assert there.keys.deals != KEYS.deals
        if reader is not None:
            assert there.explained(reader) == match.explained(reader)


def test_what_is_drawn_is_weighed() -> None:
    drawn = DrawnMean()
    assert not drawn.is_above(-1, 2)
    for value in (1, 3, 1, 3):
        drawn.add(value)
    assert drawn.mean == 2
    assert drawn.is_above(0, 2)
    assert not drawn.is_above(1.5, 2)
    rows = (Standing(1, (0,), 5), Standing(1, (1,), 5), Standing(3, (2,), 1))
    assert shares(rows, 3) == [0.5, 0.5, 0]
    assert ahead(rows, 2, lowest_wins=False) == -4
    assert ahead(rows, 2, lowest_wins=True) == 4


def test_a_position_is_played_on_as_long_as_there_is_time() -> None:
    _, played = strayed("firstdeck", stray=0, most=10)
    match = played.at(played.trail(), 10)
    player = load()["firstdeck"].players(match.rules)["sensible"]
    assert played_on(match.copied(), player, b"k", lambda: False) is None
    assert played_on(match.copied(), player, b"k") is not None
    assert match.result is None


@pytest.mark.parametrize("game", [key for key, one in load().items() if one.horizon])
def test_before_the_end_it_is_the_value_that_counts(game: str) -> None:
    """So many headings on; where the player has no value, and with 0, the end counts."""
    one, played = strayed(game, stray=0, most=40)
    match = played.at(played.trail(), len(one.moves))
    player = load()[game].players(match.rules)["sensible"]
    there = match.copied()
    came = comes_to(there, player, 0, b"k", 1)
    assert there.result is None
    assert came == (worth(player, there.view(0), 0) or 0) / 100
    assert comes_to(match.copied(), player, 0, b"k", 1) == came
    further = match.copied()
    comes_to(further, player, 0, b"k", load()[game].horizon)
    assert further.step > there.step > match.step


def test_without_a_horizon_the_end_counts() -> None:
    one, played = strayed("firstdeck", stray=0, most=20)
    match = played.at(played.trail(), len(one.moves))
    player = load()["firstdeck"].players(match.rules)["sensible"]
    ended = played_on(match.copied(), player, b"k")
    assert ended is not None
    assert comes_to(match.copied(), player, 1, b"k", 0) == ahead(ended, 1, lowest_wins=False)
    plain = load()["firstdeck"].players(match.rules)["defaults"]
    there = match.copied()
    comes_to(there, plain, 1, b"k", 1)
    assert there.result is not None
