"""Who stays on the bench: the cards, what the others are worth, and what that beats."""

from PIL import Image

from games.allstar.pictures.faces import THEME, arena_of
from games.allstar.pictures.layout import CHOICES, TAG, choice_boxes
from games.allstar.pictures.parts import pieces, tickets
from games.allstar.pictures.words import criterion, pays, view_of, word
from games.allstar.reasons import FIVE, best_of, greater, lesser
from games.allstar.view import Group
from games.core.decision import Option, named
from render.kit import marks, paint
from render.kit.geometry import Box
from render.kit.scene import Scene
from render.kit.text import fit, write
from render.kit.theme import INK, WHITE, word_font

CARDS = CHOICES._replace(height=CHOICES.height - TAG - 28)
PANEL = Box(32, 456, 392, 244)
ARENA = Box(440, 456, 728, 244)


def out(scene: Scene) -> tuple[str, ...]:
    """Return the cards that are named to stay on the bench."""
    assert scene.decision is not None
    return named(scene.decision, scene.picked)


def others(scene: Scene, card: str) -> Group:
    """Return what a team of all cards but one shows."""
    assert scene.decision is not None
    view = view_of(scene)
    team = [one.id for one in scene.decision.options if one.id != card]
    return best_of(scene.faces, view.criteria, view.species, team)


def single(scene: Scene) -> bool:
    """Whether a single card stays: then each shows what the five others are worth."""
    return scene.decision is not None and len(scene.decision.options) == FIVE + 1


def values(image: Image.Image, scene: Scene) -> None:
    """Draw below each card what the others are worth if it stays; it is lit where it does."""
    assert scene.decision is not None
    options = scene.decision.options
    for option, card in zip(options, choice_boxes(len(options), CARDS), strict=True):
        box = Box(card.left - 6, CHOICES.bottom - TAG, card.width + 12, TAG - 4)
        lit = option.id in out(scene)
        paint.rounded(image, box, 20, THEME.accent if lit else THEME.deep)
        group = others(scene, option.id)
        left = box.middle[0] - (pieces.formula_width(group, 44) + 50) // 2
        ink = INK if lit else WHITE
        left += pieces.formula(image, (left, box.middle[1]), group, 44, ink=ink)
        words = pieces.medal_words(scene, group.medal)
        pieces.medal(image, (left + 34, box.middle[1] + 6), group.medal, words, 19)


def round_one(image: Image.Image, scene: Scene) -> None:
    """Draw what the team beats without the card that stays, and the one arena in words."""
    assert scene.decision is not None
    staying = [one for one in scene.decision.options if one.id in out(scene)]
    paint.rounded(image, PANEL, 18, THEME.panel)
    if staying:
        paint.outline(image, PANEL, 18, THEME.accent, 6)
        _beats(image, scene, staying[0])
    else:
        equal(image, scene, PANEL)
    _arena(image, scene)


def _beats(image: Image.Image, scene: Scene, option: Option) -> None:
    """Draw the two neighbours of the team in the order of strength (rule ASD-5.4)."""
    assert scene.decision is not None
    number = scene.decision.options.index(option) + 1
    head = word(scene, "without", number=number, card=scene.name(option.id))
    left, top = PANEL.left + 24, PANEL.top
    words, font = fit(head, word_font(38, 700), PANEL.width - 48, 26)
    write(image, (left, top + 50), words, font, WHITE)
    view, group = view_of(scene), others(scene, option.id)
    for y, near, before, after in (
        (top + 124, lesser(group, view.criteria, view.species), "beats", "and-below"),
        (top + 194, greater(group, view.criteria, view.species), "loses", "and-above"),
    ):
        if near is None:
            continue
        at = left
        at += 14 + write(image, (at, y), word(scene, before), word_font(34, 500), THEME.muted)
        at += 14 + pieces.formula(image, (at, y), near, 46)
        room = PANEL.right - 16 - at
        words, font = fit(word(scene, after), word_font(32, 500), room, 22)
        write(image, (at, y), words, font, THEME.muted)


def equal(image: Image.Image, scene: Scene, box: Box) -> None:
    """Draw the criteria in the order in which they decide at equal Power, with their medals."""
    left = box.left + 24
    write(image, (left, box.top + 40), word(scene, "equal"), word_font(36, 700), WHITE)
    for medal, one in enumerate(view_of(scene).criteria):
        y = box.top + 96 + medal * 52
        pieces.medal(image, (left + 20, y + 4), medal, pieces.medal_words(scene, medal), 19)
        write(image, (left + 56, y), criterion(scene, one), word_font(34, 500), THEME.muted)


def _arena(image: Image.Image, scene: Scene) -> None:
    """Draw the arena of round 1: its rule in words, the pay of each rank, the best one lit."""
    view = view_of(scene)
    arena = view.arenas[0]
    printed = arena_of(scene, arena)
    paint.rounded(image, ARENA, 18, THEME.panel)
    left, y = ARENA.left + 22, ARENA.top + 50
    name, font = fit(scene.name(arena), THEME.display(44), 300, 28)
    left += 22 + write(image, (left, y), name, font, THEME.accent)
    words, font = fit(pays(scene, printed), word_font(38, 600), ARENA.right - 70 - left, 26)
    write(image, (left, y), words, font, WHITE)
    marks.paste_middle(image, tickets.fans(34), (ARENA.right - 40, y))
    combo = bool(printed.combo)
    if combo:
        tickets.combo(image, printed, (ARENA.left + 22, ARENA.top + 108), 34)
    top = ARENA.top + (140 if combo else 112)
    room = Box(ARENA.left + 22, top, ARENA.width - 44, ARENA.bottom - 22 - top)
    best = max(printed.points[: view.seats])
    boxes = tickets.pay_boxes(room)
    for rank, (points, box) in enumerate(zip(printed.points, boxes, strict=True), 1):
        if rank > view.seats:
            break
        lit = points == best
        paint.rounded(image, box, 16, THEME.accent if lit else THEME.deep)
        y, label = box.middle[1], word(scene, "rank", rank=rank)
        write(image, (box.left + 10, y), label, word_font(30, 500), INK if lit else THEME.muted)
        font = THEME.display(50)
        write(image, (box.right - 10, y), str(points), font, INK if lit else WHITE, "right")
