"""A decision about an own match is a proposal, which others settle, or time does (EVT-1.8)."""

import asyncio
from datetime import timedelta

import pytest
from msgspec.structs import replace

from db.queries import outages, persons
from db.queries.tournament import decisions
from db.store import StaleStep
from games.core.refused import Refused
from play.time.moving import JUMP, OUTAGE
from play.tournaments.organising import proposals
from play.tournaments.organising.acts import Act
from tests.play.house import House
from tests.play.tournaments.organising.test_own_matches import OTHER, about, playing
from tests.play.tournaments.played import ORGANISER, PEOPLE

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
    await service.rule(tournament, ORGANISER.id, Act("result", match, "2 1"), "once more")
    (again,) = await service.appeals(tournament, OTHER.id)
    assert (again.number, again.words) == (waiting.number + 1, "once more")


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


async def test_it_never_undoes_what_others_have_decided_since(home: House) -> None:
    tournament, match = await proposed(home)
    service = home.play.tournaments
    await service.decide(tournament, OTHER.id, Act("result", match, "2 1"), "seen by all")
    await pass_(home, timedelta(hours=25))
    assert [one.value for one in (await service.view(tournament)).acts] == ["2 1"]
    assert await service.proposed() == ()


async def test_it_lapses_with_the_office_of_whoever_made_it(home: House) -> None:
    tournament = await playing(home)
    service, helper = home.play.tournaments, PEOPLE[6]
    await service.add_organiser(tournament, ORGANISER.id, helper)
    match, _, _ = about(await service.load(tournament), 8)
    act = Act("result", match, "1 2")
    assert await service.rule(tournament, helper.id, act, "left early") is None
    await service.remove_organiser(tournament, ORGANISER.id, helper.id)
    await pass_(home, timedelta(hours=25))
    assert await status(home, tournament, match) == "open"
    assert await service.proposed() == ()


async def test_nobody_has_to_answer_while_the_bot_is_away(home: House) -> None:
    tournament, match = await proposed(home)
    store = home.play.store
    await store.write(outages.beat, home.clock.now(), timedelta(minutes=1), OUTAGE)
    home.clock.pass_(seconds=30 * 3600)
    await store.write(outages.beat, home.clock.now(), timedelta(minutes=1), OUTAGE)
    await pass_(home, timedelta(hours=23))
    assert await status(home, tournament, match) == "open"
    await pass_(home, timedelta(hours=2))
    assert await status(home, tournament, match) == "over"


async def test_of_two_who_agree_at_once_one_is_told_that_it_is_settled(home: House) -> None:
    tournament, match = await proposed(home)
    service = home.play.tournaments
    (waiting,) = await service.appeals(tournament, OTHER.id)

    async def agrees() -> None:
        await service.judge(tournament, OTHER.id, waiting.number, "agreed", granted=True)

    found = await asyncio.gather(agrees(), agrees(), return_exceptions=True)
    (failed,) = (one for one in found if one is not None)
    assert isinstance(failed, Refused)
    assert await status(home, tournament, match) == "over"


async def test_what_is_settled_is_settled_by_nobody_again(home: House) -> None:
    tournament, match = await proposed(home)
    service, store = home.play.tournaments, home.play.store
    (waiting,) = await service.appeals(tournament, OTHER.id)
    await service.judge(tournament, OTHER.id, waiting.number, "play on", granted=False)
    kept = await store.read(decisions.appeals, tournament)
    late = replace(waiting, decided_at=home.clock.now(), granted=True, called=True)
    with pytest.raises(StaleStep):
        await store.write(decisions.lapsed, tournament, late)
    act = proposals.decided(waiting)
    with pytest.raises(Refused, match="tournament-no-appeal"):
        await service.decide(tournament, ORGANISER.id, act, waiting.words, closing=late)
    assert await store.read(decisions.appeals, tournament) == kept
    assert await status(home, tournament, match) == "open"
    await store.write(lambda db: db.execute("UPDATE tournament_appeal SET called = 0"))
    assert await store.read(decisions.waiting_appeals) == ()  # as an older release left it


@pytest.mark.parametrize("settled", [False, True])
async def test_only_while_it_waits_its_moment_moves(home: House, *, settled: bool) -> None:
    """With an outage, and with the clock; what was decided was when it was."""
    tournament, _ = await proposed(home)
    service, store = home.play.tournaments, home.play.store
    (one,) = await service.appeals(tournament, OTHER.id)
    if settled:
        await service.judge(tournament, OTHER.id, one.number, "play on", granted=False)
    hours = timedelta(minutes=1)
    await store.write(outages.beat, home.clock.now(), hours, OUTAGE)
    home.clock.pass_(hours=30)
    await store.write(outages.beat, home.clock.now(), hours, OUTAGE)
    (after,) = await store.read(decisions.appeals, tournament)
    assert (after.at == one.at) is settled
    home.clock.jump(-timedelta(days=3))
    await store.write(outages.put_right, home.clock.now(), hours, timedelta(0), JUMP)
    (again,) = await store.read(decisions.appeals, tournament)
    assert (again.at == one.at) is settled


async def test_one_about_a_form_that_is_old_is_refused(home: House) -> None:
    tournament = await playing(home)
    service = home.play.tournaments
    match, _, _ = about(await service.load(tournament), 7)
    await service.decide(tournament, OTHER.id, Act("result", match, "2 1"), "seen by all")
    with pytest.raises(Refused, match="act-meanwhile"):
        await service.rule(tournament, ORGANISER.id, Act("result", match, "1 2", 0), "left early")


async def test_whom_they_meet_is_left_to_others(home: House) -> None:
    tournament = await playing(home)
    service = home.play.tournaments
    _, rival, stranger = about(await service.load(tournament), 7)
    act = Act("pair", rival, str(stranger))
    with pytest.raises(Refused, match="act-own"):
        await service.rule(tournament, ORGANISER.id, act, "nearer")
    await service.rule(tournament, OTHER.id, act, "nearer")
    _, meets, _ = about(await service.load(tournament), 7)
    assert meets == stranger


async def test_an_end_that_calls_off_their_own_match_is_for_others_to_agree(home: House) -> None:
    tournament = await playing(home)
    service = home.play.tournaments
    assert await service.rule(tournament, ORGANISER.id, Act("end"), "enough") is None
    assert (await service.load(tournament)).facts.status == "running"
    (waiting,) = await service.appeals(tournament, OTHER.id)
    await service.judge(tournament, OTHER.id, waiting.number, "agreed", granted=True)
    assert (await service.load(tournament)).facts.status == "over"


async def test_an_end_that_calls_off_nothing_of_theirs_is_at_once(home: House) -> None:
    tournament = await playing(home)
    service = home.play.tournaments
    match, _, _ = about(await service.load(tournament), 7)
    await service.decide(tournament, OTHER.id, Act("result", match, "1 2"), "seen by all")
    assert await service.rule(tournament, ORGANISER.id, Act("end"), "enough") is not None
    assert (await service.load(tournament)).facts.status == "over"


async def test_who_made_it_finds_it_among_their_data(home: House) -> None:
    tournament, match = await proposed(home)
    found, _ = await home.play.store.read(persons.everything, ORGANISER.id)
    (own,) = found["appeal"]
    assert (own["tournament"], own["pairing"]) == (tournament, match)
    assert '"value":"1 2"' in own["proposed"]
    others, _ = await home.play.store.read(persons.everything, OTHER.id)
    assert not others["appeal"]
