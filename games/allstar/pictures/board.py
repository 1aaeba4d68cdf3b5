"""The public board: the season, the last arenas resolved, the play-offs."""

from PIL import Image

from games.allstar.pictures import below, results, series
from games.allstar.pictures.faces import THEME
from games.allstar.pictures.parts import pieces, tickets
from games.allstar.pictures.words import names, stage, view_of, word
from games.allstar.view import SeatView, TeamView
from render.kit import marks, paint, parts
from render.kit.geometry import Box, columns, rows
from render.kit.icons import icon
from render.kit.picture import Picture
from render.kit.scene import Scene
from render.kit.theme import WHITE

LEFT = Box(32, 124, 372, 672)
RIGHT = Box(428, 124, 1140, 672)
STRIP = Box(32, 812, 1536, 124)
TALL = Box(428, 124, 1140, 808)
BUS = 40  # px, the height of a bus
TAG = 202  # px, a bus, the best group of its team and the medal in a line


def board(scene: Scene) -> Picture:
    """Return the whole public table, 1600x1000."""
    view = view_of(scene)
    image = parts.begin(scene)
    if view.confrontations and view.stage != "team":
        series.confrontation(image, scene, view.confrontations[-1])
    elif view.just:
        _resolution(image, scene)
    else:
        _season(image, scene)
    return Picture(image)


def _resolution(image: Image.Image, scene: Scene) -> None:
    """Draw the last arena resolved with all that came before it in the round at the left.

    With two managers all of them are told, arena by arena.
    """
    view = view_of(scene)
    last = view.last[-1]
    heading = word(scene, "round", round=last.round)
    place = len(view.last)
    detail = word(scene, "matches") if view.seats == 2 else ""
    detail = detail or word(scene, "arena-of", number=place, count=place)
    parts.header(image, scene, heading, detail)
    remark = ""
    if view.arenas:
        shown = ", ".join(scene.name(arena) for arena in view.arenas)
        remark = word(scene, "next", arenas=shown)
    elif view.stage == "team":
        remark = word(scene, "next-playoffs")
    parts.footer(image, scene, remark)
    together = view.seats == 2  # then there is room for all of them
    results.arenas_of_round(image, scene, LEFT, "" if together else last.arena)
    if together:
        results.beside_tickets(image, scene, RIGHT)
    else:
        results.ranking(image, scene, last, RIGHT)
    results.strip(image, scene, STRIP)


# The draft


def _season(image: Image.Image, scene: Scene) -> None:
    """Draw arenas at the left and a row for each manager: hands that wait, teams, supporters."""
    view = view_of(scene)
    words, detail = stage(scene)
    parts.header(image, scene, words, detail)
    parts.footer(image, scene, _way(scene))
    for at, arena in enumerate(view.arenas):
        box = Box(LEFT.left, LEFT.top + at * 228, LEFT.width, tickets.HIGH)
        tickets.ticket(image, scene, arena, at + 1, box)
    below.draw(image, scene, Box(LEFT.left, 124 + len(view.arenas) * 228, LEFT.width, 0))
    gap = 20
    high = (TALL.height - (view.seats - 1) * gap) // view.seats
    for at, panel in enumerate(view.panels):
        box = Box(TALL.left, TALL.top + at * (high + gap), TALL.width, high)
        _manager(image, scene, panel, box)
    if view.stage == "draft" and view.mode != "market":
        _arrows(image, scene, high, gap)


def _way(scene: Scene) -> str:
    """Say to whom hands go."""
    view = view_of(scene)
    if view.stage != "draft" or view.mode == "market":
        return word(scene, "unseen", count=len(view.unseen))
    order = range(view.seats) if view.direction > 0 else range(view.seats - 1, -1, -1)
    way = "left" if view.direction > 0 else "right"
    return word(scene, f"way-{way}", names=names(scene, list(order)))


def _arrows(image: Image.Image, scene: Scene, high: int, gap: int) -> None:
    """Draw the way of the hands between the rows."""
    view = view_of(scene)
    glyph = "glyph:arrow_down_bold" if view.direction > 0 else "glyph:arrow_up_bold"
    for at in range(view.seats - 1):
        y = TALL.top + (at + 1) * high + at * gap + gap // 2
        paint.disc(image, (TALL.left + 2, y), 22, THEME.deep)
        marks.paste_middle(image, icon(glyph, 34, THEME.accent), (TALL.left + 2, y))


def _manager(image: Image.Image, scene: Scene, panel: SeatView, box: Box) -> None:
    """Draw one manager: name, bench and hands at the left, teams, supporters at the right."""
    awaited = panel.seat in scene.awaited
    paint.panel(image, box, THEME, active=awaited)
    high = min(box.height, 220)
    inner = Box(box.left, box.top + (box.height - high) // 2, box.width, high)
    upper = Box(inner.left + 28, inner.top + round(high * 0.3) - 32, 336, 64)
    parts.seat_name(image, scene, panel.seat, upper, px=60 if high > 130 else 52, size=40)
    _hidden(image, scene, panel, (inner.left + 30, inner.top + round(high * 0.74)), high)
    score = Box(box.right - 140, box.top + 12, 120, box.height - 24)
    capped = min(score.height, 196)
    score = Box(score.left, score.middle[1] - capped // 2, score.width, capped)
    gain = pieces.gained(scene, f"supporters:{panel.seat}")
    size = 76 if box.height > 130 else 60
    pieces.supporters(image, score, panel.total, gain, size=size)
    wide = score.left - inner.left - 376 - 20
    if view_of(scene).seats == 2:
        _tall_teams(image, scene, panel, Box(inner.left + 376, box.top, wide, box.height))
        return
    _teams(image, scene, panel, Box(inner.left + 376, inner.top, wide, high))


def _hidden(
    image: Image.Image, scene: Scene, panel: SeatView, left_middle: tuple[int, int], high: int
) -> None:
    """Draw bench, waiting hands and tickets as counts, then the new team face down."""
    view, (left, y) = view_of(scene), left_middle
    picture = icon("glyph:seat", 44, THEME.muted)
    left += parts.small_count(image, (left, y), picture, panel.bench, THEME, 44) + 24
    if panel.conceded:
        marks.paste_middle(image, icon("glyph:flag_variant", 44, WHITE), (left + 20, y))
        left += 60
    elif panel.tickets:
        left += pieces.tickets_left(image, (left, y), panel.tickets, 40) + 16
    if panel.drafted == view.new_cards:
        if view.seats == 2:  # whose rows are high, and whose tickets need the line
            left, y = left_middle[0], y + 64
        ready = panel.seat in scene.ready
        pieces.bus(image, (left + 22, y), str(view.round), BUS, ready=ready)
        if ready:
            pieces.face_down(image, (left + 60, y))
        return
    pieces.hands(image, (left, y), panel.queue[:4], 58 if high > 130 else 46)


def _teams(image: Image.Image, scene: Scene, panel: SeatView, room: Box) -> None:
    """Draw the open teams of a manager, each with its best group."""
    if room.height < 160:
        _low_teams(image, scene, panel, room)
        return
    count = max(2, len(panel.teams))
    for number, (team, box) in enumerate(
        zip(panel.teams, columns(room, count, 16), strict=False), 1
    ):
        _team(image, scene, team, number, box, ready=_ready(scene, panel))


def _tall_teams(image: Image.Image, scene: Scene, panel: SeatView, room: Box) -> None:
    """Draw the open teams one below the other: group at the left, cards at the right."""
    lines = rows(room, max(1, len(panel.teams)), 0)
    for number, (team, box) in enumerate(zip(panel.teams, lines, strict=False), 1):
        at = box.left, box.middle[1]
        _tall_tag(image, scene, team, number, at, ready=_ready(scene, panel))
        cards = pieces.in_order(team.cards, team.best.cards)
        low = Box(box.left + 168, box.top + 8, box.width - 168, box.height - 16)
        pieces.players(
            image, scene, cards, low, 112, gap=6, dimmed=pieces.rest(team), marked="card"
        )


def _ready(scene: Scene, panel: SeatView) -> bool:
    """Whether all buses of a manager stand ready, face down, for the matches (rule ASD-4.1)."""
    return panel.seat in scene.ready and panel.drafted == view_of(scene).new_cards


def _tall_tag(
    image: Image.Image,
    scene: Scene,
    team: TeamView,
    number: int,
    left_middle: tuple[int, int],
    *,
    ready: bool,
) -> None:
    """Draw the bus of a team over its medal, its best group beside them."""
    left, y = left_middle
    pieces.bus(image, (left + 22, y - 34), str(number), BUS, ready=ready)
    words = pieces.medal_words(scene, team.best.medal)
    pieces.medal(image, (left + 22, y + 36), team.best.medal, words, 22)
    pieces.formula(image, (left + 58, y), team.best, 52)


def _tag(
    image: Image.Image,
    scene: Scene,
    team: TeamView,
    number: int,
    left_middle: tuple[int, int],
    size: int,
    *,
    ready: bool,
) -> None:
    """Draw the bus of a team, its best group and its medal in a line."""
    left, y = left_middle
    pieces.bus(image, (left + 22, y), str(number), BUS, ready=ready)
    left += 44 + 14
    left += pieces.formula(image, (left, y), team.best, size) + 34
    words = pieces.medal_words(scene, team.best.medal)
    pieces.medal(image, (left, y + 4), team.best.medal, words, 20)


def _team(
    image: Image.Image, scene: Scene, team: TeamView, number: int, box: Box, *, ready: bool
) -> None:
    """Draw an open team: bus, best group and medal over its cards."""
    _tag(image, scene, team, number, (box.left, box.top + 34), 40, ready=ready)
    low = Box(box.left, box.top + 60, box.width, box.height - 68)
    width = min(96, round((low.height - 8) / 1.4))
    cards = pieces.in_order(team.cards, team.best.cards)
    pieces.players(
        image, scene, cards, low, width, gap=6, dimmed=pieces.rest(team), marked="card", tiles=False
    )


def _low_teams(image: Image.Image, scene: Scene, panel: SeatView, room: Box) -> None:
    """Draw the open teams of a low row in a line each: tag, then the cards on their sides."""
    lines = rows(room, max(1, len(panel.teams)), 2)
    for number, (team, box) in enumerate(zip(panel.teams, lines, strict=False), 1):
        at = box.left, box.middle[1]
        _tag(image, scene, team, number, at, 40, ready=_ready(scene, panel))
        cards = pieces.in_order(team.cards, team.best.cards)
        low = Box(box.left + TAG, box.top - 4, box.width - TAG, box.height + 8)
        pieces.lying(image, scene, cards, low, gap=6, dimmed=pieces.rest(team), marked="card")
