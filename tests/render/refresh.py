"""Draws the kept pictures anew: `python -m tests.render.refresh [name ...]`. Look at them."""

import sys

from render.png import encode
from tests.render.golden import KEPT, place, small


def main(wanted: list[str]) -> None:
    for name, draw in KEPT.items():
        if not wanted or name in wanted:
            place(name).parent.mkdir(parents=True, exist_ok=True)
            place(name).write_bytes(encode(small(draw())))
            sys.stdout.write(f"{name}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
