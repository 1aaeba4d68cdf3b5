"""What players and arenas bear, and their faces (types only)."""

from typing import Literal, TypeAlias

from games.core.face import Face

SYMBOLS = ("puck", "stick", "helmet", "skates", "goal")
NUMBERS = tuple(range(1, 10))
MANY = ".many"  # added to an id: the name of several

Criterion: TypeAlias = Literal["symbol", "number", "species"]
Family: TypeAlias = Literal["ordinary", "unusual", "combo"]
Combo: TypeAlias = Literal["", "run", "full", "kit"]


class Player(Face, frozen=True):
    """A hockey player: species, number, and symbol ("" for none)."""

    species: str
    number: int
    symbol: str = ""

    def value(self, criterion: Criterion) -> str:
        """Return the id of its species or symbol, or its number as a word; "" for no symbol."""
        match criterion:
            case "symbol":
                return self.symbol
            case "number":
                return str(self.number)
            case "species":
                return self.species


class Arena(Face, frozen=True):
    """Where teams meet: supporters for rank 1 to 6, and the combination that wins there, if any.

    It is left out with two managers unless `two`.
    """

    family: Family
    points: tuple[int, ...]
    combo: Combo
    two: bool
