"""Group JAM-8: who sees what; the world dealt anew for a reader."""

import pytest

from games.core.contract import optional
from games.core.data import codec
from games.core.decision import random_picks
from games.core.match.match import Match
from games.core.streams import Streams
from games.driver.fields import ENOUGH, Fields
from games.jam.phases.resolution import begin_time
from games.jam.state import State
from games.jam.view import Blocked, Drew

from .table import (
    CARDS,
    RULES,
    answer,
    begun,
    default,
    defaults,
    kind,
    lay,
    of,
    on,
    options,
    play,
    program,
    question,
    table,
)


def seen(match: Match, reader: int | None) -> str:
    return codec.encode(
        (match.view(reader), reader is not None and match.questions[reader])
    ).decode()


def names(text: str, card: str) -> bool:
    return f'"{card}' in text


def running(**more) -> Match:
    """A live turn: F5 and V5 bear cards of several Times and are asked."""
    state = table(live=True, hands=("c01 c02", "c03 c04"), p5="F5", p8="V5", **more)
    lay(state, "c11 F5 c08 V5")
    begin_time(play(state))
    return on(state)


@pytest.mark.rule("JAM-8.1")
def test_what_happens_is_told_and_kept_in_the_story() -> None:
    match = begun()
    defaults(match, "lineup")
    program(match, 0)
    program(match, 1)
    told = [type(deed).__name__ for deed in match.state.story]
    assert told == ["Clocked", "Clocked"]
    assert match.view(None).story == tuple(match.state.story)


@pytest.mark.rule("JAM-8.1")
def test_places_and_fatigue_are_told_to_everybody() -> None:
    match, told = begun({"jams": "2"}), list[str]()
    while match.result is None:
        seat = match.asked[0]
        picks = RULES.default(match.view(seat), question(match, seat))
        events = match.answer(seat, picks).events
        told += [part.text.id for event in events if (part := event.seen_by(None))]
    assert told.count("jam-places") == match.state.jam
    assert told.count("jam-fatigue") == 2 * (match.state.jam - 1)


@pytest.mark.rule("JAM-8.1")
def test_drawn_cards_are_named_to_their_own_side_alone() -> None:
    match = begun()
    events = []
    while match.state.stage == "lineup":
        events = list(match.answer(match.asked[0], RULES.default(
            match.view(match.asked[0]), question(match, match.asked[0]))).events)  # fmt: skip
    drawn = [event for event in events if event.private]
    assert len(drawn) == len(of(match.state.story, Drew)) == 2
    for seat, event in enumerate(drawn):
        hand = match.state.sides[seat].hand
        own, other = (codec.encode(event.seen_by(one)).decode() for one in (seat, 1 - seat))
        assert all(names(own, card) for card in hand)
        assert not any(names(other, card) for card in hand)


@pytest.mark.rule("JAM-8.2")
def test_a_face_down_card_is_named_by_its_skater_and_its_times() -> None:
    match = running()
    for reader in (1, None):
        assert not names(seen(match, reader), "c11")
    assert names(seen(match, 0), "c11")
    laid = match.view(1).laid
    assert [(one.skater, one.times, one.card) for one in laid] == [
        ("F5", (1, 3, 5), ""),
        ("V5", (1, 3, 5), ""),
    ]
    assert not any(names(seen(match, 1), card) for card in ("c01", "c02"))


@pytest.mark.rule("JAM-8.2")
def test_lists_of_hidden_zones_are_sorted_by_number() -> None:
    match = begun({"jams": "2"})
    rng = Streams(b"sorted")
    while match.result is None:
        for side in match.state.sides:
            assert side.hand == sorted(side.hand)
        seat = match.asked[0]
        match.answer(seat, random_picks(question(match, seat), rng, "x"))


@pytest.mark.rule("JAM-8.3")
def test_running_answers_show_as_done_or_not_done_alone() -> None:
    match = begun()
    defaults(match, "lineup")
    public, other = match.view(None), match.view(1)
    while match.questions[0]:
        answer(match, 0)
        assert (match.view(None), match.view(1)) == (public, other)
        assert match.asked in {(0, 1), (1,)}


@pytest.mark.rule("JAM-8.3")
def test_plans_are_never_part_of_a_state() -> None:
    """So nothing of chosen Times, destinations, wishes and conditions can be shown later."""
    fields = set(State.__struct_fields__)
    assert not fields & {"orders", "plans", "calls"}
    match = begun()
    defaults(match, "lineup")
    rng = Streams(b"plans")
    while match.state.turns < 3:
        seat = match.asked[0]
        match.answer(seat, random_picks(question(match, seat), rng, "x"))
        assert not match.state.laid  # no planned turn rests with cards face down


@pytest.mark.rule("JAM-8.4")
def test_a_card_lost_face_down_is_shown() -> None:
    state = table(live=True, p5="F5", p6="V5")
    lay(state, "c06 F5 c39 V5")
    begin_time(play(state))
    assert "c39" in on(state).view(0).discard


@pytest.mark.rule("JAM-8.5")
@pytest.mark.parametrize("reader", [0, 1, None])
def test_a_world_dealt_anew_keeps_backs_and_looks_the_same(reader: int | None) -> None:
    match = running()
    rng = Streams(b"anew")
    cards, others = {0: "c11", 1: "c08"}, set()
    for _ in range(40):
        other = match.redealt(reader, rng)
        assert other.view(reader) == match.view(reader)
        assert RULES.inventory(other.state) == sorted(CARDS.actions)
        for seat, skater in enumerate(("F5", "V5")):
            card = other.state.laid[skater]
            assert CARDS.actions[card].times == (1, 3, 5)
            if seat != reader:
                others.add(card)
            else:
                assert card == cards[seat]
    assert len(others) > 1
    assert kind(match, 0) == "act"


def resolved(orders: tuple[str, str], calls: str) -> tuple[str, ...]:
    """Play a turn as home orders it; return all that the others get: events, words, pictures.

    F5 is thrown out at Time 1 before her card of Times 2 and 3 is turned up; F6 has one target.
    """
    five, six = orders
    state = table(
        hands=("c20 c23", "c06"), p5="F5", p6="V6", p3="F6", p4="V5", rear="F1 V1", p1="F3", p2="V3"
    )
    match = on(state)
    events = program(match, 0, f"F5 {five}, F6 {six}", calls)
    assert not [event for event in events if event.seen_by(1) or event.seen_by(None)]
    events += program(match, 1, "V6 c06t1")
    assert of(match.state.story, Blocked)[0].lost == "c20"
    others = []
    for reader in (1, None):
        view = match.view(reader)
        said = [codec.encode(event.seen_by(reader)) for event in events]
        shown = (RULES.describe(view), RULES.summary(view), optional.film(RULES, view))
        others += [repr(said), repr(shown), codec.encode(view).decode()]
    return tuple(others)


@pytest.mark.rule("JAM-8.2", "JAM-2.8")
@pytest.mark.parametrize(
    ("orders", "calls"),
    [
        (("c20t3 p3", "c23t3"), ""),  # another Time
        (("c20t2 p7", "c23t3"), ""),  # another destination
        (("c20t2 p3", "c23t3 V3 V5 V1"), ""),  # wishes
        (("c20t2 p3", "c23t3 V1"), ""),
        (("c20t2 p3", "c23t3"), "t1 t5 ahead scored threat"),  # conditions of who has no LEAD
    ],
)
def test_what_was_planned_and_did_not_come_about_is_never_shown(
    orders: tuple[str, str], calls: str
) -> None:
    """The other side and spectators get the same of two plans that come to the same."""
    assert resolved(orders, calls) == resolved(("c20t2 p3", "c23t3"), "")


@pytest.mark.rule("JAM-8.3")
def test_a_running_line_up_and_what_is_thrown_away_show_to_nobody_else() -> None:
    match = begun({"jams": "2"})
    while match.state.jam == 1:
        default(match, match.asked[0])
    public, other = match.view(None), match.view(1)
    shown = seen(match, 1)
    assert kind(match, 0) == "discard"
    answer(match, 0, options(match, 0)[0])
    while match.questions[0]:
        answer(match, 0, " ".join(options(match, 0)[-question(match, 0).least :]))
        assert (match.view(None), match.view(1)) == (public, other)
        assert seen(match, 1) == shown
    assert len(match.view(0).mine.lineup) == 5


@pytest.mark.rule("JAM-8.1")
def test_what_happened_belongs_to_no_side_where_it_is_as_many_as_sides() -> None:
    """The driver takes two things for one of each side until there are more or fewer."""
    fields, rng = Fields(), Streams(b"fields")
    match = begun()
    fields.look(match, rng)
    defaults(match, "lineup")
    program(match, 0)
    program(match, 1)
    assert len(match.state.story) == 2
    for _ in range(20 * ENOUGH):
        fields.look(match, rng)
    before = [one for one in fields.unseen() if one.startswith("field story.o")]
    assert before
    defaults(match, "program")
    assert len(match.state.story) > 2
    fields.look(match, rng)
    assert not [one for one in fields.unseen() if one.startswith("field story.o")]
