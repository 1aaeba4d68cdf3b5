"""A new release on an old database: what running matches need is there, or nothing starts."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from db.migrate import Unusable
from games import registry
from games.core.cards import BrokenCards
from games.core.refused import Refused
from games.core.rules import UnknownVersion
from games.registry import Game
from play.records import Terms
from tests.play.house import ANA, BAO, CHLOE, House, house
from tests.sampler import GAME
from tests.sampler.cards import read
from tests.sampler.rules import SamplerRules

SECOND = msgspec.structs.replace(GAME.info, version=2)


class SecondRules(SamplerRules):
    """What a release makes that has forgotten version 1 of the rules."""

    info = SECOND


def second(data: bytes, version: int) -> SecondRules:
    SECOND.must_know(version)
    return SecondRules(read(data))


LATER = replace(GAME, info=SECOND, make=second)


async def refused(path: Path, games: Mapping[str, Game]) -> str:
    """The line with which a release refuses to start on this database."""
    with pytest.raises(Unusable) as caught:
        await house(path, games=games)
    (line,) = str(caught.value).splitlines()
    assert line.startswith(f"{path}: ")
    return line


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "play.db"


async def over(home: House, match: str) -> None:
    await home.play.matches.propose(match, ANA.id, "end")
    await home.play.matches.propose(match, BAO.id, "end")


async def test_rules_that_a_running_match_needs_are_there_or_nothing_starts(path: Path) -> None:
    home = await house(path)
    first, ended, last = [await home.match(ANA, BAO) for _ in range(3)]
    await over(home, ended)
    await home.play.close()
    line = await refused(path, {"sampler": LATER})
    assert "version 1 of the rules of sampler" in line
    assert first in line
    assert last in line
    assert ended not in line
    home = await house(path)  # nothing was changed: the former release goes on
    await over(home, first)
    await over(home, last)
    await home.play.close()
    home = await house(path, games={"sampler": LATER}, seed="y")
    with pytest.raises(Refused, match="play-no-rules"):
        await home.play.matches.log(first, ANA.id)
    assert (await home.play.matches.board(await home.match(ANA, CHLOE))).public.status == "running"
    await home.play.close()


async def test_a_game_that_a_running_match_needs_is_there_or_nothing_starts(path: Path) -> None:
    home = await house(path)
    match = await home.match(ANA, BAO)
    await home.play.close()
    line = await refused(path, {})
    assert "the game sampler" in line
    assert match in line


async def test_cards_that_no_longer_hold_are_named_with_their_matches(path: Path) -> None:
    home = await house(path)
    match = await home.match(ANA, BAO)
    await home.play.close()

    def stricter(data: bytes, version: int) -> SamplerRules:
        if data == GAME.cards:
            raise BrokenCards("cards.toml", "moon", "value", "is too bright")
        return SamplerRules(read(data))

    newer = replace(GAME, cards=GAME.cards + b"\n", make=stricter)
    line = await refused(path, {"sampler": newer})
    assert f"cards {GAME.cards_hash[:8]} of sampler" in line
    assert "moon" in line
    assert match in line


async def test_many_matches_are_counted(path: Path) -> None:
    home = await house(path)
    matches = sorted([await home.match(ANA, ais=1, terms=Terms("none")) for _ in range(23)])
    await home.play.close()
    line = await refused(path, {"sampler": LATER})
    assert [match in line for match in matches] == [True] * 20 + [False] * 3
    assert line.endswith("and 3 more")


@pytest.mark.parametrize("game", registry.load().values(), ids=registry.load())
def test_no_game_takes_one_version_of_its_rules_for_another(game: Game) -> None:
    for version in (0, game.info.version + 1):
        with pytest.raises(UnknownVersion, match=rf"version {version} .* {game.info.key}"):
            game.make(game.cards, version)
