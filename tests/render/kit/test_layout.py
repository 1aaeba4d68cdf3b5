"""The boards of Mon Premier Deck Building as numbers: nothing overlaps, nothing is outside."""

from itertools import combinations, pairwise

import pytest

from games.firstdeck.pictures import layout
from games.firstdeck.pictures.faces import card_face
from render.kit.design import RATIO, corner_size
from render.kit.geometry import COMMON, SMALL, Box, seat_panels
from tests.render.samples import four, scene

WIDTHS = (496, 756, 1536)
FRAME = 11  # a new card's outline outside the card


def panel(width: int) -> layout.Panel:
    return layout.panel(Box(32, 124, width, 248))


@pytest.mark.parametrize("width", WIDTHS)
def test_parts_of_a_panel_lie_apart_and_inside(width: int) -> None:
    place = panel(width)
    assert place.box.holds(place.name)
    assert place.box.holds(place.plaque)
    assert place.box.holds(place.cards)
    for one, other in combinations((place.name, place.plaque, place.cards), 2):
        assert not one.meets(other)


@pytest.mark.parametrize("width", WIDTHS)
def test_score_gain_and_deck_lie_apart(width: int) -> None:
    place = panel(width)
    digits = place.digits
    star = round(digits * 0.74)
    score = Box(
        place.score[0],
        place.score[1] - digits * 38 // 100,
        star + 8 + digits * 12 // 10,
        digits * 3 // 4,
    )
    gain = Box(place.gain[0], place.gain[1] - 23, 112, 46)
    stack = Box(place.stack[0] - 4, place.stack[1] - 24, 44 + 56, 48)
    boxes = [score, gain, stack]
    assert all(place.box.holds(box) for box in boxes)
    assert not any(one.meets(other) for one, other in combinations(boxes, 2))
    assert not any(box.meets(place.plaque) for box in boxes)
    if width != 496:
        assert not any(box.meets(place.cards) for box in boxes)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("taken", [False, True])
@pytest.mark.parametrize("count", range(1, 21))
def test_cards_on_a_table_stay_in_their_place(width: int, count: int, taken: bool) -> None:
    place = panel(width)
    boxes, hidden = layout.table_cards(count, place, taken=taken)
    assert len(boxes) + hidden == count
    assert len(boxes) >= min(count, 8)
    for box in boxes:
        assert place.cards.left <= box.left
        assert box.right <= place.cards.right
        assert place.box.holds(box.inset(-FRAME))
        assert not box.meets(place.plaque)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("count", range(2, 21))
def test_every_number_on_a_table_can_be_seen(width: int, count: int) -> None:
    boxes, _ = layout.table_cards(count, panel(width))
    step = min(other.left - one.left for one, other in pairwise(boxes))
    assert step >= boxes[0].width * 0.42 * 0.83
    assert boxes[0].width >= 84


def test_a_taken_card_stands_apart() -> None:
    boxes, _ = layout.table_cards(4, panel(756), taken=True)
    steps = [other.left - one.left for one, other in pairwise(boxes)]
    assert steps[-1] == steps[0] + 16


@pytest.mark.parametrize("count", range(1, 6))
def test_the_row_lies_between_box_and_strip(count: int) -> None:
    boxes = layout.row_boxes(count)
    frames = [box.inset(-FRAME) for box in boxes]
    assert all(COMMON.holds(frame) for frame in frames)
    assert not any(frame.meets(layout.STRIP) for frame in frames)
    assert not any(frame.meets(layout.PILE) for frame in frames)
    assert all(other.left - one.right >= 16 for one, other in pairwise(boxes))
    assert COMMON.holds(layout.STRIP)
    assert COMMON.holds(layout.PILE)
    assert not layout.SERIES.meets(layout.STRIP)


def crosses(start: tuple[int, int], end: tuple[int, int], box: Box) -> bool:
    """Whether an arrow of 18 px with its edges touches a box."""
    for step in range(101):
        x = start[0] + (end[0] - start[0]) * step // 100
        y = start[1] + (end[1] - start[1]) * step // 100
        if box.meets(Box(x - 9, y - 9, 18, 18)):
            return True
    return False


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("count", range(2, 9))
def test_no_arrow_crosses_a_number_or_a_short_name(seats: int, count: int) -> None:
    panels = [layout.panel(box) for box in seat_panels(seats)]
    row = layout.row_boxes(5 if seats == 5 else 4)
    kept = [layout.STRIP, layout.PILE]
    kept += [Box(box.left, box.top, 60, 60) for box in row]  # corners of cards that still lie there
    kept += [place.plaque for place in panels]
    kept += [place.name._replace(width=place.mark + 24 + 120) for place in panels]
    for place in panels:
        boxes, _ = layout.table_cards(count, place, taken=True)
        for spot in row:
            start, end = layout.arrow_ends(spot, boxes[-1], place.box)
            assert not any(crosses(start, end, box) for box in kept)


def test_the_middle_meets_no_panel() -> None:
    for seats in (2, 3, 4, 5):
        for box in seat_panels(seats):
            assert not box.meets(layout.STRIP)
            assert not box.meets(layout.PILE)


@pytest.mark.parametrize("count", range(1, 21))
def test_cards_asked_about_lie_apart_above_my_own(count: int) -> None:
    boxes = layout.choice_boxes(count, layout.CHOICES)
    assert len(boxes) == count
    edge = 11 if boxes[0].width >= 120 else 8
    frames = [box.inset(-edge) for box in boxes]
    assert not any(one.meets(other) for one, other in combinations(frames, 2))
    assert all(Box(0, 0, *SMALL).holds(frame) for frame in frames)
    assert not any(frame.meets(layout.OWN) for frame in frames)
    assert not any(frame.meets(layout.OTHERS) for frame in frames)
    assert boxes[0].width >= (84 if count < 7 else 62 if count < 15 else 50)


@pytest.mark.parametrize("count", [1, 7, 24, 40, 75])
def test_many_cards_fit_into_a_close_up(count: int) -> None:
    room = Box(32, 160, 1136, 536)
    boxes = layout.fitted_grid(count, room)
    assert len(boxes) == count
    assert all(room.holds(box) for box in boxes)
    assert not any(one.meets(other) for one, other in combinations(boxes, 2))
    assert boxes[0].width >= 60


def test_a_card_is_one_and_four_tenths_as_high_as_wide() -> None:
    assert layout.row_boxes(3)[0].height == round(144 * RATIO)


def test_two_signs_take_a_wider_corner() -> None:
    here = scene(four())
    one = corner_size(card_face("P05", here), "S", 144)
    two = corner_size(card_face("P30", here), "S", 144)
    assert two[0] > one[0]
    assert two[1] == one[1]
