"""The panel of a seat: name, gain, score and the room below lie apart, at every width."""

from typing import Any

import pytest
from PIL import Image

from games.core.event import Mark
from render.kit import marks, parts
from render.kit.geometry import BOARD, Box, seat_panels
from tests.render.samples import four, scene


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_its_parts_lie_apart(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: dict[str, Any] = {}

    def name(image: Image.Image, scene: Any, seat: int, box: Box) -> int:
        drawn["name"] = box
        return box.right

    def score(image: Image.Image, at: tuple[int, int], *_: object) -> None:
        drawn["score"] = at

    def gain(image: Image.Image, at: tuple[int, int], *_: object, **__: object) -> None:
        drawn["gain"] = at

    monkeypatch.setattr(parts, "seat_name", name)
    monkeypatch.setattr(marks, "number_icon", score)
    monkeypatch.setattr(marks, "pill", gain)
    here = scene(four(), marks=(Mark("score:0", gain=88),))
    image = Image.new("RGB", BOARD)
    for box in seat_panels(seats):
        room = parts.seat_panel(image, here, 0, box, "glyph:star", 88, active=True)
        assert box.holds(room)
        assert box.holds(drawn["name"])
        assert drawn["name"].width > 150
        assert drawn["name"].right <= drawn["gain"][0] - 100
        assert drawn["gain"][0] < drawn["score"][0] <= box.right - 150
        assert drawn["name"].bottom <= room.top
