"""The formats there are: each is found by its file, and named by nobody else."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType

import tournaments.formats
from tournaments.formats.contract import Format
from tournaments.records import Terms


@cache
def formats() -> Mapping[str, Format]:
    """Return all formats by their keys, in the order of their numbers."""
    package = tournaments.formats
    modules = (
        import_module(f"{package.__name__}.{one.name}") for one in iter_modules(package.__path__)
    )
    made = (getattr(module, "FORMAT", None) for module in modules)
    found = sorted((one for one in made if isinstance(one, Format)), key=lambda one: one.number)
    return MappingProxyType({one.key: one for one in found})


def format_of(terms: Terms) -> Format:
    """Return the format of a tournament."""
    return formats()[terms.format]
