"""Writing a row only if nobody else has written it since it was loaded."""

from collections.abc import Mapping

from db.store import Connection, StaleStep


def update(
    db: Connection, table: str, row: str, edition: int, changes: Mapping[str, object]
) -> None:
    """Write some columns of the row with this id and raise its edition, if that is still `edition`.

    Raises StaleStep when somebody else has written it since.
    """
    sets = ", ".join(f"{name} = ?" for name in (*changes, "edition"))
    done = db.execute(
        f"UPDATE {table} SET {sets} WHERE id = ? AND edition = ?",  # noqa: S608 - our own names
        (*changes.values(), edition + 1, row, edition),
    )
    if done.rowcount != 1:
        raise StaleStep(row)
