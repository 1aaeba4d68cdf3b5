"""Organisers decide nothing in matches of their own (EVT-1.8)."""

import pytest

from db.records.tournaments import WholeTournament
from games.core.refused import Refused
from play.tournaments.organising.acts import Act
from tests.play.house import House
from tests.play.tournaments.played import ORGANISER, PEOPLE, opened, step
from tournaments.records import Terms

pytestmark = pytest.mark.rule("EVT-1.8")
SWISS = Terms(format="swiss")
OTHER = PEOPLE[60]


async def playing(home: House) -> str:
    """A tournament whose organiser plays in it, as number 7 of eight, with another organiser."""
    tournament = await opened(home, SWISS, 6)
    service = home.play.tournaments
    await service.enter(tournament, ORGANISER)
    await service.enter(tournament, PEOPLE[6])
    await service.add_organiser(tournament, ORGANISER.id, OTHER)
    await service.start(tournament, ORGANISER.id)
    for _ in range(12):
        home.clock.pass_(seconds=2)
        await service.tick()
    return tournament


def about(whole: WholeTournament, number: int) -> tuple[int, int, int]:
    """Return the number of somebody's match, whom they meet, and one whom they do not."""
    (mine,) = [one for one in whole.pairings if number in one.people]
    (rival,) = [one for one in mine.people if one != number]
    stranger = next(one.number for one in whole.entrants if one.number not in mine.people)
    return mine.number, rival, stranger


async def decides(home: House, tournament: str, actor: int, act: Act) -> None:
    await home.play.tournaments.decide(tournament, actor, act, "so it is", manages=True)


async def test_what_is_about_an_own_match_is_for_others_to_decide(home: House) -> None:
    tournament = await playing(home)
    match, rival, stranger = about(await home.play.tournaments.load(tournament), 7)
    for act in (
        Act("result", match, "1 2"),
        Act("points", 7, "3"),
        Act("points", rival, "-3"),
        Act("disqualify", rival),
        Act("drop", rival),
        Act("disqualify", 7),
    ):
        with pytest.raises(Refused, match="act-own"):
            await decides(home, tournament, ORGANISER.id, act)
    await decides(home, tournament, ORGANISER.id, Act("points", stranger, "-3"))
    await decides(home, tournament, OTHER.id, Act("result", match, "1 2"))
    for act in (Act("result", match, "2 1"), Act("strike", match)):
        with pytest.raises(Refused, match="act-own"):
            await decides(home, tournament, ORGANISER.id, act)
    await decides(home, tournament, OTHER.id, Act("strike", match))
    await decides(home, tournament, OTHER.id, Act("disqualify", 7))
    with pytest.raises(Refused, match="act-own"):
        await decides(home, tournament, ORGANISER.id, Act("readmit", 7))
    await decides(home, tournament, OTHER.id, Act("readmit", 7))


async def test_nobody_chooses_who_plays_against_whom_in_their_match(home: House) -> None:
    tournament = await playing(home)
    service = home.play.tournaments
    _, rival, stranger = about(await service.load(tournament), 7)
    for number in (rival, 7):
        for ruled in (service.decide, service.rule):
            with pytest.raises(Refused, match="act-own"):
                await ruled(
                    tournament,
                    ORGANISER.id,
                    Act("replace", number),
                    "a friend",
                    person=PEOPLE[50],
                    manages=True,
                )
    act = Act("replace", stranger)
    await service.rule(tournament, ORGANISER.id, act, "ill", person=PEOPLE[50])
    await service.rule(tournament, OTHER.id, Act("replace", rival), "ill", person=PEOPLE[51])
    whole = await service.load(tournament)
    people = {one.number: one.person for one in whole.entrants}
    assert (people[stranger], people[rival]) == (PEOPLE[50].id, PEOPLE[51].id)


async def test_somebody_else_in_the_own_place_or_data_deleted_change_nothing(home: House) -> None:
    tournament = await playing(home)
    match, rival, _ = about(await home.play.tournaments.load(tournament), 7)
    service = home.play.tournaments
    act = Act("replace", 7)
    await service.decide(tournament, OTHER.id, act, "ill", person=PEOPLE[50])
    with pytest.raises(Refused, match="act-own"):
        await decides(home, tournament, ORGANISER.id, Act("result", match, "1 2"))
    other, second, _ = about(await service.load(tournament), 1)
    await home.play.people.delete(PEOPLE[0].id)
    for act in (Act("result", other, "1 2"), Act("points", second, "-1")):
        with pytest.raises(Refused, match="act-own"):
            await decides(home, tournament, PEOPLE[0].id, act)
    await decides(home, tournament, PEOPLE[0].id, Act("points", rival, "-1"))


async def test_a_coach_decides_nothing_in_the_matches_of_their_side(home: House) -> None:
    service = home.play.tournaments
    tournament = await opened(home, SWISS, 6, game="jam")
    await service.ask_coaches(tournament, PEOPLE[0].id, (ORGANISER,))
    await service.coach(tournament, ORGANISER.id, agrees=True)
    await service.start(tournament, ORGANISER.id)
    await step(home, tournament)
    match, rival, stranger = about(await service.load(tournament), 1)
    for act in (Act("result", match, "1 2"), Act("disqualify", rival), Act("points", 1, "1")):
        with pytest.raises(Refused, match="act-own"):
            await decides(home, tournament, ORGANISER.id, act)
    await decides(home, tournament, ORGANISER.id, Act("points", stranger, "1"))


async def test_nobody_chooses_whom_they_meet(home: House) -> None:
    tournament = await playing(home)
    service = home.play.tournaments
    _, rival, stranger = about(await service.load(tournament), 7)
    for act in (
        Act("pair", 7, str(stranger)),
        Act("pair", stranger, "7"),
        Act("pair", rival, str(stranger)),
        Act("pair", stranger, str(rival)),
    ):
        with pytest.raises(Refused, match="act-own"):
            await decides(home, tournament, ORGANISER.id, act)
