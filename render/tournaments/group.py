"""People side by side in a box: marks with their names, as large as so many leave room for."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from games.core.data.theme import Font
from render.kit.geometry import Box
from render.kit.text import fit, measure, wrap_fit, write, write_lines
from render.kit.theme import WHITE
from render.tournaments.frame import put_mark
from render.tournaments.sheets import Contestant

LEAST = 30  # px of a name, below which it is cut
GAP, SPACE = 16, 14  # between two people; between a mark and a name
APART = 10  # between two rows of people whose names are beside their marks
CUT = 60  # what a name that is lost costs, in px of all names; one that is cut, in its share
SMALL, ABOVE = 36, 68  # px of a mark at least, beside a name and above one
FEW = 6  # people up to whom a name may take two lines
EVEN = 1.4  # how much larger than the smallest name another one may be
LEADING = 1.08  # height of a line of names over the size of the letters


class GroupLayout(NamedTuple):
    """How people stand: so many `across`, names of so many `lines`, below marks or `beside`."""

    across: int
    lines: int
    beside: bool
    mark: int
    font: Font


def group(
    image: Image.Image, people: Sequence[Contestant], more: str, box: Box, font: Font, mark: int
) -> None:
    """Draw people on the floor of a box; `font` and `mark` are the largest they are drawn in.

    `more` stands behind the last one, in words.
    """
    said = [*(who.person.shown for who in people), *([more] if more else [])]
    form = formed(said, box, font, mark)
    for at, (words, cell) in enumerate(zip(said, _cells(len(said), form, box), strict=True)):
        who = people[at] if at < len(people) else None
        if form.beside:
            _beside(image, who, words, cell, form, said)
        else:
            _above(image, who, words, cell, form)


def formed(said: Sequence[str], box: Box, font: Font, mark: int) -> GroupLayout:
    """Return the form in which names and marks are largest and the fewest names are cut."""
    best = max(_forms(len(said), box, font, mark), key=lambda one: _worth(one, said, box))
    room = _room(best, box)
    smallest = min(_lines(words, best, room)[1].size for words in said)
    even = min(best.font.size, round(smallest * EVEN))
    return best._replace(font=best.font.sized(even))


def _forms(count: int, box: Box, font: Font, mark: int) -> Iterator[GroupLayout]:
    for across in range(1, count + 1):
        rows = -(-count // across)
        width = (box.width - GAP * (across - 1)) // across
        high = box.height // rows
        for size in range(font.size, LEAST - 1, -6):
            sized = font.sized(size)
            row = round(size * LEADING)
            if row <= high:
                px = max(SMALL, min(mark, high - APART, row + 24))
                yield GroupLayout(across, 1, True, px, sized)
            for lines in (1, 2) if count <= FEW else (1,):
                px = min(mark, high - row * lines - SPACE, width)
                if px >= ABOVE:
                    yield GroupLayout(across, lines, False, px, sized)


def _worth(form: GroupLayout, said: Sequence[str], box: Box) -> float:
    """Return how good a form is: a name that is cut costs more than any size gains."""
    rows = -(-len(said) // form.across)
    if form.beside and rows * _pitch(form) > box.height:
        return -1000.0 - rows
    room = _room(form, box)
    sizes, cut = list[int](), 0.0
    for words in said:
        lines, font = _lines(words, form, room)
        sizes.append(font.size)
        if lines[-1].endswith("…"):
            cut += 1 - len(" ".join(lines)) / (len(words) + 1)
    return sum(sizes) / len(sizes) + form.mark / 3 - CUT * cut - 4 * (form.lines + rows)


def _room(form: GroupLayout, box: Box) -> int:
    """Return how wide a name may be."""
    width = (box.width - GAP * (form.across - 1)) // form.across
    return width - (form.mark + SPACE if form.beside else 0)


def _pitch(form: GroupLayout) -> int:
    """Return how far apart the rows are of people whose names are beside their marks."""
    return max(form.mark + APART, round(form.font.size * LEADING))


def _lines(words: str, form: GroupLayout, room: int) -> tuple[list[str], Font]:
    shown, font = fit(words, form.font, room, LEAST)
    if form.lines == 1 or shown == words:
        return [shown], font
    return wrap_fit(words, form.font, room, form.lines, LEAST)


def _cells(count: int, form: GroupLayout, box: Box) -> Iterator[Box]:
    """Return the place of each, the rows from above; a last row that is not full is centred."""
    rows = -(-count // form.across)
    width = (box.width - GAP * (form.across - 1)) // form.across
    high = _pitch(form) if form.beside else box.height // rows
    for at in range(count):
        row, column = divmod(at, form.across)
        here = min(form.across, count - row * form.across)
        wide = here * width + GAP * (here - 1)
        left = box.left + (box.width - wide) // 2 + column * (width + GAP)
        yield Box(left, box.bottom - (rows - row) * high, width, high)


def _above(
    image: Image.Image, who: Contestant | None, words: str, cell: Box, form: GroupLayout
) -> None:
    lines, font = _lines(words, form, cell.width)
    step = round(form.font.size * LEADING)
    middle, low = cell.middle[0], cell.bottom - step * len(lines)
    write_lines(image, (middle, (low + cell.bottom) // 2), lines, font, WHITE, "centre", LEADING)
    if who is not None:
        put_mark(image, who, (middle, low - SPACE // 2 - form.mark // 2), form.mark)


def _beside(
    image: Image.Image,
    who: Contestant | None,
    words: str,
    cell: Box,
    form: GroupLayout,
    said: Sequence[str],
) -> None:
    room = cell.width - form.mark - SPACE
    fitted = [_lines(one, form, room) for one in said]
    widest = max(measure(lines[0], font) for lines, font in fitted)
    left = cell.left + max(0, (cell.width - form.mark - SPACE - widest) // 2)
    if who is not None:
        put_mark(image, who, (left + form.mark // 2, cell.middle[1]), form.mark)
    (shown, *_), font = _lines(words, form, room)
    write(image, (left + form.mark + SPACE, cell.middle[1]), shown, font, WHITE)
