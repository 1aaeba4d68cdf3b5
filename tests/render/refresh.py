"""Draws the kept pictures anew: `python -m tests.render.refresh [name ...]`. Look at them."""

import sys

from render.png import encode
from tests.render.golden import FOLDER, KEPT, small


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, draw in KEPT.items():
        if not wanted or name in wanted:
            (FOLDER / f"{name}.png").write_bytes(encode(small(draw())))
            sys.stdout.write(f"{name}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
