"""What answers lead to, what decides, and what is told of the ready-made decks."""

from collections.abc import Mapping

import pytest

from games.nintendo.phases.leads import does as printed
from locales.texts import LOCALES, Locale
from tests.games.nintendo.table import (
    CARDS,
    ME,
    RULES,
    Table,
    begun,
    in_play,
    laid_out,
    said_to,
    table,
)


def leads(at: Table) -> Mapping[str, str]:
    asked = at.match.explained(at.match.asked[0])
    assert asked is not None
    return {
        one.id: said_to(one.leads, at.match.asked[0], "en") for one in asked.options if one.leads
    }


def ahead(at: Table) -> list[str]:
    return [said_to(one, None, "en") for one in RULES.headline(RULES.view(at.state, None)).ahead]


@pytest.mark.rule("NIN-2.4", "NIN-2.5")
def test_preparation_says_what_cards_do_and_how_a_star_leaves_me() -> None:
    said = leads(table("G04", hand=["R03", "G04"], coins=(21, 3)))
    assert said["card:G04"] == "no text"
    assert said["star"] == "then 1 of 3 stars and 1 coin"
    assert said["attack"] == "up to 5 coins, if nobody blocks"
    assert said["end"] == "you keep 21 coins"


@pytest.mark.rule("NIN-12.1")
def test_the_last_star_says_that_it_wins() -> None:
    state = laid_out(coins=(20, 0))
    state.seats[ME].stars = 2
    assert leads(Table(state))["star"] == "the last one: you win"


@pytest.mark.rule("NIN-4.9")
def test_a_block_says_what_is_left_of_both() -> None:
    at = table("G04", yours=["W07"], coins=(0, 0))
    at.answer("attack_end")
    if at.asked[1] == "attackers":
        at.answer("p1")
    while at.asked[1] == "defend":
        at.answer("blocks")
    assert at.asked[1] == "block"
    assert leads(at) == {"p2": "it is KO, the attacker keeps 5 hearts"}


@pytest.mark.rule("NIN-4.8", "NIN-4.9")
@pytest.mark.parametrize("mine", ["M05", "R05", "M09", "S37"])
@pytest.mark.parametrize("theirs", ["M09", "R05", "U03", "G04", "S37"])
@pytest.mark.parametrize("worn", [None, "U17"])
def test_what_a_block_says_is_what_is_left_then(mine: str, theirs: str, worn: str | None) -> None:
    state = laid_out(mine, yours=[theirs], coins=(0, 0))
    if worn is not None:
        in_play(state, ME, worn, host=1)
    at = Table(state)
    at.answer("attack_end")
    if at.asked[1] == "attackers":
        at.answer("p1")
    while at.asked[1] == "defend":
        at.answer("blocks")
    asked = at.match.explained(at.match.asked[0])
    assert asked is not None
    said = asked.options[0].leads
    assert said is not None
    at.answer(asked.options[0].id)
    while at.asked[1] == "defend":
        at.answer("blocks")
    left = {one.entry: one.pc for one in at.state.pieces}
    assert said.args == {"mine": left.get(2, 0), "theirs": left.get(1, 0)}


@pytest.mark.rule("NIN-5.1")
def test_a_target_says_what_a_hit_leaves_of_it() -> None:
    at = table(hand=["R11"], yours=["G04", "W07"])
    at.play("R11")
    assert leads(at) == {"p1": "then 3 of 7 hearts", "p2": "then KO"}


@pytest.mark.rule("NIN-2.2", "NIN-2.5")
def test_ahead_counts_the_coins_of_the_next_turn_against_the_price_of_a_star() -> None:
    at = table(hand=["G04"], coins=(21, 9))
    assert ahead(at) == [
        "Ana: 21 coins; a star costs 20: enough",
        "Bao: 9 coins, 15 next turn; a star costs 20",
    ]


@pytest.mark.rule("NIN-2.2", "NIN-2.5")
@pytest.mark.parametrize(
    ("goal", "stars", "named"), [(1, 0, "the star"), (3, 2, "the last star"), (3, 1, "a star")]
)
def test_ahead_calls_the_star_that_decides_the_last_unless_it_is_the_only_one(
    goal: int, stars: int, named: str
) -> None:
    at = table(hand=["G04"], coins=(21, 9), goal=goal)
    at.state.seats[0].stars = stars
    assert ahead(at)[0] == f"Ana: 21 coins; {named} costs 20: enough"


def test_every_ready_made_deck_says_what_it_wants_and_how_hard_it_is() -> None:
    match = begun({"decks": "ready"})
    asked = match.explained(0)
    assert asked is not None
    assert set(CARDS.plans) == set(CARDS.decks)
    assert all(
        one.leads is not None and one.leads.id == "nintendo-leads-deck" for one in asked.options
    )


@pytest.mark.rule("NIN-2.4", "NIN-2.7")
def test_a_turn_comes_back_to_its_menu_and_one_press_goes_on_with_it() -> None:
    at = table("G04", hand=["R03", "G04"], coins=(21, 3))
    question = at.match.questions[ME]
    assert question is not None
    assert question.steps


@pytest.mark.parametrize("locale", LOCALES)
def test_what_a_card_does_fits_on_a_phone(locale: Locale) -> None:
    """Nine of ten need at most 80 signs, none more than 111; actions are said in few words too."""
    said = [said_to(printed(CARDS, one), ME, locale) for one in CARDS.by_id]
    assert max(map(len, said)) <= 111
    assert sorted(map(len, said))[len(said) * 9 // 10] <= 80


def test_of_a_card_that_does_very_much_the_beginning_is_told() -> None:
    assert said_to(printed(CARDS, "S82"), ME, "en") == (
        "non-white, non-brown characters pay 2 coins to attack; and more"
    )


def test_what_is_done_to_the_same_ones_is_said_of_them_once() -> None:
    said = said_to(printed(CARDS, "W08"), ME, "en")
    assert said.startswith("+1 strength and +2 max hearts: other Luma of yours; ")
