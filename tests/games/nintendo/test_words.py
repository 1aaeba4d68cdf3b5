"""Every effect word, mod and filter on its own (group NIN-5), and PF and PC (NIN-7)."""

import pytest

from games.nintendo.grammar.reading import ability, filter_of
from games.nintendo.phases.effects.board import look_at, printed_fits
from games.nintendo.state import CHARACTERS
from tests.games.nintendo.table import CARDS, FILLER, ME, YOU, Table, in_play, laid_out, table

KINDS = frozenset(kind for card in CARDS.by_id.values() for kind in card.kinds)


def fitting(at: Table, source: str, this: int = 0) -> list[int]:
    """Which cards in play fit a filter, seen from the active seat."""
    found = look_at(at.state, CARDS).all_fitting(filter_of(source, KINDS), ME, this)
    return [one.entry for one in found]


@pytest.mark.rule("NIN-5.1")
def test_hit() -> None:
    at = table(hand=["R11"], yours=["G04", "W07"])
    at.play("R11")
    at.answer("p1")
    assert at.pc(1) == (3, 7)


@pytest.mark.rule("NIN-5.1", "NIN-7.1")
def test_hit_never_goes_below_zero() -> None:
    at = table(hand=["R12"], yours=["W07", "G04"], coins=(20, 0))
    at.play("R12")
    assert not at.there(1)
    assert at.pc(2) == (4, 7)


@pytest.mark.rule("NIN-5.2")
@pytest.mark.parametrize(("pc", "then"), [(1, 6), (5, 7), (7, 7)])
def test_heal_up_to_the_maximum(pc: int, then: int) -> None:
    state = laid_out("G04", hand=["G10"])
    state.pieces[0].pc = pc
    at = Table(state)
    at.play("G10")
    assert at.pc(1) == (then, 7)
    assert at.pf(1) == 7


@pytest.mark.rule("NIN-5.3", "NIN-7.2", "NIN-7.4")
def test_pf_until_the_end_of_the_turn_and_never_below_zero() -> None:
    at = table("S37", hand=["M11"], yours=["S37"])
    at.play("M11")
    assert at.pf(2) == 0
    assert at.piece(2).base == 0
    at.end()
    assert at.pf(2) == 0
    assert at.piece(2).boost == 0


@pytest.mark.rule("NIN-5.4")
def test_base_for_good_and_never_below_zero() -> None:
    at = table(hand=["M12", "M12"], yours=["S37", "G04"])
    at.play("M12", "M12")
    assert [at.piece(n).base for n in (1, 2)] == [0, 3]
    at.end()
    assert at.pf(2) == 3


@pytest.mark.rule("NIN-5.5", "NIN-7.1")
def test_max_for_good_and_pc_do_not_rise() -> None:
    state = laid_out("G03", phase="starting")
    at = Table(state)
    assert at.pc(1) == (4, 4)
    assert at.pf(1) == 3
    at = table("R08", yours=["M07"])
    at.fight([1], [2])
    assert at.pc(2) == (4, 5)


@pytest.mark.rule("NIN-5.6")
def test_destroy_is_ko() -> None:
    at = table(hand=["B18"], yours=["W07"])
    at.play("B18")
    assert at.state.seats[YOU].grave == ["W07"]
    assert at.coins[YOU] == 22


@pytest.mark.rule("NIN-5.7")
def test_bounce_is_not_ko() -> None:
    at = table(hand=["U12"], yours=["W07"])
    at.play("U12")
    assert at.state.seats[YOU].hand == ["W07"]
    assert at.coins[YOU] == 20


@pytest.mark.rule("NIN-5.8")
def test_exile_is_not_ko() -> None:
    at = table(hand=["W14"], yours=["W07"])
    at.play("W14")
    assert at.state.seats[YOU].removed == ["W07"]
    assert at.coins[YOU] == 20


@pytest.mark.rule("NIN-5.9")
def test_calm() -> None:
    at = table("G04", "R08", yours=["W06"], their_hand=["U13"])
    at.attack(1, 2)
    at.answer("card:U13")
    assert at.options == ["p1", "p2"]
    at.answer("p1")
    assert at.state.combat is not None
    assert at.state.combat.attackers == [2]
    assert "noattack" in at.figures(1).flags


@pytest.mark.rule("NIN-5.10")
def test_given_for_a_turn_or_for_good() -> None:
    at = table("G04", hand=["Y12", "R11"])
    at.play("Y12", "R11")
    assert at.pc(1) == (7, 7)
    at.end()
    assert at.figures(1).armor == 0


@pytest.mark.rule("NIN-5.11")
def test_gain() -> None:
    at = table(hand=["Y11"], coins=(1, 0))
    at.play("Y11")
    assert at.coins[ME] == 5


@pytest.mark.rule("NIN-5.12")
@pytest.mark.parametrize(("there", "stolen"), [(9, 4), (3, 3), (0, 0)])
def test_steal_all_if_there_are_fewer(there: int, stolen: int) -> None:
    at = table(hand=["B12"], coins=(2, there))
    at.play("B12")
    assert at.coins == (stolen, there - stolen)


@pytest.mark.rule("NIN-5.13", "NIN-10.2")
def test_draw() -> None:
    at = table(hand=["U14"], deck=["R01", "R02"])
    at.play("U14")
    assert at.state.seats[ME].hand == ["R01", "R02"]
    told = next(e for e in at.told if e.public and e.public.text.id.endswith("-draws"))
    assert told.public is not None
    assert "cards" not in told.public.text.args
    assert told.seen_by(ME) != told.seen_by(YOU)


@pytest.mark.rule("NIN-5.14")
def test_discard_at_random_face_up() -> None:
    at = table("U02", their_hand=["R01", "R02", "R03"], coins=(0, 0))
    at.fight([1])
    own = at.state.seats[YOU]
    assert len(own.hand) == 2
    assert sorted([*own.hand, *own.grave]) == ["R01", "R02", "R03"]


@pytest.mark.rule("NIN-5.15", "NIN-10.3")
def test_search_takes_a_fitting_card_and_shuffles() -> None:
    at = table(hand=["Y13"], deck=["R01", "W18", "G02", "W05", "W05"])
    at.play("Y13")
    assert at.options == ["card:G02", "card:W05"]
    at.answer("card:W05")
    assert at.state.seats[ME].hand == ["W05"]
    assert "R01" in at.state.seats[ME].deck
    assert at.state.seats[ME].deck[0] != "R01" or at.state.seats[ME].deck[1] != "W18"


@pytest.mark.rule("NIN-5.15", "NIN-10.3")
def test_a_search_that_finds_nothing_is_asked_all_the_same() -> None:
    at = table(hand=["Y13"])
    at.play("Y13")
    assert at.asked == (ME, "search")
    assert at.options == []
    assert "finds-none" in at.answer()
    at = table("S36", hand=["R11"])
    at.state.seats[ME].deck.clear()
    at = Table(at.state)
    at.play("R11")
    assert at.asked == (ME, "main")


@pytest.mark.rule("NIN-5.16", "NIN-10.2")
def test_dig_takes_one_and_puts_the_others_under() -> None:
    at = table(hand=["U01"], deck=["R01", "R02", "R03"])
    at.play("U01")
    assert at.options == ["card:R01#0", "card:R02#1"]
    assert at.view(ME).seen == ("R01", "R02")
    assert at.view(YOU).seen == ()
    at.answer("card:R02#1")
    own = at.state.seats[ME]
    assert own.hand == ["R02"]
    assert own.deck[0] == "R03"
    assert own.deck[-1] == "R01"


@pytest.mark.rule("NIN-5.16")
@pytest.mark.parametrize(
    ("deck", "numbered"),
    [
        (["R01", "R02", "R03"], ["card:R01", "card:R02", "card:R03"]),
        (["R01", "R01", "R02"], ["card:R01", None, "card:R02"]),  # two copies: one number
    ],
)
def test_every_card_that_dig_shows_has_its_number(
    deck: list[str], numbered: list[str | None]
) -> None:
    at = table(hand=["U10"], deck=deck)
    at.play("U10")
    assert [option.on for option in at.question(ME).options] == numbered


@pytest.mark.rule("NIN-5.16", "NIN-8.2")
@pytest.mark.parametrize("size", [0, 1])
def test_dig_in_a_small_deck_is_no_draw(size: int) -> None:
    state = laid_out(hand=["U10"])
    state.seats[ME].deck = ["R01"] * size
    at = Table(state)
    at.play("U10")
    assert at.asked == (ME, "main")
    assert at.state.seats[ME].hand == ["R01"] * size


@pytest.mark.rule("NIN-5.17")
def test_recall_from_the_graveyard() -> None:
    state = laid_out("W02", phase="starting")
    state.seats[ME].grave = ["W01", "R01", "W18", "W01"]
    at = Table(state)
    assert at.asked == (ME, "recall")
    assert at.options == ["card:W01", "card:W18"]
    at.answer("card:W01")
    assert at.state.seats[ME].grave == ["W01", "R01", "W18"]


@pytest.mark.rule("NIN-5.17")
def test_a_card_recalls_itself() -> None:
    at = table("W03", hand=["R11", "R11"])
    at.play("R11")
    at.piece(1).pc = 1
    at = Table(at.state)
    at.play("R11")
    assert "W03" in at.state.seats[ME].hand


@pytest.mark.rule("NIN-5.18", "NIN-7.5")
def test_raise_puts_a_character_into_play_as_printed() -> None:
    state = laid_out(hand=["W13"])
    state.seats[ME].grave = ["G04", "B07"]
    at = Table(state)
    at.play("W13")
    assert at.pc(1) == (7, 7)
    assert at.state.seats[ME].grave == ["B07", "W13"]
    assert at.state.seats[ME].played == 0


@pytest.mark.rule("NIN-5.19", "NIN-10.3")
def test_drop_may_be_declined_where_it_says_so() -> None:
    at = table(hand=["M02", "S36"])
    at.play("M02")
    assert at.asked == (ME, "drop")
    assert at.options == ["card:S36"]
    assert "puts-none" in at.answer()
    at = table(hand=["M02", "R01"])
    at.play("M02")
    assert (at.asked, at.options) == ((ME, "drop"), [])
    assert "puts-none" in at.answer()
    at = table(hand=["M02"])
    at.play("M02")
    assert at.asked == (ME, "main")


@pytest.mark.rule("NIN-5.19")
def test_drop_does_nothing_with_twelve_characters() -> None:
    at = table(*["R08"] * (CHARACTERS - 1), hand=["M02", "S36"])
    at.play("M02")
    assert at.asked == (ME, "main")


@pytest.mark.rule("NIN-5.23", "NIN-10.2", "NIN-11.4")
def test_spy_is_for_the_looker_alone() -> None:
    at = table(hand=["U18"], their_hand=["R01"])
    at.play("U18")
    told = next(e for e in at.told if e.public and e.public.text.id.endswith("-spies"))
    seen = told.seen_by(ME)
    assert seen is not None
    assert seen.text.args["count"] == 1
    assert told.seen_by(None) == told.public == told.seen_by(YOU)
    assert not at.match.can_undo(ME)


@pytest.mark.rule("NIN-5.20")
def test_mods_of_one_name_add_up_or_not() -> None:
    state = laid_out("S50", "W06", yours=["U16"], hand=["Y12"])
    in_play(state, YOU, "U15")
    at = Table(state)
    assert at.figures(1).toll == 3
    assert at.figures(2).toll == 2
    at.play("Y12")
    at.answer("p1")
    assert at.figures(1).armor == 22


@pytest.mark.rule("NIN-5.20")
def test_mods_of_a_seat() -> None:
    state = laid_out("Y04", "Y04", "W08", "Y03", "Y10")
    in_play(state, YOU, "Y16")
    board = look_at(state, CARDS)
    assert board.purse(ME, "loot") == 4
    assert board.purse(ME, "star") == -2
    assert board.purse(ME, "income") == 3
    assert board.purse(YOU, "income") == 1
    assert board.price(ME, "Y17") == 2
    assert board.price(YOU, "Y17") == 3
    assert board.price(ME, "Y18") == 0


@pytest.mark.rule("NIN-5.21")
def test_static_mods_hold_as_long_as_their_card_is_in_play() -> None:
    at = table("R10", "S50", "R01", yours=["R01"], hand=["U12"])
    assert [at.pf(n) for n in (1, 2, 3, 4)] == [5, 4, 4, 3]
    at.play("U12")
    at.answer("p2")
    assert at.pf(3) == 4
    at.state.pieces.pop(0)
    assert Table(at.state).pf(3) == 3


@pytest.mark.rule("NIN-5.21")
def test_kinds_are_settled_before_maxima() -> None:
    state = laid_out("Y01", "Y07", yours=[])
    at = Table(state)
    assert at.figures(2).maximum == 7
    state.pieces.pop(0)
    assert Table(state).figures(1 + 1).maximum == 6


@pytest.mark.rule("NIN-5.22")
def test_conditions() -> None:
    state = laid_out("G07", "R09", "W11", yours=["G04"])
    at = Table(state)
    assert [at.pf(n) for n in (1, 2, 3)] == [3, 3, 4]
    at.state.pieces[0].pc = 7
    at.state.seats[ME].grave.append("W18")
    at = Table(at.state)
    assert [at.pf(n) for n in (1, 2, 3)] == [6, 3, 6]
    at.attack(2)
    assert at.pf(2) == 4


@pytest.mark.rule("NIN-5.30")
def test_filters() -> None:
    state = laid_out("S50", "G04", yours=["W06", "S36"])
    in_play(state, ME, "R17", host=2)
    in_play(state, YOU, "M15")
    at = Table(state)
    assert fitting(at, "any") == [1, 2, 3, 4]
    assert fitting(at, "my.other", this=1) == [2]
    assert fitting(at, "my.card.shell") == [1, 5]
    assert fitting(at, "my.shell") == [1]
    assert fitting(at, "any.terrain") == [6]
    assert fitting(at, "any.{G}") == [2, 4]
    assert fitting(at, "any.!{G}.!{R}") == [3]
    assert fitting(at, "opp.goomba/bird") == [3, 4]
    assert fitting(at, "any.fly") == [3]
    assert fitting(at, "any.!fly.cost<=3") == [4]
    assert fitting(at, "any.pc<=4") == [3, 4]
    at.state.pieces[1].pc = 6
    assert fitting(at, "any.hurt") == [2]


@pytest.mark.rule("NIN-5.30")
def test_outside_play_only_what_is_printed_counts() -> None:
    hero = filter_of("hero", KINDS, printed=True)
    assert [card for card in ("G02", "Y18", "G04") if printed_fits(CARDS[card], hero)] == ["G02"]
    boo = filter_of("boo", KINDS, printed=True)
    assert printed_fits(CARDS["W18"], boo)


@pytest.mark.rule("NIN-5.20", "NIN-8.4")
def test_a_kind_that_is_given_counts_in_play() -> None:
    state = laid_out("G04")
    in_play(state, ME, "Y18", host=1)
    assert fitting(Table(state), "my.hero") == [1]


@pytest.mark.rule("NIN-7.6")
def test_for_good_means_as_long_as_it_is_in_play() -> None:
    at = table(hand=["S144", FILLER, "U12"], coins=(20, 0))
    at.play("S144")
    at.answer(f"card:{FILLER}")
    assert "noattack" in at.figures(1).flags
    at.play("U12")
    assert at.state.seats[ME].hand.count(FILLER) == 1
    at.play(FILLER)
    assert "noattack" not in at.figures(2).flags


@pytest.mark.rule("NIN-7.7")
def test_who_attacks_goes_on_when_it_cannot_attack_any_more() -> None:
    at = table("G04", yours=["U04"], coins=(0, 2))
    at.attack(1)
    at.answer("p2.1")
    assert "noattack" in at.figures(1).flags
    at.block([])
    assert at.coins == (5, 0)


def test_every_ability_of_the_set_is_carried_out_by_its_text_alone() -> None:
    """The interpreter has no card of its own: no id stands in a module of the game."""
    found = {ability(one.source, KINDS) for c in CARDS.by_id.values() for one in c.abilities}
    assert found == {one for c in CARDS.by_id.values() for one in c.abilities}
