"""Close-ups: cards in play and in hand with their whole texts, graveyards, lists of decks."""

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec.structs import replace
from PIL import Image

from games.nintendo.pictures.faces import card_face, read_out, wide
from games.nintendo.pictures.words import stage, view_of
from games.nintendo.words import close_up
from render.kit import faces, marks, parts
from render.kit.design import height_of
from render.kit.geometry import Box, grid
from render.kit.picture import Picture
from render.kit.scene import Scene, Zoom
from render.kit.theme import INK, WHITE

_PAGE = 6  # cards with their texts on one picture, read out in a thousand characters
_NAMED = 200  # px of a card that has room for its whole name
_FIELD = Box(32, 160, 1136, 530)


def zooms(scene: Scene) -> tuple[Zoom, ...]:
    """Return the close-ups there are; the texts of whole decks come last."""
    view = view_of(scene)
    found: list[Zoom] = []
    if scene.seat is not None:
        found += _pages(scene, "hand", scene.seat)
        found += _pages(scene, "spied", 1 - scene.seat)
    for seat in range(len(view.panels)):
        found += _pages(scene, "play", seat)
        found += _pages(scene, "grave", seat)
    listed = [panel.seat for panel in view.panels if panel.counts]
    for seat in listed:
        said = " ".join(scene.say(one) for one in close_up(view, f"deck:{seat}"))
        found.append(Zoom(f"list:{seat}", _title(scene, "list", seat), said))
    for seat in listed:
        found += _pages(scene, "texts", seat)
    return tuple(found)


def _title(scene: Scene, kind: str, seat: int) -> str:
    return scene.word(f"nintendo-picture-zoom-{kind}", name=scene.person(seat).shown)


def _pages(scene: Scene, kind: str, seat: int) -> list[Zoom]:
    """Return the pages with the texts of cards of a kind, as pictures and read out."""
    shown = list(_cards(scene, kind, seat))
    pages = -(-len(shown) // _PAGE)
    title = _title(scene, kind, seat)
    found: list[Zoom] = []
    for page in range(pages):
        said = " ".join(read_out(scene, card) for card in _of_page(shown, page))
        numbered = scene.word("nintendo-picture-zoom-page", title=title, page=page + 1)
        found.append(Zoom(f"{kind}{page or ''}:{seat}", numbered if pages > 1 else title, said))
    return found


def _of_page(shown: Sequence[str], page: int) -> Sequence[str]:
    return shown[page * _PAGE : (page + 1) * _PAGE]


def _cards(scene: Scene, kind: str, seat: int) -> Counter[str]:
    """Return the cards of a kind of close-up in their order, with how many of each there are."""
    panel = view_of(scene).panels[seat]
    match kind:
        case "hand":
            return Counter(panel.hand)
        case "spied":
            return Counter(view_of(scene).spied)
        case "grave":
            return Counter([*panel.grave, *panel.removed])
        case "texts":
            return Counter(dict(panel.counts))
        case _:
            return Counter(one.card for one in view_of(scene).pieces if one.owner == seat)


def zoom(scene: Scene, which: str) -> Picture:
    """Return one close-up, 1200x750. Raises KeyError when there is none of that id."""
    title = {found.id: found.title for found in zooms(scene)}[which]
    image = parts.close_up(scene, title, *stage(scene))
    parts.question(image, scene, Box(32, 84, 1136, 62), title)
    named, _, place = which.partition(":")
    seat = int(place)
    if named == "list":
        _small(image, scene, view_of(scene).panels[seat].counts)
        return Picture(image)
    kind = named.rstrip("0123456789")
    counted = _cards(scene, kind, seat)
    page = int(named.removeprefix(kind) or 0)
    _texts(image, scene, _of_page(list(counted), page), counted)
    return Picture(image)


def _texts(
    image: Image.Image, scene: Scene, cards: Sequence[str], counted: Mapping[str, int]
) -> None:
    """Draw cards with their texts, equal ones once with their number."""
    across = 2 if len(cards) <= 4 else 3
    down = -(-len(cards) // across)
    gap = 18
    width = (_FIELD.width - gap * (across - 1)) // across
    most = 360 if len(cards) <= 2 else 262
    height = min(most, (_FIELD.height - gap * (down - 1)) // down)
    for card, box in zip(cards, grid(len(cards), width, height, _FIELD, gap), strict=True):
        wide(image, scene, card, box, kinds=True)
        _times(image, scene, counted[card], (box.right + 4, box.top + 20))


def _small(image: Image.Image, scene: Scene, counts: Sequence[tuple[str, int]]) -> None:
    """Draw cards small, equal ones once with their number beside their picture's foot."""
    width = 200 if len(counts) <= 10 else 108 if len(counts) <= 27 else 84
    boxes = grid(len(counts), width, height_of(width), _FIELD, 14)
    for (card, count), box in zip(counts, boxes, strict=True):
        face = card_face(scene, card)
        if width < _NAMED:
            face = replace(face, name=scene.short(card) or face.name)
        faces.card(image, box, face, "M")
        _times(image, scene, count, (box.right + 6, box.bottom - width * 53 // 100 - 16))


def _times(image: Image.Image, scene: Scene, count: int, at: tuple[int, int]) -> None:
    """Draw how many of a card there are, up to the right of a place."""
    if count > 1:
        words = f"×{count}"
        marks.pill(image, at, words, scene.theme, size=26, ground=INK, ink=WHITE, align="right")
