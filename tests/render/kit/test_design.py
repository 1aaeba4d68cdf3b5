"""What is printed on a card: as many pictures as it counts, seen also where others overlap it."""

from itertools import combinations

import pytest
from PIL import Image

from games.firstdeck.pictures.faces import card_face
from render.kit.design import CardDesign, sign_boxes, sign_places
from render.kit.faces import sprite
from render.kit.geometry import Box
from tests.render.samples import four, scene


@pytest.mark.parametrize("count", range(1, 7))
@pytest.mark.parametrize("area", [Box(0, 0, 130, 140), Box(3, 60, 70, 135), Box(0, 0, 220, 100)])
def test_heads_lie_inside_and_can_be_counted(count: int, area: Box) -> None:
    places = sign_places(count, area)
    assert len(places) == count
    assert len({(place.left, place.top) for place in places}) == count
    assert all(area.inset(-1).holds(place) for place in places)
    for one, other in combinations(places, 2):
        shift = abs(one.left - other.left) + abs(one.top - other.top)
        assert shift >= one.width * 0.9


@pytest.mark.parametrize("shown", [50, 75, 144])
def test_overlapped_cards_show_all_heads_in_what_is_visible(shown: int) -> None:
    here = scene(four())
    for card in ("P05", "P10", "P28", "P33", "T1"):
        face = card_face(card, here)
        field = Box(3, 3, min(138, shown - 3), 196)
        places = sign_boxes(field, face, "S", 144)
        assert len(places) == len(face.signs)
        assert all(field.holds(place) for place in places)
        assert places[0].width >= 30


def test_a_face_may_draw_its_own_body() -> None:
    calls: list[tuple[str, str]] = []

    def body(image: Image.Image, inner: Box, face: CardDesign, size: str, scale: float) -> None:
        calls.append((face.name, size))
        image.paste((1, 2, 3), inner.corners)

    face = CardDesign("nba", (10, 20, 30), (200, 200, 200), name="Curry", body=body)
    assert sprite(face, 236, "L").getpixel((118, 200))[:3] == (1, 2, 3)
    assert calls == [("Curry", "L")]
