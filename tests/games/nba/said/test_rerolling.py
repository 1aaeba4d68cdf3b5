"""Which dice are rolled again, and what is said of it, against all that they could show."""

from itertools import combinations, product
from statistics import fmean

import pytest

from games.core.decision import Picks
from games.nba.advice.leads import explained
from games.nba.advice.rerolling import best, gain
from games.nba.heuristic import SensiblePlayer
from games.nba.phases.basics import dice
from games.nba.printed import Book
from games.nba.state import Die
from games.nba.view import NbaView
from tests.games.nba.table import CARDS, RULES, Table

BOOK = Book(CARDS.faces)
PLAYER = SensiblePlayer(RULES)
COURT = "S01 S02 S03 P069 P088"  # far more rebounds: some dice may be rolled again


def thrown(table: Table, seat: int) -> list[Die]:
    return table.state.playing(seat).dice


def showing(rolled: list[Die], faces: tuple[int, ...]) -> list[Die]:
    return [Die(die.name, die.kind, face) for die, face in zip(rolled, faces, strict=True)]


def mean(table: Table, seat: int, again: Picks) -> float:
    """What is kept on average when these dice are rolled again: every outcome is tried."""
    turn = table.state.playing(seat)
    tactic = CARDS.tactic(turn.tactic)
    attack = table.state.seats[turn.target].attack
    against = None if tactic.type == "off" else dice.colours(CARDS, attack)
    rest = [die for die in turn.dice if die.name not in again]
    rolled = [die for die in turn.dice if die.name in again]
    return fmean(
        dice.total(
            CARDS,
            dice.kept(
                CARDS,
                tactic,
                [
                    *rest,
                    *(
                        Die(die.name, die.kind, face)
                        for die, face in zip(rolled, faces, strict=True)
                    ),
                ],
                against,
            ),
        )
        for faces in product(range(1, 7), repeat=len(rolled))
    )


def attacking(*faces: int) -> tuple[Table, int, NbaView]:
    """A seat that has rolled one 3 Points and two Inside dice at least for T05."""
    table = Table()
    me = table.first
    table.put(me, lying="T05-1", court=COURT)
    table.roll(*faces)
    table.act(me, "play:T05-1")
    assert table.kind(me) == "reroll"
    return table, me, table.view(me)


def defending() -> tuple[Table, int, NbaView]:
    table = Table()
    me, foe = table.first, 1 - table.first
    table.put(me, lying="B06", court=COURT)
    table.attack(foe, "p3 9, ins 7")
    table.roll(1, 2, 3, 4, 5, 6)
    table.act(me, f"play:B06@{me}")
    assert table.kind(me) == "reroll_def"
    return table, me, table.view(me)


TABLES = [
    attacking(6, 6, 1, 1, 1, 1, 1, 1, 1, 1),
    attacking(1, 2, 3, 4, 5, 6, 1, 3, 5),
    defending(),
]


@pytest.mark.rule("NBA-5.4", "NBA-5.7", "MND-1.1")
@pytest.mark.parametrize(("table", "seat", "view"), TABLES)
def test_the_dice_that_bring_most_are_rolled_again(table: Table, seat: int, view: NbaView) -> None:
    question = table.question(seat)
    names, most = [die.name for die in thrown(table, seat)], min(2, question.most)
    stands = mean(table, seat, ())
    tries = [picks for count in range(most + 1) for picks in combinations(names, count)]
    brings = {picks: mean(table, seat, picks) - stands for picks in tries}
    for picks, more in brings.items():
        assert gain(BOOK, view, picks) == pytest.approx(more, abs=0.011)
    found = best(BOOK, view, most)
    assert found.gain == pytest.approx(max(brings.values()), abs=0.011)
    fewest = min(len(one) for one in tries if brings[one] > max(brings.values()) - 0.005)
    assert len(found.dice) == fewest
    if table.kind(seat) == "reroll":
        assert {*PLAYER.answer(view, question, table.match.streams)} == {
            *best(BOOK, view, question.most).dice
        }


def test_a_die_that_cannot_bring_more_is_not_rolled_again() -> None:
    table, me, view = attacking(6, *[1] * 15)  # a 9 in 3 Points lies: no other one counts
    kinds = {die.name: die.kind for die in thrown(table, me)}
    assert {kinds[name] for name in best(BOOK, view, 1).dice} == {"ins"}
    told = explained(CARDS.faces, view, table.question(me))
    says = {kinds[one.id]: one.leads.args["gains"] for one in told.options if one.leads}
    assert says["ins"] == 1
    blue = [one for one in told.options if kinds[one.id] == "p3"]
    assert {one.leads.args["gains"] for one in blue if one.leads} <= {0, -1}
