"""The table of decisions: what may be picked, how much of it, in secret or not, and the default."""

import pytest

from games.core.decision import Decision
from games.core.info import Start
from games.core.match.match import Match
from games.core.streams import Keys
from tests.games.nintendo.grammar.rows import Row, laid, played
from tests.games.nintendo.grammar.test_own_sets import with_text
from tests.games.nintendo.table import CARDS, KEY, ME, RULES, Table, begun, laid_out


def shape(question: Decision) -> tuple[str, int, int, str]:
    """The bounds of a question, with s for sealed, a for always and o for ordered."""
    flags = ((question.sealed, "s"), (question.always, "a"), (question.ordered, "o"))
    said = "".join(letter for holds, letter in flags if holds)
    return question.kind.removeprefix("nintendo."), question.least, question.most, said


@pytest.mark.rule("NIN-11.1", "NIN-11.2")
@pytest.mark.parametrize(
    ("layout", "answers", "shown", "options", "default"),
    [
        ("hand:G04 coins:3/0", "", ("main", 1, 1, "a"), "end", "end"),
        ("my:G04", "fight:1>", ("main2", 1, 1, "a"), "end", "end"),
        ("my:M08,G04,U06/7", "attack", ("attackers", 1, 3, "o"), "p1 p2 p3", "p2"),
        ("my:G04/3,U06/6,S37", "attack", ("attackers", 1, 3, "o"), "p1 p2 p3", "p2"),
        ("my:B09,M08", "attack", ("attackers", 1, 2, "o"), "p1 p2", "p2"),
        ("my:G04 their:R11,G04", "attack", ("defend", 1, 1, "a"), "card:R11 blocks", "blocks"),
        ("my:G04 your:R08", "attack blocks", ("block", 0, 1, "s"), "p2", ""),
        ("my:G04 your:G04/5", "attack blocks", ("block", 0, 1, "s"), "p2", ""),
        ("my:G04 your:G04/6,G04", "attack blocks", ("block", 0, 2, "s"), "p2 p3", "p3"),
        ("my:G04 your:S50/4,R08", "attack blocks", ("block", 0, 2, "s"), "p2 p3", "p2"),
        ("my:G04 your:G04,G04,B02", "attack blocks", ("block", 0, 2, "s"), "p2 p3", "p2"),
        ("my:G04,M03 hand:G15", "card:G15", ("host", 1, 1, ""), "p1 p2", "p2"),
        ("my:G04,M03 on2:Y17 hand:G15", "card:G15", ("host", 1, 1, ""), "p1 p2", "p1"),
        ("my:G04,M03 on1:Y17 on2:W17 hand:G15", "card:G15", ("host", 1, 1, ""), "p1 p2", "p2"),
        ("your:G04,M03,M03 hand:B17", "card:B17", ("host", 1, 1, ""), "p1 p2 p3", "p2"),
        ("my:M03 your:R08,G04 hand:R11", "card:R11", ("target", 1, 1, ""), "p1 p2 p3", "p3"),
        ("my:G04,R08 hand:R11", "card:R11", ("target", 1, 1, ""), "p1 p2", "p2"),
        ("my:G04,M03 hand:G10", "card:G10", ("target", 1, 1, ""), "p1 p2", "p2"),
        ("my:M10,M03 your:R08", "p1.1", ("target", 1, 1, ""), "p1 p2 p3", "p3"),
        ("my:U04 your:R08,G04", "p1.1", ("target", 1, 1, ""), "p2 p3", "p3"),
        ("my:R08,G04 hand:Y12", "card:Y12", ("target", 1, 1, ""), "p1 p2", "p2"),
        ("your:G04 hand:M06", "card:M06", ("target", 0, 1, ""), "p1", ""),
        ("my:G04,R08,M05 your:G04 hand:B13", "card:B13", ("sac", 1, 1, ""), "p1 p2 p3", "p2"),
        ("my:M05,G05 your:G04 hand:B13", "card:B13", ("sac", 1, 1, ""), "p1 p2", "p1"),
        ("hand:Y13 deck:R06,G02", "card:Y13", ("search", 0, 1, "a"), "card:G02 card:R06", ""),
        ("hand:Y13", "card:Y13", ("search", 0, 0, "a"), "", ""),
        ("hand:U10 deck:R08,M09,M04", "card:U10", ("dig", 1, 1, ""),
         "card:R08#0 card:M09#1 card:M04#2", "card:M04#2"),
        ("hand:U10 deck:R08,R08", "card:U10", ("dig", 1, 1, ""),
         "card:R08#0 card:R08#1 card:G04#2", "card:G04#2"),
        ("my:W02 grave:W01,W03,B18,W01 start", "", ("recall", 1, 1, ""),
         "card:W01 card:W03", "card:W03"),
        ("hand:W13 grave:W08,G02,G04,Y11", "card:W13", ("raise", 1, 1, ""),
         "card:G04 card:G02 card:W08", "card:G02"),
        ("hand:M13,M09,M04,M04,R08", "card:M13", ("drop", 1, 1, "a"),
         "card:M04 card:M09", "card:M04"),
        ("hand:M02,S37", "card:M02", ("drop", 0, 1, "a"), "card:S37", ""),
        ("hand:M02,R08", "card:M02", ("drop", 0, 0, "a"), "", ""),
    ],
)  # fmt: skip
def test_what_is_asked(
    layout: str, answers: str, shown: tuple[str, int, int, str], options: str, default: str
) -> None:
    at = played(Row(0, "", "", tuple(layout.split()), tuple(answers.split()), ()))
    question = at.question(at.match.asked[0])
    assert shape(question) == shown
    assert sorted(at.options) == sorted(options.split())
    assert at.default() == tuple(default.split())


@pytest.mark.rule("NIN-1.1", "NIN-1.5", "NIN-9.5", "NIN-11.2", "NIN-11.3")
def test_what_is_asked_before_the_first_turn() -> None:
    nine = {"decks": [dict(CARDS.decks["GM"])] * 9}
    match = Match.begin(RULES, Start(2, {}, (nine, {"decks": []})), Keys.of(KEY))[0]
    for seat, (count, default) in enumerate(((17, "RG"), (8, "RB"))):
        question = match.questions[seat]
        assert question is not None
        assert shape(question) == ("deck", 1, 1, "s")
        assert len(question.options) == count
        assert RULES.default(match.rules.view(match.state, seat), question) == (default,)
    match = begun({"decks": "deal"})
    for question in match.questions:
        assert question is not None
        assert shape(question) == ("mulligan", 1, 1, "sa")
        assert [one.id for one in question.options] == ["keep", "redraw"]
        assert RULES.default(match.rules.view(match.state, ME), question) == ("keep",)


@pytest.mark.rule("NIN-11.1")
@pytest.mark.parametrize(
    ("text", "mine", "yours", "default"),
    [
        ("DO: heal(1 any.char,2)", (), ("G04", "R08"), "p2"),
        ("DO: heal(1 any.char,2)", ("R08", "G04"), ("M03",), "p2"),
        ("DO: give(1 any.char,pf-2,eot)", ("M03",), ("R08", "G04"), "p3"),
        ("DO: give(1 any.char,toll 1,eot)", ("M03",), ("R08", "G04"), "p3"),
        ("DO: give(1 any.char,noblock,eot)", ("M03",), ("R08",), "p2"),
        ("DO: give(1 any.char,fly,eot)", ("R08",), ("M03",), "p1"),
        ("DO: max(1 any.char,-1)", ("M03",), ("R08",), "p2"),
        ("DO: max(1 any.char,+1)", ("R08",), ("M03",), "p1"),
        ("DO: exile(1 any.char)", ("M03",), ("R08", "R08"), "p2"),
        ("DO: calm(1 any.char)", ("M03",), ("R08",), "p2"),
    ],
)
def test_whom_a_word_of_a_set_of_ones_own_is_about_by_default(
    text: str, mine: tuple[str, ...], yours: tuple[str, ...], default: str
) -> None:
    at = Table(laid_out(*mine, yours=yours, hand=["R11"]), with_text("R11", text))
    at.play("R11")
    assert at.asked == (ME, "target")
    assert at.default() == (default,)


@pytest.mark.rule("NIN-5.19", "NIN-10.3")
def test_a_drop_for_which_nothing_fits_is_asked_and_only_none_is_the_answer() -> None:
    rules = with_text("G04", "ON enter: drop(char.{R})")
    at = Table(laid_out(hand=["G04", "R11"]), rules)
    at.play("G04")
    question = at.question(ME)
    assert shape(question) == ("drop", 0, 0, "a")
    assert at.default() == ()
    assert "puts-none" in at.answer()


@pytest.mark.rule("NIN-8.1")
def test_entries_count_from_one_and_are_never_given_twice() -> None:
    at = Table(laid(("my:G04", "hand:U12,R08,R05", "coins:20/0")))
    at.play("U12")
    at.play("R08")
    assert [(one.entry, one.card) for one in at.state.pieces] == [(2, "R08")]
    assert at.state.entries == 2
