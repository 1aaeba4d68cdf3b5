"""Database files of every schema there was, kept for ever: `<schema>.db.xz`, and their archives.

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
    names = [path.name.removesuffix(_END) for path in HERE.glob(f"*{_END}")]
    return sorted(int(name) for name in names if name.isdigit())


def kept(schema: int) -> Path:
    """Return where the file of a schema is kept."""
    return HERE / f"{schema}{_END}"


def unpacked(schema: int, target: Path) -> Path:
    """Write the database of a schema to `target`, its archive beside it, and return that."""
    for file, place in zip(_both(kept(schema), _END), _both(target, ".db"), strict=True):
        if file.exists():
            place.write_bytes(lzma.decompress(file.read_bytes()))
    return target


def keep(schema: int, database: Path) -> Path:
    """Keep a database that nobody uses any more as the file of its schema."""
    for file, place in zip(_both(kept(schema), _END), _both(database, ".db"), strict=True):
        if place.exists():
            pressed = lzma.compress(place.read_bytes(), preset=9 | lzma.PRESET_EXTREME)
            file.write_bytes(pressed)
    return kept(schema)


def _both(path: Path, end: str) -> tuple[Path, Path]:
    """Return where a database is, and where its archive would be."""
    return path, path.with_name(f"{path.name.removesuffix(end)}-archive{end}")
