"""The refusals of play/ that carry more than a text."""

from games.core.refused import Refused, Stale
from games.core.text import Text, text
from play.records import Table


def refused(message: str, /, **args: int | str | Text) -> Refused:
    """Return the refusal with the text `play-<message>`."""
    return Refused(text(f"play-{message}", **args))


class MovedOn(Stale):
    """The question answered is not the one that is open; `table` is what is."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
