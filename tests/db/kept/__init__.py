"""The database that the last release leaves behind, and what this one must keep working of it.

`<schema>.db.xz` and its archive hold matches of every game that run and that have ended, a
tournament, tables and people; `<schema>.json` says what the services of that release made of it.
`python -m tests.db.kept` writes them for the release at hand; the one before goes then. 47 is not
of a release: it is of the last commit before the schema became one (5992b7bc).
"""

import json
import lzma
from collections.abc import Iterable
from pathlib import Path

from tests.db.kept.recorded import Recorded

HERE = Path(__file__).parent
SCHEMA = 47  # of the one that is kept
_END = ".db.xz"


def kept(schema: int = SCHEMA) -> Path:
    """Return where the file of a schema is kept."""
    return HERE / f"{schema}{_END}"


def unpacked(target: Path) -> Path:
    """Write the database that is kept to `target`, its archive beside it, and return that."""
    for file, place in zip(_both(kept(), _END), _both(target, ".db"), strict=True):
        place.write_bytes(lzma.decompress(file.read_bytes()))
    return target


def keep(schema: int, database: Path) -> Path:
    """Keep a database that nobody uses any more as the file of its schema."""
    for file, place in zip(_both(kept(schema), _END), _both(database, ".db"), strict=True):
        pressed = lzma.compress(place.read_bytes(), preset=9 | lzma.PRESET_EXTREME)
        file.write_bytes(pressed)
    return kept(schema)


def noted(schema: int, found: Recorded) -> None:
    """Note what the release at hand makes of its file, one line for each thing in it."""
    lines = [
        f"{json.dumps(what)}: {_braced(f'{json.dumps(one)}: {_line(ones[one])}' for one in ones)}"
        for what, ones in found.items()
    ]
    (HERE / f"{schema}.json").write_text(f"{_braced(lines)}\n", "utf-8")


def to_keep() -> Recorded:
    """Return what the release whose file is kept made of it."""
    found: Recorded = json.loads((HERE / f"{SCHEMA}.json").read_text("utf-8"))
    return found


def _line(facts: object) -> str:
    return json.dumps(facts, ensure_ascii=False)


def _braced(lines: Iterable[str]) -> str:
    joined = ",\n".join(lines)
    return f"{{\n{joined}\n}}"


def _both(path: Path, end: str) -> tuple[Path, Path]:
    """Return where a database is, and where its archive is."""
    return path, path.with_name(f"{path.name.removesuffix(end)}-archive{end}")
