"""Cards: told apart in grey and by a child who counts heads."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from games.core.data.theme import Colour, read_theme
from games.firstdeck.pictures.drawn import every_face
from games.firstdeck.pictures.faces import KINDS, card_face
from render.kit import design, faces
from render.kit.design import Sign, height_of
from render.kit.faces import sprite, warm_card
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.theme import INK
from tests.render import samples
from tests.render.every import THEMES
from tests.render.samples import four, names, scene, texts

HEADS = sorted({kind.head for kind in KINDS.values()})
ONE_ANIMAL = {
    "games.firstdeck:chameleon",
    "games.firstdeck:crier",
}  # the crier's mark tells them apart
PAIRS = [pair for pair in combinations(HEADS, 2) if set(pair) != ONE_ANIMAL]


def grey(name: str, px: int = 40) -> Image.Image:
    ground = Image.new("RGBA", (px, px), (235, 235, 235, 255))
    ground.alpha_composite(icon(name, px))
    return ground.convert("L")


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_heads_differ_in_grey_when_small(one: str, other: str) -> None:
    difference = ImageChops.difference(grey(one), grey(other))
    assert ImageStat.Stat(difference).mean[0] > 22


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_heads_differ_in_outline(one: str, other: str) -> None:
    shapes = [icon(name, 40).getchannel("A") for name in (one, other)]
    assert ImageStat.Stat(ImageChops.difference(*shapes)).mean[0] > 14


def test_every_head_has_an_outline_of_ink() -> None:
    for name in HEADS:
        head = icon(name, 128)
        inner = head.getchannel("A").point(lambda alpha: 255 if alpha == 255 else 0)
        box = inner.getbbox()
        assert box is not None
        first = next(x for x in range(128) if inner.getpixel((x, 64)))
        assert head.getpixel((first + 1, 64))[:3] == INK


def test_what_is_visible_makes_another_sprite() -> None:
    face = card_face("P05", scene(four()))
    assert sprite(face, 144, "S", 60).tobytes() != sprite(face, 144, "S").tobytes()


def test_sprites_are_drawn_once() -> None:
    face = card_face("P05", scene(four()))
    assert sprite(face, 144, "S") is sprite(face, 144, "S")
    assert sprite(face, 144, "S") is not sprite(face, 144, "M")


def test_what_is_drawn_ahead_is_not_kept_as_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn, kept = list[str](), len(faces._sprites)

    def noted(name: str, px: int, *colours: Colour | None) -> Image.Image:
        drawn.append(name)
        return icon(name, px, *colours)

    monkeypatch.setattr(design, "icon", noted)
    warm_card(card_face("P05", scene(four())), 61)
    assert drawn
    assert len(faces._sprites) == kept


def test_a_card_without_effect_gives_its_room_to_the_picture() -> None:
    face = card_face("P05", scene(four()))
    assert sprite(face, 236, "L") is sprite(face, 236, "M")


def test_corners_tell_what_a_card_counts() -> None:
    here = scene(four())
    corners = {card: card_face(card, here).corner for card in ("P05", "P28", "P30", "P33", "P35")}
    assert corners == {"P05": "4", "P28": "+2", "P30": "\u22122", "P33": "+1", "P35": ""}
    assert card_face("P35", here).corner_sign == Sign("games.firstdeck:star")
    assert card_face("P33", here).mark_words == "+2"


def test_as_many_heads_as_the_number_says() -> None:
    here = scene(four())
    for card, face in samples.faces().items():
        count = face.n or face.wild or face.gob or 1
        assert len(card_face(card, here).signs) == count


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_every_different_face_is_listed_with_its_name(locale: str) -> None:
    found = every_face(
        samples.faces(), names(), locale, lambda key, **args: texts().get(key, locale, **args)
    )
    assert len(found) == 5 * 4 + 2 + 2 + 1 + 3
    assert all(face.name for face in found)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)
@pytest.mark.parametrize("width", [26, 34, 84, 144, 300])
def test_every_game_has_a_back(theme, width: int) -> None:
    assert faces.back(theme, width).size == (width, height_of(width))


@pytest.mark.parametrize("state", ["plain", "playable", "picked", "new", "dimmed", "leaves"])
def test_states_differ_in_grey(state: str) -> None:
    face = card_face("P05", scene(four()))
    theme = read_theme("games.firstdeck")
    pictures = []
    for one in ("plain", state):
        image = Image.new("RGB", (200, 260), theme.panel)
        faces.card(image, Box(28, 28, 144, 202), face, "S", one, badge=None)
        pictures.append(image.convert("L"))
    difference = ImageStat.Stat(ImageChops.difference(*pictures)).mean[0]
    assert difference == 0 if state == "plain" else difference > 2


@pytest.mark.parametrize("count", range(15))
def test_cards_to_be_picked_lie_inside_and_do_not_overlap(count: int) -> None:
    inside = Box(32, 352, 1136, 348)
    boxes = faces.fan(count, inside)
    assert len(boxes) == count
    assert all(inside.holds(box) for box in boxes)
    for at, box in enumerate(boxes):
        assert not any(box.meets(other) for other in boxes[at + 1 :])
    assert len({box.top for box in boxes}) == (0 if not count else 1 if count <= 7 else 2)
