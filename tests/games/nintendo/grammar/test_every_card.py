"""Every card: what it does, what it does not, and where its numbers end (sections 2.4 and 5)."""

import re

import pytest

from games.nintendo.printed import CardFace
from tests.games.nintendo.grammar.rows import Row, holds, played, rows
from tests.games.nintendo.table import CARDS, RULES

ROWS = rows("every_card.txt")


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_what_a_card_does_and_does_not(row: Row) -> None:
    at = played(row)
    wrong = [check for check in row.checks if not holds(at, check)]
    assert not wrong, (row, at.asked, at.state)


def has_numbers(card: str) -> bool:
    """Whether the text of a card has a number: that of a target ("1 opp.char") is none."""
    printed = RULES.faces()[card]
    assert isinstance(printed, CardFace)
    return any(re.search(r"\d", re.sub(r"\b1\?? ", "", one)) for one in printed.abilities)


def test_all_126_cards_have_their_rows() -> None:
    assert len(CARDS.by_id) == 126
    told = {(row.card, row.what) for row in ROWS}
    wanted = {(card, what) for card in CARDS.by_id for what in ("does", "not")}
    wanted |= {(card, "edge") for card in CARDS.by_id if has_numbers(card)}
    assert not wanted - told
    assert {card for card, _ in told} == CARDS.by_id.keys()


def test_every_row_speaks_of_its_card_and_checks_something() -> None:
    for row in ROWS:
        assert row.checks, row
        assert row.what in {"does", "not", "edge"}, row
        assert re.search(rf"\b{row.card}\b", " ".join(row.layout)), row
