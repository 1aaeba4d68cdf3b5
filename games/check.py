"""Say what a game lacks: `python -m games.check KEY`; each line with what mends it."""

import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from games import outside
from games.registry import keys, loaded
from games.testing.lacking.checks import Finding, findings, where

MOST = 20  # lines: a screen


def main(argv: Sequence[str] | None = None) -> int:
    """Return 0 when nothing is missing, 1 when something is, 2 when there is no such game."""
    line = sys.argv[1:] if argv is None else argv
    packages = {key: f"games.{key}" for key in keys()} | dict(outside.packages())
    if len(line) != 1 or line[0] not in packages:
        print(
            f"usage: python -m games.check KEY; there are: {', '.join(packages)}", file=sys.stderr
        )
        return 2
    key = line[0]
    found = _found(key, packages[key])
    for one in found[:MOST]:
        print(f"{one.what}\n    {one.mend}")
    if len(found) > MOST:
        print(f"and {len(found) - MOST} more")
    print(f"{key}: {len(found) or 'nothing'} missing or wrong; then: python -m games.testing {key}")
    return 1 if found else 0


def _found(key: str, package: str) -> list[Finding]:
    theirs = package != f"games.{key}"
    try:
        if theirs:
            outside.check_package(key, package)
        game = loaded(key, package, theirs=theirs)
    except Exception as fault:  # noqa: BLE001 - whatever is wrong with it is what is asked
        said = f"it does not load: {outside.LeftOut(key, package, fault).why}"
        return [Finding(said, where(fault, _folder(package)))]
    return findings(game, package)


def _folder(package: str) -> Path:
    """Return the folder of a package, which may not be importable itself."""
    spec = find_spec(package)
    return Path(spec.origin).parent if spec and spec.origin else Path(package)


if __name__ == "__main__":
    sys.exit(main())
