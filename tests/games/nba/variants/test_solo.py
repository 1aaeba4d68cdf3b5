"""Group NBA-13: alone against the Automaton."""

import pytest

from games.core.streams import Streams
from games.nba.phases.variants import solo
from games.nba.state import AUTOMATON, Play
from tests.games.nba.table import CARDS, Loaded, Table, faces, ids, said


def alone(level: str = "rookie", **options: str) -> Table:
    return Table(1, {"level": level, **options})


def automatic(table: Table, *rolled: int) -> list[str]:
    """Let the Automaton play a turn, its dice showing these faces first."""
    rng = Loaded(b"automaton")
    rng.faces = list(rolled)
    play = Play(table.state, CARDS, rng)
    solo.whole_turn(play)
    return ids(play.events)


@pytest.mark.rule("NBA-13.1")
def test_the_automaton_has_a_court_and_no_hand() -> None:
    table = alone()
    own = table.seat(AUTOMATON)
    assert table.first == 0
    assert table.match.asked == (0,)
    assert faces(own.court) == ["S01", "S02", "S03", "S04", "S05"]
    assert (own.hand, own.deck) == ([], [])
    assert table.view(0).coaches[AUTOMATON].automaton
    assert table.view(0).seats == 1


@pytest.mark.rule("NBA-13.2", "NBA-13.4")
def test_e22_it_takes_the_dearest_within_its_budget_the_highest_slot_first() -> None:
    assert solo.budget("rookie", 6) == 4
    table = alone()
    table.state.turn = 12
    table.lay(track="P005 P035 - P037 P036")  # cost 6, 4, 4, 3
    assert "auto-signed" in automatic(table)
    assert "P037" in table.seat(AUTOMATON).court
    assert table.markets().track[:5] == ["P005", "P035", "", "", "P036"]
    assert faces(table.seat(AUTOMATON).box)[-1] == "S02"  # as low a rating as S01, fewer skills


FULL = "P019 S02@1 S03@1 S04@1 S05@1"  # a point guard of cost 4


@pytest.mark.rule("NBA-13.4")
@pytest.mark.parametrize(
    ("court", "signed", "left"),
    [
        (FULL, "P034", "S02"),  # slot 4 is for the point guard alone, who is rated as high
        ("P019 P018 P038 S04@1 S05@1", "P078", "S04"),  # nor can who stands on slot 2 come in
    ],
)
def test_e22_where_nobody_can_leave_it_takes_the_next_best(
    court: str, signed: str, left: str
) -> None:
    table = alone()
    table.state.turn = 12
    table.put(AUTOMATON, court=court)
    table.lay(track="P005 P034 - P017 P078")  # cost 6, 4, 4, 3
    automatic(table)
    assert signed in table.seat(AUTOMATON).court
    assert faces(table.seat(AUTOMATON).box)[-1] == left


@pytest.mark.rule("NBA-13.4")
@pytest.mark.parametrize(
    ("court", "comes", "left"),
    [
        ("S01@1 P034 P040 S04@1 S05@1", "P028", "P040"),  # cost 3 with more skills than cost 4
        ("S06@1 S02@1 S03@1 S04@1 S05@1", "P037", "S02"),  # four skills each: the lower id
        ("S01@1 S07@1 S03@1 S04@1 S05@1", "P037", "S01"),  # the same in the other order
    ],
)
def test_who_leaves_has_the_lowest_rating_then_skills_then_id(
    court: str, comes: str, left: str
) -> None:
    table = alone("star")
    table.state.turn = 8
    table.put(AUTOMATON, court=court)
    table.lay(track=comes)
    automatic(table)
    assert comes in table.seat(AUTOMATON).court
    assert faces(table.seat(AUTOMATON).box)[-1] == left


@pytest.mark.rule("NBA-13.4", "NBA-7.9")
def test_it_signs_nobody_in_overtime() -> None:
    table = alone("star")
    table.state.turn, table.state.period = 6, 1
    table.lay(track="P036")
    assert "auto-signed" not in automatic(table)
    assert table.markets().track[0] == "P036"


@pytest.mark.rule("NBA-13.4")
@pytest.mark.parametrize(
    ("level", "budgets"),
    [("rookie", [2, 3, 3, 3, 4]), ("pro", [3, 3, 4, 4, 4]), ("star", [3, 4, 4, 5, 5])],
)
def test_the_budget_grows_with_turns_and_level(level: str, budgets: list[int]) -> None:
    assert [solo.budget(level, turn) for turn in range(1, 6)] == budgets


@pytest.mark.rule("NBA-13.2")
def test_a_rating_is_the_cost_and_nobody_better_leaves() -> None:
    table = alone("star")
    table.state.turn = 4
    table.seat(AUTOMATON).court = ["P020", "S02@1", "S03@1", "S04@1", "S05@1"]
    table.lay(track="P019")  # cost 4, point guard
    automatic(table)
    assert table.seat(AUTOMATON).court[0] == "P019"
    assert table.seat(AUTOMATON).box[-1] == "P020"
    table.state.turn = 4
    table.lay(track="P017")  # cost 4 as well: no lower rating can leave
    automatic(table)
    assert table.seat(AUTOMATON).court[0] == "P019"


@pytest.mark.rule("NBA-13.3")
def test_its_turn_is_scoring_track_signing_attack_and_the_end() -> None:
    table = alone("pro")
    table.state.turn = 1
    table.seat(AUTOMATON).attack = []
    table.pass_turn(0)
    told = ids(table.told)
    order = [word for word in told if word in {"entered", "played", "attack", "turn"}]
    assert order[:3] == ["turn", "entered", "played"]
    assert told[-2:] == ["turn", "entered"]
    assert table.match.asked == (0,)
    assert table.state.turn == 3


@pytest.mark.rule("NBA-13.5")
def test_it_attacks_with_the_highest_promise_and_watches_two_slots() -> None:
    table = alone("pro")
    table.lay(track="-", slots="T01-1 T11-1 T02-1")
    table.seat(AUTOMATON).court = ["S01@1", "P030", "S03@1", "S04@1", "S05@1"]
    told = automatic(table, *[6] * 10)
    assert told[:3] == ["played", "rolled", "attack"]
    assert "T01-1" in table.markets().tactic_discard  # three blue dice against two
    assert len(table.seat(AUTOMATON).attack) == 3
    rookie = alone("rookie")
    rookie.lay(track="-", slots="T01-1 T11-1 T02-1")
    automatic(rookie, *[6] * 10)
    assert rookie.markets().slots[0] == "T01-1"
    assert len(rookie.seat(AUTOMATON).attack) == 2
    assert len(rookie.seat(AUTOMATON).lying) == 5


@pytest.mark.rule("NBA-13.5")
def test_it_rolls_low_dice_again_lowest_first() -> None:
    table = alone()
    table.lay(track="-")
    table.seat(AUTOMATON).court = ["S01@1", "S02@1", "S03@1", "P072", "P096"]
    told = automatic(table, 4, 1, 6, 6, 6)  # 2, 0, 9 on blue; two rerolls
    assert "rerolled" in told
    assert sorted(die.face for die in table.seat(AUTOMATON).attack) == [6, 6]


def played(court: str, slots: str, *rolled: int) -> tuple[Table, list[str]]:
    """What it uses for its attack with that court and those tactics on the market."""
    table = alone("pro")
    table.put(AUTOMATON, court=court)
    table.lay(track="-", slots=slots)
    rng = Loaded(b"automaton")
    rng.faces = list(rolled)
    play = Play(table.state, CARDS, rng)
    solo.whole_turn(play)
    return table, [text.args["card"].id for text in said(play.events, "played")]


STARTERS = "S01@1 S02@1 S03@1 S04@1 S05@1"


@pytest.mark.rule("NBA-13.5")
@pytest.mark.parametrize(
    ("court", "slots", "used"),
    [
        (STARTERS, "T05-1", "T05-1"),  # a promise of 3, and IQ 6
        ("S06@1 S02@1 S03@1 S04@1 S05@1", "T05-1", "B01@1"),  # IQ 5 is not enough; four blue dice
        (STARTERS, "-", "B01@1"),  # three dice each: the lowest id
        ("S01@1 S07@1 S03@1 S04@1 S05@1", "-", "B03@1"),  # four red dice against two and three
        ("S01@1 S07@1 S03@1 S04@1 S10@1", "T04-1 T01-1", "T04-1"),  # promise 3
    ],
)
def test_which_attack_it_uses(court: str, slots: str, used: str) -> None:
    assert played(court, slots)[1] == [used]


@pytest.mark.rule("NBA-13.5")
def test_as_good_a_base_tactic_comes_before_a_card_of_the_market() -> None:
    court = "S01@1 S12@1 S18@1 S14@1 S20@1"  # two blue dice, one of the others, IQ 5
    assert played(court, "T01-1")[1] == ["B01@1"]  # Kentucky would keep two of two as well


@pytest.mark.rule("NBA-13.5")
def test_it_keeps_dice_of_three_and_more() -> None:
    court = "S01@1 S07@1 S03@1 P072 P096"  # four red dice, two of which it may roll again
    table, used = played(court, "-", 3, 3, 3, 3)
    assert used == ["B03@1"]
    assert not any(die.again for die in table.seat(AUTOMATON).attack)
    table, _ = played(court, "-", 3, 2, 3, 1, 6, 6)  # values 3, 2, 3, 0: the two low ones
    assert [die.face for die in table.seat(AUTOMATON).attack] == [6, 6]


@pytest.mark.rule("NBA-13.6")
def test_it_defends_without_rerolls_when_an_attack_waits() -> None:
    table = alone()
    table.lay(track="-")
    assert "defence" not in automatic(table)
    table.attack(0, "p3 9, p3 9")
    table.seat(AUTOMATON).attack = []
    rolled = [6] * 3 + [3, 3, 3, 3]
    told = automatic(table, *rolled)
    assert "defence" in told
    assert table.seat(AUTOMATON).target == 0
    assert len(table.markets().fatigue) == 9


@pytest.mark.rule("NBA-13.7")
def test_the_coach_can_take_its_tactics_away() -> None:
    table = alone("star")
    table.lay(track="-", slots="- - T01-1")
    automatic(table)
    assert table.markets().slots[2] == "T01-1"
    assert all(table.markets().slots)


@pytest.mark.rule("NBA-13.8")
def test_overtime_is_asked_of_the_coach_alone_and_the_automaton_begins_it() -> None:
    table = alone(quarters="2")
    while table.state.stage != "last" and not table.match.result:
        table.seat(0).points = table.seat(1).points
        table.pass_turn(table.match.asked[0])
        if table.state.turn == 12 and table.state.side == 0:
            break
    table.seat(AUTOMATON).attack, table.seat(0).attack = [], []
    while table.state.stage == "turns":
        table.pass_turn(0)
    if table.state.stage == "last":
        table.seat(AUTOMATON).attack = table.seat(AUTOMATON).attack[:1]
        table.seat(0).points = table.seat(1).points
        total = sum(CARDS.dice[d.kind][d.face - 1].value for d in table.seat(AUTOMATON).attack)
        table.seat(0).points += total
        table.pass_turn(0)
    assert table.state.stage == "tie"
    assert table.match.asked == (0,)
    table.answer(0, "play")
    assert table.state.period == 1
    assert table.state.first == AUTOMATON
    assert table.match.asked == (0,)
    while table.state.period == 1 and not table.match.result:
        seat = table.match.asked[0]
        table.answer(seat, *table.default(seat))


@pytest.mark.rule("NBA-13.8")
def test_it_defends_in_its_special_last_turn() -> None:
    table = alone(quarters="2", overtime="never")
    state = table.state
    state.period, state.first, state.turn, state.counters = 1, AUTOMATON, 6, 0
    table.seat(AUTOMATON).attack = []
    table.put(0, lying="B01")
    table.roll(6, 6, 6)
    table.act(0, "play:B01@0")
    if table.kind(0) == "reroll":
        table.answer(0)
    table.roll(6, 6, 3, 3)  # steal: blue 4 twice; stop: blue 3 twice
    table.pass_turn(0)
    told = ids(table.told)
    assert told[told.index("last") :][:4] == ["last", "played", "rolled", "defence"]
    assert table.seat(0).points == 18 - 7


@pytest.mark.rule("NBA-13.9")
def test_the_result_is_win_or_loss_with_the_difference() -> None:
    table = alone(quarters="2", overtime="never")
    table.seat(0).points = 500
    while not table.match.result:
        table.match.answer(0, table.match.rules.default(table.view(0), table.question(0)))
    first, second = table.match.result
    assert first.seats == (0,)
    assert second.seats == ()
    assert first.facts[0].args["margin"] == first.score - second.score
    assert isinstance(table.match.streams, Streams)
