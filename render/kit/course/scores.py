"""The course of a match on its final picture: everybody's score over time, where it turned."""

from collections.abc import Sequence
from itertools import pairwise

import msgspec
from PIL import Image, ImageDraw

from games.core.match.course import Course
from games.core.view import Standing
from render.kit import marks, paint
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.text import fit, measure, wrap_fit, write, write_lines
from render.kit.theme import INK, SEATS, WHITE, mix, word_font

SPREAD = 50  # px between the shapes at the ends of two lines, at least
APART = 80  # px between two shapes on a line, at least
CROWNS = 36  # px between two shapes that tell who led, at least
GAP = 18  # px between two labels below the axis, at least
LABEL = 34  # px of what stands below the axis
HEADING, SMALLER = 46, 40  # px of the sentence above, in one line and in two
FEW = 6  # up to which a score is drawn as it is, one by one: a race to three has no long lead
LEVEL = 0.35  # the least gap, as a share of the best score, for which scores are drawn as they were


class Turn(msgspec.Struct, frozen=True):
    """Where a match turned: after so many points of its course the winner was ahead for good.

    `at` is None where the winner is not ahead at the end, for something else decided. `behind` is
    how far behind the winner had been before, `lead` by how much the winner leads at the end
    (below 0: by how much somebody else does).
    """

    at: int | None
    behind: int
    lead: int


def lines_of(
    rows: Sequence[Standing], course: Course, *, lowest_wins: bool = False
) -> list[list[int]]:
    """Return the scores of each side of the ranking, one a point of the course.

    Where few points win they are below 0: the best are on top everywhere.
    """
    sign = -1 if lowest_wins else 1
    return [
        [sign * sum(point.scores[seat] for seat in row.seats) for point in course] for row in rows
    ]


def chapter_ends(course: Course) -> list[int]:
    """Return the last point of each chapter; every point where no chapters were told."""
    named = [point.chapter for point in course[1:]]
    after = [*named, None][1:]
    ends = zip(named, after, range(1, len(course)), strict=True)
    if not any(named):
        return [number for _, _, number in ends]
    return [number for now, then, number in ends if now is not None and now != then]


def labelled(ends: Sequence[int], spans: Sequence[tuple[int, int]], first: int | None) -> list[int]:
    """Return which of `ends` have their label, so that none comes too near another one.

    `spans` are the left and right edges of the labels (px). Those that are left out are evenly
    spread; `first` has its label in any case.
    """
    edges = dict(zip(ends, spans, strict=True))

    def apart(one: int, other: int) -> bool:
        left, right = sorted((edges[one], edges[other]))
        return left[1] + GAP <= right[0]

    for step in range(1, len(ends) + 1):
        found = list(reversed(ends[::-1][::step]))
        if all(apart(one, other) for one, other in pairwise(found)):
            break
    else:
        found = []
    if first is None or first not in edges:
        return found
    return sorted({first, *(one for one in found if one == first or apart(one, first))})


def turning(rows: Sequence[Standing], lines: Sequence[Sequence[int]]) -> Turn | None:
    """Return where the winner went ahead for good; None where several are first."""
    if sum(row.place == 1 for row in rows) != 1 or len(rows) < 2:
        return None
    won = next(at for at, row in enumerate(rows) if row.place == 1)
    others = [line for at, line in enumerate(lines) if at != won]
    leads = [score - max(line[at] for line in others) for at, score in enumerate(lines[won])]
    last = max(at for at, lead in enumerate(leads) if lead <= 0)
    at = last + 1 if leads[-1] > 0 else None
    return Turn(at, max(0, -min(leads[: last + 1])), leads[-1])


def leaders(lines: Sequence[Sequence[int]]) -> list[int | None]:
    """Return which side led after each point of the course, None where nobody did alone."""
    found: list[int | None] = []
    for scores in zip(*lines, strict=True):
        best = max(scores)
        alone = scores.count(best) == 1
        found.append(scores.index(best) if alone else None)
    return found


def told(scene: Scene, turn: Turn | None) -> str:
    """Return the turning point in a sentence, beginning with the chapter in which it was."""
    if turn is None:
        return scene.word("picture-course-tie")
    seats = [seat for row in scene.standings if row.place == 1 for seat in row.seats]
    words = {"name": " & ".join(scene.person(seat).shown for seat in seats), "count": len(seats)}
    if turn.at is None:
        kind = "behind" if turn.lead < 0 else "level"
        return scene.word(f"picture-course-{kind}", **words, amount=_amount(scene, -turn.lead))
    ends, chapter = turn.at >= len(scene.course) - 1, scene.course[turn.at].chapter
    if ends and turn.at == 1:
        said = scene.word("picture-course-once", **words)
    elif turn.at <= 1 and not turn.behind:
        return scene.word("picture-course-ahead", **words)
    else:
        words |= {"behind": turn.behind, "amount": _amount(scene, turn.behind)}
        said = scene.word(f"picture-course-{'last' if ends else 'turn'}", **words)
    if chapter is None or (ends and turn.at > 1):
        return said
    return scene.word("picture-course-at", chapter=scene.say(chapter.name), said=said)


def _amount(scene: Scene, count: int) -> str:
    """Return so much of the score as the game calls it: "2 stars"."""
    return scene.word(f"{scene.game}-picture-amount", count=count)


def draw(image: Image.Image, scene: Scene, box: Box, said: str = "") -> None:
    """Draw the lines of all sides in `box`, the best on top, with the turning point marked.

    `said` is the sentence above, where a game says otherwise what decided.
    """
    theme, rows = scene.theme, scene.standings
    lines = lines_of(rows, scene.course, lowest_wins=scene.lowest_wins)
    turn, points = turning(rows, lines), len(scene.course)
    turned = None if turn is None else turn.at
    paint.rounded(image, box, 24, theme.deep)
    low = _heading(image, scene, said or told(scene, turn), box)
    shown, least, top = _scaled(lines)
    behind = shown != lines
    plot = Box(box.left + 132, box.top + 100 + low, box.width - 252, box.height - 208 - low)

    def at(number: int, value: int) -> tuple[int, int]:
        share = (value - least) / max(1, top - least)
        across = plot.left + round(plot.width * number / max(1, points - 1))
        return across, plot.bottom - round(plot.height * share)

    if turned is not None:
        _column(image, scene, plot, at(turned, least)[0])
    _scale(image, scene, plot, (least, top), behind=behind)
    across = [at(number, 0)[0] for number in range(points)]
    _axis(image, scene, plot, across, turned)
    step = max(1, -(-APART * (points - 1) // plot.width))
    dense = max(1, -(-CROWNS * (points - 1) // plot.width))
    led = leaders(lines)
    crowned = [(across[number], led[number]) for number in range(points - 1, 0, -dense)]
    _crowns(image, scene, (box.left + 52, plot.bottom + 82), crowned)
    ends = _ends([at(points - 1, line[-1])[1] for line in shown], plot)
    for side in reversed(range(len(rows))):
        way = [at(number, value) for number, value in enumerate(shown[side])]
        _line(image, rows[side], way, step, (plot.right + 60, ends[side]))
    if turned is not None:
        won = next(side for side, row in enumerate(rows) if row.place == 1)
        middle = at(turned, shown[won][turned])
        ring = Box(middle[0] - 30, middle[1] - 30, 60, 60)
        paint.outline(image, ring, 30, theme.accent, 5)


def _axis(
    image: Image.Image, scene: Scene, plot: Box, across: Sequence[int], turn: int | None
) -> None:
    """Write the chapters below their last points, and mark where each ends.

    `across` is where the points are (px), `turn` the point at which the match turned: its chapter
    stands out.
    """
    theme, course = scene.theme, scene.course
    ends, font = chapter_ends(course), theme.display(LABEL)
    words = [_label(scene, number) for number in ends]
    wide = [measure(one, font) for one in words]
    middles = [
        min(across[number], plot.right + GAP * 2 - width // 2)  # clear of the ends of the lines
        for number, width in zip(ends, wide, strict=True)
    ]
    spans = [(at - width // 2, at + width // 2) for at, width in zip(middles, wide, strict=True)]
    turned = next((one for one in ends if turn is not None and one >= turn), None)
    shown = labelled(ends, spans, turned)
    few = 2 * len(ends) <= len(course) - 1  # with a point or two each, lines would be a fence
    for number, word, x in zip(ends, words, middles, strict=True):
        if few:
            line = Box(across[number] - 1, plot.top, 2, plot.height + 8)
            paint.fill(image, line, mix(theme.deep, WHITE, 0.25))
        if number in shown:
            ink = theme.accent if number == turned else theme.muted
            write(image, (x, plot.bottom + 38), word, font, ink, "centre")


def _label(scene: Scene, number: int) -> str:
    chapter = scene.course[number].chapter
    return str(number) if chapter is None else scene.say(chapter.label)


def _heading(image: Image.Image, scene: Scene, said: str, box: Box) -> int:
    """Write the sentence in a line or, of smaller letters, in two; return by how much it is lower.

    Both are in px.
    """
    lines, font, low = [said], word_font(HEADING), 0
    while measure(said, font) > box.width - 130 and font.size > SMALLER:
        font = word_font(int(font.size) - 2)
    if measure(said, font) > box.width - 130:
        lines, font = wrap_fit(said, word_font(SMALLER), box.width - 130, 2, LABEL)
        low = SMALLER * (len(lines) - 1)
    middle = box.top + 48 + low // 2
    marks.glyph_disc(
        image,
        (box.left + 52, middle),
        "glyph:swap_vertical",
        scene.theme.accent,
        radius=28,
        ring=INK,
    )
    write_lines(image, (box.left + 98, middle), lines, font, WHITE)
    return low


def _scaled(lines: Sequence[Sequence[int]]) -> tuple[list[list[int]], int, int]:
    """Return the lines as they are drawn, with the least and the greatest value.

    They are scores. In a long race, where all are far from zero and close together, they are how
    many points each is behind the best (0 or less).
    """
    best = [max(values) for values in zip(*lines, strict=True)]
    gaps = [top - min(values) for top, values in zip(best, zip(*lines, strict=True), strict=True)]
    if abs(best[-1]) > FEW and max(gaps) < LEVEL * abs(best[-1]):
        behind = [[value - top for value, top in zip(line, best, strict=True)] for line in lines]
        return behind, min(-4, *(min(line) for line in behind)), 0
    shown = [list(line) for line in lines]
    least, top = min(min(line) for line in shown), max(max(line) for line in shown)
    return (
        (shown, min(-4, least), 0)
        if top <= 0 and least < 0
        else (shown, min(0, least), max(3, top))
    )


def _scale(
    image: Image.Image, scene: Scene, plot: Box, ends: tuple[int, int], *, behind: bool
) -> None:
    """Write the numbers of the lines at the side, and the lines of some; none of them turned round.

    Those that are `behind` the best have it at the top.
    """
    sign = -1 if scene.lowest_wins else 1
    theme, (least, top) = scene.theme, ends
    every = next(one for one in (1, 2, 5, 10, 20, 50, 100, 200, 500) if (top - least) / one <= 4.5)
    font = theme.display(34)
    first = -(-least // every) * every
    for value in range(first, top + 1, every):
        y = plot.bottom - round(plot.height * (value - least) / max(1, top - least))
        paint.fill(image, Box(plot.left, y - 1, plot.width, 2), mix(theme.deep, WHITE, 0.25))
        words = str(sign * value).replace("-", "\u2212")
        if behind and scene.lowest_wins:
            words = f"+{words}"
        if behind and not value:
            words, font_ = fit(scene.word("picture-course-lead"), word_font(34), 104, 24)
            write(image, (plot.left - 18, y), words, font_, theme.muted, "right")
            continue
        write(image, (plot.left - 18, y), words, font, theme.muted, "right")


def _column(image: Image.Image, scene: Scene, plot: Box, x: int) -> None:
    theme = scene.theme
    column = Box(x - 26, plot.top - 24, 52, plot.height + 128)
    paint.rounded(image, column, 16, mix(theme.deep, theme.accent, 0.3))


def _crowns(
    image: Image.Image,
    scene: Scene,
    left_middle: tuple[int, int],
    led: Sequence[tuple[int, int | None]],
) -> None:
    """Draw who led at each of these points, a dash where nobody did alone.

    `left_middle` is where the crown stands, `led` the x of each point (px) with the side.
    """
    theme, (left, y) = scene.theme, left_middle
    crown = icon("glyph:crown", 40, theme.muted)
    marks.paste_middle(image, crown, (left, y))
    for x, side in led:
        if side is None:
            paint.fill(image, Box(x - 10, y - 2, 20, 5), theme.muted)
        else:
            marks.seat(image, scene.standings[side].seats[0], (x, y), 28)


def _ends(wanted: Sequence[int], plot: Box) -> list[int]:
    """Return heights for the shapes at the ends, so far apart that none covers another."""
    order = sorted(range(len(wanted)), key=lambda side: (wanted[side], side))
    found = dict[int, int]()
    for place, side in enumerate(order):
        above = found[order[place - 1]] + SPREAD if place else plot.top - 40
        found[side] = max(wanted[side], above)
    below = plot.bottom + 30
    for side in reversed(order):
        found[side] = min(found[side], below)
        below = found[side] - SPREAD
    return [found[side] for side in range(len(wanted))]


def _line(
    image: Image.Image,
    row: Standing,
    way: Sequence[tuple[int, int]],
    step: int,
    end: tuple[int, int],
) -> None:
    """Draw the line of a side with its shape at points and, larger, at its end."""
    pencil = ImageDraw.Draw(image)
    seat = row.seats[0]
    whole = [*way, end]
    pencil.line(whole, INK, 14, joint="curve")
    pencil.line(whole, SEATS[seat][1], 8, joint="curve")
    for number in range(step, len(way), step):
        marks.seat(image, seat, way[number], 34)
    marks.seat(image, seat, end, 56)
