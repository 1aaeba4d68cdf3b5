"""What is chosen in a select changes its message, or it could be chosen there once only.

A select goes on showing what was chosen, and choosing that again sends nothing, until its message
is edited. So nothing that is chosen opens a form, or is answered apart from its message alone.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

COGS = Path(__file__).parents[2] / "cogs"


def choosing() -> Iterator[tuple[str, ast.AsyncFunctionDef]]:
    """The routes that read what was chosen in a select."""
    for file in sorted(COGS.rglob("*.py")):
        for one in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(one, ast.AsyncFunctionDef):
                continue
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
