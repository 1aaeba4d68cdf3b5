"""Writing a row only if nobody else has written it since it was loaded."""

from collections.abc import Mapping
from typing import LiteralString

from db import columns
from db.store import Connection, StaleStep


def update(
    db: Connection, table: LiteralString, row: str, edition: int, changes: Mapping[str, object]
) -> None:
    """Write some columns of the row with this id and raise its edition, if that is still `edition`.

    Raises StaleStep when somebody else has written it since.
    """
    written = {**changes, "edition": edition + 1}
    if columns.change(db, table, written, "id = ? AND edition = ?", (row, edition)) != 1:
        raise StaleStep(row)
