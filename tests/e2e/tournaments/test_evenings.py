"""A tournament of an evening: day and hour, rounds of minutes, live paces (EVT-1.11)."""

from datetime import timedelta
from zoneinfo import ZoneInfo

import pytest

from cogs.tournaments.opening.draft import Draft, unpacked, with_field
from cogs.tournaments.posts.news import NewsCog
from games.core.refused import Refused
from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.house import House
from tests.e2e.thumbs import Thumb, controls
from tests.e2e.tournaments.people import (
    NAMES,
    answer,
    concede,
    form_of,
    id_of,
    lived,
    press,
    public,
    wizard,
)
from tests.play.house import FakeClock

pytestmark = pytest.mark.rule("EVT-1.11")


async def turned(panel: ShownMessage, number: int) -> ShownMessage:
    """Turn to another panel of the wizard."""
    found = [str(one["custom_id"]) for one in controls(panel, "t-new:")]
    (wanted,) = (one for one in found if one.startswith(f"t-new:{number}:"))
    return (await panel.press(wanted)).message


async def opened_for(house: House, clock: FakeClock, organiser: Person, **chosen: object) -> str:
    """Open a tournament of an evening that begins in two hours, by the screen; return its id."""
    panel = await wizard(organiser, "nba", pace="live-10", form=1, places=5, **chosen)
    panel = await turned(panel, 2)
    begins = (clock.moment + timedelta(hours=2)).replace(minute=30)
    form = await form_of(panel, "t-starts-at")
    zoned = begins.astimezone(ZoneInfo("Europe/Paris"))  # of a server that speaks French
    answer = await organiser.submit(
        form, day=f"{zoned:%Y-%m-%d}", hour=f"{zoned.hour}:{zoned.minute:02}"
    )
    panel = answer.message
    panel = await turned(panel, 3)
    assert "an hour" in panel.text
    form = await panel.press(str(controls(panel, "t-name:")[0]["custom_id"]))
    await organiser.submit(form, name="Evening")
    await house.quiet()
    return id_of(await public(organiser, "Evening"))


async def test_from_its_hour_to_the_podium_in_an_evening(house: House, clock: FakeClock) -> None:
    """One vanishes: the round goes on without them once its time is over.

    Who is paired with them answers: of two who are silent the one who is asked would be absent.
    """
    people = [await house.client.user(name) for name in NAMES[:5]]
    which = await opened_for(house, clock, people[0], days=60)
    service = house.services.play.tournaments
    facts = (await service.load(which)).facts
    assert facts.round_minutes == 60
    assert facts.dates.starts_at is not None
    for person in people:
        await press(await public(person, "Evening"), "t-enter")
    by_id = {int(one.id): one for one in people}
    thumbs = {number: Thumb(one, 7) for number, one in by_id.items()}
    vanished = int(people[4].id)
    rounds: list[int] = []
    began = clock.moment
    for _ in range(900):
        await lived(house, clock, seconds=40)
        view = await service.view(which)
        if view.facts.status == "over":
            break
        running = [one for one in view.pairings if one.status == "open" and one.match]
        rounds += [one.round for one in running if one.round not in rounds]
        for pairing in running:
            here = [
                person
                for number in pairing.people
                if (person := view.by_number[number].person) in by_id and person != vanished
            ]
            if len(here) == 2:
                await concede(by_id[here[1]], str(pairing.match))
            else:
                await answer(house, str(pairing.match), thumbs[here[0]])
    view = await service.view(which)
    assert view.facts.status == "over"
    assert rounds == [*range(1, len(rounds) + 1)]
    assert len(rounds) == 4  # ceil(log2 5) + 1
    assert clock.moment - began < timedelta(hours=9)
    assert view.rows[-1].entrant == next(
        one.number for one in view.entrants if one.person == vanished
    )
    await house.bot.find(NewsCog).sweep()
    await house.quiet()
    channel = await people[0].channel()
    told = [one for one in await people[0].messages(channel) if controls(one, "t-told:")]
    assert "remporte le tournoi" in told[-1].text


async def test_it_begins_at_no_time_that_is_over(house: House, clock: FakeClock) -> None:
    ana = await house.client.user("Ana")
    panel = await wizard(ana, "nba", pace="live-10", form=1, places=5)
    panel = await turned(panel, 2)
    form = await form_of(panel, "t-starts-at")
    no = await ana.submit(
        form, day=f"{clock.moment.astimezone(ZoneInfo('Europe/Paris')):%Y-%m-%d}", hour="0:00"
    )
    assert "later than now" in no.text
    form = await form_of(panel, "t-starts-at")
    no = await ana.submit(form, day="soon", hour="20:00")
    assert "soon" in no.text


def test_a_draft_that_was_forged_is_refused() -> None:
    packed = Draft("nba", pace="live-10", starts=1_800_000_000).packed()
    assert unpacked(packed).starts == 1_800_000_000
    for wrong in ("9" * 19, "4000000000", "17", "999999"):
        with pytest.raises(Refused):
            unpacked(packed.replace("1800000000", wrong))
    with pytest.raises(Refused):  # days of a round at a live pace
        unpacked(Draft("nba", pace="live-10", days=7).packed())
    assert with_field(Draft("nba", days=14), "pace", "live-3").days == 0


async def test_a_moment_that_is_over_when_it_is_opened_is_refused(
    house: House, clock: FakeClock
) -> None:
    ana = await house.client.user("Ana")
    panel = await turned(await wizard(ana, "nba", pace="live-10", form=1, places=5), 2)
    at = (clock.moment + timedelta(hours=2)).astimezone(ZoneInfo("Europe/Paris"))
    form = await form_of(panel, "t-starts-at")
    panel = (await ana.submit(form, day=f"{at:%Y-%m-%d}", hour=f"{at:%H:%M}")).message
    panel = await turned(panel, 3)
    clock.pass_(hours=3)
    form = await panel.press(str(controls(panel, "t-name:")[0]["custom_id"]))
    no = await ana.submit(form, name="Late")
    assert "later than now" in no.text


async def test_rounds_may_end_at_an_hour_that_is_chosen(house: House, clock: FakeClock) -> None:
    ana = await house.client.user("Ana")
    panel = await wizard(ana, "nba", form=1, places=5, ends=1 + 6 * 24 + 22)
    assert "on Sundays at 22:00" in panel.text
    form = await panel.press(str(controls(panel, "t-name:")[0]["custom_id"]))
    await ana.submit(form, name="Sundays")
    await house.quiet()
    shown = await public(ana, "Sundays")
    facts = (await house.services.play.tournaments.load(id_of(shown))).facts
    assert (facts.ends_day, facts.ends_minute) == (6, 22 * 60)
    assert "on Sundays at 22:00" in (await press(shown, "t-terms")).text
    draft = Draft("nba", form=1, ends=1 + 6 * 24 + 22)
    assert unpacked(draft.packed()) == draft
    assert with_field(draft, "pace", "live-3").ends == 0
    with pytest.raises(Refused):
        unpacked(Draft("nba", form=1, ends=5).packed())
