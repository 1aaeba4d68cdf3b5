"""Every part of the grammar on its own, and pairs of cards that meet (NIN-5 to 8)."""

from collections import Counter

import pytest

from games.nintendo.grammar.forms import EVENTS, FLAGS, LIMITS, NOW, PURSE, SUMMED, TYPES
from games.nintendo.grammar.reading import ability
from games.nintendo.phases.effects.board import look_at, printed_fits
from tests.games.nintendo.grammar.rows import Row, holds, played, rows
from tests.games.nintendo.table import CARDS, ME, YOU, in_play, laid_out

WORDS = (  # NIN-5.1 to 5.19, and 5.23
    *("hit", "heal", "pf", "base", "max", "destroy", "bounce", "exile", "calm", "give", "gain"),
    *("steal", "draw", "discard", "search", "dig", "recall", "raise", "drop", "drop?", "spy"),
)
PARTS = rows("grammar.txt")
PAIRS = rows("pairs.txt")  # each with the rule that decides


@pytest.mark.parametrize("row", PARTS, ids=str)
def test_a_part_of_the_grammar_does_what_it_says_and_no_more(row: Row) -> None:
    at = played(row)
    wrong = [check for check in row.checks if not holds(at, check)]
    assert not wrong, (row, at.asked, at.state)


@pytest.mark.parametrize("row", PAIRS, ids=str)
def test_two_cards_that_meet(row: Row) -> None:
    at = played(row)
    wrong = [check for check in row.checks if not holds(at, check)]
    assert not wrong, (row, at.asked, at.state)


def test_every_part_has_its_rows() -> None:
    wanted = {
        *(f"event:{name}" for name in EVENTS),
        *(f"word:{name}" for name in WORDS),
        *(f"mod:{name}" for name in (*SUMMED, *FLAGS, *PURSE, "save", "type")),
        *(f"cost:{name}" for name in ("coins", "max", "sac", "sacthis")),
        *(f"target:{name}" for name in ("this", "host", "it", "vs", "1", "1?", "each")),
        *(f"condition:{name}" for name in ("hurt", "attacking", "count", "grave")),
        *(f"filter:{name}" for name in ("my", "opp", "any", "other", "char", "card", "powerup")),
        *(f"filter:{name}" for name in ("colour", "kind", "!fly", "either")),
        *(f"filter:{name}" for name in (*LIMITS, *NOW) if name != "fly"),
    }
    told = Counter((row.card, row.what) for row in PARTS)
    for part in wanted:
        assert told[part, "does"], part
        assert told[part, "not"], part


@pytest.mark.rule("NIN-5.30")
@pytest.mark.parametrize("kind", TYPES)
def test_a_word_for_a_type_finds_cards_of_that_type_alone(kind: str) -> None:
    state = laid_out("G04", yours=["R08"])
    for card in ("G12", "M15"):
        in_play(state, ME, card)
    in_play(state, YOU, "R16", host=2)
    fits = ability(f"DO: destroy(1 any.{kind})", frozenset()).words[0].target
    assert fits is not None
    assert fits.fits is not None
    there = [CARDS[one.card].type for one in look_at(state, CARDS).all_fitting(fits.fits, ME)]
    assert there == [kind] * {"char": 2, "action": 0}.get(kind, 1)
    printed = [one.type for one in CARDS.by_id.values() if printed_fits(one, fits.fits)]
    assert printed == []  # `any` and the like speak of cards in play
    alone = ability(f"DO: search({kind})", frozenset()).words[0].fits
    assert alone is not None
    printed = [one.type for one in CARDS.by_id.values() if printed_fits(one, alone)]
    assert printed == [kind] * sum(one.type == kind for one in CARDS.by_id.values())


def test_pairs_are_of_two_cards_that_there_are() -> None:
    for row in rows("pairs.txt"):
        assert len(row.card.split("+")) == 2
        assert all(card in CARDS.by_id for card in row.card.split("+")), row
        assert row.checks, row
