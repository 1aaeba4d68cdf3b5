"""What the player says of picks, against what then happens (MND-1.1)."""

import pytest

from games.core.match.match import Match
from games.nintendo.heuristic import SensiblePlayer
from games.registry import load
from games.testing.every import whole_match

GAME = load()["nintendo"]
PLAYER = SensiblePlayer(GAME.rules())


@pytest.mark.rule("MND-1.1")
def test_a_star_costs_what_is_said_and_ending_keeps_the_coins() -> None:
    stars = ends = 0
    for index in range(1, 9):
        for match, _ in whole_match(GAME, 2, index):
            for seat in match.asked:
                question, view = match.questions[seat], match.view(seat)
                assert question is not None
                ids = {option.id for option in question.options}
                if "star" in ids:
                    said = PLAYER.why(view, question, ("star",))
                    assert said is not None
                    after = Match.load(match.rules, match.snapshot(), match.keys)
                    after.answer(seat, ("star",))
                    own = after.state.seats[seat]
                    assert said.args["stars"] == own.stars
                    if after.result is None:
                        assert said.args["coins"] == own.coins
                    stars += 1
                if "end" in ids:
                    said = PLAYER.why(view, question, ("end",))
                    assert said is not None
                    assert said.args["coins"] == match.state.seats[seat].coins
                    ends += 1
        if stars > 4:
            break
    assert stars
    assert ends


@pytest.mark.rule("MND-1.1")
def test_several_attackers_bring_together_what_is_said() -> None:
    for match, _ in whole_match(GAME, 2, 1):
        for seat in match.asked:
            question = match.questions[seat]
            assert question is not None
            if question.kind == "nintendo.attackers" and len(question.options) > 1:
                both = tuple(option.id for option in question.options[:2])
                said = PLAYER.why(match.view(seat), question, both)
                assert said is not None
                assert said.id == "nintendo-leads-attack"
                return
    raise AssertionError("nobody attacks with two")
