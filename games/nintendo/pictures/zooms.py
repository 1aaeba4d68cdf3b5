"""Close-ups: cards in play and in hand with their whole texts, graveyards, lists of decks."""

from collections import Counter
from collections.abc import Sequence

from PIL import Image

from games.nintendo.pictures.faces import card_face, wide
from games.nintendo.pictures.words import stage, view_of
from games.nintendo.words import close_up
from render.kit import faces, marks, parts
from render.kit.geometry import Box, grid
from render.kit.picture import Picture
from render.kit.scene import Scene, Zoom

_PAGE = 9  # cards with their texts on one picture
_FIELD = Box(32, 160, 1136, 530)


def zooms(scene: Scene) -> tuple[Zoom, ...]:
    """Return the close-ups there are."""
    view = view_of(scene)
    found: list[Zoom] = []
    if scene.seat is not None and view.panels[scene.seat].hand:
        found.append(_named(scene, "hand", scene.seat))
    for seat, panel in enumerate(view.panels):
        shown = _in_play(scene, seat)
        for page in range(-(-len(shown) // _PAGE)):
            found.append(_named(scene, f"play{page or ''}", seat))
        if panel.grave or panel.removed:
            found.append(_named(scene, "grave", seat))
        if panel.counts:
            found.append(_named(scene, "list", seat))
    return tuple(found)


def _named(scene: Scene, kind: str, seat: int) -> Zoom:
    name = scene.person(seat).shown
    title = scene.word(f"nintendo-picture-zoom-{kind.rstrip('123')}", name=name)
    which = "deck" if kind == "list" else "seat"
    said = " ".join(scene.say(one) for one in close_up(view_of(scene), f"{which}:{seat}"))
    return Zoom(f"{kind}:{seat}", title, said)


def zoom(scene: Scene, which: str) -> Picture:
    """Return one close-up, 1200x750. Raises KeyError when there is none of that id."""
    title = {found.id: found.title for found in zooms(scene)}[which]
    image = parts.close_up(scene, title, *stage(scene))
    parts.question(image, scene, Box(32, 84, 1136, 62), title)
    kind, _, seat = which.partition(":")
    panel = view_of(scene).panels[int(seat)]
    match kind:
        case "hand":
            _texts(image, scene, list(dict.fromkeys(panel.hand)))
        case "grave":
            _small(image, scene, [*panel.grave, *panel.removed])
        case "list":
            _small(image, scene, [card for card, n in panel.counts for _ in range(n)])
        case _:
            page = int(kind.removeprefix("play") or 0)
            _texts(image, scene, _in_play(scene, int(seat))[page * _PAGE : (page + 1) * _PAGE])
    return Picture(image)


def _in_play(scene: Scene, seat: int) -> list[str]:
    """Return the cards that a seat has in play, each once."""
    return list(dict.fromkeys(one.card for one in view_of(scene).pieces if one.owner == seat))


def _texts(image: Image.Image, scene: Scene, cards: Sequence[str]) -> None:
    across = 2 if len(cards) <= 4 else 3 if len(cards) <= 9 else 4
    down = -(-len(cards) // across)
    gap = 18
    width = (_FIELD.width - gap * (across - 1)) // across
    height = min(262, (_FIELD.height - gap * (down - 1)) // down)
    for card, box in zip(cards, grid(len(cards), width, height, _FIELD, gap), strict=True):
        wide(image, scene, card, box, kinds=True)


def _small(image: Image.Image, scene: Scene, cards: Sequence[str]) -> None:
    """Draw cards small, equal ones once with their number."""
    counted = Counter(cards)
    width = 200 if len(counted) <= 10 else 108 if len(counted) <= 27 else 84
    boxes = grid(len(counted), width, faces.height_of(width), _FIELD, 14)
    for (card, count), box in zip(counted.items(), boxes, strict=True):
        faces.card(image, box, card_face(scene, card), "M")
        if count > 1:
            at = box.middle[0], box.bottom - 6
            marks.pill(image, at, f"×{count}", scene.theme, size=26, align="centre")
