"""A whole evening at a live pace, from its hour to the podium, by the screen (EVT-1.11)."""

from collections import defaultdict
from datetime import timedelta
from zoneinfo import ZoneInfo

import pytest

from cogs.match.membership import MembershipCog
from cogs.match.pings import PingCog
from cogs.tournaments.posts.news import NewsCog
from db.records.tournaments import StoredPairing
from play.tournaments.view import TournamentView
from sandbox.client.client import Person
from tests.e2e.house import House
from tests.e2e.thumbs import Thumb, controls
from tests.e2e.tournaments.people import (
    NAMES,
    answer,
    concede,
    form_of,
    id_of,
    lived,
    mine,
    press,
    public,
    wizard,
)
from tests.e2e.tournaments.test_evenings import turned
from tests.play.house import FakeClock

EIGHT = (*NAMES, "Gil", "Hana")
STEP = 20  # s between two looks


class Evening:
    """Eight people: one is late once, one vanishes, one comes in after the first round."""

    def __init__(self, house: House, clock: FakeClock, people: list[Person]) -> None:
        self.house, self.clock, self.people = house, clock, people
        self.by_id = {int(one.id): one for one in people}
        self.late, self.vanished, self.newcomer = people[4], people[5], people[7]
        self.which = ""
        self.drawn: dict[int, float] = {}  # s from the last result of a round to the next draw
        self.last_over = clock.moment
        self.given_up: dict[str, set[int]] = defaultdict(set)
        self.thumbs: dict[int, Thumb] = {}

    async def opened(self, game: str, **chosen: object) -> None:
        panel = await wizard(self.people[0], game, pace="live-10", form=1, places=8, **chosen)
        panel = await turned(panel, 2)
        begins = (self.clock.moment + timedelta(hours=1)).replace(minute=0)
        begins += timedelta(hours=begins <= self.clock.moment)
        zoned = begins.astimezone(ZoneInfo("Europe/Paris"))
        form = await form_of(panel, "t-starts-at")
        said = {"day": f"{zoned:%Y-%m-%d}", "hour": f"{zoned.hour}:00"}
        panel = (await self.people[0].submit(form, **said)).message
        panel = await turned(panel, 3)
        form = await panel.press(str(controls(panel, "t-name:")[0]["custom_id"]))
        await self.people[0].submit(form, name="Saturday")
        await self.house.quiet()
        self.which = id_of(await public(self.people[0], "Saturday"))
        for person in self.people[:7]:
            await press(await public(person, "Saturday"), "t-enter")

    async def view(self) -> TournamentView:
        return await self.house.services.play.tournaments.view(self.which)

    async def played(self) -> TournamentView:
        """Let the evening run: whoever sits last and is there gives up, one after the other."""
        for _ in range(1500):
            await lived(self.house, self.clock, seconds=STEP)
            for _ in EIGHT:  # one a second is asked whether they are still there
                await self.house.bot.find(MembershipCog).ask_next()
            await self.house.bot.find(NewsCog).sweep()
            view = await self.view()
            self._note(view)
            if view.facts.status == "over":
                return view
            if view.facts.status != "running":
                continue
            latest = max((one.round for one in view.pairings), default=0)
            entered = view.of(int(self.newcomer.id)) is not None
            if latest == 1 and not entered and self.given_up:
                await press(await public(self.newcomer, "Saturday"), "t-enter")
            here = [one for one in view.pairings if one.status == "open" and one.match]
            for pairing in here:
                await self._answered(view, pairing)
        raise AssertionError("an evening that never ends")

    def _note(self, view: TournamentView) -> None:
        here = [one for one in view.pairings if one.status == "open"]
        latest = max((one.round for one in view.pairings), default=0)
        if latest and latest not in self.drawn:
            self.drawn[latest] = (self.clock.moment - self.last_over).total_seconds()
        if here:
            self.last_over = self.clock.moment

    async def _answered(self, view: TournamentView, pairing: StoredPairing) -> None:
        """Let all but one of the people who are there give up; that one answers what is asked."""
        held = [view.by_number[number].person for number in pairing.people]
        away = {int(self.vanished.id)}
        if pairing.round == 1:
            away.add(int(self.late.id))
        there = [one for one in held if one is not None and one not in away]
        match = str(pairing.match)
        for one in there[1:]:
            if one not in self.given_up[match]:
                self.given_up[match].add(one)
                await concede(self.by_id[one], match)
                return
        if len(there) < len(held) and there:
            thumb = self.thumbs.setdefault(there[0], Thumb(self.by_id[there[0]], 7))
            await answer(self.house, match, thumb)


@pytest.mark.rule("EVT-1.11", "EVT-1.10")
@pytest.mark.parametrize(
    ("game", "chosen"),
    [("nba", {"rounds": 3, "days": 30}), ("firstdeck", {"pod": 4, "rounds": 3, "days": 30})],
    ids=["nba", "firstdeck in pods"],
)
async def test_eight_people_from_the_hour_to_the_podium(
    house: House, clock: FakeClock, game: str, chosen: dict[str, object]
) -> None:
    people = [await house.client.user(name) for name in EIGHT]
    evening = Evening(house, clock, people)
    await evening.opened(game, **chosen)
    begins = (await evening.view()).facts.dates.starts_at
    assert begins is not None
    view = await evening.played()
    assert {one.round for one in view.pairings} == {1, 2, 3}
    started, ended = view.facts.dates.started_at, view.facts.dates.ended_at
    assert started is not None
    assert ended is not None
    assert timedelta(0) <= started - begins < timedelta(minutes=2)
    assert ended - started < timedelta(hours=4)
    for number in (2, 3):  # the next round follows at once
        assert evening.drawn[number] <= 2 * STEP
    newcomer = view.of(int(evening.newcomer.id))
    assert newcomer is not None
    sat = [one.round for one in view.pairings if newcomer.number in one.people]
    assert sat
    assert min(sat) == 2
    vanished = view.of(int(evening.vanished.id))
    assert vanished is not None
    assert vanished.number in view.tournament.sent_away  # absent twice
    assert view.rows[-1].entrant == vanished.number
    row = view.row(vanished.number)
    assert row is not None
    left_over = [one for one in view.tournament.byes if one.kind == "odd"]
    lucky = vanished.number in {one.entrant for one in left_over}  # a bye is no match (EVT-3.2)
    assert row.figures["points"] == 3 * lucky
    late = view.of(int(evening.late.id))
    assert late is not None
    assert late.status == "entered"
    await house.bot.find(NewsCog).sweep()
    await house.bot.find(PingCog).regularly()
    await house.quiet()
    channel = await people[0].channel()
    told = [one for one in await people[0].messages(channel) if controls(one, "t-told:")]
    first = next(row for row in view.rows if row.place == 1)
    name = view.by_number[first.entrant].name
    assert [one.text.splitlines()[1][:20] for one in told[:3]] == [
        f"**Ronde {number} sur 3**\u00a0: " for number in (1, 2, 3)
    ]
    assert f"**{name}** remporte le tournoi." in told[-1].text
    assert len(told) == 4
    assert "Saturday" in (await mine(people[0], evening.which)).text
