"""From table to table over servers, for those who are still there; notes; calls repeated."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.match.membership import MembershipCog
from play.records import Person as Known
from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.begin import begin
from tests.e2e.house import House
from tests.e2e.thumbs import controls
from tests.play.house import FakeClock, experienced
from tests.play.house import House as Inside

GONE = "You are no longer on the server of this match"


@pytest.fixture
async def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def house(tmp_path: Path, clock: FakeClock) -> AsyncIterator[House]:
    async with House(tmp_path, clock=clock, pictures=False, still=True) as opened:
        yield opened


async def two_servers(house: House, clock: FakeClock) -> tuple[Person, str, ShownMessage, str]:
    """Ana has answered all in a match here; another waits for her on a second server."""
    for name in ("Ana", "Bao"):
        await house.client.user(name, "en-US")
    thumbs, thread = await begin(house, 2, 0, "sampler")
    ana = thumbs[0].person
    (here,) = await house.services.play.matches.in_channel(int(thread))
    ids = [one.person.id for one in thumbs]
    body = {"name": "Elsewhere", "owner_id": ids[1], "member_ids": ids, "bot": True}
    guild = str((await house.client.call("POST", "/guilds", body))["id"])
    inside = Inside(house.services.play, clock)
    people = [known(one.person) for one in thumbs]
    place = next(
        one.id for one in house.sandbox.core.world.channels.values() if one.guild_id == guild
    )
    there = await inside.match(*people, server=int(guild), channel=int(place))
    while await inside.answer_any(here, people[0]):
        pass
    board = await house.board(ana, thread)
    shown = (await board.press(f"play:{here}")).message
    return ana, guild, shown, there


def known(person: Person) -> Known:
    return Known(int(person.id), person.name)


@pytest.mark.rule("TIM-4.4")
async def test_next_leads_to_another_server_in_the_same_message(
    house: House, clock: FakeClock
) -> None:
    _, _, shown, there = await two_servers(house, clock)
    (button,) = controls(shown, "go-on:")
    assert button["label"].startswith("Next: ")
    assert button["custom_id"] == f"go-on:{there}"
    after = (await shown.press(f"go-on:{there}")).message
    assert after.id == shown.id
    assert "Your turn" in after.text


@pytest.mark.rule("TIM-4.4")
async def test_whoever_has_left_the_server_may_leave_the_match(
    house: House, clock: FakeClock
) -> None:
    ana, guild, shown, there = await two_servers(house, clock)
    await house.client.call("DELETE", f"/guilds/{guild}/members/{ana.id}")
    after = (await shown.press(f"go-on:{there}")).message
    assert GONE in after.text
    assert "Your turn" not in after.text
    asks = (await after.press(f"get-up:{there}")).message
    (yes,) = controls(asks, "got-up:")
    await asks.press(str(yes["custom_id"]))
    seat = (await house.services.play.matches.board(there)).public.seats[0]
    assert seat.left


@pytest.mark.rule("TIM-4.4")
async def test_an_answer_is_kept_an_hour_and_not_when_discord_fails(
    house: House, clock: FakeClock
) -> None:
    ana, guild, shown, there = await two_servers(house, clock)
    asked = f"/guilds/{guild}/members/{ana.id}"
    await house.client.fault("routes", path=asked, status=500, times=20)
    await house.client.call("DELETE", f"/guilds/{guild}/members/{ana.id}")
    after = (await shown.press(f"go-on:{there}")).message
    assert "Your turn" in after.text  # nobody could say
    await house.client.end_faults()
    again = (await ana.answer(await after.start(f"go-on:{there}", forge=True))).message
    assert GONE in again.text
    before = len(await house.client.requests("GET", asked))
    await ana.answer(await again.start(f"go-on:{there}", forge=True))
    assert len(await house.client.requests("GET", asked)) == before


@pytest.mark.rule("TIM-5.4")
async def test_notes_are_written_in_a_form_and_found_there_again(
    house: House, clock: FakeClock
) -> None:
    ana, _, shown, _ = await two_servers(house, clock)
    await experienced(house.services.play)
    shown = (await shown.press(str(controls(shown, "table:")[0]["custom_id"]))).message
    (notes,) = controls(shown, "notes:")
    answer = await shown.press(str(notes["custom_id"]))
    kept = await ana.submit(answer, words="The moon is with Bao.")
    assert "Your notes are saved." in kept.text
    again = await kept.message.press(str(notes["custom_id"]))
    assert "The moon is with Bao." in str(again.modal)


@pytest.mark.rule("TIM-1.7")
async def test_whoever_gives_time_is_told_that_it_arrived(house: House) -> None:
    for name in ("Ana", "Bao"):
        await house.client.user(name, "en-US")
    thumbs, thread = await begin(house, 2, 0, "sampler", "normal")
    ana = thumbs[0].person
    more = (await (await house.board(ana, thread)).press("More…")).message
    (gift,) = controls(more, "give-time:")
    (to,) = gift["options"]
    more = (await ana.answer(await more.start(str(gift["custom_id"]), str(to["value"])))).message
    assert "Bao has up to 12 more hours." in more.text
    assert not controls(more, "give-time:")  # once a sitting


@pytest.mark.rule("TIM-4.5")
async def test_whoever_waits_for_a_day_has_others_called_once_more(
    house: House, clock: FakeClock
) -> None:
    ana, _, shown, _ = await two_servers(house, clock)
    await house.quiet()
    assert not controls(shown, "nudge:")
    for _ in range(25):
        clock.pass_(hours=1)
    (refresh,) = controls(shown, "table:")
    shown = (await shown.press(str(refresh["custom_id"]))).message
    (nudge,) = controls(shown, "nudge:")
    assert nudge["label"] == "Remind them"
    shown = (await shown.press(str(nudge["custom_id"]))).message
    assert "They will be reminded." in shown.text
    await house.quiet()
    bao = await house.client.user("Bao")
    call = await ana.see(f"<@{bao.id}>")
    assert controls(call, "play:")
    assert not controls((await ana.see("They will be reminded.")).now, "nudge:")


@pytest.mark.rule("EVT-1.14", "TIM-2.3")
async def test_who_left_is_asked_about_before_their_sitting_is_missed(
    house: House, clock: FakeClock
) -> None:
    """One request of the bot: nobody has pressed anything since they left."""
    ana, guild, _, _ = await two_servers(house, clock)
    bot, play = house.bot, house.services.play
    await house.client.call("DELETE", f"/guilds/{guild}/members/{ana.id}")
    clock.pass_(days=40)
    question = await play.members.next_question()
    assert question is not None
    while question is not None:
        await bot.find(MembershipCog).ask_next()
        question = await play.members.next_question()
    assert await play.members.gone_of(int(guild), [int(ana.id)]) == {int(ana.id)}
