"""How the players of the game do against each other."""

import pytest

from games.ai.player import Player
from games.core.streams import Streams
from games.nintendo.heuristic import SensiblePlayer, Trial
from games.nintendo.phases.merit import merit_of
from games.nintendo.phases.worth import Position
from games.nintendo.state import Play, State
from tests.games.nintendo.players.greedy import Exchange, GreedyPlayer
from tests.games.nintendo.players.measured import PLAYERS, lines, measured, wins
from tests.games.nintendo.table import RULES, Table, laid_out


@pytest.mark.slow
@pytest.mark.parametrize("name", ["sensible", "greedy"])
def test_every_match_is_counted_with_its_decks(name: str) -> None:
    *_, found = measured(2, PLAYERS[name](), "counted")
    assert len(found.turns) == 2
    assert sum(found.met.values()) == 4
    assert sum(found.endings.values()) == 2
    assert sum(found.won.values()) <= 2
    assert sum(found.combats) > 0
    assert len(list(lines(found))) == 7 + 8


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


@pytest.mark.parametrize(
    ("hand", "done"),
    [
        ("G08", "attack"),  # 5 coins of loot pay for its 5
        ("B18", "attack_end"),  # 8 are more than it will have
        ("G11", "attack"),  # destroys whoever has 4 PC left after the combat
        ("U18", "attack"),  # what is no character may be worth more then
    ],
)
def test_the_second_preparation_is_kept_for_what_loot_pays(hand: str, done: str) -> None:
    assert sensible("G04", hand=[hand], coins=(2, 0), stars=(0, 0)) == (done,)


def test_a_card_is_taken_back_at_the_start_only_while_the_graveyard_has_one() -> None:
    """W02 recalls a Boo in each turn to come (NIN-5.17)."""
    worths: list[float] = []
    for grave in ([], ["G04"], ["W01"], ["W01", "W03"]):
        state = laid_out("W02", yours=["M08"], coins=(0, 0))
        state.seats[0].grave = grave
        worths.append(worth(state))
    none, other, one, two = worths
    assert none == other
    assert one - none == pytest.approx(two - one)  # pyright: ignore[reportUnknownMemberType]
    assert one > none


@pytest.mark.parametrize(
    ("hand", "coins", "stars", "played"),
    [
        ("Y15", 20, 0, "card:Y15"),  # a star for 15, and 2 coins are left (NIN-2.5)
        ("Y15", 20, 2, "star"),  # the last one wins at once
        ("W08", 20, 0, "star"),  # 6 coins to save 2
        ("Y11", 16, 2, "card:Y11"),  # 4 coins more are the last star
        ("Y11", 16, 0, "card:Y11"),  # or the first
    ],
)
def test_what_lowers_the_price_of_a_star_or_pays_for_it_goes_before_it(
    hand: str, coins: int, stars: int, played: str
) -> None:
    have = (stars, 0)
    assert sensible(hand=[hand], yours=["U06"], coins=(coins, 0), stars=have) == (played,)


def test_who_is_let_through_takes_one_coin_of_the_other() -> None:
    """PF 7 take 1 coin as well, so 20 are left for a star (NIN-4.10)."""
    worths: list[float] = []
    for coins in (14, 15, 16):
        state = laid_out("G09", coins=(0, coins))
        state.seats[1].stars = 2
        worths.append(worth(state))
    assert worths[0] - worths[1] > 20
    assert worths[1] - worths[2] < 5


@pytest.mark.parametrize(("coins", "done"), [(0, "attack_end"), (2, "end")])
def test_an_attack_is_weighed_with_the_hits_that_its_window_allows(coins: int, done: str) -> None:
    """R03 deals 3 PC for 2 coins, but in the other's turn only when it is attacked (NIN-4.5)."""
    assert sensible("G04", yours=["R03"], coins=(0, coins), stars=(0, 0)) == (done,)


@pytest.mark.parametrize(("coins", "done"), [(2, "attack_end"), (5, "end")])
def test_only_hits_that_the_other_can_pay_for_are_feared(coins: int, done: str) -> None:
    """R06 deals 3 PC for 3 coins."""
    assert sensible("W09", yours=["R06"], coins=(0, coins), stars=(0, 0)) == (done,)


def test_who_adds_to_the_pf_of_others_does_so_only_while_it_attacks_too() -> None:
    """Y05 gives each other attacker 2, and itself none (NIN-5.20)."""
    found = position(laid_out("Y05", "G04"))
    for attackers, forces in (([1, 2], [5, 7]), ([2], [5, 5]), ([1], [5, 7])):
        found.blocks(attackers)
        assert [found.force(1), found.force(2)] == forces


def test_pf_which_nobody_there_can_block_is_worth_more() -> None:
    """W06 flies (NIN-4.7)."""
    values: list[float] = []
    for theirs in ("G01", "W10"):
        state = laid_out("W06", yours=[theirs])
        values.append(position(state).value(state.pieces[0]))
    free, stopped = values
    assert free > stopped


def position(state: State) -> Position:
    """A position looked at."""
    merits = {card: merit_of(found) for card, found in RULES.cards.by_id.items()}
    return Position(Play(state, RULES.cards, Streams(b"position")), merits)


@pytest.mark.parametrize(("there", "taken"), [("Y05", "card:Y09#1"), ("G04", "card:Y05#0")])
def test_a_hero_that_is_in_play_is_not_taken_again_while_there_is_another_card(
    there: str, taken: str
) -> None:
    """The new one would take the other's place (NIN-8.4)."""
    at = Table(laid_out(there, hand=["U01"], deck=["Y05", "Y09"]))
    at.play("U01")
    question = at.question(0)
    assert SensiblePlayer(RULES).answer(at.view(0), question, Streams(b"answer")) == (taken,)


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


@pytest.mark.parametrize(
    ("theirs", "played"),
    [
        ("G04", "card:U15"),  # toll 2 for each that attacks next (NIN-5.20)
        ("U06", "end"),  # blue ones pay none
        ("G06", "end"),  # nor do plants, which never attack
    ],
)
def test_a_greedy_player_sees_what_becomes_of_the_next_attack(theirs: str, played: str) -> None:
    assert greedy(hand=["U15"], yours=[theirs] * 3, coins=(8, 0)) == (played,)


@pytest.mark.parametrize(("theirs", "held"), [("W09", True), ("G04", False), ("G06", False)])
def test_a_greedy_player_holds_only_who_would_be_let_through(theirs: str, *, held: bool) -> None:
    """2 coins keep a flying PF 4 at home; U04 blocks what walks, and a plant never attacks."""
    assert (greedy("U04", yours=[theirs], coins=(2, 0)) == ("p1.1",)) == held


@pytest.mark.parametrize(
    ("hand", "done"),
    [
        ("G08", "attack"),  # 5 coins of loot pay for its 5
        ("U18", "attack_end"),  # could be paid before, and was let be
        ("B18", "attack_end"),  # 8 are more than it will have
    ],
)
def test_a_greedy_player_keeps_the_second_preparation_for_what_loot_pays(
    hand: str, done: str
) -> None:
    assert greedy("G04", hand=[hand], coins=(2, 0)) == (done,)


@pytest.mark.parametrize(
    ("theirs", "blocks"),
    [
        ("M07", 1),  # PF 6 twice are the 12 PC of U06
        ("G04", 2),  # PF 5 twice are not (NIN-4.9)
    ],
)
def test_a_greedy_player_counts_every_hit_of_who_blocks_twice(theirs: str, blocks: int) -> None:
    plan, _ = exchange(theirs, theirs, yours=["U06"]).blocks([1, 2])
    assert sum(map(len, plan.values())) == blocks


@pytest.mark.parametrize(
    ("mine", "theirs", "going"),
    [
        (["G04", "W09"], ["G09"], [2]),  # only who flies past PF 7 and 12 PC
        (["G04", "W09"], [], [1, 2]),
        (["G04", "W09"], ["U15"], [1, 2]),  # 2 coins for each, whose loot is more (NIN-5.20)
    ],
)
def test_a_greedy_player_judges_each_attacker_alone(
    mine: list[str], theirs: list[str], going: list[int]
) -> None:
    found = exchange(*mine, yours=theirs)
    assert sorted(found.attackers(0)[0]) == going


@pytest.mark.parametrize(("mine", "weight"), [("G04", 1.5), ("W01", 0.75)])
def test_a_greedy_player_counts_half_the_pf_of_who_cannot_block(mine: str, weight: float) -> None:
    card, alone = RULES.cards[mine], laid_out(mine, coins=(0, 0))
    found = Exchange(Play(alone, RULES.cards, Streams(b"exchange")))
    assert found.having(0) == weight * card.pf + card.pc


def exchange(*mine: str, yours: list[str]) -> Exchange:
    """The combats of a position."""
    return Exchange(Play(laid_out(*mine, yours=yours), RULES.cards, Streams(b"exchange")))


def worth(state: State) -> float:
    """What the position is worth to seat 0."""
    merits = {card: merit_of(found) for card, found in RULES.cards.by_id.items()}
    return Trial(RULES.cards, merits, Table(state).view(0)).worth()
