"""The cards of Mon Premier Deck Building: as many heads as the number says."""

from collections.abc import Callable
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from games.core.data.theme import Colour, read_theme, rgb
from games.core.face import face
from games.firstdeck.printed import CardFace
from locales import Texts
from locales.texts import Locale
from render.kit.design import CardDesign, Sign
from render.kit.scene import Scene

THEME = read_theme("games.firstdeck")
STAR = "games.firstdeck:star"


class Kind(NamedTuple):
    """How a kind of card looks: frame, tint, head."""

    frame: Colour
    tint: Colour
    head: str


KINDS = MappingProxyType(
    {
        "dwarf": Kind(rgb("#C06A0E"), rgb("#FBE3C0"), "games.firstdeck:dwarf"),
        "fairy": Kind(rgb("#C23F87"), rgb("#FBDDEC"), "games.firstdeck:fairy"),
        "barb": Kind(rgb("#A8391F"), rgb("#F8D8C8"), "games.firstdeck:barbarian"),
        "elf": Kind(rgb("#16794B"), rgb("#D6F0DE"), "games.firstdeck:elf"),
        "dragon": Kind(rgb("#2A63C4"), rgb("#D6E5FB"), "games.firstdeck:dragon"),
        "gob": Kind(rgb("#56622A"), rgb("#E9EDC6"), "games.firstdeck:goblin"),
        "wild": Kind(rgb("#0F7471"), rgb("#CFF0EA"), "games.firstdeck:chameleon"),
        "more": Kind(rgb("#0F7471"), rgb("#CFF0EA"), "games.firstdeck:crier"),
        "star": Kind(rgb("#8A5A00"), rgb("#FFEDBD"), "games.firstdeck:shooting-star"),
        "gain3": Kind(rgb("#8A5A00"), rgb("#FFEDBD"), "games.firstdeck:star-shower"),
        "steal": Kind(rgb("#3A3550"), rgb("#E2DFF0"), "games.firstdeck:snatcher"),
    }
)
DECK_GLYPHS = MappingProxyType(
    {
        "T": "glyph:triangle",
        "C": "glyph:circle",
        "Q": "glyph:square",
        "M": "glyph:moon_waning_crescent",
        "S": "glyph:snowflake",
    }
)


def kind_of(printed: CardFace) -> str:
    """Return the key of KINDS for a card."""
    if printed.effect:
        return printed.effect
    if printed.wild:
        return "wild"
    return "gob" if printed.gob else printed.family


def head_of(family: str) -> str:
    """Return the picture of a family; a goblin where no family counts."""
    return KINDS[family or "gob"].head


def card_face(card: str, scene: Scene) -> CardDesign:
    """Return the face of a card in the scene's language."""
    locale = scene.reader.locale
    return _face(printed(scene, card), scene.name(card), scene.short(card), scene.texts, locale)


def printed(scene: Scene, card: str) -> CardFace:
    """Return what is printed on a card of the scene's match."""
    return face(scene.faces, card, CardFace)


@lru_cache(maxsize=512)
def _face(shown: CardFace, name: str, short: str, texts: Texts, locale: Locale) -> CardDesign:
    def word(message: str, /, **args: int) -> str:
        return texts.get(message, locale, **args)

    return face_of(shown, name, short, word)


def face_of(printed: CardFace, name: str, short: str, word: Callable[..., str]) -> CardDesign:
    """Return the face of a card with its name, short name and the words of its effect."""
    kind = kind_of(printed)
    look = KINDS[kind]
    count = printed.n or printed.wild or printed.gob or 1
    corner, sign = _corner(printed)
    mark = Sign("games.firstdeck:cards", second=look.frame) if kind == "more" else None
    return CardDesign(
        theme=THEME,
        frame=look.frame,
        tint=look.tint,
        corner=corner,
        corner_sign=sign,
        signs=(Sign(look.head),) * count,
        mark=mark,
        mark_words="+2" if mark else "",
        name=name,
        short=short,
        effect=_effect(kind, count, word),
    )


def _corner(printed: CardFace) -> tuple[str, Sign | None]:
    """Return the number of the corner, or a star where the card shows no characters."""
    if printed.n:
        return str(printed.n), None
    if printed.wild:
        return f"+{printed.wild}", None
    if printed.gob:
        return f"\u2212{printed.gob}", None
    return "", Sign(STAR)


def _effect(kind: str, count: int, word: Callable[..., str]) -> str:
    if kind not in {"wild", "gob", "star", "more", "steal", "gain3"}:
        return ""
    return word(f"firstdeck-picture-effect-{kind}", count=count)


def deck_cards(scene: Scene, deck: str) -> list[CardFace]:
    """Return the cards of a starting deck, in printed order."""
    cards = (printed(scene, card) for card in scene.faces)
    return [card for card in cards if card.deck == deck]
