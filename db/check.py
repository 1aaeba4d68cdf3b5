"""Checks a whole database, page by page: `python -m db.check DATABASE`."""

import sys
from collections.abc import Sequence
from pathlib import Path

from db.backup import inspect
from db.migrate import Unusable


def main(argv: Sequence[str]) -> int:
    """Say what is wrong; return 0 when nothing is."""
    if len(argv) != 1:
        sys.stderr.write("usage: python -m db.check DATABASE\n")
        return 2
    try:
        found = inspect(Path(argv[0]))
    except Unusable as error:
        found = [str(error)]
    sys.stdout.write("\n".join(found or [f"{argv[0]}: sound"]) + "\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
