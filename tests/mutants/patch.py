"""Puts a change into modules that are loaded already, so that nothing has to be loaded anew."""

import gc
import sys
from collections.abc import Iterator
from types import CodeType, FunctionType


def patches(path: str, before: str, after: str) -> dict[tuple[str, int], CodeType] | None:
    """Return the new code of functions by qualified name and first line.

    None when the change is outside of all functions (a constant, a default): what has been loaded
    since then may have it already.
    """
    old, new = _named(compile(before, path, "exec")), _named(compile(after, path, "exec"))
    bodies = [(one, other) for one, other in zip(old, new, strict=True) if _is_body(one)]
    if any(_own(one) != _own(other) for one, other in bodies):
        return None
    return {
        (one.co_qualname, one.co_firstlineno): other
        for one, other in zip(old, new, strict=True)
        if not _is_body(one) and one != other
    }


def _named(code: CodeType) -> list[CodeType]:
    """Return the code of a module with that of its classes and functions, not what is in these."""

    def inner(one: CodeType) -> Iterator[CodeType]:
        yield one
        if _is_body(one):
            for const in one.co_consts:
                if isinstance(const, CodeType) and not const.co_name.startswith("<"):
                    yield from inner(const)

    return list(inner(code))


def _is_body(code: CodeType) -> bool:
    """Whether code is that of a module or class: it has no variables of its own."""
    return "__module__" in code.co_names or code.co_name == "<module>"


def _own(code: CodeType) -> tuple[object, ...]:
    consts = tuple(
        repr(one) if not isinstance(one, CodeType) else one.co_name for one in code.co_consts
    )
    return code.co_code, code.co_names, consts


def apply(module: str, codes: dict[tuple[str, int], CodeType]) -> int:
    """Give all functions of a module their new code; return how many there were."""
    inside = vars(sys.modules[module])
    found = 0
    for one in gc.get_objects():
        if type(one) is FunctionType and one.__globals__ is inside:
            code = codes.get((one.__code__.co_qualname, one.__code__.co_firstlineno))
            if code is not None:
                one.__code__ = code
                found += 1
    return found
