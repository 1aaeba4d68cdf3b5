"""Group NBA-11: initial draft and selection of the starting team."""

import pytest

from games.core.match.moves import TookBack
from tests.games.nba.table import CARDS, Table, faces, said


def drafting(**options: str) -> Table:
    return Table(options={"draft": "yes", **options})


def draft_through(table: Table) -> None:
    while table.state.stage == "draft":
        seat = table.match.asked[0]
        table.answer(seat, table.options(seat)[0])


@pytest.mark.rule("NBA-11.1")
def test_draft_then_selection_then_the_usual_setup() -> None:
    table = drafting(selection="yes")
    assert table.state.stage == "draft"
    draft_through(table)
    assert table.state.stage == "team"
    assert table.kind(0) == "lineup"
    while table.state.stage == "team":
        seat = table.match.asked[0]
        table.answer(seat, *table.default(seat))
    assert table.state.stage == "turns"
    assert table.state.turn == 1
    assert all(len(own.hand) == 6 for own in table.state.seats)


@pytest.mark.rule("NBA-11.2")
def test_packs_of_four_are_exchanged_and_three_drafted() -> None:
    table = drafting()
    packs = [list(own.pack) for own in table.state.seats]
    assert [len(pack) for pack in packs] == [4, 4]
    assert all(3 <= CARDS.player(card).cost <= 5 for pack in packs for card in pack)
    assert table.question(0).sealed
    best = table.default(0)[0]
    assert CARDS.player(best).cost == max(CARDS.player(card).cost for card in packs[0])
    table.answer(0, packs[0][0])
    assert table.kind(0) == ""
    assert table.view(1).coaches[0].drafted == ()
    table.answer(1, packs[1][1])
    assert sorted(table.options(0)) == sorted(set(packs[1]) - {packs[1][1]})
    assert sorted(table.options(1)) == packs[0][1:]
    draft_through(table)
    for seat, own in enumerate(table.state.seats):
        assert len(own.drafted) == 3
        assert own.pack == []
        assert table.view(1 - seat).coaches[seat].drafted == tuple(own.drafted)
    rest = set(packs[0] + packs[1]) - {c for own in table.state.seats for c in own.drafted}
    assert rest <= set(table.markets().away)


@pytest.mark.rule("NBA-11.3")
@pytest.mark.parametrize("selection", ["no", "yes"])
def test_drafted_cards_replace_three_reserves(selection: str) -> None:
    table = drafting(selection=selection)
    draft_through(table)
    if selection == "no":
        question = table.question(0)
        assert (table.kind(0), question.least, question.most) == ("cut", 3, 3)
        assert table.default(0) == ("S11", "S15", "S16")
    while table.state.stage == "team":
        seat = table.match.asked[0]
        if table.kind(seat) == "bench":
            assert table.question(seat).most == 4
            assert table.default(seat) == ("S12", "S13", "S14", "S11")
        table.answer(seat, *table.default(seat))
    for own in table.state.seats:
        owned = [*own.hand, *own.deck]
        assert len(owned) == 12
        assert set(own.drafted) <= set(owned)
        assert sum(card[0] == "S" for card in owned) == 4


@pytest.mark.rule("NBA-11.4")
def test_nobody_drafted_is_in_the_market() -> None:
    for n in range(8):
        table = Table(options={"draft": "yes"}, key=bytes([n]))
        draft_through(table)
        drafted = {card for own in table.state.seats for card in own.drafted}
        while table.state.stage == "team":
            seat = table.match.asked[0]
            table.answer(seat, *table.default(seat))
        markets = table.markets()
        assert len(drafted) == 6
        assert not drafted & {*markets.players, *markets.track, *markets.away}


def selecting(seats: int = 2) -> Table:
    return Table(seats, {"selection": "yes"})


@pytest.mark.rule("NBA-11.5", "NBA-11.6", "NBA-11.7")
def test_everybody_chooses_starters_reserves_and_tactics() -> None:
    table = selecting()
    kinds, bounds = [], []
    while table.match.questions[0]:
        question = table.question(0)
        kinds.append(table.kind(0))
        bounds.append((question.least, question.most, len(question.options)))
        picks = ("S06", "S09") if table.kind(0) == "lineup" else table.default(0)
        table.answer(0, *picks)
    assert kinds == ["lineup", "bench", "base_off", "base_def"]
    assert bounds == [(0, 5, 5), (7, 7, 10), (3, 3, 5), (2, 2, 5)]
    while table.state.stage == "team":
        table.answer(1, *table.default(1))
    assert faces(table.seat(0).court) == ["S06", "S02", "S03", "S09", "S05"]
    deck = sorted(faces(table.seat(0).hand + table.seat(0).deck))
    assert deck == sorted(
        ["S11", "S12", "S13", "S14", "S15", "S16", "S17", "B01", "B02", "B03", "B06", "B07"]
    )
    assert {"S01", "S04"} <= set(faces(table.seat(0).box))


@pytest.mark.rule("NBA-11.8")
def test_choices_are_private_until_all_are_ready_and_may_be_taken_back() -> None:
    table = selecting()
    before = table.view(1)
    table.answer(0, "S06")
    table.answer(0, *table.default(0))
    assert table.view(1) == before
    table.match.play(TookBack(0))
    assert table.kind(0) == "bench"
    while table.match.questions[0]:
        table.answer(0, *table.default(0))
    assert table.match.ready == (0,)
    while table.state.stage == "team":
        table.answer(1, *table.default(1))
    assert len(said(table.told, "team")) == 2


def test_a_match_may_be_given_up_before_the_teams_are_made() -> None:
    for stage in ("draft", "team"):
        table = drafting(selection="yes")
        if stage == "team":
            draft_through(table)
        table.answer(0, *table.default(0))
        table.concede(1)  # the cards are counted
        assert table.match.result is not None
        assert table.match.rules.describe(table.view(0))
