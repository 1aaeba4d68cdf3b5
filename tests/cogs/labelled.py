"""Pages, with the labels and words that stand on them."""

import re
from typing import Any

from msgspec.structs import replace

from cogs.lobby.screen import LobbyScreen
from cogs.ui.limits import walk
from cogs.ui.page import Page
from play.records import Table
from tests.cogs import made
from tests.cogs.fit.test_pages_fit import Screen, lobby

ENGLISH = Screen("en")
LISTED = re.compile(r"^\d+\. ", re.MULTILINE)  # a line that Discord numbers anew


def labels(page: Page) -> dict[str, str]:
    """The labels of a page by custom_ids, in which the match is left out."""
    return {
        ":".join(one for one in node["custom_id"].split(":") if one != made.MATCH): node.get(
            "label", node.get("placeholder", "")
        )
        for node in walk(page.view().to_components())
        if "custom_id" in node
    }


def said(page: Page) -> str:
    return "\n".join(node.get("content", "") for node in walk(page.view().to_components()))


def table(seat: int | None, **changes: Any) -> Table:
    """A table of three at the first question of a match."""
    match, happened = next(made.positions(made.GAMES["firstdeck"], 3, 0))
    found = made.table(match, happened, seat, made.PLAIN)
    public = {name: changes.pop(name) for name in [*changes] if hasattr(found.public, name)}
    return replace(found, public=replace(found.public, **public), **changes)


def room(key: str = "sampler", most: int = 3, **changes: Any) -> LobbyScreen:
    found = replace(lobby(key, most, made.PLAIN, room=True), problems=(), invitations=())
    return LobbyScreen(replace(found, **changes), made.GAMES[key], made.TEXTS, "en")


def cut(page: Page) -> list[str]:
    """Return the lines of selects that are cut off: what is too long for one goes below it."""
    nodes = walk(page.view().to_components())
    options = [option for one in nodes for option in one.get("options", ())]
    said = [str(one.get(part) or "") for one in options for part in ("label", "description")]
    return [one for one in said if one.endswith("…")]
