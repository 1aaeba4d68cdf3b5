"""Group NBA-12: four seats, two against two."""

import pytest

from games.core.data.codec import encode
from games.core.match.moves import Undid
from games.core.text import Who
from games.nba.phases.activation import most_rerolls, waiting
from tests.games.nba.table import RULES, Table, everything


def four(**options: str) -> Table:
    """A table of four whose first team is seats 0 and 2."""
    for n in range(20):
        table = Table(4, options, key=bytes([n]))
        if table.first == 0:
            return table
    raise LookupError


@pytest.mark.rule("NBA-12.1")
def test_two_tables_with_a_game_each() -> None:
    table = four()
    x, y = table.state.tables
    assert x.fatigue[0] == "F1@X"
    assert y.fatigue[0] == "F1@Y"
    assert table.state.table(1) is x
    assert table.state.table(2) is y
    assert table.state.opponents(0) == (1, 3)
    assert table.state.opponents(3) == (2, 0)
    assert RULES.inventory(table.state) == everything(4)
    drawn = {Table(4, key=bytes([n])).first for n in range(12)}
    assert drawn == {0, 1}


@pytest.mark.rule("NBA-12.2")
def test_partners_play_at_the_same_time_and_the_turn_ends_with_both() -> None:
    table = four()
    assert table.match.asked == (0, 2)
    table.pass_turn(2)
    assert table.match.asked == (0,)
    assert table.state.turn == 1
    table.pass_turn(0)
    assert table.match.asked == (1, 3)
    assert table.state.turn == 2
    assert [len([c for c in t.track if c]) for t in table.state.tables] == [3, 3]


@pytest.mark.rule("NBA-12.2")
def test_an_early_end_needs_both_tables_empty() -> None:
    table = four()
    for number, markets in enumerate(table.state.tables):
        markets.away += [*markets.players, *filter(None, markets.track)]
        markets.players, markets.track = [], [""] * 6
        if not number:
            for seat in (0, 2, 1, 3):
                table.pass_turn(seat)
            assert table.state.stage == "turns"
    for seat in (0, 2, 1, 3):
        table.pass_turn(seat)
    assert table.state.stage in {"tie", "over"}


@pytest.mark.rule("NBA-12.3")
def test_the_score_of_a_team_is_the_sum_of_both() -> None:
    table = four(lead="10")
    table.seat(0).points, table.seat(2).points = 7, 5
    assert table.view().scores == (12, 10)


@pytest.mark.rule("NBA-2.3", "NBA-12.2")
def test_what_partners_score_at_the_same_time_is_told_together() -> None:
    table = four()
    for seat in (0, 2):
        table.attack(seat, "p3 9")
    for seat in (0, 2, 1, 3):
        table.pass_turn(seat)
    assert [event.together for event in table.told if event.decides] == [False, True]


@pytest.mark.rule("NBA-12.4", "NBA-12.5")
def test_e21_help_defence() -> None:
    table = four()
    table.put(0, lying="B06")
    table.put(2, lying="B06")
    table.attack(1, "p3 6, p3 6, p3 2")
    table.attack(3, "drv 6")
    table.act(0, "play:B06@0")
    assert table.kind(0) == "target"
    assert table.options(0) == ["seat1", "seat3"]
    assert table.default(0) == ("seat1",)
    table.roll(3, 1, 3, 1)  # blue 2, blank, blue 3, blank
    assert table.answer(0, "seat1")[:2] == ["target", "rolled"]
    table.answer(0)
    assert table.seat(0).target == 1
    table.act(2, "play:B06@2")
    table.roll(6, 1, 1, 1)  # blue 4
    table.answer(2, "seat1")
    table.answer(2)
    assert [die.kind for die in table.seat(2).defence] == ["itc"]
    before = table.view().scores[1]
    table.pass_turn(0)
    table.pass_turn(2)
    assert table.seat(1).points == 5
    assert table.seat(3).points == 6
    assert table.view().scores[1] == before + 11
    assert table.seat(0).defence == []
    assert table.seat(2).defence == []


@pytest.mark.rule("NBA-12.5")
def test_one_waiting_attack_is_the_target_and_none_rolls_nothing() -> None:
    table = four()
    table.put(0, lying="B06")
    table.put(2, lying="B06")
    assert waiting(table.state, 0) == []
    table.attack(3, "drv 6")
    table.act(0, "play:B06@0")
    assert table.kind(0) == "reroll_def"
    assert table.state.playing(0).target == 3


@pytest.mark.rule("NBA-12.6")
def test_rebounds_and_packs_are_matters_of_the_direct_opponent() -> None:
    table = four()
    table.put(0, lying="B01", court="S01 S02 S03 P072@X P096@X")
    table.put(3, court="S01 S02 S03 P081@Y P082@Y")
    table.roll(1, 1, 1)
    table.act(0, "play:B01@0")
    assert most_rerolls(table.state, RULES.cards, 0) == 2
    draft = Table(4, {"draft": "yes"})
    packs = [list(own.pack) for own in draft.state.seats]
    for seat in range(4):
        draft.answer(seat, packs[seat][0])
    for seat in range(4):
        assert sorted(draft.seat(seat).pack) == sorted(packs[seat ^ 1][1:])


@pytest.mark.rule("NBA-12.7")
def test_partners_see_of_each_other_what_everybody_sees() -> None:
    table = four()
    assert table.view(2).coaches == table.view(None).coaches
    assert table.view(2).mine.hand != table.view(0).mine.hand


@pytest.mark.rule("NBA-12.8")
def test_a_seat_that_concedes_is_played_by_the_defaults() -> None:
    table = four()
    table.concede(0)
    assert table.match.result is None
    assert table.match.asked == (2,)
    table.pass_turn(2)
    assert table.match.asked == (1, 3)
    table.concede(2)
    first, second = table.match.result
    assert (first.seats, second.seats, second.conceded) == ((1, 3), (0, 2), True)
    (told,) = [repr(event) for event in table.told if "nba-event-over" in repr(event)]
    assert all(f"{Who(seat)!r}" in told for seat in range(4))


@pytest.mark.rule("NBA-12.9")
def test_the_answer_of_a_partner_does_not_bar_an_undo() -> None:
    table = four()
    table.put(0, hand="S12 S13 S14 B01 B02 B03")
    table.put(2, hand="S12 S13 S14 B01 B02 B03")
    table.act(0, "prep")
    table.act(2, "prep")
    table.answer(2, "B01")
    assert table.match.can_undo(0)
    assert table.match.can_undo(2)
    table.roll(6, 5, 4)
    table.act(2, "play:B01@2")  # a roll: a barrier for its own seat alone
    assert not table.match.can_undo(2)
    assert table.match.can_undo(0)


@pytest.mark.rule("NBA-12.9")
def test_an_undo_leaves_what_the_partner_drew_and_rolled_as_it_was() -> None:
    table = four()
    start = encode(table.state.seats[0])
    table.act(0, "prep")
    table.answer(0, *table.default(0))
    between = encode(table.state.seats[2])
    table.act(2, "refresh")
    table.answer(2, "slot1", "slot3")
    while table.match.questions[2]:
        table.answer(2, *table.default(2))
    partner = encode(table.state.seats[2]), encode(table.state.tables[1])
    assert partner[0] != between
    while table.match.can_undo(0):
        table.match.play(Undid(0))
    assert encode(table.state.seats[0]) == start
    assert (encode(table.state.seats[2]), encode(table.state.tables[1])) == partner
    assert table.match.asked == (0,)
    assert not table.match.can_undo(2)


@pytest.mark.rule("NBA-12.10")
def test_all_four_are_asked_about_an_overtime_and_one_is_enough() -> None:
    table = four(quarters="2")
    while table.state.stage == "turns":
        table.pass_turn(table.match.asked[0])
    assert table.state.stage == "tie"
    assert table.match.asked == (0, 1, 2, 3)
    for seat in (0, 1, 2):
        table.answer(seat, "accept")
    table.answer(3, "play")
    assert table.state.period == 1
    assert table.match.asked == (1, 3)
