"""Who knows what, and what questions tell (groups NIN-10 and NIN-11)."""

import pytest

from games.core.info import Start
from games.core.match.match import Match
from games.core.streams import Keys, Streams
from tests.games.nintendo.table import CARDS, KEY, ME, RULES, YOU, Table, laid_out, table


def secret() -> Table:
    return table("G04", hand=["R01", "B01"], their_hand=["G01", "R02"], deck=["W01", "G02"])


@pytest.mark.rule("NIN-10.1", "NIN-10.4")
def test_hand_and_deck_are_their_owners_and_have_no_order() -> None:
    at = secret()
    mine, theirs = at.view(ME).panels
    assert mine.hand == ("R01", "B01")
    assert mine.deck[:2] == ("G02", "G04")
    assert mine.deck == tuple(CARDS.ordered(list(mine.deck)))
    assert (theirs.hand, theirs.deck) == ((), ())
    assert (theirs.hand_size, theirs.deck_size) == (2, 10)
    public = at.view(None)
    assert all(not panel.hand and not panel.deck for panel in public.panels)


@pytest.mark.rule("NIN-10.2")
def test_other_worlds_look_alike() -> None:
    at = secret()
    for reader in (ME, YOU, None):
        other = at.match.redealt(reader, Streams(b"other"))
        assert other.view(reader) == at.match.view(reader)
    other = at.match.redealt(ME, Streams(b"other"))
    assert other.state.seats[YOU].hand != at.state.seats[YOU].hand or (
        other.state.seats[YOU].deck != at.state.seats[YOU].deck
    )


@pytest.mark.rule("NIN-10.1")
@pytest.mark.parametrize(("lists", "told"), [("closed", False), ("open", True)])
def test_the_list_of_an_own_deck(lists: str, told: bool) -> None:
    deck = dict(CARDS.decks["GM"])
    start = Start(2, {"lists": lists, "mulligan": "off"}, ({"decks": [deck]}, {"decks": []}))
    match = Match.begin(RULES, start, Keys.of(KEY))[0]
    match.answer(0, ("own:1",))
    match.answer(1, ("RG",))
    assert bool(match.rules.view(match.state, 1).panels[0].counts) == told
    assert match.rules.view(match.state, 0).panels[0].counts
    assert match.rules.view(match.state, None).panels[1].counts


@pytest.mark.rule("NIN-10.5", "NIN-11.2")
def test_main_and_defence_are_always_asked() -> None:
    at = table()
    assert at.asked == (ME, "main")
    assert at.question(ME).always
    assert len(secret().options) <= 18


@pytest.mark.rule("NIN-11.3")
def test_only_one_is_asked_at_a_time() -> None:
    at = table("G04", yours=["G04"])
    at.attack(1)
    assert at.match.asked == (YOU,)


@pytest.mark.rule("NIN-11.4")
def test_what_can_be_undone() -> None:
    at = table("G04", hand=["Y11", "U14", "M05"], coins=(20, 0))
    at.play("Y11")
    assert at.match.can_undo(ME)
    final = {option.id for option in at.question(ME).options if option.final}
    assert final == {"card:U14", "end"} or final >= {"card:U14", "end"}
    assert "card:M05" not in final
    at.play("U14")
    assert not at.match.can_undo(ME)


@pytest.mark.rule("NIN-11.1")
def test_every_pick_within_the_bounds_is_legal() -> None:
    at = table("M08", "G04", "B09", coins=(0, 0))
    at = Table(laid_out("M08", "G04", "B09", coins=(2, 0)))
    at.answer("attack")
    question = at.question(ME)
    assert (question.least, question.most, question.ordered) == (1, 3, True)
    at.answer("p3", "p1", "p2")
    assert at.coins[ME] >= 0


@pytest.mark.rule("NIN-11.1")
def test_defaults() -> None:
    at = table("M08", "G04", "U06", yours=["R08", "G01"], hand=["R11", "Y17"], coins=(20, 20))
    assert at.default() == ("end",)
    at.play("Y17")
    assert at.default() == ("p1",)
    at.answer("p2")
    at.play("R11")
    assert at.default() == ("p4",)
    at.answer("p4")
    at.answer("attack")
    assert at.default() == ("p3",)
    at.answer("p3", "p1")
    assert at.default() == ("blocks",)
    at.answer("blocks")
    assert at.default() == ("p5",)
    at.answer()
    assert at.default() == ("p5",)
