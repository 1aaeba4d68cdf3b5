"""The games there are: each is found by its package, and named by nobody else.

Those of this release are the folders of `games`; others are packages that were installed beside it
(`games/outside.py`).
"""

import hashlib
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache, cached_property
from importlib import import_module, resources
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Any, Self, cast

import msgspec
from msgspec.structs import replace

import games
from games import outside
from games.ai.player import DefaultPlayer, Player, RandomPlayer
from games.ai.relaxed import RelaxedPlayer
from games.ai.search import SharpPlayer
from games.core.contract.filed import CardRules
from games.core.data.cards import BrokenCards
from games.core.data.lesson import Lesson, read_lesson
from games.core.data.theme import Theme, read_theme
from games.core.info import Info
from games.core.rules import Rules
from games.outside import LeftOut, Unfit


class Game(msgspec.Struct, frozen=True, dict=True):
    """A game: how its rules are made from card data, the cards of this release, its player.

    `make` takes the bytes of a card file and a version of the rules. It raises BrokenCards, and
    UnknownVersion where this release has no code of those rules. `folder` is that of its package.
    `pictures` names the module that draws the game ("" where there is none), which the drawing
    process alone imports. `level` is how much there is to learn: 1 is a first game for anybody. One
    that is a package of its own comes from `outside` this release. So many times in a hundred
    (`astray`) the relaxed player leaves out the best answer. `lesson` is None where it has none.
    Whoever weighs an answer plays on for so many parts of the log (`horizon`) and trusts the
    player's `value` there; 0 is to the end. `sharp` is how many moves the sharp player may play on
    for a decision; 0 where it is not offered, since it is not measured to be stronger.
    """

    info: Info
    cards: bytes
    make: Callable[[bytes, int], Rules[Any, Any]]
    sensible: Callable[[Rules[Any, Any]], Player]
    theme: Theme
    folder: Path
    pictures: str = ""
    level: int = 1
    outside: bool = False
    astray: int = 20
    lesson: Lesson | None = None
    horizon: int = 0
    sharp: int = 0

    @classmethod
    def of(
        cls,
        rules: type[CardRules[Any, Any, Any]],
        sensible: Callable[[Rules[Any, Any]], Player],
        level: int,
        astray: int = 20,
        horizon: int = 0,
        sharp: int = 0,
    ) -> Self:
        """Return a game with the cards, theme and pictures of the package of its rules.

        Raises BrokenCards when cards or theme cannot be read.
        """
        package = rules.package
        cards, theme = card_file(package), read_theme(package)
        folder = Path(str(resources.files(package)))
        pictures = f"{package}.pictures.drawn"
        made = cls(rules.info, cards, rules.make, sensible, theme, folder, pictures, level)
        return replace(
            made, astray=astray, lesson=read_lesson(folder), horizon=horizon, sharp=sharp
        )

    @property
    def texts(self) -> Path:
        """The folder of its texts, with one for each language."""
        return self.folder / "texts"

    @property
    def page(self) -> Path:
        """Its page of docs: what random play never reaches, among others (docs/simulate.md)."""
        return self.folder / "README.md"

    @cached_property
    def cards_hash(self) -> str:
        """The content hash under which the card file is kept with a match: 64 hex digits."""
        return hashlib.sha256(self.cards).hexdigest()

    def rules(self) -> Rules[Any, Any]:
        """Return the rules and cards of this release, the same whenever it is called."""
        return self._rules

    @cached_property
    def _rules(self) -> Rules[Any, Any]:
        return self.make(self.cards, self.info.version)

    def players(self, rules: Rules[Any, Any]) -> Mapping[str, Player]:
        """Return the players that a lobby may seat, by name, the recommended one first."""
        sensible = self.sensible(rules)
        sharp = SharpPlayer(sensible, self.horizon, self.sharp)
        return {
            "sensible": sensible,
            "relaxed": RelaxedPlayer(sensible, self.astray),
            **({"sharp": sharp} if self.sharp else {}),
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


class Found(msgspec.Struct, frozen=True):
    """The games there are by key, the easiest first, and those that were left out."""

    games: Mapping[str, Game]
    left_out: tuple[LeftOut, ...] = ()


def keys() -> tuple[str, ...]:
    """Return the keys of this release's games: packages of `games` that have a module `game`."""
    packages = (one.name for one in iter_modules(games.__path__) if one.ispkg)
    return tuple(name for name in packages if find_spec(f"games.{name}.game"))


def find() -> Found:
    """Return all games, of this release and of others; what others are left out, with the reason.

    Raises BrokenCards or Unfit when a game of this release is not valid: a broken card file stops
    the start, not the first match.
    """
    found = {key: loaded(key, f"games.{key}") for key in keys()}
    left: list[LeftOut] = []
    for key, package in outside.packages():
        try:
            if key in found:
                raise Unfit("there is a game of that key already")
            outside.check_package(key, package)
            found[key] = loaded(key, package, theirs=True)
        except Exception as fault:  # noqa: BLE001 - whatever a package of others does, the rest starts
            left.append(LeftOut(key, package, fault))
    ordered = sorted(found.values(), key=lambda game: (game.level, game.info.key))
    return Found({game.info.key: game for game in ordered}, tuple(left))


@cache
def load() -> Mapping[str, Game]:
    """Return all games by key, the easiest first, the same whenever it is called.

    Raises as `find` does.
    """
    return MappingProxyType(dict(find().games))


@cache
def themes() -> Mapping[str, Theme]:
    """Return the themes of all games by key.

    Raises BrokenCards when one of this release is not valid. Those of other games are left out.
    """
    found = {key: read_theme(f"games.{key}") for key in keys()}
    for key, package in outside.packages():
        with suppress(Exception):  # it is left out, and `find` says why
            found.setdefault(key, read_theme(package))
    return found


def loaded(key: str, package: str, *, theirs: bool = False) -> Game:
    """Return the game of a package, of others where it is `theirs`.

    Raises BrokenCards, Unfit, and whatever its import raises.
    """
    make = cast("Callable[[], Game]", import_module(f"{package}.game").game)
    game = replace(make(), outside=theirs)
    if {game.info.key, game.theme.key} != {key}:
        raise Unfit(f"it calls itself {game.info.key}, and not {key}")
    outside.check_texts(key, game.texts)
    if game.pictures and not find_spec(game.pictures):
        raise Unfit(f"there is no module {game.pictures}")
    game.rules().check_box()
    return game
