"""Groups NBA-2 and NBA-3: scoring, the track, the tactic market."""

import pytest

from games.nba.advice.facts import facts
from games.nba.phases.activation import behind
from games.nba.phases.market import push, refill
from games.nba.state import Play
from games.nba.state import Table as Markets

from .table import CARDS, Table, dice, said


def resolved(attack: str, defence: str) -> Table:
    """A table where the first coach's turn has just begun with these dice."""
    table = Table()
    me, foe = table.first, 1 - table.first
    table.pass_turn(me)
    table.attack(me, attack)
    if defence:
        table.defence(foe, me, defence)
    table.pass_turn(foe)
    return table


@pytest.mark.rule("NBA-2.1")
def test_a_turn_is_scoring_then_track_then_actions_then_end() -> None:
    table = resolved("p3 9, p3 9", "")
    assert [event.public.text.id for event in table.told if event.public][-3:] == [
        "nba-event-turn",
        "nba-event-scored",
        "nba-event-entered",
    ]
    assert table.kind(table.first) == "act"


@pytest.mark.rule("NBA-2.2", "NBA-2.3")
@pytest.mark.parametrize(
    ("attack", "defence", "points"),
    [
        ("p3 9, p3 9", "itc p3 2, stp p3 3", 13),  # E1
        ("p3 2, p3 2", "itc p3 4, itc p3 2", 0),  # E6
        ("p3 9, ins 0", "blk ins 3, blk ins 2, blk p3 1", 3),  # E5: totals, not colour by colour
        ("drv 4", "", 4),
    ],
)
def test_an_attack_scores_its_total_minus_the_defence(
    attack: str, defence: str, points: int
) -> None:
    table = resolved(attack, defence)
    assert table.seat(table.first).points == points
    assert said(table.told, "scored")[0].args["points"] == points


@pytest.mark.rule("NBA-2.3", "NBA-5.3")
def test_what_an_attack_shows_is_credited_by_skill() -> None:
    table = Table()
    seat = table.first
    credited = behind(table.state, CARDS, seat, dice("p3 9, p3 9, ins 4"))
    court = [CARDS.player(card).skills for card in table.seat(seat).court]
    threes, inside = (sum(skills[kind] for skills in court) for kind in (0, 1))
    assert {one.points for one in credited} == {None}
    assert [one.weight for one in credited] == [
        2 * (2520 * 9 * skills[0] // threes) + 2520 * 4 * skills[1] // inside for skills in court
    ]


@pytest.mark.rule("NBA-2.2", "NBA-2.4")
def test_both_zones_are_emptied_by_scoring() -> None:
    table = resolved("p3 9, p3 9", "itc p3 2, stp p3 3")
    me, foe = table.seat(table.first), table.seat(1 - table.first)
    assert me.attack == []
    assert foe.defence == []
    assert foe.target == -1
    assert me.last is not None
    assert len(me.last.defence) == 2


def track(words: str, players: str = "") -> Markets:
    row = ["" if word == "-" else word for word in words.split()]
    return Markets(players=players.split(), track=row + [""] * (6 - len(row)))


@pytest.mark.rule("NBA-3.1")
def test_e10_a_new_player_pushes_up_to_the_first_hole() -> None:
    markets = track("P001 P002 - P003 - P004", "P005")
    assert push(markets, CARDS) == ("P005", "")
    assert markets.track == ["P005", "P001", "P002", "P003", "", "P004"]
    full = track("P001 P002 P003 P004 P005 P006", "P007")
    assert push(full, CARDS) == ("P007", "P006")
    assert full.track == ["P007", "P001", "P002", "P003", "P004", "P005"]
    assert full.player_discard == ["P006"]


@pytest.mark.rule("NBA-3.2")
def test_e10_with_an_empty_pile_the_first_card_moves_on() -> None:
    markets = track("P001 - P003")
    seen = []
    for _ in range(7):
        push(markets, CARDS)
        seen.append([slot for slot, card in enumerate(markets.track, 1) if card])
    assert seen == [[2, 3], [3, 4], [4, 5], [5, 6], [6], [], []]
    assert markets.player_discard == ["P003", "P001"]
    assert markets.track == [""] * 6


@pytest.mark.rule("NBA-3.3")
def test_any_tactics_may_be_replaced_as_the_first_thing_of_a_turn() -> None:
    table = Table()
    me, markets = table.first, table.markets()
    before, pile = list(markets.slots), list(markets.tactics)
    table.act(me, "refresh")
    assert table.question(me).least == 1
    assert table.question(me).most == 6
    table.answer(me, "slot2", "slot5")
    assert markets.tactic_discard == [before[1], before[4]]
    assert [markets.slots[1], markets.slots[4]] == pile[:2]
    assert [markets.slots[at] for at in (0, 2, 3, 5)] == [before[at] for at in (0, 2, 3, 5)]
    assert "refresh" not in table.options(me)
    assert table.why(me, "refresh").id == "nba-why-too-late"


@pytest.mark.rule("NBA-3.4")
def test_an_empty_tactic_pile_is_made_of_the_discard() -> None:
    table = Table()
    me, markets = table.first, table.markets()
    markets.tactic_discard, markets.tactics = markets.tactics[1:], markets.tactics[:1]
    table.act(me, "refresh")
    told = table.answer(me, "slot1", "slot2", "slot3")
    assert "tactics-reshuffled" in told
    assert all(markets.slots)
    assert len(markets.tactics) == 64
    assert not markets.tactic_discard


@pytest.mark.rule("NBA-3.4")
def test_slots_stay_empty_when_there_is_no_tactic_left() -> None:
    markets = Table()
    state = markets.state
    table = state.tables[0]
    table.tactics, table.slots = [], [""] * 6
    play = Play(state, CARDS, markets.match.streams)
    refill(play, 0)
    assert play.events == []
    assert table.slots == [""] * 6


@pytest.mark.rule("NBA-3.5")
def test_a_hole_of_the_track_is_filled_by_the_track_alone() -> None:
    table = Table()
    me = table.first
    card = table.markets().track[0]
    table.put(me, hand="S12 S13 S14 B01 B02 B03")
    table.act(me, f"sign:{card}")
    table.answer(me, *table.default(me))
    assert table.markets().track[0] == ""
    table.act(me, "end")
    table.answer(me)
    table.answer(me)
    assert table.markets().track[0] != ""
    assert table.markets().track[1] != ""


@pytest.mark.rule("MND-1.1", "NBA-2.1")
def test_the_turns_of_a_side_are_told_apart() -> None:
    """Two sides take turns: the second turn of each is the third and fourth of the match."""
    table = Table()
    named = list[set[str]]()
    for number in range(6):
        seat = (table.first, 1 - table.first)[number % 2]
        asked = table.match.questions[seat]
        assert asked is not None
        found = facts(CARDS, table.match.view(seat), asked)
        named.append({name for name in found if name in {"first-turn", "second-turn"}})
        table.pass_turn(seat)
    assert named == [{"first-turn"}] * 2 + [{"second-turn"}] * 2 + [set[str]()] * 2
