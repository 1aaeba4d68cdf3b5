"""Boxes as numbers: inside, beside each other, as many as asked."""

from itertools import combinations

import pytest

from render.kit.geometry import (
    BOARD,
    COMMON,
    Box,
    centred,
    columns,
    grid,
    row,
    rows,
    seat_panels,
)
from render.kit.parts import FOOTER, HEADER, body


def apart(boxes: list[Box]) -> bool:
    return not any(one.meets(other) for one, other in combinations(boxes, 2))


@pytest.mark.parametrize("seats", range(2, 7))
def test_seat_panels_lie_apart_around_the_middle(seats: int) -> None:
    panels = seat_panels(seats)
    assert len(panels) == seats
    assert apart([*panels, COMMON])
    assert all(body().holds(panel) for panel in panels)


@pytest.mark.parametrize("seats", range(2, 7))
def test_seats_go_round_the_table_clockwise(seats: int) -> None:
    upper = [panel for panel in seat_panels(seats) if panel.top < COMMON.top]
    lower = [panel for panel in seat_panels(seats) if panel.top > COMMON.top]
    assert upper == sorted(upper)
    assert lower == sorted(lower, reverse=True)
    assert seat_panels(seats) == upper + lower


def test_no_other_number_of_seats_has_a_board() -> None:
    with pytest.raises(ValueError, match="2 to 6"):
        seat_panels(7)


def test_the_body_lies_between_header_and_footer() -> None:
    assert body().top == HEADER
    assert body().bottom == BOARD[1] - FOOTER


@pytest.mark.parametrize("count", range(1, 25))
def test_rows_never_leave_their_room(count: int) -> None:
    room = Box(10, 20, 600, 200)
    boxes = row(count, 100, 140, room)
    assert len(boxes) == count
    assert all(room.holds(box) for box in boxes)
    assert len({box.left for box in boxes}) == count


@pytest.mark.parametrize("count", range(1, 8))
def test_columns_and_rows_share_their_room(count: int) -> None:
    room = Box(7, 9, 643, 377)
    for boxes in (columns(room, count), rows(room, count)):
        assert apart(boxes)
        assert all(room.holds(box) for box in boxes)


def test_a_grid_breaks_where_the_width_ends() -> None:
    boxes = grid(5, 100, 50, Box(0, 0, 330, 200), 10)
    assert [box.top for box in boxes] == [0, 0, 0, 60, 60]
    assert apart(boxes)


def test_centring_leaves_equal_room() -> None:
    boxes = centred(row(3, 50, 50, Box(0, 0, 400, 60), 10), Box(0, 0, 400, 60))
    assert boxes[0].left == 400 - boxes[-1].right
    assert centred([], Box(0, 0, 1, 1)) == []
    assert row(0, 50, 50, Box(0, 0, 1, 1)) == []


def test_boxes_know_what_they_hold_and_meet() -> None:
    outer, inner = Box(0, 0, 100, 100), Box(10, 10, 20, 20)
    assert outer.holds(inner)
    assert outer.meets(inner)
    assert not inner.holds(outer)
    assert not inner.meets(inner.moved(20, 0))
    assert inner.inset(5) == Box(15, 15, 10, 10)
    assert inner.inset(5, 0) == Box(15, 10, 10, 20)
