"""The reader's own things on private pictures: the five, the sums, tactics and hand, the score."""

from collections.abc import Sequence

from PIL import Image

from games.nba.pictures.parts import court, skills, tiles
from games.nba.pictures.parts.signs import THEME
from games.nba.pictures.words import view_of
from games.nba.printed import PLACES
from games.nba.view import Coach
from render.kit import marks, parts
from render.kit.geometry import Box, columns
from render.kit.scene import Scene
from render.kit.text import write
from render.kit.theme import WHITE

FOOT = 710  # where the footer of a private picture begins
LEGEND = 42  # the strip that says what the signs mean
GAP = 10
_WIDE = 4  # tiles share a row of at least so many places


def mine(scene: Scene) -> Coach:
    """Return the reader's own seat (the first one for everybody's picture)."""
    return view_of(scene).coaches[scene.seat or 0]


def hand_of(scene: Scene) -> Sequence[str]:
    """Return the cards of the reader's hand."""
    own = view_of(scene).mine
    return own.hand if own is not None else ()


def plates(image: Image.Image, scene: Scene, row: Box) -> None:
    """Draw the five on court in a row."""
    coach = mine(scene)
    boxes = columns(row, 5, 10)
    for card, place, box in zip(coach.court, PLACES, boxes, strict=False):
        court.plate(image, scene, card, place, box, coach.seat)


def five_with_skills(image: Image.Image, scene: Scene, row: Box) -> None:
    """Draw the five on court with the skills they have."""
    coach = mine(scene)
    for card, place, box in zip(coach.court, PLACES, columns(row, 5, 14), strict=False):
        skills.on_court(image, scene, card, place, box, coach.seat)


def line(
    image: Image.Image, scene: Scene, cards: Sequence[str], row: Box, *, numbered: bool = False
) -> None:
    """Draw cards as tiles in a row; `numbered` ones bear their number, the others are dimmed."""
    gap = 18 if numbered else 8
    for card, box in zip(cards, columns(row, max(_WIDE, len(cards)), gap), strict=False):
        number = scene.badges.get(f"card:{card}") if numbered else None
        dim = numbered and number is None
        tiles.tile(image, scene, card, box, price=False, number=number, dim=dim)


def standing(image: Image.Image, scene: Scene, box: Box) -> None:
    """Write the score, the own side first."""
    view, coach = view_of(scene), mine(scene)
    y, right = box.middle[1], box.right
    for seat in (coach.seat ^ 1, coach.seat):
        words = str(view.scores[seat % 2])
        right -= write(image, (right, y), words, THEME.display(52), WHITE, "right") + 12
        marks.seat(image, seat, (right - 20, y), 40)
        right -= 40 + 30


def band(image: Image.Image, scene: Scene, top: int, *, five: bool, cards: Sequence[str]) -> None:
    """Draw the band at the foot: the five where they are asked for, the sums, a row of cards.

    For who is new to the game the legend has the last strip; then the five make room for the cards.
    """
    parts.band(image, Box(0, top, 1200, FOOT - top), THEME)
    five = five and not (scene.legend and cards)
    rows = [name for name, there in (("five", five), ("sums", True), ("cards", cards)) if there]
    foot = FOOT - LEGEND if scene.legend else FOOT
    skills.legend(image, scene, Box(32, FOOT - LEGEND, 1136, LEGEND))
    for name, box in zip(rows, _rows(rows, top, foot), strict=True):
        if name == "five":
            (five_with_skills if box.height >= _SKILLS else plates)(image, scene, box)
        elif name == "sums":
            tiles.sums(image, scene, mine(scene).sums, box, gap=8)
        else:
            line(image, scene, cards, box)


_SKILLS = 86  # the least height at which skills can be read
_LEAST = {"five": 46, "sums": 42, "cards": 52}
_MOST = {"five": 112, "sums": 62, "cards": 92}


def _rows(names: Sequence[str], top: int, foot: int) -> list[Box]:
    """Return the rows of a band from `top` to `foot`, each between its least and most height."""
    least = [_LEAST[name] for name in names]
    more = [_MOST[name] - _LEAST[name] for name in names]
    room = foot - top - GAP * (len(names) + 1)
    share = min(1.0, max(0.0, (room - sum(least)) / sum(more)))
    heights = [low + round(share * extra) for low, extra in zip(least, more, strict=True)]
    y = top + (foot - top - sum(heights) - GAP * (len(names) - 1)) // 2
    found: list[Box] = []
    for height in heights:
        found.append(Box(32, y, 1136, height))
        y += height + GAP
    return found
