"""The close-up of a market: what each card can do, and what it would bring the reader's team."""

from PIL import Image

from games.nba.advice.leads import change, mean, signed
from games.nba.advice.sense import Sense
from games.nba.advice.steps import incoming, pays
from games.nba.pictures import own
from games.nba.pictures.parts import signs, skills, tiles
from games.nba.pictures.parts.signs import THEME
from games.nba.pictures.words import view_of
from games.nba.printed import PLACES, Book
from games.nba.view import Market, NbaView
from render.kit import marks, paint
from render.kit.geometry import Box, columns
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.text import fit, measure, write
from render.kit.theme import WHITE, word_font

LINE = Box(32, 82, 1136, 54)
TRACK = Box(32, 142, 1136, 208)
SLOTS = Box(32, 408, 1136, 122)
STRIP = 32  # below a card: what it would bring
PILES = Box(32, 586, 1136, 66)
NOTE = Box(32, 662, 1136, 44)


def draw(image: Image.Image, scene: Scene, market: Market, title: str) -> None:
    """Draw both markets and the piles; to who plays there, what the cards would bring."""
    view = view_of(scene)
    plays = view.reader is not None and view.market(view.reader) == market
    _line(image, scene, title, plays=plays)
    for row, cards in ((TRACK, market.track), (SLOTS, market.slots)):
        for card, box in zip(cards, columns(row, 6, 18), strict=True):
            dim = plays and bool(card) and not _paid(scene, card)
            skills.card(image, scene, card, box, dim=dim)
            if plays and card:
                _strip(image, scene, card, Box(box.left, box.bottom + 4, box.width, STRIP), dim)
    if scene.legend:
        skills.legend(image, scene, NOTE)
    elif plays:
        _note(image, scene)


def _line(image: Image.Image, scene: Scene, title: str, *, plays: bool) -> None:
    """Write the title, and what the reader's hand pays."""
    y, right = LINE.middle[1], LINE.right
    if plays:
        paid = pays(Book(scene.faces), view_of(scene))
        for kind, number in zip(("tactics", "players"), reversed(paid), strict=True):
            words = scene.word(f"nba-picture-pays-{kind}", n=number)
            box = marks.pill(image, (right, y), words, THEME, size=30, ground=THEME.deep,
                             ink=THEME.accent, align="right")  # fmt: skip
            right = box.left - 10
        words, font = scene.word("nba-picture-pays"), word_font(30, 500)
        right -= write(image, (right, y), words, font, THEME.muted, "right") + 20
    shown, font = fit(scene.theme.title(title), THEME.display(44), right - LINE.left, 30)
    write(image, (LINE.left, y), shown, font, WHITE)


def _paid(scene: Scene, card: str) -> bool:
    """Whether the reader's hand can pay a card of the market."""
    book, (players, tactics) = Book(scene.faces), pays(Book(scene.faces), view_of(scene))
    if card.startswith("P"):
        return book.player(card).cost <= players
    return book.tactic(card).cost <= tactics


def _strip(image: Image.Image, scene: Scene, card: str, box: Box, dim: bool) -> None:
    """Draw what a card would bring: dice more than my man has, or the mean of a tactic."""
    view, book = view_of(scene), Book(scene.faces)
    paint.rounded(image, box, 12, THEME.panel)
    if card.startswith("P"):
        _joins(image, scene, view, card, box)
    else:
        found = book.tactic(card)
        glyph = icon(signs.GLYPHS[found.type], 24, THEME.accent)
        marks.paste_middle(image, glyph, (box.left + 20, box.middle[1]))
        words = scene.say(mean(Sense(book).brings(view, card)))
        words = f"−{words}" if found.type == "def" else words
        write(image, (box.right - 12, box.middle[1]), words, THEME.display(30), WHITE, "right")
        lacks = found.cx - own.mine(scene).iq
        short = scene.word("nba-picture-average")
        if lacks > 0:
            short = scene.word("nba-picture-lacks", n=lacks)
        write(image, (box.left + 40, box.middle[1]), short, word_font(26, 500), THEME.muted)
    if dim:
        paint.veil(image, box, tiles.DIM, 0.4, 12)


def _joins(image: Image.Image, scene: Scene, view: NbaView, card: str, box: Box) -> None:
    """Draw in whose place a player would come in, and how many dice more that is."""
    book, coach = Book(scene.faces), own.mine(scene)
    out = Sense(book).leaver(view, card)
    if not out:
        return
    place = PLACES[coach.court.index(out)]
    more = change(book.player(card), book.player(out))
    y, left = box.middle[1], box.left + 10
    left += write(image, (left, y), place, word_font(26, 700), THEME.muted) + 8
    for kind, dice in (("off", more.attack), ("def", more.defence)):
        marks.paste_middle(image, icon(signs.GLYPHS[kind], 24, THEME.accent), (left + 12, y))
        left += 26
        left += write(image, (left, y), signed(dice), THEME.display(28), WHITE) + 8


def _note(image: Image.Image, scene: Scene) -> None:
    """Say what the strips below the cards mean."""
    y, view = NOTE.middle[1], view_of(scene)
    first = scene.word("nba-picture-note-players")
    comes = incoming(view)
    second = scene.word("nba-picture-note-tactics", n=comes)
    font = word_font(28, 500)
    shown, font = fit(f"{first} · {second}", font, NOTE.width, 20)
    write(image, (NOTE.middle[0] - measure(shown, font) // 2, y), shown, font, THEME.muted)
