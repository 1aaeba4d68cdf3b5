"""Run the shared tests for a game: `python -m games.testing KEY [pytest's arguments]`."""

import sys

import pytest

from games.testing.plugin import MODULES


def main(argv: list[str]) -> int:
    """Return what pytest does."""
    if not argv or argv[0].startswith("-"):
        sys.stderr.write("usage: python -m games.testing KEY [pytest's arguments]\n")
        return 2
    line = ["-p", "games.testing.plugin", "-p", "no:cacheprovider", "-q", "-m", "not long"]
    return int(pytest.main([*line, "--game", *argv, "--pyargs", *MODULES]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
