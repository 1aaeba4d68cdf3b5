"""A sentence of ours that names a person speaks to the reader as "you" when it is them."""

import pytest
from fluent.syntax import visitor
from fluent.syntax.ast import BaseNode, SelectExpression, VariableReference

from tests.locales.files import LANGUAGES, files, said

OURS = ("core.ftl", "play.ftl")  # of games, each text is said to every reader (tests/games)
PERSONS = ("who", "other")


class _Roles(visitor.Visitor):
    """Which persons a text names, and between whose roles it chooses."""

    def __init__(self) -> None:
        self.named: set[str] = set()
        self.chosen: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        base, _, end = node.id.name.rpartition("_")
        if base in PERSONS and end == "name":
            self.named.add(base)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        if isinstance(node.selector, VariableReference):
            cases = {getattr(one.key, "name", "") for one in node.variants}
            if cases == {"me", "other"}:
                self.chosen.add(node.selector.id.name)
        self.generic_visit(node)


def roles(pattern: BaseNode) -> _Roles:
    found = _Roles()
    found.visit(pattern)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_named_may_be_the_reader(language: str) -> None:
    ours = [one for path in files(language) if path.name in OURS for one in said(path)]
    found = {one.id: roles(one.pattern) for one in ours}
    assert [message for message, one in found.items() if one.named - one.chosen] == []
    named = {message for message, one in found.items() if one.named}
    assert {"core-undone", "play-ran-out", "play-seat-volunteer"} <= named


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_log_of_ours_names_somebody(language: str) -> None:
    lines = [
        one
        for path in files(language)
        if path.name == "play.ftl"
        for one in said(path)
        if one.id.startswith(("play-seat-", "play-ran-out")) and one.id != "play-seat-full"
    ]
    assert len(lines) == 7
    assert [one.id for one in lines if "who" not in roles(one.pattern).chosen] == []
