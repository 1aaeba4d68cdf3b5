"""Numbers below zero are written with a true minus, in every message of every game."""

import re

import pytest
from fluent.syntax import visitor
from fluent.syntax.ast import BaseNode, VariableReference

from tests.engine.strategies import every_text
from tests.locales.files import LANGUAGES, files, said

HYPHEN = re.compile(r"(?<![\w-])-\d")


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


def variables(pattern: BaseNode) -> set[str]:
    found = _Variables()
    found.visit(pattern)
    return found.names


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_writes_a_number_below_zero_with_a_hyphen(language: str) -> None:
    texts, below = every_text(), 0
    for path in files(language):
        for one in said(path):
            found = texts.get(one.id, language, **dict.fromkeys(variables(one.pattern), -3))
            assert not HYPHEN.search(found), one.id
            below += "\u22123" in found
    assert below > 300
