"""A match that is over, step by step (MND-4.1)."""

import asyncio

import pytest

from cogs.match.pings import PingCog
from play.proof.looking.review import Reviews
from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.begin import begin
from tests.e2e.house import House
from tests.e2e.people.strangers import another_server
from tests.e2e.thumbs import Thumb, controls

pytestmark = pytest.mark.rule("MND-4.1")


async def test_a_finished_match_is_looked_back_at_step_by_step(house: House) -> None:
    _, match, board = await over(house)
    first = (await board.press(f"look-back:{match}")).message
    assert first.ephemeral
    steps = int(first.text.splitlines()[0].rpartition(" ")[2])
    assert steps > 4
    assert f"étape 1 sur {steps}" in first.text or f"step 1 of {steps}" in first.text
    (after,) = [one for one in controls(first, "walk:") if one["custom_id"].endswith(":after")]
    second = (await first.press(str(after["custom_id"]))).message
    assert second.id == first.id  # one message, edited in place
    assert second.text != first.text
    (last,) = [one for one in controls(second, "walk:") if one["custom_id"].endswith(":last")]
    end = (await second.press(str(last["custom_id"]))).message
    assert not [one for one in controls(end, "walk:") if one["custom_id"].endswith(":after")]
    (chapters,) = [one for one in end.selects if "walk-part:" in str(one["custom_id"])]
    middle = str(chapters["options"][-1]["value"])
    there = (await end.select(middle, named=f"walk-part:{match}")).message
    assert f" {int(middle) + 1} " in there.text.splitlines()[0]


async def test_a_seat_has_its_own_steps_with_what_it_picked(house: House) -> None:
    """Ana, Bao and whoever only looks see the same of each side."""
    ana, match, board = await over(house)
    everybody = (await board.press(f"look-back:{match}")).message
    whole = steps_of(everybody)
    side = (await everybody.select("1", named=f"walk-side:{match}")).message
    assert steps_of(side) > whole
    (answer,) = named(side, ":answer-after")
    asked = (await side.press(answer)).message
    assert "Ana" in asked.text.splitlines()[1]
    assert "✓" in asked.text
    assert asked.id == everybody.id
    other = (await asked.select("2", named=f"walk-side:{match}")).message
    assert "Bao" in other.text.splitlines()[1]
    back = (await other.select("0", named=f"walk-side:{match}")).message
    assert steps_of(back) == whole
    typed = (await ana.slash("log", match=match, step=3)).message
    assert " 3 " in typed.text.splitlines()[0]
    beyond = (await ana.slash("log", match=match, step=999)).message
    assert f" {whole} " in beyond.text.splitlines()[0] + " "
    log = (await board.press(f"log:{match}")).message
    assert controls(log, "look-back:")


async def test_a_step_is_shown_to_all_and_deleted_with_who_is_forgotten(house: House) -> None:
    ana, match, board = await over(house)
    first = (await board.press(f"look-back:{match}")).message
    (after,) = named(first, ":after")
    second = (await first.press(after)).message
    (show,) = [str(one["custom_id"]) for one in controls(second, "walk-show:")]
    await second.press(show)
    thread = board.channel_id
    ours = [one for one in await ana.messages(thread) if controls(one, "look-from:")]
    assert len(ours) == 1
    assert f"{steps_of(first)}" in ours[0].text
    assert not ours[0].ephemeral
    await second.press(show)  # within the minute
    assert len([one for one in await ana.messages(thread) if controls(one, "look-from:")]) == 1
    (look,) = [str(one["custom_id"]) for one in controls(ours[0], "look-from:")]
    dov = await house.client.user("Dov")
    there = (await (await dov.message(ours[0].id)).press(look)).message
    assert there.ephemeral
    assert " 2 " in there.text.splitlines()[0]
    await house.services.play.people.delete(int(ana.id))
    await house.bot.find(PingCog).tidily()
    assert not [one for one in await dov.messages(thread) if controls(one, "look-from:")]


@pytest.mark.rule("TIM-4.3")
async def test_nobody_shows_a_step_from_another_server(house: House) -> None:
    """Whoever left the server, or may not write there, is known where they press alone."""
    ana, match, board = await over(house)
    _, general = await another_server(house)
    guild = await house.client.guild("Elsewhere")
    await house.client.call("PUT", f"/guilds/{guild['id']}/members/{ana.id}")
    there = (await ana.slash("settings", channel=general)).message
    looked = (await ana.answer(await there.start(f"look-back:{match}", forge=True))).message
    assert controls(looked, "walk:")
    assert not controls(looked, "walk-show:")  # it would be refused
    answer = await ana.answer(await there.start(f"walk-show:{match}:1", forge=True))
    assert "que sur le serveur" in answer.text
    assert not [one for one in await ana.messages(board.channel_id) if controls(one, "look-from:")]


async def test_a_step_that_may_stand_is_looked_for(house: House) -> None:
    """Discord may have posted what it answers with a failure of its own."""
    _, match, board = await over(house)
    first = (await board.press(f"look-back:{match}")).message
    (show,) = [str(one["custom_id"]) for one in controls(first, "walk-show:")]
    path = f"/channels/{board.channel_id}/messages"
    await house.client.fault("routes", method="POST", path=path, status=503, times=9)
    await first.press(show)
    await house.client.end_faults()
    query = "SELECT count(*) FROM shown_step WHERE message IS NULL"
    (count,) = await house.services.play.store.read(lambda db: db.execute(query).fetchone())
    assert count == 1


@pytest.mark.rule("MND-4.2")
async def test_a_step_is_tried_from_the_side_of_a_seat(house: House) -> None:
    ana, match, board = await over(house)
    everybody = (await board.press(f"look-back:{match}")).message
    assert not controls(everybody, "try-step:")
    side = (await everybody.select("1", named=f"walk-side:{match}")).message
    (answer,) = named(side, ":answer-after")
    there = (await side.press(answer)).message
    (one,) = controls(there, "try-step:")
    tried = (await there.press(str(one["custom_id"]))).message
    assert tried.ephemeral
    assert tried.id != there.id
    ended = await Thumb(ana, 3).play(tried)
    (again,) = controls(ended, "try-again:")
    begun = (await ended.press(str(again["custom_id"]))).message
    assert begun.text == tried.text
    other = (await begun.select("1", named="try-level")).message
    assert other.id == tried.id
    (asked, *_) = [one for one in other.components if "try-" in str(one.get("custom_id"))]
    dov = await house.client.user("Dov")
    theirs = (await dov.slash("settings")).message
    refused = await dov.answer(await theirs.start(str(asked["custom_id"]), forge=True))
    assert "🤖" not in refused.text
    assert ("essai" if "essai" in refused.text else "tried") in refused.text


@pytest.mark.rule("MND-5.1")
async def test_what_decided_is_shown_where_it_was_asked_for(house: House) -> None:
    ana, match, board = await over(house)
    house.services.play.reviews.seconds = 0.5
    step = (await board.press(f"look-back:{match}")).message
    asked = (await step.press(f"decided:{match}")).message
    assert asked.ephemeral
    await house.services.play.reviews.made(match)
    await ana.until(lambda: bool(controls(asked.now, "look-back:")), "the review")
    assert asked.now.media
    moments = controls(asked.now, "walk-from:")
    if moments:
        there = (await asked.now.press(str(moments[0]["custom_id"]))).message
        assert "✓" in there.text
    dov = await house.client.user("Dov")
    last = await dov.message(board.id)
    kept = (
        await (await last.press(f"look-back:{match}")).message.press(f"decided:{match}")
    ).message
    assert kept.media


@pytest.mark.rule("MND-5.1")
async def test_a_review_that_fails_is_said_to_all_who_wait_and_begins_by_no_hand(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, match, board = await over(house)
    begun, door = list[bytes](), asyncio.Event()

    async def fails(_: Reviews, request: bytes) -> bytes:
        begun.append(request)
        await door.wait()
        raise TimeoutError

    monkeypatch.setattr(Reviews, "_answered", fails)
    step = (await board.press(f"look-back:{match}")).message
    asked = (await step.press(f"decided:{match}")).message
    dov = await house.client.user("Dov")
    there = (await (await dov.message(board.id)).press(f"look-back:{match}")).message
    follows = (await there.press(f"decided:{match}")).message
    assert not controls(follows.now, "decided:")
    door.set()
    await ana.until(lambda: bool(controls(asked.now, "decided:")), "that it has failed")
    await dov.until(lambda: bool(controls(follows.now, "decided:")), "that it has failed")
    await house.quiet()
    assert len(begun) == 1


async def over(house: House) -> tuple[Person, str, ShownMessage]:
    """Return a match of Ana and Bao that is over, with its last board."""
    thumbs, thread = await begin(house, 2, 0)
    ana = thumbs[0].person
    board = await house.board(ana, thread)
    match = str(controls(board, "play:")[0]["custom_id"]).split(":")[1]
    for thumb in (*thumbs, *thumbs):
        shown = await house.board(thumb.person, thread)
        await thumb.play((await shown.press(f"play:{match}")).message, 12)
    await house.services.play.matches.concede(match, int(ana.id))
    await house.seen()
    board = await house.board(ana, thread)
    await ana.until(lambda: bool(controls(board.now, "look-back:")), "the final board")
    return ana, match, board.now


def steps_of(shown: ShownMessage) -> int:
    return int(shown.text.splitlines()[0].rpartition(" ")[2])


def named(shown: ShownMessage, end: str) -> list[str]:
    return [one for c in controls(shown, "walk:") if (one := str(c["custom_id"])).endswith(end)]


async def test_a_match_that_runs_has_no_steps_yet(house: House) -> None:
    thumbs, thread = await begin(house, 2, 0)
    board = await house.board(thumbs[0].person, thread)
    match = str(controls(board, "play:")[0]["custom_id"]).split(":")[1]
    with pytest.raises(LookupError):  # no message bears that button
        await board.press(f"look-back:{match}")
