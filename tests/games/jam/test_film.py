"""The film of a turn: replayed from what everybody may see, it ends where the turn ended."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from games.core.contract import optional
from games.core.info import Start
from games.core.match.match import Match
from games.core.streams import Keys, Streams
from games.core.text import Text
from games.core.view import SHOTS, Shot
from games.jam.film import ways
from games.jam.track import positions
from games.jam.view import Before, JamEnded, JamView
from games.registry import load

from .table import CARDS, RULES, begun, defaults, of, on, program, table


def films(
    options: dict[str, str], seed: bytes, player: str
) -> Iterator[tuple[Match, tuple[Shot, ...]]]:
    """Play a match; yield it after each turn, with the film of that."""
    coach = load()["jam"].players(RULES)[player]
    match, _ = Match.begin(RULES, Start(2, options), Keys.of(seed))
    rng, turns = Streams(b"coach"), 0
    while match.result is None:
        seat = match.asked[0]
        question = match.questions[seat]
        assert question is not None
        match.answer(seat, coach.answer(match.view(seat), question, rng))
        shots = optional.film(RULES, view(match))
        if match.state.turns > turns and shots:
            turns = match.state.turns
            yield match, shots
    assert turns == match.state.turns


def view(match: Match) -> JamView:
    found = match.view(None)
    assert isinstance(found, JamView)
    return found


@pytest.mark.slow
@pytest.mark.rule("JAM-8.1")
@pytest.mark.parametrize("orders", ["planned", "live"])
@pytest.mark.parametrize("player", ["sensible", "random"])
def test_a_film_ends_as_the_turn_ended(orders: str, player: str) -> None:
    turns = 0
    for seed in (b"one", b"two", b"three"):
        for match, shots in films({"jams": "2", "orders": orders}, seed, player):
            turns += 1
            now, last = view(match), shots[-1].view
            assert isinstance(last, JamView)
            assert last.stacks == now.stacks
            assert [side.points for side in last.sides] == [side.points for side in now.sides]
            ended = of(match.state.story, JamEnded)
            if not ended:
                assert (last.lead, last.laid) == (now.lead, ())
                assert {one.skater for one in last.prison} == {one.skater for one in now.prison}
            assert 2 <= len(shots) <= SHOTS
    assert turns > 20


def test_everything_that_is_told_of_a_turn_is_in_its_film() -> None:
    """But for what is drawn, which concerns the next one."""
    for match, shots in films({"jams": "1"}, b"told", "sensible"):
        said = [one.id for shot in shots for one in shot.said]
        story = [one.id for one in _said(match) if one.id != "jam-drew"]
        assert said == story


def _said(match: Match) -> list[Text]:
    from games.jam.words import story  # noqa: PLC0415 - the same in words

    return story(CARDS.faces, view(match))


def test_before_the_first_turn_there_is_no_film_and_none_while_a_turn_runs() -> None:
    match = begun({"orders": "live"})
    assert optional.film(RULES, view(match)) == ()
    defaults(match, "lineup")
    assert optional.film(RULES, view(match)) == ()
    program(match, 0)
    assert optional.film(RULES, view(match)) == ()
    program(match, 1)
    while match.state.stage in {"act", "move", "block", "call"}:
        assert optional.film(RULES, view(match)) == ()
        seat = match.asked[0]
        question = match.questions[seat]
        assert question is not None
        match.answer(seat, RULES.default(match.view(seat), question))
    assert optional.film(RULES, view(match))


@pytest.mark.rule("JAM-3.10")
def test_who_came_out_of_prison_has_not_moved_if_she_stands_where_she_came_out() -> None:
    now = view(on(table(rear="F1 V1 F5", p1="V3", p2="F3")))
    before = Before(1, 0, 1, now.stacks, (), ((), ()), (0, 0), (0, 0), None, 20)
    inside = {**now.stacks, "rear": ("F1", "V1")}
    assert "skater:F5" not in arrows(replace(now, before=replace(before, stacks=inside)))
    moved = {**inside, "p3": ("F5",)}
    assert "skater:F5" in arrows(replace(now, before=replace(before, stacks=moved)))


def arrows(of: JamView) -> list[str]:
    return [mark.place for mark in ways(of)]


def test_arrows_lead_from_where_a_skater_was_at_the_reveal_to_where_she_is() -> None:
    for match, shots in films({"jams": "1"}, b"arrows", "sensible"):
        now, first = view(match), shots[0].view
        assert isinstance(first, JamView)
        assert now.before is not None
        then, here = positions(now)._replace(stacks=now.before.stacks), positions(now)
        moved = {mark.place.partition(":")[2]: mark.from_place for mark in ways(now)}
        for five in here.lineups:
            for one in five:
                assert (one in moved) == ((then.space(one) or "rear") != here.space(one))
                if one in moved and then.space(one):
                    assert moved[one] == f"space:{then.space(one)}"
        assert shots[-1].marks == ways(now)
