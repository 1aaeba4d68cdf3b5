"""What is chosen in a select changes its message, or it could be chosen there once only.

A select goes on showing what was chosen, and choosing that again sends nothing, until its message
is edited. So nothing that is chosen opens a form, or is answered apart from its message alone, or
by a first answer that is another message.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

COGS = Path(__file__).parents[2] / "cogs"


Found = dict[str, list[ast.AsyncFunctionDef]]


def functions() -> Iterator[tuple[Path, ast.AsyncFunctionDef]]:
    for file in sorted(COGS.rglob("*.py")):
        for one in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(one, ast.AsyncFunctionDef):
                yield file, one


def choosing() -> Iterator[tuple[str, ast.AsyncFunctionDef]]:
    """The routes that read what was chosen in a select."""
    for file, one in functions():
        if any(map(is_route, one.decorator_list)) and "context.values" in ast.unparse(one):
            yield f"{file.relative_to(COGS)}: {one.name}", one


def is_route(decorator: ast.expr) -> bool:
    return ast.unparse(decorator).startswith("route(")


def test_nothing_that_is_chosen_opens_a_form_or_leaves_its_message_as_it_is() -> None:
    found = dict(choosing())
    assert len(found) > 40
    once = [
        name
        for name, one in found.items()
        if "context.ask(" in (said := ast.unparse(one)) or "apart=True" in said
    ]
    assert once == []


def acknowledges(route: ast.AsyncFunctionDef, named: Found, deep: int = 3) -> bool:
    """Whether a route acknowledges, itself or by a method of its own."""
    called = [one.func for one in ast.walk(route) if isinstance(one, ast.Call)]
    if any(ast.unparse(one) == "acknowledged" for one in called):
        return True
    own = [one for one in called if re.fullmatch(r"self\.\w+", ast.unparse(one))]
    names = {one.attr for one in own if isinstance(one, ast.Attribute)}
    return deep > 0 and any(
        acknowledges(method, named, deep - 1) for name in names for method in named[name]
    )


def test_whatever_is_chosen_is_acknowledged_before_it_is_answered() -> None:
    named = defaultdict[str, list[ast.AsyncFunctionDef]](list)
    for _, one in functions():
        named[one.name].append(one)
    assert [name for name, one in choosing() if not acknowledges(one, named)] == []
