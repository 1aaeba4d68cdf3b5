"""What the manager says of picks, against what then happens (MND-1.1)."""

import pytest

from games.allstar.heuristic import SensiblePlayer
from games.allstar.reasons import best_of, group_text
from games.core.decision import random_picks
from games.core.match.match import Match
from games.core.streams import Streams
from games.core.text import Card, Text
from games.registry import load
from games.testing.every import whole_match

GAME = load()["allstar"]
PLAYER = SensiblePlayer(GAME.rules())


@pytest.mark.rule("MND-1.1")
@pytest.mark.rule("ASD-5.1")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_team_has_the_power_that_is_said(seats: int) -> None:
    teams = 0
    for match, _ in whole_match(GAME, seats, 1):
        for seat in match.asked:
            question, view = match.questions[seat], match.view(seat)
            assert question is not None
            if question.kind not in {"allstar.team", "allstar.po_team"}:
                continue
            picks = random_picks(question, Streams(b"%d" % match.step), "picks")
            said = PLAYER.why(view, question, picks)
            assert said is not None
            after = Match.load(match.rules, match.snapshot(), match.keys)
            after.answer(seat, picks)
            mine = after.view(seat).mine
            shown = mine and (mine.line if question.kind == "allstar.team" else mine.team)
            if shown is not None:
                assert said.args["power"] == shown.best.size
                teams += 1
    assert teams


@pytest.mark.rule("MND-1.1")
@pytest.mark.rule("ASD-2.3")
def test_what_is_drafted_makes_the_group_that_is_said_and_what_is_given_is_gone() -> None:
    """In a duel two cards are kept, and the third goes to the other manager."""
    cards, given = GAME.rules().cards, 0
    for index in (1, 2, 3):
        for match, _ in whole_match(GAME, 2, index):
            for seat in match.asked:
                question, view = match.questions[seat], match.view(seat)
                assert question is not None
                picks = random_picks(question, Streams(b"%d" % match.step), "picks")
                said = PLAYER.why(view, question, picks)
                if said is None or said.id != "allstar-why-duel":
                    continue
                assert view.mine is not None
                kept = (*view.mine.bench, *picks[:2])
                best = best_of(cards.faces, view.criteria, view.species, kept)
                made = said.args["why"]
                assert isinstance(made, Text)
                if made.id == "allstar-why-raise":  # an older team is helped besides
                    made = made.args["why"]
                    assert isinstance(made, Text)
                assert made.args["group"] == group_text(best)
                assert said.args["card"] == Card(picks[2])
                given += 1
    assert given
