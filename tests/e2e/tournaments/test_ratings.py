"""One's rating, the table of a server and statistics, through the screen alone."""

import pytest

from db.records.time import TimeTerms
from play.records import Person
from tests.e2e.house import House
from tests.e2e.thumbs import controls
from tests.e2e.tournaments.people import NAMES, press
from tests.play.house import FakeClock, asks


@pytest.mark.rule("EVT-6.1", "EVT-6.3", "EVT-6.4")
async def test_ratings_are_seen_by_their_person_and_by_others_once_they_agree(
    house: House, clock: FakeClock
) -> None:
    ana, bao, *_ = [await house.client.user(name) for name in NAMES[:3]]
    none = await ana.slash("profile")
    assert "no rating yet" in none.text
    play = house.services.play
    server = int((await ana.channel())["guild_id"])
    people = [Person(int(one.id), one.name) for one in (ana, bao)]
    for _ in range(10):
        lobby = await play.lobbies.open(
            server=server,
            channel=int((await ana.channel())["id"]),
            host=asks(people[0]),
            game="firstdeck",
            locale="fr",
            terms=TimeTerms("day", rated=True),
        )
        await play.lobbies.join(lobby.id, people[1])
        match = await play.lobbies.start(lobby.id, people[0].id, lobby.channel)
        clock.pass_(hours=5)
        await play.matches.concede(match, people[1].id)
    await play.ratings.tick()
    page = (await ana.slash("profile")).message
    assert "Rating" in page.text
    assert "My First Deck Building" in page.text  # the ratings of which game
    assert "Most often against: Bao (10)" in page.text
    table = (await bao.slash("top", game="firstdeck")).message
    assert "Ana" not in table.text
    page = await press(page, "r-listed")
    assert "You appear in the rankings" in page.text
    table = (await bao.slash("top", game="firstdeck")).message
    assert "**1. Ana**" in table.text
    assert "Bao" not in table.text
    other = await press(table, "r-top")
    assert "à trois et plus" in other.text
    told = await press(other, "r-stats")
    assert "à 2, 10 parties" in told.text
    file = await told.press(str(controls(told, "r-csv:")[0]["custom_id"]))
    assert "Une ligne par partie" in file.text
    back = await press(told, "r-top")
    assert "**1. Ana**" in back.text
    page = await press((await ana.slash("profile")).message, "r-listed")
    assert "not ranked" in page.text
