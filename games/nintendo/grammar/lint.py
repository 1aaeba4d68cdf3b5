"""Finds abilities that are read and can never do anything (a set of one's own may have some)."""

from collections.abc import Iterator, Sequence

from games.nintendo.grammar.forms import (
    COLOURS,
    FOUGHT,
    PURSE,
    SUMMED,
    TYPES,
    Ability,
    Filter,
    Mod,
    Target,
    Word,
)

_KEPT = ("my", "opp")  # what one card cannot be both of
_HANDED = frozenset({"drop", "raise"})  # words that put what `it` is into play
_MOVED = frozenset({*SUMMED, *PURSE})  # mods that add a number
# Words that change what characters alone have (NIN-5.1 to 5.10).
_BODILY = frozenset({"hit", "heal", "pf", "base", "max", "calm", "give"})


def idle(ability: Ability) -> tuple[str, ...]:
    """Return why an ability, or a part of it, can never do anything, in English; () if it can."""
    found = [*_filters(ability), *_words(ability.words)]
    if ability.event and ability.event not in FOUGHT:
        found += [
            f"`vs` is nobody at {ability.event}"
            for word in ability.words
            if word.target is not None and word.target.choosing == "vs"
        ]
    if not ability.event:
        found += [
            "`vs` is nobody outside a fight"
            for word in ability.words
            if word.target is not None and word.target.choosing == "vs"
        ]
    spent = any(cost.name == "sacthis" for cost in ability.costs)
    if spent and any(_is(word, "this") for word in ability.words):
        found.append("`this` is gone when its cost is paid")
    if (
        ability.event == "ko"
        and ability.watched is None
        and any(_is(word, "this") for word in ability.words)
    ):
        found.append("`this` has left play at its ko")
    found += [
        f"`{mod.name}` changes nothing"
        for mod in _mods(ability)
        if mod.name in _MOVED and not mod.number
    ]
    eaten = any(cost.name in {"sac", "sacthis"} for cost in ability.costs)
    if not eaten and any(word.sacrificed for word in ability.words):
        found.append("`cost(sac)` is 0 without a sacrifice")
    return tuple(found)


def _mods(ability: Ability) -> list[Mod]:
    """Return the mods of an ability: those it has, and those it gives."""
    return [*ability.mods, *(word.mod for word in ability.words if word.mod is not None)]


def _is(word: Word, choosing: str) -> bool:
    return word.target is not None and word.target.choosing == choosing


def _words(words: Sequence[Word]) -> Iterator[str]:
    """Yield what is wrong with the order of words: `it` needs one before it."""
    named = False
    for word in words:
        if _is(word, "it") and not named:
            yield "`it` is nobody: no word before it chose or put anybody"
        target = word.target
        named = named or (target is not None and target.choosing in {"one", "maybe", "each"})
        named = named or word.name in _HANDED


def _filters(ability: Ability) -> Iterator[str]:
    targets: list[Target] = [word.target for word in ability.words if word.target is not None]
    filters = [target.fits for target in targets]
    filters += [word.fits for word in ability.words]
    filters += [cost.fits for cost in ability.costs]
    filters += [ability.fits, ability.watched]
    for fits in filters:
        if fits is not None:
            yield from _nobody(fits)
    for word in ability.words:
        fits = word.target and word.target.fits
        if fits and word.name in _BODILY and any(fits.says(one) for one in TYPES if one != "char"):
            yield f"`{word.name}` is about characters alone"
    for cost in ability.costs:
        if cost.fits is not None and cost.fits.says("opp"):
            yield "an opposing card cannot be sacrificed"


def _nobody(fits: Filter) -> Iterator[str]:
    """Yield why nothing fits a filter, if nothing does."""
    said = [word for word in fits.words() if fits.says(word)]
    for group in (_KEPT, TYPES, COLOURS):
        both = sorted(set(group) & set(said))
        if len(both) > 1:
            yield f"nothing is both {' and '.join(both)}"
    for clause in fits.clauses:
        only = clause[0]
        if len(clause) == 1 and only.wanted and only.word == "pc" and not only.limit:
            yield "nobody in play has 0 PC"
        if len(clause) == 1 and not only.wanted and fits.says(only.word):
            yield f"nothing is {only.word} and not {only.word}"
