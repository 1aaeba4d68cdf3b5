"""What belongs to nobody: draw pile, box, row, and the strip that explains the last contest."""

from collections.abc import Sequence

from PIL import Image

from games.core.data.theme import Colour as Ink
from games.firstdeck.pictures import decks, layout
from games.firstdeck.pictures.faces import STAR, card_face
from games.firstdeck.pictures.words import contest_terms, view_of
from games.firstdeck.view import Contest, Theft
from render.kit import faces, marks, paint, parts
from render.kit.geometry import Box, columns
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.text import fit, measure, wrap_fit, write, write_lines
from render.kit.theme import GOLD, WHITE, mix, name_font, word_font

_IN_A_ROW = 6  # rounds of the final series that stand side by side
_NARROW = 110  # px of a place in which stars are smaller
_LOW = 120  # px of a place that is too low for stars below the shapes


def draw(image: Image.Image, scene: Scene) -> None:
    """Draw the common band."""
    view = view_of(scene)
    if view.stage == "decks":
        decks.offers(image, scene, Box(32, 408, 1536, 232))
        return
    piles(image, scene)
    if view.finals:
        series(image, scene, layout.SERIES)
    else:
        row(image, scene)
    strip(image, scene, layout.STRIP)


def piles(image: Image.Image, scene: Scene) -> None:
    """Draw the draw pile and the sign of the cards out of the game, with their counts."""
    view, theme = view_of(scene), scene.theme
    faces.pile(image, layout.PILE, theme, len(view.pile))
    x, y = layout.BOXED
    marks.paste_middle(image, icon("glyph:archive_outline", 72, theme.muted), (x, y))
    write(image, (x, y + 66), str(len(view.box)), theme.display(44), theme.muted, "centre")


def row(image: Image.Image, scene: Scene) -> None:
    """Draw the row; where a card was taken, the shape of who took it."""
    view = view_of(scene)
    for at, (spot, box) in enumerate(zip(view.row, layout.row_boxes(len(view.row)), strict=True)):
        if not spot.free:
            faces.empty(image, box, scene.theme, spot.taker)
            if spot.boxed:
                tint = mix(scene.theme.panel, scene.theme.muted, 0.6)
                marks.paste_middle(image, icon("glyph:archive_outline", 64, tint), box.middle)
            continue
        new = f"row:{at}" in scene.changed or f"card:{spot.card}" in scene.changed
        faces.card(image, box, card_face(spot.card, scene), "S", "new" if new else "plain")


def strip(image: Image.Image, scene: Scene, box: Box) -> None:
    """Draw who gained what in the last contest, and why."""
    view = view_of(scene)
    if view.contest is None:
        return
    paint.rounded(image, box, 24, scene.theme.panel)
    inner = box.inset(28, 0)
    half = box.height * 94 // 200
    upper = Box(inner.left, box.top + 8, inner.width, half - 8)
    lower = Box(inner.left, box.top + half, inner.width, box.height - half - 6)
    if view.theft is not None:
        _theft(image, scene, view.theft, upper)
    else:
        _result(image, scene, view.contest, upper)
    parts.rule(image, inner.left, inner.right, box.top + half, scene.theme)
    parts.formula(
        image, lower, contest_terms(view.contest), scene.theme, size=min(60, half * 6 // 10)
    )


def _result(image: Image.Image, scene: Scene, contest: Contest, box: Box) -> None:
    """Write "[shape] Castor gagne +2 [star]", with the battle's draws at the right."""
    middle, right = box.middle[1], box.right
    if contest.draws:
        right -= _battle(image, scene, contest.draws, (right, middle)) + 20
    left = box.left
    seats = contest.winners or (contest.fighters if contest.open else ())
    for seat in seats:
        marks.seat(image, seat, (left + 28, middle), 56)
        left += 66
    left += 4
    gain = marks.gain_words(contest.gain) if contest.winners else ""
    font = scene.theme.display(52)
    tail = measure(gain, font) + 64 if gain else 0
    long, short = _verdict(scene, contest)
    words, letters = fit(long, name_font(42), right - left - tail - 14, 32, short)
    left += write(image, (left, middle), words, letters, WHITE) + 18
    if gain:
        left += write(image, (left, middle), gain, font, GOLD) + 6
        marks.paste(image, icon(STAR, 54), (left, middle - 27))


def _verdict(scene: Scene, contest: Contest) -> tuple[str, str]:
    """Return how a contest ended, and a short form of it."""
    if len(contest.winners) == 1:
        name = scene.person(contest.winners[0]).shown
        return scene.word("firstdeck-picture-wins", name=name), name
    if contest.winners:
        word = scene.word("firstdeck-picture-tie")
    else:
        word = scene.word(f"firstdeck-picture-{'fight' if contest.open else 'nobody'}")
    return word, word.split("\u00a0")[0].split(" ")[0]


def _battle(image: Image.Image, scene: Scene, draws: int, right: tuple[int, int]) -> int:
    """Draw crossed swords and the number of battle draws, right-aligned; returns the width."""
    font = scene.theme.display(44)
    width = write(image, right, str(draws), font, scene.theme.muted, "right")
    swords = icon("glyph:sword_cross", 46, scene.theme.muted)
    marks.paste(image, swords, (right[0] - width - 54, right[1] - 23))
    return width + 54


def _theft(image: Image.Image, scene: Scene, theft: Theft, box: Box) -> None:
    """Draw who steals, and from whom it may be."""
    middle = box.middle[1]
    marks.seat(image, theft.thief, (box.left + 28, middle), 56)
    left = box.left + 70
    tail = 66 + 50 * len(theft.targets) + 30
    name = scene.person(theft.thief).shown
    words = scene.word("firstdeck-picture-steals", name=name)
    words, font = fit(words, name_font(42), box.right - left - tail, 20)
    left += write(image, (left, middle), words, font, WHITE) + 12
    marks.paste(image, icon(STAR, 50), (left, middle - 25))
    left += 62
    for seat in theft.targets:
        marks.seat(image, seat, (left + 22, middle), 44)
        left += 50
    write(image, (left, middle), "?", scene.theme.display(48), GOLD)


def series(image: Image.Image, scene: Scene, box: Box) -> None:
    """Draw the rounds of the final series side by side: who won, with what, and the last cards."""
    view = view_of(scene)
    extra = view.last_alone is not None
    boxes = _rounds(box, len(view.finals) + extra)
    for contest, place in zip(view.finals, boxes, strict=False):
        _final_round(image, scene, contest, place)
    if view.last_alone is not None:
        _last_alone(image, scene, view.last_alone, boxes[len(view.finals)])


def _rounds(box: Box, count: int) -> list[Box]:
    """Return a place for each round: in two rows where there are too many for one."""
    if count <= _IN_A_ROW:
        return columns(box, max(4, count), 12)
    high, each = (box.height - 10) // 2, -(-count // 2)
    rows = (box.top, box.top + high + 10)
    return [one for top in rows for one in columns(Box(box.left, top, box.width, high), each, 10)]


def _final_round(image: Image.Image, scene: Scene, contest: Contest, box: Box) -> None:
    theme = scene.theme
    new = f"final:{contest.number}" in scene.changed
    paint.rounded(image, box, 20, theme.panel)
    if new:
        paint.outline(image, box, 20, theme.accent, 6)
    x, (head_y, _, _) = box.middle[0], _lines(box)
    head = scene.word("firstdeck-picture-round-short", round=contest.number)
    words, font = fit(head, word_font(32), box.width - 12, 24, str(contest.number))
    write(image, (x, head_y), words, font, theme.muted, "centre")
    words = marks.gain_words(contest.gain) if contest.winners else "…"
    _gained(image, scene, box, contest.winners or contest.fighters, words, GOLD)


def _last_alone(image: Image.Image, scene: Scene, seat: int, box: Box) -> None:
    """Draw who had cards left when nobody else had: 5 stars, rule FDB-7.5."""
    theme = scene.theme
    paint.rounded(image, box, 20, theme.accent)
    x, (head_y, _, _) = box.middle[0], _lines(box)
    head = scene.word("firstdeck-picture-last-alone")
    largest = word_font(28 if box.height > _LOW else 20)
    lines, font = wrap_fit(head, largest, box.width - 12, 2, 18)  # never cut
    write_lines(image, (x, head_y), lines, font, theme.deep, "centre", leading=0.9)
    _gained(image, scene, box, (seat,), "+5", theme.deep)


def _lines(box: Box) -> tuple[int, int, int]:
    """Return the heights of a round's heading, of who won it, and of what that brought."""
    shares = (16, 46, 80) if box.height > _LOW else (24, 67, 67)
    head, won, gained = (box.top + box.height * share // 100 for share in shares)
    return head, won, gained


def _gained(
    image: Image.Image, scene: Scene, box: Box, seats: Sequence[int], words: str, ink: Ink
) -> None:
    """Draw shapes with stars below; in a low box with stars beside them."""
    x, (_, won, gained) = box.middle[0], _lines(box)
    low = box.height <= _LOW
    size, star = (32, 26) if low else (48, 44) if box.width > _NARROW else (42, 36)
    font = scene.theme.display(size)
    wide = measure(words, font) + star + 4
    room = box.width - 16 - (wide if low else 0)
    px = min(38 if low else 64, room // max(1, len(seats)))
    start = (box.left + 8 + room // 2 if low else x) - px * (len(seats) - 1) // 2
    for at, seat in enumerate(seats):
        marks.seat(image, seat, (start + at * px, won), px)
    left = box.right - 6 - wide if low else x - wide // 2
    left += write(image, (left, gained), words, font, ink) + 4
    marks.paste(image, icon(STAR, star), (left, gained - star // 2))
