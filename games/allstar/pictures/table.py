"""The private table: the question, what may be picked with its numbers, my own things."""

from collections.abc import Sequence

from PIL import Image

from games.allstar.pictures import bench, own, results
from games.allstar.pictures.faces import THEME, card_face
from games.allstar.pictures.layout import (
    CHOICES,
    FRAME,
    LEGEND,
    LINE,
    TAG,
    TALL,
    TICK,
    choice_boxes,
)
from games.allstar.pictures.parts import pieces, tickets
from games.allstar.pictures.words import criterion, stage, view_of, word
from games.allstar.reasons import best_of
from games.allstar.view import Group, Mine
from games.allstar.words import picked_best
from games.core.decision import names, several
from render.kit import faces, marks, paint, parts
from render.kit.design import RATIO, Size, height_of
from render.kit.faces import State
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.legend import Meaning, legend
from render.kit.picture import Picture
from render.kit.scene import Scene
from render.kit.text import fit, write
from render.kit.theme import WHITE, name_font, word_font


def table(scene: Scene) -> Picture:
    """Return what concerns the reader and the open question, 1200x750."""
    image = parts.begin(scene, small=True)
    words, detail = stage(scene)
    parts.header_small(image, scene, words, _progress(scene) or detail)
    parts.footer(image, scene, scene.whose(), small=True)
    mine = view_of(scene).mine
    if mine is None:
        _waiting(image, scene)
        return Picture(image)
    own.band(image, scene, mine)
    if scene.decision is None:
        _waiting(image, scene)
    else:
        _question(image, scene, mine)
    return Picture(image)


def _progress(scene: Scene) -> str:
    """Return how far the own draft is, or that the own line-up has begun; "" elsewhere."""
    view = view_of(scene)
    mine = view.mine
    if mine is None or view.stage not in {"draft", "lineup"}:
        return ""
    whole = view.new_cards
    if len(mine.fresh) == whole:
        return word(scene, "stage-lineup")
    return word(scene, "card-of", number=len(mine.fresh) + 1, count=whole)


def _question(image: Image.Image, scene: Scene, mine: Mine) -> None:
    assert scene.decision is not None
    kind = scene.decision.kind.partition(".")[2]
    most = scene.decision.most
    count = names(scene.decision) if scene.decision.leaves else scene.decision.least
    words = word(scene, f"question-{kind.replace('_', '-')}", count=count, most=most)
    room = LINE
    if mine.next is not None and kind in {"pick", "duel_pick"}:
        room = _passed(image, scene, mine.next, kind)
    group = _gathered(scene, mine, kind)
    if group is not None:
        room = _worth(image, scene, group, LINE)
    parts.question(image, scene, room, words, "" if group else _aside(scene, mine, kind))
    _legend(image, scene, kind)
    match kind:
        case "bus":
            _teams(image, scene, mine)
        case "swap":
            _swap(image, scene, mine)
        case "swap_in":
            _entering(image, scene, mine)
        case _:
            _cards(image, scene)


def _room(scene: Scene, whole: Box = CHOICES) -> Box:
    """Return where the choices lie: above the legend for those who are new to the game."""
    return whole._replace(height=whole.height - LEGEND) if _told(scene) else whole


def _told(scene: Scene) -> bool:
    """Whether signs are explained; the one card that stays is asked for beside their meaning."""
    if not scene.legend or scene.decision is None:
        return False
    return not (bench.single(scene) and scene.decision.leaves)


def _legend(image: Image.Image, scene: Scene, kind: str) -> None:
    """Say what the signs of the picture mean: medals in the season, tickets in the play-offs."""
    if not _told(scene):
        return
    whole = TALL if kind == "po_team" else CHOICES
    box = Box(whole.left, whole.bottom - LEGEND + 8, whole.width, 36)
    view = view_of(scene)
    if view.stage in {"draft", "lineup"}:
        said = [
            Meaning(pieces.medal_sign(scene, medal), criterion(scene, one))
            for medal, one in enumerate(view.criteria)
        ]
        said[-1] = said[-1]._replace(word=f"{said[-1].word} · {word(scene, 'legend-medals')}")
    else:
        said = [
            Meaning(tickets.fans(30), word(scene, "legend-supporters")),
            Meaning(icon("glyph:cards", 30, THEME.muted), word(scene, "legend-hand")),
        ]
        if any(panel.tickets for panel in view.panels):
            sign = icon("glyph:ticket_confirmation", 30, THEME.accent)
            said.insert(0, Meaning(sign, word(scene, "legend-ticket")))
    legend(image, scene, box, said)


def _gathered(scene: Scene, mine: Mine, kind: str) -> Group | None:
    """Return the best group of the team that is picked; None as long as that is not a whole one."""
    decision, picks = scene.decision, scene.picked
    if decision is None or kind not in {"team", "po_team", "sub_in", "sub_out"}:
        return None
    if len(picks) < decision.least or len(picks) > decision.most or bench.single(scene):
        return None
    there = mine.team.cards if mine.team and kind.startswith("sub") else ()
    return picked_best(scene.faces, view_of(scene), kind, there, picks)


def _worth(image: Image.Image, scene: Scene, group: Group, room: Box) -> Box:
    """Draw a team's Power, its medal and what it beats at the right; returns the room left."""
    wide = pieces.worth_width(scene, group, 52)
    pieces.worth(image, scene, (room.right - wide, room.middle[1]), group, 52)
    return room._replace(width=room.width - wide - 32)


def _entering(image: Image.Image, scene: Scene, mine: Mine) -> None:
    """Draw the cards of the bench, below each the best group of the team with it."""
    assert scene.decision is not None
    assert mine.pending is not None
    number, out = mine.pending
    stay = [card for card in mine.teams[number - 1].cards if card != out]
    places = [option.on or "" for option in scene.decision.options]
    room = _room(scene)
    room = room._replace(height=room.height - TAG)
    for place, box in zip(places, choice_boxes(len(places), room), strict=True):
        choice(image, scene, place, box)
        view = view_of(scene)
        team = [*stay, place.partition(":")[2]]
        best = best_of(scene.faces, view.criteria, view.species, team)
        left = box.middle[0] - pieces.formula_width(best, 44) // 2
        pieces.formula(image, (left, room.bottom + TAG // 2), best, 44)


def _passed(image: Image.Image, scene: Scene, seat: int, kind: str) -> Box:
    """Draw to whom the rest goes, at the right of the question; returns what is left of it."""
    right, y = LINE.right, LINE.middle[1]
    words, font = fit(scene.person(seat).shown, name_font(36), 200, 26)
    right -= write(image, (right, y), words, font, WHITE, "right") + 14
    marks.seat(image, seat, (right - 20, y), 40)
    right -= 40 + 14
    message = "goes-third" if kind == "duel_pick" else "goes-on"
    words = word(scene, message)
    right -= write(image, (right, y), words, word_font(34, 500), THEME.muted, "right")
    return LINE._replace(width=right - 32 - LINE.left)


def _aside(scene: Scene, mine: Mine, kind: str) -> str:
    """Return the remark beside the question."""
    view = view_of(scene)
    match kind:
        case "swap_in" if mine.pending:
            team, out = mine.pending
            return word(scene, "for", card=scene.name(out), team=team)
        case "shootout":
            others = [seat for seat in view.confrontations[-1].low if seat != scene.seat]
            if len(others) > 2:
                return word(scene, "against-many", count=len(others))
            return word(scene, "against", names=scene.listed(others))
        case "bus":
            return word(scene, "aside-bus")
        case "sub_in":
            return word(scene, "aside-sub-in")
        case _:
            return ""


# Cards to pick from


def _cards(image: Image.Image, scene: Scene) -> None:
    assert scene.decision is not None
    places = [option.on or "" for option in scene.decision.options]
    room = _room(scene, TALL if scene.decision.kind == "allstar.po_team" else CHOICES)
    if _told(scene) and (several(scene.decision) or scene.advised):  # marks hang below cards
        room = room._replace(height=room.height - TICK)
    if scene.advised:  # what a hint names is framed, clear of the question above
        room = room._replace(top=room.top + FRAME, height=room.height - FRAME)
    if bench.single(scene) and scene.decision.leaves:
        room = bench.CARDS
        bench.values(image, scene)
    for place, box in zip(places, choice_boxes(len(places), room), strict=True):
        choice(image, scene, place, box)


def choice(image: Image.Image, scene: Scene, place: str, box: Box) -> None:
    """Draw a card that may be picked, with its number."""
    assert scene.decision is not None
    picked = place in scene.picks
    if scene.decision.leaves:
        picked = place.partition(":")[2] in bench.out(scene)
    state: State = "picked" if picked else "playable"
    size: Size = "M" if box.width >= 140 else "S"
    rank = scene.picks[place] if picked and scene.decision.ordered else None
    if picked:
        box = box.moved(0, -6)
    faces.card(
        image, box, card_face(place.partition(":")[2], scene), size, state,
        badge=scene.badges.get(place), rank=rank,
    )  # fmt: skip


def _swap(image: Image.Image, scene: Scene, mine: Mine) -> None:
    """Draw the earlier teams, a row each; those not swapped yet bear numbers."""
    count, room = len(mine.teams), _room(scene)
    for number, team in enumerate(mine.teams, 1):
        high = room.height // count
        box = Box(room.left, room.top + (number - 1) * high, room.width, high)
        y = box.middle[1]
        head = word(scene, "team", number=number)
        write(image, (box.left, y - 24), head, THEME.display(40), WHITE)
        pieces.worth(image, scene, (box.left, y + 32), team.best, 40)
        width = min(150 if count == 1 else 84, round((high - 24) / RATIO))
        step = width + (18 if count == 1 else 46)
        for at, card in enumerate(sorted(team.cards)):
            tall = height_of(width)
            spot = Box(box.left + 300 + at * step, y - tall // 2, width, tall)
            if f"card:{card}" in scene.badges:
                choice(image, scene, f"card:{card}", spot)
            else:
                faces.card(image, spot, card_face(card, scene), "S", "plain")


def _teams(image: Image.Image, scene: Scene, mine: Mine) -> None:
    """Draw the own teams, a row each, with the bus they take when they are picked."""
    assert scene.decision is not None
    teams = [*mine.teams, *([mine.line] if mine.line else [])]
    room = _room(scene)
    high = room.height // len(teams)
    for number, (team, option) in enumerate(zip(teams, scene.decision.options, strict=True), 1):
        place = option.on or ""
        box = Box(room.left, room.top + (number - 1) * high, room.width, high - 20)
        picked = place in scene.picks
        paint.outline(image, box.inset(-5), 26, THEME.accent, 8 if picked else 4)
        paint.rounded(image, box, 22, THEME.panel)
        y = box.middle[1]
        badge = scene.badges.get(place)
        if badge is not None:
            ground = THEME.accent if picked else WHITE
            marks.badge(image, (box.left + 46, y), badge, THEME, 29, ground)
        left = box.left + 96
        left += (
            write(image, (left, y), word(scene, "team", number=number), THEME.display(36), WHITE)
            + 24
        )
        pieces.worth(image, scene, (left, y), team.best, 44)
        cards = Box(box.left + 552, box.top, 400, box.height)
        ordered = pieces.in_order(team.cards, team.best.cards)
        pieces.players(image, scene, ordered, cards, 78, dimmed=pieces.rest(team), gap=10)
        _arena_of(image, scene, place, (box.right - 92, y), number)


def _arena_of(
    image: Image.Image, scene: Scene, place: str, middle: tuple[int, int], team: int
) -> None:
    """Draw the arena that a picked team goes to, or an empty bus."""
    x, y = middle
    if place not in scene.picks:
        pieces.bus(image, (x, y), "", 56)
        return
    pieces.bus(image, (x - 30, y), str(team), 56)
    arrow = icon("glyph:arrow_right_bold", 40, THEME.accent)
    marks.paste_middle(image, arrow, (x + 26, y))
    write(image, (x + 62, y), str(scene.picks[place]), THEME.display(48), THEME.accent, "centre")


# Nothing to answer


def _waiting(image: Image.Image, scene: Scene) -> None:
    """Draw what happened last, for a reader who has nothing to answer."""
    view = view_of(scene)
    asked = [seat for seat in scene.awaited if seat not in scene.ready and seat != scene.seat]
    words = scene.word("picture-waiting", names=scene.listed(asked)) if asked else stage(scene)[0]
    parts.question(image, scene, LINE, words)
    if view.mine is not None and view.mine.squad and view.stage != "over":
        _hand(image, scene, view.mine.squad)
        return
    if view.market is not None and view.market.cards:
        _offered(image, scene, view.market.cards)
        return
    if view.confrontations or not view.results:
        _scores(image, scene)
        return
    count = len(view.last)
    room = CHOICES
    wide = (room.width - (max(2, count) - 1) * 20) // max(2, count)
    for at, result in enumerate(view.last):
        box = Box(room.left + at * (wide + 20), room.top + 30, wide, 212)
        tickets.ticket(image, scene, result.arena, at + 1, box, stand=results.standing(result))


def _offered(image: Image.Image, scene: Scene, cards: Sequence[str]) -> None:
    """Draw the Open Market while the other manager chooses."""
    for card, box in zip(cards, choice_boxes(len(cards), CHOICES), strict=True):
        faces.card(image, box, card_face(card, scene), "M")


def _hand(image: Image.Image, scene: Scene, cards: Sequence[str]) -> None:
    """Draw the hand of the play-offs, with nothing to pick."""
    for card, box in zip(cards, choice_boxes(len(cards), CHOICES), strict=True):
        size: Size = "M" if box.width >= 140 else "S"
        faces.card(image, box, card_face(card, scene), size)


def _scores(image: Image.Image, scene: Scene) -> None:
    """Draw all managers with their supporters."""
    view = view_of(scene)
    count = view.seats
    wide = (CHOICES.width - (count - 1) * 16) // count
    for panel in view.panels:
        box = Box(CHOICES.left + panel.seat * (wide + 16), CHOICES.top + 20, wide, 230)
        paint.panel(image, box, THEME)
        x = box.middle[0]
        marks.seat(image, panel.seat, (x, box.top + 52), 68)
        words, font = fit(scene.person(panel.seat).shown, name_font(34), wide - 20, 22)
        write(image, (x, box.top + 112), words, font, WHITE, "centre")
        total = str(panel.total)
        write(image, (x, box.top + 180), total, THEME.display(76), THEME.accent, "centre")
