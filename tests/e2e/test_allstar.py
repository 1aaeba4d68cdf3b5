"""Whole matches of All-Star Draft, played through Discord's screen alone."""

import pytest

from tests.e2e.begin import begin
from tests.e2e.house import House
from tests.e2e.thumbs import play_match

LONG = pytest.mark.long


@pytest.mark.parametrize(
    ("people", "ais"), [(2, 0), pytest.param(2, 2, marks=LONG), pytest.param(3, 3, marks=LONG)]
)
async def test_a_whole_match_of_all_star_draft(house: House, people: int, ais: int) -> None:
    thumbs, thread = await begin(house, people, ais, "allstar")
    board = await play_match(house, thumbs, thread)
    assert "### " in board.text
    assert board.alt_texts[0]
    assert all(thumb.pictures for thumb in thumbs)
