"""What the player says of picks, against what then happens (MND-1.1)."""

import pytest

from games.core.match.match import Match
from games.core.streams import Streams
from games.nintendo.heuristic import SensiblePlayer
from games.registry import load
from games.testing.every import whole_match
from tests.games.nintendo.table import CARDS, Table, said_to, table

GAME = load()["nintendo"]
PLAYER = SensiblePlayer(GAME.rules())


@pytest.mark.rule("MND-1.1")
def test_a_star_costs_what_is_said_and_ending_keeps_the_coins() -> None:
    stars = ends = 0
    for index in range(1, 9):
        for match, _ in whole_match(GAME, 2, index):
            for seat in match.asked:
                question, view = match.questions[seat], match.view(seat)
                assert question is not None
                ids = {option.id for option in question.options}
                if "star" in ids:
                    said = PLAYER.why(view, question, ("star",))
                    assert said is not None
                    after = Match.load(match.rules, match.snapshot(), match.keys)
                    after.answer(seat, ("star",))
                    own = after.state.seats[seat]
                    assert said.args["stars"] == own.stars
                    if after.result is None:
                        assert said.args["coins"] == own.coins
                    stars += 1
                if "end" in ids:
                    said = PLAYER.why(view, question, ("end",))
                    assert said is not None
                    assert said.args["coins"] == match.state.seats[seat].coins
                    ends += 1
        if stars > 4:
            break
    assert stars
    assert ends


def said_of(at: Table, pick: str) -> str:
    asked = at.match.asked[0]
    question = at.match.questions[asked]
    assert question is not None
    return said_to(PLAYER.why(at.match.view(asked), question, (pick,)), asked, "en")


@pytest.mark.rule("MND-1.1")
def test_of_a_character_its_strength_is_a_reason_with_what_it_does() -> None:
    at = table(hand=["M05", "M09"], coins=(9, 9))
    assert said_of(at, "card:M05") == "brings you strength 3 and 5 hearts"
    assert said_of(at, "card:M09").startswith("strength 4 and 8 hearts; ")


@pytest.mark.rule("MND-1.1", "NIN-2.2")
@pytest.mark.parametrize(
    ("coins", "said"),
    [
        (13, "you keep 13 coins"),
        (14, "you keep 14 coins: 20 next turn, enough for a star"),
        (20, "you keep 20 coins"),
    ],
)
def test_coins_that_are_kept_say_when_they_pay_a_star(coins: int, said: str) -> None:
    assert said_of(table("G04", coins=(coins, 0)), "end") == said


@pytest.mark.rule("MND-1.1")
@pytest.mark.parametrize("index", range(1, 6))
def test_an_opening_hand_says_how_many_characters_it_has(index: int) -> None:
    for match, _ in whole_match(GAME, 2, index):
        for seat in match.asked:
            question = match.questions[seat]
            assert question is not None
            if question.kind == "nintendo.mulligan":
                view = match.view(seat)
                (best, *_) = PLAYER.ranked(view, question, Streams(b"hand"))
                said = PLAYER.why(view, question, best.picks)
                assert said is not None
                hand = [CARDS[card] for card in match.state.seats[seat].hand]
                assert said.args["chars"] == sum(card.type == "char" for card in hand)
                assert (said.args["kept"] == "kept") == (best.picks == ("keep",))
                return


def test_whose_an_attacker_is_is_not_said_of_ones_own() -> None:
    at = table("G04", yours=["W07"], coins=(0, 0))
    at.answer("attack_end")
    while at.asked[1] in {"attackers", "defend"}:
        question = at.match.questions[at.match.asked[0]]
        assert question is not None
        if at.asked[1] == "attackers":
            assert all(one.group is None for one in question.options)
        at.answer("p1" if at.asked[1] == "attackers" else "blocks")
    question = at.match.questions[at.match.asked[0]]
    assert question is not None
    assert all(one.group is None or "whose" not in one.group.id for one in question.options)


@pytest.mark.rule("MND-1.1")
def test_several_attackers_bring_together_what_is_said() -> None:
    for match, _ in whole_match(GAME, 2, 1):
        for seat in match.asked:
            question = match.questions[seat]
            assert question is not None
            if question.kind == "nintendo.attackers" and len(question.options) > 1:
                both = tuple(option.id for option in question.options[:2])
                said = PLAYER.why(match.view(seat), question, both)
                assert said is not None
                assert said.id == "nintendo-leads-attack"
                return
    raise AssertionError("nobody attacks with two")
