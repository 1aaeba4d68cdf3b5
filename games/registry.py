"""The games there are: each is found by its package, and named by nobody else."""

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module, resources
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Self, cast

import games
from games.ai.player import DefaultPlayer, Player, RandomPlayer
from games.core.cards import BrokenCards
from games.core.rules import Info, Rules
from games.core.theme import Theme, read_theme


@dataclass(frozen=True)
class Game:
    """A game: how its rules are made from card data, the cards of this release, its player.

    `make` takes the bytes of a card file and a version of the rules. It raises BrokenCards, and
    UnknownVersion where this release has no code of those rules. `folder` is that of its package.
    `pictures` names the module that draws the game ("" where there is none), which the drawing
    process alone imports. `level` is how much there is to learn: 1 is a first game for anybody.
    """

    info: Info
    cards: bytes
    make: Callable[[bytes, int], Rules[Any, Any]]
    sensible: Callable[[Rules[Any, Any]], Player]
    theme: Theme
    folder: Path
    pictures: str = ""
    level: int = 1

    @classmethod
    def of(
        cls,
        package: str,
        info: Info,
        make: Callable[[bytes, int], Rules[Any, Any]],
        sensible: Callable[[Rules[Any, Any]], Player],
        level: int,
    ) -> Self:
        """Return a game with the cards, theme and pictures of its package.

        Raises BrokenCards when cards or theme cannot be read.
        """
        cards, theme = card_file(package), read_theme(package)
        folder = Path(str(resources.files(package)))
        return cls(info, cards, make, sensible, theme, folder, f"{package}.pictures.drawn", level)

    @property
    def texts(self) -> Path:
        """The folder of its texts, with one for each language."""
        return self.folder / "texts"

    @property
    def page(self) -> Path:
        """Its page of docs: what random play never reaches, among others (docs/simulate.md)."""
        return self.folder / "README.md"

    @property
    def cards_hash(self) -> str:
        """The content hash under which the card file is kept with a match: 64 hex digits."""
        return hashlib.sha256(self.cards).hexdigest()

    def rules(self) -> Rules[Any, Any]:
        """Return the rules and cards of this release."""
        return self.make(self.cards, self.info.version)

    def players(self, rules: Rules[Any, Any]) -> Mapping[str, Player]:
        """Return the players that a lobby may seat, by name, the recommended one first."""
        return {
            "sensible": self.sensible(rules),
            "defaults": DefaultPlayer(rules),
            "random": RandomPlayer(),
        }


def card_file(package: str) -> bytes:
    """Return the card file of a game's package. Raises BrokenCards when it cannot be read."""
    try:
        return resources.files(package).joinpath("cards.toml").read_bytes()
    except OSError as error:
        file = f"{package.replace('.', '/')}/cards.toml"
        raise BrokenCards(file, "-", "-", error.strerror or str(error)) from error


def keys() -> tuple[str, ...]:
    """Return the keys of the games there are: packages of `games` that have a module `game`."""
    packages = (one.name for one in iter_modules(games.__path__) if one.ispkg)
    return tuple(name for name in packages if find_spec(f"games.{name}.game"))


def load() -> Mapping[str, Game]:
    """Return all games by key, the easiest first.

    Raises BrokenCards when a card file or a theme is missing or does not hold.
    """
    found = [_game(key) for key in keys()]
    for game in found:
        game.rules().check_box()  # a broken card file stops the start, not the first match
    found.sort(key=lambda game: (game.level, game.info.key))
    return {game.info.key: game for game in found}


@cache
def themes() -> Mapping[str, Theme]:
    """Return the themes of all games by key. Raises BrokenCards when one does not hold."""
    return {key: read_theme(f"games.{key}") for key in keys()}


def _game(key: str) -> Game:
    make = cast("Callable[[], Game]", import_module(f"games.{key}.game").game)
    return make()
