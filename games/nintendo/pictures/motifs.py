"""Of which drawings a card's face is made: from its kinds, type and abilities alone.

So a set of somebody's own has faces, too. `picture` in the card file may name better drawings, the
files of `pictures/assets/`: a figure first, or only what it bears; other words are passed over.
"""

from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from re import findall

import msgspec

from games.nintendo.grammar.forms import Ability, Word
from games.nintendo.grammar.reading import RESERVED, ability
from games.nintendo.printed import CardFace

# Kinds that have a figure of their own, the ones that tell most first: a skeleton that is a koopa
# is drawn as a skeleton, with a koopa at its foot.
KINDS = (
    *("skeleton", "wizard", "princess", "machine", "lakitu", "thief", "mole", "insect", "kremling"),
    *("kong", "yoshi", "goomba", "toad", "boo", "bird", "fish", "stone", "bomb", "koopa", "dino"),
    *("plant", "human", "luma", "mushroom", "shell", "fire", "ice"),
)
# what may stand for a whole character
FIGURES = frozenset(
    {
        *KINDS,
        *("bass", "bro", "bullet", "cactus", "chain", "dolphin", "lady", "longneck", "maiden"),
        *("ogre", "rhino", "squid", "stout", "worker"),
    }
)
# A figure shows these kinds already: toads and goombas are drawn as mushrooms.
_IMPLIED = {
    "toad": "mushroom",
    "goomba": "mushroom",
    "yoshi": "dino",
    "princess": "human",
    "bullet": "bomb",
    "chain": "machine",
    "bro": "koopa",
    "ogre": "koopa",
    "lady": "human",
    "stout": "human",
    "worker": "human",
    "cactus": "plant",
    "rhino": "dino",
    "longneck": "dino",
    "bass": "fish",
    "dolphin": "fish",
    "squid": "fish",
}
_PLAIN = "crest"  # for a card that tells nothing of itself
_WORDS = {
    "heal": "heart",
    "destroy": "jaws",
    "bounce": "spring",
    "exile": "vacuum",
    "calm": "bubble",
    "gain": "coin",
    "steal": "bag",
    "draw": "cards",
    "discard": "torn",
    "search": "magnifier",
    "dig": "shovel",
    "recall": "loop",
    "raise": "tomb",
    "drop": "barrel",
    "spy": "spyglass",
}
_RISES = {"pf": ("fist", "anvil"), "base": ("sprout", "anvil"), "max": ("heart", "tomb")}
_HITS = {"attack": "sword", "enter": "comet", "clash": "burst", "fought": "burst", "ko": "burst"}
_MODS = {
    "armor": "shield",
    "toll": "padlock",
    "cap": "shields",
    "fly": "wings",
    "stealth": "mask",
    "noattack": "stop",
    "noblock": "dash",
    "save": "buoy",
    "type": "cap",
    "income": "coins",
    "loot": "chest",
    "star": "star",
    "chars": "footprints",
    "cost": "tag",
}


class Motif(msgspec.Struct, frozen=True):
    """A face in parts, by names of drawings; "" for none.

    `figure` is what it shows, `thing` what this bears or is about, `sign` a second kind of it.
    """

    figure: str
    thing: str = ""
    sign: str = ""
    wings: bool = False
    crown: bool = False


@lru_cache(maxsize=1)
def drawings() -> frozenset[str]:
    """Return the names of all drawings there are for cards."""
    folder = files("games.nintendo") / "pictures/assets"
    return frozenset(
        file.name.removesuffix(".svg") for file in folder.iterdir() if file.name.endswith(".svg")
    )


@lru_cache(maxsize=512)
def motif(printed: CardFace) -> Motif:
    """Return of which drawings the face of a card is made."""
    named = [name for name in printed.picture.split() if name in drawings()]
    figures = [name for name in named[:1] if name in FIGURES]
    things = named[len(figures) :]
    abilities = _read(printed)
    roles = [role for one in abilities for role in _roles(one)]
    wings = any(_flies(one) for one in abilities)
    kinds = [kind for kind in KINDS if kind in printed.kinds]
    figure = figures[0] if figures else kinds[0] if kinds else ""
    if not figure and printed.type == "char":
        figure = _PLAIN
    if wings and figure:
        roles = [role for role in roles if role != "wings"]
    parts = [*things, *roles]
    if not figure:
        figure = parts[0] if parts else _PLAIN
        other = "" if things else next((part for part in parts if part != figure), "")
        return Motif(figure, other, wings=wings and figure != "wings")
    shown = {figure, _IMPLIED.get(figure, "")}
    rest = [kind for kind in kinds if kind not in shown]
    thing = next((part for part in parts if part != figure), "")
    crown = "hero" in printed.kinds and figure != "princess"
    return Motif(figure, thing, rest[0] if rest else "", wings, crown)


def _read(printed: CardFace) -> list[Ability]:
    """Return the abilities of a card; which of their words are kinds does not matter here."""
    found: list[Ability] = []
    for source in printed.abilities:
        kinds = frozenset(findall(r"[a-z]+", source)) - RESERVED
        found.append(ability(source, kinds))
    return found


def _flies(one: Ability) -> bool:
    own = one.scope in {"this", "host"}
    return one.form == "static" and own and any(mod.name == "fly" for mod in one.mods)


def _roles(one: Ability) -> Iterator[str]:
    """Yield what tells what an ability does, the first of it first."""
    for mod in one.mods:
        if mod.name in _RISES:
            yield _RISES[mod.name][mod.number < 0]
        else:
            yield _MODS[mod.name]
    for word in one.words:
        yield _role(one, word)


def _role(one: Ability, word: Word) -> str:
    if word.name in _RISES:
        return _RISES[word.name][word.number < 0]
    if word.name == "give" and word.mod is not None:
        given = word.mod
        return _RISES[given.name][given.number < 0] if given.name in _RISES else _MODS[given.name]
    if word.name != "hit":
        return _WORDS[word.name]
    if word.target is not None and word.target.choosing == "each":
        return "quake"
    return "cannon" if one.form == "act" else _HITS.get(one.event, "comet")
