"""Decks of people: kept, built, undone, never seen by others, and never taken from a match."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from games import registry
from games.core.bringing.brought import Faulty
from games.core.data.codec import encode
from games.core.refused import Refused
from play.decks.service import MOST, NAME, UNDONE, WRITTEN
from play.records import Table
from tests.play.house import ANA, BAO, CHLOE, House, asks, house

GAME = "nintendo"


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    made = await house(tmp_path / "play.db", games=registry.load())
    yield made
    await made.play.close()


async def test_only_games_with_a_workshop_have_one(home: House) -> None:
    assert home.play.decks.games() == (GAME,)
    with pytest.raises(Refused, match="no-workshop"):
        await home.play.decks.make(ANA, "nba", "x")


async def test_a_deck_is_built_piece_by_piece_and_undone(home: House) -> None:
    decks = home.play.decks
    deck = await decks.make(ANA, GAME, "Jardin")
    assert not deck.holds
    assert not deck.can_undo
    for _ in range(3):
        deck = await decks.put(deck.id, ANA.id, "G01", 1)
    deck = await decks.put(deck.id, ANA.id, "R01", 1)
    deck = await decks.put(deck.id, ANA.id, "G01", -1)
    assert deck.pieces == {"G01": 2, "R01": 1}
    for wanted in ({"G01": 3, "R01": 1}, {"G01": 3}, {"G01": 2}, {"G01": 1}, {}):
        deck = await decks.undo(deck.id, ANA.id)
        assert deck.pieces == wanted
    with pytest.raises(Refused, match="nothing-built"):
        await decks.undo(deck.id, ANA.id)
    with pytest.raises(Refused, match="no-piece"):
        await decks.put(deck.id, ANA.id, "NONE", 1)
    deck = await decks.put(deck.id, ANA.id, "G01", -1)
    assert deck.pieces == {}
    assert not deck.can_undo


async def test_so_many_changes_are_undone_and_a_draft_has_a_limit(home: House) -> None:
    decks = home.play.decks
    deck = await decks.make(ANA, GAME, "Jardin")
    for _ in range(80):
        deck = await decks.put(deck.id, ANA.id, "G01", 1)
    assert len(deck.stored.past) == UNDONE
    with pytest.raises(Refused, match="deck-large"):
        await decks.put(deck.id, ANA.id, "G01", 1)


async def test_completing_says_why_and_is_undone(home: House) -> None:
    decks = home.play.decks
    deck = await decks.make(ANA, GAME, "Jardin", {"G01": 2})
    deck, made = await decks.fill(deck.id, ANA.id)
    assert deck.holds
    assert deck.view.overview.size == 40
    assert made.why
    assert (await decks.undo(deck.id, ANA.id)).pieces == {"G01": 2}


async def test_a_person_keeps_twenty_of_a_game(home: House) -> None:
    decks = home.play.decks
    for number in range(MOST):
        home.clock.pass_(seconds=1)
        deck = await decks.make(ANA, GAME, f"{number}")
    assert (deck.place, deck.most) == (MOST, MOST)
    for work in (
        decks.make(ANA, GAME, "x"),
        decks.copy(deck.id, ANA, "x"),
        decks.from_ready(ANA, GAME, "RG", "x"),
    ):
        with pytest.raises(Refused, match="decks-full"):
            await work
    await decks.make(BAO, GAME, "x")
    await decks.drop(deck.id, ANA.id)
    home.clock.pass_(seconds=1)
    assert (await decks.copy((await decks.of_person(ANA.id, GAME))[0].id, ANA, "x")).place == MOST


async def test_nobody_gets_the_deck_of_somebody_else(home: House) -> None:
    decks = home.play.decks
    deck = await decks.make(ANA, GAME, "Jardin", {"G01": 1})
    for work in (
        decks.get(deck.id, BAO.id),
        decks.put(deck.id, BAO.id, "G01", 1),
        decks.undo(deck.id, BAO.id),
        decks.fill(deck.id, BAO.id),
        decks.rename(deck.id, BAO.id, "x"),
        decks.look(deck.id, BAO.id, colour="G"),
        decks.written(deck.id, BAO.id),
        decks.write(deck.id, BAO.id, "1 G01"),
        decks.copy(deck.id, BAO, "x"),
        decks.tried(deck.id, BAO.id),
        decks.brought([deck.id], BAO.id),
        decks.drop(deck.id, BAO.id),
    ):
        with pytest.raises(Refused, match="no-deck"):
            await work
    assert (await decks.get(deck.id, ANA.id)).stored == deck.stored
    assert await decks.of_person(BAO.id, GAME) == ()


async def test_names_are_kept_on_one_line_without_what_cannot_be_seen(home: House) -> None:
    decks = home.play.decks
    deck = await decks.make(ANA, GAME, "a\u202eb\nc")
    assert deck.name == "ab c"
    assert len((await decks.rename(deck.id, ANA.id, "x" * 99)).name) == NAME
    for nothing in ("", " \u200f ", "\u202e"):
        with pytest.raises(Refused, match="deck-unnamed"):
            await decks.rename(deck.id, ANA.id, nothing)


async def test_a_deck_goes_out_and_in_as_words(home: House) -> None:
    decks = home.play.decks
    deck = await decks.from_ready(ANA, GAME, "UY", "Marée")
    written = await decks.written(deck.id, ANA.id)
    again = await decks.read(ANA, GAME, "Encore", written)
    assert again.pieces == deck.pieces
    for hostile in ("1 G01\n\u0000", "9" * 400 + " G01", "1 G01\n1 ../../x"):
        with pytest.raises(Refused):
            await decks.write(again.id, ANA.id, hostile)
    with pytest.raises(Refused, match="deck-written-long"):
        await decks.write(again.id, ANA.id, "\n" * (WRITTEN + 1))
    with pytest.raises(Refused, match="deck-large"):
        await decks.write(again.id, ANA.id, "999 G01")
    assert (await decks.get(again.id, ANA.id)).pieces == deck.pieces


async def test_what_is_looked_for_is_kept_with_the_deck(home: House) -> None:
    decks = home.play.decks
    deck = await decks.make(ANA, GAME, "Jardin")
    deck = await decks.look(deck.id, ANA.id, colour="G", type="char")
    assert deck.shelf.found == 11
    deck = await decks.look(deck.id, ANA.id, page="1")
    assert deck.shelf.page == 1
    deck = await decks.put(deck.id, ANA.id, deck.shelf.pieces[0][0], 1)
    assert deck.shelf.page == 1
    deck = await decks.look(deck.id, ANA.id, type="")
    assert (deck.shelf.page, deck.shelf.found) == (0, 18)
    deck = await decks.look_at_all(deck.id, ANA.id)
    assert deck.shelf.found == 126


@pytest.mark.parametrize("facet", ["no facet", "deck", "actor", "self", "wanted"])
async def test_what_no_facet_is_is_not_looked_for(home: House, facet: str) -> None:
    decks = home.play.decks
    deck = await decks.make(ANA, GAME, "Jardin")
    with pytest.raises(Refused, match="no-piece"):
        await decks.look(deck.id, ANA.id, **{facet: "x"})
    assert (await decks.get(deck.id, ANA.id)).looks_for == {}


async def test_only_what_holds_is_tried(home: House) -> None:
    decks = home.play.decks
    deck = await decks.make(ANA, GAME, "Jardin")
    with pytest.raises(Faulty):
        await decks.tried(deck.id, ANA.id)
    ready = await decks.from_ready(ANA, GAME, "RG", "x")
    assert len(await decks.tried(ready.id, ANA.id)) > 2


async def test_a_match_keeps_the_deck_that_it_began_with(home: House) -> None:
    decks, lobbies = home.play.decks, home.play.lobbies
    deck = await decks.from_ready(ANA, GAME, "RG", "Mon deck")
    held = dict(deck.pieces)
    lobby = await lobbies.open(server=1, channel=10, host=asks(ANA), game=GAME, locale="fr")
    await lobbies.join(lobby.id, BAO)
    await lobbies.bring(lobby.id, ANA.id, await decks.brought([deck.id], ANA.id))
    await decks.put(deck.id, ANA.id, "G01", 1)
    await lobbies.bring(lobby.id, BAO.id, None)
    match = await lobbies.start(lobby.id, ANA.id, 10)
    await decks.drop(deck.id, ANA.id)
    table = await home.play.matches.table(match, ANA.id)
    assert table.question is not None
    await home.play.matches.answer(match, ANA.id, table.question.id, ("own:1",))
    other = await home.play.matches.table(match, BAO.id)
    assert other.question is not None
    await home.play.matches.answer(match, BAO.id, other.question.id, ("UY",))
    view = (await home.play.matches.table(match, ANA.id)).view
    assert dict(view.panels[0].counts) == held
    public = (await home.play.matches.table(match, BAO.id)).view
    assert public.panels[0].counts == ()  # closed until the end


async def test_decks_are_in_the_export_and_go_with_their_person(home: House) -> None:
    decks = home.play.decks
    deck = await decks.make(ANA, GAME, "Jardin", {"G01": 2})
    await decks.put(deck.id, ANA.id, "G01", 1)
    (kept,) = json.loads(await home.play.people.export(ANA.id))["deck"]
    assert kept["name"] == "Jardin"
    assert json.loads(kept["pieces"]) == {"G01": 3}
    assert json.loads(kept["past"]) == [{"G01": 2}]
    assert json.loads(await home.play.people.export(BAO.id))["deck"] == []
    await home.play.people.delete(ANA.id)
    assert await decks.of_person(ANA.id, GAME) == ()


async def test_a_table_waits_for_decks_by_itself_and_begins_without_when_its_host_likes(
    home: House,
) -> None:
    decks, lobbies = home.play.decks, home.play.lobbies
    deck = await decks.from_ready(ANA, GAME, "RG", "Mon deck")
    lobby = await lobbies.open(server=1, channel=10, host=asks(ANA), game=GAME, locale="fr")
    lobby = await lobbies.join(lobby.id, BAO)
    assert lobby.problems == ()
    assert not lobbies.full(lobby)  # people may still bring something
    assert [seat.missing for seat in lobby.seats] == [True, True]
    await lobbies.bring(lobby.id, ANA.id, await decks.brought([deck.id], ANA.id))
    assert not lobbies.ready(await lobbies.get(lobby.id))
    match = await lobbies.start(lobby.id, ANA.id, 10)
    for person, own in ((ANA, 1), (BAO, 0)):
        asked = (await home.play.matches.table(match, person.id)).question
        assert asked is not None
        assert sum(one.id.startswith("own:") for one in asked.options) == own
        assert len(asked.options) == 8 + own


async def test_a_deck_that_does_not_hold_at_this_table_is_refused(home: House) -> None:
    decks, lobbies = home.play.decks, home.play.lobbies
    three = await decks.make(ANA, GAME, "x", {"G01": 4, "R01": 4, "B01": 4})
    whole, _ = await decks.fill(three.id, ANA.id)
    assert whole.holds
    lobby = await lobbies.open(
        server=1, channel=10, host=asks(ANA), game=GAME, locale="fr", options={"colours": "2"}
    )
    with pytest.raises(Faulty):
        await lobbies.bring(lobby.id, ANA.id, await decks.brought([three.id], ANA.id))


async def _playing(home: House, *titles: str, other: str = "Verger") -> str:
    """A match to which Ana has brought two decks called so, of which she has picked the second."""
    decks, lobbies = home.play.decks, home.play.lobbies
    mine = [
        await decks.from_ready(ANA, GAME, key, one)
        for key, one in zip(("RG", "UY"), titles, strict=True)
    ]
    theirs = await decks.from_ready(BAO, GAME, "MB", other)
    lobby = await lobbies.open(server=1, channel=10, host=asks(ANA), game=GAME, locale="fr")
    await lobbies.join(lobby.id, BAO)
    await lobbies.bring(lobby.id, ANA.id, await decks.brought([one.id for one in mine], ANA.id))
    await lobbies.bring(lobby.id, BAO.id, await decks.brought([theirs.id], BAO.id))
    seen = await lobbies.get(lobby.id)
    assert [seat.titles for seat in seen.seats] == [titles, (other,)]
    match = await lobbies.start(lobby.id, ANA.id, 10)
    await _choose(home, match, ANA.id, "own:2")
    return match


async def _choose(home: House, match: str, person: int, deck: str) -> None:
    asked = (await home.play.matches.table(match, person)).question
    assert asked is not None
    await home.play.matches.answer(match, person, asked.id, (deck,))


def _decks(table: Table) -> list[tuple[str, tuple[str, ...]]]:
    return [(seat.ready_made, seat.titles) for seat in table.public.seats]


async def test_the_name_of_the_deck_that_is_played_is_read_by_everybody(home: House) -> None:
    """Section 6 of the rules: its name only, once both have chosen."""
    match = await _playing(home, "Jardin", "Plage")
    for reader in (ANA.id, BAO.id):
        assert _decks(await home.play.matches.table(match, reader)) == [("", ()), ("", ())]
    await _choose(home, match, BAO.id, "own:1")
    for reader in (ANA.id, BAO.id, CHLOE.id):
        table = await home.play.matches.table(match, reader)
        assert _decks(table) == [("", ("Plage",)), ("", ("Verger",))]
    assert table.view.panels[0].counts == ()


async def test_a_deck_that_is_ready_made_has_its_printed_name(home: House) -> None:
    match = await _playing(home, "Jardin", "Plage")
    await _choose(home, match, BAO.id, "WU")
    table = await home.play.matches.table(match, ANA.id)
    assert _decks(table) == [("", ("Plage",)), ("WU", ())]
    assert "WU" in table.public.names


async def test_of_a_deck_that_is_brought_and_not_played_nothing_is_told(home: House) -> None:
    """Two worlds that differ in what the other deck is called, and in what was picked so far."""
    seen: list[Table] = []
    for title in ("Jardin", "Marais"):
        match = await _playing(home, title, "Plage")
        table = await home.play.matches.table(match, BAO.id)
        assert title not in str(encode(table.public)) + str(encode(table.view))
        seen.append(table)
        await _choose(home, match, BAO.id, "own:1")
        table = await home.play.matches.table(match, BAO.id)
        assert title not in str(encode(table.public)) + str(encode(table.view))
        for deck in await home.play.decks.of_person(ANA.id, GAME):
            await home.play.decks.drop(deck.id, ANA.id)
    assert [_decks(one) for one in seen] == [[("", ()), ("", ())]] * 2


async def test_names_of_decks_go_with_their_person(home: House) -> None:
    match = await _playing(home, "Jardin", "Plage")
    await _choose(home, match, BAO.id, "own:1")
    (held,) = json.loads(await home.play.people.export(ANA.id))["holder"]
    assert json.loads(held["titles"]) == ["Jardin", "Plage"]
    await home.play.matches.concede(match, ANA.id)
    await home.play.people.delete(ANA.id)
    table = await home.play.matches.table(match, BAO.id)
    assert _decks(table) == [("", ()), ("", ("Verger",))]
