"""Reads abilities of a card file, and nothing else (README.md, "The grammar of abilities")."""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import cast

from games.nintendo.grammar.forms import (
    COLOURS,
    EVENTS,
    FLAGS,
    LIMITS,
    NOW,
    PURSE,
    SUMMED,
    TYPES,
    WHOSE,
    Ability,
    Choosing,
    Condition,
    Cost,
    Filter,
    Lasts,
    Mod,
    Scope,
    Target,
    Trait,
    Word,
)

# The words that the rules mean themselves; no kind of card bears one of these names.
RESERVED = frozenset(
    {*TYPES, *EVENTS, *FLAGS, *SUMMED, *PURSE, *WHOSE, *NOW, *LIMITS}
    | {"card", "save", "type", "this", "host", "it", "vs", "me", "both", "grave", "if"}
)
# In which step each mod is settled, and what can be read only after a step (NIN-5.21).
_STEPS = {"type": 0, "fly": 1, "max": 2}
_LAST = 3
_SETTLED = {"fly": 1, "hurt": 2}

_CHOOSING: Mapping[str, Choosing] = {"1": "one", "1?": "maybe", "each": "each"}

_NUMBER = re.compile(r"[0-9]{1,3}")
_SIGNED = re.compile(r"[+-][0-9]{1,3}")
_LIMIT = re.compile(r"(cost|pc)<=([0-9]{1,3})")
_COUNT = re.compile(r"#(grave\.)?(\S+)>=([0-9]{1,3})")
_CALL = re.compile(r"([a-z]+\??)\((.*)\)")
_FORM = re.compile(r"(S|ON|ACT@block|ACT|DO)(?: ([^:]*))?: (.*)")


class BrokenAbility(ValueError):
    """What stands there is no ability of the grammar; it says which part and why."""


def _no(part: str, why: str) -> BrokenAbility:
    return BrokenAbility(f"{part!r} {why}")


@lru_cache(maxsize=2048)
def ability(source: str, kinds: frozenset[str]) -> Ability:
    """Return the ability that stands there; `kinds` are those of the card file.

    Raises BrokenAbility where it is none.
    """
    found = _FORM.fullmatch(source)
    if found is None:
        raise _no(source, "is none of S, ON, ACT, ACT@block and DO, with a colon and a blank")
    form, head, body = found[1], found[2] or "", found[3]
    match form:
        case "S":
            return _static(source, head, body, kinds)
        case "ON":
            return _triggered(source, head, body, kinds)
        case "DO":
            return Ability("do", source, costs=_costs(head, kinds), words=_words(body, kinds))
        case _:
            costs = _costs(head, kinds)
            if not costs:
                raise _no(source, "costs nothing, and whatever is used has a cost")
            words, window = _words(body, kinds), form == "ACT@block"
            return Ability("act", source, costs=costs, words=words, window=window)


def _static(source: str, head: str, body: str, kinds: frozenset[str]) -> Ability:
    scope, _, condition = head.partition(" if ")
    mods = tuple(mod(one, kinds) for one in body.split(", "))
    when = _condition(condition, kinds) if condition else None
    of_seat = scope in {"me", "opp", "both"}
    for one in mods:
        if (one.name in PURSE) != of_seat:
            raise _no(one.name, f"is no mod of {scope}")
        if one.name == "save" and scope != "host":
            raise _no("save", "stands in S host only")
    fits = None if of_seat or scope in {"this", "host"} else filter_of(scope, kinds)
    if fits and fits.words() & {"action", "event", "terrain", "powerup"}:
        raise _no(scope, "is not about characters")
    _settled(fits, when, mods, kinds)
    where = "fits" if fits else cast("Scope", scope)
    return Ability("static", source, scope=where, fits=fits, condition=when, mods=mods)


def _settled(
    fits: Filter | None, when: Condition | None, mods: tuple[Mod, ...], kinds: frozenset[str]
) -> None:
    """Refuse to read what is settled in the same step or later (NIN-5.21)."""
    read = set(fits.words()) if fits else set[str]()
    if when and when.name == "count" and when.fits:
        read |= when.fits.words()
    elif when and when.name == "hurt":
        read.add("hurt")
    steps = {word: _SETTLED.get(word, 0) for word in read if word in kinds or word in _SETTLED}
    for one in mods:
        late = [word for word, step in steps.items() if step >= _STEPS.get(one.name, _LAST)]
        if late:
            raise _no(min(late), f"is settled no sooner than {one.name} (NIN-5.21)")


def _triggered(source: str, head: str, body: str, kinds: frozenset[str]) -> Ability:
    event, _, watched = head.partition(" ")
    if event not in EVENTS:
        raise _no(event, f"is no event; there are {', '.join(EVENTS)}")
    fits = filter_of(watched, kinds) if watched else None
    return Ability("on", source, event=event, watched=fits, words=_words(body, kinds))


def _condition(source: str, kinds: frozenset[str]) -> Condition:
    if source == "hurt":
        return Condition("hurt")
    if source == "attacking":
        return Condition("attacking")
    found = _COUNT.fullmatch(source)
    if found is None:
        raise _no(source, "is no condition: hurt, attacking, #filter>=n, #grave.filter>=n")
    fits = filter_of(found[2], kinds, printed=bool(found[1]))
    return Condition("grave" if found[1] else "count", fits, int(found[3]))


def _costs(source: str, kinds: frozenset[str]) -> tuple[Cost, ...]:
    return tuple(_cost(one, kinds) for one in source.split(" ")) if source else ()


def _cost(source: str, kinds: frozenset[str]) -> Cost:
    if source == "SACTHIS":
        return Cost("sacthis")
    if source.startswith("SAC(") and source.endswith(")"):
        return Cost("sac", fits=filter_of(source[4:-1], kinds))
    if source.startswith("MAX"):
        return Cost("max", _number(source.removeprefix("MAX"), least=1))
    if source.startswith("C"):
        return Cost("coins", _number(source.removeprefix("C"), least=1))
    raise _no(source, "is no cost: Cn, MAXn, SAC(filter), SACTHIS")


def mod(source: str, kinds: frozenset[str]) -> Mod:
    """Return the mod that stands there (NIN-5.20). Raises BrokenAbility."""
    if source in FLAGS:
        return Mod(source)
    name, _, rest = source.partition(" ")
    if name in {"armor", "toll", "save"}:
        return Mod(name, _number(rest, least=1))
    if name == "type" and rest in kinds:
        return Mod("type", kind=rest)
    found = re.fullmatch(r"([a-z]+)([+-][0-9]{1,3})(?: ([a-z]+))?", source)
    if found is None:
        raise _no(source, "is no mod")
    name, number, kind = found[1], int(found[2]), found[3] or ""
    if name == "cost" and kind and (kind in kinds or kind in TYPES):
        return Mod(name, number, kind)
    if name == "cap" and number < 0:
        raise _no(source, "is below what every character has")
    if kind or name not in {*SUMMED[:2], "cap", *PURSE} - {"cost"}:
        raise _no(source, "is no mod")
    return Mod(name, number)


def filter_of(source: str, kinds: frozenset[str], *, printed: bool = False) -> Filter:
    """Return a filter (NIN-5.30); of cards outside play it can read `printed` fields only."""
    clauses = tuple(
        tuple(_test(one, kinds, printed=printed) for one in part.split("/"))
        for part in source.split(".")
    )
    return Filter(clauses)


def _test(source: str, kinds: frozenset[str], *, printed: bool) -> Trait:
    word = source.removeprefix("!")
    wanted = word == source
    if limit := _LIMIT.fullmatch(word):
        if printed and limit[1] == "pc":
            raise _no(source, "is not printed on a card")
        return Trait(limit[1], wanted, int(limit[2]))
    if len(word) == 3 and word[0] + word[2] == "{}" and word[1] in COLOURS:
        return Trait(word[1], wanted)
    if word in TYPES or word == "card" or word in kinds:
        return Trait(word, wanted)
    if word in WHOSE or word in NOW:
        if printed:
            raise _no(source, "is not printed on a card")
        return Trait(word, wanted)
    raise _no(source, "is no word of a filter, and no kind")


def _words(source: str, kinds: frozenset[str]) -> tuple[Word, ...]:
    return tuple(_word(one, kinds) for one in source.split("; "))


def _word(source: str, kinds: frozenset[str]) -> Word:
    called = _CALL.fullmatch(source)
    read = _READERS.get(called[1]) if called else None
    if called is None or read is None:
        raise _no(source, "is no effect word")
    return read(called[1], _parts(called[2]), kinds)


def _parts(source: str) -> list[str]:
    """Return what stands between the commas that are in no brackets."""
    return re.split(r",(?![^(]*\))", source)


def _of(parts: list[str], count: int, name: str) -> list[str]:
    if len(parts) != count:
        raise _no(name, f"has {count} {'part' if count == 1 else 'parts'} in its brackets")
    return parts


def _number(source: str, *, least: int = 0) -> int:
    if not _NUMBER.fullmatch(source) or int(source) < least:
        raise _no(source, f"is no number from {least} to 999")
    return int(source)


def _signed(source: str) -> int:
    if not _SIGNED.fullmatch(source) or not int(source):
        raise _no(source, "is no number with its sign")
    return int(source)


def _target(source: str, kinds: frozenset[str]) -> Target:
    if source in {"this", "host", "it", "vs"}:
        return Target(cast("Choosing", source))
    how, _, fits = source.partition(" ")
    choosing = _CHOOSING.get(how)
    if choosing is None or not fits:
        raise _no(source, "is no target: this, host, it, vs, 1 filter, 1? filter, each filter")
    return Target(choosing, filter_of(fits, kinds))


def _hitting(name: str, parts: list[str], kinds: frozenset[str]) -> Word:
    target, number = _of(parts, 2, name)
    return Word(name, _target(target, kinds), _number(number, least=1))


def _changing(name: str, parts: list[str], kinds: frozenset[str]) -> Word:
    target, number = _of(parts, 2, name)
    return Word(name, _target(target, kinds), _signed(number))


def _moving(name: str, parts: list[str], kinds: frozenset[str]) -> Word:
    return Word(name, _target(_of(parts, 1, name)[0], kinds))


def _giving(name: str, parts: list[str], kinds: frozenset[str]) -> Word:
    target, given, lasts = _of(parts, 3, name)
    if lasts not in {"eot", "eont", "perm"}:
        raise _no(lasts, "is none of eot, eont and perm")
    what = mod(given, kinds)
    if what.name in PURSE or what.name == "save":
        raise _no(given, "is not given to a character")
    return Word(name, _target(target, kinds), mod=what, lasts=cast("Lasts", lasts))


def _owner(name: str, parts: list[str], kinds: frozenset[str]) -> Word:  # noqa: ARG001 - as the others
    """`gain(me,n)`, `draw(me,n)`, `discard(opp,n)`."""
    who, number = _of(parts, 2, name)
    if who != ("opp" if name == "discard" else "me"):
        raise _no(who, f"is not who {name} is about")
    if name == "gain" and number == "cost(sac)":
        return Word(name, sacrificed=True)
    return Word(name, number=_number(number, least=1))


def _counting(name: str, parts: list[str], kinds: frozenset[str]) -> Word:  # noqa: ARG001 - as the others
    return Word(name, number=_number(_of(parts, 1, name)[0], least=1))


def _fetching(name: str, parts: list[str], kinds: frozenset[str]) -> Word:
    fits = _of(parts, 1, name)[0]
    optional, name = name.endswith("?"), name.removesuffix("?")
    if name == "recall" and fits == "this":
        return Word(name)
    found = filter_of(fits, kinds, printed=True)
    if name in {"raise", "drop"} and not found.says("char"):
        raise _no(fits, "puts characters into play, and says not so (char)")
    return Word(name, fits=found, optional=optional)


def _spying(name: str, parts: list[str], kinds: frozenset[str]) -> Word:  # noqa: ARG001 - as the others
    if _of(parts, 1, name) != ["opp"]:
        raise _no(name, "looks at the hand of opp")
    return Word(name)


_READERS: Mapping[str, Callable[[str, list[str], frozenset[str]], Word]] = {
    **dict.fromkeys(("hit", "heal"), _hitting),
    **dict.fromkeys(("pf", "base", "max"), _changing),
    **dict.fromkeys(("destroy", "bounce", "exile", "calm"), _moving),
    "give": _giving,
    **dict.fromkeys(("gain", "draw", "discard"), _owner),
    **dict.fromkeys(("steal", "dig"), _counting),
    **dict.fromkeys(("search", "recall", "raise", "drop", "drop?"), _fetching),
    "spy": _spying,
}
