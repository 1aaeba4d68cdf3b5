"""What is read beside a match: log, close-ups, words, rules."""

from tests.e2e.begin import begin
from tests.e2e.house import House
from tests.e2e.thumbs import controls
from tests.play.house import experienced


async def test_log_zoom_text_and_rules_beside_the_table(house: House) -> None:
    thumbs, thread = await begin(house, 2, 0)
    for thumb in thumbs:
        board = await house.board(thumb.person, thread)
        await thumb.play((await board.press(str(controls(board, "play:")[0]["custom_id"]))).message)
    board = await house.board(thumbs[0].person, thread)
    match = str(controls(board, "play:")[0]["custom_id"]).split(":")[1]
    table = (await board.press(f"play:{match}")).message
    back, rule = f"table:{match}", str(controls(table, "help:")[0]["custom_id"])
    for verb, said in ((f"log:{match}", "•"), (f"text:{match}", ""), (rule, "1. ")):
        beside = (await table.press(verb)).message
        assert said in beside.text
        table = (await beside.press(back)).message
    whole = (await table.press(rule)).message  # to a newcomer first the game as a whole
    assert "FDB\u2011" not in whole.text
    topic = (await whole.select(str(whole.selects[0]["options"][0]["value"]))).message
    assert "FDB\u2011" in topic.text
    zoom = (await board.press(f"zoom:{match}")).message
    assert zoom.alt_texts[0]
    other = str(zoom.selects[0]["options"][-1]["value"])
    assert (await zoom.select(other)).message.alt_texts[0]


async def test_what_is_read_beside_a_match_stays_in_its_table(house: House) -> None:
    thumbs, thread = await begin(house, 2, 0)
    board = await house.board(thumbs[0].person, thread)
    (play,) = controls(board, "play:")
    match = str(play["custom_id"]).split(":")[1]
    table = (await board.press(f"play:{match}")).message
    for verb in ("log", "text", "zoom"):
        beside = (await table.press(f"{verb}:{match}")).message
        assert beside.id == table.id, verb
        back = (await beside.press(f"table:{match}")).message
        assert back.id == table.id
        assert controls(back, f"{verb}:")
    rules = next(one for one in controls(table, "help:"))
    beside = (await back.press(str(rules["custom_id"]))).message
    assert beside.id == table.id
    assert controls(beside, "table:")


async def test_what_has_no_room_under_a_table_is_behind_more_in_its_message(house: House) -> None:
    thumbs, thread = await begin(house, 2, 0)
    ana = thumbs[0].person
    board = await house.board(ana, thread)
    match = str(controls(board, "play:")[0]["custom_id"]).split(":")[1]
    await experienced(house.services.play)  # then there are notes, too
    table = (await board.press(f"play:{match}")).message
    assert controls(table, "log:")
    assert not controls(table, "notes:", "help:")
    more = (await table.press(f"more-in:{match}")).message
    assert more.id == table.id
    log = (await more.press(f"log:{match}")).message
    assert log.id == table.id
    assert controls(more, "notes:")
    assert controls(more, "help:")
    back = (await log.press(f"table:{match}")).message
    more = (await back.press(f"more-in:{match}")).message
    asked = (await more.press(f"concede:{match}")).message
    more = (await asked.press(f"more-in:{match}")).message  # Back
    assert (await more.press(f"table:{match}")).message.id == table.id


async def test_from_the_board_one_private_message_shows_what_is_read(house: House) -> None:
    thumbs, thread = await begin(house, 2, 0)
    ana = thumbs[0].person
    board = await house.board(ana, thread)
    match = str(controls(board, "play:")[0]["custom_id"]).split(":")[1]
    first = (await board.press(f"log:{match}")).message
    second = (await board.press(f"zoom:{match}")).message
    assert second.id != first.id
    await ana.until(lambda: first.id not in ana.messages_seen, "the former one to go")
