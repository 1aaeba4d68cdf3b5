"""What seats bring: picks of a question, or plain data in a form of words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.bringing.brought import (
    LARGEST,
    Build,
    Checked,
    decoded,
    read_counts,
    too_large,
    with_names,
    write_counts,
)
from games.core.contract.asked import check_brought, unfit
from games.core.data.codec import decode, encode
from games.core.info import Start
from games.core.match.match import Match
from games.core.refused import Refused
from games.core.streams import Keys
from games.core.text import Name, text
from tests.engine.core.toy import KEY, Toy, question
from tests.engine.sampler import GAME

IDS = tuple(f"c{number:02}" for number in range(1, 41))


@given(st.dictionaries(st.sampled_from(IDS), st.integers(1, 999)))
def test_counts_come_back_from_their_form_in_words(counts: dict[str, int]) -> None:
    assert read_counts(write_counts(counts, IDS), IDS) == counts


def test_lines_come_in_any_order_and_are_added_up() -> None:
    assert read_counts("  2 c03 \n\n1 c01\r\n2 c03", IDS) == {"c03": 4, "c01": 1}


@pytest.mark.parametrize(
    "count", ["0", "1000", "000000001000", f"00000001{'1' * 5000}", "9" * 5000, "+1", "1_0"]
)
def test_a_count_that_is_too_large_is_refused_with_its_line(count: str) -> None:
    with pytest.raises(Refused) as no:
        read_counts(f"1 c01\n{count} c03", IDS)
    assert no.value.why.args["line"] == 2
    assert read_counts("0003 c01", IDS) == {"c01": 3}


@pytest.mark.slow
@given(st.text())
def test_hostile_text_is_read_or_refused_with_its_line(written: str) -> None:
    line = 0
    try:
        assert set(read_counts(written, IDS)) <= set(IDS)
    except Refused as no:
        line = int(no.why.args["line"])
    assert line <= len(written.splitlines())


@pytest.mark.parametrize("brought", [(("a", "b"), ()), ({"b": {"x": 1}},)])
def test_both_kinds_come_back_as_they_were(brought) -> None:
    start = Start(2, {}, brought)
    again = decode(encode(start), Start)
    assert again == start
    assert encode(again) == encode(start)
    assert [decoded(encode(one)) for one in start.brought] == list(start.brought)


def test_picks_are_written_as_they_always_were() -> None:
    assert encode(Start(1, {}, (("a", "b"),))) == b'{"seats":1,"options":{},"brought":[["a","b"]]}'


def test_what_is_kept_has_a_bound() -> None:
    assert not too_large({"x": "y" * (LARGEST - 20)})
    assert too_large({"x": "y" * LARGEST})
    large = Start(2, {}, ({"x": "y" * LARGEST},))
    assert unfit(GAME.rules(), large) == (text("core-brought-large"),)


class Asking(Toy):
    """A toy that asks for something before the match begins."""

    wanted = question("a", "b", "c", least=2, most=2)

    def bring(self, start, seat):
        return self.wanted


def asks(state, seat, given):
    return question("go", "end")


def test_picks_of_a_question_are_checked_without_a_word_from_the_game() -> None:
    rules = Asking(asks)
    assert check_brought(rules, Start(1), 0, ("a", "c")) == Checked()
    for wrong in (("a",), ("a", "z"), {}, {"a": 1}):
        assert check_brought(rules, Start(1), 0, wrong).faults == (text("core-brought-illegal"),)
    with pytest.raises(Refused, match="core-brought-illegal"):
        Match.begin(rules, Start(1, {}, ({"a": 1},)), Keys.of(KEY))


def test_a_game_that_asks_for_nothing_takes_nothing_built() -> None:
    assert unfit(Toy(asks), Start(1, {}, ({"a": 1},))) == (text("core-brought-illegal"),)


def test_who_has_something_built_checks_it() -> None:
    class Building(Asking):
        wanted = Build(text("toy"), {"a": 1})

    with pytest.raises(NotImplementedError, match="toy: no `check_brought`"):
        check_brought(Building(asks), Start(1), 0, {"a": 1})


NAMES = {
    "c01": Name("Haunted Night", "Nuit hantée"),
    "c02": Name("Twin", "Jumeau"),
    "c03": Name("Twin", "Jumelle"),
}


def test_things_are_read_by_id_by_name_or_by_both() -> None:
    written = "2 c01 Haunted Night\n1 nuit HANTÉE\n3 Haunted Night\n1 c02\n2 Jumelle\n1 c03 Twin"
    assert read_counts(written, IDS, NAMES) == {"c01": 6, "c02": 1, "c03": 3}
    for wrong in ("1 c01 Twin", "1 c01 x", "1 Haunted", "1 c99 Haunted Night"):
        with pytest.raises(Refused, match="core-line-unknown") as caught:
            read_counts(wrong, IDS, NAMES)
        assert caught.value.why.args["named"] == 1
    with pytest.raises(Refused, match="core-line-unknown") as caught:
        read_counts("1 Haunted Night", IDS)
    assert caught.value.why.args["named"] == 0  # nothing has a name here
    with pytest.raises(Refused, match="core-line-several") as caught:  # it is known, and twice
        read_counts("1 c01\n1 twin", IDS, NAMES)
    assert caught.value.why == text("core-line-several", line=2, id="twin", ids="c02, c03")


def test_what_is_written_with_names_is_read_again() -> None:
    counts = {"c01": 2, "c03": 1}
    written = with_names(write_counts(counts, IDS), {"c01": "Nuit hantée"})
    assert written == "2 c01 Nuit hantée\n1 c03"
    assert read_counts(written, IDS, NAMES) == counts
