"""Live tournaments: what is due at the deadline of a round is done when it is due (EVT-5.1)."""

from datetime import timedelta

import pytest

from db.records.time import TimeTerms
from play.tournaments.due import DueWork
from tests.play.house import House, asks
from tests.play.tournaments.played import ORGANISER, PEOPLE, running
from tournaments.records import Terms

TURN = timedelta(minutes=3)


async def at_its_deadline(home: House) -> str:
    """A live Swiss of four whose first round is over in ten seconds."""
    service = home.play.tournaments
    tournament = await service.open(
        server=1,
        channel=10,
        creator=asks(ORGANISER),
        name="Soirée",
        locale="fr",
        game="firstdeck",
        shape=Terms(format="swiss"),
        terms=TimeTerms("live-3"),
        round_days=1,
    )
    for person in PEOPLE[:4]:
        await service.enter(tournament, person)
    await service.start(tournament, ORGANISER.id)
    await seconds(home, 5)
    until_at = (await service.load(tournament)).facts.dates.until_at
    assert until_at is not None
    home.clock.pass_(seconds=(until_at - home.clock.now()).total_seconds() - 10)
    return tournament


async def seconds(home: House, number: int) -> None:
    """Let so many seconds pass, and do what is due after each."""
    for _ in range(number):
        home.clock.pass_(seconds=1)
        await home.play.tournaments.tick()
        await home.play.matches.settled()


@pytest.mark.rule("EVT-5.1")
async def test_the_next_round_begins_within_seconds_of_the_last_turn(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two turns after the deadline nobody has time left, and AIs finish what is open."""
    tournament = await at_its_deadline(home)
    looks, look = list[str](), vars(DueWork)["_overdue"]

    async def seen(service: DueWork, which: str) -> None:
        looks.append(which)
        await look(service, which)

    monkeypatch.setattr(DueWork, "_overdue", seen)
    begun = set(running(home))
    await seconds(home, 15)
    assert len(looks) == 1
    home.clock.pass_(seconds=2 * TURN.total_seconds() - 15)
    assert set(running(home)) == begun
    await seconds(home, 20)
    whole = await home.play.tournaments.load(tournament)
    assert {one.status for one in whole.pairings if one.round == 1} == {"over"}
    assert [one for one in whole.pairings if one.round == 2 and one.match is not None]
    assert len(looks) <= 4
