"""Group ASD-1: what lies on the table before the first card is taken."""

import pytest

from games.core.info import Start
from games.core.match.match import Match
from games.core.refused import Refused
from games.core.streams import Keys, Streams

from .table import KEY, RULES, begun

MODES = ("heritage", "duel", "market")


def start(seats: int, **options: str) -> Start:
    return Start(seats, options)


@pytest.mark.rule("ASD-1.1", "ASD-2.3")
def test_the_left_neighbour_is_the_next_seat() -> None:
    view = begun(4).view(0)
    assert view.mine is not None
    assert view.mine.next == 1
    last = begun(4).view(3)
    assert last.mine is not None
    assert last.mine.next == 0


@pytest.mark.rule("ASD-1.2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_two_species_a_manager_play_and_are_public(seats: int) -> None:
    view = begun(seats).view(None)
    assert len(set(view.species)) == 2 * seats


@pytest.mark.rule("ASD-1.2", "ASD-1.3")
@pytest.mark.parametrize(("mode", "species"), [("heritage", 5), ("duel", 5), ("market", 6)])
def test_with_two_five_species_play_and_six_in_the_open_market(mode: str, species: int) -> None:
    match = begun(2, {"mode": mode})
    assert len(match.view(None).species) == species
    players = [card for card in RULES.inventory(match.state) if card in RULES.cards.players]
    assert len(players) == 9 * species


@pytest.mark.rule("ASD-1.2")
def test_species_may_be_named() -> None:
    named = "duck, bear,wolf eagle,horse,panda"
    match = begun(3, {"species": named})
    assert match.view(None).species == ("bear", "eagle", "wolf", "horse", "panda", "duck")


@pytest.mark.rule("ASD-1.2")
@pytest.mark.parametrize(
    ("named", "why"),
    [
        ("duck,bear", "allstar-species-count"),
        ("duck,duck,wolf,eagle,horse,panda", "allstar-species-twice"),
        ("dragon,bear,wolf,eagle,horse,panda", "allstar-species-unknown"),
    ],
)
def test_a_list_that_does_not_fit_is_refused(named: str, why: str) -> None:
    assert [text.id for text in RULES.check(start(3, species=named))] == [why]


@pytest.mark.rule("ASD-3.7")
def test_modes_exist_with_two_managers_only() -> None:
    for mode in MODES:
        assert RULES.check(start(2, mode=mode)) == ()
        assert RULES.check(start(3, mode=mode))
    with pytest.raises(Refused):
        Match.begin(RULES, start(7), Keys.of(KEY))


@pytest.mark.rule("ASD-1.3")
@pytest.mark.parametrize("seats", [3, 6])
def test_all_nine_cards_of_each_species_are_in_play(seats: int) -> None:
    state = begun(seats).state
    dealt = [card for seat in state.seats for card in seat.queue[0].cards]
    expected = {f"{species}-{n}" for species in state.species for n in range(1, 10)}
    assert sorted([*dealt, *state.pile]) == sorted(expected)
    assert len(expected) == 18 * seats


@pytest.mark.rule("ASD-1.4")
def test_arenas_marked_times_two_leave_with_two_managers() -> None:
    two, three = begun(2).state, begun(3).state
    assert len([*two.arenas, *two.arena_pile]) == 11
    assert len([*three.arenas, *three.arena_pile]) == 15
    away = {"polarena", "dam", "silver", "crossroads"}
    assert not away & {*two.arenas, *two.arena_pile}


@pytest.mark.rule("ASD-1.5", "ASD-1.6")
@pytest.mark.parametrize(("seats", "tickets"), [(2, 2), (3, 1), (4, 0), (5, 0), (6, 0)])
def test_tickets_by_number_of_managers_and_nothing_else(seats: int, tickets: int) -> None:
    for panel in begun(seats).view(None).panels:
        assert (panel.tickets, panel.total, panel.bench, panel.teams) == (tickets, 0, 0, ())


@pytest.mark.rule("ASD-1.7")
def test_all_draws_happen_at_setup_from_their_own_streams() -> None:
    rng = Streams(KEY)
    RULES.setup(start(2, mode="market"), rng)
    assert set(rng.counters) == {"species", "players", "arenas", "first"}
    named = Streams(KEY)
    state = RULES.setup(start(4), named)
    assert set(named.counters) == {"species", "players", "arenas"}
    before = dict(named.counters)
    RULES.opening(state, named)
    assert named.counters == before


@pytest.mark.rule("ASD-1.7", "ASD-2.2")
def test_piles_are_shuffled_from_their_printed_order_and_dealt_from_the_top() -> None:
    rng = Streams(KEY)
    wanted = rng.sample("species", RULES.cards.species, 6)
    lying = [card for card in RULES.cards.players if card.split("-")[0] in wanted]
    pile = rng.shuffled("players", lying)
    arenas = rng.shuffled("arenas", list(RULES.cards.arenas))
    state = begun(3).state
    assert [sorted(seat.queue[0].cards) for seat in state.seats] == [
        sorted(pile[place : place + 6]) for place in (0, 6, 12)
    ]
    assert state.pile == pile[18:]
    assert state.arenas == arenas[:1]
    assert state.arena_pile == arenas[1:]
    assert lying == sorted(
        lying, key=lambda c: (RULES.cards.species.index(c.split("-")[0]), int(c[-1]))
    )


def test_presets_are_legal_everywhere() -> None:
    for preset in RULES.info.presets:
        for seats in RULES.info.seats:
            assert RULES.check(Start(seats, preset.values)) == ()
