"""The cards of NBA Deck-Building: players with eight skills, tactics with their dice, Fatigue."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from games.core.data.theme import Colour, rgb
from games.core.face import Face as Printed
from games.nba.pictures.parts import signs
from games.nba.pictures.parts.signs import FAINT, THEME
from games.nba.printed import DICE, SKILLS, Player, Tactic, printed
from render.kit import marks, paint
from render.kit.design import CardDesign, Size
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.text import fit, write
from render.kit.theme import INK, PAPER, WHITE, mix

FRAME = rgb("#5A2B18")
TINT = rgb("#F2D2A4")
JERSEY = rgb("#E8823A")
TIRED = rgb("#4A4652")


def card_face(card: str, scene: Scene, shirt: Colour = JERSEY) -> CardDesign:
    """Return the face of a copy of a card in the scene's language."""
    key = printed(card)
    found = scene.faces[key]
    return face_of(found, scene.name(key), scene.short(key), scene.reader.locale, shirt)


@lru_cache(maxsize=2048)
def face_of(
    found: Printed, name: str, short: str, locale: str, shirt: Colour = JERSEY
) -> CardDesign:
    """Return the face of a printed card; `shirt` is the colour of the jersey."""
    match found:
        case Player():
            return CardDesign(THEME, FRAME, TINT, str(found.value), name=name, short=short,
                        body=_player, printed=found, facts=(locale, *map(str, shirt)))  # fmt: skip
        case Tactic():
            return CardDesign(THEME, FRAME, TINT, str(found.value), name=name, short=short,
                        body=_tactic, printed=found, facts=(locale,))  # fmt: skip
        case _:
            return CardDesign(THEME, TIRED, rgb("#D9D4DE"), name=name, short=short,
                        body=_fatigue)  # fmt: skip


def _field(image: Image.Image, inner: Box, low: int, tint: Colour, *, below: bool) -> Box:
    box = Box(inner.left, inner.top, inner.width, low - inner.top)
    soft = max(2, round(image.width * 0.045))
    paint.rounded(image, box, soft, tint, (True, True, below, below))
    return box


def _player(image: Image.Image, inner: Box, shown: CardDesign, size: Size, scale: float) -> None:
    """Jersey with the place, other places as tags, cost; name and skills on larger cards."""
    card = shown.printed
    assert isinstance(card, Player)
    low = round(image.height * (0.62 if size == "S" else 0.37))
    field = _field(image, inner, low, shown.tint, below=False)
    locale, red, green, blue = shown.facts
    _jersey(image, field, card, (int(red), int(green), int(blue)), scale)
    if card.cost:
        _cost(image, card.cost, size, scale)
    band = Box(0, low, image.width, round((72 if size != "S" else 90) * scale))
    _name(image, band, shown, scale)
    top = band.bottom
    paper = Box(inner.left, top, inner.width, inner.bottom - top)
    soft = max(2, round(image.width * 0.045))
    paint.rounded(image, paper, soft, PAPER, (False, False, True, True))
    if size == "S":
        words, font = fit(" ".join(card.pos), THEME.display(round(48 * scale)), paper.width - 6, 9)
        write(image, paper.middle, words, font, INK, "centre")
        return
    _skills(image, paper, card, locale, scale)


def _jersey(image: Image.Image, field: Box, card: Player, shirt: Colour, scale: float) -> None:
    px = round(min(field.height * 1.04, field.width * 0.58))
    x = field.left + round(field.width * 0.56)
    y = field.bottom - round(px * 0.47)
    marks.paste_middle(image, icon("games.nba:jersey", px, shirt, WHITE), (x, y))
    font = THEME.display(round(px * 0.44))
    write(image, (x, y + round(px * 0.12)), card.pos[0], font, INK, "centre")
    _tags(image, field, card.pos[1:], scale)


def _tags(image: Image.Image, field: Box, places: Sequence[str], scale: float) -> None:
    """Draw the other places of a player as tags, one above the other."""
    wide, high = round(58 * scale), round(42 * scale)
    for line, place in enumerate(places):
        bottom = field.bottom - round(6 * scale) - line * (high + round(5 * scale))
        tag = Box(field.right - round(6 * scale) - wide, bottom - high, wide, high)
        paint.rounded(image, tag, round(10 * scale), FRAME)
        words, letters = fit(place, THEME.display(round(34 * scale)), wide - 4, 8)
        write(image, tag.middle, words, letters, WHITE, "centre")


def _cost(image: Image.Image, cost: int, size: Size, scale: float) -> None:
    """Draw the cost in orange under the value."""
    top, wide = (128, 124) if size == "S" else (108, 104)
    box = Box(round(6 * scale), round(top * scale), round((wide - 6) * scale), round(56 * scale))
    paint.rounded(image, box, round(12 * scale), THEME.accent, (False, False, True, False))
    font = THEME.display(round(50 * scale))
    write(image, box.middle, str(cost), font, INK, "centre")


def _name(image: Image.Image, band: Box, shown: CardDesign, scale: float) -> None:
    """Write the name large: the short one where the long one would have to shrink."""
    words, font = fit(
        shown.name,
        THEME.label(round(52 * scale)),
        band.width - round(22 * scale),
        round(46 * scale),
        shown.short,
    )
    write(image, band.middle, words, font, WHITE, "centre")


def _skills(image: Image.Image, paper: Box, card: Player, locale: str, scale: float) -> None:
    """Draw the eight skills in two rows of four, zeros paler."""
    across, down = paper.width / 4, paper.height / 2
    sign, digits = round(38 * scale), THEME.display(round(54 * scale))
    for place, (key, number) in enumerate(zip(SKILLS, card.skills, strict=True)):
        x = round(paper.left + across * (place % 4 + 0.5))
        top = paper.top + down * (place // 4)
        middle = x, round(top + down * 0.26)
        signs.skill(image, middle, key, sign, locale, tint=THEME.panel)
        ink = INK if number else FAINT
        write(image, (x, round(top + down * 0.73)), str(number), digits, ink, "centre")
    line = Box(paper.left + 6, paper.middle[1] - 1, paper.width - 12, max(1, round(3 * scale)))
    paint.fill(image, line, mix(PAPER, TINT, 0.7))


def _tactic(image: Image.Image, inner: Box, shown: CardDesign, size: Size, scale: float) -> None:
    """Sword or shield, name, the dice kept, complexity and cost."""
    card = shown.printed
    assert isinstance(card, Tactic)
    locale = shown.facts[0]
    low = round(image.height * (0.4 if size == "S" else 0.36))
    field = _field(image, inner, low, shown.tint, below=False)
    px = round(field.height * 0.74)
    glyph = icon(signs.GLYPHS[card.type], px, rgb("#D9682B"))
    marks.paste_middle(image, glyph, (field.left + round(field.width * 0.6), field.middle[1]))
    band = Box(0, low, image.width, round((72 if size != "S" else 84) * scale))
    _name(image, band, shown, scale)
    paper = Box(inner.left, band.bottom, inner.width, inner.bottom - band.bottom)
    soft = max(2, round(image.width * 0.045))
    paint.rounded(image, paper, soft, PAPER, (False, False, True, True))
    _keep(image, paper, card, locale, scale)
    foot = paper.bottom - round(paper.height * 0.23)
    bulb = round(58 * scale)
    x = paper.left + round(46 * scale)
    marks.paste_middle(image, icon("games.nba:game-iq", bulb, THEME.panel, PAPER), (x, foot))
    digits = THEME.display(round(66 * scale))
    write(image, (x + round(44 * scale), foot), str(card.cx), digits, INK)
    if card.cost:
        box = Box(inner.right - round(94 * scale), inner.bottom - round(92 * scale), 0, 0)
        box = box._replace(width=inner.right - box.left, height=inner.bottom - box.top)
        paint.rounded(image, box, round(26 * scale), FRAME, (True, False, False, False))
        write(image, box.middle, str(card.cost), digits, THEME.accent, "centre")


def _keep(image: Image.Image, paper: Box, card: Tactic, locale: str, scale: float) -> None:
    """Draw as many dice as the tactic keeps, in a row."""
    kinds = [kind for kind in DICE for _ in range(card.keep.get(kind, 0))]
    px = round((58 if len(kinds) < 5 else 228 / len(kinds)) * scale)
    step = px + round(8 * scale)
    left = paper.middle[0] - step * (len(kinds) - 1) // 2
    for place, kind in enumerate(kinds):
        middle = left + place * step, paper.top + round(paper.height * 0.3)
        signs.skill(image, middle, kind, px, locale)


def _fatigue(image: Image.Image, inner: Box, shown: CardDesign, size: Size, scale: float) -> None:
    """A battery that is nearly empty: it only takes a place."""
    del size
    low = image.height - round(92 * scale)
    field = _field(image, inner, low, shown.tint, below=False)
    px = round(min(field.width, field.height) * 0.72)
    marks.paste_middle(image, icon("glyph:battery_low", px, TIRED), field.middle)
    _name(image, Box(0, low, image.width, round(86 * scale)), shown, scale)
