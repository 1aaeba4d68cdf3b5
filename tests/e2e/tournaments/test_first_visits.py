"""What somebody finds who has played nothing, one match, ten: never an empty page."""

from typing import Any

import pytest

from db.records.time import TimeTerms
from play.records import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.house import House
from tests.e2e.thumbs import controls
from tests.play.house import FakeClock, asks

BEGIN = {"solo-at", "several"}  # against AIs at once, a table for several
WAIT = "The first match that you finish stands here"


async def pages(ana: Any) -> dict[str, ShownMessage]:
    """All pages about what was played, as somebody opens them."""
    found: dict[str, ShownMessage] = {}
    for which in ("mine", "server", "finished"):
        found[which] = (await ana.slash("matches", which=which)).message
    found["profile"] = (await ana.slash("profile")).message
    found["top"] = (await ana.slash("top", game="firstdeck")).message
    again = (await ana.slash("top", game="firstdeck")).message
    (more,) = controls(again, "r-stats:")
    found["statistics"] = (await again.press(str(more["custom_id"]))).message
    return found


def offered(page: ShownMessage) -> set[str]:
    return {str(one.get("custom_id", "")).partition(":")[0] for one in page.components}


async def solo(house: House, person: Any, clock: FakeClock) -> None:
    """A match against an AI, given up after forty minutes."""
    play, channel = house.services.play, await person.channel()
    who = Person(int(person.id), person.name)
    lobby = await play.lobbies.open(
        server=int(channel["guild_id"]),
        channel=int(channel["id"]),
        host=asks(who),
        game="firstdeck",
        locale="en",
        terms=TimeTerms("none"),
    )
    await play.lobbies.add_ai(lobby.id, who.id)
    match = await play.lobbies.start(lobby.id, who.id, lobby.channel)
    clock.pass_(minutes=40)
    await play.matches.concede(match, who.id)
    await play.ratings.tick()


async def rated(house: House, ana: Any, bao: Any, clock: FakeClock) -> str:
    """A rated match of two people, which Bao gives up."""
    play, channel = house.services.play, await ana.channel()
    people = [Person(int(one.id), one.name) for one in (ana, bao)]
    lobby = await play.lobbies.open(
        server=int(channel["guild_id"]),
        channel=int(channel["id"]),
        host=asks(people[0]),
        game="firstdeck",
        locale="en",
        terms=TimeTerms("day", rated=True),
    )
    await play.lobbies.join(lobby.id, people[1])
    match = await play.lobbies.start(lobby.id, people[0].id, lobby.channel)
    clock.pass_(hours=5)
    await play.matches.concede(match, people[1].id)
    await play.ratings.tick()
    return match


async def test_before_the_first_match_each_page_says_what_will_stand_there(house: House) -> None:
    ana = await house.client.user("Ana", "en-GB")
    found = await pages(ana)
    for which, page in found.items():
        assert offered(page) >= BEGIN, which  # what to do next
    for which in ("mine", "finished", "profile"):
        assert WAIT in found[which].text, which
    assert "After 10 such matches you are asked" in found["profile"].text
    assert "r-listed" not in offered(found["profile"])  # nobody is asked before the tenth
    assert "the first place is free" in found["top"].text
    for which in ("top", "statistics"):
        assert "You have not finished a match of this game yet." in found[which].text
    for which in ("top", "server"):
        assert "No match has ended here in the last 30 days" in found[which].text
    assert "this page shows who wins by order of play" in found["statistics"].text


async def test_the_first_match_leaves_its_trace_also_against_an_ai(
    house: House, clock: FakeClock
) -> None:
    ana = await house.client.user("Ana", "en-GB")
    await solo(house, ana, clock)
    found = await pages(ana)
    assert offered(found["mine"]) >= BEGIN
    for which in ("mine", "profile"):
        page = found[which].text
        assert "1 match played, 0 won" in page
        assert "Best scores: My First Deck Building" in page
        assert "Met: AIs once (0 won)" in page
        assert "• My First Deck Building · place 2 of 2 · score" in page
        assert "· with AIs · <t:" in page
        assert "count here, and for no rating" in page
    assert "place 2 · score" in found["finished"].text
    assert "with AIs" in found["finished"].text
    for which in ("top", "server"):
        assert "last 30 days: My First Deck Building 1 (1 player)" in found[which].text
    for which in ("top", "statistics"):
        assert "You: 1 match finished, 0 won · best score" in found[which].text
    assert "With AIs, 2 at the table: 1 match, " in found["statistics"].text
    assert "won by who began; usually 40 min" in found["statistics"].text
    assert "no rating yet" in found["profile"].text


@pytest.mark.rule("EVT-6.3")
async def test_at_the_tenth_rated_match_somebody_is_asked_once_and_then_listed(
    house: House, clock: FakeClock
) -> None:
    ana, bao = [await house.client.user(name, "en-GB") for name in ("Ana", "Bao")]
    match = await rated(house, ana, bao, clock)
    one = (await ana.slash("profile")).message.text
    assert "1 rated match: 9 more, and you are asked" in one
    assert "Met: Bao once (1 won)" in one
    assert "first win <t:" in one
    table = await house.services.play.matches.table(match, int(ana.id))
    assert not table.undecided
    for _ in range(8):
        await rated(house, ana, bao, clock)
    ninth = await house.services.play.matches.table(match, int(ana.id))
    assert not ninth.undecided
    match = await rated(house, ana, bao, clock)
    assert (await house.services.play.matches.table(match, int(ana.id))).undecided
    ten = (await ana.slash("profile")).message
    assert "more, and you are asked" not in ten.text
    assert "10 won in a row" in ten.text
    assert "Met: Bao 10 times (10 won)" in ten.text
    assert "Played most" not in (await bao.slash("top", game="firstdeck")).text
    await house.services.play.people.set_listed(int(ana.id), wanted=True)
    assert not (await house.services.play.matches.table(match, int(ana.id))).undecided
    top = (await bao.slash("top", game="firstdeck")).text
    assert "**1. Ana**" in top
    assert "Played most: Ana (10)" in top
    assert "Bao (" not in top  # who has not agreed is a number
