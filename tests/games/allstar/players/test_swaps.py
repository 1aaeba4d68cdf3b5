"""What the sensible manager exchanges, against all that it might (ASD-4.2)."""

from itertools import combinations

import pytest

from games.allstar.advice.earnings import Earnings
from games.allstar.heuristic import SensiblePlayer
from games.allstar.phases.lineup import FIVE
from games.allstar.rules import AllStarRules
from games.allstar.strength import scale_for
from games.allstar.view import AllStarView
from games.core.match.match import Match
from games.core.streams import Keys, Streams
from games.registry import load

GAME = load()["allstar"]
RULES = GAME.rules()
PLAYER = SensiblePlayer(RULES)


@pytest.mark.rule("ASD-4.2")
def test_who_comes_in_pays_best_with_every_new_team_and_leaves_the_stronger_one() -> None:
    """Of equal pay the stronger team: a card that makes it weaker for nothing is a riddle."""
    looked = 0
    assert isinstance(RULES, AllStarRules)
    cards = RULES.cards
    for seed in range(12):
        match, _ = Match.begin(RULES, GAME.info.first_start(), Keys.of(b"swaps|%d" % seed))
        rng = Streams(b"swaps")
        while match.result is None:
            seat = match.asked[0]
            question, view = match.questions[seat], match.view(seat)
            assert question is not None
            picks = PLAYER.answer(view, question, rng)
            if question.kind == "allstar.swap_in":
                looked += 1
                assert isinstance(view, AllStarView)
                mine = view.mine
                assert mine is not None
                assert mine.pending is not None
                scale = scale_for(cards, view.seats)
                pays, (number, out) = Earnings.of(view, scale), mine.pending
                worth: dict[str, tuple[int, tuple[int, int]]] = {}
                for option in question.options:
                    teams = [team.cards for team in mine.teams]
                    swapped = [option.id if one == out else one for one in teams[number - 1]]
                    teams[number - 1] = tuple(swapped)
                    bench = [out, *(one for one in mine.bench if one != option.id)]
                    best = max(pays.best([*teams, five]) for five in combinations(bench, FIVE))
                    worth[option.id] = best, scale.strength(swapped)
                assert worth[picks[0]] == max(worth.values())
            match.answer(seat, picks)
    assert looked > 20
