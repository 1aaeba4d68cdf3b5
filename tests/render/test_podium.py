"""The ranking: steps by place, shared places on one height, decisive facts first."""

from games.core.rules import Standing
from games.core.text import text
from render.kit.podium import STEPS, decisive, step_boxes


def test_steps_fall_with_the_place_and_ties_share_a_height() -> None:
    rows = [Standing(1, (2,), 9), Standing(2, (0,), 5), Standing(2, (1,), 5), Standing(4, (3,), 1)]
    tops = [box.top for box in step_boxes(rows)]
    assert tops[0] < tops[1] == tops[2] < tops[3]
    assert all(STEPS.holds(box) for box in step_boxes(rows))


def test_all_first_stand_equally_high() -> None:
    rows = [Standing(1, (0,), 9), Standing(1, (1,), 9)]
    assert len({box.top for box in step_boxes(rows)}) == 1
    assert step_boxes([]) == []


def test_facts_of_the_best_then_what_few_have() -> None:
    won = text("won")
    rows = [
        Standing(1, (0,), 9, (won,)),
        Standing(2, (1,), 8, (won,)),
        Standing(3, (2,), 7, (won, text("last"))),
        Standing(4, (3,), 6, (won,)),
    ]
    found = [(row.place, fact.id) for row, fact in decisive(rows)]
    assert found == [(1, "won"), (3, "last"), (2, "won")]
