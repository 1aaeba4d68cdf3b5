"""Private notes beside a match."""

import json

import pytest

from games.core.refused import Refused
from play.match.notes import MOST
from tests.play.house import ANA, BAO, CHLOE, House


@pytest.mark.rule("TIM-5.4")
async def test_notes_are_kept_for_their_person_alone_and_go_with_them(home: House) -> None:
    match = await home.match(ANA, BAO)
    notes = home.play.notes
    assert await notes.read(match, ANA.id) == ""
    await notes.keep(match, ANA.id, "  Bao holds the moon.  ")
    assert await notes.read(match, ANA.id) == "Bao holds the moon."
    assert await notes.read(match, BAO.id) == ""
    found = json.loads(await home.play.people.export(ANA.id))["note"]
    assert found == [{"match": match, "words": "Bao holds the moon."}]
    assert json.loads(await home.play.people.export(BAO.id))["note"] == []
    await home.play.people.delete(ANA.id)
    rows = await home.play.store.read(lambda db: db.execute("SELECT * FROM note").fetchall())
    assert rows == []


@pytest.mark.rule("TIM-5.4")
async def test_notes_are_cut_at_2000_characters_and_empty_ones_go(home: House) -> None:
    match = await home.match(ANA, BAO)
    await home.play.notes.keep(match, ANA.id, "x" * (MOST + 5))
    assert len(await home.play.notes.read(match, ANA.id)) == 2000
    await home.play.notes.keep(match, ANA.id, " ")
    assert json.loads(await home.play.people.export(ANA.id))["note"] == []


async def test_only_players_note_anything(home: House) -> None:
    match = await home.match(ANA, BAO)
    with pytest.raises(Refused, match="play-not-yours"):
        await home.play.notes.read(match, CHLOE.id)
    with pytest.raises(Refused, match="play-not-yours"):
        await home.play.notes.keep(match, CHLOE.id, "x")
