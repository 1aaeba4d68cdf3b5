"""A moment of the film of a turn: the track, the Times, and what has just happened in words."""

from PIL import Image

from games.jam.pictures import layout, skaters, track
from games.jam.pictures.board import times
from games.jam.pictures.words import stage, view_of
from render.kit import marks, paint, parts
from render.kit.geometry import Box
from render.kit.picture import Picture
from render.kit.scene import Scene
from render.kit.text import fit, wrap_fit, write, write_lines
from render.kit.theme import WHITE, name_font, word_font

CAPTION = Box(32, 624, 1136, 118)
LINES = 3  # of the caption


def shot(scene: Scene) -> Picture:
    """Return one picture of the film, 1200x750."""
    image = parts.begin(scene, small=True)
    parts.header_small(image, scene, *stage(scene))
    track.draw(image, scene, layout.SHOT, scene.marks)
    _infield(image, scene, layout.infield(layout.SHOT))
    _caption(image, scene, CAPTION)
    return Picture(image)


def _infield(image: Image.Image, scene: Scene, box: Box) -> None:
    """Draw the Times, and below them points and LEAD of both sides."""
    view, theme = view_of(scene), scene.theme
    paint.framed(image, box, 40, theme.bottom, WHITE, 4)
    times(image, scene, (box.left + 40, box.top + 36))
    y = box.bottom - 32
    half = (box.width - 40) // 2
    for seat, side in enumerate(view.sides):
        left = box.left + 40 + seat * half
        marks.seat(image, seat, (left, y), 40)
        left += 32 + write(image, (left + 32, y), str(side.points), theme.display(46), WHITE)
        if view.lead == seat:
            skaters.star(image, (left + 30, y), 20)
            left += 50
        room = box.left + 30 + (seat + 1) * half - left - 14
        words, font = fit(scene.person(seat).shown, name_font(34), room, 24)
        write(image, (left + 14, y), words, font, theme.muted)


def _caption(image: Image.Image, scene: Scene, box: Box) -> None:
    """Write what has just happened; of the cards of a Time as many as there is room for."""
    said = " ".join(scene.say(one) for one in scene.said) or scene.word("jam-picture-ways")
    paint.rounded(image, box, 20, scene.theme.panel)
    laid = scene.heading is not None and not view_of(scene).time
    lines, font = wrap_fit(said, word_font(36, 500), box.width - 40, LINES - 1, 32)
    if any(line.endswith("…") for line in lines):  # three lines leave room above and below them
        lines, font = wrap_fit(said, word_font(32, 500), box.width - 40, LINES, 32 if laid else 28)
    cut = any(line.endswith("…") for line in lines)
    if cut and laid and scene.heading is not None:  # the tags on the track show the rest
        lines, font = [scene.say(scene.heading)], word_font(36, 500)
    write_lines(image, (box.left + 20, box.middle[1]), lines, font, WHITE)
