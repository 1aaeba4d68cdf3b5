"""What the lesson asks about turns (MND-1.1)."""

import pytest
from msgspec.structs import replace

from games.core.info import Start
from games.core.match.match import Match
from games.core.streams import Keys, Streams
from games.jam.advice.facts import facts
from games.jam.heuristic import SensiblePlayer
from games.jam.view import JamView
from games.registry import load

GAME = load()["jam"]


@pytest.mark.rule("MND-1.1")
@pytest.mark.parametrize(("turn", "held"), [(1, "first-turn"), (2, "second-turn"), (3, None)])
def test_which_turn_of_a_jam_it_is(turn: int, held: str | None) -> None:
    rules = GAME.rules()
    player, rng = SensiblePlayer(rules), Streams(b"turns")
    match, _ = Match.begin(rules, Start(2), Keys.of(b"turns"))
    assert not {"first-turn", "second-turn"} & _facts(match)  # line-ups come before any turn
    while match.state.stage == "lineup":
        seat = match.asked[0]
        question = match.questions[seat]
        assert question is not None
        match.answer(seat, player.answer(match.view(seat), question, rng))
    found = _facts(match, turn) & {"first-turn", "second-turn"}
    assert found == ({held} if held else set())


def _facts(match: Match, turn: int = 1) -> frozenset[str]:
    seat = match.asked[0]
    question, view = match.questions[seat], match.view(seat)
    assert isinstance(view, JamView)
    assert question is not None
    return facts(GAME.rules().cards, replace(view, turn=turn), question)
