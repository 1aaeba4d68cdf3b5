"""Group NBA-5: activation, dice, rerolls, keeping, defence."""

import pytest

from games.nba.phases.basics import dice
from games.nba.phases.basics.dice import expected

from .table import CARDS, Table, faces
from .table import dice as thrown


def ready(lying: str, attack: str = "", **places: str) -> tuple[Table, int, int]:
    """A table in the first turn: these tactics lie, this attack of the other one waits."""
    table = Table(options=places.pop("options", None))
    me, foe = table.first, 1 - table.first
    table.put(me, lying=lying, **places)
    if attack:
        table.attack(foe, attack)
    return table, me, foe


@pytest.mark.rule("NBA-5.1")
def test_e2_team_iq_against_complexity() -> None:
    table, me, _ = ready("T07-1 T01-1 T14-1 T11-1")
    plays = [option for option in table.options(me) if option.startswith("play:")]
    assert plays == ["play:T01-1", "play:T11-1", "play:T14-1"]
    why = table.why(me, "card:T07-1")
    assert (why.id, why.args["iq"], why.args["cx"]) == ("nba-why-iq", 6, 7)
    table.act(me, "play:T14-1")
    assert table.options(me) == ["play:T01-1", "end"]
    assert table.why(me, "card:T11-1").id == "nba-why-one-per-type"


@pytest.mark.rule("NBA-5.2")
def test_after_the_first_activation_no_main_action_is_left() -> None:
    table, me, _ = ready("B06 B01", hand="S12 S13 S14 B02 B03 B07")
    assert {"sub", "prep"} <= set(table.options(me))
    table.act(me, f"play:B06@{me}")
    assert faces(table.options(me)) == ["play:B01", "end"]
    assert table.why(me, "sub").id == "nba-why-after-play"
    assert table.why(me, "card:" + table.markets().track[0]).id == "nba-why-after-play"


@pytest.mark.rule("NBA-5.3")
def test_e3_as_many_dice_as_the_team_is_skilled() -> None:
    sums = (3, 3, 3, 2, 2, 2, 5, 6)
    assert dice.numbers(CARDS.tactics["T01"], sums) == {"p3": 3}
    assert dice.numbers(CARDS.tactics["T11"], sums) == {"blk": 2, "stp": 2}
    assert dice.numbers(CARDS.tactics["T01"], (12, 0, 0, 0, 0, 0, 0, 9)) == {"p3": 10}


@pytest.mark.rule("NBA-5.3")
def test_a_skill_of_nothing_gives_no_dice_but_may_be_played() -> None:
    table, me, _ = ready("B01", court="S11 S07 S13 S14 S05")
    assert table.view().coaches[me].sums[0] == 0
    assert table.act(me, f"play:B01@{me}")[:2] == ["played", "no-dice"]
    assert faces(table.seat(me).discard) == ["B01"]
    assert table.seat(me).attack == []


@pytest.mark.rule("NBA-5.4")
@pytest.mark.parametrize(
    ("own", "other", "rolled", "wanted"),
    [(9, 5, 4, 2), (8, 5, 4, 1), (12, 5, 9, 3), (5, 5, 4, 0), (4, 9, 4, 0), (12, 5, 2, 2)],
)
def test_e7_a_third_of_the_rebounds_ahead_rounded_up(
    own: int, other: int, rolled: int, wanted: int
) -> None:
    assert dice.rerolls(own, other, rolled) == wanted


@pytest.mark.rule("NBA-5.4")
def test_attack_dice_are_rolled_again_once_and_the_new_faces_stand() -> None:
    table, me, _ = ready("B01", court="S01 S02 S03 P072 P096")  # rebounds 10 against 5
    table.roll(6, 1, 1)
    table.act(me, f"play:B01@{me}")
    assert table.kind(me) == "reroll"
    question = table.question(me)
    assert (question.least, question.most) == (0, 2)
    assert table.options(me) == ["d2", "d3", "d1"]  # the worst first
    table.roll(1, 6)
    assert table.answer(me, "d3", "d2") == ["rerolled", "attack"]
    assert [(die.name, die.face, die.again) for die in table.seat(me).attack] == [
        ("d1", 6, False),
        ("d3", 6, True),
    ]


@pytest.mark.rule("NBA-5.5")
def test_e8_the_highest_of_each_kind_are_kept() -> None:
    kept = dice.kept(CARDS, CARDS.tactics["T07"], thrown("p3 9, p3 0, p3 6, p3 2, ins 4"), None)
    assert [die.name for die in kept] == ["d1", "d3", "d5"]
    assert dice.total(CARDS, kept) == 19
    assert dice.colours(CARDS, kept) == {"p3", "ins"}


@pytest.mark.rule("NBA-5.5")
def test_zeros_are_kept_and_equal_dice_in_the_order_of_their_names() -> None:
    kept = dice.kept(CARDS, CARDS.tactics["B01"], thrown("p3 0, p3 0, p3 0"), None)
    assert [die.name for die in kept] == ["d1", "d2"]


@pytest.mark.rule("NBA-5.6")
def test_a_defence_without_an_attack_rolls_nothing() -> None:
    table, me, _ = ready("B06")
    assert not table.option(me, f"play:B06@{me}").final
    assert table.act(me, f"play:B06@{me}")[:2] == ["played", "no-attack"]
    assert faces(table.seat(me).discard) == ["B06"]


@pytest.mark.rule("NBA-5.6")
def test_the_menu_reminds_of_an_attack_until_a_defence_is_played() -> None:
    table, me, _ = ready("T11-1 B01", attack="p3 6, p3 9")
    asked = table.question(me).prompt
    said = {"points": 15, "count": 1, "open": 1}  # nothing was rolled yet (NBA-5.2)
    assert (asked.id, asked.args) == ("nba-ask-act-attacked", said)
    table.roll(4, 6, 3, 5)
    table.act(me, "play:T11-1")
    table.answer(me)  # no rerolls
    asked = table.question(me).prompt
    assert (asked.id, asked.args) == ("nba-ask-act", {"open": 0})
    table, me, _ = ready("T11-1", attack="p3 0")
    asked = table.question(me).prompt
    assert (asked.id, asked.args) == ("nba-ask-act", {"open": 1})


@pytest.mark.rule("NBA-5.7")
def test_e9_defence_rerolls_cost_fatigue() -> None:
    table, me, foe = ready("B07", attack="p3 9, p3 9", court="S01 S02 S03 S04 S10", deck="S11 S12")
    for card in ("F1", "F2", "F3", "F4", "F5", "F6"):
        table.markets().fatigue.remove(card)
        table.seat(foe).hand.append(card)
    table.match.refresh()
    table.roll(1, 1, 1, 1, 1)
    table.act(me, f"play:B07@{me}")
    assert table.kind(me) == "reroll_def"
    assert table.question(me).most == 3
    assert table.default(me) == ()
    table.roll(6, 3)
    assert table.answer(me, "d1", "d2")[:2] == ["tired", "rerolled"]
    assert table.markets().fatigue == ["F9"]
    assert table.seat(me).deck[:2] == ["F8", "F7"]
    assert table.seat(me).known == 2


@pytest.mark.rule("NBA-5.8")
def test_e4_only_colours_of_the_attack_count() -> None:
    blue = frozenset({"p3"})
    rolled = thrown("blk p3 1, blk ins 3, stp p3 3, stp ins 1")
    kept = dice.kept(CARDS, CARDS.tactics["T11"], rolled, blue)
    assert [die.name for die in kept] == ["d1", "d3"]
    assert dice.total(CARDS, kept) == 4
    twice = thrown("blk p3 1, blk ins 3, stp p3 3, stp p3 3")
    assert dice.total(CARDS, dice.kept(CARDS, CARDS.tactics["T11"], twice, blue)) == 4


@pytest.mark.rule("NBA-5.8")
def test_e5_a_zero_opens_its_colour() -> None:
    attack = thrown("p3 9, ins 0")
    rolled = thrown("blk ins 2, blk p3 1, blk ins 3, blk drv 2, stp -")
    kept = dice.kept(CARDS, CARDS.tactics["T15"], rolled, dice.colours(CARDS, attack))
    assert dice.total(CARDS, kept) == 6
    assert [die.name for die in kept] == ["d1", "d2", "d3"]


@pytest.mark.rule("NBA-5.8")
def test_defence_dice_lie_against_the_attack() -> None:
    table, me, foe = ready("T11-1", attack="p3 6, p3 0")
    table.roll(4, 6, 3, 5)
    table.act(me, "play:T11-1")
    table.answer(me)  # no rerolls
    assert table.seat(me).target == foe
    assert dice.total(CARDS, table.seat(me).defence) == 4
    table.pass_turn(me)
    assert table.seat(foe).points == 2


@pytest.mark.rule("NBA-5.9")
def test_the_tactic_that_was_played_is_discarded() -> None:
    table, me, _ = ready("B01 B02")
    table.roll(6, 6, 6)
    table.act(me, f"play:B01@{me}")
    assert faces(table.seat(me).discard) == ["B01"]
    assert faces(table.seat(me).lying) == ["B02"]


@pytest.mark.rule("NBA-5.10")
def test_which_dice_are_kept_is_asked_where_there_is_a_choice() -> None:
    table, me, _ = ready("T07-1", options={"keep": "ask"}, court="S06 S02 S03 P065 P087")
    table.roll(6, 1, 5, 4, *(2, 5, 5, 1, 1, 1, 1))
    assert table.view().coaches[me].iq >= 7
    table.act(me, "play:T07-1")
    if table.kind(me) == "reroll":
        table.answer(me)
    assert table.kind(me) == "keep_dice"
    question = table.question(me)
    assert (question.least, question.most) == (2, 2)
    weights = [option.weight for option in question.options]
    assert weights == sorted(weights, reverse=True)
    assert question.tally is not None
    low = table.options(me)[-2:]
    table.answer(me, *low)
    if table.kind(me) == "keep_dice":
        table.answer(me, *table.options(me)[:2])
    assert set(low) <= {die.name for die in table.seat(me).attack}


@pytest.mark.rule("NBA-5.10")
def test_nothing_is_asked_where_equal_dice_leave_no_choice() -> None:
    assert dice.in_doubt(CARDS, CARDS.tactics["B01"], thrown("p3 0, p3 0, p3 0"), None) == []
    assert dice.in_doubt(CARDS, CARDS.tactics["B01"], thrown("p3 0, p3 2"), None) == []
    assert dice.in_doubt(CARDS, CARDS.tactics["B01"], thrown("p3 0, p3 2, p3 0"), None) == ["p3"]


def test_the_estimate_of_a_roll_is_the_mean_of_its_die() -> None:
    assert expected(CARDS.dice["p3"], 1, 1, frozenset({"p3"})) == pytest.approx(17 / 6)
    assert expected(CARDS.dice["p3"], 3, 3, frozenset({"p3"})) == pytest.approx(17 / 2)
    assert expected(CARDS.dice["blk"], 1, 1, frozenset({"drv"})) == pytest.approx(2 / 6)
