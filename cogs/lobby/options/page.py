"""The panel of the options of a game: of a table, and of all matches of a tournament."""

from collections.abc import Sequence

from cogs.app.render_client import accent
from cogs.lobby.screen import LobbyScreen, is_written
from cogs.ui.limits import walk
from cogs.ui.page import LONG, Button, Item, Page, button, choice, rows, select, setting, words
from games.core.info import Choice, Listing

A_PAGE = 12  # selects on one page of the panel


def options_page(screen: LobbyScreen, back: Button, page: int = 0, used: str | None = None) -> Page:
    """Return the panel of the options alone, for matches that have no lobby; `back` leads away."""
    selects = [*preset_select(screen), *option_selects(screen)]
    items, foot = paged(screen, selects, page, used)
    return Page([*items, *rows([*foot, back])], accent=accent(screen.lobby.game))


def paged(
    screen: LobbyScreen, selects: Sequence[Item], page: int, used: str | None
) -> tuple[list[Item], list[Button]]:
    """Return a page of a panel, and the buttons below: to other pages, and what is written."""
    pages = [list(selects[at : at + A_PAGE]) for at in range(0, len(selects), A_PAGE)] or [[]]
    if used is not None:  # those that vanish when used are the last ones
        found = (at for at, rows in enumerate(pages) if any(_bears(row, used) for row in rows))
        page = next(found, len(pages))
    page = min(page, len(pages) - 1)
    title: list[Item] = [words(f"### {screen.ui('options')}\n-# {screen.ui('options-hint')}")]
    foot: list[Button] = []
    lobby, verb = screen.lobby.id, f"{screen.prefix}options"
    if page > 0:
        foot.append(button(f"{verb}:{lobby}:{page - 1}", screen.ui("back")))
    if page + 1 < len(pages):
        foot.append(button(f"{verb}:{lobby}:{page + 1}", screen.ui("more")))
    for one in screen.choices():
        if is_written(one) and screen.listed(one) is None:
            which = f"{screen.prefix}free:{lobby}:{one.name}:{page}"
            foot.append(button(which, _written_label(screen, one), most=LONG))
    return [*title, *pages[page]], foot


def _bears(row: Item, custom_id: str) -> bool:
    return any(node.get("custom_id") == custom_id for node in walk([row.to_component_dict()]))


def _written_label(screen: LobbyScreen, one: Choice) -> str:
    """Return what the button of a written option says: its value too, where that is a number."""
    name = screen.option_name(one.name)
    if one.free:
        return name
    value = screen.lobby.options.get(one.name, one.default)
    return screen.ui("lobby-option", name=name, value=screen.value_name(one.name, value))


def preset_select(screen: LobbyScreen) -> list[Item]:
    """The select of a preset; none where the game has none for so many."""
    lobby = screen.lobby
    presets = [p for p in screen.info.presets if not p.seats or lobby.most in p.seats]
    if not presets:
        return []
    options = [
        choice(
            one.name,
            screen.own(f"preset-{one.name}"),
            screen.length(one),
            default=one.name == lobby.preset,
        )
        for one in presets
    ]
    return [setting(f"{screen.prefix}opt:{lobby.id}:preset", screen.ui("preset"), options[:25])]


def option_selects(screen: LobbyScreen) -> list[Item]:
    """A select for each option of the game, but for those that are written."""
    lobby = screen.lobby
    found: list[Item] = []
    for one in screen.choices():
        several = screen.listed(one)
        if several is not None:
            found.append(_several(screen, one, several))
        elif not is_written(one):
            values = [(value, screen.value_name(one.name, value)) for value in one.values]
            value = lobby.options.get(one.name, one.default)
            name = screen.option_name(one.name)
            found.append(one_of(screen, f"option.{one.name}", name, values, value))
    return found


def _several(screen: LobbyScreen, one: Choice, found: Listing) -> Item:
    """The select of an option that lists several of many; nothing picked is its default."""
    value = screen.lobby.options.get(one.name, one.default)
    chosen = [] if value == one.default else value.split(",")
    title = screen.option_name(one.name)
    names = screen.names_of(found).items()
    lines = [choice(key, name, default=key in chosen) for key, name in names]
    which = f"{screen.prefix}opts:{screen.lobby.id}:{one.name}"
    if chosen:
        return setting(which, title, lines, 0, found.count)
    now = screen.ui("lobby-option", name=title, value=screen.value_name(one.name, value))
    return select(which, now, lines, 0, found.count)


def one_of(
    screen: LobbyScreen, what: str, title: str, lines: Sequence[tuple[str, str]], value: str
) -> Item:
    """The select of one value of many, which are given with their names."""
    options = [choice(key, name, default=key == value) for key, name in lines]
    return setting(f"{screen.prefix}opt:{screen.lobby.id}:{what}", title, options[:25])
