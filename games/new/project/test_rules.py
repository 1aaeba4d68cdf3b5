"""The rules of Skeleton, by their numbers."""

import pytest

from games.core.info import Start
from games.core.match.match import Match
from games.core.match.moves import Conceded
from games.core.streams import Keys
from games.new.skeleton.game import game

RULES = game().rules()


def table(seed: bytes = b"x") -> Match:
    return Match.begin(RULES, Start(2), Keys.of(seed))[0]


def played(match: Match) -> None:
    """Let both take the first open card, to the end."""
    while match.result is None:
        match.answer(match.asked[0], (match.state.row[0],))


@pytest.mark.rule("SKE-1.1")
def test_all_cards_are_shuffled() -> None:
    one, other = table().state, table(b"y").state
    assert sorted([*one.deck, *one.row]) == sorted(RULES.cards.by_id)
    assert [*one.deck, *one.row] != [*other.deck, *other.row]


@pytest.mark.rule("SKE-2.1", "SKE-2.2")
def test_a_card_is_taken_and_the_next_one_is_laid_open() -> None:
    match = table()
    taken, *kept = match.state.row
    following = match.state.deck[-1]
    assert match.asked == (0,)
    match.answer(0, (taken,))
    assert match.state.seats[0].taken == [taken]
    assert match.state.row == [*kept, following]
    assert match.asked == (1,)


@pytest.mark.rule("SKE-3.1")
def test_the_most_points_win() -> None:
    match = table()
    played(match)
    assert match.result is not None
    points = [seat.points for seat in match.view(None).table]
    assert sum(points) == sum(card.points for card in RULES.cards.by_id.values())
    assert match.result[0].score == max(points)


@pytest.mark.rule("SKE-3.2")
def test_whoever_gives_up_has_lost() -> None:
    match = table()
    match.play(Conceded(0))
    assert match.result is not None
    assert [(row.seats, row.conceded) for row in match.result] == [((1,), False), ((0,), True)]


@pytest.mark.rule("SKE-4.1")
def test_nobody_knows_the_order_of_the_deck() -> None:
    match = table()
    match.state.deck.reverse()
    assert [match.view(reader) for reader in (0, 1, None)] == [
        table().view(reader) for reader in (0, 1, None)
    ]
