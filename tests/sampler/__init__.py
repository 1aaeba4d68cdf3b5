"""A made-up game with everything that the real ones bring: it keeps them from changing core."""

from pathlib import Path

from games.registry import Game
from tests.sampler.cards import read
from tests.sampler.heuristic import SensiblePlayer
from tests.sampler.rules import INFO, SamplerRules

HERE = Path(__file__).parent
LOCALES = HERE / "locales"

GAME = Game(
    info=INFO,
    cards=(HERE / "cards.toml").read_bytes(),
    make=lambda data, version: SamplerRules(read(data)),
    sensible=SensiblePlayer,
)
