"""The private table: the question, what may be picked with its numbers, my own cards."""

from PIL import Image

from games.firstdeck.hands import hands
from games.firstdeck.pictures import coming, decks, layout, middle, others
from games.firstdeck.pictures.faces import STAR, card_face
from games.firstdeck.pictures.words import cards_of, stage, view_of
from games.firstdeck.view import SeatView
from render.kit import faces, marks, paint, parts
from render.kit.design import Size, height_of
from render.kit.faces import State
from render.kit.geometry import Box, columns
from render.kit.picture import Picture
from render.kit.scene import Scene
from render.kit.text import fit, measure, write
from render.kit.theme import WHITE, name_font, word_font

PILL = 56  # px below a card, for what it brings
WAYS = ("whole", "short")  # to name the hand that a card would join


def table(scene: Scene) -> Picture:
    """Return what concerns the reader and the open question, 1200x750."""
    image = parts.begin(scene, small=True)
    words, detail = stage(scene)
    parts.header_small(image, scene, words, detail or _ahead(scene))
    parts.footer(image, scene, scene.whose(), small=True)
    if view_of(scene).stage == "decks":
        _decks_or_wait(image, scene)
        return Picture(image)
    if scene.decision is None:
        _waiting(image, scene)
    else:
        _question(image, scene, kind_of(scene))
    if scene.seat is not None:
        others.column(image, scene, layout.OTHERS)
        coming.own(image, scene, kind_of(scene))
    return Picture(image)


def kind_of(scene: Scene) -> str:
    """Return the kind of the open question without the game's key; "" for none."""
    return scene.decision.kind.partition(".")[2] if scene.decision else ""


def _ahead(scene: Scene) -> str:
    """Return what follows the main rounds, for the header."""
    main = view_of(scene).stage == "main"
    return scene.word("firstdeck-picture-then-series") if main else ""


def _question(image: Image.Image, scene: Scene, kind: str) -> None:
    """Draw the question, a remark below it, and what may be picked."""
    _asked(image, scene, scene.word(f"firstdeck-picture-question-{kind}"), _aside(scene, kind))
    if kind == "victim":
        _victims(image, scene)
    else:
        _cards(image, scene)


def _asked(image: Image.Image, scene: Scene, words: str, aside: str = "") -> None:
    parts.question(image, scene, layout.QUESTION, words)
    if aside:
        line, font = fit(aside, word_font(34, 500), layout.QUESTION.width, 26)
        at = layout.QUESTION.left, layout.QUESTION.bottom + 14
        write(image, at, line, font, scene.theme.muted)


def _aside(scene: Scene, kind: str) -> str:
    """Return the remark below the question: who chooses after me, what is placed so far."""
    assert scene.decision is not None
    after = [seat for seat in view_of(scene).queue if seat != scene.seat]
    match kind:
        case "order" if scene.picked:
            placed, every = len(scene.picked), len(scene.decision.options)
            return scene.word("firstdeck-picture-aside-placed", placed=placed, count=every)
        case "order" | "deck" | "discard":
            return scene.word(f"firstdeck-picture-aside-{kind}")
        case "take_box" if after:
            name = scene.person(after[0]).shown
            return scene.word("firstdeck-picture-aside-take_box", name=name)
        case "take" if after:
            return scene.word("firstdeck-picture-aside-then", names=scene.listed(after))
        case _:
            return ""


def _cards(image: Image.Image, scene: Scene) -> None:
    """Draw the cards asked about with their numbers; of an order what each would bring next."""
    assert scene.decision is not None
    places = [option.on or "" for option in scene.decision.options]
    cards = [place.partition(":")[2] for place in places]
    next_up = kind_of(scene) == "order" and len(scene.picked) < len(cards)
    room = layout.CHOICES
    if next_up:
        room = room._replace(height=room.height - PILL)
    boxes = layout.choice_boxes(len(cards), room)
    for place, card, box in zip(places, cards, boxes, strict=True):
        _choice(image, scene, place, card, box)
        if next_up and place not in scene.picks and boxes[-1].top == boxes[0].top:
            _brings(image, scene, card, box)


def _brings(image: Image.Image, scene: Scene, card: str, box: Box) -> None:
    """Draw below a card the value of the hand that it would join as the next one placed."""
    view = view_of(scene)
    assert scene.seat is not None
    deck = (*view.panels[scene.seat].deck, *scene.picked, card)
    found = hands(cards_of(scene), deck, view.round, view.rounds)
    if not found or sum(len(hand.cards) for hand in found) < len(deck):
        return  # it is shuffled before it plays
    hand = found[-1]
    pill = Box(box.left - 4, box.bottom + 12, box.width + 8, PILL - 16)
    paint.rounded(image, pill, pill.height // 2, scene.theme.deep)
    value, display = str(hand.worth.value), scene.theme.display(38)
    font, room = word_font(30), pill.width - 22 - measure(value, display)
    ways = (scene.word(f"firstdeck-picture-hand-{way}", round=hand.round) for way in WAYS)
    words = next((way for way in ways if measure(way, font) <= room), "")
    wide = measure(value, display) + (measure(words, font) + 6 if words else 0)
    left = pill.middle[0] - wide // 2
    if words:
        left += write(image, (left, pill.middle[1]), words, font, scene.theme.muted) + 6
    write(image, (left, pill.middle[1]), value, display, WHITE)


def size_of(width: int) -> Size:
    """Return how much a card of that width shows."""
    return "L" if width >= 196 else "M" if width >= 150 else "S"


def _choice(image: Image.Image, scene: Scene, place: str, card: str, box: Box) -> None:
    picked = place in scene.picks
    state: State = "picked" if picked else "playable"
    if picked:
        box = box.moved(0, -8)
    rank = scene.picks[place] if picked and scene.decision and scene.decision.ordered else None
    faces.card(
        image,
        box,
        card_face(card, scene),
        size_of(box.width),
        state,
        badge=scene.badges.get(place),
        rank=rank,
    )


def _victims(image: Image.Image, scene: Scene) -> None:
    """Draw the seats from whom a star may be stolen."""
    assert scene.decision is not None
    view = view_of(scene)
    count = len(scene.decision.options)
    room = layout.CHOICES.inset(12, 12)
    room = room._replace(width=min(room.width, count * 280))
    for option, box in zip(scene.decision.options, columns(room, count, 30), strict=True):
        place = option.on or ""
        seat = int(place.partition(":")[2])
        _victim(image, scene, view.panels[seat], place, box)


def _victim(image: Image.Image, scene: Scene, panel: SeatView, place: str, box: Box) -> None:
    theme = scene.theme
    picked = place in scene.picks
    paint.outline(image, box.inset(-11), 33, theme.accent, 9 if picked else 5)
    paint.rounded(image, box, 22, theme.panel)
    x = box.middle[0]
    marks.seat(image, panel.seat, (x, box.top + 66), 92)
    words, font = fit(scene.person(panel.seat).shown, name_font(42), box.width - 28, 28)
    write(image, (x, box.top + 142), words, font, WHITE, "centre")
    width = 60 + 8 + len(str(panel.stars)) * 38
    start = x - width // 2, box.top + 204
    marks.number_icon(image, start, STAR, str(panel.stars), theme, px=60, size=64)
    number = scene.badges.get(place)
    if number is not None:
        ground = theme.accent if picked else WHITE
        marks.badge(image, (box.right - 42, box.top + 42), number, theme, 29, ground)


def _decks_or_wait(image: Image.Image, scene: Scene) -> None:
    """Draw the starting decks, with their numbers where they may be picked."""
    line = Box(32, 80, 1136, 68)
    if scene.decision is None:
        parts.question(image, scene, line, _waits_for(scene))
        decks.offers(image, scene, Box(32, 156, 1136, 300))
        return
    words = scene.word("firstdeck-picture-question-deck")
    parts.question(image, scene, line, words, _aside(scene, "deck"))
    room = layout.DECKS.inset(12, 12)
    options = scene.decision.options
    for option, box in zip(options, columns(room, len(options), 32), strict=True):
        place = option.on or ""
        picked = place in scene.picks
        width = 9 if picked else 5
        paint.outline(image, box.inset(-11), 31, scene.theme.accent, width)
        decks.offer(image, scene, place.partition(":")[2], box)
        number = scene.badges.get(place)
        if number is not None:
            middle = box.right - 42, box.top + 44
            ground = scene.theme.accent if picked else WHITE
            marks.badge(image, middle, number, scene.theme, 29, ground)
        if picked:
            marks.rank_pill(image, (box.middle[0], box.bottom + 8), scene.picks[place], scene.theme)


def _waits_for(scene: Scene) -> str:
    asked = [seat for seat in scene.awaited if seat not in scene.ready and seat != scene.seat]
    return scene.word("picture-waiting", names=scene.listed(asked)) if asked else stage(scene)[0]


def _waiting(image: Image.Image, scene: Scene) -> None:
    """Draw the row or the final series, and the last contest, while nothing is asked of me."""
    view = view_of(scene)
    _asked(image, scene, _waits_for(scene))
    left, width = layout.CHOICES.left, layout.CHOICES.width
    if view.finals:
        middle.series(image, scene, Box(left, 146, width, 160))
    elif view.row:
        _row(image, scene, Box(left, 146, width, 160))
    middle.strip(image, scene, Box(left, 320, width, 132))


def _row(image: Image.Image, scene: Scene, room: Box) -> None:
    view = view_of(scene)
    for at, spot in enumerate(view.row):
        box = Box(room.left + at * 140, room.top, 118, height_of(118))
        if spot.free:
            faces.card(image, box, card_face(spot.card, scene))
        else:
            faces.empty(image, box, scene.theme, spot.taker)
