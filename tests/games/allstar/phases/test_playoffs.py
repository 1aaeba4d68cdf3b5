"""Group ASD-7: confrontations, shootouts, tickets, substitutions, places."""

import pytest

from games.allstar import events
from games.core.match.course import course
from games.core.view import Standing
from locales.texts import Locale
from tests.games.allstar.table import (
    BEARS4,
    DUCKS5,
    REST,
    RULES,
    THREE,
    answer,
    begun,
    blank,
    confronted,
    default,
    kind,
    on,
    options,
    play_round,
    said,
    scale,
    squads,
    take_back,
    words,
)

NINES4 = "bear-9 tiger-9 shark-9 eagle-9 duck-2"
GOALS4 = "bear-7 tiger-9 shark-3 caribou-1 wolf-2"


@pytest.mark.rule("ASD-7.1")
def test_everybody_forms_a_team_of_five_of_eighteen() -> None:
    match = begun(3)
    for _ in range(3):
        play_round(match)
    for seat in range(3):
        question = match.questions[seat]
        assert question is not None
        assert kind(match, seat) == "po_team"
        assert (question.least, question.most, len(question.options)) == (5, 5, 18)
        assert question.sealed
    picked = options(match, 0)[:5]
    answer(match, 0, " ".join(picked))
    assert match.view(1).panels[0].hand == 18
    assert match.view(1).panels[0].team is None
    take_back(match, 0)
    answer(match, 0, " ".join(picked))
    default(match, 1)
    default(match, 2)
    team = match.view(None).confrontations[0].teams[0]
    assert team is not None
    assert list(team.cards) == picked
    assert match.view(None).panels[0].hand == 13


@pytest.mark.rule("ASD-7.2", "ASD-7.11")
def test_e16_the_lowest_power_is_out() -> None:
    match = squads(
        f"{NINES4} | {REST}", f"{THREE} | rabbit-1 rabbit-2", f"{DUCKS5} | horse-1 horse-2",
        f"{BEARS4} | eagle-1 eagle-2",
    )  # fmt: skip
    view = match.view(None)
    assert view.confrontations[0].losers == (1,)
    assert (view.panels[1].rank, view.panels[1].playoff) == (4, 11)
    assert kind(match, 1) == ""
    assert kind(match, 0) == "sub_in"


@pytest.mark.rule("ASD-7.3")
def test_e21_power_decides_and_not_the_criterion() -> None:
    four = (f"{NINES4} | wolf-5", f"{GOALS4} | wolf-6", f"{DUCKS5} | wolf-7", f"{BEARS4} | wolf-8")
    match = squads(*(f"{one} panda-{place}" for place, one in enumerate(four, 1)))
    assert match.state.confrontations[0].low == [0, 1, 3]
    assert [kind(match, seat) for seat in range(4)] == ["shootout", "shootout", "", "shootout"]


@pytest.mark.rule("ASD-7.2", "ASD-7.3")
def test_e21_under_exact_the_criterion_decides() -> None:
    squad = (f"{NINES4} | wolf-5", f"{GOALS4} | wolf-6", f"{DUCKS5} | wolf-7", f"{BEARS4} | wolf-8")
    match = squads(*(f"{one} panda-{place}" for place, one in enumerate(squad, 1)), exact=True)
    assert match.state.confrontations[0].low == [3]
    assert match.view(None).panels[3].rank == 4


@pytest.mark.rule("ASD-7.3", "ASD-9.5")
def test_under_exact_the_loser_is_told_what_decides() -> None:
    squad = [f"{NINES4} | {REST}", f"{GOALS4} | {REST}", f"{BEARS4} | {REST}"]
    match = squads(*squad, exact=True, tickets=(2, 2, 2))
    events = confronted(match.state)
    assert "Ana: Power 4, four 9s (number, silver)." in said(events)
    assert (
        "Chloé has the weakest team and loses the confrontation "
        "(four 9s, silver, beat four Bears, bronze)."
    ) in said(events)
    assert (
        "Ton équipe est la plus faible, tu perds la confrontation : "
        "quatre 9, argent, battent quatre Ours, bronze."
    ) in said(events, 2, "fr")
    last = match.view(None).confrontations[0]
    assert (last.order, last.reasons) == ((1, 0, 2), ("criterion", "", "criterion"))
    spoken = [words(text) for text in RULES.describe(match.view(None))]
    assert "What decides: four 9s, silver, beat four Bears, bronze." in spoken


@pytest.mark.rule("ASD-7.3")
def test_where_power_alone_counts_no_criterion_is_told() -> None:
    match = squads(f"{NINES4} | {REST}", f"{GOALS4} | {REST}", f"{THREE} | {REST}")
    assert match.view(None).confrontations[0].reasons == ("", "", "")
    assert not any("decides" in words(text) for text in RULES.describe(match.view(None)))


@pytest.mark.rule("ASD-7.6")
def test_of_several_empty_hands_the_loser_is_told_why() -> None:
    weaker = "rabbit-1 rabbit-2 rabbit-5 walrus-9 penguin-4"
    state = blank(3, stage="change")
    for seat, team in zip(state.seats, (THREE, weaker, DUCKS5), strict=True):
        seat.team = team.split()
    assert (
        "Bao has the weaker team of the two and loses the confrontation "
        "(three Pandas rank above three Rabbits on the tie-breaker card)."
    ) in said(confronted(state))


def shootout(first: str, second: str, seats: int = 4) -> int:
    """Two managers shoot with these cards while the others watch; returns who loses."""
    watching = [f"{DUCKS5} | horse-1 horse-2"] * (seats - 2)
    match = squads(
        f"{THREE} | {first} wolf-5 wolf-8", f"{THREE} | {second} wolf-2 wolf-9", *watching
    )
    answer(match, 0, first)
    answer(match, 1, second)
    (loser,) = match.view(None).confrontations[0].losers
    return loser


@pytest.mark.rule("ASD-7.4")
@pytest.mark.parametrize(("seats", "loser"), [(5, 1), (4, 0)])
def test_e14_equal_symbols_go_on_to_the_next_criterion(seats: int, loser: int) -> None:
    assert shootout("caribou-4", "horse-6", seats) == loser


@pytest.mark.rule("ASD-7.4")
def test_e15_a_blank_is_below_every_symbol() -> None:
    assert shootout("horse-1", "duck-1") == 0


@pytest.mark.rule("ASD-7.4")
def test_e15_three_in_a_shootout_one_loses() -> None:
    match = squads(
        f"{THREE} | bear-9 wolf-2 wolf-5", f"{THREE} | tiger-8 wolf-8 wolf-9",
        f"{THREE} | eagle-9 horse-1 horse-3", f"{DUCKS5} | horse-4 horse-5",
    )  # fmt: skip
    for seat, card in enumerate(("bear-9", "tiger-8", "eagle-9")):
        answer(match, seat, card)
    assert match.view(None).confrontations[0].losers == (1,)


@pytest.mark.rule("ASD-7.4")
def test_no_two_cards_are_equal_in_a_shootout() -> None:
    for managers in (4, 6):
        ranks = scale(managers)
        assert len({ranks.shot(card) for card in RULES.cards.players}) == 108


@pytest.mark.rule("ASD-7.5")
def test_shootout_cards_leave_the_game_and_teams_stay() -> None:
    match = squads(
        f"{THREE} | wolf-5 wolf-6 wolf-7", f"{THREE} | wolf-1 wolf-2 wolf-3", tickets=(1, 1)
    )
    assert options(match, 0) == ["wolf-5", "wolf-6", "wolf-7"]
    answer(match, 0, "wolf-5")
    assert match.view(1).spent == ()
    events = answer(match, 1, "wolf-1")
    assert match.view(None).spent == ("wolf-5", "wolf-1")
    assert [sorted(seat.team) for seat in match.state.seats] == [sorted(THREE.split())] * 2
    told = said(events)
    assert "Bao shoots with Wolf 1 (Helmet)." in told
    assert "Ana loses the shootout: a card with a symbol (Helmet) beats one without." in told


@pytest.mark.rule("ASD-7.6")
def test_an_empty_hand_loses_the_shootout_and_nobody_plays() -> None:
    match = squads(
        f"{THREE} |", f"{THREE} | wolf-1 wolf-2", f"{DUCKS5} | wolf-3 wolf-4", tickets=(1, 1, 1)
    )
    confrontation = match.view(None).confrontations[0]
    assert confrontation.losers == (0,)
    assert confrontation.shots == ("", "", "")
    assert match.view(None).panels[0].tickets == 0


@pytest.mark.rule("ASD-7.6")
def test_of_several_empty_hands_the_weakest_team_loses_equal_ones_together() -> None:
    weaker = "rabbit-1 rabbit-2 rabbit-5 walrus-9 penguin-4"
    match = squads(f"{THREE} |", f"{weaker} |", f"{THREE} | wolf-1 wolf-2", tickets=(1, 1, 1))
    assert match.view(None).confrontations[0].losers == (1,)
    match = squads(f"{THREE} |", f"{THREE} |", f"{THREE} | wolf-1 wolf-2", tickets=(1, 1, 1))
    assert match.view(None).confrontations[0].losers == (0, 1)


@pytest.mark.rule("ASD-7.7")
def test_a_ticket_keeps_the_loser_in() -> None:
    match = squads(
        f"{THREE} | wolf-1 wolf-2 wolf-3", f"{DUCKS5} | bear-1 bear-2 bear-3", tickets=(2, 2)
    )
    view = match.view(None)
    assert (view.confrontations[0].paid, view.panels[0].tickets) == ((0,), 1)
    assert kind(match, 0) == "sub_in"


@pytest.mark.rule("ASD-7.8", "ASD-7.12")
def test_the_last_one_left_is_champion() -> None:
    match = squads(f"{THREE} | wolf-1 wolf-2 wolf-3", f"{DUCKS5} | bear-1 bear-2 bear-3")
    panels = match.view(None).panels
    assert [(panel.rank, panel.playoff) for panel in panels] == [(2, 20), (1, 26)]
    assert match.result is not None


@pytest.mark.rule("ASD-7.11", "ASD-7.12")
@pytest.mark.parametrize(
    "teams",
    [
        (f"{THREE} | wolf-1 wolf-2", f"{DUCKS5} | bear-1"),
        (f"{THREE} | wolf-1", f"{DUCKS5} | bear-1 bear-2", f"{BEARS4} | eagle-1"),
    ],
)
def test_places_of_one_confrontation_are_one_point_of_the_course(teams: tuple[str, ...]) -> None:
    """Nobody is ahead for having been told first."""
    state = blank(len(teams), stage="team", round=3)
    for seat, squad in zip(state.seats, teams, strict=True):
        team, _, hand = squad.partition("|")
        seat.team, seat.hand = team.split(), hand.split()
    told = confronted(state)
    (first, *after) = [event.together for event in told if event.decides]
    assert not first
    assert all(after)
    scores = tuple(seat.playoff for seat in state.seats)
    rows = [Standing(1, (seat,), score) for seat, score in enumerate(scores)]
    found = course(told, "supporters", rows, len(teams))
    assert [point.scores for point in found] == [(0,) * len(teams), scores]


@pytest.mark.rule("ASD-7.13")
def test_e17_tickets_left_pay() -> None:
    match = squads(f"{THREE} | wolf-1 wolf-2 wolf-3", f"{DUCKS5} | bear-1 bear-2", tickets=(0, 1))
    assert [panel.playoff for panel in match.view(None).panels] == [20, 26 + 2]
    three = squads(
        f"{DUCKS5} | wolf-1 wolf-2", f"{THREE} | bear-1", f"{BEARS4} | eagle-1", tickets=(1, 0, 0)
    )
    assert three.view(None).panels[0].playoff == 26 + 3


@pytest.mark.rule("ASD-7.7", "ASD-7.13")
@pytest.mark.parametrize(
    ("losers", "expected"), [((0, 1, 1, 0, 1), [26, 20]), ((1, 0, 1, 1), [26 + 2, 20])]
)
def test_e17_as_in_the_paper(losers: tuple[int, ...], expected: list[int]) -> None:
    state = blank(2, stage="change")
    for seat in state.seats:
        seat.tickets, seat.hand = 2, list("abcdefghi")
    for loser in losers:
        for place, seat in enumerate(state.seats):
            seat.team = (THREE if place == loser else DUCKS5).split()
        confronted(state)
    assert [seat.playoff for seat in state.seats] == expected
    assert state.stage == "over"


@pytest.mark.rule("ASD-7.3", "ASD-10.5")
def test_the_only_card_of_a_hand_is_played_without_a_question() -> None:
    match = squads(f"{THREE} | wolf-1", f"{THREE} | bear-2 bear-3 bear-4", tickets=(1, 1))
    assert kind(match, 0) == ""
    answer(match, 1, "bear-2")
    assert match.state.confrontations[0].shots == ["wolf-1", "bear-2"]


@pytest.mark.rule("ASD-7.14")
def test_hands_of_the_eliminated_stay_hidden() -> None:
    match = squads(
        f"{THREE} | rabbit-1 rabbit-2",
        f"{DUCKS5} | bear-1 bear-2 bear-3",
        f"{BEARS4} | eagle-1 eagle-2",
    )
    assert match.view(None).panels[0].rank == 3
    assert "rabbit-1" not in str(match.view(1))


@pytest.mark.rule("ASD-7.4")
def test_e22_cards_suffice_for_five_confrontations() -> None:
    hand = 18 - 5
    for _ in range(4):
        hand -= 1 + 2
    assert hand - 1 == 0


@pytest.mark.rule("ASD-8.1", "ASD-8.2")
def test_e20_a_tie_is_broken_by_the_play_off_supporters() -> None:
    match = squads(
        f"{THREE} | wolf-1 wolf-2", f"{DUCKS5} | bear-1 bear-2", season=(51 + 5, 50), tickets=()
    )
    assert match.result is not None
    assert [(row.seats, row.score) for row in match.result] == [((0,), 76), ((1,), 76)][::-1]
    assert [row.place for row in match.result] == [1, 2]


@pytest.mark.rule("ASD-8.2")
def test_what_is_equal_altogether_shares_the_rank() -> None:
    match = squads(f"{THREE} | wolf-1", f"{DUCKS5} | bear-1", season=(50, 50))
    assert match.result is not None
    assert [row.place for row in match.result] == [2 - 1, 2]
    tied = squads(f"{THREE} |", f"{THREE} |", season=(50, 50))
    assert tied.result is not None
    assert [row.place for row in tied.result] == [1, 1]


def test_the_champion_is_told() -> None:
    match = squads(f"{THREE} | wolf-1 wolf-2", f"{DUCKS5} | bear-1 bear-2", tickets=(1, 0))
    default(match, 0)
    assert on(match.state).result is None


@pytest.mark.rule("ASD-10.5")
def test_the_only_shot_is_told_to_its_owner() -> None:
    state = blank(3, stage="change")
    for seat, team in zip(state.seats, (THREE, THREE, DUCKS5), strict=True):
        seat.team = team.split()
    state.seats[0].hand = ["wolf-1"]
    state.seats[1].hand = REST.split()
    events = confronted(state)
    assert "You shoot with your last card: Wolf 1." in said(events, 0)
    assert not any("Wolf 1" in line for line in (*said(events, 1), *said(events)))
    match = on(state)
    assert (kind(match, 0), kind(match, 1)) == ("", "shootout")


@pytest.mark.rule("ASD-7.2")
@pytest.mark.parametrize(
    ("others", "told"),
    [
        ([f"{NINES4} | {REST}"], "Ana has the lower Power, 3 against 4, and loses"),
        (
            [f"{DUCKS5} | {REST}", f"{BEARS4} | {REST}"],
            "Ana alone has the lowest Power, 3 against at least 4, and loses",
        ),
    ],
)
def test_the_lowest_power_is_told_beside_the_next(others: list[str], told: str) -> None:
    match = squads(f"{THREE} | {REST}", *others, tickets=[2] * (len(others) + 1))
    events = said(confronted(match.state))
    assert f"{told} the confrontation." in events


@pytest.mark.rule("ASD-7.7", "ASD-7.11")
@pytest.mark.parametrize(
    ("locale", "reader", "said_"),
    [
        ("en", 0, ["You pay a ticket and stay in, with one left.",
                   "You are out of the play-offs, in 2nd place: +20 supporters."]),
        ("en", 1, ["Ana pays a ticket and stays in, with one left.",
                   "Ana is out of the play-offs, in 2nd place: +20 supporters."]),
        ("fr", 0, ["Tu paies un ticket et restes en lice ; il t’en reste 1.",
                   "Tu quittes les play-off à la 2e place : +20 supporters."]),
        ("fr", 1, ["Ana paie un ticket et reste en lice ; il lui en reste 1.",
                   "Ana quitte les play-off à la 2e place : +20 supporters."]),
    ],
)  # fmt: skip
def test_who_pays_or_goes_is_told_in_plain_words(
    locale: Locale, reader: int, said_: list[str]
) -> None:
    told = [events.pays(0, 1), events.out(0, 2, 20, (), together=False)]
    assert [line.replace("\u00a0", " ") for line in said(told, reader, locale)] == said_
