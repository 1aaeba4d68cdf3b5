"""Close-ups of JAM: what happened last in words, both teams with their states, the discard pile."""

from PIL import Image

from games.jam.pictures import table
from games.jam.pictures.faces import card_face
from games.jam.pictures.words import stage, team, view_of
from games.jam.words import skater_text, story
from render.kit import faces, parts
from render.kit.geometry import Box, grid
from render.kit.picture import Picture
from render.kit.scene import Scene, Zoom
from render.kit.text import wrap_fit, write_lines
from render.kit.theme import WHITE, word_font


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
            table.squad(image, scene, int(which.partition(":")[2]), Box(32, 168, 1136, 530))
        case _:
            _discard(image, scene)
    return Picture(image)


def _story(image: Image.Image, scene: Scene) -> None:
    """Write what happened, the last things where there are too many."""
    lines = [scene.say(line) for line in story(scene.faces, view_of(scene))][-18:]
    each = 540 // max(6, len(lines))
    for at, line in enumerate(lines):
        wrapped, font = wrap_fit(line, word_font(34, 500), 1136, 2 if each > 56 else 1, 18)
        y = 158 + each * at + each // 2
        write_lines(image, (32, y), wrapped, font, WHITE)


def _discard(image: Image.Image, scene: Scene) -> None:
    """Draw the discard pile in order, the last card last."""
    cards = view_of(scene).discard
    width = 110 if len(cards) <= 27 else 84
    boxes = grid(len(cards), width, faces.height_of(width), Box(32, 168, 1136, 530), 14)
    for card, box in zip(cards, boxes, strict=True):
        faces.card(image, box, card_face(card, scene), "S")
