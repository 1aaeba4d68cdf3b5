"""A new release on an old database: what running matches need is there, or nothing starts."""

from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from db.migrate import Unusable
from db.records.time import TimeTerms
from games import registry
from games.core.contract import optional
from games.core.data.cards import BrokenCards
from games.core.data.schema import Rung
from games.core.info import Choice, Start, UnknownVersion
from games.core.refused import Refused
from games.registry import Game
from play.proof.replays import Difference, replayed
from play.time.pace import PACES
from tests.engine.sampler import GAME
from tests.engine.sampler.cards import read
from tests.engine.sampler.rules import SamplerRules
from tests.games.others import other
from tests.play.house import ANA, BAO, CHLOE, GAMES, House, asks, house

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
    matches = sorted([await home.match(ANA, ais=1, terms=TimeTerms("none")) for _ in range(23)])
    await home.play.close()
    line = await refused(path, {"sampler": LATER})
    assert [match in line for match in matches] == [True] * 20 + [False] * 3
    assert line.endswith("and 3 more")


@pytest.mark.parametrize("game", registry.load().values(), ids=registry.load())
def test_no_game_takes_one_version_of_its_rules_for_another(game: Game) -> None:
    for version in (0, game.info.version + 1):
        with pytest.raises(UnknownVersion, match=rf"version {version} .* {game.info.key}"):
            game.make(game.cards, version)


async def test_a_table_of_a_game_that_is_gone_is_closed_in_time_and_holds_nobody(
    path: Path,
) -> None:
    home = await house(path)
    opened = home.play.lobbies.open
    first, second = [
        await opened(server=1, channel=10, host=host, game="sampler", locale="fr")
        for host in (asks(ANA), asks(BAO))
    ]
    await home.play.close()
    home = await house(path, games={})
    await home.play.people.delete(ANA.id)
    assert await home.play.lobbies.of_person(ANA.id) == ()
    assert await home.play.lobbies.in_channel(10) == (second.id,)
    home.clock.pass_(days=4)
    await home.play.time.tick()
    assert await home.play.lobbies.in_channel(10) == ()
    await home.play.close()
    home = await house(path)
    assert (await home.play.lobbies.get(first.id)).status == "cancelled"
    assert (await home.play.lobbies.get(second.id)).status == "expired"
    await home.play.close()


# Options that a release no longer has, as open tables and ended matches still hold them


def with_choices(*choices: Choice) -> Mapping[str, Game]:
    """The game with other options than before."""
    info = msgspec.structs.replace(GAME.info, choices=choices, presets=())

    class Other(SamplerRules):
        pass

    def make(data: bytes, _: int) -> SamplerRules:
        return Other(read(data))

    Other.info = info
    return {"sampler": replace(GAME, info=info, make=make)}


FORMER = with_choices(
    *GAME.info.choices, Choice("weather", ("rain", "sun")), Choice("light", ("day", "dusk"))
)
LATTER = with_choices(*GAME.info.choices, Choice("light", ("day", "night")))


async def test_options_that_are_gone_go_with_the_next_that_is_set(path: Path) -> None:
    home = await house(path, games=FORMER)
    options = {"weather": "sun", "light": "dusk", "rounds": "1"}
    lobby = await home.play.lobbies.open(
        server=1, channel=10, host=asks(ANA), game="sampler", locale="fr", options=options
    )
    await home.play.close()
    home = await house(path, games=LATTER)
    for person in (BAO, CHLOE):
        joined = await home.play.lobbies.join(lobby.id, person)
        assert joined.options == options  # nobody's terms change on the quiet
        assert len([one for one in joined.problems if one.id.startswith("core-option")]) == 2
    with pytest.raises(Refused, match="core-option"):
        await home.play.lobbies.start(lobby.id, ANA.id, 10)
    now = await home.play.lobbies.set_option(lobby.id, ANA.id, "rounds", "3")
    assert now.options == {"rounds": "3"}
    assert not [one for one in now.problems if one.id.startswith("core-option")]
    await home.play.close()


async def test_a_rematch_keeps_the_options_that_there_still_are(path: Path) -> None:
    home = await house(path, games=FORMER)
    match = await home.match(ANA, BAO, options={"weather": "sun", "light": "dusk", "rounds": "1"})
    await over(home, match)
    await home.play.close()
    home = await house(path, games=LATTER, seed="y")
    again = await home.play.lobbies.rematch(match, asks(ANA), 10)
    assert again.options == {"rounds": "1"}
    await home.play.close()


async def test_a_pace_that_is_gone_holds_nothing_up(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, gone = await house(path), TimeTerms("two-days")
    running, ended = [await home.match(ANA, BAO, terms=gone) for _ in range(2)]
    await over(home, ended)
    await home.play.servers.update(1, lambda old: replace(old, pace=gone.pace))
    await home.play.close()
    monkeypatch.delitem(PACES, gone.pace)
    home = await house(path, seed="y")
    again = await home.play.lobbies.rematch(ended, asks(ANA), 10)
    assert again.terms.pace == TimeTerms().pace
    servers = home.play.servers
    assert (await servers.settings(1)).pace is None
    assert (await servers.update(1, lambda old: replace(old, locale="fr"))).locale == "fr"
    assert await home.answer_any(running, ANA) is not None
    before = (await home.play.matches.board(running)).public.revision
    home.clock.pass_(days=31)
    await home.play.time.tick()
    assert (await home.play.matches.board(running)).public.revision > before
    await home.play.close()


async def test_a_rematch_drops_a_list_of_names_that_are_gone(path: Path) -> None:
    former, today = other("allstar"), registry.load()["allstar"]
    assert "hare" in former.rules().names()
    home = await house(path, games={"allstar": former})
    listed = optional.listing(former.rules(), Start(2), "species")
    assert listed is not None
    kept = [one for one in listed.ids if one != "hare"][: listed.count]
    gone = ["hare", *kept[1:]]
    options = {"draft": "two", "species": ",".join(kept)}
    matches: list[str] = []
    for names in (gone, kept):
        lobby = await home.play.lobbies.open(
            server=1,
            channel=10,
            host=asks(ANA),
            game="allstar",
            locale="fr",
            most=2,
            options={**options, "species": ",".join(names)},
        )
        await home.play.lobbies.join(lobby.id, BAO)
        matches.append(await home.play.lobbies.start(lobby.id, ANA.id, 10))
    for match in matches:
        await over(home, match)
    await home.play.close()
    home = await house(path, games={"allstar": today}, seed="y")
    found = [(await home.play.lobbies.rematch(match, asks(ANA), 10)).options for match in matches]
    assert found == [{"draft": "two"}, {**options, "species": ",".join(kept)}]
    await home.play.close()


# States of a schema that only a later release has


class GrownRules(SamplerRules):
    """What a release makes whose states have grown."""

    ladder = (*SamplerRules.ladder, Rung())


def grown(data: bytes, _: int) -> SamplerRules:
    return GrownRules(read(data))


GROWN = {"sampler": replace(GAME, make=grown)}


async def test_an_older_release_does_not_start_on_states_of_a_newer_one(path: Path) -> None:
    home = await house(path)
    before, ended = [await home.match(ANA, BAO) for _ in range(2)]
    await home.play.close()
    home = await house(path, games=GROWN, seed="y")
    match = await home.match(ANA, BAO)
    await home.answer_any(ended, ANA)
    await over(home, ended)
    await home.play.close()
    line = await refused(path, GAMES)
    assert f"schema {len(GrownRules.ladder) + 1} of the states of sampler" in line
    assert match in line
    assert before not in line
    assert ended not in line
    assert await replayed(path, GAMES) == (2, (Difference(match, "sampler", "rules"),))
    home = await house(path, games=GROWN, seed="z")
    await over(home, match)
    await home.play.close()
    home = await house(path, seed="zz")
    for one in (match, ended):
        with pytest.raises(Refused, match="play-no-rules"):
            await home.play.matches.board(one)
    assert (await home.play.matches.board(before)).public.status == "running"
    await home.play.close()
