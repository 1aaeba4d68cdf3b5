"""How the players of the game do against each other."""

import pytest

from games.core.streams import Streams
from tests.games.nintendo.players.measured import SensiblePlayer, lines, measured, wins
from tests.games.nintendo.table import RULES, Table, laid_out


def test_every_match_of_sensible_players_is_counted_with_its_decks() -> None:
    found = measured(2, SensiblePlayer, "counted")
    assert len(found.turns) == 2
    assert sum(found.met.values()) == 4
    assert sum(found.endings.values()) == 2
    assert sum(found.won.values()) <= 2
    assert sum(found.combats) > 0
    assert len(list(lines(found))) == 6 + 8


def test_a_sensible_player_beats_a_random_one() -> None:
    """95 % of 200 by `measured --strength`; so few matches tell a player that is broken."""
    assert wins(10, "random") >= 9


def sensible(*mine: str, stars: tuple[int, int], **more: object) -> tuple[str, ...]:
    """What the sensible player answers in the preparation of seat 0."""
    state = laid_out(*mine, **more)  # pyright: ignore[reportArgumentType]
    for seat, have in zip(state.seats, stars, strict=True):
        seat.stars = have
    at = Table(state)
    return SensiblePlayer(RULES).answer(at.view(0), at.question(0), Streams(b"answer"))


@pytest.mark.parametrize(("stars", "played"), [((0, 0), "card:G04"), ((2, 0), "end")])
def test_who_can_buy_the_last_star_in_the_next_turn_saves_for_it(
    stars: tuple[int, int], played: str
) -> None:
    """16 coins and a refill of 6 are enough; without a character's 4 they are not."""
    assert sensible(hand=["G04"], yours=["U06"], coins=(16, 0), stars=stars) == (played,)


@pytest.mark.parametrize(("theirs", "played"), [(17, "card:B12"), (12, "card:G09")])
def test_coins_are_stolen_where_the_other_would_win_by_them(theirs: int, played: str) -> None:
    """Of 17 coins and a refill 4 stolen are too many to lose; 12 do not reach for a star."""
    hand = ["B12", "G09"]
    assert sensible(hand=hand, coins=(9, theirs), stars=(0, 2)) == (played,)
