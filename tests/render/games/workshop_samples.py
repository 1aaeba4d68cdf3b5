"""Decks and pages of a shelf, as pictures get them from the workshop."""

from functools import cache

from games.core.bringing.shelf import DeckView, shelved
from games.core.bringing.workshop import Pieces, Workshop
from games.core.contract import asked
from games.core.match.position import AnyRules
from games.core.view import View
from games.registry import load
from locales import Reader, Texts
from locales.texts import Locale
from render.kit.scene import Scene

KEY = "nintendo"


@cache
def rules() -> AnyRules:
    return load()[KEY].rules()


def workshop() -> Workshop:
    found = asked.workshop(rules())
    assert found is not None
    return found


def scene(view: View, locale: Locale = "fr") -> Scene:
    game = load()[KEY]
    reader = Reader(locale, None, (), rules().names())
    texts = Texts(game.texts, strict=True)
    return Scene(game.theme, game.pictures, view, texts, reader, rules().faces(), ())


def deck(pieces: Pieces, locale: Locale = "fr", name: str = "Marée d’Ana") -> Scene:
    """A deck of somebody's, the second of nine."""
    build = workshop()
    view = DeckView(
        reader=None,
        seats=0,
        name=name,
        owner="Ana",
        place=2,
        most=9,
        overview=build.overview(pieces),
        faults=build.check(pieces).faults,
        wrong=build.wrong(pieces),
    )
    return scene(view, locale)


def ready() -> Scene:
    return deck(workshop().ready["UY"])


def wrong() -> Scene:
    return deck({**workshop().ready["UY"], "Y01": 5})


def shelf(locale: Locale = "fr", **wanted: str) -> Scene:
    """The first page of what is looked for, some of which a deck holds."""
    held = {"Y01": 3, "Y02": 1}
    return scene(shelved(workshop(), rules().names(), held, wanted, 0), locale)
