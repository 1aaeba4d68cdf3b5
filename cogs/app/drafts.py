"""What people typed into a form that was refused: it stands there when the form is opened again."""

from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from datetime import timedelta

from cachetools import TTLCache
from discord import ui

from cogs.ui.page import MARK

_MOST = 1000
_KEPT = timedelta(minutes=15)


class Drafts:
    """Keeps the fields of refused forms for a while, by person and form, in memory alone.

    A draft is put into its form once; the next time the form shows what is stored by then.
    """

    def __init__(self, steady: Callable[[], timedelta]) -> None:
        self._kept: TTLCache[tuple[int, str], Mapping[str, str], timedelta] = TTLCache(
            _MOST, _KEPT, steady
        )

    @contextmanager
    def kept(self, person: int, form: str, fields: Mapping[str, str]) -> Generator[None]:
        """Keep what was typed if anything is raised inside; `form` is its custom_id."""
        try:
            yield
        except Exception:
            self.keep(person, form, fields)
            raise

    def keep(self, person: int, form: str, fields: Mapping[str, str]) -> None:
        """Keep what somebody typed into a form; nothing where there is none."""
        if fields:
            self._kept[person, _about(form)] = fields

    def fill(self, person: int, form: ui.Modal) -> None:
        """Put what somebody typed before into a form that is about to open."""
        fields = self._kept.pop((person, _about(form.custom_id)), {})
        for field in form.walk_children():
            if isinstance(field, ui.TextInput) and (said := fields.get(field.custom_id)):
                field.default = said[: field.max_length]


def _about(custom_id: str) -> str:
    """Return what a form is about: the same one is opened again when something was refused."""
    return ":".join(part for part in custom_id.split(":") if not part.startswith(MARK))
