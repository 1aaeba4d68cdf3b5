"""The five starting decks on offer, before any card is dealt (rule FDB-1.3)."""

from PIL import Image

from games.firstdeck.pictures.faces import DECK_GLYPHS, deck_cards, head_of
from games.firstdeck.printed import DECKS
from render.kit import marks, paint
from render.kit.geometry import Box, columns, rows
from render.kit.icons import icon
from render.kit.parts import Term
from render.kit.scene import Scene
from render.kit.text import fit, measure, write
from render.kit.theme import INK, PAPER, WHITE


def contents(scene: Scene, deck: str) -> list[Term]:
    """Return how many characters of each family a starting deck holds, and its goblins."""
    counts: dict[str, int] = {}
    for card in deck_cards(scene, deck):
        counts[card.family] = counts.get(card.family, 0) + (card.n or -card.gob)
    ranked = sorted(counts.items(), key=lambda item: -item[1])
    return [
        Term(str(count) if count > 0 else f"\u2212{-count}", head_of(family))
        for family, count in ranked
    ]


def offers(image: Image.Image, scene: Scene, box: Box) -> None:
    """Draw the five decks side by side, as the public board shows them."""
    for deck, place in zip(DECKS, columns(box, len(DECKS), 20), strict=True):
        offer(image, scene, deck, place)


def offer(image: Image.Image, scene: Scene, deck: str, box: Box) -> None:
    """Draw a starting deck: its symbol, its name, what it holds.

    A tall one leaves its upper right to the number of a control.
    """
    theme = scene.theme
    tall = box.height > box.width
    paint.rounded(image, box.moved(0, 6), 20, theme.deep)
    paint.rounded(image, box, 20, PAPER)
    head = box._replace(height=136 if tall else 76)
    paint.rounded(image, head, 20, theme.panel, (True, True, False, False))
    side = 64 if tall else 52
    symbol = icon(DECK_GLYPHS[deck], side, theme.accent)
    marks.paste(image, symbol, (head.left + 18, head.top + 12))
    left, middle = (18, head.top + 108) if tall else (84, head.middle[1])
    words, font = fit(scene.name(deck), theme.display(42), head.width - left - 14, 26)
    write(image, (head.left + left, middle), words, font, WHITE)
    lines = (2, 2, 1) if tall else (2, 3)
    field = Box(box.left, head.bottom, box.width, box.height - head.height)
    _contents(image, scene, contents(scene, deck), field.inset(10, 8), lines)


def _contents(
    image: Image.Image, scene: Scene, terms: list[Term], box: Box, lines: tuple[int, ...]
) -> None:
    """Draw the counts in lines of so many, the largest families first."""
    start = 0
    for across, place in zip(lines, rows(box, len(lines), 4), strict=True):
        cells = columns(place, max(2, across), 4)
        for term, cell in zip(terms[start : start + across], cells, strict=False):
            _count(image, scene, term, cell)
        start += across


def _count(image: Image.Image, scene: Scene, term: Term, cell: Box) -> None:
    """Draw a number and a head behind it in the middle of a cell."""
    px = min(cell.height, round(cell.width * 0.54), 96)
    font = scene.theme.display(round(px * 0.78))
    words, font = fit(term.number, font, cell.width - px - 4, 20)
    width = measure(words, font) + 4 + px
    left = cell.left + (cell.width - width) // 2
    write(image, (left, cell.middle[1]), words, font, INK)
    marks.paste(image, icon(term.picture, px), (left + width - px, cell.middle[1] - px // 2))
