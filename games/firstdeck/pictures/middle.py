"""What belongs to nobody: draw pile, box, row, and the strip that explains the last contest."""

from PIL import Image

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
    words, font = fit(words, name_font(42), box.right - left - tail, 28)
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
    boxes = columns(box, max(4, len(view.finals) + extra), 12)
    for contest, place in zip(view.finals, boxes, strict=False):
        _final_round(image, scene, contest, place)
    if view.last_alone is not None:
        _last_alone(image, scene, view.last_alone, boxes[len(view.finals)])


def _final_round(image: Image.Image, scene: Scene, contest: Contest, box: Box) -> None:
    theme = scene.theme
    new = f"final:{contest.number}" in scene.changed
    paint.rounded(image, box, 20, theme.panel)
    if new:
        paint.outline(image, box, 20, theme.accent, 6)
    x = box.middle[0]
    head = scene.word("firstdeck-picture-round-short", round=contest.number)
    words, font = fit(head, word_font(32), box.width - 12, 24)
    write(image, (x, box.top + box.height * 15 // 100), words, font, theme.muted, "centre")
    seats = contest.winners or contest.fighters
    px = min(64, (box.width - 16) // max(1, len(seats)))
    start = x - px * (len(seats) - 1) // 2
    for at, seat in enumerate(seats):
        marks.seat(image, seat, (start + at * px, box.top + box.height * 46 // 100), px)
    words = marks.gain_words(contest.gain) if contest.winners else "…"
    foot = x - measure(words, theme.display(48)) // 2 - 22, box.top + box.height * 80 // 100
    width = write(image, foot, words, theme.display(48), GOLD)
    marks.paste(image, icon(STAR, 44), (foot[0] + width + 4, foot[1] - 22))


def _last_alone(image: Image.Image, scene: Scene, seat: int, box: Box) -> None:
    """Draw who had cards left when nobody else had: 5 stars, rule FDB-7.5."""
    theme = scene.theme
    paint.rounded(image, box, 20, theme.accent)
    x = box.middle[0]
    head = scene.word("firstdeck-picture-last-alone")
    lines, font = wrap_fit(head, word_font(28), box.width - 12, 2, 18)  # never cut
    top = x, box.top + box.height * 16 // 100
    write_lines(image, top, lines, font, theme.deep, "centre", leading=0.9)
    marks.seat(image, seat, (x, box.top + box.height * 46 // 100), 64)
    foot = x - measure("+5", theme.display(48)) // 2 - 22, box.top + box.height * 80 // 100
    width = write(image, foot, "+5", theme.display(48), theme.deep)
    marks.paste(image, icon(STAR, 44), (foot[0] + width + 4, foot[1] - 22))
