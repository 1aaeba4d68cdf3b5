"""Close-ups: a seat, the middle of the table, the draw pile, the cards out of the game."""

from collections.abc import Sequence

from PIL import Image

from games.firstdeck.pictures import layout, middle
from games.firstdeck.pictures.board import card_state
from games.firstdeck.pictures.coming import strip
from games.firstdeck.pictures.faces import KINDS, STAR, card_face, head_of, kind_of, printed
from games.firstdeck.pictures.table import size_of
from games.firstdeck.pictures.words import stage, view_of, worth_terms
from games.firstdeck.view import SeatView
from games.firstdeck.words import close_up
from render.kit import faces, marks, paint, parts
from render.kit.design import height_of
from render.kit.geometry import Box, step_of
from render.kit.picture import Picture
from render.kit.scene import Scene, Zoom
from render.kit.text import fit, write
from render.kit.theme import WHITE, word_font

_KINDS = tuple(KINDS)
_LOW = Box(0, 534, 1200, 176)  # the deck, and the cards already played


def zooms(scene: Scene) -> tuple[Zoom, ...]:
    """Return the close-ups there are, seats first."""
    seats = {f"seat:{seat}": scene.person(seat).name for seat in range(view_of(scene).seats)}
    titles = {
        **seats,
        "middle": scene.word("firstdeck-picture-common"),
        "pile": scene.word("firstdeck-picture-pile"),
        "box": scene.word("firstdeck-picture-box"),
    }
    return tuple(Zoom(which, title, _said(scene, which)) for which, title in titles.items())


def _said(scene: Scene, which: str) -> str:
    """Return what a close-up shows, in sentences."""
    return " ".join(scene.say(line) for line in close_up(scene.faces, view_of(scene), which))


def zoom(scene: Scene, which: str) -> Picture:
    """Return one close-up, 1200x750. Raises KeyError when there is none of that id."""
    titles = {one.id: one.title for one in zooms(scene)}
    title = titles[which]
    view = view_of(scene)
    image = parts.close_up(scene, title, *stage(scene))
    kind, _, seat = which.partition(":")
    match kind:
        case "seat":
            _seat(image, scene, view.panels[int(seat)])
        case "middle":
            _middle(image, scene)
        case "pile":
            _many(image, scene, "pile-left", view.pile)
        case _:
            _many(image, scene, "box-count", view.box)
    return Picture(image)


def _seat(image: Image.Image, scene: Scene, panel: SeatView) -> None:
    """Draw a seat: name, stars, value as a sum, cards in play with names, deck, spent cards."""
    theme = scene.theme
    parts.seat_name(image, scene, panel.seat, Box(32, 88, 620, 64))
    marks.number_icon(image, (690, 120), STAR, str(panel.stars), theme, px=56, size=64)
    won = scene.word("firstdeck-picture-won", count=panel.won)
    words, font = fit(won, word_font(36, 500), 300, 28)
    write(image, (1168, 120), words, font, theme.muted, "right")
    _table(image, scene, panel, Box(32, 160, 1000, 288))
    if panel.worth is not None and panel.table:
        won_it = panel.role in {"winner", "cowinner"}
        head = head_of(panel.worth.family)
        value = str(panel.worth.value)
        well = Box(1056, 164, 112, 280)
        parts.plaque(image, well, value, theme, picture=head, won=won_it, size=96)
        line = Box(32, 456, 1136, 70)
        parts.formula(image, line, worth_terms(panel.worth), theme, size=46)
    parts.band(image, _LOW, theme)
    word = "my-deck" if panel.ordered else "deck"
    spent = len(panel.spent)
    share = 1136 if not spent else 640
    strip(
        image,
        scene,
        Box(32, _LOW.top, share, _LOW.height),
        scene.word(f"firstdeck-picture-{word}"),
        panel.deck,
    )
    if spent:
        strip(
            image,
            scene,
            Box(32 + 688, _LOW.top, 448, _LOW.height),
            scene.word("firstdeck-picture-spent"),
            panel.spent,
        )


def _table(image: Image.Image, scene: Scene, panel: SeatView, room: Box) -> None:
    count = len(panel.table)
    if not count:
        words = scene.word("firstdeck-picture-nothing")
        write(image, room.middle, words, word_font(44, 500), scene.theme.muted, "centre")
        return
    width = 198 if count < 6 else 170 if count < 9 else 124
    step = step_of(count, width, room.width, 16)
    top = room.top + (room.height - height_of(width)) // 2
    for at, card in enumerate(panel.table):
        box = Box(room.left + at * step, top, width, height_of(width))
        shown = step if at + 1 < count and step < width else None
        face, state = card_face(card.id, scene), card_state(card, scene)
        size = size_of(width) if shown is None else "S"
        ground = scene.theme.top
        faces.card(image, box, face, size, state, shown=shown, ground=ground)


def _middle(image: Image.Image, scene: Scene) -> None:
    """Draw the row with names and effects, and the last contest."""
    view = view_of(scene)
    room = Box(32, 88, 1136, 360)
    if view.finals:
        middle.series(image, scene, Box(32, 110, 1136, 300))
    elif not view.row:
        words = scene.word("firstdeck-picture-nothing")
        write(image, room.middle, words, word_font(44, 500), scene.theme.muted, "centre")
    else:
        boxes = layout.choice_boxes(len(view.row), room)
        for spot, box in zip(view.row, boxes, strict=True):
            if spot.free:
                faces.card(image, box, card_face(spot.card, scene), size_of(box.width))
            else:
                faces.empty(image, box, scene.theme, spot.taker)
    middle.strip(image, scene, Box(32, 474, 780, 216))
    side = Box(836, 474, 332, 216)
    paint.rounded(image, side, 24, scene.theme.panel)
    _count(image, scene, "pile", len(view.pile), (side.left + 24, side.top + 62))
    _count(image, scene, "box", len(view.box), (side.left + 24, side.top + 154))


def _count(image: Image.Image, scene: Scene, what: str, count: int, at: tuple[int, int]) -> None:
    """Write what is counted, and the number at the right."""
    left, y = at
    words, font = fit(scene.word(f"firstdeck-picture-{what}"), word_font(40), 200, 30)
    write(image, (left, y), words, font, scene.theme.muted)
    write(image, (left + 284, y), str(count), scene.theme.display(56), WHITE, "right")


def _many(image: Image.Image, scene: Scene, word: str, cards: Sequence[str]) -> None:
    """Draw many cards in a grid, equal ones together."""
    head = scene.word(f"firstdeck-picture-{word}", count=len(cards))
    words, font = fit(scene.theme.title(head), scene.theme.display(46), 1136, 30)
    write(image, (32, 120), words, font, WHITE)
    ordered = sorted(cards, key=lambda card: _rank(scene, card))
    room = Box(32, 160, 1136, 536)
    if not ordered:
        words = scene.word("firstdeck-picture-nothing")
        write(image, room.middle, words, word_font(44, 500), scene.theme.muted, "centre")
        return
    for card, box in zip(ordered, layout.fitted_grid(len(ordered), room), strict=True):
        faces.card(image, box, card_face(card, scene), size_of(box.width))


def _rank(scene: Scene, card: str) -> tuple[int, int, str]:
    """Return what cards are sorted by: kind, number, id."""
    face = printed(scene, card)
    return _KINDS.index(kind_of(face)), face.n or face.wild or face.gob, card
