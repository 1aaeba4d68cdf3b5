"""A decision about an own match is a proposal, which others settle, or time does (EVT-1.8)."""

from datetime import timedelta

import pytest

from games.core.refused import Refused
from play.tournaments.organising.acts import Act
from tests.play.house import House
from tests.play.tournaments.organising.test_own_matches import OTHER, about, playing
from tests.play.tournaments.played import ORGANISER

pytestmark = pytest.mark.rule("EVT-1.8")


async def proposed(home: House) -> tuple[str, int]:
    """A tournament in which the organiser who plays proposes a result of their own match."""
    tournament = await playing(home)
    match, _, _ = about(await home.play.tournaments.load(tournament), 7)
    act = Act("result", match, "1 2")
    ruled = await home.play.tournaments.rule(tournament, ORGANISER.id, act, "left early")
    assert ruled is None
    return tournament, match


async def status(home: House, tournament: str, match: int) -> str:
    whole = await home.play.tournaments.load(tournament)
    return next(one.status for one in whole.pairings if one.number == match)


async def pass_(home: House, time: timedelta) -> None:
    home.clock.pass_(seconds=int(time.total_seconds()))
    await home.play.tournaments.tick()


async def test_it_changes_nothing_until_another_organiser_agrees(home: House) -> None:
    tournament, match = await proposed(home)
    service = home.play.tournaments
    assert await status(home, tournament, match) == "open"
    assert await service.appeals(tournament, ORGANISER.id) == ()
    (waiting,) = await service.appeals(tournament, OTHER.id)
    await service.judge(tournament, OTHER.id, waiting.number, "agreed", granted=True)
    assert await status(home, tournament, match) == "over"
    view = await service.view(tournament)
    assert [(one.kind, one.person, one.reason) for one in view.acts] == [
        ("result", OTHER.id, "left early")
    ]
    assert await service.appeals(tournament, OTHER.id) == ()
    await pass_(home, timedelta(days=2))
    assert len((await service.view(tournament)).acts) == 1


async def test_it_is_refused_with_a_reason_that_stands(home: House) -> None:
    tournament, match = await proposed(home)
    service = home.play.tournaments
    (waiting,) = await service.appeals(tournament, OTHER.id)
    await service.judge(tournament, OTHER.id, waiting.number, "play on", granted=False)
    await pass_(home, timedelta(days=2))
    assert await status(home, tournament, match) == "open"
    assert [one.kind for one in (await service.view(tournament)).acts] == ["refused"]


async def test_it_holds_when_nobody_has_answered_for_a_day(home: House) -> None:
    tournament, match = await proposed(home)
    await pass_(home, timedelta(hours=23))
    assert await status(home, tournament, match) == "open"
    await pass_(home, timedelta(hours=2))
    assert await status(home, tournament, match) == "over"
    (act,) = (await home.play.tournaments.view(tournament)).acts
    assert (act.kind, act.person) == ("result", ORGANISER.id)


async def test_others_are_called_to_it_once(home: House) -> None:
    tournament, _ = await proposed(home)
    calls = await home.play.tournaments.organisers_to_call()
    assert [one.people for one in calls if one.tournament == tournament] == [(OTHER.id,)]


async def test_the_same_is_not_proposed_twice(home: House) -> None:
    tournament, match = await proposed(home)
    with pytest.raises(Refused, match="tournament-proposed"):
        await home.play.tournaments.rule(
            tournament, ORGANISER.id, Act("result", match, "2 1"), "left early"
        )


async def test_what_cannot_be_decided_is_refused_at_once(home: House) -> None:
    tournament = await playing(home)
    match, _, _ = about(await home.play.tournaments.load(tournament), 7)
    with pytest.raises(Refused):
        await home.play.tournaments.rule(
            tournament, ORGANISER.id, Act("result", match, "nonsense"), "left early"
        )
    assert await home.play.tournaments.appeals(tournament, OTHER.id) == ()


async def test_it_lapses_with_whoever_made_it_and_where_it_cannot_be_made_any_more(
    home: House,
) -> None:
    tournament, match = await proposed(home)
    service = home.play.tournaments
    await service.decide(tournament, OTHER.id, Act("end"), "enough")
    await pass_(home, timedelta(days=2))
    assert await status(home, tournament, match) != "open"
    assert [one.kind for one in (await service.view(tournament)).acts] in (
        ["end"],
        ["end", "result"],
    )
    assert await service.proposed() == ()


async def test_what_is_about_nobody_met_is_decided_at_once(home: House) -> None:
    tournament = await playing(home)
    _, _, stranger = about(await home.play.tournaments.load(tournament), 7)
    act = Act("points", stranger, "-3")
    assert await home.play.tournaments.rule(tournament, ORGANISER.id, act, "late") is not None
