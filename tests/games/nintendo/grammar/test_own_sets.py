"""A set of one's own may say whatever the grammar says: all of it is played."""

from collections.abc import Mapping

import pytest

from games.core.decision import random_picks
from games.core.info import Start
from games.core.match.match import Match
from games.core.streams import Keys, Streams
from games.nintendo.grammar.wording import card_text
from games.nintendo.rules import Nintendo
from games.registry import card_file
from locales import Reader
from locales.texts import LOCALES
from tests.games.every import TEXTS
from tests.games.nintendo.grammar.random_set import Drawing
from tests.games.nintendo.table import CARDS, ME, YOU, Table, in_play, laid_out

BOX = card_file("games.nintendo").decode()
MOST = 3000  # answers of a match


def with_texts(texts: Mapping[str, str], more: str = "") -> Nintendo:
    """The rules of a set in which these cards have one ability alone, and more fields."""
    box = BOX
    for card, text in texts.items():
        start = box.index(f'{{ id = "{card}"')
        line = box[start : box.index("\n", start)]
        head = line.partition(", abilities")[0].removesuffix(" },")
        box = box.replace(line, f'{head}{more}, abilities = ["{text}"] }},')
    return Nintendo.make(box.encode(), 1)


def with_text(card: str, text: str, more: str = "") -> Nintendo:
    """The same of one card."""
    return with_texts({card: text}, more)


@pytest.mark.rule("NIN-3.8", "NIN-3.10")
@pytest.mark.parametrize(
    ("cost", "mine", "offered"),
    [
        ("SAC(my.koopa) SAC(my.koopa)", ("R02",), None),
        ("SAC(my.koopa) SAC(my.koopa)", ("R02", "R04"), ["p2", "p3"]),
        ("SAC(my.char) SAC(my.koopa)", ("R02", "G05"), ["p1", "p3"]),  # the koopa comes second
        ("SAC(my.other.char) SAC(my.koopa)", ("R02", "G05"), ["p3"]),
        ("SAC(my.char) SACTHIS", (), None),
        ("SAC(my.char) SACTHIS", ("G05",), ["p2"]),
        ("SAC(my.char) MAX2", ("G05",), ["p2"]),
        ("SACTHIS MAX2", ("G05",), None),
        ("SACTHIS SAC(my.char)", (), None),
        ("MAX2 SAC(my.char)", (), ["p1"]),
    ],
)
def test_a_cost_of_several_parts_is_paid_whole_or_not_at_all(
    cost: str, mine: tuple[str, ...], offered: list[str] | None
) -> None:
    rules = with_text("G04", f"ACT {cost}: gain(me,1)")
    at = Table(laid_out("G04", *mine, deck=["G04"]), rules)
    assert ("p1.1" in at.options) == (offered is not None)
    if offered is None:
        return
    at.answer("p1.1")
    while at.asked[1] == "sac":  # is asked where there are several
        assert at.options == offered
        at.answer(offered.pop())
    assert at.coins[ME] == 21


@pytest.mark.rule("NIN-3.8", "NIN-3.10", "NIN-8.5")
def test_what_leaves_with_its_host_is_not_sacrificed_once_more() -> None:
    rules = with_text("B13", "DO SAC(my.char) SAC(my.powerup): gain(me,1)")
    state = laid_out("G04", hand=["B13"])
    in_play(state, ME, "Y17", host=1)
    assert "card:B13" not in Table(state, rules).options
    state = laid_out("G04", "R08", hand=["B13"])
    in_play(state, ME, "Y17", host=1)
    at = Table(state, rules)
    at.play("B13")  # R08 alone may go, and goes unasked; so does the power-up
    assert [one.card for one in at.state.pieces] == ["G04"]
    assert at.state.seats[ME].grave == ["R08", "Y17", "B13"]


@pytest.mark.rule("NIN-3.10", "NIN-7.1")
def test_what_a_cost_has_changed_is_not_paid_twice() -> None:
    """The power-up goes as a cost, with it what it gave: nothing is left to lower."""
    rules = with_text("G04", "ACT SAC(my.powerup) MAX9: gain(me,1)")
    state = laid_out("G04")
    in_play(state, ME, "Y17", host=1)
    state.pieces[0].maximum = 6
    at = Table(state, rules)
    at.answer("p1.1")
    assert not at.there(1)
    assert at.coins[ME] == 21
    rules = with_text("G04", "ACT MAX2 SAC(my.hurt): gain(me,1)")
    state = laid_out("G04")
    state.pieces[0].pc = 6
    at = Table(state, rules)
    at.answer("p1.1")
    assert at.pc(1) == (5, 5)
    assert at.coins[ME] == 21


@pytest.mark.rule("NIN-10.1")
def test_no_more_of_a_maximum_is_told_to_be_lost_than_there_was() -> None:
    rules = with_text("G04", "ACT MAX5: gain(me,1)")
    state = laid_out("G04")
    in_play(state, ME, "Y17", host=1)
    state.pieces[0].maximum = 3
    at = Table(state, rules)
    at.answer("p1.1")
    told = next(e.public for e in at.told if e.public and e.public.text.id.endswith("changes-max"))
    assert told.text.args["n"] == 3
    assert at.pc(1) == (4, 4)


@pytest.mark.rule("NIN-8.4", "NIN-8.5")
def test_a_power_up_of_the_name_of_its_host_leaves_once() -> None:
    rules = with_text("Y17", "S host: pf+1", ', same = "luigi"')
    state = laid_out(yours=["G02"], hand=["W05"])
    in_play(state, YOU, "Y17", host=1)
    at = Table(state, rules)
    at.play("W05")
    assert [one.card for one in at.state.pieces] == ["W05"]
    assert at.state.seats[YOU].removed == ["G02"]
    assert at.state.seats[YOU].grave == ["Y17"]


@pytest.mark.rule("NIN-5.17", "NIN-8.1")
@pytest.mark.parametrize(
    ("card", "text", "there"),
    [("G04", "ACT C1: recall(this)", ("G04",)), ("Y11", "DO: recall(this)", ())],
)
def test_another_of_the_same_id_is_not_this_card(
    card: str, text: str, there: tuple[str, ...]
) -> None:
    state = laid_out(*there, hand=[] if there else [card])
    state.seats[ME].grave = [card]
    at = Table(state, with_text(card, text))
    at.answer("p1.1" if there else f"card:{card}")
    assert at.state.seats[ME].hand == []
    assert at.state.seats[ME].grave == [card] * (1 if there else 2)


@pytest.mark.rule("NIN-5.30", "NIN-5.19")
@pytest.mark.parametrize(
    ("text", "answers", "pf"),
    [
        ("DO: hit(each opp.char,1); pf(it,-1)", (), (4, 3, 5)),
        ("DO: hit(1? opp.char,1); pf(it,-1)", ("",), (5, 4, 5)),
        ("DO: hit(1? opp.char,1); pf(it,-1)", ("p3",), (5, 3, 5)),
        ("DO: hit(1 opp.char,1); heal(this,1); gain(me,1); pf(it,-1)", ("p2",), (4, 4, 5)),
        ("DO: hit(1 opp.char,1); heal(1 my.hurt,1); pf(it,-1)", ("p2",), (5, 4, 5)),
        ("DO: hit(1 opp.char,1); drop?(char); pf(it,-1)", ("p2", ""), (5, 4, 5)),
        ("DO: hit(1 opp.char,1); raise(char); pf(it,-1)", ("p2",), (5, 4, 5)),
        ("DO: hit(1 opp.char,1); search(koopa); pf(it,-1)", ("p2", ""), (4, 4, 5)),
    ],
)
def test_whom_it_means(text: str, answers: tuple[str, ...], pf: tuple[int, ...]) -> None:
    """The last word with a chosen or common target, or one that puts somebody into play."""
    state = laid_out("G04", yours=["G04", "R08"], hand=["R11", "M05"])
    at = Table(state, with_text("R11", text))
    at.play("R11")
    for answer in answers:
        at.answer(*answer.split())
    assert at.asked == (ME, "main")
    assert tuple(at.pf(entry) for entry in (2, 3, 1)) == pf


@pytest.mark.rule("NIN-5.21")
def test_kinds_are_settled_before_flight_and_that_before_maxima() -> None:
    rules = with_texts(
        {"W16": "S any.fly: max+3", "R14": "S any.toad: fly", "W17": "S host: type toad"}
    )
    state = laid_out("G04", "G04")
    for card in ("W16", "R14"):  # in play before what they read
        in_play(state, ME, card)
    in_play(state, ME, "W17", host=1)
    at = Table(state, rules)
    assert [at.figures(entry).maximum for entry in (1, 2)] == [10, 7]
    assert [at.figures(entry).flags for entry in (1, 2)] == [frozenset({"fly"}), frozenset()]


@pytest.mark.rule("NIN-2.8", "NIN-7.1")
def test_who_falls_at_the_end_of_a_turn_is_told_before_the_next_begins() -> None:
    """A maximum that lasts for the turn goes; what that sets off resolves in the same turn."""
    rules = with_text("R11", "DO: give(1 my.char,max+3,eot); heal(it,9)")
    state = laid_out("W07", hand=["R11"])
    state.pieces[0].maximum = state.pieces[0].pc = 1
    at = Table(state, rules)
    at.state.pieces[0].maximum = 0
    at.play("R11")
    assert at.pc(1) == (3, 3)
    at.end()
    assert not at.there(1)
    assert at.coins[ME] == 20 - 2 + 2


def random_set(seed: str) -> Nintendo:
    """The rules of a set in which every card says something that was drawn."""
    return Nintendo.make(Drawing(CARDS, seed).file(BOX).encode(), 1)


@pytest.mark.parametrize("seed", ["a", "b", pytest.param("c", marks=pytest.mark.long)])
def test_whatever_a_set_says_is_played_to_the_end_and_told(seed: str) -> None:
    rules = random_set(seed)
    for number in range(2):
        rng = Streams(f"{seed} {number}".encode())
        match = Match.begin(rules, Start(2), Keys.of(seed.encode()))[0]
        for _ in range(MOST):
            if match.result is not None:
                break
            question = match.questions[match.asked[0]]
            assert question is not None
            match.answer(match.asked[0], random_picks(question, rng, "picks"))
        assert match.result is not None
    for locale in LOCALES:
        reader = Reader(locale, 0, ("Ana", "Bao"), rules.names())
        for card in rules.cards.by_id.values():
            for one in card_text(card.abilities, card.id, worn=card.type == "powerup"):
                assert "{" not in TEXTS.say(one, reader), card
