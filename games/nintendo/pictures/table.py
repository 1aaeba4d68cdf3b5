"""The private table: the question, and the cards or characters it is about."""

from collections.abc import Sequence

from PIL import Image

from games.nintendo.pictures import legends, pieces
from games.nintendo.pictures.art import FRAMES
from games.nintendo.pictures.board import coin, stars
from games.nintendo.pictures.faces import printed_of, wide
from games.nintendo.pictures.words import stage, view_of
from games.nintendo.printed import DeckFace
from games.nintendo.view import PieceView, SeatView
from render.kit import faces, marks, paint, parts
from render.kit.geometry import Box, columns
from render.kit.picture import Picture
from render.kit.scene import Scene
from render.kit.text import fit, write
from render.kit.theme import INK, WHITE, word_font

_PLACES = frozenset({"attackers", "block", "host", "target", "sac"})
_PILES = frozenset({"search", "dig", "recall", "raise", "drop"})
ALONE = Box(32, 166, 1136, 530)  # cards where nothing is in play yet
SIDES = Box(0, 526, 1200, 88), Box(0, 618, 1200, 88)  # the other's, mine
LOW_SIDES = Box(0, 570, 1200, 66), Box(0, 640, 1200, 66)  # where the hand needs more room
_FULL, _MANY = 7, 9  # cards of a hand that needs it; that has no pictures
KEY = Box(32, 660, 1136, 44)  # the colours of decks
MOST_WIDE = 12
_ROOMY = 6  # cards that stand side by side with room to spare


def table(scene: Scene) -> Picture:
    """Return what concerns the reader and the open question, 1200x750."""
    image = parts.begin(scene, small=True)
    room = parts.header_small(image, scene, *stage(scene))
    parts.owners(image, scene, room, scene.word("nintendo-picture-you"))
    name = scene.person(scene.seat).shown if scene.seat is not None else ""
    parts.footer(image, scene, scene.word("picture-table", name=name), small=True)
    own = own_panel(scene)
    words = question(scene)
    parts.question(image, scene, Box(32, 84, 760, 62), words)
    kind = asked(scene)
    if kind != "deck":  # coins are dealt after it
        _purse(image, scene, view_of(scene).panels[1 - own.seat], 1168)
        _purse(image, scene, own, 980)
    if kind == "deck":
        _decks(image, scene)
    elif kind in _PLACES:
        field = Box(32, 160, 1136, 540 - (legends.HIGH if scene.legend else 0))
        both_sides(image, scene, field)
        strip = Box(field.left, field.bottom, field.width, legends.HIGH)
        there = [*_in_play(scene, 0), *_in_play(scene, 1)]
        legends.in_play(image, scene, there, strip)
    else:
        shown = _offered(scene) if kind in _PILES else list(dict.fromkeys(own.hand))
        begun = bool(view_of(scene).turn)
        sides = LOW_SIDES if len(shown) >= _FULL else SIDES
        field = ALONE._replace(height=sides[0].top - 14 - ALONE.top)
        field = field if begun else ALONE
        if scene.legend and shown:
            field = field._replace(height=field.height - legends.HIGH)
            strip = Box(field.left, field.bottom + 18, field.width, legends.HIGH - 8)
            legends.of_cards(image, scene, shown, strip)
        hand(image, scene, shown, field, own)
        for seat, band in zip((1 - own.seat, own.seat), sides, strict=True):
            if begun:
                _side(image, scene, view_of(scene).panels[seat], band)
    return Picture(image)


def _purse(image: Image.Image, scene: Scene, panel: SeatView, right: int) -> None:
    """Draw whose coins these are, and how many, up to `right` (px)."""
    words = str(panel.coins)
    left = right - 150
    marks.seat(image, panel.seat, (left, 115), 40)
    coin(image, (left + 50, 115), 22)
    write(image, (left + 80, 115), words, scene.theme.display(48), WHITE)


def own_panel(scene: Scene) -> SeatView:
    """Return the reader's own seat."""
    return view_of(scene).panels[scene.seat or 0]


def asked(scene: Scene) -> str:
    """Return which kind of question is open, "" for none."""
    return scene.decision.kind.partition(".")[2] if scene.decision is not None else ""


def question(scene: Scene) -> str:
    """Return the question in a few words, or who is waited for."""
    if scene.decision is None:
        waited = [one for one in scene.awaited if one not in scene.ready and one != scene.seat]
        return scene.word("picture-waiting", names=scene.listed(waited)) if waited else ""
    kind = asked(scene)
    ids = {option.id for option in scene.decision.options}
    if kind == "main" and "attack" not in ids:
        kind = "peace"
    return scene.word(f"nintendo-picture-question-{kind}")


def _offered(scene: Scene) -> list[str]:
    """Return the cards among which the reader chooses; what a dig shows, copies and all."""
    assert scene.decision is not None
    ids = [option.id.removeprefix("card:") for option in scene.decision.options]
    return [one.partition("#")[0] for one in ids]


def hand(image: Image.Image, scene: Scene, cards: Sequence[str], field: Box, own: SeatView) -> None:
    """Draw cards with their texts, what can be played with its number, the others dimmed."""
    shown = cards[:MOST_WIDE]
    if not shown:
        words = scene.word("nintendo-picture-no-cards")
        write(image, field.middle, words, word_font(40), scene.theme.muted, "centre")
        return
    across = _across(len(shown))
    down = -(-len(shown) // across)
    gap = 26 if across < 5 else 20
    width = min(372, (field.width - gap * (across - 1)) // across)
    between = 26 if down < 3 else 18
    height = min(300, (field.height - between * (down - 1)) // down)
    seen: dict[str, int] = {}
    for at, card in enumerate(shown):
        left = field.left + at % across * (width + gap)
        top = field.top + at // across * (height + between)
        seen[card] = seen.get(card, 0) + 1
        bare = len(shown) >= _MANY
        _card(image, scene, card, Box(left, top, width, height), own, copy=seen[card], bare=bare)


def _across(count: int) -> int:
    """Return how many of so many cards stand side by side: five and six have room for three."""
    return 3 if count in {5, 6} else max(2, min(4, count))


def _card(
    image: Image.Image,
    scene: Scene,
    card: str,
    box: Box,
    own: SeatView,
    *,
    copy: int,
    bare: bool,
) -> None:
    place = f"card:{card}"
    number = scene.badges.get(place)
    picked = place in scene.picks and copy == 1
    theme = scene.theme
    state: faces.State = "picked" if picked else "playable" if number is not None else "plain"
    faces.frame_of(image, box, state, theme, 16)
    wide(image, scene, card, box, bare=bare)
    if number is None and scene.decision is not None and asked(scene) != "mulligan":
        paint.veil(image, box, theme.bottom, 0.5, 16)
        _missing(image, scene, card, box.moved(0, -14) if bare else box, own)
    if number is not None and copy == 1:
        ground = theme.accent if picked else WHITE
        marks.badge(image, (box.right - 18, box.top + 18), number, theme, 27, ground)
    count = own.hand.count(card)
    if count > 1 and asked(scene) not in _PILES:
        at = box.left + 30, box.top + 76
        marks.pill(image, at, f"×{count}", theme, size=26, ground=WHITE, align="centre")


def _missing(image: Image.Image, scene: Scene, card: str, box: Box, own: SeatView) -> None:
    """Say how many coins a card lacks that is too dear, above its numbers; in defence an Action."""
    printed = printed_of(scene, card)
    lacks = printed.cost - own.coins
    if lacks > 0 and (asked(scene) != "defend" or printed.type == "action"):
        words = scene.word("nintendo-picture-lacks", coins=lacks)
        at = box.right - 8, box.top + 2
        marks.pill(image, at, words, scene.theme, size=26, ground=INK, ink=WHITE, align="right")


def _side(image: Image.Image, scene: Scene, panel: SeatView, band: Box) -> None:
    """Draw the stars of a seat and what it has in play in a band along the foot."""
    parts.band(image, band, scene.theme)
    y = band.middle[1]
    marks.seat(image, panel.seat, (48, y), 36)
    stars(image, scene, panel, (80, y), 30)
    room = Box(330, band.top + 8, 838, band.height - 16)
    row(image, scene, _in_play(scene, panel.seat), room, 150)


def _in_play(scene: Scene, seat: int) -> list[PieceView]:
    """Return what a seat has in play; in a full row, what no question is about is left out."""
    chars = pieces.of_seat(scene, seat, "char")
    lasting = [*pieces.of_seat(scene, seat, "event"), *_own_terrain(scene, seat)]
    if len(chars) + len(lasting) > _ROOMY:
        lasting = [one for one in lasting if f"piece:{one.entry}" in scene.badges]
    return [*chars, *lasting]


def _own_terrain(scene: Scene, seat: int) -> list[PieceView]:
    ground = pieces.terrain(scene)
    return [ground] if ground is not None and ground.owner == seat else []


def row(
    image: Image.Image, scene: Scene, shown: Sequence[PieceView], room: Box, widest: int
) -> None:
    """Draw cards in play side by side, narrower where there are many."""
    if not shown:
        return
    gap = 14 if len(shown) <= _ROOMY else 8
    width = min(widest, (room.width - gap * (len(shown) - 1)) // len(shown))
    for at, one in enumerate(shown):
        box = Box(room.left + at * (width + gap), room.top, width, room.height)
        if printed_of(scene, one.card).type == "char":
            pieces.character(image, scene, one, box)
        else:
            pieces.lasting(image, scene, one, box)


def both_sides(image: Image.Image, scene: Scene, field: Box) -> None:
    """Draw what both have in play, the other's above, numbered where it may be picked."""
    own = scene.seat or 0
    high = field.height // 2 - 14
    for at, seat in enumerate((1 - own, own)):
        top = field.top + at * (high + 20)
        marks.seat(image, seat, (field.left + 24, top + high // 2), 44)
        room = Box(field.left + 64, top + 10, field.width - 64, high - 14)
        row(image, scene, _in_play(scene, seat), room, 176)


def _decks(image: Image.Image, scene: Scene) -> None:
    """Draw the decks on offer with their colours, and below which letter is which colour."""
    assert scene.decision is not None
    options = scene.decision.options
    down = -(-len(options) // 2)
    high = min(118, (490 - 14 * (down - 1)) // down)
    boxes = [
        box
        for at in range(down)
        for box in columns(Box(32, 160 + at * (high + 14), 1136, high), 2, 24)
    ]
    for number, (option, box) in enumerate(zip(options, boxes, strict=False), 1):
        picked = option.id in scene.picked
        paint.panel(image, box, scene.theme, active=picked)
        own = option.id.startswith("own:")
        name = scene.say(option.label) if own else scene.name(option.id)
        words, font = fit(name, word_font(min(46, high // 2)), box.width - 230, 24)
        write(image, (box.left + 24, box.middle[1]), words, font, WHITE)
        for place, colour in enumerate(_colours(scene, option.id)):
            middle = box.right - 110 - place * 54, box.middle[1]
            paint.disc(image, middle, min(25, high // 3) + 2, WHITE)
            paint.disc(image, middle, min(25, high // 3), FRAMES[colour])
            write(image, middle, colour, scene.theme.display(min(30, high // 3)), WHITE, "centre")
        ground = scene.theme.accent if picked else WHITE
        at = box.right - 42, box.middle[1]
        marks.badge(image, at, number, scene.theme, min(28, high // 2 - 2), ground)

    for colour, box in zip(FRAMES, columns(KEY, len(FRAMES), 8), strict=True):
        middle = box.left + 18, box.middle[1]
        paint.disc(image, middle, 18, WHITE)
        paint.disc(image, middle, 16, FRAMES[colour])
        write(image, middle, colour, scene.theme.display(22), WHITE, "centre")
        named, font = fit(
            scene.word(f"nintendo-colour-{colour}"), word_font(30), box.width - 44, 22
        )
        write(image, (box.left + 44, box.middle[1]), named, font, scene.theme.muted)


def _colours(scene: Scene, deck: str) -> list[str]:
    """Return the letters of the colours of a deck on offer."""
    if deck.startswith("own:"):
        held = own_panel(scene).own[int(deck.removeprefix("own:")) - 1]
    else:
        printed = scene.faces[deck]
        assert isinstance(printed, DeckFace)
        held = printed.cards
    found = {printed_of(scene, card).colour for card, _ in held}
    return [colour for colour in FRAMES if colour in found]
