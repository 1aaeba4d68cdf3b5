"""Finds abilities that are read and can never do anything (a set of one's own may have some)."""

from collections.abc import Iterator, Sequence

from games.nintendo.grammar.forms import (
    COLOURS,
    FOUGHT,
    HOSTED,
    PURSE,
    SUMMED,
    TYPES,
    Ability,
    CardType,
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


def idle(ability: Ability, of: CardType) -> tuple[str, ...]:
    """Return why an ability, or a part of it, can never do anything, in English; () if it can.

    `of` is the type of the card on which it stands.
    """
    return (
        *_filters(ability),
        *_words(ability.words),
        *_watching(ability, of),
        *_nobodies(ability, of),
        *_costs(ability),
        *(
            f"`{mod.name}` changes nothing"
            for mod in _mods(ability)
            if mod.name in _MOVED and not mod.number
        ),
    )


def _watching(ability: Ability, of: CardType) -> Iterator[str]:
    """Yield why what it waits for never comes (NIN-5.22, 6.1)."""
    event, fits, bodily = ability.event, ability.watched, (*sorted(HOSTED), "ko")
    if (
        event in bodily
        and fits is None
        and of != "char"
        and not (of == "powerup" and event != "ko")
    ):
        yield f"{event} befalls characters alone"
    if event in bodily and fits and any(fits.says(one) for one in TYPES if one != "char"):
        yield f"{event} befalls characters alone"
    condition = ability.condition
    if condition and condition.name in {"hurt", "attacking"} and of not in {"char", "powerup"}:
        yield f"no {of} is ever {condition.name}"


def _nobodies(ability: Ability, of: CardType) -> Iterator[str]:
    """Yield which words are about nobody: `vs` outside a fight, `this` that is not in play."""
    spent = any(cost.name == "sacthis" for cost in ability.costs)
    for word in ability.words:
        if _is(word, "vs") and ability.event not in FOUGHT:
            where = f"at {ability.event}" if ability.event else "outside a fight"
            yield f"`vs` is nobody {where}"
        itself = word.name == "recall" and word.fits is None
        if of == "action" and (itself or _is(word, "this")):
            yield "`this` is an Action, which is nowhere while it is carried out"
        if not _is(word, "this"):
            continue
        if spent:
            yield "`this` is gone when its cost is paid"
        if ability.event == "ko" and ability.watched is None:
            yield "`this` has left play at its ko"
        if of not in {"char", "action"} and word.name in _BODILY:
            yield f"`{word.name}` is about characters alone"


def _costs(ability: Ability) -> Iterator[str]:
    """Yield what cannot be paid, and what nothing was paid for (NIN-3.8, 5.11)."""
    names = [cost.name for cost in ability.costs]
    if "sacthis" in names and {"max", "sacthis"} & set(names[names.index("sacthis") + 1 :]):
        yield "`this` is gone before its cost is paid"
    if not {"sac", "sacthis"} & set(names) and any(word.sacrificed for word in ability.words):
        yield "`cost(sac)` is 0 without a sacrifice"
    for cost in ability.costs:
        if cost.fits is not None and cost.fits.says("opp"):
            yield "an opposing card cannot be sacrificed"


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
    """Yield why nothing fits one of its filters, or nothing that its words or costs are about."""
    targets: list[Target] = [word.target for word in ability.words if word.target is not None]
    filters = [target.fits for target in targets]
    filters += [word.fits for word in ability.words]
    filters += [cost.fits for cost in ability.costs]
    filters += [ability.fits, ability.watched, ability.condition and ability.condition.fits]
    for fits in filters:
        if fits is not None:
            yield from _nobody(fits)
    for word in ability.words:
        fits = word.target and word.target.fits
        if fits and word.name in _BODILY and any(fits.says(one) for one in TYPES if one != "char"):
            yield f"`{word.name}` is about characters alone"
    # Filters of cards in play: an Action is never among them.
    there = [*(target.fits for target in targets), *(cost.fits for cost in ability.costs)]
    if ability.condition is not None and ability.condition.name == "count":
        there.append(ability.condition.fits)
    if any(fits is not None and fits.says("action") for fits in there):
        yield "no Action is in play"


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
