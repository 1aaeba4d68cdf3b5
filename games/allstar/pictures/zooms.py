"""Close-ups: an arena resolved, a confrontation, a manager's teams, what beats what."""

from collections.abc import Sequence

from PIL import Image

from games.allstar.pictures import results, series
from games.allstar.pictures.faces import THEME, animal, card_face, plate, tile
from games.allstar.pictures.layout import choice_boxes
from games.allstar.pictures.parts import pieces
from games.allstar.pictures.words import stage, view_of, word
from games.allstar.reasons import values
from games.allstar.view import Criterion, SeatView, TeamView
from games.allstar.words import close_up
from render.kit import faces, marks, paint, parts
from render.kit.design import RATIO, height_of
from render.kit.geometry import Box, columns, rows
from render.kit.icons import icon
from render.kit.picture import Picture
from render.kit.scene import Scene, Zoom
from render.kit.text import fit, write
from render.kit.theme import WHITE, word_font

BODY = Box(32, 92, 1136, 606)


def zooms(scene: Scene) -> tuple[Zoom, ...]:
    """Return the close-ups there are, in the reader's language."""
    view = view_of(scene)
    titles = {f"arena:{one.arena}": scene.name(one.arena) for one in view.last}
    for one in view.confrontations:
        titles[f"meeting:{one.number}"] = word(scene, "confrontation", number=one.number)
    titles |= {f"seat:{seat}": scene.person(seat).shown for seat in range(view.seats)}
    if view.market is not None and view.market.cards:
        titles["market"] = word(scene, "market", row=view.market.row)
    titles["order"] = word(scene, "order")
    if view.spent:
        titles["spent"] = word(scene, "spent")
    return tuple(Zoom(which, title, _said(scene, which)) for which, title in titles.items())


def _said(scene: Scene, which: str) -> str:
    """Return what a close-up shows, in sentences."""
    lines = [scene.say(line) for line in close_up(scene.faces, view_of(scene), which)]
    return " ".join(line if line.endswith((".", "…")) else f"{line}." for line in lines)


def zoom(scene: Scene, which: str) -> Picture:
    """Return one close-up, 1200x750. Raises KeyError when there is none of that id."""
    titles = {one.id: one.title for one in zooms(scene)}
    title = titles[which]
    image = parts.begin(scene, small=True)
    kind, _, of = which.partition(":")
    words, detail = stage(scene)
    if kind != "seat":  # whose name stands below
        words, detail = title, words
    if kind == "arena":
        result = next(one for one in view_of(scene).last if one.arena == of)
        detail = word(scene, "round", round=result.round)
    parts.header_small(image, scene, words, detail)
    parts.footer(image, scene, scene.word("picture-zoom", what=title), small=True)
    view = view_of(scene)
    match kind:
        case "arena":
            result = next(one for one in view.last if one.arena == of)
            results.ranking(image, scene, result, BODY, gap=10)
        case "meeting":
            series.teams(image, scene, view.confrontations[int(of) - 1], BODY, gap=10)
        case "seat":
            _manager(image, scene, int(of))
        case "market":
            _market(image, scene)
        case "order":
            _order(image, scene)
        case _:
            _spent(image, scene, view.spent)
    return Picture(image)


def _manager(image: Image.Image, scene: Scene, seat: int) -> None:
    """Draw a manager's name and supporters, and all open teams with every card."""
    view = view_of(scene)
    panel = view.panels[seat]
    parts.seat_name(image, scene, seat, Box(32, 92, 620, 68), px=60)
    words = word(scene, "supporters", count=panel.total)
    write(image, (1168, 126), words, word_font(40), THEME.muted, "right")
    season = view.last_teams(seat)
    teams = [*season, *([panel.team] if panel.team else [])]
    labels = [word(scene, "team", number=at) for at in range(1, len(season) + 1)]
    labels += [word(scene, "playoff-team")] if panel.team else []
    room = Box(32, 172, 1136, 530)
    if panel.known:
        low = Box(32, 600, 1136, 96)
        _known(image, scene, panel.known, low)
        room = room._replace(height=low.top - room.top - 14)
    if not teams:
        write(image, (32, 230), _without_team(scene, panel), word_font(40), WHITE)
        return
    for label, team, box in zip(labels, teams, rows(room, max(2, len(teams)), 14), strict=False):
        _team(image, scene, label, team, box)


def _known(image: Image.Image, scene: Scene, cards: Sequence[str], room: Box) -> None:
    """Draw the other cards of a manager that everybody saw being taken (rule ASD-3.4)."""
    paint.rounded(image, room, 20, THEME.deep)
    inner = room.inset(4)
    pieces.lying(image, scene, cards, inner.inset(8), across=max(9, len(cards)))


def _without_team(scene: Scene, panel: SeatView) -> str:
    """Say what a manager has instead of open teams."""
    if panel.rank:
        return word(scene, "out", rank=panel.rank, points=panel.playoff)
    if view_of(scene).stage in {"draft", "lineup"}:
        return word(scene, "no-team", count=panel.bench)
    return word(scene, "no-squad", count=panel.hand)


def _team(image: Image.Image, scene: Scene, label: str, team: TeamView, box: Box) -> None:
    paint.panel(image, box, THEME)
    y = box.middle[1]
    words, font = fit(label, THEME.display(38), 250, 24)
    write(image, (box.left + 28, y - 36), words, font, WHITE)
    wide = pieces.formula(image, (box.left + 28, y + 34), team.best, 60)
    words = pieces.medal_words(scene, team.best.medal)
    pieces.medal(image, (box.left + 28 + wide + 60, y + 38), team.best.medal, words, 32)
    high = box.height - 24
    width = min(150, round(high / RATIO))
    size = "M" if width >= 140 else "S"
    cards = pieces.in_order(team.cards, team.best.cards)
    step = (box.width - 330 - width - 20) // 4
    for at, card in enumerate(cards):
        tall = height_of(width)
        spot = Box(box.left + 330 + at * step, y - tall // 2, width, tall)
        state = "plain" if card in team.best.cards else "dimmed"
        faces.card(image, spot, card_face(card, scene), size, state)


def _market(image: Image.Image, scene: Scene) -> None:
    """Draw the cards on offer, large, as everybody may see them (rule ASD-3.4)."""
    market = view_of(scene).market
    assert market is not None
    for card, box in zip(market.cards, choice_boxes(len(market.cards), BODY), strict=True):
        faces.card(image, box, card_face(card, scene), "M")


def _order(image: Image.Image, scene: Scene) -> None:
    """Draw the tie-breaker card: gold, silver, bronze, and the order inside each."""
    view = view_of(scene)
    for medal, (criterion, box) in enumerate(zip(view.criteria, columns(BODY, 3, 20), strict=True)):
        paint.panel(image, box, THEME)
        pieces.medal(image, (box.left + 56, box.top + 66), medal, pieces.medal_words(scene, medal))
        words, font = fit(word(scene, f"criterion-{criterion}"), THEME.display(46), 240, 28)
        write(image, (box.left + 112, box.top + 62), words, font, WHITE)
        low = Box(box.left + 24, box.top + 124, box.width - 48, box.height - 140)
        _values(image, scene, criterion, low)


def _values(image: Image.Image, scene: Scene, criterion: Criterion, room: Box) -> None:
    """Draw the values of a criterion from strong to weak, in two columns when there are many."""
    view = view_of(scene)
    ordered = values(view.species, criterion)
    deep = (len(ordered) + 1) // 2 if len(ordered) > 6 else len(ordered)
    high = min(92, room.height // deep)
    for at, one in enumerate(ordered):
        column, line = divmod(at, deep)
        left = room.left + column * room.width // 2
        y = room.top + line * high + high // 2
        px = round(min(high * 0.72, 66))
        _value(image, criterion, one, (left + px // 2, y), px)
        if criterion != "number":
            wide = room.width // (2 if len(ordered) > 6 else 1) - px - 14
            words, font = fit(scene.name(one), word_font(36), wide, 22)
            write(image, (left + px + 12, y), words, font, WHITE)


def _value(
    image: Image.Image, criterion: Criterion, one: str, middle: tuple[int, int], px: int
) -> None:
    match criterion:
        case "symbol":
            plate(image, one, middle, px)
        case "number":
            tile(image, one, middle, px)
        case "species":
            marks.paste_middle(image, icon(animal(one), px), middle)


def _spent(image: Image.Image, scene: Scene, cards: Sequence[str]) -> None:
    """Draw the cards that left the game face up, sorted."""
    ordered = sorted(cards)
    across = 10 if len(ordered) > 24 else 8
    deep = (len(ordered) + across - 1) // across
    width = min(
        120, (BODY.width - (across - 1) * 14) // across, int((BODY.height / deep - 14) / 1.4)
    )
    high = height_of(width)
    for at, card in enumerate(ordered):
        line, place = divmod(at, across)
        spot = Box(BODY.left + place * (width + 14), BODY.top + line * (high + 14), width, high)
        faces.card(image, spot, card_face(card, scene), "S")
