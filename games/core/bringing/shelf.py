"""What people see in a workshop: their deck, and the pieces from which they choose."""

import unicodedata
from collections.abc import Mapping

from games.core.bringing.workshop import HELD, WORDS, Overview, Piece, Pieces, Shelf, Workshop
from games.core.text import Name, Text
from games.core.view import View

PAGE = 6  # pieces that are shown at a time


class DeckView(View, frozen=True):
    """A deck as a picture shows it. `name` and `owner` are words of people.

    It is deck `place` of the `most` that its person may have (0: it belongs to nobody). `wrong` are
    the pieces that `faults` are about.
    """

    name: str
    owner: str
    place: int
    most: int
    overview: Overview
    faults: tuple[Text, ...] = ()
    wrong: tuple[str, ...] = ()


class ShelfView(View, frozen=True):
    """Pieces to choose from, with how many of each the deck holds."""

    pieces: tuple[tuple[str, int], ...]
    page: int  # from 0
    pages: int
    found: int


def found(
    workshop: Workshop, names: Mapping[str, Name], deck: Pieces, shelf: Shelf
) -> tuple[Piece, ...]:
    """Return the pieces that match a search.

    Words are searched for in the names of pieces and of their facets, in both languages.
    """
    wanted = _plain(shelf.get(WORDS, "")).split()
    return tuple(
        piece
        for piece in workshop.pieces
        if piece.fits(shelf)
        and (not shelf.get(HELD) or piece.id in deck)
        and all(word in _said(piece, names) for word in wanted)
    )


def shelved(
    workshop: Workshop, names: Mapping[str, Name], deck: Pieces, shelf: Shelf, page: int
) -> ShelfView:
    """Return a page of the pieces that match; the last page, where there is no such page."""
    pieces = found(workshop, names, deck, shelf)
    pages = max(1, -(-len(pieces) // PAGE))
    at = min(max(0, page), pages - 1)
    here = pieces[at * PAGE : (at + 1) * PAGE]
    shown = tuple((piece.id, deck.get(piece.id, 0)) for piece in here)
    return ShelfView(None, 0, shown, at, pages, len(pieces))


def changed(deck: Pieces, piece: str, by: int) -> dict[str, int]:
    """Return a deck with so many more, or fewer, of a piece."""
    counts = {**deck, piece: deck.get(piece, 0) + by}
    return {one: count for one, count in counts.items() if count > 0}


def _said(piece: Piece, names: Mapping[str, Name]) -> str:
    """Return all names under which a piece is found."""
    ids = [piece.id, *(value for values in piece.facets.values() for value in values)]
    named = [names[one] for one in ids if one in names]
    return _plain(" ".join([piece.id, *(f"{one.en} {one.fr}" for one in named)]))


def _plain(said: str) -> str:
    """Return words without accents and capitals, and with the straight apostrophe."""
    apart = unicodedata.normalize("NFKD", said).replace("’", "'")
    return "".join(sign for sign in apart if not unicodedata.combining(sign)).casefold()
