"""The private table: the question, what may be picked with its numbers, my own things."""

from collections.abc import Sequence

from PIL import Image

from games.nba.view import PLACES, Coach, is_player, is_tactic
from render import marks, paint, parts
from render.faces import State, height_of
from render.faces import card as draw_card
from render.geometry import Box, columns
from render.icons import icon
from render.nba import court, rolls, tiles
from render.nba.faces import card_face
from render.nba.signs import THEME
from render.nba.words import full, listed, stage, view_of
from render.picture import Picture
from render.scene import Scene
from render.text import fit, write
from render.theme import SEATS, WHITE, word_font

LINE = Box(32, 80, 1136, 64)
ROOM = Box(32, 152, 1136, 366)  # the cards asked about
OWN = Box(0, 534, 1200, 176)  # my own things
_DRAFTED = Box(32, 624, 1136, 74)  # drafted cards, while there is no court yet
_DICE = {"reroll", "reroll_def", "keep_dice"}
_ABOUT_HAND = {"hold", "remove", "pay_player", "pay_tactic", "prep_off", "prep_def", "sub_in"}


def table(scene: Scene) -> Picture:
    """Return what concerns the reader and the open question, 1200x750."""
    scene = full(scene)
    image = parts.begin(scene, small=True)
    parts.header_small(image, scene, *stage(scene))
    whose = (
        scene.word("picture-table", name=scene.person(scene.seat).shown)
        if scene.seat is not None
        else ""
    )
    parts.footer(image, scene, whose, small=True)
    kind = scene.decision.kind.partition(".")[2] if scene.decision else ""
    if not kind:
        _waiting(image, scene)
    elif kind == "act":
        _menu(image, scene)
    else:
        _asked(image, scene, kind)
    return Picture(image)


def mine(scene: Scene) -> Coach:
    """Return the reader's own seat (the first one for everybody's picture)."""
    return view_of(scene).coaches[scene.seat or 0]


def _asked(image: Image.Image, scene: Scene, kind: str) -> None:
    """Draw a question about cards, dice or attacks, and my own things below."""
    words = scene.word(f"picture-nba-question-{kind}")
    parts.question(image, scene, LINE, words, _aside(scene, kind))
    if kind in _DICE:
        rolls.dice(image, scene, mine(scene), ROOM, kind)
    elif kind == "target":
        rolls.targets(image, scene, ROOM)
    elif kind == "overtime":
        rolls.scores(image, scene, ROOM)
    else:
        _cards(image, scene, kind)
    if view_of(scene).started:
        _own(image, scene, kind)
    else:
        _drafted(image, scene)


def _drafted(image: Image.Image, scene: Scene) -> None:
    """Draw what I have drafted so far, as tiles."""
    own = view_of(scene).mine
    for card, box in zip(own.drafted if own else (), columns(_DRAFTED, 4, 12), strict=False):
        tiles.tile(image, scene, card, box)


def _aside(scene: Scene, kind: str) -> str:
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
    if kind == "draft":
        return scene.word("picture-nba-pick", round=view_of(scene).round)
    if decision.least == decision.most > 1:
        return scene.word("picture-nba-aside-exactly", most=decision.most)
    if decision.most > 1:
        return scene.word("picture-nba-aside-most", most=decision.most)
    return ""


def _cards(image: Image.Image, scene: Scene, kind: str) -> None:
    """Draw the cards asked about, with what is to be paid or replaced at the right."""
    assert scene.decision is not None
    places = [option.on or "" for option in scene.decision.options]
    side = _side_card(scene, kind)
    room = ROOM._replace(width=ROOM.width - 268) if side else ROOM
    if not view_of(scene).started:
        room = ROOM._replace(height=_DRAFTED.top - 12 - ROOM.top)
    for place, box in zip(places, choice_boxes(len(places), room), strict=True):
        _choice(image, scene, place, box)
    if side:
        _beside(image, scene, side, Box(ROOM.right - 236, ROOM.top + 8, 236, 342))
    if not places:
        words = scene.word("picture-nba-nothing")
        write(image, ROOM.middle, words, word_font(44, 500), THEME.muted, "centre")


def _side_card(scene: Scene, kind: str) -> str:
    """Return the card that the question is about: what is paid, who comes in."""
    own = view_of(scene).mine
    if own is None:
        return ""
    return own.buying if kind.startswith("pay") else own.coming if kind == "sub_out" else ""


def _beside(image: Image.Image, scene: Scene, card: str, box: Box) -> None:
    paint.rounded(image, box.inset(-8, 0), 22, THEME.panel)
    glyph = icon("glyph:arrow_left_bold", 44, THEME.muted)
    marks.paste_middle(image, glyph, (box.left - 26, box.middle[1]))
    width = min(220, int((box.height - 24) / 1.4))
    field = Box(box.middle[0] - width // 2, box.top + 10, width, height_of(width))
    draw_card(image, field, card_face(card, scene), "L")


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
    draw_card(image, box, face, size, state, badge=scene.badges.get(place))


def _own(image: Image.Image, scene: Scene, kind: str) -> None:
    """Draw the band of my own things: court and sums, and the hand where it is not asked about."""
    parts.band(image, OWN, THEME)
    coach = mine(scene)
    plates(image, scene, coach, Box(32, OWN.top + 10, 1136, 52))
    tiles.sums(image, scene, coach.sums, Box(32, OWN.top + 70, 1136, 44), gap=8)
    if kind in _ABOUT_HAND:
        tactics_line(image, scene, coach, Box(32, OWN.top + 122, 1136, 48))
    else:
        hand(image, scene, Box(32, OWN.top + 122, 1136, 48))


def plates(image: Image.Image, scene: Scene, coach: Coach, row: Box) -> None:
    """Draw the five on court in a row."""
    boxes = columns(row, 5, 10)
    for card, place, box in zip(coach.court, PLACES, boxes, strict=False):
        court.plate(image, scene, card, place, box, coach.seat)


def tactics_line(image: Image.Image, scene: Scene, coach: Coach, row: Box) -> None:
    """Draw the lying tactics as small tiles."""
    boxes = columns(row, 6, 8)
    for card, box in zip(coach.lying, boxes, strict=False):
        tiles.tile(image, scene, card, box, price=False)
    for box in boxes[len(coach.lying) :]:
        paint.dashed(image, box, 12, THEME.panel)


def hand(image: Image.Image, scene: Scene, row: Box, *, badges: bool = False) -> None:
    """Draw my hand as small tiles, with their values."""
    own = view_of(scene).mine
    cards: Sequence[str] = own.hand if own is not None else ()
    boxes = columns(row, 6, 8)
    for card, box in zip(cards, boxes, strict=False):
        number = scene.badges.get(f"card:{card}") if badges else None
        tiles.tile(image, scene, card, box, price=False, number=number)
    for box in boxes[len(cards) :]:
        paint.dashed(image, box, 12, THEME.panel)


def _menu(image: Image.Image, scene: Scene) -> None:
    """Draw a turn: both markets, lying tactics, court, hand; what is open bears its number."""
    view, coach = view_of(scene), mine(scene)
    words = scene.word("picture-nba-question-act")
    parts.question(image, scene, Box(32, 80, 500, 56), words)
    _standing(image, scene, Box(548, 84, 620, 50))
    shown = view.market(coach.seat)
    if view.period:
        tiles.counters(image, scene, Box(32, 146, 1136, 74), view.counters)
    else:
        _offers(image, scene, shown.track, Box(32, 146, 1136, 74))
    _offers(image, scene, shown.slots, Box(32, 232, 1136, 74))
    foe = view.coaches[coach.seat ^ 1]
    for place, (seat, left) in enumerate(((coach, 32), (foe, 606))):
        del place
        tiles.duel(image, scene, seat, Box(left, 322, 562, 66))
    _lying(image, scene, coach, Box(32, 402, 1136, 74))
    band = Box(0, 490, 1200, 220)
    parts.band(image, band, THEME)
    plates(image, scene, coach, Box(32, band.top + 10, 1136, 56))
    tiles.sums(image, scene, coach.sums, Box(32, band.top + 76, 1136, 48), gap=8)
    hand(image, scene, Box(32, band.top + 134, 1136, 76))


def _standing(image: Image.Image, scene: Scene, box: Box) -> None:
    """Write the score, the own side first."""
    view, coach = view_of(scene), mine(scene)
    y, right = box.middle[1], box.right
    for seat in (coach.seat ^ 1, coach.seat):
        words = str(view.scores[seat % 2])
        right -= write(image, (right, y), words, THEME.display(52), WHITE, "right") + 12
        marks.seat(image, seat, (right - 20, y), 40)
        right -= 40 + 30


def _offers(image: Image.Image, scene: Scene, cards: Sequence[str], row: Box) -> None:
    """Draw a market row: open cards with their number, the others dimmed."""
    for card, box in zip(cards, columns(row, 6, 18), strict=True):
        number = scene.badges.get(f"card:{card}") if card else None
        tiles.tile(image, scene, card, box, number=number, dim=number is None)


def _lying(image: Image.Image, scene: Scene, coach: Coach, row: Box) -> None:
    """Draw the lying tactics: those that may be played with their number."""
    boxes = columns(row, 6, 18)
    for card, box in zip(coach.lying, boxes, strict=False):
        number = scene.badges.get(f"card:{card}")
        tiles.tile(image, scene, card, box, price=False, number=number, dim=number is None)
    for box in boxes[len(coach.lying) :]:
        paint.dashed(image, box, 16, THEME.panel)


def _waiting(image: Image.Image, scene: Scene) -> None:
    """Draw the duels, my court and hand, for a reader who has nothing to answer."""
    view = view_of(scene)
    asked = [seat for seat in scene.awaited if seat not in scene.ready and seat != scene.seat]
    words = scene.word("picture-waiting", names=listed(scene, asked)) if asked else stage(scene)[0]
    parts.question(image, scene, LINE._replace(width=700), words)
    if not view.started:
        _chosen(image, scene)
        return
    _standing(image, scene, Box(760, 84, 408, 56))
    coach = mine(scene)
    others = [other for other in view.coaches if other.seat != coach.seat]
    duels = [coach, *others]
    high = 66 if len(duels) > 2 else 92
    for place, seat in enumerate(duels):
        box = Box(32, 150 + place * (high + 8), 1136, high)
        tiles.duel(image, scene, seat, box)
    if len(duels) == 2:
        tactics_line(image, scene, coach, Box(32, 366, 1136, 66))
    band = Box(0, 452, 1200, 258)
    parts.band(image, band, THEME)
    plates(image, scene, coach, Box(32, band.top + 12, 1136, 66))
    tiles.sums(image, scene, coach.sums, Box(32, band.top + 90, 1136, 60), gap=8)
    if view.mine is not None:
        hand(image, scene, Box(32, band.top + 164, 1136, 82))


def _chosen(image: Image.Image, scene: Scene) -> None:
    """Draw what I have drafted and chosen so far."""
    own = view_of(scene).mine
    if own is None:
        return
    cards = [*own.drafted, *(pick for given in own.given for pick in given.picks)]
    room = Box(32, 152, 1136, 540)
    for card, box in zip(cards, choice_boxes(len(cards), room, 190), strict=True):
        size = "L" if box.width >= 120 else "S" if is_player(card) else "M"
        draw_card(image, box, card_face(card, scene, SEATS[own_seat(scene)][1]), size)


def own_seat(scene: Scene) -> int:
    """Return the reader's seat, 0 for a spectator."""
    return scene.seat or 0


def caption(image: Image.Image, at: tuple[int, int], words: str, width: int) -> None:
    """Write a small heading."""
    shown, font = fit(words, word_font(34), width, 26)
    write(image, at, shown, font, THEME.muted)
