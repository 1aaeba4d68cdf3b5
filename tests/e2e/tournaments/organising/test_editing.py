"""An organiser changes what was chosen and writes to everybody, by the screen (EVT-1.12, 1.13)."""

import pytest

from tests.e2e.house import House
from tests.e2e.thumbs import controls
from tests.e2e.tournaments.organising.test_organisers import running
from tests.e2e.tournaments.people import NAMES, form_of, id_of, mine, opened, press, public
from tests.e2e.tournaments.test_news import told
from tests.play.house import FakeClock


@pytest.mark.rule("EVT-1.12")
async def test_what_was_chosen_is_changed_and_told(house: House, clock: FakeClock) -> None:
    ana, bao, *_ = [await house.client.user(name) for name in NAMES[:4]]
    which = id_of(await opened(house, ana, "Cup", "nba", form=1, places=8))
    await press(await public(bao, "Cup"), "t-enter")
    panel = await press(await press(await mine(ana, which), "t-manage"), "t-edit")
    form = await form_of(panel, "t-edit-words")
    page = (
        await ana.submit(
            form, name="Winter", description="Bring **tea**.", places="12", day="", hour=""
        )
    ).message
    assert "Noted." in page.text
    page = (await page.select("en", named=f"t-edit-set:{which}:locale")).message
    await house.quiet()
    shown = await public(bao, "Winter")
    assert "1 of 12 places taken" in shown.text
    assert r"Bring \*\*tea\*\*." in shown.text
    await told(house, ana)  # that it is open stands on its own message
    (news,) = await told(house, ana)
    for line in ("New name: Winter", "New description", "Places: 12", "Language: English"):
        assert f"• {line}" in news.text
    form = await form_of(page, "t-edit-words")
    no = await ana.submit(form, name="Winter", description="", places="2", day="", hour="")
    assert "for 4 to 256 people" in no.text
    form = await form_of(page, "t-edit-words")
    no = await ana.submit(form, name="Winter", description="", places="8", day="soon", hour="20:00")
    assert "soon" in no.text


@pytest.mark.rule("EVT-1.13")
async def test_a_message_reaches_everybody_once_a_day(house: House, clock: FakeClock) -> None:
    people = [await house.client.user(name) for name in NAMES[:4]]
    which = await running(house, clock, people, "nba")
    await told(house, people[0])
    panel = await press(await mine(people[0], which), "t-manage")
    form = await form_of(panel, "t-write")
    noted = (await people[0].submit(form, words="Play *fast*")).message
    assert "everybody reads it" in noted.text
    *_, news = await told(house, people[0])
    assert r"**Ana** écrit à tout le monde" in news.text
    assert r"Play \*fast\*" in news.text
    assert r"Play \*fast\*" in (await mine(people[1], which)).text
    form = await form_of(panel, "t-write")
    no = await people[0].submit(form, words="Faster")
    assert "one message a day" in no.text


@pytest.mark.rule("EVT-1.12")
async def test_a_server_says_who_opens_tournaments(house: House) -> None:
    ana, bao, *_ = [await house.client.user(name) for name in NAMES[:4]]
    guild = next(iter(house.sandbox.core.world.guilds.values()))
    role = next(one for one in guild.roles if one.name == "Moderators")
    page = (await ana.slash("server")).message
    page = (await page.press("ours:who")).message
    page = (await page.select(role.id, named="our-tournament-roles")).message
    no = await bao.slash("event create", game="nba")
    assert "seules certaines personnes peuvent ouvrir un tournoi" in no.text
    yes = await ana.slash("event create", game="nba")
    assert controls(yes.message, "t-new:")
