"""The public board of JAM: scores, the track, Times and piles in the infield."""

from PIL import Image

from games.jam.film import ways
from games.jam.pictures import layout, track
from games.jam.pictures.words import climax, stage, team, view_of
from games.jam.printed import TIMES
from render.kit import faces, marks, paint, parts
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.picture import Picture
from render.kit.scene import Scene
from render.kit.text import fit, measure, wrap_fit, write, write_lines
from render.kit.theme import GOLD, INK, WHITE, mix, name_font, word_font

SCORES = (Box(32, 112, 758, 84), Box(810, 112, 758, 84))


def board(scene: Scene) -> Picture:
    """Return the whole public table, 1600x1000."""
    image = parts.begin(scene)
    parts.header(image, scene, *stage(scene))
    parts.footer(image, scene, scene.word("jam-picture-remark"))
    for seat, box in enumerate(SCORES):
        score(image, scene, seat, box)
    track.draw(image, scene, layout.BOARD, ways(view_of(scene)))
    infield(image, scene, layout.infield(layout.BOARD))
    return Picture(image)


def score(image: Image.Image, scene: Scene, seat: int, box: Box) -> None:
    """Draw a side: shape, team, hand, passes, LEAD, points."""
    view, theme = view_of(scene), scene.theme
    side = view.sides[seat]
    won = any(seat in row.seats for row in scene.standings if row.place == 1)
    paint.panel(image, box, theme, active=won)
    y = box.middle[1]
    marks.seat(image, seat, (box.left + 46, y), 56)
    if seat in scene.awaited and seat not in scene.ready:
        marks.hourglass(image, (box.left + 70, y + 22), theme, 16)
    elif seat in scene.ready:
        marks.ready(image, (box.left + 70, y + 22), theme, 16)
    well = Box(box.right - 150, box.top + 6, 144, box.height - 12)
    paint.rounded(image, well, 18, theme.deep)
    write(image, well.middle, str(side.points), theme.display(64), WHITE, "centre")
    right = well.left - 20
    gain = scene.changed.get(f"points:{seat}")
    if gain is not None and gain.gain:
        pill = marks.pill(image, (right, y), marks.gain_words(gain.gain), theme, align="right")
        right = pill.left - 16
    if view.lead == seat:
        marks.glyph_disc(image, (right - 24, y), "glyph:star", INK, GOLD, radius=24, ring=GOLD)
        right -= 64
    hand = str(side.hand)
    width = 46 + measure(hand, theme.display(40))
    picture = icon("glyph:cards_outline", 38, theme.muted)
    marks.paste_middle(image, picture, (right - width + 19, y))
    write(image, (right, y), hand, theme.display(40), theme.muted, "right")
    words, font = fit(team(scene, seat), name_font(40), right - width - box.left - 110, 26)
    write(image, (box.left + 90, y), words, font, WHITE)
    if side.conceded:
        marks.paste_middle(image, icon("glyph:flag_variant", 44, WHITE), (box.left + 46, y))


def infield(image: Image.Image, scene: Scene, box: Box) -> None:
    """Draw the five Times, the piles, and what counted most of what happened last."""
    view, theme = view_of(scene), scene.theme
    paint.framed(image, box, 60, theme.bottom, WHITE, 5)
    y = box.top + 52
    times(image, scene, (box.left + 36, y))
    right = box.right - 36
    for glyph, count in (("glyph:tray_arrow_down", len(view.discard)), ("", view.pile)):
        number = str(count)
        right -= write(image, (right, y), number, theme.display(40), WHITE, "right") + 8
        picture = icon(glyph, 38, theme.muted) if glyph else faces.back(theme, 30)
        marks.paste_middle(image, picture, (right - 20, y))
        right -= 56
    parts.rule(image, box.left + 36, box.right - 36, box.top + 92, theme)
    _last(image, scene, Box(box.left + 36, box.top + 96, box.width - 72, box.height - 108))


def times(image: Image.Image, scene: Scene, at: tuple[int, int]) -> None:
    """Draw the five Times in a line, 510 px wide."""
    words, font = scene.word("jam-picture-times"), word_font(40)
    left = at[0] + write(image, at, words, font, scene.theme.muted) + 24
    for time in range(1, TIMES + 1):
        _time(image, scene, (left + 34 + (time - 1) * 78, at[1]), time)


def _time(image: Image.Image, scene: Scene, middle: tuple[int, int], time: int) -> None:
    """Draw a Time: the present one in the accent, those gone by darker."""
    theme, now = scene.theme, view_of(scene).time
    ground = theme.accent if time == now else mix(theme.panel, theme.deep, 0.6 if time < now else 0)
    ink = INK if time == now else mix(WHITE, theme.deep, 0.5) if time < now else WHITE
    paint.disc(image, middle, 33, ground)
    write(image, middle, str(time), theme.display(42), ink, "centre")


def _last(image: Image.Image, scene: Scene, box: Box) -> None:
    words = climax(scene)
    held = track.prison(scene)
    if held:
        prison = scene.word("jam-picture-prison", skaters=held)
        words = f"{prison} · {words}" if words else prison
    if words:
        lines, font = wrap_fit(words, word_font(34, 500), box.width, 2, 22)
        if len(lines) > 1:
            font = font.sized(min(font.size, 28))
        write_lines(image, (box.left, box.middle[1]), lines, font, WHITE)
