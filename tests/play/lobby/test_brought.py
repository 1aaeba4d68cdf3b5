"""What a seat builds and brings: checked with all its faults, kept, private until the end."""

import json

import pytest

from db.queries import persons
from games.core.bringing.brought import LARGEST, Faulty
from games.core.data.codec import decode
from games.core.match.export import Export, verify
from games.core.refused import Refused
from games.core.text import Card, text
from play.lobby.records import Lobby
from tests.play.house import ANA, BAO, GAMES, House, asks

BAG = "2 charm-30\n3 charm-07\n1 charm-12"
COUNTS = {"charm-30": 2, "charm-07": 3, "charm-12": 1}


async def opened(home: House, **options: str) -> Lobby:
    """A table for two, at which Ana and Bao sit and each is to bring a bag."""
    lobbies = home.play.lobbies
    lobby = await lobbies.open(
        server=1,
        channel=10,
        host=asks(ANA),
        game="sampler",
        locale="fr",
        most=2,
        options={"bag": "yes", "rounds": "1", **options},
    )
    return await lobbies.join(lobby.id, BAO)


async def test_what_is_written_is_kept_and_played_with(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await opened(home)
    asked = await lobbies.bringing(lobby.id, ANA.id)
    assert asked is not None
    assert asked.given is None
    assert asked.written.startswith("1 charm-25\n")  # as suggested
    lobby = await lobbies.bring_written(lobby.id, ANA.id, BAG)
    assert [seat.missing for seat in lobby.seats] == [False, True]
    asked = await lobbies.bringing(lobby.id, ANA.id)
    assert asked is not None
    assert asked.given == {"charms": COUNTS}
    assert asked.written == "3 charm-07\n1 charm-12\n2 charm-30"
    await lobbies.bring(lobby.id, BAO.id, None)
    match = await lobbies.start(lobby.id, ANA.id)
    own = (await home.play.matches.table(match, ANA.id)).view.own.charms
    assert sorted(own) == [
        *("charm-07@0", "charm-07@0b", "charm-07@0c"),
        *("charm-12@0", "charm-30@0", "charm-30@0b"),
    ]
    assert len((await home.play.matches.table(match, BAO.id)).view.own.charms) == 6


async def test_every_fault_is_named_and_nothing_is_kept(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await opened(home)
    await lobbies.bring_written(lobby.id, ANA.id, BAG)
    with pytest.raises(Faulty) as no:
        await lobbies.bring_written(lobby.id, ANA.id, "5 charm-01\n4 charm-02")
    assert no.value.faults == (
        text("sampler-bag-size", have=9, want=6),
        text("sampler-bag-alike", charm=Card("charm-01"), have=5, most=3),
        text("sampler-bag-alike", charm=Card("charm-02"), have=4, most=3),
    )
    asked = await lobbies.bringing(lobby.id, ANA.id)
    assert asked is not None
    assert asked.given == {"charms": COUNTS}


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("1 charm-01\nmany charm-02", text("core-line-count", line=2)),
        ("0 charm-01", text("core-line-count", line=1)),
        ("\n\n1 dragon", text("core-line-unknown", line=3, id="dragon", named=0)),
        ("1 @everyone", text("core-line-unknown", line=1, id="?everyone", named=0)),
        ("charm-01", text("core-line-count", line=1)),
    ],
)
async def test_a_line_that_says_nothing_is_named(home: House, written: str, why: object) -> None:
    lobby = await opened(home)
    with pytest.raises(Refused) as no:
        await home.play.lobbies.bring_written(lobby.id, ANA.id, written)
    assert no.value.why == why


@pytest.mark.parametrize("brought", [(), ("charm-01",), {}, {"charms": {"charm-01": -1}}, {"x": 1}])
async def test_what_is_no_bag_is_refused(home: House, brought: object) -> None:
    lobby = await opened(home)
    with pytest.raises(Faulty, match="core-faulty") as no:
        await home.play.lobbies.bring(lobby.id, ANA.id, brought)
    assert no.value.faults[0].id in {"core-brought-illegal", "sampler-bag-size"}


async def test_what_is_too_large_is_not_kept(home: House) -> None:
    lobby = await opened(home)
    with pytest.raises(Faulty) as no:
        await home.play.lobbies.bring(lobby.id, ANA.id, {"charms": {"x" * LARGEST: 1}})
    assert no.value.faults == (text("core-brought-large"),)


async def test_warnings_are_for_who_brings_it_and_bar_nothing(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await opened(home)
    lobby = await lobbies.bring_written(lobby.id, ANA.id, "3 charm-01\n3 charm-02")
    asked = await lobbies.bringing(lobby.id, ANA.id)
    assert asked is not None
    assert asked.warnings == (text("sampler-bag-weak", number=10),)
    assert lobby.warnings == ()
    await lobbies.bring(lobby.id, BAO.id, None)
    assert (await lobbies.get(lobby.id)).problems == ()


async def test_a_bag_that_no_longer_fits_is_asked_for_anew(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await opened(home)
    await lobbies.bring_written(lobby.id, ANA.id, BAG)
    lobby = await lobbies.set_option(lobby.id, ANA.id, "bag", "no")
    assert lobby.seats[0].missing
    lobby = await lobbies.set_option(lobby.id, ANA.id, "bag", "yes")
    assert not lobby.seats[0].missing
    assert "charm" not in repr(lobby)


async def test_until_the_end_nobody_else_sees_it_and_then_the_file_holds_it(home: House) -> None:
    lobbies, matches = home.play.lobbies, home.play.matches
    lobby = await opened(home)
    await lobbies.bring_written(lobby.id, ANA.id, BAG)
    await lobbies.bring(lobby.id, BAO.id, None)
    match = await lobbies.start(lobby.id, ANA.id)
    seen = repr((await matches.table(match, BAO.id), await matches.board(match)))
    assert "charm-07" not in seen
    with pytest.raises(Refused, match="play-export-running"):
        await matches.export(match, BAO.id)
    mine, _ = await home.play.store.read(persons.everything, ANA.id)
    assert "charm-07" in mine["lobby"][0]["brought"]
    theirs, _ = await home.play.store.read(persons.everything, BAO.id)
    assert "charm-07" not in json.dumps(theirs, default=str)
    await matches.concede(match, BAO.id)
    file = await matches.export(match, BAO.id)
    assert decode(file, Export).start.brought[0] == {"charms": COUNTS}
    assert verify(file, GAMES).part is None
    other = file.replace(b'"charm-07":3', b'"charm-07":2')
    assert verify(other, GAMES).part == "options"


async def test_an_ai_brings_what_is_suggested(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await lobbies.open(
        server=1,
        channel=10,
        host=asks(ANA),
        game="sampler",
        locale="fr",
        most=2,
        options={"bag": "yes"},
    )
    await lobbies.add_ai(lobby.id, ANA.id)
    await lobbies.bring_written(lobby.id, ANA.id, BAG)
    match = await lobbies.start(lobby.id, ANA.id)
    view = (await home.play.matches.table(match, ANA.id)).view
    assert view.table[1].charms == 6
