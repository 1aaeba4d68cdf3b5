"""All cards of all games, to look at: `python -m render.contact_sheet [key] --out DIR`.

A sheet for each game and language: all faces in the sizes L, M and S. Beside it the same in grey,
and at the width of a phone (400 px for a picture of 1600).
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PIL import Image

from games.core.data.theme import Theme
from games.registry import Game, load
from locales import Texts
from locales.texts import LOCALES, Locale
from render import boards
from render.kit import paint
from render.kit.design import CardDesign, Size, height_of
from render.kit.faces import back, card
from render.kit.geometry import Box
from render.png import encode

SIZES: tuple[tuple[Size, int], ...] = (("L", 240), ("M", 200), ("S", 120))
ACROSS = 10
GAP = 22


def sheet(theme: Theme, faces: Sequence[CardDesign]) -> Image.Image:
    """Return all faces of a game in all sizes, the back last."""
    lines = -(-(len(faces) + 1) // ACROSS)
    height = sum(lines * (height_of(width) + GAP) for _, width in SIZES) + GAP
    image = paint.ground(theme, (ACROSS * (SIZES[0][1] + GAP) + GAP, height))
    top = GAP
    for size, width in SIZES:
        printed: tuple[CardDesign | None, ...] = (*faces, None)
        for at, face in enumerate(printed):
            left = GAP + at % ACROSS * (width + GAP)
            box = Box(left, top + at // ACROSS * (height_of(width) + GAP), width, height_of(width))
            if face is None:
                picture = back(theme, width)
                image.paste(picture, (box.left, box.top), picture)
            else:
                card(image, box, face, size)
        top += lines * (height_of(width) + GAP)
    return image


def faces_of(game: Game, locale: Locale, texts: Texts) -> list[CardDesign]:
    """Return the different faces of a game in a language."""
    rules = game.rules()

    def word(message: str, /, **args: Any) -> str:  # noqa: ANN401 - Fluent's arguments
        return texts.get(message, locale, **args)

    return boards.pictures(game.pictures).every_face(rules.faces(), rules.names(), locale, word)


def write(out: Path, name: str, image: Image.Image) -> None:
    """Write a picture, the same in grey, and as a phone shows it."""
    phone = image.resize((image.width // 4, image.height // 4), Image.Resampling.LANCZOS)
    for suffix, shown in (("", image), ("-grey", image.convert("L")), ("-phone", phone)):
        (out / f"{name}{suffix}.png").write_bytes(encode(shown))


def main(argv: Sequence[str] | None = None) -> int:
    """Draw the sheets; return 2 when there is no such game."""
    line = argparse.ArgumentParser(prog="python -m render.contact_sheet", description=__doc__)
    line.add_argument("key", nargs="?", help="a game; all when not given")
    line.add_argument("--out", type=Path, required=True)
    args = line.parse_args(argv)
    games = load()
    there = [key for key, game in games.items() if game.pictures]
    wanted = [args.key] if args.key else there
    if unknown := [game for game in wanted if game not in there]:
        sys.stderr.write(f"no pictures of {', '.join(unknown)}; there are {', '.join(there)}\n")
        return 2
    args.out.mkdir(parents=True, exist_ok=True)
    texts = Texts(*(game.texts for game in games.values()))
    for key in wanted:
        for locale in LOCALES:
            faces = faces_of(games[key], locale, texts)
            write(args.out, f"{key}-{locale}", sheet(games[key].theme, faces))
            sys.stdout.write(f"{key}-{locale}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
