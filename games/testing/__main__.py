"""Run the shared tests for a game: `python -m games.testing KEY [pytest's arguments]`.

What is recorded of it is looked for in `tests/` here, unless `--records` names another folder.
"""

import sys
from pathlib import Path

import pytest

from games.simulate import find
from games.testing import MODULES
from games.testing.records import Records


def main(argv: list[str]) -> int:
    """Return what pytest does."""
    if not argv or argv[0].startswith("-"):
        sys.stderr.write("usage: python -m games.testing KEY [pytest's arguments]\n")
        return 2
    try:
        find(argv[0])
    except Exception as fault:  # noqa: BLE001 - whatever is wrong with it is what is asked
        said = f"{type(fault).__name__}: {fault}\nThen: python -m games.check {argv[0]}\n"
        sys.stderr.write(said)
        return 2
    line = ["-p", "games.testing.plugin", "-p", "no:cacheprovider", "-q", "-m", "not long"]
    here = Path("tests")
    if "--records" not in argv and Records(here).recorded(argv[0]):
        line += ["--records", str(here)]
    return int(pytest.main([*line, "--game", *argv, "--pyargs", *MODULES]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
