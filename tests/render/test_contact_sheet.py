"""The sheet of all cards: one for each language, in colour, grey and phone width."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from games.firstdeck.pictures.faces import card_face
from games.registry import load
from render import contact_sheet
from tests.render.samples import four, scene, texts


def test_a_sheet_holds_every_size() -> None:
    here = scene(four())
    image = contact_sheet.sheet(here.theme, [card_face(card, here) for card in ("P05", "P33")])
    assert image.width == 10 * (240 + 22) + 22
    assert image.height == sum((336, 280, 168)) + 4 * 22


def test_faces_are_those_of_the_printed_cards() -> None:
    assert len(contact_sheet.faces_of(load()["firstdeck"], "en", texts())) == 28


def test_each_picture_is_written_three_times(tmp_path: Path) -> None:
    contact_sheet.write(tmp_path, "one", Image.new("RGB", (400, 200), (200, 10, 10)))
    found = {path.name: Image.open(BytesIO(path.read_bytes())) for path in tmp_path.iterdir()}
    sizes = {name: image.size for name, image in found.items()}
    assert sizes == {"one.png": (400, 200), "one-grey.png": (400, 200), "one-phone.png": (100, 50)}
    assert len(set(found["one-grey.png"].getpixel((0, 0)))) == 1


def test_an_unknown_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert contact_sheet.main(["chess", "--out", str(tmp_path)]) == 2
    assert "firstdeck" in capsys.readouterr().err
