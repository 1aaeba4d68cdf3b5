"""Hypothesis strategies over matches: whatever may be played, for any game."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from hypothesis import strategies as st

from games.core.decision import random_picks
from games.core.match.match import Match
from games.core.match.moves import Answered, Conceded, Move
from games.core.streams import Keys, Streams
from games.driver.supply import start_of
from games.registry import Game, load
from games.testing.every import accepts, back
from locales import Texts
from tests.engine.sampler import GAME


def every_game() -> dict[str, Game]:
    """Return the games of the registry and the made-up one."""
    return {**_loaded(), "sampler": GAME}


@cache
def _loaded() -> Mapping[str, Game]:
    return load()


@cache
def every_text() -> Texts:
    """Return the texts of the screens and of every game; a missing one is an error."""
    return Texts(*(game.texts for game in every_game().values()), strict=True)


def play_on(match: Match, rng: Streams, moves: int) -> list[Move]:
    """Make up to `moves` random moves of every kind; return those that were made."""
    made: list[Move] = []
    while match.result is None and len(made) < moves:
        move = _any_move(match, rng)
        if move is None:
            seat = rng.choice("seat", match.asked)
            question = match.questions[seat]
            assert question is not None
            match.answer(seat, picks := random_picks(question, rng, "picks"))
            made.append(Answered(seat, question.id, picks))
        else:
            match.play(move)
            made.append(move)
    return made


def _any_move(match: Match, rng: Streams) -> Move | None:
    """Return a take-back, an undo or a concession that the match accepts; mostly None."""
    gives_up = Conceded(rng.below("concede", match.start.seats))
    if not rng.below("concede", 60) and accepts(match, gives_up):
        return gives_up
    return back(match, rng)


@st.composite
def matches(draw: st.DrawFn, name: str, seats: int | None = None) -> Match:
    """A match of the game after any number of arbitrary legal moves."""
    game = every_game()[name]
    rules = game.rules()
    seats = draw(st.sampled_from(game.info.seats)) if seats is None else seats
    key = draw(st.binary(min_size=4, max_size=4))
    rng = Streams(draw(st.binary(min_size=4, max_size=4)))
    match = Match.begin(rules, start_of(rules, seats, None, key), Keys.of(key))[0]
    play_on(match, rng, draw(st.integers(0, 120)))
    return match


def playouts(key: str, seats: int | None = None) -> st.SearchStrategy[Any]:
    """The state of a match after any number of arbitrary legal moves."""
    return matches(key, seats).map(lambda match: match.state)
