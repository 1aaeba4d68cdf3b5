"""Words on pictures: measured, wrapped, fitted, clipped and drawn through cached masks.

Fonts lack characters and Pillow draws a box for them, so every text is cut into pieces: what the
font has, what a fallback font has, emoji as pictures, and a neutral mark for what nothing has.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from games.core.data.theme import Colour, Font
from render.cache import Cache
from render.kit.fonts import FALLBACKS, cap_height, characters, load
from render.kit.icons import emoji_names, icon

Align: TypeAlias = Literal["left", "centre", "right"]

_NARROW = str.maketrans({"\u202f": "\u00a0", "\u2007": "\u00a0", "\u2009": "\u00a0"})
_MINUS = re.compile(r"(?<![\w-])-(?=\d)")
_VARIATION = "\ufe0f"
_MARK = "\ufffd"
_SIGNS = "\u2190"  # arrows, signs and emoji begin here
_JOINING = re.compile("[\u200d\u20e3]")  # joins emoji, or makes a key of a digit


class TextRun(NamedTuple):
    """A part of a text: words in one font, an emoji by its name, or marks in place of letters."""

    kind: Literal["words", "emoji", "mark"]
    text: str
    font: Font


class Label(NamedTuple):
    """A text ready to paste.

    The mask's upper left corner lies `dx`, `dy` from the point where the line begins; `emoji` are
    pictures with their places from the same point.
    """

    mask: Image.Image
    dx: int
    dy: int
    advance: int
    emoji: tuple[tuple[Image.Image, int, int], ...] = ()


class Layout(NamedTuple):
    """Lines of a text, and the font in which they fit where they were to go."""

    lines: tuple[str, ...]
    font: Font


_labels: Cache[Label] = Cache(12_000_000, lambda label: label.mask.width * label.mask.height + 200)
_widths: Cache[int] = Cache(400_000, lambda _: 100)
# What a text was laid out to: finding the size that fits measures it many times over.
_layouts: Cache[Layout] = Cache(
    4_000_000, lambda found: 400 + sum(60 + len(line) for line in found.lines)
)


@lru_cache(maxsize=4096)
def clean(words: str) -> str:
    """Return a text as it can be drawn: one line, no controls, at most one accent above another.

    Narrow spaces become ordinary ones that do not break, a minus before a digit becomes U+2212.
    """
    kept: list[str] = []
    stacked = 0
    for character in unicodedata.normalize("NFC", words).translate(_NARROW):
        category = unicodedata.category(character)
        stacked = stacked + 1 if category in {"Mn", "Me"} and character != _VARIATION else 0
        if stacked > 1:
            continue
        if category in {"Zl", "Zp"} or character in "\t\n\r":
            kept.append(" ")
        elif category not in {"Cc", "Cs"} and (category != "Cf" or character == "\u200d"):
            kept.append(character)
    return _MINUS.sub("\u2212", "".join(kept))


@lru_cache(maxsize=2048)
def pieces(words: str, font: Font) -> tuple[TextRun, ...]:
    """Cut a text into what each font, the emoji pictures and the neutral mark can show."""
    words = clean(words)
    if words and _is_plain(words, font):
        return (TextRun("words", words, font),)
    found: list[TextRun] = []
    for piece in _cut(words, font):
        last = found[-1] if found else None
        if last and piece.kind == last.kind == "words" and piece.font == last.font:
            found[-1] = last._replace(text=last.text + piece.text)
        else:
            found.append(piece)
    return tuple(found)


def _is_plain(words: str, font: Font) -> bool:
    """Whether the font has every character, and none can be part of an emoji."""
    return (
        max(words) < _SIGNS
        and not _JOINING.search(words)
        and characters(font.family).issuperset(map(ord, words))
    )


def _cut(words: str, font: Font) -> Iterator[TextRun]:
    at = 0
    while at < len(words):
        name, length = _emoji_at(words, at)
        if length and (length > 1 or not _has(font, words[at])):
            yield TextRun("emoji", name, font)
            at += length
            continue
        piece = _letter(words[at], font)
        if piece is not None:
            yield piece
        at += 1


def _letter(character: str, font: Font) -> TextRun | None:
    """Return one character in the first font that has it; joiners and the like fall away."""
    if character in {_VARIATION, "\u200d"}:
        return None
    for family in (font.family, *FALLBACKS):
        if ord(character) in characters(family):
            return TextRun("words", character, font._replace(family=family))
    if unicodedata.category(character).startswith("M"):
        return None
    return TextRun("mark", _MARK, font)


def _has(font: Font, character: str) -> bool:
    return any(ord(character) in characters(family) for family in (font.family, *FALLBACKS))


def _emoji_at(words: str, at: int) -> tuple[str, int]:
    """Return the longest emoji that begins there, as (name, characters); ("", 0) for none."""
    if words[at] < _SIGNS and words[at + 1 : at + 2] not in {_VARIATION, "\u20e3"}:
        return "", 0
    for length in range(min(10, len(words) - at), 0, -1):
        points = words[at : at + length]
        for spelling in (points, points.replace(_VARIATION, "")):
            name = "-".join(f"{ord(point):x}" for point in spelling)
            if name in emoji_names():
                return name, length
    return "", 0


def drawable(words: str, font: Font) -> float:
    """Return the share, 0 to 1, of the visible characters that can be shown as they are."""
    parts = [part for part in pieces(words, font) if part.text.strip()]
    if not parts:
        return 0.0
    marks = sum(1 for part in parts if part.kind == "mark")
    shown = sum(len(part.text) if part.kind == "words" else 1 for part in parts) - marks
    return shown / (shown + marks)


def measure(words: str, font: Font) -> int:
    """Return how far a text reaches to the right, in px."""
    return _widths.get((words, font), lambda: _advance(words, font))


def _advance(words: str, font: Font) -> int:
    return round(sum(_piece_width(piece) for piece in pieces(words, font)))


def _piece_width(piece: TextRun) -> float:
    match piece.kind:
        case "words":
            return load(piece.font).getlength(piece.text)
        case "emoji":
            return piece.font.size * 1.06
        case "mark":
            return piece.font.size * 0.5


def clip(words: str, font: Font, width: int) -> str:
    """Return the text, ending in "…" where it would be wider than `width`."""
    if measure(words, font) <= width:
        return words
    low, high = 0, len(words)
    while low < high:
        middle = (low + high + 1) // 2
        if measure(words[:middle].rstrip() + "…", font) <= width:
            low = middle
        else:
            high = middle - 1
    return words[:low].rstrip("\u200d ").rstrip() + "…"


def fit(
    words: str, font: Font, width: int, least: int | None = None, short: str = ""
) -> tuple[str, Font]:
    """Return the text and the font in which it is at most `width` wide.

    The font shrinks to `least` px, then `short` is tried, then the text is clipped.
    """
    key = ("fit", words, font, width, least, short)
    found = _layouts.get(key, lambda: _fit(words, font, width, least, short))
    return found.lines[0], found.font


def _fit(words: str, font: Font, width: int, least: int | None, short: str) -> Layout:
    smallest = font.sized(min(font.size, least or font.size))
    for candidate in (words, short) if short else (words,):
        for size in range(font.size, smallest.size - 1, -2):
            if measure(candidate, font.sized(size)) <= width:
                return Layout((candidate,), font.sized(size))
    return Layout((clip(short or words, smallest, width),), smallest)


def wrap(words: str, font: Font, width: int, lines: int) -> list[str]:
    """Return the text in at most `lines` lines of `width` px; what is left over is clipped.

    Where one line does not do, lines are made as even as the words allow.
    """
    key = ("wrap", words, font, width, lines)
    return list(_layouts.get(key, lambda: Layout(_wrap(words, font, width, lines), font)).lines)


def _wrap(words: str, font: Font, width: int, lines: int) -> tuple[str, ...]:
    full = _greedy(words, font, width)
    if len(full) > lines:
        kept = full[: lines - 1]
        return *kept, clip(" ".join(full[lines - 1 :]), font, width)
    if len(full) < 2:
        return tuple(full)
    narrow, wide = width // len(full), width
    while wide - narrow > 4:
        middle = (narrow + wide) // 2
        tried = _greedy(words, font, middle)
        if len(tried) <= len(full) and not any(line.endswith("…") for line in tried):
            wide = middle
        else:
            narrow = middle
    return tuple(_greedy(words, font, wide))


def _greedy(words: str, font: Font, width: int) -> list[str]:
    lines: list[str] = []
    for word in words.split(" "):
        if lines and measure(f"{lines[-1]} {word}", font) <= width:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(clip(word, font, width))
    return lines


def wrap_fit(words: str, font: Font, width: int, lines: int, least: int) -> tuple[list[str], Font]:
    """Return the text wrapped at the largest size, down to `least` px, at which nothing is cut."""
    key = ("wrap_fit", words, font, width, lines, least)
    found = _layouts.get(key, lambda: _wrap_fit(words, font, width, lines, least))
    return list(found.lines), found.font


def _wrap_fit(words: str, font: Font, width: int, lines: int, least: int) -> Layout:
    for size in range(font.size, least - 1, -2):
        wrapped = _wrap(words, font.sized(size), width, lines)
        if not any(line.endswith("…") for line in wrapped):
            return Layout(wrapped, font.sized(size))
    return Layout(_wrap(words, font.sized(least), width, lines), font.sized(least))


def wrap_all(
    parts: Sequence[str], font: Font, width: int, height: int, least: int, leading: float
) -> tuple[list[str], Font]:
    """Return paragraphs in the largest letters, down to `least` px, in which they go into a box.

    `leading` is the height of a line by that of its letters. At `least` px the text goes on without
    paragraphs, and what is left over is clipped.
    """
    key = ("wrap_all", tuple(parts), font, width, height, least, leading)
    found = _layouts.get(key, lambda: _wrap_all(parts, font, width, height, least, leading))
    return list(found.lines), found.font


def _wrap_all(
    parts: Sequence[str], font: Font, width: int, height: int, least: int, leading: float
) -> Layout:
    for size in range(font.size, least, -1):
        sized = font.sized(size)
        room = max(1, int(height / (size * leading)))
        if sum(len(_greedy(one, sized, width)) for one in parts) <= room:
            return Layout(
                tuple(line for one in parts for line in _wrap(one, sized, width, room)), sized
            )
    smallest = font.sized(least)
    return Layout(_wrap(" ".join(parts), smallest, width, max(1, height // least)), smallest)


def label(words: str, font: Font) -> Label:
    """Return the text as a mask and pictures, cached."""
    return _labels.get((words, font), lambda: _label(words, font))


def _label(words: str, font: Font) -> Label:
    room = font.size
    parts = pieces(words, font)
    length = round(sum(_piece_width(part) for part in parts))
    mask = Image.new("L", (length + 2 * room, 3 * room))
    draw = ImageDraw.Draw(mask)
    emoji: list[tuple[Image.Image, int, int]] = []
    high = cap_height(font)
    across = 0.0
    for part in parts:
        start = room + across
        match part.kind:
            case "words":
                draw.text((start, 2 * room), part.text, 255, load(part.font), anchor="ls")
            case "emoji":
                side = font.size
                emoji.append((icon(f"emoji:{part.text}", side), round(across), -(high + side) // 2))
            case "mark":
                draw.ellipse(_dot(start, 2 * room - high / 2, font.size), 190)
        across += _piece_width(part)
    box = mask.getbbox() or (room, room, room + 1, room + 1)
    return Label(mask.crop(box), box[0] - room, box[1] - 2 * room, length, tuple(emoji))


def _dot(left: float, middle: float, size: int) -> tuple[float, float, float, float]:
    """Return the edges of the neutral mark, a dot in place of a letter."""
    radius = size * 0.14
    across = left + size * 0.25
    return across - radius, middle - radius, across + radius, middle + radius


def write(
    image: Image.Image,
    at: tuple[int, int],
    words: str,
    font: Font,
    colour: Colour,
    align: Align = "left",
) -> int:
    """Draw one line, its capitals centred on the height `at[1]`; returns its width in px.

    `at[0]` is the left end, the middle or the right end, as `align` says.
    """
    return write_line(image, (at[0], at[1] + cap_height(font) // 2), words, font, colour, align)


def write_line(
    image: Image.Image,
    at: tuple[int, int],
    words: str,
    font: Font,
    colour: Colour,
    align: Align = "left",
) -> int:
    """Draw one line whose letters stand on the height `at[1]`; returns its width in px."""
    ready = label(words, font)
    shift = {"left": 0, "centre": ready.advance // 2, "right": ready.advance}[align]
    left = at[0] - shift
    image.paste(colour, (left + ready.dx, at[1] + ready.dy), ready.mask)
    for picture, dx, dy in ready.emoji:
        image.paste(picture, (left + dx, at[1] + dy), picture)
    return ready.advance


def write_lines(
    image: Image.Image,
    at: tuple[int, int],
    lines: Sequence[str],
    font: Font,
    colour: Colour,
    align: Align = "left",
    leading: float = 1.12,
) -> None:
    """Draw lines as a block centred on the height `at[1]`."""
    step = round(font.size * leading)
    first = at[1] - step * (len(lines) - 1) // 2
    for place, line in enumerate(lines):
        write(image, (at[0], first + place * step), line, font, colour, align)
