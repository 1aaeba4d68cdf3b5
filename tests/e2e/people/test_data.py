"""What is stored about a person can be had, and is gone when they ask for that."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.e2e.begin import begin, lobby_id, open_lobby
from tests.e2e.house import House
from tests.e2e.thumbs import controls, play_match

UNUSUAL = "Zénobie"


async def test_all_of_a_person_is_handed_out_and_forgotten(house: House, tmp_path: Path) -> None:
    zoe = await house.client.user(UNUSUAL)
    thumbs, thread = await begin(house, 2, 0, "sampler")
    ana, bao = (thumb.person for thumb in thumbs)
    lobby = await open_lobby(house, 3)
    await (await zoe.message(lobby.id)).press(f"join:{lobby_id(lobby)}")
    fair = (await (await zoe.message(lobby.id)).press(f"fair:{lobby_id(lobby)}")).message
    form = await fair.press(f"words:{lobby_id(lobby)}")
    await zoe.submit(form, words="quarante-deux canards")
    panel = (await (await zoe.slash("settings")).message.press("mine:time")).message
    await zoe.submit(await panel.press("my-quiet"), start="22h", until="7h")
    board = await house.board(zoe, thread)
    match = str(controls(board, "play:")[0]["custom_id"]).split(":")[1]
    more = (await board.press(f"more:{match}")).message
    more = (await more.press(f"follow:{match}:1")).message
    await zoe.submit(await more.press(f"report:{match}"), words="Une carte manque.")
    await play_match(house, thumbs, thread)
    exported = (await zoe.slash("data export")).message
    found = json.loads((await exported.files())[0])
    assert found["person"][0]["name"] == UNUSUAL
    assert found["person"][0]["quiet"]["zone"] == "Europe/Paris"
    assert found["follower"] == [{"match": match}]
    assert found["report"][0]["words"] == "Une carte manque."
    assert found["lobby"][0]["words"] == "quarante-deux canards"
    mine = json.loads((await (await ana.slash("data export")).message.files())[0])
    assert {move["match"] for move in mine["move"]} == {match}
    assert str(bao.id) not in json.dumps(mine)
    for person in (zoe, ana):
        sure = (await person.slash("data delete")).message
        await sure.press("forget")
    left = dump(tmp_path / "matches.db")
    for trace in (UNUSUAL, zoe.id, "Europe/Paris", "Une carte manque", "canards", ana.id, "'Ana'"):
        assert trace not in left, trace
    assert bao.id in left


def dump(database: Path) -> str:
    """The whole database as text."""
    with closing(sqlite3.connect(database)) as db:
        return "\n".join(db.iterdump())
