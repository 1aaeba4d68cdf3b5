"""Groups NBA-6 and NBA-7: the end of a turn and of a match, overtime."""

import pytest

from games.nba.state import HAND

from .table import Table, faces


def at_the_end(**options: str) -> Table:
    """A table in which the last regular turn is being played, by the second coach."""
    table = Table(options={"quarters": "2", **options})
    while table.state.turn < 12:
        table.pass_turn(table.match.asked[0])
    return table


@pytest.mark.rule("NBA-6.1")
def test_cards_are_held_removed_or_discarded() -> None:
    table = Table()
    me = table.first
    table.put(me, hand="S11 S12 B01 F1 F2 S13", deck="S14 S15 S16 S17 B02 B03")
    table.act(me, "end")
    assert faces(table.options(me)) == ["S11", "S12", "S13", "B01", "F1", "F2"]
    table.answer(me, "S12", "F1")
    assert table.kind(me) == "remove"
    assert faces(table.options(me)) == ["S11", "S13", "B01"]  # no Fatigue
    told = table.answer(me, "S11")
    assert told[:3] == ["removed", "discarded", "held"]
    assert faces(table.seat(me).discard) == ["S13", "B01", "F2"]
    assert f"S11@{me}" in table.seat(me).box
    assert faces(table.seat(me).hand[:2]) == ["S12", "F1"]


@pytest.mark.rule("NBA-6.1")
def test_nothing_is_asked_where_all_that_is_not_held_is_fatigue() -> None:
    table = Table()
    me = table.first
    table.put(me, hand="S11 S12 B01 F1 F2 S13")
    table.act(me, "end")
    told = table.answer(me, "S11", "S12", "S13", "B01")
    assert told[:2] == ["discarded", "held"]
    assert table.state.turn == 2


@pytest.mark.rule("NBA-6.2")
def test_tactics_and_players_stay() -> None:
    table = Table()
    me = table.first
    table.put(me, lying="B01 B06")
    court = list(table.seat(me).court)
    table.pass_turn(me)
    assert faces(table.seat(me).lying) == ["B01", "B06"]
    assert table.seat(me).court == court


@pytest.mark.rule("NBA-6.3", "NBA-6.6")
def test_the_hand_is_filled_to_six() -> None:
    table = Table()
    me = table.first
    table.act(me, "end")
    table.answer(me)
    table.answer(me)
    assert len(table.seat(me).hand) == HAND
    while not table.match.result:
        seat = table.match.asked[0]
        table.answer(seat, *table.default(seat))
        assert all(len(own.hand) <= HAND for own in table.state.seats)


@pytest.mark.rule("NBA-6.4")
def test_an_empty_deck_is_made_of_the_discard_when_a_card_is_needed() -> None:
    table = Table()
    me = table.first
    table.put(me, hand="S11 S12", deck="S13 S14", discard="B01 B02 B03")
    table.act(me, "end")
    table.answer(me, "S11", "S12")
    assert table.told[0].public.text.id == "nba-event-held"
    assert len(table.seat(me).hand) == 6
    assert len(table.seat(me).deck) == 1
    assert table.seat(me).discard == []


@pytest.mark.rule("NBA-6.4")
def test_a_deck_emptied_by_the_last_draw_is_not_refilled_and_nothing_is_nothing() -> None:
    table = Table()
    me = table.first
    table.put(me, hand="S11 S12 S13 S14", deck="B01 B02", discard="B03")
    table.pass_turn(me)
    assert table.seat(me).deck == []
    assert faces(table.seat(me).discard) == ["B03"]
    foe = 1 - me
    table.put(foe, hand="S11 S12", deck="", discard="")
    table.pass_turn(foe)
    assert len(table.seat(foe).hand) == 2


@pytest.mark.rule("NBA-6.5")
def test_empty_tactic_slots_are_filled_lowest_first() -> None:
    table = Table()
    me, markets = table.first, table.markets()
    table.lay(slots="- T01-1 - T02-1 T03-1 T04-1")
    coming = markets.tactics[:2]
    table.pass_turn(me)
    assert [markets.slots[0], markets.slots[2]] == coming


@pytest.mark.rule("NBA-7.1")
def test_regular_time_ends_after_its_last_turn() -> None:
    table = at_the_end()
    assert table.state.last == 12
    table.pass_turn(1 - table.first)
    assert table.state.stage in {"last", "tie", "over"}
    assert Table().state.last == 24
    assert Table(options={"quarters": "3"}).state.last == 18


@pytest.mark.rule("NBA-7.1")
def test_it_ends_earlier_after_an_even_turn_when_the_market_is_empty() -> None:
    table = Table()
    me, foe = table.first, 1 - table.first
    markets = table.markets()
    markets.away += [*markets.players, *filter(None, markets.track)]
    markets.players, markets.track = [], [""] * 6
    table.pass_turn(me)
    assert table.state.stage == "turns"  # turn 1 is odd
    table.pass_turn(foe)
    assert table.state.stage in {"tie", "over"}


@pytest.mark.rule("NBA-7.2")
def test_what_is_left_on_the_track_is_discarded() -> None:
    table = at_the_end()
    left = [card for card in table.markets().track if card]
    assert left
    table.pass_turn(1 - table.first)
    assert table.markets().track == [""] * 6
    assert set(left) <= set(table.markets().player_discard)


@pytest.mark.rule("NBA-7.3", "NBA-7.4")
def test_e18_the_special_last_turn() -> None:
    table = at_the_end()
    me, foe = table.first, 1 - table.first
    table.put(me, hand="T11-1 B01 S11 S12 S13 S14", lying="B02")
    table.attack(me, "p3 6, p3 6")
    table.defence(foe, me, "itc p3 2, stp p3 3")
    table.attack(foe, "p3 9, p3 6")
    before = table.seat(me).points, table.seat(foe).points
    table.pass_turn(foe)
    assert table.state.stage == "last"
    assert table.seat(me).points == before[0] + 7
    assert table.options(me) == ["prep", "end"]  # no attack, no replacement, no market
    assert table.why(me, f"card:B02@{me}").id == "nba-why-last"
    table.act(me, "prep")
    assert table.kind(me) == "prep_def"
    table.answer(me, "T11-1")
    table.roll(4, 1, 3, 1)
    table.act(me, "play:T11-1")
    assert table.kind(me) == "reroll_def"
    table.answer(me)
    assert table.seat(foe).points == before[1] + 11
    assert table.state.stage == "over"


@pytest.mark.rule("NBA-9.2", "NBA-7.3")
def test_everything_closed_has_its_reason_in_the_special_last_turn() -> None:
    table = at_the_end()
    me, foe = table.first, 1 - table.first
    table.put(me, hand="T11-1 B01 S11 S12 S13 S14", lying="B02 B06")
    table.lay(slots="T01-1 T02-1")
    table.attack(foe, "p3 9, p3 6")
    table.pass_turn(foe)
    assert table.state.stage == "last"
    markets = table.markets()
    row = [f"card:{card}" for card in [*markets.track, *markets.slots] if card]
    for place in ("sub", "refresh", f"card:B02@{me}", *row):
        assert (table.why(me, place) or place).id == "nba-why-last", place
    assert "prep" in table.options(me)
    table.act(me, "prep")
    table.answer(me, f"B06@{me}")
    assert table.why(me, "prep").id == "nba-why-done"
    table.put(me, hand="B01 S11")
    table.state.playing(me).done = []
    table.match.refresh()
    assert "prep" not in table.options(me)
    assert table.why(me, "prep").id == "nba-why-no-card"  # no defence in hand


@pytest.mark.rule("NBA-7.4")
def test_nothing_is_asked_when_no_attack_waits() -> None:
    table = at_the_end()
    table.seat(table.first).points = 1
    table.pass_turn(1 - table.first)
    assert table.state.stage == "over"


@pytest.mark.rule("NBA-7.5")
def test_more_points_win_and_no_overtime_is_played() -> None:
    table = at_the_end(overtime="always")
    table.seat(1).points = 3
    table.pass_turn(1 - table.first)
    first, second = table.match.result
    assert (first.place, first.seats, first.score) == (1, (1,), 3)
    assert (second.place, second.score) == (2, 0)


def tied(**options: str) -> Table:
    table = at_the_end(**options)
    table.seat(0).points = table.seat(1).points = 88
    table.pass_turn(1 - table.first)
    return table


@pytest.mark.rule("NBA-7.6")
def test_e19_a_draw_when_both_accept_and_overtime_when_one_does_not() -> None:
    table = tied()
    assert {table.kind(0), table.kind(1)} == {"overtime"}
    assert table.question(0).sealed
    assert table.default(0) == ("accept",)
    table.answer(0, "accept")
    table.answer(1, "accept")
    assert [row.place for row in table.match.result] == [1, 1]
    table = tied()
    old = table.first
    table.answer(0, "accept")
    told = table.answer(1, "play")
    assert told[0] == "overtime"  # not who wanted it
    assert (table.state.period, table.state.turn) == (1, 1)
    assert table.match.asked == (1 - old,)


@pytest.mark.rule("NBA-7.6")
def test_never_is_a_draw_and_after_three_overtimes_too() -> None:
    assert tied(overtime="never").state.stage == "over"
    table = tied(overtime="always")
    for number in (1, 2, 3):
        assert table.state.period == number
        while table.state.period == number and not table.match.result:
            table.pass_turn(table.match.asked[0])
    assert [row.place for row in table.match.result] == [1, 1]


@pytest.mark.rule("NBA-7.7")
def test_six_counters_six_turns_the_other_one_first() -> None:
    table = tied(overtime="always")
    order, counters = [], []
    while table.state.period == 1 and not table.match.result:
        order.append(table.match.asked[0])
        counters.append(table.view().counters)
        table.pass_turn(table.match.asked[0])
    start = order[0]
    assert order[:6] == [start, 1 - start] * 3
    assert counters[:6] == [5, 4, 3, 2, 1, 0]
    assert table.markets().track == [""] * 6


@pytest.mark.rule("NBA-7.8")
def test_who_played_the_special_last_turn_draws_up_to_six() -> None:
    table = at_the_end(overtime="always")
    me, foe = table.first, 1 - table.first
    table.put(me, hand="B06 S11 S12")
    table.attack(foe, "p3 0")
    table.seat(0).points = table.seat(1).points = 5
    table.pass_turn(foe)
    assert table.state.stage == "last"
    table.pass_turn(me)
    assert table.state.period == 1
    assert len(table.seat(me).hand) == 6


@pytest.mark.rule("NBA-7.9")
def test_nothing_is_bought_in_overtime() -> None:
    table = tied(overtime="always")
    seat = table.match.asked[0]
    table.put(seat, hand="S12 S13 B01 B02 B03 S14")
    open_now = {option.partition(":")[0] for option in table.options(seat)}
    assert open_now <= {"sub", "prep", "play", "end"}
    assert table.why(seat, "refresh").id == "nba-why-overtime"
    while table.state.stage == "turns" and table.state.period == 1:
        table.pass_turn(table.match.asked[0])
    assert table.state.period == 2 or table.match.result


@pytest.mark.rule("NBA-6.1")
def test_what_is_held_is_asked_with_what_it_can_be_used_for() -> None:
    for overtime, last in (("ask", "overtime"), ("never", "none")):
        table = Table(options={"quarters": "2", "overtime": overtime})
        uses: list[object] = []
        while table.state.turn < 13 and table.state.stage == "turns":
            seat = table.match.asked[0]
            table.act(seat, "end")
            uses.append(table.question(seat).prompt.args["next"])
            table.answer(seat, *(option.id for option in table.question(seat).options))
        assert uses == ["turn"] * 10 + ["last", last]
