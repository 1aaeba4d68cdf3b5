"""What the player says of picks, against what then happens (MND-1.1)."""

import pytest

from games.core.info import Start
from games.core.match.match import Match
from games.core.streams import Keys, Streams
from games.jam.heuristic import SensiblePlayer
from games.registry import load

GAME = load()["jam"]
PLAYER = SensiblePlayer(GAME.rules())


@pytest.mark.rule("MND-1.1")
@pytest.mark.rule("JAM-6.2")
def test_a_pass_that_is_said_to_score_scores_so_much() -> None:
    scored = 0
    for seed in range(4):
        match, _ = Match.begin(
            GAME.rules(), Start(2, {"orders": "live"}), Keys.of(b"why|%d" % seed)
        )
        rng = Streams(b"why")
        while match.result is None and scored < 3:
            seat = match.asked[0]
            question, view = match.questions[seat], match.view(seat)
            assert question is not None
            picks = PLAYER.answer(view, question, rng)
            said = PLAYER.why(view, question, picks)
            assert said is not None
            before = match.state.sides[seat].points
            match.answer(seat, picks)
            if said.id == "jam-leads-scores":
                assert match.state.sides[seat].points - before == said.args["points"]
                scored += 1
    assert scored


@pytest.mark.rule("MND-1.1")
@pytest.mark.rule("JAM-7.5")
def test_discarding_says_how_many_cards_come() -> None:
    match, _ = Match.begin(GAME.rules(), Start(2), Keys.of(b"why"))
    rng = Streams(b"why")
    while match.result is None:
        seat = match.asked[0]
        question, view = match.questions[seat], match.view(seat)
        assert question is not None
        if question.kind == "jam.discard" and question.options:
            one = (question.options[0].id,)
            kept, fewer = PLAYER.why(view, question, ()), PLAYER.why(view, question, one)
            assert kept is not None
            assert fewer is not None
            assert fewer.args["draw"] == kept.args["draw"] + 1  # type: ignore[operator]
            return
        match.answer(seat, PLAYER.answer(view, question, rng))
    raise AssertionError("nobody discards")
