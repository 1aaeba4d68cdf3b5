"""A made-up game with everything that the real ones bring: it keeps them from changing core.

It is no pattern for a game: copy `games/new/skeleton` instead (`python -m games.new KEY`). Here
whatever core offers stands close together, in two long modules of rules and questions, so that a
test changes one of them by a subclass; there are no pictures, and what is answered and told stands
with the rules. Its tests are `tests/engine/test_sampler.py` and `test_sampler_workshop.py`.
"""

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
