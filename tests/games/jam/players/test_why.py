"""What the player says of picks, against what then happens (MND-1.1)."""

import pytest

from games.core.info import Start
from games.core.match.match import Match
from games.core.streams import Keys, Streams
from games.core.text import Text
from games.jam.heuristic import SensiblePlayer
from games.jam.rules import JamRules
from games.jam.state import HAND
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
            hand = len(match.state.sides[seat].hand)
            assert fewer.args["draw"] == HAND - (hand - 1)
            return
        match.answer(seat, PLAYER.answer(view, question, rng))
    raise AssertionError("nobody discards")


@pytest.mark.rule("MND-1.1")
def test_what_is_suggested_says_in_what_it_differs_from_the_next_best() -> None:
    """Skills of a skater, Time of a card, row of a space: as printed of both."""
    rules, seen = GAME.rules(), set[str]()
    assert isinstance(rules, JamRules)
    cards = rules.cards
    for seed in range(3):
        match, _ = Match.begin(GAME.rules(), Start(2, {"jams": "1"}), Keys.of(b"than|%d" % seed))
        rng = Streams(b"why")
        while match.result is None:
            seat = match.asked[0]
            question, view = match.questions[seat], match.view(seat)
            assert question is not None
            first, *others = PLAYER.ranked(view, question, rng)
            said = PLAYER.why(view, question, first.picks)
            if question.kind == "jam.jammer" and said is not None and said.id == "jam-why-than":
                one, other = (cards.skaters[each.picks[0]].fresh for each in (first, others[0]))
                figures = said.args["figures"]
                assert isinstance(figures, tuple)
                told = [
                    (each.args["mine"], each.args["other"])
                    for each in figures
                    if isinstance(each, Text)
                ]
                differ = [each for each in zip(one, other, strict=True) if each[0] != each[1]]
                assert sorted(told) == sorted(differ)
                assert told == sorted(told, key=lambda each: each[1] - each[0])
                assert told[0][0] > told[0][1]  # what she brings comes first
                seen.add("skaters")
            if said is not None and said.id == "jam-why-later":
                times = [int(each.picks[0].rpartition("t")[2]) for each in (first, others[0])]
                assert times[0] > times[1] == said.args["other"]
                seen.add("cards")
            if "than-space" in str(said):
                seen.add("places")
            if others:  # of what is not suggested nothing is compared
                worse = PLAYER.why(view, question, others[0].picks)
                assert worse is None or "figures" not in worse.args
            match.answer(seat, first.picks)
    assert seen == {"skaters", "cards", "places"}
