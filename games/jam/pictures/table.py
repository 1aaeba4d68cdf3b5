"""The private table of JAM: the question, the track, my hand or whom I may pick."""

from collections.abc import Callable, Sequence
from functools import partial

from PIL import Image

from games.core.data.theme import Font
from games.core.decision import Decision
from games.core.face import face
from games.jam.film import ways
from games.jam.pictures import layout, plan, skaters, track
from games.jam.pictures.faces import card_face
from games.jam.pictures.layout import Frame
from games.jam.pictures.words import stage, view_of, where_of
from games.jam.printed import Action
from games.jam.view import Mine
from games.jam.words import calls_text, order_text
from render.kit import faces, marks, paint, parts
from render.kit.design import RATIO, ROUND
from render.kit.geometry import Box, columns, grid
from render.kit.icons import icon
from render.kit.legend import Meaning, legend
from render.kit.picture import Picture
from render.kit.scene import Scene
from render.kit.text import fit, wrap, wrap_fit, write, write_lines
from render.kit.theme import WHITE, name_font, word_font

FRAME = Frame(32, 158, 0.49)
SIDE = Box(808, 158, 360, 352)
_LARGEST, _LEAST = 28, 16  # letters of what I have laid
_ROWS = 8  # of one order at most
_GAP = 26  # px between two orders, where there is room
LOW = Box(32, 524, 1136, 166)
LEGEND = Box(32, 668, 1136, 40)  # below a hand, and below the tiles of a side


def table(scene: Scene) -> Picture:
    """Return what concerns the reader and the open question, 1200x750."""
    view = view_of(scene)
    image = parts.begin(scene, small=True)
    room = parts.header_small(image, scene, *stage(scene))
    parts.owners(image, scene, room, scene.word("jam-picture-you"))
    name = scene.person(scene.seat).shown if scene.seat is not None else ""
    parts.footer(image, scene, scene.word("picture-table", name=name), small=True)
    parts.question(image, scene, Box(32, 84, 1136, 62), _question(scene))
    if view.stage in {"team", "lineup"}:
        _chosen_from(image, scene)
    else:
        whole = plan.laid(scene)
        under = partial(plan.arrows, image, scene, FRAME) if whole else None
        track.draw(image, scene, FRAME, () if whole else ways(view), under)
        _scores(image, scene, layout.infield(FRAME))
        if whole:
            plan.beside(image, scene, SIDE)
            plan.low(image, scene)
            return Picture(image)
        asked = scene.decision
        if asked is not None and asked.kind == "jam.place" and not scene.ends:
            _reach(image, scene, asked, SIDE)
        else:
            _orders(image, scene, SIDE)
        _low(image, scene, LOW)
    return Picture(image)


def _question(scene: Scene) -> str:
    """Return the question in a few words, or who is waited for."""
    view = view_of(scene)
    if scene.decision is None:
        asked = [seat for seat in scene.awaited if seat not in scene.ready and seat != scene.seat]
        return (
            scene.word("picture-waiting", names=scene.listed(asked)) if asked else stage(scene)[0]
        )
    if scene.ends:  # it asks for no more cards, but whether these are what I want
        lineup = view.stage == "lineup"
        return scene.word("jam-picture-lineup-mine" if lineup else "jam-picture-orders-all")
    kind = scene.decision.kind.partition(".")[2]
    mine = view.mine
    who = ""
    if mine is not None and mine.skater:
        who = f"{where_of(scene).post(mine.skater)} {scene.name(mine.skater)}"
    return scene.word(f"jam-picture-question-{kind}", who=who, time=view.time)


def _scores(image: Image.Image, scene: Scene, box: Box) -> None:
    """Draw the points of both sides, who has LEAD, and how many cards the pile has."""
    view, theme = view_of(scene), scene.theme
    paint.framed(image, box, 30, theme.bottom, WHITE, 3)
    y = box.middle[1]
    for seat, side in enumerate(view.sides):
        left = box.left + 36 + seat * 150
        marks.seat(image, seat, (left, y), 40)
        left += 34 + write(image, (left + 34, y), str(side.points), theme.display(46), WHITE)
        if view.lead == seat:
            skaters.star(image, (left + 28, y), 18)
    pile = faces.back(theme, 26)
    marks.paste_middle(image, pile, (box.right - 90, y))
    write(image, (box.right - 66, y), str(view.pile), theme.display(34), theme.muted)


def _legend(image: Image.Image, scene: Scene) -> None:
    """Say what the signs on the track mean."""
    mark = partial(marks.glyph_disc, radius=16)
    meanings = [
        Meaning(_sign(lambda spot, at: mark(spot, at, "glyph:lock", WHITE)), "pinned"),
        Meaning(_sign(lambda spot, at: skaters.star(spot, at, 16)), "lead"),
        Meaning(icon("own:derby-helmet-jammer", 34, WHITE), "jammer"),
        Meaning(icon("own:derby-helmet-pivot", 34, WHITE), "pivot"),
        _tired(),
    ]
    _strip(image, scene, meanings)


def _skills(image: Image.Image, scene: Scene) -> None:
    """Say what the letters on the tiles mean."""
    font = word_font(30)
    letters = [
        Meaning(_sign(lambda spot, at, one=one: write(spot, at, one, font, WHITE, "centre")), skill)
        for one, skill in zip("MBR", ("movement", "block", "resistance"), strict=True)
    ]
    _strip(image, scene, [*letters, _tired()])


def _tired() -> Meaning:
    return Meaning(icon("glyph:battery_50", 30, WHITE), "tired")


def _strip(image: Image.Image, scene: Scene, meanings: Sequence[Meaning]) -> None:
    said = [one._replace(word=scene.word(f"jam-picture-legend-{one.word}")) for one in meanings]
    legend(image, scene, LEGEND, said)


def _sign(draw: Callable[[Image.Image, tuple[int, int]], object]) -> Image.Image:
    """Return a sign that is drawn as on the track, alone."""
    spot = Image.new("RGBA", (36, 36))
    draw(spot, (18, 18))
    return spot


# What lies below the track


def _low(image: Image.Image, scene: Scene, box: Box) -> None:
    """Draw whom I may pick, or my hand, with the legend for those who are new to the game."""
    picks = [place for place in scene.badges if place.startswith("skater:")]
    if picks:
        tiles(image, scene, [place.partition(":")[2] for place in picks], box, 150)
    else:
        told = scene.legend and not _thrice(scene)
        hand(image, scene, box._replace(height=box.height - 52) if told else box)
        if told:
            _legend(image, scene)


def _thrice(scene: Scene) -> bool:
    """Whether a card of my hand has three Times, whose numbers need the whole height."""
    mine = view_of(scene).mine
    return mine is not None and any(
        len(face(scene.faces, card, Action).times) > 2 for card in mine.hand
    )


def hand(image: Image.Image, scene: Scene, box: Box) -> None:
    """Draw the cards of my hand, their numbers at the card or at its Times."""
    mine = view_of(scene).mine
    if mine is None:
        return
    cards = [*mine.hand, *(card for card in mine.thrown if card not in mine.hand)]
    width = round(box.height / RATIO)
    step = min(width + 90, (box.width - width) // max(1, len(cards) - 1))
    for at, card in enumerate(cards):
        spot = Box(box.left + 12 + at * step, box.top, width, box.height)
        _card(image, scene, card, spot)


def _card(image: Image.Image, scene: Scene, card: str, box: Box) -> None:
    whole = f"card:{card}"
    printed = face(scene.faces, card, Action)
    timed = [f"{whole}/{time}" for time in printed.times]
    playable = whole in scene.badges or any(place in scene.badges for place in timed)
    picked = whole in scene.picks or any(place in scene.picks for place in timed)
    badge = scene.badges.get(whole)
    state: faces.State = "picked" if picked else "playable" if playable else "plain"
    faces.card(image, box, card_face(card, scene), "S", state)
    if marks.is_advised(badge):
        faces.advise_card(image, box, round(box.width * ROUND), beside=picked)
        if picked:  # its dashes pass below the check mark
            faces.check_card(image, box, scene.theme)
    if badge is not None:  # on the upper edge: number, bonus and Times are left clear
        ground, at = scene.theme.accent if picked else WHITE, box.left + round(box.width * 0.6)
        marks.badge(image, (at, box.top - 10), int(badge), scene.theme, 27, ground)
    found = [place for place in timed if place in scene.badges]
    top = box.bottom - 30 - 58 * (len(found) - 1)
    for at, place in enumerate(found):
        ground = scene.theme.accent if place in scene.picks else WHITE
        middle = box.right + 22, top + 58 * at
        marks.badge(image, middle, scene.badges[place], scene.theme, 25, ground)
        time = place.partition("/")[2]
        words = scene.word("jam-picture-time-short", time=time)
        write(image, (middle[0] + 27, middle[1]), words, word_font(26), scene.theme.muted)


def tiles(image: Image.Image, scene: Scene, ids: Sequence[str], box: Box, height: int) -> None:
    """Draw skaters with their skills, numbered where they may be picked."""
    where, view = where_of(scene), view_of(scene)
    boxes = columns(Box(box.left, box.top + 8, box.width, height), max(4, len(ids)), 16)
    for skater, spot in zip(ids, boxes, strict=False):
        seat = where.side(skater) if any(skater in side.lineup for side in view.sides) else None
        numbered(image, scene, skater, scene.seat or 0 if seat is None else seat, spot)


def numbered(image: Image.Image, scene: Scene, skater: str, seat: int, box: Box) -> None:
    """Draw the tile of a skater, and her place in an order of preference where she has one."""
    rank = scene.picks.get(f"skater:{skater}")
    skaters.tile(image, scene, seat, skater, box, picked=rank is not None)
    if rank is not None and scene.decision is not None and scene.decision.ordered:
        marks.rank_pill(image, (box.right - 44, box.top + 8), rank, scene.theme)


# Beside the track


def _reach(image: Image.Image, scene: Scene, decision: Decision, box: Box) -> None:
    """Draw what each card of my hand would reach on the skater who is asked about."""
    paint.rounded(image, box, 20, scene.theme.panel)
    heading = scene.word("jam-picture-reach")
    parts.heading(image, (box.left + 20, box.top + 28), heading, scene.theme)
    found: dict[str, str] = {}
    for option in decision.options:
        card = (option.on or "").partition(":")[2].partition("/")[0]
        if option.group is not None:
            found[card] = scene.say(option.group)
    each = min(78, (box.height - 64) // max(1, len(found)))
    for at, (card, said) in enumerate(found.items()):
        y = box.top + 52 + each * at + each // 2
        number = str(face(scene.faces, card, Action).number)
        write(image, (box.left + 40, y), number, scene.theme.display(34), WHITE, "centre")
        wrapped, font = wrap_fit(said, word_font(26, 500), box.width - 86, 2, 20)
        write_lines(image, (box.left + 74, y), wrapped, font, scene.theme.muted)


def _orders(image: Image.Image, scene: Scene, box: Box) -> None:
    """Draw what I have laid so far, a sentence a card."""
    view = view_of(scene)
    paint.rounded(image, box, 20, scene.theme.panel)
    lines = _said(scene, view.mine) if view.mine is not None else []
    heading = scene.word("jam-picture-orders" if lines else "jam-picture-no-orders")
    parts.heading(image, (box.left + 20, box.top + 28), heading, scene.theme)
    room = Box(box.left + 20, box.top + 52, box.width - 40, box.height - 64)
    y = room.top
    wrapped, font = _in_room(lines, room)
    gap = min(_GAP, (room.height - _high(wrapped, font)) // max(1, len(wrapped) - 1))
    for rows in wrapped:
        high = len(rows) * _step(font)
        write_lines(image, (room.left, y + high // 2), rows, font, WHITE)
        y += high + gap


def _in_room(lines: Sequence[str], room: Box) -> tuple[list[list[str]], Font]:
    """Return lines wrapped at the largest size at which all of them have room, whole."""
    for size in range(_LARGEST, _LEAST, -2):
        font = word_font(size, 500)
        wrapped = [wrap(line, font, room.width, _ROWS) for line in lines]
        if _high(wrapped, font) <= room.height:
            return wrapped, font
    font = word_font(_LEAST, 500)
    return [wrap(line, font, room.width, _ROWS) for line in lines], font


def _high(wrapped: Sequence[Sequence[str]], font: Font) -> int:
    return sum(map(len, wrapped)) * _step(font)


def _step(font: Font) -> int:
    return round(font.size * 1.12)


def _said(scene: Scene, mine: Mine) -> list[str]:
    said = [scene.say(order_text(scene.faces, view_of(scene), placed)) for placed in mine.placed]
    said += [
        scene.word(
            "jam-picture-placed",
            skater=scene.name(skater),
            number=face(scene.faces, card, Action).number,
            card=scene.name(card),
        )
        for skater, card in mine.cards
    ]
    if mine.calls is not None:
        said.append(scene.say(calls_text(mine.calls)))
    return said


# Teams and line-ups


def _chosen_from(image: Image.Image, scene: Scene) -> None:
    """Draw what a team, discards or a line-up are chosen from; once all is, what was chosen."""
    if view_of(scene).stage == "team":
        _teams(image, scene)
    elif scene.decision is not None and scene.decision.kind == "jam.discard":
        hand(image, scene, Box(32, 190, 1136, 300))
    else:
        _squad(image, scene)


def _teams(image: Image.Image, scene: Scene) -> None:
    """Draw the teams, numbered while they may be picked; then those chosen, by preference."""
    if scene.decision is not None:
        ids, picks = [option.id for option in scene.decision.options], scene.picks
    else:
        mine = view_of(scene).mine
        ids = list(mine.teams) if mine is not None else []
        picks = {f"team:{one}": rank for rank, one in enumerate(ids, 1)}
    boxes = grid(max(1, len(ids)), 556, 160, Box(32, 190, 1136, 420), 24)
    for one, box in zip(ids, boxes, strict=False):
        place = f"team:{one}"
        picked = place in picks
        paint.panel(image, box, scene.theme, active=picked)
        words, font = fit(scene.name(one), name_font(44), box.width - 120, 30)
        write(image, (box.left + 32, box.middle[1]), words, font, WHITE)
        if place in scene.badges:
            middle = box.right - 48, box.middle[1]
            ground = scene.theme.accent if picked else WHITE
            marks.badge(image, middle, scene.badges[place], scene.theme, 29, ground)
        if picked:
            at = box.middle[0], box.bottom - 4
            marks.rank_pill(image, at, picks[place], scene.theme)


def _squad(image: Image.Image, scene: Scene) -> None:
    """Draw all nine skaters of my side, numbered where they may be picked."""
    if scene.seat is not None:
        squad(image, scene, scene.seat, Box(32, 168, 1136, 530))
        _skills(image, scene)


def squad(image: Image.Image, scene: Scene, seat: int, box: Box, *, posts: bool = False) -> None:
    """Draw the nine skaters of a side in three columns; with their `posts` who is in this jam."""
    view = view_of(scene)
    ids, lineup = view.sides[seat].squad, view.sides[seat].lineup
    for skater, spot in zip(ids, grid(len(ids), 362, 150, box, 24), strict=True):
        numbered(image, scene, skater, seat, spot)
        if posts and skater in lineup and view.stage not in {"lineup", "over"}:
            skaters.post(image, scene, skater, spot.moved(spot.width - 30, 28 - spot.height))
        mine = view.mine
        if mine is not None and view.reader == seat and skater in mine.lineup:
            marks.ready(image, (spot.right - 20, spot.top + 18), scene.theme)
