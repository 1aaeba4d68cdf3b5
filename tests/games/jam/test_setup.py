"""Group JAM-1: teams, pile, line-ups, where everybody stands."""

import pytest

from games.core.contract.optional import answering as may_answer
from games.core.info import Start
from games.core.streams import Keys, Streams
from games.jam.phases.deck import by_number
from games.jam.rules import INFO
from games.jam.view import LinedUp
from locales import Reader
from tests.games.every import TEXTS

from .table import CARDS, KEY, RULES, answer, begun, default, defaults, kind, of, options


@pytest.mark.rule("JAM-1.1")
def test_there_are_two_seats_which_several_coaches_share() -> None:
    assert INFO.seats == (2,)
    assert INFO.holders == 5
    assert [fault.id for fault in RULES.check(Start(3))] == ["core-sides"]
    alone = RULES.check(Start(1))[0]
    assert (
        TEXTS.say(alone, Reader("en", None, (), {}))
        == "This game takes 2 sides; only one has a player so far."
    )


@pytest.mark.rule("JAM-1.2")
def test_two_different_teams_are_drawn() -> None:
    drawn = set()
    for index in range(30):
        home, away = (side.team for side in begun(key=bytes([index])).state.sides)
        assert home != away
        drawn |= {home, away}
    assert drawn == set(CARDS.teams)


@pytest.mark.rule("JAM-1.2")
def test_the_side_drawn_gets_its_first_choice_the_other_the_best_of_the_rest() -> None:
    seen = set()
    for index in range(12):
        match = begun({"teams": "choose"}, bytes([index]))
        assert options(match, 0) == ["vipers", "hammers", "foxes", "furies"]
        answer(match, 0, "furies foxes")
        answer(match, 1, "furies")
        teams = tuple(side.team for side in match.state.sides)
        first = Streams(Keys.of(bytes([index])).deals).shuffled("choice", [0, 1])[0]
        assert teams == (("furies", "vipers"), ("foxes", "furies"))[first]
        seen.add(first)
    assert seen == {0, 1}


@pytest.mark.rule("JAM-1.3")
def test_the_pile_and_the_teams_come_from_their_streams() -> None:
    match = begun()
    streams = Streams(Keys.of(KEY).deals)
    assert match.state.pile == streams.shuffled("deck", by_number(CARDS, CARDS.actions))
    home, away, *_ = streams.shuffled("teams", list(CARDS.teams))
    assert [side.team for side in match.state.sides] == [home, away]
    for side in match.state.sides:
        assert (side.points, side.hand, side.tired, side.exhausted) == (0, [], [], [])
    assert len(match.state.pile) == 40


@pytest.mark.rule("JAMR-9", "JAM-1.4", "JAM-1.5", "JAM-1.6", "JAM-1.7")
def test_a_jam_begins_after_the_line_ups() -> None:
    match = begun()
    pile = list(match.state.pile)
    assert [kind(match, seat) for seat in (0, 1)] == ["jammer", "jammer"]
    defaults(match, "lineup")
    state = match.state
    home, away = (side.lineup for side in state.sides)
    streams = Streams(Keys.of(KEY).deals)
    assert [state.stacks["p1"][0], state.stacks["p2"][0]] == streams.shuffled(
        "pivots", [home[1], away[1]]
    )
    blockers = [state.stacks[f"p{number}"] for number in range(3, 9)]
    assert [one for (one,) in blockers] == streams.shuffled("blockers", [*home[2:], *away[2:]])
    assert state.stacks["rear"] == [home[0], away[0]]
    for lineup in (home, away):
        numbers = [CARDS.skaters[one].number for one in lineup[2:]]
        assert numbers == sorted(numbers)
    assert state.sides[0].hand == by_number(CARDS, pile[:5])
    assert state.sides[1].hand == by_number(CARDS, pile[5:10])
    assert state.pile == pile[10:]
    assert (state.turn, state.lead, state.lead_open, state.prison) == (1, None, True, [])
    assert [(side.passes, side.jam_points) for side in state.sides] == [(0, 0), (0, 0)]
    assert len(of(state.story, LinedUp)) == 2


@pytest.mark.rule("JAM-1.8")
def test_a_side_has_one_list_of_answers_whoever_gives_them() -> None:
    """Coaches share a seat: what one has begun another may go on with or take back."""
    match = begun()
    default(match, 0)
    assert kind(match, 0) == "pivot"
    assert [choice.values for choice in INFO.choices if choice.name == "staff"] == [
        ("any", "head", "rotate")
    ]


@pytest.mark.rule("JAM-1.8")
def test_which_coaches_of_a_staff_answer() -> None:
    def who(staff: str, jam: int, coaches: int) -> tuple[int, ...]:
        state = begun({"staff": staff}).state
        state.jam = jam
        return may_answer(RULES, state, 0, coaches)

    assert who("any", 3, 4) == (0, 1, 2, 3)
    assert who("head", 3, 4) == (0,)
    assert [who("rotate", jam, 3) for jam in (1, 2, 3, 4, 7)] == [(0,), (1,), (2,), (0,), (0,)]
    assert who("rotate", 5, 1) == (0,)


@pytest.mark.rule("JAM-1.8")
def test_a_line_up_belongs_to_the_coach_of_the_jam_that_comes_in_overtime_too() -> None:
    match = begun({"staff": "rotate", "jams": "1"})
    charged = dict[tuple[int, str], tuple[int, ...]]()
    while match.result is None:
        seat = match.asked[0]
        charged[match.state.jam, kind(match, seat)] = may_answer(RULES, match.state, seat, 3)
        answer(match, seat) if match.state.stage == "program" else default(match, seat)
    assert charged[1, "jammer"] == charged[1, "place"] == (0,)
    assert charged[2, "discard"] == charged[2, "blockers"] == charged[2, "place"] == (1,)
    assert charged[4, "place"] == (0,)  # nobody lays a card: three overtime jams


@pytest.mark.parametrize("preset", INFO.presets, ids=lambda one: one.name)
def test_presets(preset) -> None:
    lengths = {"flash": "2", "half": "20", "bout": "40"}
    assert preset.values.get("jams", "5") == lengths.get(preset.name, "5")
    assert (preset.values.get("orders") == "live") == (preset.name == "quick")
    assert RULES.check(Start(2, dict(preset.values))) == ()


def test_every_number_of_jams_from_1_to_40() -> None:
    (jams,) = (choice for choice in INFO.choices if choice.name == "jams")
    assert jams.default == "5"
    assert sorted(map(int, jams.values)) == list(range(1, 41))
