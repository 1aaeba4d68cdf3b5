"""The private table: the question, what may be picked with its numbers, my own things."""

from collections.abc import Sequence

from PIL import Image

from games.nba.pictures import menu, own
from games.nba.pictures.faces import card_face
from games.nba.pictures.parts import rolls, tiles
from games.nba.pictures.parts.signs import THEME
from games.nba.pictures.words import full, stage, view_of
from games.nba.printed import is_player, is_tactic
from render.kit import faces, marks, paint, parts
from render.kit.design import height_of
from render.kit.faces import State
from render.kit.geometry import Box, columns
from render.kit.icons import icon
from render.kit.picture import Picture
from render.kit.scene import Scene
from render.kit.text import write
from render.kit.theme import SEATS, word_font

LINE = Box(32, 80, 1136, 64)
ROOM = Box(32, 152, 1136, 366)  # the cards asked about
OWN = 534  # where my own things begin at the latest
_DRAFTED = Box(32, 624, 1136, 74)  # drafted cards, while there is no court yet
_FIRST = 146  # a first starter below the second one
_DICE = {"reroll", "reroll_def", "keep_dice"}
_WITHOUT_FIVE = {*_DICE, "target", "overtime", "refresh"}  # it does not matter who they are
_ABOUT_HAND = {"hold", "remove", "pay_player", "pay_tactic", "prep_off", "prep_def"}


def table(scene: Scene) -> Picture:
    """Return what concerns the reader and the open question, 1200x750."""
    scene = full(scene)
    image = parts.begin(scene, small=True)
    parts.header_small(image, scene, *stage(scene))
    parts.footer(image, scene, scene.whose(), small=True)
    kind = scene.decision.kind.partition(".")[2] if scene.decision else ""
    if not kind:
        _waiting(image, scene)
    elif kind == "act":
        menu.draw(image, scene)
    else:
        _asked(image, scene, kind)
    return Picture(image)


def _asked(image: Image.Image, scene: Scene, kind: str) -> None:
    """Draw a question about cards, dice or attacks, and my own things below."""
    words = scene.word(f"nba-picture-question-{kind}")
    parts.question(image, scene, LINE, words, _aside(scene))
    foot = OWN
    if kind in _DICE:
        rolls.dice(image, scene, own.mine(scene), ROOM, kind)
    elif kind == "target":
        rolls.targets(image, scene, ROOM)
    elif kind == "overtime":
        rolls.scores(image, scene, ROOM)
    else:
        foot = min(OWN, _cards(image, scene, kind) + 34)
    if not view_of(scene).started:
        below = _replaced if kind == "lineup" else _drafted
        below(image, scene)
        return
    own.band(image, scene, foot, five=kind not in _WITHOUT_FIVE, cards=_below(scene, kind))


def _below(scene: Scene, kind: str) -> Sequence[str]:
    """Return the cards that matter beside the question: the hand, or the tactics that lie."""
    if kind in {"sub_in", "sub_out"}:
        return ()
    return own.mine(scene).lying if kind in _ABOUT_HAND else own.hand_of(scene)


def _replaced(image: Image.Image, scene: Scene) -> None:
    """Draw below each second starter the first one in whose place it would stand (NBA-11.5)."""
    secret = view_of(scene).mine
    starters = secret.starters if secret else ()
    boxes = choice_boxes(len(starters), ROOM._replace(height=_DRAFTED.top - 12 - ROOM.top))
    top = boxes[0].bottom
    words = scene.word("nba-picture-instead")
    write(image, (ROOM.middle[0], top + 26), words, word_font(34, 500), THEME.muted, "centre")
    for card, above in zip(starters, boxes, strict=True):
        box = Box(above.middle[0] - _FIRST // 2, top + 48, _FIRST, height_of(_FIRST))
        faces.card(image, box, card_face(card, scene, SEATS[own.mine(scene).seat][1]), "L")


def _drafted(image: Image.Image, scene: Scene) -> None:
    """Draw what I have drafted so far, as tiles."""
    secret = view_of(scene).mine
    for card, box in zip(secret.drafted if secret else (), columns(_DRAFTED, 4, 12), strict=False):
        tiles.tile(image, scene, card, box)


def _aside(scene: Scene) -> str:
    """Return the remark beside a question: how many may be picked, and what it costs."""
    decision = scene.decision
    assert decision is not None
    if decision.tally is not None:
        weights = {option.id: option.weight for option in decision.options}
        picked = sum(weights[pick] for pick in scene.picked)
        added = {
            "count": len(scene.picked),
            "sum": picked,
            "rest": sum(weights.values()) - picked,
            "need": decision.least_total,
        }
        tally = decision.tally
        return scene.word(tally.id, **added, **tally.args)
    if decision.least == decision.most > 1:
        return scene.word("nba-picture-aside-exactly", most=decision.most)
    if decision.most > 1:
        return scene.word("nba-picture-aside-most", most=decision.most)
    return ""


def _cards(image: Image.Image, scene: Scene, kind: str) -> int:
    """Draw the cards asked about, with what is to be paid or replaced at the right.

    Returns where they end.
    """
    assert scene.decision is not None
    places = [option.on or "" for option in scene.decision.options]
    side = _side_card(scene, kind)
    room = ROOM._replace(width=ROOM.width - 268) if side else ROOM
    if not view_of(scene).started:
        room = ROOM._replace(height=_DRAFTED.top - 12 - ROOM.top)
    boxes = choice_boxes(len(places), room)
    for place, box in zip(places, boxes, strict=True):
        _choice(image, scene, place, box)
    foot = max((box.bottom for box in boxes), default=ROOM.bottom)
    if side:
        right = Box(ROOM.right - 236, ROOM.top + 8, 236, 342)
        _right(image, scene, side, right)
        foot = max(foot, right.bottom)
    if not places:
        words = scene.word("nba-picture-nobody" if kind == "sub_in" else "nba-picture-nothing")
        write(image, ROOM.middle, words, word_font(44, 500), THEME.muted, "centre")
    return foot


def _side_card(scene: Scene, kind: str) -> str:
    """Return the card that the question is about: what is paid, who comes in."""
    secret = view_of(scene).mine
    if secret is None:
        return ""
    if kind.startswith("pay"):
        return secret.buying
    return secret.coming if kind == "sub_out" else ""


def _right(image: Image.Image, scene: Scene, card: str, box: Box) -> None:
    paint.rounded(image, box.inset(-8, 0), 22, THEME.panel)
    glyph = icon("glyph:arrow_left_bold", 44, THEME.muted)
    marks.paste_middle(image, glyph, (box.left - 26, box.middle[1]))
    width = min(220, int((box.height - 24) / 1.4))
    field = Box(box.middle[0] - width // 2, box.top + 10, width, height_of(width))
    faces.card(image, field, card_face(card, scene), "L")


def choice_boxes(count: int, room: Box, widest: int = 236) -> list[Box]:
    """Return places for cards: one row, or two, as large as `room` allows."""
    best: list[Box] = []
    for lines in (1, 2):
        across = max(1, -(-count // lines))
        gap = 26 if across < 7 else 16
        width = min(
            widest,
            (room.width - 24 - gap * (across - 1)) // across,
            int((room.height - 28 - 26 * (lines - 1)) / lines / 1.4),
        )
        step, high = width + gap, height_of(width)
        left = room.left + (room.width - across * step + gap) // 2
        boxes = [
            Box(left + at % across * step, room.top + 14 + at // across * (high + 26), width, high)
            for at in range(count)
        ]
        if not best or width > best[0].width:
            best = boxes
    return best


def _choice(image: Image.Image, scene: Scene, place: str, box: Box) -> None:
    picked = place in scene.picks
    state: State = "picked" if picked else "playable"
    card = place.partition(":")[2]
    size = "L" if box.width >= 120 else "M" if is_tactic(card) else "S"
    face = card_face(card, scene)
    faces.card(image, box, face, size, state, badge=scene.badges.get(place))


def _waiting(image: Image.Image, scene: Scene) -> None:
    """Draw the duels, my court and hand, for a reader who has nothing to answer."""
    view = view_of(scene)
    asked = [seat for seat in scene.awaited if seat not in scene.ready and seat != scene.seat]
    words = scene.word("picture-waiting", names=scene.listed(asked)) if asked else stage(scene)[0]
    parts.question(image, scene, LINE._replace(width=700), words)
    if not view.started:
        _chosen(image, scene)
        return
    own.standing(image, scene, Box(760, 84, 408, 56))
    coach = own.mine(scene)
    others = [other for other in view.coaches if other.seat != coach.seat]
    duels = [coach, *others]
    high = 66 if len(duels) > 2 else 92
    for place, seat in enumerate(duels):
        box = Box(32, 150 + place * (high + 8), 1136, high)
        tiles.duel(image, scene, seat, box)
    if len(duels) == 2:
        own.line(image, scene, coach.lying, Box(32, 362, 1136, 76))
    own.band(image, scene, 452, five=True, cards=own.hand_of(scene))


def _chosen(image: Image.Image, scene: Scene) -> None:
    """Draw what I have drafted and chosen so far."""
    secret = view_of(scene).mine
    if secret is None:
        return
    cards = [*secret.drafted, *(pick for given in secret.given for pick in given.picks)]
    shirt = SEATS[own.mine(scene).seat][1]
    room = Box(32, 152, 1136, 540)
    for card, box in zip(cards, choice_boxes(len(cards), room, 190), strict=True):
        size = "L" if box.width >= 120 else "S" if is_player(card) else "M"
        faces.card(image, box, card_face(card, scene, shirt), size)
