"""In a block that changes a match nobody waits for anything but what it reads, and nothing returns.

So whatever is done there is done to what was loaded, and is written before anybody is told.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
BLOCKS = {"changing", "changing_with"}
READS = {"read", "ask", "load"}  # of the store and of what stands on it
THINKS = {"_considered"}  # an AI, off the event loop


def is_block(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.AsyncWith)
        and isinstance(node.items[0].context_expr, ast.Call)
        and isinstance(node.items[0].context_expr.func, ast.Attribute)
        and node.items[0].context_expr.func.attr in BLOCKS
    )


def inside(node: ast.AST) -> Iterator[ast.AST]:
    """Yield all that happens in a node, but for what functions there do when they are called."""
    for one in ast.iter_child_nodes(node):
        if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        yield one
        yield from inside(one)


def wrong(block: ast.AsyncWith) -> Iterator[str]:
    for body in block.body:
        for one in (body, *inside(body)):
            if isinstance(one, ast.Return):
                yield "returns"
            if isinstance(one, ast.AsyncFor) or (
                isinstance(one, ast.AsyncWith) and not is_block(one)
            ):
                yield "waits"
            if isinstance(one, ast.Await):
                call = one.value
                named = call.func if isinstance(call, ast.Call) else None
                name = named.attr if isinstance(named, ast.Attribute) else ""
                if name not in READS | THINKS:
                    yield f"awaits {ast.unparse(call)}"


def functions(tree: ast.AST) -> Iterator[ast.AsyncFunctionDef]:
    return (one for one in ast.walk(tree) if isinstance(one, ast.AsyncFunctionDef))


def is_repeated(function: ast.AsyncFunctionDef) -> bool:
    """Whether a function is done again when others have written: itself, or by who calls it."""
    marks = {ast.unparse(one) for one in function.decorator_list}
    return "again" in marks or function.name == "attempt"


def found() -> Iterator[tuple[str, ast.AsyncFunctionDef, ast.AsyncWith]]:
    for path in sorted((ROOT / "play").rglob("*.py")):
        for function in functions(ast.parse(path.read_text("utf-8"))):
            for one in inside(function):
                if is_block(one):
                    assert isinstance(one, ast.AsyncWith)
                    yield f"{path.relative_to(ROOT)}:{one.lineno}", function, one


def test_in_a_block_only_what_is_read_is_waited_for_and_nothing_returns() -> None:
    blocks = list(found())
    assert len(blocks) > 25
    assert {place: said for place, _, block in blocks if (said := list(wrong(block)))} == {}


def test_whoever_changes_a_match_does_it_again_when_others_have_written() -> None:
    assert [place for place, function, _ in found() if not is_repeated(function)] == []


def test_the_check_finds_what_it_is_for() -> None:
    source = """
async def act():
    async with matches.changing(match) as unit:
        await sleep(1)
        await store.write(more)
        if unit:
            return 1
        async with lock: pass
        await store.read(one)
        async with matches.changing(other): pass
"""
    (function,) = functions(ast.parse(source))
    (block, *_) = (one for one in inside(function) if is_block(one))
    assert isinstance(block, ast.AsyncWith)
    assert list(wrong(block)) == ["awaits sleep(1)", "awaits store.write(more)", "returns", "waits"]
    assert not is_repeated(function)
