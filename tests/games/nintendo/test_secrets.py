"""Who knows what, and what questions tell (groups NIN-10 and NIN-11)."""

import pytest

from games.core.decision import Picks
from games.core.event import Event
from games.core.info import Start
from games.core.match.match import Match
from games.core.match.moves import Answered
from games.core.streams import Keys, Streams
from games.driver.reading import differences, reading
from games.driver.worlds import moves_alike
from games.nintendo import answers
from games.nintendo.state import Pending, Play
from games.nintendo.words import describe
from tests.games.nintendo.table import CARDS, KEY, ME, RULES, YOU, Table, ids, laid_out, table


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


@pytest.mark.rule("NIN-10.1")
def test_nobody_is_told_in_which_order_cards_were_drawn() -> None:
    told: list[list[Event]] = []
    for deck in (["U12", "G02"], ["G02", "U12"]):
        at = table(hand=["U14"], deck=deck, coins=(20, 20))
        at.play("U14")
        told.append(at.told)
    assert "draws" in ids(told[0])
    assert told[0] == told[1]


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


@pytest.mark.rule("NIN-10.1", "NIN-10.2")
@pytest.mark.parametrize("reader", [YOU, None])
def test_what_a_search_found_is_shown_until_the_next_answer(reader: int | None) -> None:
    """A world whose deck lacks the card that was picked is told apart by the view as well."""
    at, other = (table(hand=["Y13", "R01"], deck=[one]) for one in ("G02", "W05"))
    at.play("Y13")
    other.play("Y13")
    assert at.options != other.options
    assert not differences(reading(at.match, reader), reading(other.match, reader))
    before = Match.load(RULES, at.match.snapshot(), Keys.of(KEY))
    move = Answered(ME, at.question(ME).id, ("card:G02",))
    outcome = at.match.play(move)
    moves_alike((before, other.match), at.match, outcome, move, reader)
    assert at.view(reader).found == (ME, "G02")
    assert other.view(reader).found == (ME, "W05")
    said = [one for one in describe(at.view(reader)) if one.id == "nintendo-say-found"]
    assert len(said) == 1
    at.play("R01")
    assert at.view(reader).found is None
    assert "nintendo-say-found" not in {one.id for one in describe(at.view(reader))}


@pytest.mark.rule("NIN-10.1")
def test_a_search_that_finds_nothing_shows_nothing() -> None:
    at = table(hand=["Y13"], deck=["G02"])
    at.play("Y13")
    at.answer()
    assert at.view(None).found is None


@pytest.mark.rule("NIN-10.1", "NIN-11.4")
def test_what_was_found_stays_shown_when_a_forced_answer_follows() -> None:
    """Nobody has seen anything yet when a question with one answer is answered by itself."""
    state = laid_out("R02", yours=["G04"], deck=["S50"])
    state.queue = [Pending("S36", 9, ME, 0), Pending("R02", 1, ME, 0)]
    at = Table(state)
    assert at.asked == (ME, "search")
    whole = at.pc(2)[0]
    at.answer("card:S50")
    assert at.pc(2)[0] == whole - 2
    assert at.view(None).found == (ME, "S50")


@pytest.mark.rule("NIN-10.1")
def test_a_match_that_is_given_up_shows_no_find() -> None:
    at = table(hand=["Y13"], deck=["G02"])
    at.play("Y13")
    at.answer("card:G02")
    at.concede(YOU)
    assert at.view(None).found is None


@pytest.mark.rule("NIN-10.2")
@pytest.mark.parametrize("reader", [YOU, None])
def test_what_was_found_is_in_that_hand_in_every_other_world(reader: int | None) -> None:
    at = table(hand=["Y13", "R01", "B01"], deck=["G02", "W05"])
    at.play("Y13")
    at.answer("card:G02")
    hands: set[tuple[str, ...]] = set()
    for seed in range(20):
        seat = at.match.redealt(reader, Streams(str(seed).encode())).state.seats[ME]
        assert "G02" in seat.hand
        assert len(seat.hand) == 3
        hands.add(tuple(seat.hand))
    assert len(hands) > 1


@pytest.mark.rule("NIN-5.23", "NIN-10.2")
def test_a_hand_that_was_looked_at_is_shown_to_the_looker_until_the_next_answer() -> None:
    """Two worlds that look alike afterwards told their reader other hands before."""
    at = table(hand=["U18", "Y11"], their_hand=["R01", "G01", "R01"])
    at.state.seats[YOU].deck[0] = "W01"
    at = Table(at.state)
    before = Match.load(RULES, at.match.snapshot(), Keys.of(KEY))
    move = Answered(ME, at.question(ME).id, ("card:U18",))
    outcome = at.match.play(move)
    for seed in range(20):
        other = before.redealt(ME, Streams(bytes([seed])))
        moves_alike((before, other), at.match, outcome, move, ME)
        hand = at.match.redealt(ME, Streams(bytes([seed]))).state.seats[YOU].hand
        assert hand == ["G01", "R01", "R01"]
    assert at.view(ME).spied == ("G01", "R01", "R01")
    assert [one for one in describe(at.view(ME)) if one.id == "nintendo-say-spied"]
    for reader in (YOU, None):
        assert at.view(reader).spied == ()
        hands = {
            tuple(at.match.redealt(None, Streams(bytes([seed]))).state.seats[YOU].hand)
            for seed in range(20)
        }
        assert len(hands) > 1
    at.play("Y11")
    assert at.view(ME).spied == ()


@pytest.mark.rule("NIN-4.6", "NIN-10.1")
@pytest.mark.parametrize("reader", [ME, None])
def test_blocks_stand_in_the_view_until_the_next_answer(reader: int | None) -> None:
    """Who blocks whom changes nothing here, and was secret until all was declared."""
    for seed in range(20):
        at = table("R08", "R08", yours=["G04", "G04"])
        at.attack(1, 2)
        at.answer("blocks")
        at.answer("p3")
        before = Match.load(RULES, at.match.snapshot(), Keys.of(KEY))
        other = before.redealt(reader, Streams(bytes([seed])))
        move = Answered(YOU, at.question(YOU).id, ("p4",))
        outcome = at.match.play(move)
        moves_alike((before, other), at.match, outcome, move, reader)
        assert at.view(reader).fought == ((3, 1), (4, 2))
        at.answer("end")
        assert at.view(reader).fought == ()


@pytest.mark.rule("NIN-10.2")
def test_a_match_that_is_given_up_shows_no_hand() -> None:
    at = table(hand=["U18"], their_hand=["R01"])
    at.play("U18")
    at.concede(YOU)
    assert at.view(ME).spied == ()


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
    ids = [option.id for option in at.question(ME).options]
    final = {one for one in ids if at.match.is_final(ME, (one,))}
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


@pytest.mark.rule("NIN-11.4")
def test_nothing_is_tried_out_until_somebody_asks_what_is_final(monkeypatch) -> None:
    """To know it beforehand of every option took half of the time of a match."""
    at = table("G04", hand=["Y11", "U14", "M05"], coins=(20, 0))
    tried: list[Picks] = []

    def take(play: Play, seat: int, picks: Picks) -> None:
        tried.append(picks)
        real(play, seat, picks)

    real = answers.take
    monkeypatch.setattr(answers, "take", take)
    again = Match.load(RULES, at.match.snapshot(), at.match.keys)
    assert again.questions[ME] is not None
    assert tried == []
    assert again.is_final(ME, ("card:U14",))
    assert tried == [("card:U14",)]
    assert again.is_final(ME, ("end",))
    assert tried == [("card:U14",)]  # of the end of a turn the question says it
