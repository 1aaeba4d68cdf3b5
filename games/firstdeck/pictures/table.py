"""The private table: the question, what may be picked with its numbers, my own cards."""

from collections.abc import Sequence

from PIL import Image

from games.firstdeck.pictures import decks, layout, middle
from games.firstdeck.pictures.faces import STAR, card_face, head_of
from games.firstdeck.pictures.words import stage, view_of
from games.firstdeck.view import SeatView
from render.kit import faces, marks, paint, parts
from render.kit.faces import Size, State
from render.kit.geometry import Box, columns, step_of
from render.kit.icons import icon
from render.kit.picture import Picture
from render.kit.scene import Scene
from render.kit.text import fit, measure, write
from render.kit.theme import GOLD, WHITE, name_font, word_font


def table(scene: Scene) -> Picture:
    """Return what concerns the reader and the open question, 1200x750."""
    image = parts.begin(scene, small=True)
    words, detail = stage(scene)
    parts.header_small(image, scene, words, detail)
    parts.footer(image, scene, scene.whose(), small=True)
    if scene.decision is None:
        _waiting(image, scene)
    else:
        _question(image, scene)
    if scene.seat is not None:
        _own(image, scene, view_of(scene).panels[scene.seat])
    return Picture(image)


def kind_of(scene: Scene) -> str:
    """Return the kind of the open question without the game's key; "" for none."""
    return scene.decision.kind.partition(".")[2] if scene.decision else ""


def _question(image: Image.Image, scene: Scene) -> None:
    assert scene.decision is not None
    kind = kind_of(scene)
    line = Box(32, 80, 1136, 68)
    words = scene.word(f"firstdeck-picture-question-{kind}")
    parts.question(image, scene, line, words, _aside(scene, kind))
    match kind:
        case "deck":
            _decks(image, scene)
        case "victim":
            _victims(image, scene)
        case _:
            _cards(image, scene)


def _aside(scene: Scene, kind: str) -> str:
    """Return the remark beside the question: who chooses after me, what the order means."""
    after = [seat for seat in view_of(scene).queue if seat != scene.seat]
    match kind:
        case "order" | "deck":
            return scene.word(f"firstdeck-picture-aside-{kind}")
        case "take_box" if after:
            name = scene.person(after[0]).shown
            return scene.word("firstdeck-picture-aside-take_box", name=name)
        case "take" if after:
            return scene.word("firstdeck-picture-aside-then", names=scene.listed(after))
        case _:
            return ""


def _cards(image: Image.Image, scene: Scene) -> None:
    """Draw the cards asked about with their numbers, and beside a few of them my value."""
    assert scene.decision is not None
    places = [option.on or "" for option in scene.decision.options]
    cards = [place.partition(":")[2] for place in places]
    side = len(cards) < 4 and scene.seat is not None
    room = layout.CHOICES._replace(width=layout.SIDE.left - 32) if side else layout.CHOICES
    boxes = layout.choice_boxes(len(cards), room)
    for place, card, box in zip(places, cards, boxes, strict=True):
        _choice(image, scene, place, card, box)
    if side and scene.seat is not None:
        _side(image, scene, view_of(scene).panels[scene.seat], layout.SIDE)


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


def _side(image: Image.Image, scene: Scene, panel: SeatView, box: Box) -> None:
    """Draw my value, my stars, and who gained what."""
    theme = scene.theme
    paint.rounded(image, box, 24, theme.panel)
    x, right = box.left + 24, box.right - 24
    if panel.worth is not None:
        words = scene.word("firstdeck-picture-my-value")
        write(image, (x, box.top + 40), words, word_font(36, 500), theme.muted)
        value = theme.display(104)
        width = write(image, (x, box.top + 122), str(panel.worth.value), value, WHITE)
        head = icon(head_of(panel.worth.family), 116)
        marks.paste(image, head, (max(x + width + 20, right - 136), box.top + 64))
    parts.rule(image, x, right, box.top + 190, theme)
    count = str(panel.stars)
    width = marks.number_icon(image, (x, box.top + 238), STAR, count, theme, px=56, size=60)
    words = scene.word("firstdeck-picture-stars", count=panel.stars)
    write(image, (x + width + 14, box.top + 240), words, word_font(38, 500), theme.muted)
    contest = view_of(scene).contest
    if contest is not None and contest.winners:
        line = Box(x, box.top + 276, right - x, 48)
        _winners(image, scene, contest.winners, contest.gain, line)


def _winners(image: Image.Image, scene: Scene, seats: Sequence[int], gain: int, box: Box) -> None:
    """Draw the shapes of the winners and what each gained; of one also all stars, and the name.

    A name that would be cut is left out: the shape says who it is.
    """
    left, y = box.left, box.middle[1]
    for seat in seats:
        marks.seat(image, seat, (left + 24, y), 48)
        left += 56
    left += 4
    words, font = marks.gain_words(gain), scene.theme.display(38)
    if len(seats) == 1:
        stars, digits = str(view_of(scene).panels[seats[0]].stars), scene.theme.display(32)
        after = measure(stars, digits) + 2 + 28 + 8 + measure(words, digits)
        name, room = scene.person(seats[0]).shown, box.right - left - after - 8
        shown, letters = fit(name, name_font(34), room, 22)
        if shown == name:
            left += write(image, (left, y), shown, letters, WHITE) + 8
        left += write(image, (left, y), stars, digits, WHITE) + 2
        marks.paste(image, icon(STAR, 28), (left, y - 14))
        write(image, (left + 28 + 8, y), words, digits, GOLD)
        return
    left += write(image, (left, y), words, font, GOLD) + 4
    marks.paste(image, icon(STAR, 36), (left, y - 18))


def _victims(image: Image.Image, scene: Scene) -> None:
    """Draw the seats from whom a star may be stolen."""
    assert scene.decision is not None
    view = view_of(scene)
    count = len(scene.decision.options)
    width = min(1112, count * 320)
    room = Box((image.width - width) // 2, layout.CHOICES.top + 12, width, 320)
    for option, box in zip(scene.decision.options, columns(room, count, 36), strict=True):
        place = option.on or ""
        seat = int(place.partition(":")[2])
        _victim(image, scene, view.panels[seat], place, box)


def _victim(image: Image.Image, scene: Scene, panel: SeatView, place: str, box: Box) -> None:
    theme = scene.theme
    picked = place in scene.picks
    paint.outline(image, box.inset(-11), 33, theme.accent, 9 if picked else 5)
    paint.rounded(image, box, 22, theme.panel)
    x = box.middle[0]
    marks.seat(image, panel.seat, (x, box.top + 84), 112)
    words, font = fit(scene.person(panel.seat).shown, name_font(42), box.width - 28, 28)
    write(image, (x, box.top + 178), words, font, WHITE, "centre")
    width = 60 + 8 + len(str(panel.stars)) * 38
    start = x - width // 2, box.top + 246
    marks.number_icon(image, start, STAR, str(panel.stars), theme, px=60, size=64)
    number = scene.badges.get(place)
    if number is not None:
        ground = theme.accent if picked else WHITE
        marks.badge(image, (box.right - 42, box.top + 42), number, theme, 29, ground)


def _decks(image: Image.Image, scene: Scene) -> None:
    """Draw the starting decks with their numbers and, where picked, their rank."""
    assert scene.decision is not None
    room = layout.CHOICES.inset(12, 12)._replace(height=322)
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


def _waiting(image: Image.Image, scene: Scene) -> None:
    """Draw the row and the last contest, for a reader who has nothing to answer."""
    view = view_of(scene)
    asked = [seat for seat in scene.awaited if seat not in scene.ready and seat != scene.seat]
    words = scene.word("picture-waiting", names=scene.listed(asked)) if asked else stage(scene)[0]
    parts.question(image, scene, Box(32, 80, 1136, 60), words)
    if view.stage == "decks":
        decks.offers(image, scene, Box(32, 156, 1136, 300))
        return
    if view.finals:
        middle.series(image, scene, Box(32, 152, 1136, 170))
    elif view.row:
        _row(image, scene, Box(32, 152, 1136, 170))
    middle.strip(image, scene, Box(32, 336, 700, 184))
    if scene.seat is not None:
        _score_line(image, scene, view.panels[scene.seat], Box(756, 336, 412, 184))


def _row(image: Image.Image, scene: Scene, room: Box) -> None:
    view = view_of(scene)
    for at, spot in enumerate(view.row):
        box = Box(room.left + at * 140, room.top, 120, faces.height_of(120))
        if spot.free:
            faces.card(image, box, card_face(spot.card, scene))
        else:
            faces.empty(image, box, scene.theme, spot.taker)


def _score_line(image: Image.Image, scene: Scene, panel: SeatView, box: Box) -> None:
    """Draw my stars and my value side by side."""
    theme = scene.theme
    paint.rounded(image, box, 24, theme.panel)
    y = box.middle[1]
    left = box.left + 28
    count = str(panel.stars)
    marks.number_icon(image, (left, y), STAR, count, theme, px=72, size=80)
    if panel.worth is not None:
        well = Box(box.right - 116, box.top + 12, 100, box.height - 24)
        head = head_of(panel.worth.family)
        won = panel.role in {"winner", "cowinner"}
        parts.plaque(image, well, str(panel.worth.value), theme, picture=head, won=won, size=72)


def _own(image: Image.Image, scene: Scene, panel: SeatView) -> None:
    """Draw the band of my own things: cards in play (or the row), and my deck in order."""
    parts.band(image, layout.OWN, scene.theme)
    word, left_cards = _beside_deck(scene, panel)
    share = _share(len(left_cards), len(panel.deck))
    left = Box(32, layout.OWN.top, share, layout.OWN.height)
    right = Box(32 + share + 48, left.top, 1136 - share - 48, left.height)
    if left_cards:
        words = scene.word(f"firstdeck-picture-{word}")
        thrown, ordered = answered(scene, "discard"), word == "under"
        strip_of_cards(image, scene, left, words, left_cards, arrows=ordered, leaving=thrown)
    else:
        right = Box(32, left.top, 1136, left.height)
    words = scene.word("firstdeck-picture-my-deck")
    if panel.symbol:
        strip_of_cards(image, scene, right, words, panel.deck, arrows=panel.ordered)


def _beside_deck(scene: Scene, panel: SeatView) -> tuple[str, Sequence[str]]:
    """Return what lies left of my deck: the row, my cards in play, or the order I gave them."""
    if kind_of(scene) in {"discard", "order"}:
        return "row", [spot.card for spot in view_of(scene).row if spot.free]
    if given := answered(scene, "order"):
        return "under", given
    return "in-play", panel.in_play


def answered(scene: Scene, kind: str) -> tuple[str, ...]:
    """Return what the reader answered to a question whose answers are still sealed."""
    for given in view_of(scene).given:
        if given.kind == f"firstdeck.{kind}":
            return given.picks
    return ()


def _share(left: int, right: int) -> int:
    """Return the width for the left of two strips of cards, by their numbers."""
    wanted = max(270, left * 104)
    least = min(right * 112, 1136 - 48 - 270)
    return max(240, min(wanted, 1136 - 48 - least))


def strip_of_cards(
    image: Image.Image,
    scene: Scene,
    box: Box,
    words: str,
    cards: Sequence[str],
    *,
    arrows: bool = False,
    leaving: Sequence[str] = (),
) -> None:
    """Draw a heading and a row of small cards; `arrows` between them tell an order.

    Those `leaving` are crossed out.
    """
    width = 88
    theme = scene.theme
    head, font = fit(words, word_font(34), box.width, 26)
    write(image, (box.left, box.top + 24), head, font, theme.muted)
    high = faces.height_of(width)
    top = box.top + 44
    if not cards:
        place = Box(box.left, top, width, high)
        paint.dashed(image, place, 7, theme.muted)
        return
    step = step_of(len(cards), width, box.width, 32 if arrows else 16)
    for at, card in enumerate(cards):
        spot = Box(box.left + at * step, top, width, high)
        shown = step if at + 1 < len(cards) and step < width else None
        state: State = "leaves" if card in leaving else "plain"
        faces.card(image, spot, card_face(card, scene), "S", state, shown=shown)
        if arrows and at + 1 < len(cards) and step >= width + 20:
            chevron = icon("glyph:chevron_right", 30, theme.muted)
            middle_x = spot.right + (step - width) // 2
            marks.paste_middle(image, chevron, (middle_x, spot.middle[1]))
