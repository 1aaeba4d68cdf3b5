"""Substitutions of the play-offs (ASD-7.9, ASD-7.10): who comes in, who goes out, who cannot."""

import pytest

from games.allstar.strength import best_leavers
from games.core.refused import IllegalMove
from tests.games.allstar.table import (
    BEARS4,
    DUCKS5,
    REST,
    THREE,
    answer,
    confronted,
    default,
    ids,
    kind,
    options,
    said,
    scale,
    squads,
    take_back,
)


@pytest.mark.rule("ASD-7.9", "ASD-7.11")
def test_e18_who_cannot_substitute_is_out() -> None:
    match = squads(
        f"{THREE} | wolf-1", f"{DUCKS5} | bear-1 bear-2 bear-3",
        "horse-1 penguin-2 walrus-3 rabbit-4 caribou-8 |", f"{BEARS4} | eagle-1",
    )  # fmt: skip
    panels = match.view(None).panels
    assert match.view(None).confrontations[0].losers == (2,)
    assert match.view(None).confrontations[0].short == (0, 3)
    assert [panel.rank for panel in panels] == [3, 1, 4, 3]
    assert [panel.playoff for panel in panels] == [15, 26, 11, 15]
    assert len(match.view(None).confrontations) == 1


@pytest.mark.rule("ASD-7.8", "ASD-7.9", "ASD-7.12")
def test_e18_the_last_one_needs_no_cards_to_be_champion() -> None:
    """The play-offs are over before anybody would have to substitute."""
    match = squads(f"{THREE} | wolf-1 wolf-2", f"{DUCKS5} | bear-1")
    view = match.view(None)
    assert [(panel.rank, panel.playoff) for panel in view.panels] == [(2, 20), (1, 26)]
    assert view.confrontations[0].short == ()


@pytest.mark.rule("ASD-7.10")
def test_a_change_is_one_sitting() -> None:
    match = squads(
        f"{THREE} | wolf-1 wolf-2 wolf-3", f"{DUCKS5} | bear-1 bear-2 bear-3", tickets=(2, 2)
    )
    coming = match.questions[0]
    answer(match, 0, "wolf-1 wolf-2")
    going = match.questions[0]
    assert coming is not None
    assert going is not None
    assert (coming.kind, going.kind) == ("allstar.sub_in", "allstar.sub_out")
    assert coming.sitting == going.sitting


@pytest.mark.rule("ASD-7.9", "ASD-7.12")
def test_e19_all_out_at_once() -> None:
    match = squads(f"{THREE} | wolf-1", f"{DUCKS5} | bear-1", tickets=(2, 2))
    panels = match.view(None).panels
    assert [(panel.rank, panel.season, panel.tickets) for panel in panels] == [(2, 0, 1), (2, 0, 2)]
    assert [panel.playoff for panel in panels] == [20 + 2, 20 + 4]


@pytest.mark.rule("ASD-7.6", "ASD-7.7", "ASD-7.9")
def test_e18_a_ticket_does_not_help_who_has_no_cards() -> None:
    weaker = "rabbit-1 rabbit-2 rabbit-5 walrus-9 penguin-4"
    match = squads(f"{weaker} |", f"{THREE} |", tickets=(1, 0))
    panels = match.view(None).panels
    assert match.view(None).confrontations[0].paid == (0,)
    assert [(panel.rank, panel.playoff) for panel in panels] == [(2, 20), (2, 20)]


@pytest.mark.rule("ASD-7.10")
def test_two_to_four_cards_are_replaced() -> None:
    match = squads(
        f"{THREE} | wolf-1 wolf-2 wolf-3", f"{DUCKS5} | bear-1 bear-2 bear-3 bear-4 bear-5",
        tickets=(1, 1),
    )  # fmt: skip
    few, many = match.questions
    assert few is not None
    assert many is not None
    assert (few.least, few.most) == (2, 3)
    assert (many.least, many.most) == (2, 4)
    answer(match, 1, "bear-1 bear-2 bear-3")
    leaving = match.questions[1]
    assert leaving is not None
    assert (leaving.least, leaving.most) == (3, 3)
    assert options(match, 1) == sorted(DUCKS5.split())
    with pytest.raises(IllegalMove):
        match.answer(1, ("bear-1", "duck-1", "duck-3"))


@pytest.mark.rule("ASD-7.10")
def test_changes_show_at_the_next_confrontation() -> None:
    match = squads(
        f"{THREE} | wolf-1 wolf-2 wolf-3", f"{DUCKS5} | bear-1 bear-2 bear-3", tickets=(1, 1)
    )
    before = match.view(None)
    answer(match, 0, "wolf-1 wolf-2")
    answer(match, 0, "panda-1 panda-2")
    assert match.view(None) == before
    answer(match, 1, "bear-1 bear-2")
    events = answer(match, 1, "duck-1 duck-3")
    assert len(match.view(None).confrontations) == 2
    assert match.state.confrontations[1].teams[0] == sorted(
        ["panda-6", "rabbit-4", "walrus-9", "wolf-1", "wolf-2"]
    )
    assert set(match.view(None).spent) == {"panda-1", "panda-2", "duck-1", "duck-3"}
    assert ids(events).count("allstar-changed") == 2


@pytest.mark.rule("ASD-7.10", "ASD-10.5")
def test_a_hand_of_two_goes_in_without_a_question() -> None:
    match = squads(f"{THREE} | wolf-1 wolf-2", f"{DUCKS5} | bear-1 bear-2 bear-3", tickets=(1, 1))
    assert kind(match, 0) == "sub_out"
    view = match.view(0)
    assert view.mine is not None
    assert view.mine.coming == ("wolf-1", "wolf-2")
    assert match.view(1).panels[0].hand == 2


@pytest.mark.rule("ASD-10.6")
def test_taking_back_who_comes_in_takes_back_who_goes_out() -> None:
    match = squads(
        f"{THREE} | wolf-1 wolf-2 wolf-3", f"{DUCKS5} | bear-1 bear-2 bear-3", tickets=(1, 1)
    )
    answer(match, 0, "wolf-1 wolf-2")
    answer(match, 0, "panda-1 panda-2")
    take_back(match, 0)
    assert kind(match, 0) == "sub_out"
    take_back(match, 0)
    assert kind(match, 0) == "sub_in"


@pytest.mark.rule("ASD-10.3")
def test_the_default_change_makes_the_strongest_team() -> None:
    match = squads(
        "panda-1 panda-2 bear-3 tiger-5 walrus-8 | panda-6 panda-8 wolf-1 wolf-2",
        f"{DUCKS5} | bear-1 bear-2 bear-4",
        tickets=(1, 1),
    )
    default(match, 0)
    mine = match.view(0).mine
    assert mine is not None
    assert mine.coming == ("panda-6", "panda-8")
    default(match, 0)
    mine = match.view(0).mine
    assert mine is not None
    assert mine.going == ("bear-3", "tiger-5")


@pytest.mark.rule("ASD-10.3")
def test_the_default_leavers_fit_the_owners_choice() -> None:
    team = ["panda-1", "panda-2", "bear-3", "tiger-5", "walrus-8"]
    assert best_leavers(scale(), team, ("panda-6", "panda-8", "wolf-1")) == (
        "bear-3",
        "tiger-5",
        "walrus-8",
    )


@pytest.mark.rule("ASD-10.5")
def test_a_change_without_a_question_is_told_to_its_owner() -> None:
    team = f"{THREE} | wolf-1 wolf-2"
    state = squads(team, f"{DUCKS5} | {REST}", tickets=(2, 2)).state
    events = confronted(state)
    assert "Your last two cards join your team: Wolf 1 and Wolf 2." in said(events, 0)
    assert not any("Wolf 1" in line for line in (*said(events, 1), *said(events)))
