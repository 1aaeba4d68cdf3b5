"""How the players of the game do against each other."""

import pytest

from games.ai.player import Player
from games.core.streams import Streams
from games.nintendo.heuristic import SensiblePlayer, Trial
from games.nintendo.phases.worth import merit_of
from games.nintendo.state import State
from tests.games.nintendo.players.greedy import GreedyPlayer
from tests.games.nintendo.players.measured import PLAYERS, lines, measured, wins
from tests.games.nintendo.table import RULES, Table, laid_out


@pytest.mark.parametrize("name", ["sensible", "greedy"])
def test_every_match_is_counted_with_its_decks(name: str) -> None:
    *_, found = measured(2, PLAYERS[name](), "counted")
    assert len(found.turns) == 2
    assert sum(found.met.values()) == 4
    assert sum(found.endings.values()) == 2
    assert sum(found.won.values()) <= 2
    assert sum(found.combats) > 0
    assert len(list(lines(found))) == 6 + 8


@pytest.mark.slow
@pytest.mark.parametrize("name", ["sensible", "greedy"])
def test_a_player_that_thinks_beats_a_random_one(name: str) -> None:
    """95 % of 200 by `measured --strength`; so few matches tell a player that is broken."""
    assert wins(10, "random", name) >= 9


def sensible(*mine: str, stars: tuple[int, int], **more: object) -> tuple[str, ...]:
    """What the sensible player answers in the preparation of seat 0."""
    return answered(SensiblePlayer(RULES), *mine, stars=stars, **more)


def greedy(*mine: str, **more: object) -> tuple[str, ...]:
    """What the greedy player answers there."""
    return answered(GreedyPlayer(RULES), *mine, stars=(0, 0), **more)


def answered(player: Player, *mine: str, stars: tuple[int, int], **more: object) -> tuple[str, ...]:
    """What a player answers in the preparation of seat 0."""
    state = laid_out(*mine, **more)  # pyright: ignore[reportArgumentType]
    for seat, have in zip(state.seats, stars, strict=True):
        seat.stars = have
    at = Table(state)
    return player.answer(at.view(0), at.question(0), Streams(b"answer"))


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


@pytest.mark.parametrize(("theirs", "played"), [("G04", "card:S82"), ("M07", "end")])
def test_a_terrain_is_played_for_what_it_does_at_every_start(theirs: str, played: str) -> None:
    """Sands take 2 PC of each of the other's each turn; they spare brown ones (NIN-2.1)."""
    more = {"yours": [theirs] * 3, "hand": ["S82"], "coins": (8, 0)}
    assert sensible(stars=(0, 0), **more) == (played,)


def test_who_is_let_through_takes_one_coin_of_the_other() -> None:
    """PF 7 take 1 coin as well, so 20 are left for a star (NIN-4.10)."""
    worths: list[float] = []
    for coins in (14, 15, 16):
        state = laid_out("G09", coins=(0, coins))
        state.seats[1].stars = 2
        worths.append(worth(state))
    assert worths[0] - worths[1] > 20
    assert worths[1] - worths[2] < 5


@pytest.mark.parametrize(
    ("coins", "hand", "played"),
    [
        (20, "G04", "star"),  # NIN-2.5: whenever it can
        (16, "G04", "card:G04"),  # saves nothing for the next turn
        (16, "U18", "end"),  # sees no worth in a card of the hand
    ],
)
def test_a_greedy_player_does_what_pays_at_once(coins: int, hand: str, played: str) -> None:
    assert greedy(hand=[hand], coins=(coins, 0)) == (played,)


@pytest.mark.parametrize(("theirs", "done"), [((), "attack_end"), (("G09",), "end")])
def test_a_greedy_player_attacks_by_the_worth_of_the_exchange(
    theirs: tuple[str, ...], done: str
) -> None:
    """PF 5 bring 5 coins where nobody blocks; against PF 7 and 12 PC they are lost (NIN-4.9)."""
    assert greedy("G04", yours=theirs, coins=(0, 0)) == (done,)


def worth(state: State) -> float:
    """What the position is worth to seat 0."""
    merits = {card: merit_of(found) for card, found in RULES.cards.by_id.items()}
    return Trial(RULES.cards, merits, Table(state).view(0)).worth()
