"""Learning by playing: one private message, goes on where it was left, leads to a match."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db.queries.match import acquaintance
from sandbox.client.shown import ShownMessage
from tests.e2e.house import House
from tests.e2e.lessons.following import is_over, marked, step, through
from tests.e2e.thumbs import controls


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path, pictures=False, still=True) as opened:
        yield opened


def onward(shown: ShownMessage) -> str:
    """The custom_id of the button that leads to the next scene."""
    (one,) = [one for one in controls(shown, "l-scene:") if one.get("style") == 1]
    return str(one["custom_id"])


@pytest.mark.rule("MND-3.1")
@pytest.mark.parametrize("spoken", ["en-US", "fr"])
async def test_a_lesson_leads_scene_by_scene_to_a_first_match(house: House, spoken: str) -> None:
    ana = await house.client.user("Ana", spoken)
    shown = (await ana.slash("learn", game="firstdeck")).message
    assert shown.ephemeral
    assert "> **" in shown.text
    seen = [shown]
    for scene in range(3):
        seen = await through(shown)
        assert not any("firstdeck-lesson" in one.text for one in seen)
        if scene < 2:
            shown = (await seen[-1].press(onward(seen[-1]))).message
    assert not await house.services.play.matches.of_person(int(ana.id))  # it was no match
    table = (await seen[-1].press("solo-of:firstdeck")).message
    assert controls(table, "text:")
    (match,) = await house.services.play.matches.of_person(int(ana.id))
    board = await house.services.play.matches.board(match.id)
    assert {one.ai for seat in board.public.seats for one in seat.holders} == {None, "relaxed"}


@pytest.mark.rule("MND-3.1")
@pytest.mark.parametrize(
    ("key", "spoken"),
    [("allstar", "fr"), ("nba", "en-US"), ("jam", "fr"), ("nintendo", "en-US")],
)
async def test_every_lesson_is_gone_through_by_what_is_marked_alone(
    house: House, key: str, spoken: str
) -> None:
    """Also in lists, and in orders: what is pressed is what was recorded, to the last answer."""
    ana = await house.client.user("Ana", spoken)
    lesson = house.games[key].lesson
    assert lesson is not None
    shown = (await ana.slash("learn", game=key)).message
    for number, scene in enumerate(lesson.scenes):
        seen = await through(shown)
        assert not any(f"{key}-lesson" in one.text for one in seen)
        own = [one.picks for one in scene.answers_along if one.seat == scene.learner]
        kept = await house.services.play.store.read(acquaintance.lessons, int(ana.id))
        assert [{*one.split()} for one in kept[0].answers] == [{*picks} for picks in own]
        if number + 1 < len(lesson.scenes):
            shown = (await seen[-1].press(onward(seen[-1]))).message


@pytest.mark.rule("MND-3.1")
async def test_a_lesson_goes_on_where_it_was_left_also_after_a_restart(house: House) -> None:
    ana = await house.client.user("Ana", "en-US")
    shown = (await ana.slash("learn", game="firstdeck")).message
    left = await step(await step(shown))
    await house.restart()
    again = (await ana.slash("learn", game="firstdeck")).message
    assert again.text == left.text
    back = (await again.press("l-back:firstdeck")).message
    assert back.text != left.text
    anew = (await back.press("l-scene:firstdeck:0")).message
    assert anew.text == shown.text


@pytest.mark.rule("MND-3.1")
async def test_whoever_does_otherwise_is_not_stopped(house: House) -> None:
    ana = await house.client.user("Ana", "en-US")
    shown = (await ana.slash("learn", game="firstdeck")).message
    other = [one for one in controls(shown, "l-pick:") if one["custom_id"] not in marked(shown)]
    shown = (await shown.press(str(other[0]["custom_id"]))).message
    assert is_over((await through(shown))[-1])


async def test_an_old_button_shows_where_the_lesson_stands(house: House) -> None:
    ana = await house.client.user("Ana", "en-US")
    shown = (await ana.slash("learn", game="firstdeck")).message
    first = marked(shown)[0]
    now = (await shown.press(first)).message
    stale = (await ana.answer(await now.start(first, forge=True))).message
    assert now.text in stale.text


@pytest.mark.rule("MND-3.1")
async def test_the_greeting_a_lobby_and_how_to_play_offer_it(house: House) -> None:
    ana = await house.client.user("Ana", "en-US")
    await ana.until(lambda: any(controls(one, "l-list:") for one in ana.messages_seen.values()))
    hello = next(one for one in ana.messages_seen.values() if controls(one, "l-list:"))
    listed = (await hello.press("l-list")).message
    assert "> **" in (await listed.select("firstdeck", named="l-at")).message.text
    lobby = (await ana.slash("play", game="firstdeck", players=2)).message
    assert "> **" in (await lobby.press("l-open:firstdeck")).message.text
    how = (await lobby.press("how-to")).message
    assert "> **" in (await how.press("l-open:firstdeck")).message.text
