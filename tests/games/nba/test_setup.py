"""Group NBA-1: how a match is laid out."""

from collections import Counter

import pytest

from games.core.streams import Streams
from games.nba.phases.basics.deck import fill_hand
from games.nba.phases.market import by_cost, market_law, refill
from games.nba.state import Play

from .table import CARDS, RULES, Table, everything, faces


@pytest.mark.rule("NBA-1.1")
def test_the_first_coach_is_drawn_and_turns_alternate() -> None:
    drawn = Counter(Table(key=bytes([n])).first for n in range(60))
    assert 15 < drawn[0] < 45
    table = Table()
    order = []
    for _ in range(4):
        seat = table.match.asked[0]
        order.append(seat)
        table.pass_turn(seat)
    assert order == [table.first, 1 - table.first, table.first, 1 - table.first]
    assert table.state.turn == 5


@pytest.mark.rule("NBA-1.2")
def test_everybody_has_five_on_court_and_twelve_in_deck_and_hand() -> None:
    table = Table()
    for seat in (0, 1):
        own = table.seat(seat)
        assert faces(own.court) == ["S01", "S02", "S03", "S04", "S05"]
        assert len(own.hand) == 6
        assert len(own.deck) == 6
        wanted = [
            "S11",
            "S12",
            "S13",
            "S14",
            "S15",
            "S16",
            "S17",
            "B01",
            "B02",
            "B03",
            "B06",
            "B07",
        ]
        assert sorted(faces(own.hand + own.deck)) == sorted(wanted)
        assert len(own.box) == 30 - 17


@pytest.mark.rule("NBA-1.3")
def test_six_tactics_are_turned_up() -> None:
    markets = Table().markets()
    assert len([card for card in markets.slots if card]) == 6
    assert len(markets.tactics) == 64


@pytest.mark.rule("NBA-1.4")
@pytest.mark.parametrize(("quarters", "size", "cheap"), [("4", 20, 4), ("3", 14, 3), ("2", 8, 2)])
def test_the_market_has_its_size_and_enough_cheap_players(
    quarters: str, size: int, cheap: int
) -> None:
    for n in range(30):
        markets = Table(options={"quarters": quarters}, key=bytes([n])).markets()
        chosen = [*markets.players, *filter(None, markets.track)]
        assert len(chosen) == size
        assert sum(CARDS.player(card).cost < 6 for card in chosen) >= cheap


@pytest.mark.rule("NBA-1.4")
def test_e16_missing_cheap_players_join_and_the_last_others_leave() -> None:
    dear = [card for card in CARDS.players if card[0] == "P" and CARDS.player(card).cost > 5]
    cheap = [card for card in CARDS.players if card[0] == "P" and CARDS.player(card).cost < 6]
    shuffled = [*dear[:10], *cheap[:2], *dear[10:18], dear[18], *cheap[2:6], *dear[19:30]]
    taken, away = market_law(CARDS, shuffled, 20, 4)
    assert len(taken) == 20
    assert [card for card in taken if card in cheap] == cheap[:4]
    assert set(away) >= {dear[16], dear[17], cheap[4]}
    assert dear[15] in taken
    assert sorted(taken + away) == sorted(shuffled)


@pytest.mark.rule("NBA-1.5")
def test_players_are_sorted_by_cost_and_the_first_turned_up() -> None:
    shuffled = Streams(b"sorted").shuffled("x", [c for c in CARDS.players if c[0] == "P"])[:20]
    ordered = by_cost(CARDS, shuffled)
    costs = [CARDS.player(card).cost for card in ordered]
    assert costs == sorted(costs)
    same = [card for card in ordered if CARDS.player(card).cost == costs[10]]
    assert same == [card for card in shuffled if card in same]
    markets = Table().markets()
    assert markets.track[1]  # turned up at setup, and pushed on by the first turn
    assert markets.track[0]


@pytest.mark.rule("NBA-1.6")
def test_fatigue_scores_and_zones_at_the_start() -> None:
    table = Table(options={"lead": "5"})
    assert table.markets().fatigue == [f"F{n}" for n in range(1, 10)]
    assert table.view().scores[table.first] == 0
    assert table.view().scores[1 - table.first] == 5
    for own in table.state.seats:
        assert not own.lying
        assert not own.attack
        assert not own.defence


@pytest.mark.rule("NBA-1.6")
@pytest.mark.parametrize("first", [0, 1])
def test_the_lead_is_for_who_plays_second(first: int) -> None:
    tables = (Table(options={"lead": "5"}, key=bytes([n])) for n in range(20))
    table = next(table for table in tables if table.first == first)
    assert table.view().scores[first] == 0
    assert table.view().scores[1 - first] == 5


@pytest.mark.rule("NBA-1.7", "NBA-3.4")
def test_the_tactic_discard_is_sorted_before_it_is_shuffled() -> None:
    piles: list[list[str]] = []
    for backwards in (False, True):
        table = Table()
        markets = table.markets()
        markets.tactic_discard = sorted(markets.tactics, reverse=backwards)
        markets.tactics = []
        markets.slots[2] = ""
        refill(Play(table.state, CARDS, Streams(b"again")), table.first)
        piles.append([*markets.slots, *markets.tactics])
    assert piles[0] == piles[1]


@pytest.mark.rule("NBA-1.7", "NBA-6.4")
def test_the_own_discard_is_sorted_before_it_is_shuffled() -> None:
    hands: list[list[str]] = []
    for discard in ("S11 S12 S13 S14 B01 B02", "B02 S13 S11 B01 S14 S12"):
        table = Table()
        table.put(table.first, hand="", deck="", discard=discard)
        fill_hand(Play(table.state, CARDS, Streams(b"again")), table.first)
        hands.append(table.seat(table.first).hand)
    assert hands[0] == hands[1]


@pytest.mark.rule("NBA-1.7")
def test_streams_are_named_and_one_more_draw_shifts_no_other() -> None:
    table = Table()
    assert set(table.match.streams.counters) == {"first", "players", "tactics", "deck:0", "deck:1"}
    four = Table(4)
    names = {"players:X", "players:Y", "tactics:X", "tactics:Y", "deck:3"}
    assert names <= set(four.match.streams.counters)
    assert Table(key=b"a").state == Table(key=b"a").state
    assert Table(key=b"a").state != Table(key=b"b").state


def test_every_card_is_somewhere() -> None:
    for seats in (1, 2, 4):
        state = Table(seats).state
        assert RULES.inventory(state) == everything(max(2, seats))


def test_e11_nobody_signs_the_last_card_is_on_slot_six_in_turn_24() -> None:
    table = Table()
    last = table.markets().players[-1]
    while table.state.turn < 19:
        table.pass_turn(table.match.asked[0])
    assert table.markets().track[0] == last
    assert not table.markets().players
    while table.state.turn < 24:
        table.pass_turn(table.match.asked[0])
    assert table.markets().track == ["", "", "", "", "", last]
    table.pass_turn(table.match.asked[0])
    assert table.markets().player_discard[-1] == last
