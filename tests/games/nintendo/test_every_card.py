"""Every card: what it does and what it does not, each against a bare table (sections 2.4 and 5).

Each row lays a table out, does something, and says what must be different from, and what the same
as, the same table with a plain character or nothing in place of the card.
"""

from collections.abc import Callable

import pytest

from games.nintendo.effects.board import look_at
from tests.games.nintendo.table import CARDS, ME, YOU, Table, in_play, laid_out, table

Seen = tuple[object, ...]


def boosted(*others: str, yours: tuple[str, ...] = ()) -> Callable[[str], tuple[Seen, Seen]]:
    """What a static card in play makes of the others: with it, and without."""

    def look(card: str) -> tuple[Seen, Seen]:
        plain = laid_out(*others, yours=yours)
        state = laid_out(*others, yours=yours)
        kind = CARDS[card].type
        in_play(state, ME, card, host=1 if kind == "powerup" else 0)
        return figures(Table(state), len(others) + len(yours)), figures(
            Table(plain), len(others) + len(yours)
        )

    return look


def figures(at: Table, count: int) -> Seen:
    found = [at.figures(n) for n in range(1, count + 1)]
    return tuple(
        (one.pf, one.maximum, one.armor, one.toll, one.cap, one.save, sorted(one.flags))
        for one in found
    )


# Static cards: card, characters beside it of mine and of the other, which of them change.
STATIC: list[tuple[str, tuple[str, ...], tuple[str, ...], set[int]]] = [
    ("G13", ("G04", "R08"), ("G01", "B01"), {1, 3}),
    ("G14", ("G04", "R08"), (), {1}),
    ("G15", ("G04", "R08"), (), {1}),
    ("R10", ("S50", "G04"), ("S50",), {1}),
    ("R14", ("S50", "G04"), ("S50",), {1}),
    ("R16", ("G04", "R08"), (), {1}),
    ("R17", ("G04", "R08"), (), {1}),
    ("M14", ("S37", "G04"), ("S37",), {1}),
    ("M15", ("S37", "G04"), ("M05",), {1, 3}),
    ("M16", ("G04", "R08"), (), {1}),
    ("S82", ("G04", "M05"), ("W06", "R08"), {1, 4}),
    ("U15", ("G04", "U01"), ("G04", "U01"), {3}),
    ("U16", ("G04", "U01"), ("W06",), {1, 2}),
    ("U17", ("G04", "R08"), (), {1}),
    ("W02", ("W01", "G04"), ("W01",), {1}),
    ("W08", ("W07", "G04"), ("W07",), {1}),
    ("W15", ("W01", "G04"), ("W01",), {1}),
    ("W16", ("G04", "W09"), ("B09", "R08"), {1, 4}),
    ("W17", ("G04", "R08"), (), {1}),
    ("W18", ("G04", "R08"), (), {1}),
    ("B14", ("G04", "R08"), (), {1}),
    ("B16", ("S50", "B01"), ("B09", "R08"), {1, 2}),
    ("B17", ("G04", "R08"), (), {1}),
    ("Y16", ("Y01", "G04"), ("Y04",), {1, 3}),
    ("Y17", ("G04", "R08"), (), {1}),
    ("Y18", ("G04", "R08"), (), {1}),
]


@pytest.mark.parametrize(("card", "mine", "yours", "changed"), STATIC)
def test_static_cards_change_whom_they_speak_of_and_nobody_else(
    card: str, mine: tuple[str, ...], yours: tuple[str, ...], changed: set[int]
) -> None:
    there, without = boosted(*mine, yours=yours)(card)
    differ = {n for n, (a, b) in enumerate(zip(there, without, strict=True), 1) if a != b}
    assert differ == changed


# What a character is itself: card, its figures (pf, maximum, armor, toll, cap, flags).
OWN: list[tuple[str, tuple[int, int, int, int, int], set[str]]] = [
    ("S50", (3, 6, 2, 0, 0), set()),
    ("G06", (4, 6, 0, 0, 0), {"noattack"}),
    ("R01", (3, 4, 0, 0, 0), {"fly"}),
    ("M01", (2, 5, 0, 0, 0), {"fly"}),
    ("M08", (6, 9, 0, 2, 0), set()),
    ("W01", (3, 4, 0, 0, 0), {"fly", "noblock"}),
    ("W04", (3, 5, 0, 0, 0), {"fly"}),
    ("W06", (4, 3, 0, 0, 0), {"fly"}),
    ("W09", (4, 5, 0, 0, 0), {"fly"}),
    ("W10", (2, 4, 0, 0, 0), {"fly"}),
    ("U06", (4, 12, 0, 0, 1), set()),
    ("U09", (4, 6, 0, 0, 0), {"fly"}),
    ("B02", (5, 2, 0, 0, 0), {"noblock"}),
    ("B03", (9, 5, 0, 0, 0), {"noblock"}),
    ("B09", (6, 6, 0, 1, 0), set()),
    ("Y09", (5, 7, 0, 0, 1), set()),
    ("G04", (5, 7, 0, 0, 0), set()),
    ("R08", (4, 4, 0, 0, 0), set()),
    ("M05", (3, 5, 0, 0, 0), set()),
]


@pytest.mark.parametrize(("card", "numbers", "flags"), OWN)
def test_what_a_character_is_by_itself(
    card: str, numbers: tuple[int, int, int, int, int], flags: set[str]
) -> None:
    at = table(card, "G04")
    found = at.figures(1)
    assert (found.pf, found.maximum, found.armor, found.toll, found.cap) == numbers
    assert found.flags == flags
    assert at.figures(2).flags == set()


# Start triggers: card, PC of mine after the start (of G04 with 3 of 7, and R08 with 1 of 4), coins.
STARTS: list[tuple[str, tuple[int, int], int]] = [
    ("G01", (3, 1), 0),
    ("G03", (3, 1), 0),
    ("G09", (3, 1), 1),
    ("G12", (5, 3), 1),
    ("G13", (4, 1), 0),
    ("R15", (2, 1), 0),
    ("S82", (1, 1), 0),
    ("Y01", (3, 1), 1),
    ("Y04", (5, 3), 0),
]


@pytest.mark.parametrize(("card", "hearts", "coins"), STARTS)
def test_what_happens_at_the_own_start(card: str, hearts: tuple[int, int], coins: int) -> None:
    def begun(owner: int) -> Table:
        state = laid_out("G04", "R08", phase="starting", coins=(0, 0))
        state.pieces[0].pc, state.pieces[1].pc = 3, 1
        in_play(state, owner, card)
        if CARDS[card].type == "char":
            state.pieces[2].pc = max(1, state.pieces[2].pc - 3)
        return Table(state)

    at = begun(ME)
    assert (at.piece(1).pc, at.piece(2).pc) == hearts
    assert at.coins[ME] == coins + 6
    other = begun(YOU)
    if CARDS[card].type != "terrain":
        assert (other.piece(1).pc, other.piece(2).pc) == (3, 1)
        assert other.coins == (6, 0)


def test_what_hurts_its_bearer_at_its_owners_start() -> None:
    state = laid_out(yours=["G04"], phase="starting")
    in_play(state, ME, "B17", host=1)
    at = Table(state)
    assert at.pc(1) == (5, 7)
    at.end()
    assert at.pc(1) == (5, 7)


# Enter triggers on a target of the other: card, what its G04 (5/7) is after, and that mine is not.
ENTERS: list[tuple[str, int, int, bool]] = [
    ("G05", 6, 5, False),
    ("G09", 6, 5, False),
    ("R10", 5, 5, False),
    ("M06", 7, 4, False),
    ("U07", 7, 5, True),
    ("B07", 5, 5, False),
    ("Y08", 6, 5, False),
]


@pytest.mark.parametrize(("card", "hearts", "base", "held"), ENTERS)
def test_what_a_character_does_as_it_comes(card: str, hearts: int, base: int, held: bool) -> None:
    at = table("G04", yours=["G04"], hand=[card])
    at.play(card)
    if at.asked == (ME, "target"):
        assert at.options == ["p2"]
        assert at.question(ME).least == 0
        at.answer("p2")
    assert (at.piece(2).pc, at.piece(2).base) == (hearts, base)
    assert ("noattack" in at.figures(2).flags) == held
    assert (at.piece(1).pc, at.piece(1).base, at.figures(1).flags) == (7, 5, frozenset())


# What playing a card brings: coins and cards of the hand.
def played(card: str, **more: object) -> tuple[int, int]:
    at = table(hand=[card], coins=(30, 9), **more)
    before = at.coins[ME] - CARDS[card].cost
    at.play(card)
    return at.coins[ME] - before, len(at.state.seats[ME].hand)


@pytest.mark.parametrize(
    ("card", "brought"),
    [
        ("Y11", (5, 0)),
        ("B12", (4, 0)),
        ("U14", (0, 2)),
        ("Y02", (0, 1)),
        ("U18", (0, 1)),
        ("G04", (0, 0)),
    ],
)
def test_what_a_card_brings(card: str, brought: tuple[int, int]) -> None:
    assert played(card) == brought


# Abilities that are used: card and ability, its cost, the target, and what becomes of it.
USES: list[tuple[str, str, int, tuple[int, int, int]]] = [
    ("G08", "p1.1", 2, (5, 5, 0)),
    ("R03", "p1.1", 2, (4, 5, 0)),
    ("R06", "p1.1", 3, (4, 5, 0)),
    ("M03", "p1.1", 6, (5, 5, 0)),
    ("B05", "p1.2", 2, (7, 5, -2)),
    ("B07", "p1.2", 6, (3, 5, 0)),
]


@pytest.mark.parametrize(("card", "ability", "cost", "after"), USES)
def test_what_an_ability_does_for_its_coins(
    card: str, ability: str, cost: int, after: tuple[int, int, int]
) -> None:
    at = table(card, "G04", yours=["G04"], coins=(cost, 0))
    at.answer(ability)
    one = at.piece(3)
    assert (one.pc, one.base, one.boost) == after
    assert at.coins[ME] == 0
    assert at.piece(2).pc == 7
    assert ability not in table(card, "G04", yours=["G04"], coins=(cost - 1, 0)).options


# Through: coins beside its PF (mine) and the coin lost (theirs), and the cards of both hands.
THROUGHS: list[tuple[str, int, int, int, int]] = [
    ("M04", 0, 0, 1, 2),
    ("U02", 0, 0, 0, 1),
    ("U08", 0, 0, 1, 2),
    ("U11", 3, 3, 0, 2),
    ("B04", 3, 3, 0, 2),
    ("B05", 0, 0, 0, 1),
    ("B08", 2, 2, 0, 2),
    ("Y06", 3, 0, 0, 2),
    ("G04", 0, 0, 0, 2),
]


@pytest.mark.parametrize(("card", "mine", "theirs", "drawn", "left"), THROUGHS)
def test_what_getting_through_brings(
    card: str, mine: int, theirs: int, drawn: int, left: int
) -> None:
    at = table(card, yours=["M08"], their_hand=["G01", "G03"], coins=(0, 9))
    at.fight([1], [])
    assert at.coins == (CARDS[card].pf + mine, 9 - 1 - theirs)
    assert len(at.state.seats[ME].hand) == drawn
    assert len(at.state.seats[YOU].hand) == left
    at = table(card, yours=["U06"], their_hand=["G01", "G03"], coins=(0, 9))
    at.fight([1], [2])
    assert at.coins == (0, 9)
    assert len(at.state.seats[YOU].hand) == 2


# Fights: card attacks, blocked by U06 (4/12): its base, boost and PC after, and those of U06.
FIGHTS: list[tuple[str, int, int]] = [
    ("G02", 1, 12 - 5),
    ("R04", 0, 12 - 3 - 1),
    ("R07", 0, 12 - 4 - 2),
    ("R09", 0, 12 - 3 - 1),
    ("R05", 0, 12 - 2 - 1),
    ("G04", 0, 12 - 5),
    ("B11", 0, 12 - 3 - 3),
    ("B03", 0, 12 - 9),
]


@pytest.mark.parametrize(("card", "base", "left"), FIGHTS)
def test_what_a_fight_does_besides(card: str, base: int, left: int) -> None:
    at = table(card, yours=["U06"])
    at.fight([1], [2])
    if left > 0:
        assert at.piece(2).pc == left
    else:
        assert not at.there(2)
    if at.there(1):
        assert at.piece(1).base == CARDS[card].pf + base


# Actions on one target: card, whose, PC and boost after, whether it is gone.
ACTIONS: list[tuple[str, str, int, int]] = [
    ("R11", "p2", 3, 0),
    ("R12", "", 4, 0),
    ("M11", "", 7, -4),
    ("M12", "", 6, 0),
]


@pytest.mark.parametrize(("card", "target", "hearts", "change"), ACTIONS)
def test_what_an_action_does_to_the_other(card: str, target: str, hearts: int, change: int) -> None:
    at = table("G04", yours=["G04"], hand=[card])
    at.play(card)
    if target:
        at.answer(target)
    assert (at.piece(2).pc, at.piece(2).boost) == (hearts, change)
    assert at.piece(1).pc == 7


# Limits: card, the last character it can take and the first it cannot (by PC or cost).
LIMITS: list[tuple[str, str, str]] = [
    ("G11", "R08", "W09"),
    ("W14", "G04", "G01"),
    ("U12", "G01", "G02"),
    ("W05", "R01", "G04"),
    ("U10", "G01", "G02"),
]


@pytest.mark.parametrize(("card", "fits", "beyond"), LIMITS)
def test_where_a_card_ends(card: str, fits: str, beyond: str) -> None:
    mine = [card] if CARDS[card].type == "char" else []
    state = laid_out(*mine, yours=[fits, beyond], hand=[] if mine else [card])
    first = len(mine) + 1
    at = Table(state)
    at.answer(next(one for one in at.options if one.startswith("p1." if mine else "card:")))
    assert not at.there(first)
    assert at.there(first + 1)


@pytest.mark.parametrize(
    ("card", "hand", "fits"),
    [
        ("M02", ["S36", "G01"], ["card:S36"]),
        ("M13", ["M05", "M03", "G01"], ["card:M05"]),
        ("S144", ["G09", "R01"], ["card:G09"]),
    ],
)
def test_who_may_be_put_into_play(card: str, hand: list[str], fits: list[str]) -> None:
    at = table(hand=[card, *hand])
    at.play(card)
    assert at.options == fits


def test_what_a_raised_character_may_cost() -> None:
    state = laid_out(hand=["W13"])
    state.seats[ME].grave = ["G02", "M03", "Y11"]
    at = Table(state)
    at.play("W13")
    assert [one.card for one in at.state.pieces] == ["G02"]


@pytest.mark.parametrize(
    ("card", "deck", "fits"),
    [
        ("Y03", ["Y17", "R16", "G04"], ["card:R16", "card:Y17"]),
        ("Y13", ["Y18", "R06", "G04"], ["card:R06"]),
    ],
)
def test_what_a_search_finds(card: str, deck: list[str], fits: list[str]) -> None:
    at = table(hand=[card], deck=deck)
    at.play(card)
    assert at.options == fits


@pytest.mark.parametrize(("card", "seen"), [("U01", 2), ("U10", 3)])
def test_how_deep_a_dig_goes(card: str, seen: int) -> None:
    at = table(hand=[card])
    at.play(card)
    assert len(at.options) == seen


@pytest.mark.parametrize(("card", "back"), [("W03", 1), ("B06", 1), ("W07", 0), ("G04", 0)])
def test_who_comes_back_from_the_graveyard(card: str, back: int) -> None:
    state = laid_out(yours=[card], hand=["B18"])
    at = Table(state)
    at.play("B18")
    assert len(at.state.seats[YOU].hand) == back


@pytest.mark.parametrize(
    ("card", "name", "number"),
    [("Y10", "income", 2), ("Y14", "income", 3), ("Y16", "income", 1), ("Y04", "loot", 2),
     ("W08", "star", -2), ("Y15", "star", -5), ("M14", "chars", 1)],
)  # fmt: skip
def test_what_a_seat_has_by_a_card(card: str, name: str, number: int) -> None:
    state = laid_out()
    in_play(state, ME, card)
    board = look_at(state, CARDS)
    assert board.purse(ME, name) == number
    assert board.purse(YOU, name) == (number if card == "Y16" else 0)


@pytest.mark.parametrize(
    ("card", "host"),
    [("G15", (7, 11)), ("M16", (8, 12)), ("U17", (5, 9)), ("Y17", (7, 11)), ("Y18", (4, 8))],
)
def test_what_a_power_up_heals_as_it_comes(card: str, host: tuple[int, int]) -> None:
    state = laid_out("G04", "R08", hand=[card])
    state.pieces[0].pc = 3
    at = Table(state)
    at.play(card)
    at.answer("p1")
    assert at.pc(1) == host
    assert at.pc(2) == (4, 4)


@pytest.mark.parametrize(("watched", "gained"), [("W07", 3), ("G04", 3)])
def test_the_market_pays_for_its_owners_ko(watched: str, gained: int) -> None:
    for owner, paid in ((YOU, gained), (ME, 0)):
        state = laid_out(yours=[watched], hand=["B18"], coins=(8, 0))
        in_play(state, owner, "B15")
        at = Table(state)
        at.play("B18")
        by_itself = 2 if watched == "W07" else 0
        assert at.coins[YOU] == paid + by_itself
        assert at.coins[ME] == 0


def test_eating_makes_whole() -> None:
    state = laid_out("U05", yours=["G04", "G04"], hand=["B18"])
    state.pieces[0].pc = 2
    at = Table(state)
    at.play("B18")
    at.answer("p2")
    assert at.pc(1) == (5, 7)


@pytest.mark.parametrize(("card", "price"), [("B01", 4), ("R17", 4)])
def test_what_sacrifices_itself_is_gone(card: str, price: int) -> None:
    state = laid_out("G04", yours=["G04"])
    entry = in_play(state, ME, card, host=1 if CARDS[card].type == "powerup" else 0)
    at = Table(state)
    at.answer(f"p{entry}.{1 if card == 'B01' else 2}")
    if at.asked == (ME, "target"):
        at.answer("p2")
    assert at.piece(2).pc == 7 - price
    assert at.state.seats[ME].grave == [card]


def test_a_bomb_is_thrown_by_its_king() -> None:
    at = table("B10", "B01", "G04", yours=["U06"], coins=(0, 0))
    at.answer("p1.1")
    assert at.piece(4).pc == 12 - 6
    assert not at.there(2)
    assert "p1.1" not in table("B10", "G04", yours=["U06"]).options
