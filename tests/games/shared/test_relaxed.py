"""The relaxed player: sensible, and now and then anything; always legal (MND-1.3)."""

import pytest

from games.ai.relaxed import HUNDRED, RelaxedPlayer
from games.core.decision import Decision, Picks, is_legal
from games.core.streams import Streams
from games.core.view import View
from games.registry import load
from tests.render.played import moments

GAMES = load()


class Counting:
    """Plays as a player does, and counts how often it was asked."""

    def __init__(self, key: str) -> None:
        game = GAMES[key]
        self.player = game.sensible(game.rules())
        self.asked = 0

    def answer(self, view: View, decision: Decision, rng: Streams) -> Picks:
        self.asked += 1
        return self.player.answer(view, decision, rng)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.rule("MND-1.3")
def test_it_goes_astray_as_often_as_it_is_set(key: str) -> None:
    seats = min(count for count in GAMES[key].info.seats if count > 1)
    sensible, total = Counting(key), 0
    relaxed = RelaxedPlayer(sensible, 40)
    always = Counting(key)
    for number, (match, _) in enumerate(moments(key, seats, 3)):
        for seat in range(seats):
            question = match.questions[seat]
            if question is None:
                continue
            total += 1
            stream = bytes([number % 256, seat]) * 16
            picks = relaxed.answer(match.view(seat), question, Streams(stream))
            assert is_legal(question, picks)
            assert picks == relaxed.answer(match.view(seat), question, Streams(stream))
            RelaxedPlayer(always, 0).answer(match.view(seat), question, Streams(stream))
        if total > 150:
            break
    assert always.asked == total
    astray = 1 - sensible.asked / (2 * total)
    assert 0.2 < astray < 0.6


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_both_levels(key: str) -> None:
    players = GAMES[key].players(GAMES[key].rules())
    assert list(players)[:2] == ["sensible", "relaxed"]
    assert 0 < GAMES[key].astray < HUNDRED
