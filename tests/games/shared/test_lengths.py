"""What presets say of their length is what matches of sensible players take."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from bench.play.presses import shaped
from cogs.question.asked import Asked
from games.core.info import Preset
from games.core.match.match import Match
from games.core.streams import Keys, Streams
from games.driver.supply import start_of
from games.registry import Game, load
from locales import Reader, Texts

GAMES = load()
SECONDS = 8  # that a press takes, with what is read before it
LONG = 35  # minutes from which on a preset is measured in long runs only
OFF = 1.7  # times as much, or as little, as is said


class Measured(NamedTuple):
    """Of each seat, in the mean."""

    sittings: float
    minutes: float


def measured(game: Game, preset: Preset) -> Measured:
    """Play a match with a preset."""
    rules, key = game.rules(), b"how long"
    seats = max(2, game.info.first.seats)
    match, _ = Match.begin(rules, start_of(rules, seats, preset.values, key), Keys.of(key))
    texts, rng, sensible = Texts(game.texts), Streams(key), game.sensible(rules)
    sittings, presses = set[tuple[int, str]](), 0
    reader = Reader("en", 0, ("Ana", "Bao", "Chloé")[:seats], rules.names())
    while match.result is None:
        seat = match.asked[0]
        question = match.questions[seat]
        assert question is not None
        picks = sensible.answer(match.view(seat), question, rng)
        presses += shaped(Asked("m", question, (), None, texts, reader), picks)
        sittings.add((seat, question.sitting))
        match.answer(seat, picks)
    return Measured(len(sittings) / seats, presses * SECONDS / 60 / seats)


def said() -> Iterator[object]:
    for game in GAMES.values():
        for preset in game.info.presets:
            marks = [pytest.mark.long] if preset.minutes > LONG else []
            yield pytest.param(game, preset, id=f"{game.info.key} {preset.name}", marks=marks)


@pytest.mark.parametrize(("game", "preset"), [*said()])
def test_a_preset_takes_as_long_as_it_says(game: Game, preset: Preset) -> None:
    usual = next(one for one in game.info.presets if one.days == game.info.days)
    found, base = measured(game, preset), measured(game, usual)
    assert preset.minutes / OFF <= max(found.minutes, 5) <= preset.minutes * OFF
    share = found.sittings / base.sittings
    assert preset.days / OFF <= game.info.days * share <= preset.days * OFF


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_preset_says_how_long_it_takes(game: Game) -> None:
    assert all(one.days and one.minutes for one in game.info.presets)
