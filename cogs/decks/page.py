"""What the workshop shows: a person's decks, and one that is being built."""

from collections.abc import Mapping, Sequence

from discord import ButtonStyle, ui

from cogs.app.context import Context
from cogs.app.render_client import accent
from cogs.ui.names import bare, safe
from cogs.ui.page import (
    LINE,
    Button,
    Item,
    Page,
    PictureFile,
    button,
    choice,
    clip,
    gallery,
    rows,
    select,
    small,
    words,
)
from games.core.bringing.workshop import HELD, WORDS, Completed, Facet, Value, Workshop
from games.core.text import Name, Text
from locales import Reader
from play.decks.service import MOST, Deck

ANY = "-"  # the value of a filter that is open
ACROSS = 3  # pieces beside each other, as in the picture
VALUES = 24  # of a facet in its select, and one more for any
TURN = ">"  # before the part of a facet's values to which a select turns
SOUGHT = 14  # characters of the words looked for, on a button beside two others
SAID = 900  # characters of a deck in words on a page


class Saying:
    """Says texts of a game to whoever builds: pieces by their printed names."""

    def __init__(self, context: Context, names: Mapping[str, Name]) -> None:
        self.names = names
        self._texts = context.texts
        self._reader = Reader(context.locale, None, (), names)

    def __call__(self, said: Text) -> str:
        return self._texts.say(said, self._reader)

    def name(self, piece: str) -> str:
        """Return the printed name of a piece; its id where it has none."""
        found = self.names.get(piece)
        return piece if found is None else found.printed(self._reader.locale)[0]


def list_page(
    context: Context, game: str, decks: Sequence[Deck], workshop: Workshop, say: Saying
) -> Page:
    """Return a person's decks of a game, and the ways to begin another."""
    heading = context.texts.get(f"{game}-name", context.locale)
    lines = [f"### {context.ui('decks', game=heading)}"]
    lines += [f"{at}. {_line(context, one, safe(one.name))}" for at, one in enumerate(decks, 1)]
    lines.append(context.ui("decks-room", have=len(decks), most=MOST))
    items: list[Item] = [words("\n".join(lines))]
    if decks:
        options = [choice(one.id, _line(context, one, bare(clip(one.name, LINE)))) for one in decks]
        items.append(select(f"deck-chosen:{game}", context.ui("deck-choose"), options))
    if len(decks) < MOST:
        items += rows(
            [
                button(f"deck-new:{game}", context.ui("deck-new"), ButtonStyle.primary),
                button(f"deck-ask:{game}", context.ui("deck-for-me")),
                button(f"deck-paper:{game}", context.ui("deck-import")),
            ]
        )
        if workshop.ready:
            items.append(_ready(context, game, workshop, say))
    items.append(small(context.ui("decks-public")))
    return Page(items, accent=accent(game))


def _line(context: Context, deck: Deck, name: str) -> str:
    overview = deck.view.overview
    state = "good" if deck.holds else "draft"
    return context.ui(f"deck-line-{state}", name=name, have=overview.size, want=overview.want)


def _ready(context: Context, game: str, workshop: Workshop, say: Saying) -> Item:
    """Return the ready-made decks from which one may begin."""
    options = [
        choice(one, say.name(one), say(about) if (about := workshop.about(one)) else "")
        for one in list(workshop.ready)[: VALUES + 1]
    ]
    return select(f"deck-ready:{game}", context.ui("deck-from-ready"), options)


def questions_page(
    context: Context, game: str, facet: Facet, given: Sequence[str], say: Saying, part: int = 0
) -> Page:
    """Ask the next question before a deck is made for somebody; `given` are the answers so far.

    `part` is to which part of its many answers the select was turned.
    """
    so_far, parts = ".".join([*given, ""]), _parts(facet)
    options = [choice(f"{so_far}{one.id}", say(one.label)) for one in parts[part % len(parts)]]
    if len(parts) > 1:
        turn = context.ui("deck-other", what=say(facet.label))
        options.append(choice(f"{so_far}{TURN}{part + 1}", clip(turn, LINE)))
    options.append(choice(f"{so_far}{ANY}", context.ui("deck-any-answer")))
    number = context.ui("deck-question", number=len(given) + 1)
    items = [
        words(f"### {number}\n{say(facet.label)}"),
        select(f"deck-answer:{game}", say(facet.label), options),
        *rows([button(f"deck-list:{game}", context.ui("back"))]),
    ]
    return Page(items, accent=accent(game))


def build_page(
    context: Context,
    deck: Deck,
    workshop: Workshop,
    say: Saying,
    pictures: tuple[PictureFile | None, PictureFile | None],
    notes: Sequence[str] = (),
    turned: Mapping[str, int] | None = None,
) -> Page:
    """Return a deck that is being built: what it is, filters, a page of pieces with + and −.

    `turned` is to which part of the many values of a facet its select was turned.
    """
    whole, shelf = pictures
    items: list[Item] = [words("\n".join(_head(context, deck, say, notes)))]
    items.append(gallery(whole) if whole else words(in_words(deck, say)))
    items += [_filter(context, deck, facet, say, turned or {}) for facet in workshop.facets]
    if shelf:
        items.append(gallery(shelf))
    if shelf is None or context.settings.text_tables:
        items.append(words("\n".join(shelf_lines(context, deck, workshop, say))))
    items += _counting(deck)
    items += _below(context, deck)
    shown = tuple(one for one in pictures if one is not None)
    return Page(items, shown, accent=accent(deck.game))


def _head(context: Context, deck: Deck, say: Saying, notes: Sequence[str]) -> list[str]:
    overview = deck.view.overview
    state = "good" if deck.holds else "draft"
    name = safe(deck.name)
    lines = [
        f"### {context.ui(f'deck-line-{state}', name=name, have=overview.size, want=overview.want)}"
    ]
    lines += [f"✗ {say(one)}" for one in deck.checked.faults]
    lines += [f"⚠ {say(one)}" for one in deck.checked.warnings]
    return [*lines, *notes]


def _filter(
    context: Context, deck: Deck, facet: Facet, say: Saying, turned: Mapping[str, int]
) -> Item:
    """Return the select of a facet: of many values a part, with a line that turns to the next."""
    chosen, label = deck.looks_for.get(facet.name, ""), say(facet.label)
    parts = _parts(facet)
    here = next((at for at, part in enumerate(parts) if chosen in {one.id for one in part}), 0)
    at = turned.get(facet.name, here) % len(parts)
    options = [choice(ANY, context.ui("deck-any", what=label), default=not chosen)]
    options += [
        choice(
            one.id,
            context.ui("deck-only", what=label, value=say(one.label)),
            default=one.id == chosen,
        )
        for one in parts[at]
    ]
    if len(parts) > 1:
        options.append(choice(f"{TURN}{at + 1}", context.ui("deck-other", what=label)))
    return select(f"deck-filter:{deck.id}:{facet.name}", label, options)


def turned_to(chosen: str) -> int | None:
    """Return the part of a facet's values to which a select is turned; None for a value."""
    part = chosen.removeprefix(TURN)
    return int(part) if part != chosen and part.isdecimal() else None


def why_lines(made: Completed, say: Saying) -> list[str]:
    """Return the reasons for a completed deck, a line each."""
    return [f"• {say(one)}" for one in made.why]


def _parts(facet: Facet) -> list[Sequence[Value]]:
    """Return the values of a facet in parts as a select takes them."""
    values = facet.values
    if len(values) <= VALUES:
        return [values]
    most = VALUES - 1
    return [values[at : at + most] for at in range(0, len(values), most)]


def _counting(deck: Deck) -> list[Item]:
    """Return + for every piece on the page, and − for those that the deck holds."""
    more = [
        button(f"deck-put:{deck.id}:{piece}", f"{at} +", ButtonStyle.primary)
        for at, (piece, _) in enumerate(deck.shelf.pieces, 1)
    ]
    less = [
        button(f"deck-take:{deck.id}:{piece}", f"{at} −")
        for at, (piece, held) in enumerate(deck.shelf.pieces, 1)
        if held
    ]
    return [*_in_threes(more), *_in_threes(less)]


def _in_threes(buttons: Sequence[Button]) -> list[Item]:
    starts = range(0, len(buttons), ACROSS)
    return [ui.ActionRow(*buttons[at : at + ACROSS]) for at in starts]


def _below(context: Context, deck: Deck) -> list[Item]:
    """Return what turns pages and what is done with the whole deck."""
    ident, shelf, held = deck.id, deck.shelf, bool(deck.looks_for.get(HELD))
    looks = any(value for name, value in deck.looks_for.items() if name != "page")
    turn = [
        button(f"deck-page:{ident}:{max(0, shelf.page - 1)}:b", "◀", disabled=shelf.page == 0),
        button(
            f"deck-page:{ident}:{shelf.page + 1}:f", "▶", disabled=shelf.page + 1 >= shelf.pages
        ),
        button(f"deck-undo:{ident}", context.ui("deck-undo"), disabled=not deck.can_undo),
    ]
    draft = not deck.holds
    fill = button(
        f"deck-fill:{ident}", context.ui("deck-fill"), ButtonStyle.primary, disabled=not draft
    )
    words = looked_for(deck)
    search = context.ui("deck-searched", words=clip(words, SOUGHT)) if words else None
    look = [
        button(f"deck-search:{ident}", search or context.ui("deck-search")),
        button(f"deck-held:{ident}", context.ui("deck-all" if held else "deck-held")),
        button(f"deck-clear:{ident}", context.ui("deck-clear"), disabled=not looks),
    ]
    style = ButtonStyle.secondary if draft else ButtonStyle.primary
    done = [fill, button(f"deck-more:{ident}", context.ui("deck-more"), style)]
    return [ui.ActionRow(*turn), ui.ActionRow(*look), ui.ActionRow(*done)]


def shelf_lines(context: Context, deck: Deck, workshop: Workshop, say: Saying) -> list[str]:
    """Return the page of pieces in words, with all that is printed on them."""
    told = {piece.id: piece.told for piece in workshop.pieces}
    lines = [
        f"{at}. {f'×{held} ' if held else ''}{_read_out(piece, told.get(piece), say)}"
        for at, (piece, held) in enumerate(deck.shelf.pieces, 1)
    ]
    return lines or [context.ui("deck-none-found")]


def _read_out(piece: str, told: Text | None, say: Saying) -> str:
    return say(told) if told else say.name(piece)


def in_words(deck: Deck, say: Saying, most: int = SAID) -> str:
    """Return what a deck holds, a line a group."""
    lines = [
        f"{say(group.label)} ({group.size}) — "
        + ", ".join(f"{count} {say.name(piece)}" for piece, count in group.pieces)
        for group in deck.view.overview.groups
    ]
    return clip("\n".join(lines), most) or "—"


def looked_for(deck: Deck) -> str:
    """Return the words that are looked for on the shelf."""
    return deck.looks_for.get(WORDS, "")


def more_page(context: Context, deck: Deck, say: Saying, notes: Sequence[str] = ()) -> Page:
    """Return everything that can be done with a deck beside building it, and why it is not yet."""
    ident = deck.id
    found = [
        button(f"deck-test:{ident}", context.ui("deck-test"), disabled=not deck.holds),
        button(
            f"deck-play:{ident}",
            context.ui("deck-play"),
            ButtonStyle.primary,
            disabled=not deck.holds,
        ),
        button(f"deck-share:{ident}", context.ui("deck-share")),
        button(f"deck-rename:{ident}", context.ui("deck-rename")),
        button(f"deck-copy:{ident}", context.ui("deck-copy")),
        button(f"deck-text:{ident}", context.ui("deck-text")),
        button(f"deck-file:{ident}", context.ui("deck-file")),
        button(f"deck-drop:{ident}", context.ui("deck-drop"), ButtonStyle.danger),
        button(f"deck-list:{deck.game}", context.ui("decks-all")),
        button(f"deck-open:{ident}", context.ui("back")),
    ]
    said = "\n".join(_head(context, deck, say, notes))
    return Page([words(said), *rows(found)], accent=accent(deck.game))


def shared_page(
    context: Context, deck: Deck, owner: str, written: str, say: Saying, picture: PictureFile | None
) -> Page:
    """Return a deck as its person shows it to everybody, with its form in words."""
    said = context.ui("deck-shared", name=safe(deck.name), who=safe(owner))
    items: list[Item] = [words(said)]
    items.append(gallery(picture) if picture else words(in_words(deck, say)))
    if written:
        items.append(words(f"```\n{clip(written.replace('`', ' '), 2 * SAID)}\n```"))
    items.append(small(context.ui("deck-shared-note")))
    pictures = (picture,) if picture else ()
    return Page(items, pictures, accent=accent(deck.game))


def plain_line(context: Context, deck: Deck) -> str:
    """Return a deck in a line of a list of suggestions."""
    game = context.texts.get(f"{deck.game}-short-name", context.locale)
    return clip(f"{bare(deck.name)} · {game}", 100)
