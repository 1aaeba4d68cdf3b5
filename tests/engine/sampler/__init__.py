"""A made-up game with everything that the real ones bring: it keeps them from changing core."""

from pathlib import Path

from games.core.data.theme import read_theme
from games.registry import Game
from tests.engine.sampler.cards import read
from tests.engine.sampler.heuristic import SensiblePlayer
from tests.engine.sampler.rules import INFO, SamplerRules

HERE = Path(__file__).parent


def make(data: bytes, _: int) -> SamplerRules:
    """The rules, which have one version."""
    return SamplerRules(read(data))


GAME = Game(
    info=INFO,
    cards=(HERE / "cards.toml").read_bytes(),
    make=make,
    sensible=SensiblePlayer,
    theme=read_theme("tests.engine.sampler"),
    folder=HERE,
)
