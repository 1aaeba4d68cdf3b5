"""The relaxed player: sensible, but it overlooks the best now and then; always legal (MND-1.3)."""

import pytest

from games.ai.mind import Weighed, ranking
from games.ai.relaxed import HUNDRED, UNRANKED, RelaxedPlayer
from games.core.decision import Decision, Option, Picks, is_legal
from games.core.streams import Streams
from games.core.text import text
from games.core.view import View
from games.registry import load
from tests.render.played import moments

GAMES = load()
OPTIONS = tuple(Option(name, text("toy", name=name)) for name in "abcde")
QUESTION = Decision("toy", "TOY-1", text("toy"), OPTIONS, "s")
VIEW = View(0, 2)


class Ranked:
    """Ranks the options from the first to the last; the third is foolish."""

    def answer(self, view: View, decision: Decision, rng: Streams) -> Picks:
        return ("a",)

    def ranked(self, view: View, decision: Decision, rng: Streams) -> tuple[Weighed, ...]:
        return tuple(Weighed((one,), -at, foolish=one == "c") for at, one in enumerate("abcde"))


class Silent(Ranked):
    """Knows of nothing that is better than another."""

    def ranked(self, view: View, decision: Decision, rng: Streams) -> tuple[Weighed, ...]:
        return ()


class Plain:
    """Ranks nothing, as a game of others may."""

    def answer(self, view: View, decision: Decision, rng: Streams) -> Picks:
        return ("a",)


def shares(player: object, astray: int) -> dict[str, float]:
    """How often the relaxed player answers what, of a thousand questions."""
    relaxed = RelaxedPlayer(player, astray)  # type: ignore[arg-type]
    found = dict.fromkeys("abcde", 0)
    for number in range(1000):
        (pick,) = relaxed.answer(VIEW, QUESTION, Streams(b"%016d" % number))
        found[pick] += 1
    return {name: count / 1000 for name, count in found.items()}


@pytest.mark.rule("MND-1.3")
def test_it_leaves_the_best_out_as_often_as_it_is_set_and_never_is_a_fool() -> None:
    found = shares(Ranked(), 40)
    assert found["a"] == pytest.approx(0.6, abs=0.05)
    assert found["b"] == pytest.approx(0.24, abs=0.05)
    assert found["c"] == 0
    assert found["d"] > found["e"] > 0


@pytest.mark.rule("MND-1.3")
def test_where_nothing_is_better_it_answers_as_the_sensible_player() -> None:
    assert shares(Silent(), 40)["a"] == 1


@pytest.mark.rule("MND-1.3")
def test_a_game_that_ranks_nothing_is_mixed_with_anything_legal() -> None:
    found = shares(Plain(), 40)
    assert found["a"] == pytest.approx(1 - UNRANKED / HUNDRED * 0.8, abs=0.05)
    assert min(found.values()) > 0


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.rule("MND-1.3")
def test_in_every_game_it_is_legal_the_same_again_and_never_foolish(key: str) -> None:
    game = GAMES[key]
    seats = min(count for count in game.info.seats if count > 1)
    sensible = game.sensible(game.rules())
    relaxed, total, other = RelaxedPlayer(sensible, 40), 0, 0
    for number, (match, _) in enumerate(moments(key, seats, 3)):
        for seat in range(seats):
            question = match.questions[seat]
            if question is None:
                continue
            total += 1
            view, stream = match.view(seat), bytes([number % 256, seat]) * 16
            picks = relaxed.answer(view, question, Streams(stream))
            assert is_legal(question, picks)
            assert picks == relaxed.answer(view, question, Streams(stream))
            ranked = ranking(sensible, view, question, Streams(stream))
            assert picks not in [one.picks for one in ranked if one.foolish]
            other += bool(ranked) and picks != ranked[0].picks
        if total > 150:
            break
    assert 0.1 < other / total < 0.5


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_both_levels(key: str) -> None:
    players = GAMES[key].players(GAMES[key].rules())
    assert list(players)[:2] == ["sensible", "relaxed"]
    assert 0 < GAMES[key].astray < HUNDRED
