"""The forms of the workshop: a name, words to look for, a deck in words."""

from discord import TextStyle, ui

from cogs.app.context import Context
from cogs.decks.page import looked_for
from cogs.ui.page import clip
from play.decks.service import NAME, Deck

_FORM = 4000  # characters that a form takes, Discord's limit
_TITLE = 45  # characters of a title and a label, Discord's limit


def paste_form(context: Context, game: str, name: str, example: str) -> ui.Modal:
    """Return the form in which a new deck is pasted, under this name; empty it shows an example."""
    form = _form(context, "deck-import", f"deck-pasted:{game}")
    form.add_item(_named(context, name))
    form.add_item(_lines(context, "", example))
    return form


def search_form(context: Context, deck: Deck) -> ui.Modal:
    """Return the form for words of a name."""
    form = _form(context, "deck-search", f"deck-searched:{deck.id}")
    line: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="words", max_length=NAME, required=False, default=looked_for(deck) or None
    )
    form.add_item(ui.Label(text=clip(context.ui("deck-search-label"), _TITLE), component=line))
    return form


def name_form(context: Context, deck: Deck) -> ui.Modal:
    """Return the form for another name."""
    form = _form(context, "deck-rename", f"deck-renamed:{deck.id}")
    form.add_item(_named(context, deck.name))
    return form


def words_form(context: Context, deck: str, written: str) -> ui.Modal:
    """Return the form with a deck in words, to be copied or changed."""
    form = _form(context, "deck-text", f"deck-written:{deck}")
    form.add_item(_lines(context, written))
    return form


def _form(context: Context, title: str, ident: str) -> ui.Modal:
    return ui.Modal(title=clip(context.ui(title), _TITLE), custom_id=ident, timeout=None)


def _named(context: Context, name: str) -> "ui.Label[ui.Modal]":
    """Return the field for the name of a deck."""
    line: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="name", max_length=NAME, default=clip(name, NAME)
    )
    return ui.Label(text=clip(context.ui("deck-name"), _TITLE), component=line)


def _lines(context: Context, written: str, example: str = "") -> "ui.Label[ui.Modal]":
    """Return the field for a deck in words; an empty one shows the example."""
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="words",
        style=TextStyle.paragraph,
        default=clip(written, _FORM) or None,
        placeholder=example or None,
        max_length=_FORM,
        required=False,
    )
    return ui.Label(text=clip(context.ui("built-lines"), _TITLE), component=field)
