"""Puts a change into a module that is loaded already, so that nothing has to be loaded anew."""

import gc
import sys
from collections import defaultdict
from types import FunctionType, ModuleType
from typing import Any

_KINDS = (type, FunctionType, ModuleType)  # what stays as it is, but for what is in functions


def apply(name: str, text: str) -> None:
    """Give a module the functions, defaults and constants of a changed source.

    Classes stay what they are, so that everything that was loaded goes on fitting together.
    """
    old = sys.modules[name]
    new = ModuleType(name)
    new.__file__ = old.__file__
    exec(compile(text, str(old.__file__), "exec"), vars(new))  # as an import does
    _give_functions(vars(old), vars(new))
    for key, value in vars(new).items():
        before = vars(old).get(key)
        if not isinstance(value, _KINDS) and not key.startswith("__") and before != value:
            _give_constant(key, before, value)


def _give_functions(old: dict[str, Any], new: dict[str, Any]) -> None:
    found: dict[str, tuple[list[FunctionType], list[FunctionType]]]
    found = defaultdict(lambda: ([], []))
    for one in gc.get_objects():
        if type(one) is FunctionType and one.__globals__ is old:
            found[one.__code__.co_qualname][0].append(one)
        elif type(one) is FunctionType and one.__globals__ is new:
            found[one.__code__.co_qualname][1].append(one)
    for before, after in found.values():
        places = sorted({one.__code__.co_firstlineno for one in before})
        order = sorted(after, key=lambda one: one.__code__.co_firstlineno)
        if len(places) != len(order):
            continue  # made while it ran, by a function that is changed as a whole
        for one in before:
            twin = order[places.index(one.__code__.co_firstlineno)]
            one.__code__ = twin.__code__
            one.__defaults__, one.__kwdefaults__ = twin.__defaults__, twin.__kwdefaults__


def _give_constant(name: str, before: object, value: object) -> None:
    """Put a value wherever modules have the one before under its name."""
    for module in list(sys.modules.values()):
        if vars(module).get(name) is before:
            setattr(module, name, value)
