"""How strong the sensible player is, and whether its matches look as the design's did."""

from collections.abc import Sequence
from statistics import mean, pstdev

import pytest

from games.ai.player import DefaultPlayer, Player, RandomPlayer
from games.core.decision import is_legal
from games.core.info import Start
from games.core.match.match import Match
from games.core.streams import Keys, Streams
from games.firstdeck.heuristic import SensiblePlayer
from games.simulate import main

from .table import RULES, Table, laid_out

SENSIBLE = SensiblePlayer(RULES)
TEN = "P07 P08 P09 P10 P12 P13 P14 P17 P18 P19"

# Section 11 of the rules: mean and spread of stars, longest final series, highest score.
FIGURES = {
    2: (17.4, 18.6, 3.3, 6, 28),
    3: (12.2, 13.0, 3.3, 6, 24),
    4: (9.8, 10.6, 2.9, 6, 21),
    5: (6.9, 7.3, 2.3, 5, 16),
}


def played(players: Sequence[Player], seed: int) -> Match:
    """A match between these players to its end."""
    rng = Streams(b"players|%d" % seed)
    match, _ = Match.begin(RULES, Start(len(players)), Keys.of(b"players|%d" % seed))
    while match.result is None:
        seat = match.asked[0]
        question = match.questions[seat]
        picks = players[seat].answer(match.view(seat), question, rng)
        assert is_legal(question, picks)
        match.answer(seat, picks)
    return match


def wins(one: Player, other: Player, matches: int, seats: int = 2) -> float:
    """The share of matches that `one` wins against the others, a shared first place as a part."""
    won = 0.0
    for number in range(matches):
        own = number % seats
        match = played([one if seat == own else other for seat in range(seats)], number)
        firsts = [row.seats[0] for row in match.result or () if row.place == 1]
        won += (own in firsts) / len(firsts)
    return won / matches


@pytest.mark.slow
def test_the_sensible_player_beats_random_in_nine_of_ten() -> None:
    assert wins(SENSIBLE, RandomPlayer(), 200) >= 0.9


@pytest.mark.long
@pytest.mark.parametrize(("seats", "share"), [(3, 0.8), (4, 0.78), (5, 0.73)])
def test_the_sensible_player_beats_several_random_ones(seats: int, share: float) -> None:
    assert wins(SENSIBLE, RandomPlayer(), 200, seats) >= share


@pytest.mark.slow
def test_the_sensible_player_beats_defaults() -> None:
    assert wins(SENSIBLE, DefaultPlayer(RULES), 200) >= 0.6


def test_defaults_beat_random_answers() -> None:
    assert wins(DefaultPlayer(RULES), RandomPlayer(), 40) >= 0.6


@pytest.mark.long
@pytest.mark.parametrize("seats", FIGURES)
def test_figures_lie_where_the_design_put_them(seats: int) -> None:
    random_mean, sensible_mean, spread, longest, highest = FIGURES[seats]
    matches = [played([SENSIBLE] * seats, 10_000 + number) for number in range(200)]
    scores = [row.score for match in matches for row in match.result or ()]
    assert random_mean - 0.5 <= mean(scores) <= sensible_mean + 0.5
    assert abs(pstdev(scores) - spread) < 0.7
    assert max(scores) <= highest + 4
    assert all(match.state.round == (8 if seats == 5 else 10) for match in matches)
    assert 3 <= mean(match.state.final_round for match in matches) <= 5
    assert max(match.state.final_round for match in matches) <= longest


def test_it_throws_goblins_out_and_takes_what_helps() -> None:
    table = Table(laid_out("T1 T7 C3 T4", "P05 S4 C1 C2", pile=f"P30 P20 P40 {TEN}"))
    rng = Streams(b"one")
    assert SENSIBLE.answer(table.view(0), table.match.questions[0], rng) == ("T7",)
    table.answer(0, "T7")
    assert SENSIBLE.answer(table.view(0), table.match.questions[0], rng) == ("P40", "P20")


@pytest.mark.rule("FDB-7.5")
def test_it_keeps_good_cards_however_large_its_deck_is() -> None:
    """Whoever has the last cards gains 5 stars."""
    many = "T1 C3 T2 T6 T4 T3 P01 P02 P03 P04 P06 P11 P15 P16"
    table = Table(laid_out(many, "P05 S4 C1 C2", pile=f"P30 P20 P40 {TEN}"))
    question = table.match.questions[0]
    assert question is not None
    assert question.kind == "firstdeck.discard"
    assert SENSIBLE.answer(table.view(0), question, Streams(b"one")) == ()


def test_it_puts_a_family_together() -> None:
    table = Table(laid_out("T1 C3 T2 T6 T4 T3", "P05 S4 C1 C2", pile=f"P03 P20 P40 {TEN}"))
    table.answer(0)
    table.answer(0, "P03", "P20")
    order = SENSIBLE.answer(table.view(0), table.match.questions[0], Streams(b"one"))
    assert set(order[:3]) == {"T1", "T2", "P03"}


def test_it_robs_the_richest() -> None:
    decks = ("P38 T1 T2 T3", "P05 P01 S3 C1", "Q1 M1 M2 M3")
    table = Table(laid_out(*decks, pile=TEN, stars=(3, 2, 5)))
    question = table.match.questions[0]
    assert SENSIBLE.answer(table.view(0), question, Streams(b"one")) == ("2",)


@pytest.mark.slow
def test_matches_hold_under_the_driver() -> None:
    line = ["firstdeck", "--matches", "8", "--seats", "2-5", "--seed", "quick", "--check"]
    assert main([*line, "--options", "any"]) == 0


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("seats", ["2", "3", "4", "5"])
def test_thousands_of_matches_hold_under_the_driver(seats: str) -> None:
    line = ["firstdeck", "--matches", "500", "--seats", seats, "--seed", "long", "--check"]
    assert main([*line, "--options", "any", "--long"]) == 0
