"""Database files of every schema there was, kept for ever: `<schema>.db.xz`.

`python -m tests.db.kept` writes the file of the schema at hand; a file that was released is never
written again. The first ones were made by the same command in this repository's history, with this
folder copied into it: 1 at 123eabe, 2 there with the change of c9175e6 alone, 3
at cb35d68, 4 at 701f80a with the lines that 2a10606 puts back, 5 at 6470115.
"""

import lzma
from pathlib import Path

HERE = Path(__file__).parent
_END = ".db.xz"


def schemas() -> list[int]:
    """Return the schemas of which a file is kept."""
    return sorted(int(path.name.removesuffix(_END)) for path in HERE.glob(f"*{_END}"))


def kept(schema: int) -> Path:
    """Return where the file of a schema is kept."""
    return HERE / f"{schema}{_END}"


def unpacked(schema: int, target: Path) -> Path:
    """Write the database of a schema to `target`, and return that."""
    target.write_bytes(lzma.decompress(kept(schema).read_bytes()))
    return target


def keep(schema: int, database: Path) -> Path:
    """Keep a database that nobody uses any more as the file of its schema."""
    target = kept(schema)
    target.write_bytes(lzma.compress(database.read_bytes(), preset=9 | lzma.PRESET_EXTREME))
    return target
