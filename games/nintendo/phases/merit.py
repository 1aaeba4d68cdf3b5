"""What cards do besides their numbers, as their abilities say it, in coins."""

from dataclasses import dataclass, fields

from games.nintendo.cards import Card
from games.nintendo.grammar.forms import Ability, Word

CARD = 3.0  # a card of the hand
COIN = 1.0
FORCE = 2.1  # a lasting PF of a character
_HEART = 0.9  # one of its maximum
_HIT = 1.6  # a PC lost by a character that lives on
_USED = 1.0  # that a card can do something every turn, beside what it does
_HELD = 4.0  # that a character cannot attack for a turn


@dataclass(slots=True)
class Merit:
    """What abilities of a card do besides its numbers, in hits and PF, or in coins."""

    used: float = 0.0  # coins: that it can do something every turn
    clash_hit: int = 0  # before the damage, to whom it fights
    clash_pf: int = 0  # of whom it fights
    block_pf: int = 0  # of whom it blocks
    block_coins: float = 0.0
    fought_hit: int = 0
    fought_base: int = 0  # of whom it fought
    fought_coins: float = 0.0
    ko_hit: int = 0
    ko_coins: float = 0.0  # what its owner gets back
    attack_pf: int = 0
    attack_coins: float = 0.0
    through: float = 0.0  # coins, beside its PF

    def __add__(self, other: "Merit") -> "Merit":
        return Merit(*(getattr(self, f.name) + getattr(other, f.name) for f in fields(Merit)))


def merit_of(card: Card) -> Merit:
    """Return what the abilities of a card do besides its numbers."""
    found = Merit()
    for ability in card.abilities:
        match ability.form:
            case "act":
                found.used += _each_turn(ability)
            case "on" if ability.watched is None:
                for word in ability.words:
                    _triggered(found, card, ability, word)
            case "static" if ability.condition and ability.condition.name == "attacking":
                found.attack_pf += sum(mod.number for mod in ability.mods if mod.name == "pf")
            case _:
                pass
    return found


def _each_turn(ability: Ability) -> float:
    """Return what it is worth to be able to use an ability every turn."""
    if any(cost.name != "coins" for cost in ability.costs):
        return 0.0
    paid = sum(cost.number for cost in ability.costs) * COIN
    return _USED + max(0.0, sum(done_by(word) for word in ability.words) - paid)


_PER_POINT = {  # coins for each point that a word gives or takes
    "hit": _HIT,
    "heal": 0.7,
    "pf": 0.7,
    "base": 0.6 * FORCE,
    "gain": COIN,
    "steal": 2 * COIN,
}
_AT_ONCE = {"give": _HELD, "bounce": 7.0, "recall": 2 * CARD, "draw": 2, "dig": 2, "search": 2}


def done_by(word: Word) -> float:
    """Return what a word is worth once, in coins."""
    many = 2 if word.target and word.target.choosing == "each" else 1
    return many * (_PER_POINT.get(word.name, 0.0) * abs(word.number) + _AT_ONCE.get(word.name, 0.0))


_AT_FOE = {  # event and word of what a card does to whom it fights, and where it is counted
    ("clash", "hit"): "clash_hit",
    ("clash", "pf"): "clash_pf",
    ("block", "pf"): "block_pf",
    ("fought", "hit"): "fought_hit",
    ("fought", "base"): "fought_base",
    ("ko", "hit"): "ko_hit",
}


def _triggered(found: Merit, card: Card, ability: Ability, word: Word) -> None:
    """Add what a word of a triggered ability does."""
    event, choosing = ability.event, word.target.choosing if word.target else ""
    if choosing == "vs":
        name = _AT_FOE.get((event, word.name))
        if name is not None:
            setattr(found, name, getattr(found, name) + word.number)
        elif event == "block":
            found.block_coins += _HELD
    elif event == "fought" and word.name in {"base", "max"}:
        found.fought_coins += word.number * (FORCE if word.name == "base" else _HEART)
    elif event == "attack":
        _attacking(found, word, own=choosing in {"this", "host"})
    elif event in {"ko", "through"}:
        name = "ko_coins" if event == "ko" else "through"
        setattr(found, name, getattr(found, name) + _brought(card, word))


def _attacking(found: Merit, word: Word, *, own: bool) -> None:
    if word.name == "hit":
        found.attack_coins += word.number * _HIT
    elif word.name == "pf" and own:
        found.attack_pf += word.number


def _brought(card: Card, word: Word) -> float:
    """Return what a word brings its owner, in coins."""
    match word.name:
        case "gain":
            return word.number * COIN
        case "steal":
            return 2 * word.number * COIN
        case "recall" if word.fits is None:
            return 1.0 + 0.6 * card.cost
        case "draw" | "discard":
            return word.number * 2 * CARD
        case "search" | "recall" | "dig":
            return 2 * CARD
        case _:
            return 0.0


def income_of(card: Card) -> float:
    """Return by how many coins a card makes its owner's refill larger than the other's."""
    return COIN * sum(
        mod.number
        for ability in card.statics
        if ability.scope == "me"
        for mod in ability.mods
        if mod.name == "income"
    )
