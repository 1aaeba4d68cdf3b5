"""In a block that changes something nobody waits but for what it reads, and nothing returns.

So whatever is done there is done to what was loaded, and is written before anybody is told.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TypeAlias

Helpers: TypeAlias = Mapping[str, ast.AsyncFunctionDef]
ROOT = Path(__file__).parents[2]
BLOCKS = {"changing", "changing_with"}
READS = {
    "read",
    "ask",
    "load",
    "lengths",
    "_choices_to_call",
}  # of the store and of what stands on it
AGAIN = {"again", "guarded.again", "asynccontextmanager"}  # or whoever uses the block is
THINKS = {"_considered", "to_thread"}  # an AI, or who is paired, off the event loop


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


def waited_for(nodes: Iterable[ast.AST], helpers: Helpers) -> Iterator[str]:
    """Yield what is awaited there and may not be, also in helpers of the same file."""
    for body in nodes:
        for one in (body, *inside(body)):
            if isinstance(one, ast.AsyncFor | ast.AsyncWith) and not is_block(one):
                yield "waits"
            if not isinstance(one, ast.Await):
                continue
            call = one.value
            named = call.func if isinstance(call, ast.Call) else None
            name = named.attr if isinstance(named, ast.Attribute) else ""
            if name in helpers and name not in THINKS:
                yield from waited_for(helpers[name].body, helpers)
            elif name not in READS | THINKS:
                yield f"awaits {ast.unparse(call)}"


def wrong(block: ast.AsyncWith, helpers: Helpers) -> Iterator[str]:
    yield from waited_for(block.body, helpers)
    for body in block.body:
        if any(isinstance(one, ast.Return) for one in (body, *inside(body))):
            yield "returns"


def functions(tree: ast.AST) -> Iterator[ast.AsyncFunctionDef]:
    return (one for one in ast.walk(tree) if isinstance(one, ast.AsyncFunctionDef))


def is_repeated(function: ast.AsyncFunctionDef) -> bool:
    """Whether a function is done again when others have written: itself, or by who calls it."""
    marks = {ast.unparse(one) for one in function.decorator_list}
    return bool(marks & AGAIN) or function.name == "attempt"


def found() -> Iterator[tuple[str, ast.AsyncFunctionDef, list[str]]]:
    """Yield each block: where it stands, the function, and what is wrong with it."""
    for path in sorted((ROOT / "play").rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        helpers = {one.name: one for one in functions(tree) if one.name.startswith("_")}
        for function in functions(tree):
            for one in inside(function):
                if is_block(one):
                    assert isinstance(one, ast.AsyncWith)
                    place = f"{path.relative_to(ROOT)}:{one.lineno}"
                    yield place, function, list(wrong(one, helpers))


def test_in_a_block_only_what_is_read_is_waited_for_and_nothing_returns() -> None:
    blocks = list(found())
    assert len(blocks) > 70
    assert {place: said for place, _, said in blocks if said} == {}


def test_whoever_changes_something_does_it_again_when_others_have_written() -> None:
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
        await self._helps()
        async with matches.changing(other): pass

async def _helps():
    await store.read(one)
    await asleep()
    return 1
"""
    function, helper = functions(ast.parse(source))
    (block, *_) = (one for one in inside(function) if is_block(one))
    assert isinstance(block, ast.AsyncWith)
    said = [*wrong(block, {"_helps": helper})]
    assert said[:3] == ["awaits sleep(1)", "awaits store.write(more)", "waits"]
    assert said[3:] == ["awaits asleep()", "returns"]
    assert not is_repeated(function)


LIMITS = {
    "play.base.budgets",
    "play.base.substituting",
    "play.lobby.limits",
}  # over other rows: refused where it is written


def test_what_is_written_with_a_match_is_sql_alone() -> None:
    """No rules, no clock: whatever is written was worked out while no transaction was open."""
    wrong, writes = list[str](), 0
    for path in sorted((ROOT / "play").rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        come_from = {
            alias.asname or alias.name: f"{one.module}.{alias.name}"
            for one in ast.walk(tree)
            if isinstance(one, ast.ImportFrom)
            for alias in one.names
        }
        for one in ast.walk(tree):
            if (
                isinstance(one, ast.Call)
                and isinstance(one.func, ast.Attribute)
                and one.func.attr == "also"
            ):
                writes += 1
                said = ast.unparse(one.args[0])
                origin = come_from.get(said.split(".")[0], "here")
                if not origin.startswith(("db.queries.", *LIMITS)):
                    wrong.append(f"{path.relative_to(ROOT)}:{one.lineno} {said} of {origin}")
    assert writes > 20
    assert wrong == []
