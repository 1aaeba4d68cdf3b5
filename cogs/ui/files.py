"""Files that are handed out, and tables that a spreadsheet opens."""

import csv
import io
import re
from collections.abc import Iterable, Sequence

from discord import ui

from cogs.ui.page import Item, Page, PictureFile, words

# What a spreadsheet would take for a formula, also where it parts cells by other signs than we do
_FORMULA = re.compile(r"(^|[;,\t|])(\s*[=+@\-＝＋－＠])")


def written(head: Sequence[str], lines: Iterable[Sequence[object]]) -> bytes:
    """Return a table as CSV, its head first; spreadsheets know by the first bytes that it is UTF-8.

    Numbers stay numbers; words never become a formula.
    """
    file = io.StringIO()
    made = csv.writer(file)
    made.writerow(head)
    for line in lines:
        made.writerow([_plain(one) for one in line])
    return ("\ufeff" + file.getvalue()).encode()


def _plain(value: object) -> object:
    return _FORMULA.sub(r"\1'\2", value) if isinstance(value, str) else value


def file_page(name: str, data: bytes, said: str) -> Page:
    """Return a message that hands out a file, with what is said of it."""
    items: list[Item] = [words(said), ui.File(f"attachment://{name}")]
    return Page(items, (PictureFile(name, data, said),))
