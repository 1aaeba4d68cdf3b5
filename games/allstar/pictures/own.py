"""The band of my own things on private pictures: bench, teams, arenas of the round."""

from collections.abc import Collection

from PIL import Image

from games.allstar.pictures import bench
from games.allstar.pictures.faces import THEME, arena_of
from games.allstar.pictures.parts import pieces, tickets
from games.allstar.pictures.words import pays, view_of, word
from games.allstar.view import Mine, TeamView
from render.kit import marks, paint, parts
from render.kit.design import height_of
from render.kit.geometry import Box, columns
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.text import fit, write
from render.kit.theme import INK, WHITE, name_font, word_font

BAND = Box(0, 442, 1200, 268)
CARDS = Box(32, 440, 1136, 150)
ARENAS = Box(32, 586, 1136, 116)
WIDE = 4  # seats, beside whose names the sign of supporters has room
PRIZE = 34  # px, the strip of what the places of the play-offs pay
SMALL = 66  # px, the width of a card in the band


def band(image: Image.Image, scene: Scene, mine: Mine) -> None:
    """Draw what is mine below the question."""
    parts.band(image, BAND, scene.theme)
    decision = scene.decision
    if decision is not None and decision.leaves and not mine.teams:
        bench.round_one(image, scene)
    elif view_of(scene).stage in {"draft", "lineup"}:
        _season(image, scene, mine)
    else:
        _playoffs(image, scene, mine)


def _season(image: Image.Image, scene: Scene, mine: Mine) -> None:
    teams = [*mine.teams, *([mine.line] if mine.line else [])]
    asked = {option.on for option in scene.decision.options} if scene.decision else set[str]()
    bench = [card for card in mine.bench if f"card:{card}" not in asked]
    hide = mine.step in {"swap", "bus"}
    shown = [] if hide else list(enumerate(teams, 1))
    rooms = season_rooms(len(bench), len(shown))
    if bench or not shown:
        _group(image, scene, word(scene, "bench"), bench, rooms[0])
    for (number, team), room in zip(shown, rooms[1:], strict=True):
        _team(image, scene, number, team, room)
    row(image, scene, mine, ARENAS)


def season_rooms(bench: int, teams: int) -> list[Box]:
    """Return the room of a bench of so many cards at the left, then those of the teams beside it.

    Where all do not fit, the cards of the teams lie over each other.
    """
    gap = 24
    wanted = SMALL + 52 * (min(bench, 4) - 1) + gap if bench else 0
    step = min(376, (CARDS.width - wanted) // max(1, teams))
    left = CARDS.right + gap - teams * step
    width = left - gap - CARDS.left if bench else 320
    places = [left + at * step for at in range(teams)]
    return [
        CARDS._replace(width=width),
        *(CARDS._replace(left=at, width=step - gap) for at in places),
    ]


def _group(image: Image.Image, scene: Scene, words: str, cards: list[str], room: Box) -> None:
    """Draw a heading and small cards below it."""
    parts.heading(image, (room.left, room.top + 26), words, THEME)
    line = Box(room.left, room.top + 48, room.width, height_of(SMALL) + 6)
    if not cards:
        paint.dashed(image, Box(line.left, line.top, SMALL, height_of(SMALL)), 6, THEME.muted)
        return
    small_cards(image, scene, cards, line)


def small_cards(image: Image.Image, scene: Scene, cards: list[str], line: Box) -> None:
    """Draw cards at the width of the band, closer together where there are many."""
    pieces.players(image, scene, cards, line, SMALL, gap=8, tiles=False)


def _team(image: Image.Image, scene: Scene, number: int, team: TeamView, room: Box) -> None:
    words = word(scene, "team", number=number)
    width = parts.heading(image, (room.left, room.top + 26), words, THEME)
    left = max(room.left + width + 16, room.right - pieces.formula_width(team.best, 36) - 8)
    pieces.formula(image, (left, room.top + 26), team.best, 36)
    line = Box(room.left, room.top + 48, room.width, height_of(SMALL) + 6)
    cards = pieces.in_order(team.cards, team.best.cards)
    small_cards(image, scene, cards, line)


def row(image: Image.Image, scene: Scene, mine: Mine, room: Box) -> None:
    """Draw the arenas of the round with their pays, and the buses sent there."""
    view = view_of(scene)
    for at, (arena, box) in enumerate(
        zip(view.arenas, columns(room, max(2, len(view.arenas)), 22), strict=False)
    ):
        paint.rounded(image, box, 16, THEME.panel)
        y = box.top + 22
        left = box.left + 16
        left += write(image, (left, y), str(at + 1), THEME.display(34), THEME.accent) + 14
        printed = arena_of(scene, arena)
        seeks = bool(printed.combo) and not mine.buses
        room_left = box.right - left - (160 if seeks else 64)
        name, font = fit(scene.name(arena), THEME.display(32), room_left, 22)
        left += write(image, (left, y), name, font, WHITE)
        if view.round > 1 and at < len(mine.buses):
            pieces.bus(image, (box.right - 34, y), str(mine.buses[at]), 36)
        elif seeks:
            tickets.combo(image, printed, (box.right - 150, y), 22)
        words, font = fit(pays(scene, printed), word_font(28, 600), box.width - 32, 20)
        write(image, (box.left + 16, box.top + 55), words, font, THEME.accent)
        room = Box(box.left + 12, box.top + 74, box.width - 24, 36)
        tickets.pay(image, scene, printed, room)


def _playoffs(image: Image.Image, scene: Scene, mine: Mine) -> None:
    """Draw my play-off team, what comes and goes, and the other teams' Power."""
    asked = {option.on for option in scene.decision.options} if scene.decision else set[str]()
    groups: list[tuple[str, list[str]]] = []
    if mine.team is not None and f"card:{mine.team.cards[0]}" not in asked:
        cards = pieces.in_order(mine.team.cards, mine.team.best.cards)
        groups.append((word(scene, "my-team"), cards))
    for message, cards in (
        ("coming", list(mine.coming)),
        ("going", list(mine.going)),
        ("my-shot", [mine.shot] if mine.shot else []),
        ("my-hand", _unasked(scene, mine, asked)),
    ):
        if cards:
            groups.append((word(scene, message), cards))
    left = CARDS.left
    for words, cards in groups:
        width = min(len(cards) * (SMALL + 8), max(CARDS.right - left, 200), 620)
        _group(image, scene, words, cards, Box(left, CARDS.top, width, CARDS.height))
        left += max(width, 200) + 36
        if left > CARDS.right - 160:
            break
    _others(image, scene, ARENAS)


def _unasked(scene: Scene, mine: Mine, asked: Collection[str | None]) -> list[str]:
    """Return the cards of the hand that are not shown larger above."""
    if scene.decision is None:
        return []
    return [card for card in mine.squad if f"card:{card}" not in asked]


def _others(image: Image.Image, scene: Scene, room: Box) -> None:
    """Draw the managers in the play-offs with supporters, team, hand, tickets; then the prizes."""
    view = view_of(scene)
    panels = room._replace(height=room.height - PRIZE - 8)
    for panel, box in zip(view.panels, columns(panels, view.seats, 14), strict=True):
        paint.rounded(image, box, 16, THEME.panel if not panel.rank else THEME.deep)
        px, y = 32, box.top + 21
        marks.seat(image, panel.seat, (box.left + 12 + px // 2, y), px)
        right = box.right - 12
        font = THEME.display(32)
        right -= write(image, (right, y), str(panel.total), font, WHITE, "right") + 6
        if view.seats <= WIDE:
            marks.paste_middle(image, tickets.fans(26), (right - 13, y))
            right -= 34
        wide = right - box.left - px - 18
        name, font = fit(scene.person(panel.seat).shown, name_font(28), wide, 20)
        write(image, (box.left + px + 18, y), name, font, WHITE)
        low = box.top + 54
        if panel.rank:
            words = f"{panel.rank}. +{panel.playoff}"
            write(image, (box.left + 16, low), words, THEME.display(32), THEME.muted)
            continue
        left = box.left + 14
        if panel.team is not None:
            left += pieces.formula(image, (left, low), panel.team.best, 34) + 14
        marks.paste(image, icon("glyph:cards", 26, THEME.muted), (left, low - 13))
        left += 30 + write(image, (left + 30, low), str(panel.hand), THEME.display(28), THEME.muted)
        pieces.tickets_left(image, (left + 8, low), panel.tickets, 26)
    prizes(image, scene, Box(room.left, room.bottom - PRIZE, room.width, PRIZE))


def prizes(image: Image.Image, scene: Scene, room: Box) -> None:
    """Draw what each place of the play-offs pays, who has it, and the one that is next to go."""
    view = view_of(scene)
    head = word(scene, "prizes")
    left = room.left
    y = room.middle[1]
    left += write(image, (left, y), head, word_font(28, 500), THEME.muted) + 16
    row = room._replace(left=left, width=room.right - left)
    running = sum(not panel.rank for panel in view.panels)
    for rank, box in enumerate(columns(row, view.seats, 10), 1):
        lit = rank == running
        paint.rounded(image, box, 10, THEME.accent if lit else THEME.deep)
        ink = INK if lit else WHITE
        label = word_font(26, 500)
        at = box.left + 10
        at += write(
            image, (at, y), word(scene, "rank", rank=rank), label, INK if lit else THEME.muted
        )
        there = [panel.seat for panel in view.panels if panel.rank == rank]
        for place, seat in enumerate(there):
            marks.seat(image, seat, (at + 20 + place * 28, y), 24)
        pay = f"+{view.ladder[rank - 1]}"
        write(image, (box.right - 10, y), pay, THEME.display(30), ink, "right")
