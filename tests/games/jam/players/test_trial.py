"""A trial carries a turn out as the rules do, on a copy of its own (groups JAM-3 to 6)."""

from copy import deepcopy

import pytest

from games.core.info import Start
from games.core.match.match import Match
from games.core.streams import Keys, Streams
from games.jam.heuristic import SensiblePlayer
from games.jam.phases.blocking import targets
from games.jam.phases.movement import in_reach
from games.jam.phases.promise import promise
from games.jam.phases.trial import Trial
from games.jam.state import State
from tests.games.jam.players.fitted import fitted, turns
from tests.games.jam.table import CARDS, RULES, lay, on, table

LIVE = {"jams": "1", "orders": "live"}


def trial(state: State, cards: str = "") -> Trial:
    """Return the trial of a turn in which these cards are laid, "c14 F6 c16 F5"."""
    lay(state, cards)
    return Trial.of(CARDS, on(state).view(None), state.laid)


@pytest.mark.rule("JAM-4.1", "JAM-5.1")
def test_a_trial_reaches_and_targets_what_the_rules_do() -> None:
    coach, rng, compared = SensiblePlayer(RULES), Streams(b"c"), 0
    for number in range(3):
        match, _ = Match.begin(RULES, Start(2, LIVE), Keys.of(number.to_bytes(4, "big")))
        while match.result is None:
            seat, acting = match.asked[0], match.state.acting
            here = Trial.of(CARDS, match.view(None), match.state.laid)
            if match.state.stage == "move":
                reached = here.reach(acting.skater, acting.card)
                assert reached == in_reach(CARDS, match.state, acting.skater, acting.card)
                compared += 1
            if match.state.stage == "block":
                found = here.targets(acting.skater, acting.card)
                assert set(found) == set(targets(CARDS, match.state, acting.skater, acting.card))
                compared += 1
            picks = coach.answer(match.view(seat), match.questions[seat], rng)
            match.answer(seat, picks)
    assert compared > 20


@pytest.mark.rule("JAM-5.7", "JAM-5.6")
def test_a_block_in_a_trial_throws_out_and_takes_the_card() -> None:
    here = trial(table(live=True, p5="F5", p6="V5"), "c14 F5 c38 V5")
    here.later()
    assert (here.at["V5"], here.at["F5"]) == ("rear", "p6")
    assert here.laid == {}


@pytest.mark.rule("JAM-5.9")
def test_a_trial_takes_a_block_on_the_rear_for_a_foul() -> None:
    here = trial(table(live=True, rear="F5 V5"), "c14 F5")
    here.later()
    assert "F5" not in here.at


@pytest.mark.rule("JAM-6.2", "JAM-6.3", "JAM-7.1")
def test_a_trial_counts_passes_gives_lead_and_ends_when_who_has_it_is_ahead() -> None:
    here = trial(table(live=True, p1="F1", rear="V1"), "c05 F1")
    here.later()
    assert (here.passes, here.gained, here.lead, here.ended) == ([1, 0], [0, 0], 0, False)
    state = table(live=True, p1="F1", rear="V1")
    state.sides[0].passes, state.lead, state.lead_open = 1, 0, False
    here = trial(state, "c05 F1")
    here.later()
    assert (here.gained, here.ended) == ([4, 0], True)


@pytest.mark.rule("JAM-3.5", "JAM-3.10")
def test_who_is_pinned_loses_her_card_in_a_trial_and_wriggles_free_at_its_end() -> None:
    state = table(live=True, p1="F1 V5", rear="V1")
    state.stuck = ["F1"]
    here = trial(state, "c05 F1")
    here.later()
    assert here.stacks["p1"] == ["V5", "F1"]
    assert here.passes == [0, 0]


@pytest.mark.rule("JAM-3.2")
def test_a_card_of_several_times_waits_in_a_trial_for_a_target() -> None:
    here = trial(table(live=True, p5="F5", p8="V5"), "c08 F5 c13 V5")
    here.later()
    assert here.laid == {}


def test_a_trial_leaves_what_it_was_made_of_alone() -> None:
    state = table(live=True, p5="F5", p6="V5")
    lay(state, "c14 F5")
    view = on(state).view(None)
    before = deepcopy(view)
    Trial.of(CARDS, view, state.laid).later()
    assert view == before
    assert state.laid == {"F5": "c14"}


def test_what_a_position_promises_one_side_it_takes_from_the_other() -> None:
    here = trial(table(live=True, p1="F1", rear="V1 V3", p2="F3 V5"))
    assert promise(here, 0) == pytest.approx(-promise(here, 1))
    assert promise(here, 0) > 0


def test_weights_are_fitted_to_turns() -> None:
    rows = [({"lead rear": 1, "on rear": -1}, 2)] * 400 + [
        ({"on rear": 1, "lead rear": -1}, -2)
    ] * 400
    weights = fitted(rows)
    assert weights["lead rear"] - weights["on rear"] == pytest.approx(2, abs=0.1)
    assert len(list(turns(1, 1))) >= 3


def test_the_players_of_one_view_answer_alike() -> None:
    state = table(live=True, rear="F1 V1", p1="F3", p2="V3", hands=("c05 c14 c22", "c01 c02"))
    match = on(state)
    asked = match.questions[0]
    assert asked is not None
    draws = (Streams(key) for key in (b"x", b"y", b"z"))
    answers = {SensiblePlayer(RULES).answer(match.view(0), asked, one) for one in draws}
    assert len(answers) == 1
