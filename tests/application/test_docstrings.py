"""What is public says what it is for, where its name and its types do not say all of it.

No docstring is asked of what would only repeat a name:

- what overrides something that has one (also of a library);
- one statement, which is read as fast as a sentence about it, unless a protocol only names it;
- the only method of a class, of which the class tells;
- an event of a game, which is named as the text that it tells;
- a test of any game, whose name is a sentence;
- what answers a request of the sandbox, which is named in the table of its routes.
"""

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from textwrap import dedent
from types import FunctionType

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = ("cogs", "play", "db", "games", "render", "locales", "sandbox", "tournaments")
REQUESTS = {"RestRequest", "VisitorRequest", "Request"}


def modules(room: str) -> list[str]:
    """Return the modules of a room, but for commands and for what a new game is made from."""
    names = [".".join(one.relative_to(ROOT).with_suffix("").parts) for one in files(room)]
    return [name.removesuffix(".__init__") for name in names if not name.endswith(".__main__")]


def files(room: str) -> list[Path]:
    made_from = {ROOT / "games/new/skeleton", ROOT / "games/new/project"}
    return [one for one in sorted((ROOT / room).rglob("*.py")) if not made_from & {*one.parents}]


def function_of(value: object) -> FunctionType | None:
    if isinstance(value, property):
        value = value.fget
    value = inspect.unwrap(getattr(value, "__func__", value))  # type: ignore[arg-type]
    return value if isinstance(value, FunctionType) else None


def inherited(kind: type, name: str) -> bool:
    return any(getattr(vars(base).get(name), "__doc__", None) for base in kind.__mro__[1:])


def body(function: FunctionType) -> tuple[ast.FunctionDef | ast.AsyncFunctionDef, list[ast.stmt]]:
    (node,) = ast.parse(dedent(inspect.getsource(function))).body
    assert isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    return node, node.body


def says_itself(function: FunctionType) -> bool:
    node, statements = body(function)
    kinds = [one.annotation for one in node.args.args]
    asked = {getattr(one, "attr", getattr(one, "id", None)) for one in kinds} & REQUESTS
    only_named = isinstance(statements[0], ast.Expr) and ast.unparse(statements[0]) == "..."
    return (
        (len(statements) == 1 and not only_named)
        or node.name.startswith("test_")
        or (
            function.__module__.endswith(".events") and ast.unparse(node.returns or node) == "Event"
        )
        or (len(kinds) == 1 and bool(asked))
    )


def unsaid(name: str) -> Iterator[str]:
    module = import_module(name)
    if not module.__doc__ and not (module.__file__ or "").endswith("__init__.py"):
        yield name
    for key, value in vars(module).items():
        here = getattr(value, "__module__", None) == name and not key.startswith("_")
        if here and isinstance(value, FunctionType) and value.__name__ == key:
            if not value.__doc__ and not says_itself(value):
                yield f"{name}.{key}"
        elif here and inspect.isclass(value) and value.__name__ == key:
            yield from (f"{name}.{key}{one}" for one in unsaid_of(value))


def unsaid_of(kind: type) -> Iterator[str]:
    if not kind.__doc__ or kind.__doc__.startswith(f"{kind.__name__}("):  # as a dataclass makes it
        yield ""
    methods = {
        key: function
        for key, value in vars(kind).items()
        if not key.startswith("_")
        and (function := function_of(value)) is not None
        and function.__module__ == kind.__module__
        and function.__qualname__ == f"{kind.__qualname__}.{key}"
    }
    for key, function in methods.items():
        said = function.__doc__ or inherited(kind, key) or len(methods) == 1
        if not said and not says_itself(function):
            yield f".{key}"


@pytest.mark.parametrize("room", ROOMS)
def test_what_is_public_says_what_it_is_for(room: str) -> None:
    found = modules(room)
    assert len(found) > 1
    assert [one for name in found for one in unsaid(name)] == []


def test_the_check_finds_what_says_nothing() -> None:
    assert [*unsaid_of(Mute)] == ["", ".twice", ".named"]


class Mute:  # no docstring, on purpose
    def once(self) -> int:
        return 1

    def twice(self) -> int:
        one = self.once()
        return one + one

    def named(self) -> int: ...
