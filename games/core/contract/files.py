"""The functions of a game by file and name, each with its parameters: what its rules are made of.

The same role has the same name in every game. A parameter in brackets may be left out where a game
has no use for it.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from inspect import signature
from types import MappingProxyType, ModuleType
from typing import Any

NEEDED: Mapping[str, str] = MappingProxyType(
    {
        "cards.read_cards": "data",
        "cards.check_box": "cards",
        "setup.new_state": "[cards] [info] start rng",
        "questions.question": "state [cards] seat [given]",
        "viewing.public_view": "state cards",
        "viewing.seat_view": "[state] [cards] public seat [given]",
        "words.headline": "view",
        "words.describe": "[faces] view",
        "words.aim": "[cards] [info] [start]",
        "redeal.redeal": "state [cards] [reader] rng",
        "redeal.inventory": "state [cards]",
        "phases/leaving.concede": "play seat",
        "phases/ranking.standings": "state [cards]",
        "phases/ranking.figures": "state [cards]",
    }
)
# What takes no `Play` is the method of that name.
OPTIONAL: Mapping[str, str] = MappingProxyType(
    {
        "answers.begin": "play",
        "answers.apply": "play seat answer",
        "answers.reveal": "play lists",
        "setup.check": "[cards] [info] start",
        "setup.listing": "[cards] [info] start choice",
        "setup.warnings": "[cards] [info] start",
        "questions.apart": "state seat other",
        "defaults.default": "[cards] view decision",
        "advice/leads.explained": "[cards] [faces] [view] decision",
        "words.how_to": "[cards] [info] start",
        "words.summary": "[faces] view",
        "film.film": "[faces] view",
        "questions.answering": "state [seat] holders",
        "phases/leaving.concession": "state [seat]",
        "workshop/bringing.bring": "[cards] [info] start [seat]",
        "workshop/bringing.check_brought": "[cards] [info] [start] [seat] brought",
        "workshop/bringing.read_brought": "[cards] [info] [start] [seat] written",
        "workshop/bringing.write_brought": "[cards] brought",
        "workshop/bringing.random_brought": "[cards] [info] [start] [seat] rng",
        "workshop/building.workshop": "cards",
        "cards.doubts": "cards",
    }
)
SIGNATURES: Mapping[str, str] = MappingProxyType({**NEEDED, **OPTIONAL})
FIXED = ("cards", "info", "faces")  # of the rules; the rest is what a method is given


class Misfit(ValueError):
    """A file of a game lacks a function, or one of its functions has other parameters."""


def shown(name: str) -> str:
    """Return a function of the table as it is written: `questions.py: question(state, ...)`."""
    file, _, function = name.rpartition(".")
    return f"{file}.py: {function}({', '.join(SIGNATURES[name].split())})"


def fault(name: str, taken: Sequence[str]) -> str:
    """Return what is wrong with the parameters of a function of the table; "" if nothing is."""
    wanted = SIGNATURES[name].split()
    allowed = [one.strip("[]") for one in wanted]
    needed = {one for one in wanted if one[0] != "["}
    if [*taken] == [one for one in allowed if one in taken] and needed <= {*taken}:
        return ""
    return f"it takes ({', '.join(taken)}), not {shown(name)}"


def functions(package: str) -> dict[str, Callable[..., Any]]:
    """Return the functions of the table that a game has. Raises Misfit, and what imports raise."""
    found = dict[str, Callable[..., Any]]()
    for name in SIGNATURES:
        file, _, function = name.rpartition(".")
        module = _module(f"{package}.{file.replace('/', '.')}")
        made = getattr(module, function, None)
        if made is None:
            if name in NEEDED:
                raise Misfit(f"it lacks {shown(name)}")
            continue
        if wrong := fault(name, [*signature(made).parameters]):
            raise Misfit(f"{package}.{file}.{function}: {wrong}")
        found[name] = made
    return found


def _module(name: str) -> ModuleType | None:
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        if not f"{name}.".startswith(f"{missing.name}."):
            raise
        return None


def fitted(
    name: str, function: Callable[..., Any], fixed: Mapping[str, object]
) -> Callable[..., Any]:
    """Return a function as a method calls it: with what is not `FIXED`, in the table's order."""
    given = [one.strip("[]") for one in SIGNATURES[name].split()]
    given = [one for one in given if one not in FIXED]
    taken = [*signature(function).parameters]
    if taken == given:
        return function
    order, held = [*FIXED, *given], tuple(fixed[one] for one in FIXED)
    places = [order.index(one) for one in taken]
    if not given:  # it depends on the cards alone, and is worked out once
        return cache(lambda: function(*map(held.__getitem__, places)))
    return lambda *rest: function(*map((*held, *rest).__getitem__, places))
