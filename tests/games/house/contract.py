"""What games have imported of the contract since which of its versions, and what it offers today.

`contract.txt` has a line for each name: the version that brought it, the name, and its parameters,
fields and methods. A method stands as `.name`, a parameter without a default as `name!`.
"""

import inspect
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

FILE = Path(__file__).with_suffix(".txt")


@dataclass(frozen=True)
class Offered:
    """A name that games may import. `parts` are its parameters or fields, and its methods."""

    since: str
    name: str
    parts: tuple[str, ...]

    @property
    def needed(self) -> frozenset[str]:
        """The parameters and fields without a default."""
        return frozenset(part for part in self.parts if part.endswith("!"))


def recorded() -> list[Offered]:
    """Return what the file holds, in its order."""
    lines = FILE.read_text("utf-8").splitlines()
    return [Offered(since, name, tuple(parts)) for since, name, *parts in map(str.split, lines)]


def today(name: str) -> tuple[str, ...]:
    """Return the parts of a name as they are now. Raises AttributeError and ImportError."""
    module, _, last = name.rpartition(".")
    thing = getattr(import_module(module), last)
    if inspect.isclass(thing):
        return (*parameters(thing), *methods(thing))
    return parameters(thing) if inspect.isroutine(thing) else ()


def parameters(thing: object) -> tuple[str, ...]:
    """Return the parameters of a function, or the fields with which a record is made."""
    if not callable(thing):
        return ()
    try:
        found = inspect.signature(thing).parameters.values()
    except (TypeError, ValueError):  # a type that only annotates
        return ()
    plain = [one for one in found if one.kind not in {one.VAR_POSITIONAL, one.VAR_KEYWORD}]
    return tuple(one.name + ("!" if one.default is one.empty else "") for one in plain)


def methods(thing: type) -> tuple[str, ...]:
    """Return the public methods and properties of a class, in order of their names."""
    ours = [base for base in thing.__mro__ if base.__module__.startswith(("games.", "render."))]
    found = {
        name
        for base in ours
        for name, value in vars(base).items()
        if not name.startswith("_")
        and (inspect.isroutine(value) or isinstance(value, (property, classmethod, staticmethod)))
    }
    return tuple(f".{name}" for name in sorted(found))
