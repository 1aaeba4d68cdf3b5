"""The frame of the pages of a person's settings."""

from collections.abc import Sequence

from cogs.app.context import Context
from cogs.ui.page import Item, Page, tabs, words

PAGES = ("calls", "time", "people", "reading")


def settings_page(
    context: Context, which: str, lines: Sequence[str], items: Sequence[Item]
) -> Page:
    """Return a page of the settings: what holds, then controls, then the way to others."""
    title = f"### {context.ui('my-settings')} · {context.ui(f'settings-{which}')}"
    ways = tabs("mine", {one: context.ui(f"settings-{one}") for one in PAGES}, which)
    return Page([words("\n".join([title, *lines])), *items, *ways])
