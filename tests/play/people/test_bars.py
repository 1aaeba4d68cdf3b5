"""Who is kept out of a match, a table or a tournament stays out after having been forgotten.

Every refusal that looks at who was there is met twice: by somebody whose id is stored, and by the
same person after their data was deleted.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from games.core.refused import Refused
from games.registry import load
from play.records import Person
from play.tournaments.organising.acts import Act
from tests.play.house import ANA, BAO, CHLOE, GAMES, House, asks, house
from tests.play.tournaments.played import ORGANISER, PEOPLE, opened, rowsof, running
from tournaments.records import Terms

SWISS = Terms(format="swiss")
X = Person(987654321, "Xanthippe")
Place = Callable[[House], Awaitable[str]]
Door = Callable[[House, str], Awaitable[object]]


@pytest_asyncio.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    made = await house(tmp_path / "play.db", games={**load(), **GAMES})
    yield made
    await made.play.close()


# Where somebody was


async def left_a_match(home: House) -> str:
    """Three of whom two have left."""
    match = await home.match(ANA, X, BAO)
    await home.play.matches.leave(match, X.id)
    await home.play.matches.leave(match, BAO.id)
    return match


async def left_a_side(home: House) -> str:
    match = await home.match(ANA, X, game="jam", options={"jams": "1"})
    await home.play.matches.leave(match, X.id)
    return match


async def sent_away(home: House) -> str:
    lobbies = home.play.lobbies
    lobby = await lobbies.open(
        server=1, channel=10, host=asks(ANA), game="jam", locale="fr", most=4
    )
    await lobbies.join(lobby.id, X)
    await lobbies.kick(lobby.id, ANA.id, X.id)
    return lobby.id


async def taken_out(home: House) -> str:
    """A tournament that has not begun."""
    tournament = await opened(home, SWISS, 8, game="jam")
    await home.play.tournaments.enter(tournament, X)
    await decide(home, tournament, Act("drop", 9))
    return tournament


async def late(home: House) -> str:
    """A tournament whose first round is being played by nine; the last of them is X."""
    tournament = await opened(home, SWISS, 9, game="firstdeck")
    await home.play.tournaments.enter(tournament, X)
    await begins(home, tournament)
    return tournament


async def taken_out_and_begun(home: House) -> str:
    tournament = await taken_out(home)
    await begins(home, tournament)
    return tournament


async def disqualified(home: House) -> str:
    tournament = await late(home)
    await decide(home, tournament, Act("disqualify", 10))
    return tournament


async def dropped(home: House) -> str:
    tournament = await late(home)
    await home.play.tournaments.leave(tournament, X.id)
    return tournament


async def coached(home: House) -> str:
    tournament = await opened(home, SWISS, 8, game="jam")
    await home.play.tournaments.ask_coaches(tournament, PEOPLE[0].id, (X,))
    await home.play.tournaments.coach(tournament, X.id, agrees=True)
    await begins(home, tournament)
    return tournament


async def replaced(home: House) -> str:
    """A tournament in which somebody plays on for X in a match that runs."""
    tournament = await late(home)
    await decide(home, tournament, Act("replace", 10), PEOPLE[30])
    return tournament


async def sought(home: House) -> str:
    """A tournament in which X plays, and somebody is looked for in a match of others."""
    tournament = await late(home)
    await look_for(home, tournament, but=10)
    return tournament


async def sought_where_coaching(home: House) -> str:
    tournament = await coached(home)
    await look_for(home, tournament, but=1)
    return tournament


async def played_on(home: House) -> str:
    """A tournament in a match of which X plays on for somebody."""
    tournament = await opened(home, SWISS, 9, game="firstdeck")
    await begins(home, tournament)
    await look_for(home, tournament)
    await plays_on(home, tournament)
    return tournament


async def appealed(home: House) -> str:
    """A tournament of two organisers' making who meet, the one forgotten having met the other."""
    tournament = await met(home)
    whole = await home.play.tournaments.load(tournament)
    (mine,) = [one for one in whole.pairings if 1 in one.people]
    await home.play.tournaments.appeal(tournament, ORGANISER.id, mine.number, "X has seen my cards")
    return tournament


async def appealed_against_who_was_replaced(home: House) -> str:
    tournament = await met(home)
    act = Act("replace", 2)
    await home.play.tournaments.decide(
        tournament, PEOPLE[70].id, act, "so it is", person=PEOPLE[30], manages=True
    )
    whole = await home.play.tournaments.load(tournament)
    (mine,) = [one for one in whole.pairings if 1 in one.people]
    await home.play.tournaments.appeal(tournament, ORGANISER.id, mine.number, "X has seen my cards")
    return tournament


async def met(home: House) -> str:
    """A tournament in which its organiser and X meet."""
    tournament = await opened(home, SWISS, 0)
    service = home.play.tournaments
    for person in (ORGANISER, X, *PEOPLE[:2]):
        await service.enter(tournament, person)
    await begins(home, tournament)
    whole = await service.load(tournament)
    while not any({1, 2} == {*one.people} for one in whole.pairings):
        act = Act("pair", 2, str(rival(whole.pairings, 1)))
        await service.decide(tournament, PEOPLE[70].id, act, "as drawn", manages=True)
        home.clock.pass_(seconds=9)
        await service.tick()
        whole = await service.load(tournament)
    return tournament


def rival(pairings, number: int) -> int:
    (mine,) = [one for one in pairings if number in one.people]
    (other,) = [one for one in mine.people if one != number]
    return other


async def look_for(home: House, tournament: str, but: int = 0) -> None:
    """Let somebody be looked for who plays on in the first match without one of this number."""
    whole = await home.play.tournaments.load(tournament)
    one = next(one for one in whole.pairings if but not in one.people)
    assert one.match is not None
    await home.play.substitutes.seek(one.match, PEOPLE[one.people[0] - 1].id)


async def begins(home: House, tournament: str) -> None:
    await home.play.tournaments.start(tournament, ORGANISER.id)
    for _ in range(12):
        home.clock.pass_(seconds=2)
        await home.play.tournaments.tick()


async def decide(home: House, tournament: str, act: Act, person: Person | None = None) -> None:
    await home.play.tournaments.decide(
        tournament, ORGANISER.id, act, "so it is", person=person, manages=True
    )


# What they try


async def volunteers(home: House, match: str) -> None:
    await home.play.matches.volunteer(match, X, 2)


async def asks_to_join(home: House, match: str) -> None:
    await home.play.matches.ask_to_join(match, X, 0)


async def sits_down(home: House, lobby: str) -> None:
    await home.play.lobbies.join(lobby, X)


async def sits_beside(home: House, lobby: str) -> None:
    await home.play.lobbies.join_beside(lobby, X, ANA.id)


async def enters(home: House, tournament: str) -> None:
    await home.play.tournaments.enter(tournament, X)


async def coaches(home: House, tournament: str) -> None:
    await home.play.tournaments.ask_coaches(tournament, PEOPLE[0].id, (X,))


async def is_added(home: House, tournament: str) -> None:
    await decide(home, tournament, Act("add"), X)


async def takes_a_place(home: House, tournament: str) -> None:
    await decide(home, tournament, Act("replace", 1), X)


async def takes_over_the_other_side(home: House, tournament: str) -> None:
    whole = await home.play.tournaments.load(tournament)
    await decide(home, tournament, Act("replace", rival(whole.pairings, 10)), X)


async def plays_on(home: House, tournament: str) -> None:
    ((match, seat),) = rowsof(home, "SELECT match, seat FROM seat WHERE sought IS NOT NULL")
    await home.play.matches.volunteer(match, X, seat)


async def rules(home: House, tournament: str) -> None:
    """X, who manages the server, decides the match in which they sat."""
    whole, number = await home.play.tournaments.load(tournament), await sat_in(home, tournament)
    (mine,) = [one for one in whole.pairings if one.number == number]
    order = " ".join(str(place + 1) for place in range(len(mine.people)))
    act = Act("result", number, order)
    await home.play.tournaments.decide(tournament, X.id, act, "so it is", manages=True)


async def sat_in(home: House, tournament: str) -> int:
    """The number of the first match with a seat that has changed hands."""
    query = (
        "SELECT m.number FROM tournament_match m JOIN holder h ON h.match = m.match"
        " WHERE m.tournament = ? AND h.left_at IS NOT NULL ORDER BY m.number LIMIT 1"
    )
    ((number,),) = rowsof(home, query, (tournament,))
    return number


async def judges(home: House, tournament: str) -> None:
    service = home.play.tournaments
    await service.judge(tournament, X.id, 1, "no", granted=False, manages=True)


DOORS: tuple[tuple[Place, Door, str, str], ...] = (
    (left_a_match, volunteers, "was-there", "was-there"),
    (left_a_side, asks_to_join, "was-there", "was-there"),
    (sent_away, sits_down, "sent-away", "sent-away"),
    (sent_away, sits_beside, "sent-away", "sent-away"),
    (taken_out, enters, "tournament-removed", "tournament-removed"),
    (taken_out, coaches, "tournament-coach-taken", "tournament-coach-taken"),
    (taken_out, is_added, "tournament-act-back", "tournament-act-former"),
    (taken_out, takes_a_place, "tournament-act-back", "tournament-act-former"),
    (taken_out_and_begun, enters, "tournament-out", "tournament-out"),
    (disqualified, enters, "tournament-out", "tournament-out"),
    (disqualified, is_added, "tournament-act-back", "tournament-act-former"),
    (disqualified, takes_a_place, "tournament-act-back", "tournament-act-former"),
    (dropped, enters, "tournament-out", "tournament-out"),
    (late, is_added, "tournament-act-in", "tournament-act-former"),
    (coached, enters, "tournament-coached", "tournament-coached"),
    (replaced, takes_over_the_other_side, "tournament-act-was-there", "tournament-act-was-there"),
    (appealed, judges, "tournament-no-appeal", "tournament-no-appeal"),
    (appealed_against_who_was_replaced, judges, "tournament-no-appeal", "tournament-no-appeal"),
    (sought, plays_on, "substitute-entered", "substitute-entered"),
    (sought_where_coaching, plays_on, "substitute-entered", "substitute-entered"),
    (replaced, rules, "tournament-act-own", "tournament-act-own"),
    (played_on, rules, "tournament-act-own", "tournament-act-own"),
)


@pytest.mark.rule("EVT-1.8", "EVT-1.4", "EVT-5.3", "TIM-2.4")
@pytest.mark.parametrize(
    ("place", "door", "before", "after"),
    DOORS,
    ids=[f"{place.__name__}-{door.__name__}" for place, door, _, _ in DOORS],
)
async def test_every_door_stays_shut_once_somebody_was_forgotten(
    home: House, place: Place, door: Door, before: str, after: str
) -> None:
    where = await place(home)
    with pytest.raises(Refused, match=f"play-{before}"):
        await door(home, where)
    await home.play.people.delete(X.id)
    with pytest.raises(Refused, match=f"play-{after}"):
        await door(home, where)
    await home.play.people.delete(X.id)  # however often
    with pytest.raises(Refused, match=f"play-{after}"):
        await door(home, where)


@pytest.mark.rule("TIM-2.4")
@pytest.mark.parametrize("forgotten", [False, True])
async def test_nobody_of_a_tournament_is_called_to_play_on_in_it(
    home: House, *, forgotten: bool
) -> None:
    tournament = await late(home)
    if forgotten:
        await home.play.people.delete(X.id)
    await home.play.substitutes.join(X.id, 1)
    await home.play.substitutes.join(CHLOE.id, 1)
    await look_for(home, tournament, but=10)
    assert [one.person for one in await home.play.substitutes.due()] == [CHLOE.id]


async def test_nobody_else_is_kept_out(home: House) -> None:
    match = await left_a_match(home)
    await home.play.people.delete(X.id)
    await home.play.substitutes.seek_for(match, ANA.id, 2)
    table = await home.play.matches.volunteer(match, CHLOE, 2)
    assert table.seat == 2
    side = await left_a_side(home)
    await home.play.people.delete(X.id)
    asking = await home.play.matches.ask_to_join(side, CHLOE, 0)
    assert asking.sharing.asks_for == 0


async def test_a_host_who_invites_lets_back_in_whoever_was_forgotten(home: House) -> None:
    lobby = await sent_away(home)
    await home.play.people.delete(X.id)
    await home.play.lobbies.invite(lobby, ANA.id, (X,))
    assert X.id in (await home.play.lobbies.join(lobby, X)).people


@pytest.mark.rule("EVT-1.8")
async def test_forgetting_leaves_what_organisers_decided(home: House) -> None:
    tournament = await disqualified(home)
    await home.play.people.delete(X.id)
    whole = await home.play.tournaments.load(tournament)
    (former,) = [one for one in whole.entrants if one.number == 10]
    assert (former.person, former.status) == (None, "disqualified")


@pytest.mark.rule("EVT-1.8")
@pytest.mark.parametrize("place", [taken_out, disqualified])
async def test_organisers_give_a_forgotten_person_their_own_place_back(
    home: House, place: Place
) -> None:
    tournament = await place(home)
    number = 10 if place is disqualified else 9
    await home.play.people.delete(X.id)
    await decide(home, tournament, Act("replace", number), X)
    whole = await home.play.tournaments.load(tournament)
    (again,) = [one for one in whole.entrants if one.person == X.id]
    assert (again.number, again.status) == (number, "entered")
    assert whole.facts.barred == {}


async def test_bars_go_with_what_they_are_of(home: House) -> None:
    match, lobby, tournament = await left_a_match(home), await sent_away(home), await dropped(home)
    await home.play.people.delete(X.id)
    assert [len(one) for one in barred(home, match, lobby, tournament)] == [64] * 3
    await home.play.matches.concede(match, ANA.id)
    while running(home):
        for one in running(home):
            for (person,) in rowsof(
                home, "SELECT person FROM holder WHERE match = ? AND left_at IS NULL", (one,)
            )[:1]:
                await home.play.matches.concede(one, person)
        home.clock.pass_(seconds=9)
        await home.play.tournaments.tick()
    await home.play.lobbies.cancel(lobby, ANA.id)
    assert barred(home, match, lobby, tournament) == []


def barred(home: House, match: str, lobby: str, tournament: str) -> list[str]:
    """The hashes that are kept of these."""
    found: list[str] = []
    for table, ident in (("match", match), ("lobby", lobby), ("tournament", tournament)):
        query = f"SELECT o.key FROM {table} t, json_each(t.barred) o WHERE t.id = ?"
        found += [key for (key,) in rowsof(home, query, (ident,))]
    return found
