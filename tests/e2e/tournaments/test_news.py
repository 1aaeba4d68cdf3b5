"""What a tournament tells in messages of its own, as people see it (EVT-1.10)."""

import pytest

from cogs.match.pings import PingCog
from cogs.tournaments.posts.news import NewsCog
from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.house import House
from tests.e2e.thumbs import controls
from tests.e2e.tournaments.people import NAMES, concede, id_of, lived, mine, opened, press, public
from tests.play.house import FakeClock

pytestmark = pytest.mark.rule("EVT-1.10")


async def told(house: House, person: Person) -> list[ShownMessage]:
    """Let the bot look for news, and return all messages that tell some, oldest first."""
    await house.bot.find(NewsCog).sweep()
    await house.quiet()
    channel = await person.channel()
    return [one for one in await person.messages(channel) if controls(one, "t-told:")]


async def knockout(house: House, clock: FakeClock) -> tuple[str, list[Person]]:
    people = [await house.client.user(name) for name in NAMES[:4]]
    page = await opened(house, people[0], "Cup", "nba", form=2, places=4)
    which = id_of(page)
    for person in people:
        await press(await public(person, "Cup"), "t-enter")
    await press(await press(await mine(people[0], which), "t-manage"), "t-begin")
    await lived(house, clock, seconds=40)
    return which, people


async def played(house: House, clock: FakeClock, which: str, people: list[Person]) -> None:
    """Play what is open: whoever is named second gives up."""
    for _ in range(6):
        await lived(house, clock, seconds=40)
    view = await house.services.play.tournaments.view(which)
    by_id = {int(one.id): one for one in people}
    for pairing in [one for one in view.pairings if one.status == "open"]:
        loser = view.by_number[pairing.people[1]].person
        assert pairing.match is not None
        assert loser is not None
        await concede(by_id[loser], pairing.match)
    for _ in range(3):
        await lived(house, clock, seconds=40)


async def test_rounds_the_final_and_the_end_are_told_once_each(
    house: House, clock: FakeClock
) -> None:
    which, people = await knockout(house, clock)
    (draw,) = await told(house, people[0])
    assert "les tables sont tirées" in draw.text
    assert len(await told(house, people[0])) == 1
    await played(house, clock, which, people)
    _, final = await told(house, people[0])
    assert "C’est la finale" in final.text
    await played(house, clock, which, people)
    *_, end = await told(house, people[0])
    view = await house.services.play.tournaments.view(which)
    first = next(row.entrant for row in view.rows if row.place == 1)
    name = view.by_number[first].name
    assert f"**{name}** remporte le tournoi." in end.text
    assert len(await told(house, people[0])) == 3
    await lived(house, clock, hours=3)  # it was called two hours before at the latest (TIM-4.3)
    await house.bot.find(PingCog).regularly()
    await house.quiet()
    threads = await people[0].threads()
    said = [one.text for thread in threads for one in await people[0].messages(thread)]

    assert sum("remportes le tournoi Cup" in one for one in said) == 1
    assert not any("à la place 2" in one for one in said)  # who has given up knows it
    assert sum("en finale" in one for one in said) == 2
    own = await press(end, "t-told")
    assert "Cup" in own.text


async def test_a_role_is_called_in_the_channel_that_was_chosen(
    house: House, clock: FakeClock
) -> None:
    people = [await house.client.user(name) for name in NAMES[:4]]
    which = id_of(await opened(house, people[0], "Cup", "nba", form=2, places=4))
    assert await told(house, people[0]) == []  # its own message says that it is open
    panel = await press(await press(await mine(people[0], which), "t-manage"), "t-voice")
    channel = await people[0].channel()
    panel = (await panel.select(str(channel["id"]), named=f"t-voice-in:{which}")).message
    assert "Noted." in panel.text
    view = await house.services.play.tournaments.view(which)
    assert view.facts.news_in == int(channel["id"])


async def test_what_was_posted_and_not_noted_is_found(
    house: House, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    which, people = await knockout(house, clock)
    service = house.services.play.tournaments

    async def killed(*_: object) -> None:
        raise OSError

    with monkeypatch.context() as patch:
        patch.setattr(service, "told", killed)
        assert len(await told(house, people[0])) == 1
    (begun,) = await service.news_begun()
    assert begun.tournament == which
    clock.pass_(minutes=5)
    assert len(await told(house, people[0])) == 1
    assert await service.news_begun() == ()


async def test_who_is_forgotten_is_named_by_no_news(house: House, clock: FakeClock) -> None:
    which, people = await knockout(house, clock)
    (draw,) = await told(house, people[0])
    assert len(await told(house, people[0])) == 1
    await (await people[3].slash("data delete")).message.press("forget")
    (late,) = await house.services.play.tournaments.late_news(9)
    assert late.tournament == which
    (draw,) = await told(house, people[0])
    assert await house.services.play.tournaments.late_news(9) == ()
    assert "Dov" not in draw.text


async def test_who_may_not_mention_a_role_lets_no_news_call_it(
    house: House, clock: FakeClock
) -> None:
    ana, bao, *_ = people = [await house.client.user(name) for name in NAMES[:4]]
    which = id_of(await opened(house, bao, "Cup", "nba", form=2, places=4))
    guild = next(iter(house.sandbox.core.world.guilds.values()))
    role = next(one for one in guild.roles if one.name == "Moderators")
    panel = await press(await press(await mine(bao, which), "t-manage"), "t-voice")
    no = (await panel.select(role.id, named=f"t-voice-role:{which}")).message
    assert "mention" in no.text
    assert (await house.services.play.tournaments.load(which)).facts.news_role is None
    await house.services.play.tournaments.tell_in(which, int(bao.id), None, int(role.id))
    assert f"<@&{role.id}>" in (await told(house, ana))[0].text  # it opens, and somebody is called
    for person in people:
        await press(await public(person, "Cup"), "t-enter")
    await press(await press(await mine(bao, which), "t-manage"), "t-begin")
    await lived(house, clock, seconds=40)
    *_, draw = await told(house, ana)
    assert f"<@&{role.id}>" in draw.text


async def test_who_has_no_match_in_a_round_is_named(house: House, clock: FakeClock) -> None:
    people = [await house.client.user(name) for name in NAMES[:5]]
    which = id_of(await opened(house, people[0], "Cup", "nba", form=1, places=5))
    for person in people:
        await press(await public(person, "Cup"), "t-enter")
    await press(await press(await mine(people[0], which), "t-manage"), "t-begin")
    await lived(house, clock, seconds=40)
    (draw,) = await told(house, people[0])
    (bye,) = (await house.services.play.tournaments.view(which)).tournament.byes
    name = (await house.services.play.tournaments.view(which)).by_number[bye.entrant].name
    assert f"Sans partie\u00a0: {name}" in draw.text
