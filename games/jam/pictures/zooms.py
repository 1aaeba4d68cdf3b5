"""Close-ups of JAM: what happened last in words, both teams with their states, the discard pile."""

from collections.abc import Sequence

from PIL import Image

from games.core.data.theme import Font
from games.jam.pictures import table
from games.jam.pictures.faces import card_face
from games.jam.pictures.words import stage, team, view_of
from games.jam.words import skater_text, story
from render.kit import faces, parts
from render.kit.design import height_of
from render.kit.geometry import Box, grid
from render.kit.picture import Picture
from render.kit.scene import Scene, Zoom
from render.kit.text import wrap, write_lines
from render.kit.theme import WHITE, word_font

STORY = Box(32, 156, 1136, 546)
SIZES = (38, 34, 31, 28)  # px of its words, the largest at which all has room
GAP = 6  # px between two things told


def zooms(scene: Scene) -> tuple[Zoom, ...]:
    """Return the close-ups there are: the last turn, the teams, the discard pile."""
    view = view_of(scene)
    found: list[Zoom] = []
    if view.story:
        said = " ".join(scene.say(line) for line in story(scene.faces, view))
        found.append(Zoom("story", scene.word("jam-picture-story"), said))
    for seat, side in enumerate(view.sides):
        if side.team:
            lines = (skater_text(scene.faces, view, seat, one) for one in side.squad)
            found.append(Zoom(f"seat:{seat}", team(scene, seat), " ".join(map(scene.say, lines))))
    if view.discard:
        names = ", ".join(scene.name(card) for card in view.discard)
        found.append(Zoom("discard", scene.word("jam-picture-discard"), names))
    return tuple(found)


def zoom(scene: Scene, which: str) -> Picture:
    """Return one close-up, 1200x750. Raises KeyError when there is none of that id."""
    title = {found.id: found.title for found in zooms(scene)}[which]
    image = parts.close_up(scene, title, *stage(scene))
    parts.question(image, scene, Box(32, 84, 1136, 62), title)
    match which.partition(":")[0]:
        case "story":
            _story(image, scene)
        case "seat":
            table.squad(
                image, scene, int(which.partition(":")[2]), Box(32, 168, 1136, 530), posts=True
            )
        case _:
            _discard(image, scene)
    return Picture(image)


def _story(image: Image.Image, scene: Scene) -> None:
    """Write what happened, the last things where there are too many.

    Cards that are turned up are left out: what they do names them again.
    """
    told = [line for line in story(scene.faces, view_of(scene)) if line.id != "jam-turned"]
    lines = [scene.say(line) for line in told]
    font = next((one for one in map(_font, SIZES) if _fits(lines, one)), _font(SIZES[-1]))
    while not _fits(lines, font):
        lines.pop(0)
    y = STORY.top
    for line in lines:
        wrapped = wrap(line, font, STORY.width, 2)
        high = len(wrapped) * _step(font)
        write_lines(image, (STORY.left, y + high // 2), wrapped, font, WHITE)
        y += high + GAP


def _font(size: int) -> Font:
    return word_font(size, 500)


def _step(font: Font) -> int:
    return font.size * 5 // 4


def _fits(lines: Sequence[str], font: Font) -> bool:
    """Whether all lines have room, wrapped where they are long."""
    rows = sum(len(wrap(line, font, STORY.width, 2)) for line in lines)
    return rows * _step(font) + len(lines) * GAP <= STORY.height


def _discard(image: Image.Image, scene: Scene) -> None:
    """Draw the discard pile in order, the last card last."""
    cards = view_of(scene).discard
    width = 110 if len(cards) <= 27 else 84
    boxes = grid(len(cards), width, height_of(width), Box(32, 168, 1136, 530), 14)
    for card, box in zip(cards, boxes, strict=True):
        faces.card(image, box, card_face(card, scene), "S")
