"""Small changes of our sources, one at a time: what tests that say something must notice."""

import ast
import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import TypeAlias

from tests.mutants import sql
from tests.mutants.sql import Edit

Edits: TypeAlias = tuple[Edit, ...]

_COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
_CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
_PIECE = re.compile(
    r"""(?P<prefix>[rbfRBF]*)(?P<quote>\"\"\"|"|')(?P<said>.*?)(?P=quote)""", re.DOTALL
)
_SEAM = re.compile(r'"\s*(#[^\n]*)?\n\s*f?"')  # between strings that follow each other
_SHORT = 16  # characters by which a change is not recognised: its whole line is shown
_PREFIXES = {"ui": "ui-", "refused": "play-"}  # functions that take text ids without the beginning
_NOTHING_DONE = (ast.Assert, ast.Raise, ast.Import, ast.ImportFrom)


@dataclass(frozen=True, slots=True)
class Mutant:
    """A change of one place of a source; function and `change` name it while lines move."""

    path: str
    kind: str  # "sql", "text" or "logic"
    function: str  # qualified; "" for what stands outside of all
    users: tuple[str, ...]  # the functions that use it: this one, or those that name a constant
    lines: range  # all that it touches
    change: str
    edits: Edits

    def applied(self, text: str) -> str:
        """Return the source with this change."""
        return _applied(text, self.edits)

    def compiles(self, text: str) -> bool:
        """Whether the source with this change is one."""
        try:
            compile(self.applied(text), self.path, "exec")
        except SyntaxError:
            return False
        return True


def _applied(text: str, edits: Edits) -> str:
    for edit in sorted(edits, key=lambda one: -one.start):
        text = text[: edit.start] + edit.new + text[edit.end :]
    return text


def functions(tree: ast.Module) -> dict[str, range]:
    """Return the lines of all functions by their qualified names."""
    found: dict[str, range] = {}

    def walk(node: ast.AST, name: str) -> None:
        for child in ast.iter_child_nodes(node):
            inner = name
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                inner = f"{name}.{child.name}".lstrip(".")
                if not isinstance(child, ast.ClassDef):
                    found[inner] = range(child.lineno, (child.end_lineno or child.lineno) + 1)
            walk(child, inner)

    walk(tree, "")
    return found


def mutants(path: str, text: str, twins: Mapping[str, str]) -> list[Mutant]:
    """Return all mutants of a module in the order of its lines; few of them may not compile.

    `twins` gives for each text id another one that takes the same arguments.
    """
    return _Module(path, text, twins).mutants()


class _Module:
    def __init__(self, path: str, text: str, twins: Mapping[str, str]) -> None:
        self._path = path
        self._text = text
        self._twins = twins
        self._tree = ast.parse(text)
        self._functions = functions(self._tree)
        self._statements = [
            range(node.lineno, (node.end_lineno or node.lineno) + 1)
            for node in ast.walk(self._tree)
            if isinstance(node, ast.stmt) and not hasattr(node, "body")
        ]
        self._headers = {
            range(node.lineno, node.body[0].lineno): range(node.lineno, (node.end_lineno or 0) + 1)
            for node in ast.walk(self._tree)
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        }
        lines = text.splitlines(keepends=True)
        self._lines = [line.encode() for line in lines]
        self._starts = list(accumulate((len(line) for line in lines), initial=0))

    def mutants(self) -> list[Mutant]:
        found: dict[Edits, str] = {}
        for kind, edits in self._walk(self._tree):
            found.setdefault(edits, kind)
        made = [self._mutant(kind, edits) for edits, kind in found.items()]
        made.sort(key=lambda one: (one.lines.start, one.edits[0].start, one.change))
        counted: Counter[tuple[str, str]] = Counter()
        for place, one in enumerate(made):
            counted[one.function, one.change] += 1
            if (number := counted[one.function, one.change]) > 1:
                made[place] = replace(one, change=f"{one.change} ({number})")
        return made

    def _mutant(self, kind: str, edits: Edits) -> Mutant:
        start, end = edits[0].start, max(one.end for one in edits)
        first, last = self._line(start), self._line(end)
        lines = self._statement(first, last)
        if end - start < _SHORT:
            start, end = self._starts[first - 1], self._starts[last]
        local = tuple(Edit(one.start - start, one.end - start, one.new) for one in edits)
        before = self._text[start:end]
        change = f"{_flat(before)} -> {_flat(_applied(before, local))}"
        function = self._function(first, last)
        return Mutant(
            path=self._path,
            kind=kind,
            function=function,
            users=(function,) if function else self._users(first),
            lines=lines,
            change=change,
            edits=edits,
        )

    def _statement(self, first: int, last: int) -> range:
        """Return the lines that run together with these: what is counted is where one begins.

        Defaults count wherever their function runs: they themselves are run at the import.
        """
        for header, whole in self._headers.items():
            if first in header and last in header:
                return whole
        around = [lines for lines in self._statements if first in lines and last in lines]
        return min(around, key=len, default=range(first, last + 1))

    def _function(self, first: int, last: int) -> str:
        around = [
            (lines.start, name)
            for name, lines in self._functions.items()
            if first in lines and last in lines
        ]
        return max(around, default=(0, ""))[1]

    def _users(self, line: int) -> tuple[str, ...]:
        """Return the functions that name the constant of a line; all where it is something else."""
        constants = [node for node in self._tree.body if isinstance(node, ast.Assign)]
        wanted = {
            name
            for node in constants
            if node.lineno <= line <= (node.end_lineno or 0)
            for name in _names(node.targets)
        }
        for node in constants:  # in their order: each knows those above
            if wanted & _names([node.value]):
                wanted |= _names(node.targets)
        lines = {
            node.lineno
            for node in ast.walk(self._tree)
            if isinstance(node, ast.Name) and node.id in wanted
        }
        users = (name for name, span in self._functions.items() if lines & {*span})
        return tuple(users) if wanted else tuple(self._functions)

    # Places

    def _line(self, place: int) -> int:
        return bisect_right(self._starts, place)

    def _span(self, node: ast.expr | ast.stmt | ast.keyword) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return (
            self._place(node.lineno, node.col_offset),
            self._place(node.end_lineno, node.end_col_offset),
        )

    def _place(self, line: int, column: int) -> int:
        """Return the place of a column in bytes, as `ast` counts."""
        return self._starts[line - 1] + len(self._lines[line - 1][:column].decode())

    def _said(self, node: ast.expr) -> str:
        start, end = self._span(node)
        return f"({self._text[start:end]})"

    def _instead(self, node: ast.expr | ast.stmt, new: str) -> Edits:
        return (Edit(*self._span(node), new),)

    # Changes

    def _walk(self, node: ast.AST) -> Iterator[tuple[str, Edits]]:
        if isinstance(node, _NOTHING_DONE):
            return
        if isinstance(node, ast.JoinedStr):  # what is in its braces has no place of its own
            yield from self._sql(node)
            return
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from self._string(node, node.value)
            return
        if isinstance(node, ast.Call) and node.args:
            yield from self._named(node.func, node.args[0])
        kind = "text" if isinstance(node, ast.IfExp) and _is_text(node) else "logic"
        if isinstance(node, ast.expr | ast.stmt | ast.comprehension):
            for edits in self._changes(node):
                yield kind, edits
        for name, value in ast.iter_fields(node):
            if name in {"annotation", "returns", "decorator_list", "type_params"}:
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST) and not _is_docstring(child):
                    yield from self._walk(child)

    def _string(self, node: ast.Constant, said: str) -> Iterator[tuple[str, Edits]]:
        if said in self._twins:
            yield "text", self._instead(node, f'"{self._twins[said]}"')
        else:
            yield from self._sql(node)

    def _named(self, called: ast.expr, ident: ast.expr) -> Iterator[tuple[str, Edits]]:
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        if name in _PREFIXES and isinstance(ident, ast.Constant):
            prefix = _PREFIXES[name]
            twin = self._twins.get(f"{prefix}{ident.value}", "")
            if twin.startswith(prefix):
                yield "text", self._instead(ident, f'"{twin.removeprefix(prefix)}"')

    def _sql(self, node: ast.JoinedStr | ast.Constant) -> Iterator[tuple[str, Edits]]:
        start, end = self._span(node)
        places = [
            start + place
            for piece in _PIECE.finditer(self._text[start:end])
            for place in range(*piece.span("said"))
        ]
        said = "".join(self._text[place] for place in places)
        if not sql.is_sql(said):
            return
        after = [*places, places[-1] + 1]
        for edits in sql.changes(said):
            yield (
                "sql",
                tuple(
                    Edit(after[one.start], after[one.end - 1] + 1, one.new)
                    if one.end > one.start
                    else Edit(after[one.start], after[one.start], one.new)
                    for one in edits
                ),
            )

    def _changes(self, node: ast.expr | ast.stmt | ast.comprehension) -> Iterator[Edits]:
        match node:
            case ast.Compare(left=left, ops=[op], comparators=[right]):
                old, new = _COMPARISONS[type(op)]
                start, end = self._span(left)[1], self._span(right)[0]
                between = self._text[start:end].replace(old, new, 1)
                yield (Edit(start, end, between),)
            case ast.BoolOp(op=op, values=values):
                word = " and " if isinstance(op, ast.And) else " or "
                for one in values:
                    rest = (self._said(other) for other in values if other is not one)
                    yield self._instead(node, word.join(rest))
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                yield self._instead(node, self._said(operand))
            case ast.If(test=test) | ast.While(test=test):
                yield self._instead(test, "False")
                if isinstance(test, ast.Name | ast.Attribute | ast.Call | ast.Await):
                    yield self._instead(test, "True")
            case ast.IfExp(body=body, orelse=orelse):
                yield self._instead(node, self._said(body))
                yield self._instead(node, self._said(orelse))
            case ast.comprehension(ifs=conditions):
                for one in conditions:
                    yield self._instead(one, "True")
            case ast.Expr(value=ast.Call() | ast.Await()) | ast.AugAssign():
                yield self._instead(node, "pass")
            case ast.Call():
                yield from self._call(node)
            case ast.Subscript(slice=index):
                yield from self._subscript(index)
            case ast.BinOp(left=left, op=ast.Add() | ast.Sub() as op, right=right):
                old, new = ("+", "-") if isinstance(op, ast.Add) else ("-", "+")
                start, end = self._span(left)[1], self._span(right)[0]
                if not any(_is_string(one) for one in (left, right)):
                    yield (Edit(start, end, self._text[start:end].replace(old, new, 1)),)
            case ast.Constant(value=True):
                yield self._instead(node, "False")
            case ast.Constant(value=False):
                yield self._instead(node, "True")
            case _:
                pass

    def _call(self, node: ast.Call) -> Iterator[Edits]:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in _CALLS and node.args:
            yield self._instead(node.func, _CALLS[name])
        if name != "replace":
            return
        ends = [self._span(one)[1] for one in (*node.args, *node.keywords)]
        for number, keyword in enumerate(node.keywords, start=len(node.args)):
            if number and keyword.arg is not None:
                yield (Edit(ends[number - 1], self._span(keyword)[1], ""),)

    def _subscript(self, index: ast.expr) -> Iterator[Edits]:
        match index:
            case ast.Slice(lower=ast.expr(), upper=None):
                yield self._instead(index, ":1")
            case ast.Slice(lower=None, upper=ast.expr()):
                yield self._instead(index, ":")
            case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=1)):
                yield self._instead(index, "0")
            case ast.Constant(value=0) if not self._path.startswith("db/"):  # there, a column
                yield self._instead(index, "-1")
            case _:
                pass


def _flat(text: str) -> str:
    return " ".join(_SEAM.sub("", text).split())


def _names(nodes: list[ast.expr]) -> set[str]:
    return {one.id for node in nodes for one in ast.walk(node) if isinstance(one, ast.Name)}


def _is_docstring(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def _is_string(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def _is_text(node: ast.IfExp) -> bool:
    return _is_string(node.body) or _is_string(node.orelse)
