"""What the lesson asks about arenas and play-offs (MND-1.1)."""

import pytest
from msgspec.structs import replace

from games.allstar.advice.facts import facts
from games.allstar.view import AllStarView
from tests.games.allstar.table import RULES, begun


@pytest.mark.rule("MND-1.1")
@pytest.mark.parametrize(
    ("seats", "arenas", "first", "last"),
    [
        (3, ("puddle",), True, False),
        (3, ("silver",), False, False),  # 9, 13, 8
        (3, ("mirror",), True, True),  # 11, 5, 9
        (2, ("mirror",), True, False),
        (3, ("polarena",), False, True),
        (3, ("puddle", "polarena"), False, True),
    ],
)
def test_which_rank_the_arenas_pay_most(
    seats: int, arenas: tuple[str, ...], first: bool, last: bool
) -> None:
    match = begun(seats)
    view, question = match.view(0), match.questions[0]
    assert isinstance(view, AllStarView)
    assert question is not None
    found = facts(RULES.cards, replace(view, arenas=arenas), question)
    assert ("first-pays" in found, "last-pays" in found) == (first, last)
