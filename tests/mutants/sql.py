"""Small changes of SQL: conditions that no longer guard, boundaries, assignments that are lost.

Placeholders stay where they are, so that a statement still takes what it is given.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

_TOKEN = re.compile(r"\s+|'[^']*'|\{[^}]*\}|[A-Za-z_][\w.]*|\?\d*|:\w+|\d+|<>|<=|>=|[-+*/<>=(),]|.")
_STATEMENT = re.compile(r"\b(SELECT|UPDATE|INSERT|DELETE FROM|WHERE|ORDER BY|IS NULL|JOIN)\b")
_WORDS = {
    "<": "<=",
    "<=": "<",
    ">": ">=",
    ">=": ">",
    "+": "-",
    "-": "+",
    "AND": "OR",
    "OR": "AND",
    "DISTINCT": "",
    "LEFT": "",
    "max": "min",
    "min": "max",
    "DESC": "ASC",
    "IS": "IS NOT",
    "=": "<>",
    "<>": "=",
}
_OUTSIDE_CONDITIONS = {"IS", "=", "<>"}  # in conditions nothing new: those are dropped and denied
_CLAUSES = {"SELECT", "FROM", "WHERE", "SET", "VALUES", "RETURNING", "LIMIT", "ORDER", "ON", "WHEN"}
_BREAKS = {"THEN", "ELSE", "JOIN", "LEFT", "UNION", "INSERT", "UPDATE", "DELETE", "GROUP"}
_ENDS = {*_CLAUSES, *_BREAKS, "AND", "OR", ","}
_MIDDLE = "?"  # the clause of a piece that begins in the middle of one
_CONDITIONS = {"WHERE", "ON", "WHEN", _MIDDLE}
_COMPARING = {"=", "<>", "<", "<=", ">", ">=", "IS", "IN", "EXISTS"}

Token = tuple[int, int, str]


@dataclass(frozen=True, slots=True)
class Edit:
    """What takes the place of `text[start:end]`."""

    start: int
    end: int
    new: str


@dataclass(slots=True)
class _Term:
    """A condition, an assignment, an argument, a column: what stands between two delimiters."""

    clause: str
    start: int
    end: int
    comparing: bool = False
    call: str = ""  # the function whose argument it is
    last: bool = True  # of those arguments


def is_sql(text: str) -> bool:
    """Whether a text is SQL, or a piece of it."""
    return _STATEMENT.search(text) is not None


def changes(text: str) -> Iterator[tuple[Edit, ...]]:
    """Return the changes of a statement, each as edits that belong together."""
    tokens = [
        (one.start(), one.end(), one.group())
        for one in _TOKEN.finditer(text)
        if not one.group().isspace()
    ]
    terms = list(_terms(tokens))
    conditions = [one for one in terms if one.comparing and one.clause in _CONDITIONS]
    yield from _words(tokens, conditions, [one for one in terms if one.clause == "SET"])
    for term in terms:
        yield from _changed(text, term)


def _words(
    tokens: list[Token], conditions: list[_Term], assignments: list[_Term]
) -> Iterator[tuple[Edit, ...]]:
    """Change single words."""
    for number, (start, end, word) in enumerate(tokens):
        after = tokens[number + 1][2] if number + 1 < len(tokens) else ""
        if word == "OR" and after in {"IGNORE", "REPLACE"}:
            if after == "IGNORE":
                yield (Edit(start, tokens[number + 1][1], ""),)
            continue
        if word not in _WORDS or not after or (word in {"max", "min"} and after != "("):
            continue
        inside = [*conditions, *(assignments if word == "=" else ())]
        if word in _OUTSIDE_CONDITIONS and any(one.start <= start < one.end for one in inside):
            continue
        if word == "IS" and after == "NOT":
            yield (Edit(*tokens[number + 1][:2], ""),)
        else:
            yield (Edit(start, end, _WORDS[word]),)


def _terms(tokens: list[Token]) -> Iterator[_Term]:
    """Return the terms of a statement, those of inner ones first."""
    starts_inside = bool(tokens) and tokens[0][2] not in _ENDS
    open_ = [_Term(_MIDDLE if starts_inside else "", 0, 0)]
    before, end = "", 0
    for _, stop, word in tokens:
        term = open_[-1]
        if word in {"(", "CASE"}:
            open_.append(_Term("", stop, stop, call=before if word == "(" else ""))
        elif word in {")", "END"} and len(open_) > 1:
            open_.pop()
            yield _Term(term.clause, term.start, end, term.comparing, term.call)
        elif word in _ENDS:
            last = word != ","
            yield _Term(term.clause, term.start, end, term.comparing, term.call, last)
            clause = term.clause if word in {",", "AND", "OR"} else word
            open_[-1] = _Term(clause, stop, stop, call=term.call)
        elif word in {"BY", "CONFLICT"}:
            term.start = stop
        elif word in _COMPARING:
            term.comparing = True
        before, end = word, stop
    yield _Term(open_[-1].clause, open_[-1].start, end, open_[-1].comparing, open_[-1].call)


def _changed(text: str, term: _Term) -> Iterator[tuple[Edit, ...]]:
    """Return what can be changed of one term."""
    said = text[term.start : term.end]
    begin, end = term.start + len(said) - len(said.lstrip()), term.end
    if end <= begin:
        return
    match term:
        case _Term(comparing=True, clause=clause) if clause in _CONDITIONS:
            yield Edit(begin, begin, "("), Edit(end, end, " OR 1)")
            yield Edit(begin, begin, "("), Edit(end, end, " AND 0)")
        case _Term(comparing=True, clause="SET"):
            column, _, _ = text[begin:end].partition("=")
            at = begin + len(column) + 1
            yield Edit(at, at, f" iif(1, {column.strip()},"), Edit(end, end, ")")
        case _Term(clause="LIMIT") if "?" in said:
            yield (Edit(end, end, " + 1000000"),)
        case _Term(clause="ORDER") if not said.endswith(" DESC"):
            yield (Edit(end, end, " DESC"),)
        case _Term(call="coalesce", last=False):
            yield Edit(begin, begin, "iif(0, "), Edit(end, end, ", NULL)")
        case _:
            pass
