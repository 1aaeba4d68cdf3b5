"""Write the file of the release at hand: `python -m tests.db.kept`, before it is released.

It holds what a community leaves behind in some days: a match of each game in every situation that
the store knows, some of them ended; tables that are open, begun and given up; people with settings,
one of whom was forgotten; boards and pings that stand in Discord, or wait for it.
"""

import asyncio
import sys
import tempfile
from collections.abc import Callable, Mapping
from datetime import timedelta
from pathlib import Path

from db import backup, migrate
from db.queries import outages, ratings
from db.queries.decks import add
from db.queries.match import absence, voices
from db.records.decks import StoredDeck
from db.records.servers import ServerSettings
from db.records.time import Quiet, TimeTerms
from db.upkeep import archive
from games import registry
from play.records import Person, Table
from play.time.moving import OUTAGE
from play.tournaments.calling import Call
from play.tournaments.organising.acts import Act
from tests.db.kept import keep, kept, noted
from tests.db.kept.recorded import record
from tests.engine.sampler import GAME
from tests.play.house import ANA, BAO, CHLOE, DAN, House, asks, house
from tournaments.records import Terms

GAMES = {**registry.load(), "sampler": GAME}
ELI = Person(105, "Éli", 1, "Eliott")
FARID = Person(106, "Farid")
HELD = ("G03", "G04", "G05", "R04", "R08", "M05", "W10", "U08", "B08", "Y01")
DECK = "\n".join(f"4 {card}" for card in HELD)


def over(table: Table) -> bool:
    return table.public.status == "over"


async def played(
    home: House, match: str, *people: Person, until: Callable[[Table], bool], least: int = 0
) -> Person:
    """Let people answer until somebody's answer brings their table to a stage; return them.

    At least `least` public changes are made first.
    """
    for turn in range(800):
        for person in people:
            table = await home.answer_any(match, person, turn)
            await home.play.matches.settled()
            if table is not None and table.public.revision >= least and until(table):
                return person
    raise AssertionError("it never came to that")


async def begun(
    home: House,
    game: str,
    *people: Person,
    ais: int = 0,
    options: Mapping[str, str] | None = None,
    terms: TimeTerms | None = None,
) -> str:
    """Begin a match whose people added words to the shuffle; its board is posted."""
    lobbies = home.play.lobbies
    lobby = await lobbies.open(
        server=1,
        channel=10,
        host=asks(people[0], manages=True),
        game=game,
        locale="fr",
        most=len(people) + ais,
        options=options,
        terms=terms,
    )
    for person in people[1:]:
        await lobbies.join(lobby.id, person)
    for _ in range(ais):
        await lobbies.add_ai(lobby.id, people[0].id)
    for person in people:
        await lobbies.say(lobby.id, person.id, f"mot de {person.name}")
        if await lobbies.bringing(lobby.id, person.id):
            await lobbies.bring(lobby.id, person.id, None)
    match = await lobbies.start(lobby.id, people[0].id, 10)
    board = await home.play.matches.board(match)
    await home.play.projections.board_shown(match, 10, 500 + home.clock.moment.hour, board.change)
    home.clock.pass_(hours=1)
    return match


async def sealed(home: House) -> None:
    """Somebody has sealed an answer; somebody else has picked and not confirmed."""
    match = await begun(home, "firstdeck", ANA, BAO, CHLOE)
    people = (ANA, BAO, CHLOE)
    await played(home, match, *people, until=lambda to: to.answers.can_take_back, least=12)
    for person in people:
        table = await home.play.matches.table(match, person.id)
        if table.question is not None:
            picks = (table.question.options[-1].id,)
            await home.play.matches.select(match, person.id, table.question.id, picks)
            break
    await home.play.matches.follow(match, DAN)


async def undoable(home: House) -> None:
    """Somebody may take back an open answer."""
    match = await begun(home, "nba", ANA, BAO, options={"quarters": "2"})
    await played(home, match, ANA, BAO, until=lambda to: to.answers.can_undo, least=20)


async def undone(home: House) -> None:
    """An answer has been taken back, and another may be."""
    match = await begun(home, "sampler", ANA, BAO, CHLOE)
    who = await played(home, match, ANA, BAO, CHLOE, until=lambda to: to.answers.can_undo, least=4)
    await home.play.matches.undo(match, who.id)
    await played(home, match, ANA, BAO, CHLOE, until=lambda to: to.answers.can_undo)


async def alone(home: House) -> None:
    """One against the machine, with a question open."""
    match = await begun(home, "nba", CHLOE, options={"quarters": "2"}, terms=TimeTerms("hour"))
    await played(home, match, CHLOE, until=lambda to: to.question is not None, least=8)


async def partners(home: House) -> None:
    """Two against two, shown elsewhere while its own place is closed; one side wants to end it."""
    match = await begun(home, "nba", ANA, BAO, CHLOE, DAN, options={"quarters": "2"})
    await played(home, match, ANA, BAO, CHLOE, DAN, until=lambda to: to.answers.can_undo, least=16)
    await home.play.matches.propose(match, CHLOE.id, "end")
    await home.play.channels.lend(match, 12)
    change = (await home.play.matches.board(match)).change
    await home.play.projections.board_shown(match, 12, 950, change, count=7)


async def ordered(home: House) -> None:
    """Somebody has ordered what is taken in a draft: an answer is due, and another rests."""
    match = await begun(home, "sampler", ANA, BAO)
    who = await played(home, match, ANA, BAO, until=lambda to: to.answers.undoes is not None)
    for _ in range(200):
        table = await home.play.matches.table(match, who.id)
        if table.question is not None and table.question.standing:
            break
        for one in (ANA, BAO):
            await home.answer_any(match, one)
    order = table.question.standing[0]
    wishes = tuple(one.id for one in order.among[:3]) or None
    await home.play.matches.give_standing_order(match, who.id, table.question.id, order.id, wishes)
    await home.play.notes.keep(match, who.id, "À ne pas oublier.")
    await home.play.members.gone(who.id, 1)


async def paused(home: House) -> None:
    match = await begun(home, "allstar", ANA, BAO, CHLOE)
    await played(home, match, ANA, BAO, CHLOE, until=lambda to: to.question is None, least=10)
    for person in (ANA, BAO, CHLOE):
        await home.play.matches.propose(match, person.id, "pause")


async def chained(home: House) -> None:
    """A chain of sealed answers is begun; an AI is done with its own."""

    def begins(table: Table) -> bool:
        return len(table.answers.given) > 1 and table.question is not None

    match = await begun(home, "allstar", BAO, DAN, ais=1, options={"draft": "two"})
    await played(home, match, BAO, DAN, until=begins)


async def planned(home: House) -> None:
    """One side of a jam has sealed its plan, the other has begun to answer."""
    match = await begun(home, "jam", ANA, ELI, options={"jams": "1"})
    await played(home, match, ANA, ELI, until=lambda to: to.answers.can_take_back, least=2)


async def decks(home: House) -> None:
    """A match with a deck that somebody built, and with a ready-made one; people keep decks."""
    lobbies = home.play.lobbies
    lobby = await lobbies.open(
        server=1,
        channel=10,
        host=asks(ANA, manages=True),
        game="nintendo",
        locale="fr",
        options={"goal": "1"},
    )
    await lobbies.join(lobby.id, BAO)
    await lobbies.bring_written(lobby.id, ANA.id, DECK)
    await lobbies.bring(lobby.id, BAO.id, None)
    match = await lobbies.start(lobby.id, ANA.id, 10)
    board = await home.play.matches.board(match)
    await home.play.projections.board_shown(match, 10, 560, board.change)
    await played(home, match, ANA, BAO, until=lambda to: to.answers.can_undo, least=12)
    now = home.clock.now()
    for person in (ANA, BAO):
        deck = StoredDeck(
            id=f"deck{person.id}",
            person=person.id,
            game="nintendo",
            name=f"Jardin de {person.name}",
            pieces={"G03": 4, "G05": 2},
            past=({}, {"G03": 4}),
            shelf={"colour": "G"},
            made_at=now,
            changed_at=now,
        )
        assert await home.play.store.write(add, deck, 20)


async def days_off(home: House) -> None:
    """Somebody is away while something is asked of them; somebody else was given time."""
    match = await begun(home, "sampler", BAO, FARID, options={"rounds": "2"})
    now = home.clock.now()
    await home.play.days_off.take(FARID.id, now, now + timedelta(days=3), "Europe/Paris")
    await home.play.matches.give_time(match, FARID.id, 0)
    home.clock.pass_(hours=13)
    await home.play.days_off.begin()


async def away(home: House) -> None:
    """An AI stands in for somebody, who was reminded and missed a sitting."""
    terms = TimeTerms("day", 1)
    match = await begun(home, "firstdeck", DAN, ELI, options={"decks": "deal"}, terms=terms)
    for person in (DAN, ELI):
        await home.play.people.set_spends_days(person.id, wanted=False)
    home.clock.pass_(hours=20)
    await home.play.time.tick()
    home.clock.pass_(hours=10)
    await home.play.time.tick()
    await home.play.matches.settled()
    seats = (await home.play.matches.board(match)).public.seats
    assert any(seat.standin is not None for seat in seats)


async def taken_over(home: House) -> None:
    """Somebody left, and a volunteer sits in their place."""
    match = await begun(home, "allstar", ANA, BAO, options={"mode": "duel"})
    await home.answer_any(match, ANA)
    await home.play.matches.leave(match, BAO.id)
    await home.play.matches.settled()
    await home.play.substitutes.seek_for(match, ANA.id, 1)
    await home.play.matches.volunteer(match, CHLOE, 1)
    await home.answer_any(match, CHLOE)


async def shared(home: House) -> None:
    """Two people on each of two seats, one of which has answered for both."""
    lobbies = home.play.lobbies
    lobby = await lobbies.open(
        server=1,
        channel=10,
        host=asks(ANA, manages=True),
        game="sampler",
        locale="en",
        most=2,
        options={"rounds": "2"},
    )
    await lobbies.set_together(lobby.id, ANA.id, 2)
    for person in (BAO, CHLOE, DAN):
        await lobbies.join(lobby.id, person)
    for person in (CHLOE, BAO):
        await lobbies.bring(lobby.id, person.id, None)
    match = await lobbies.start(lobby.id, None, 10)
    await played(home, match, ANA, BAO, until=lambda to: to.answers.can_take_back, least=4)


async def ended(home: House) -> None:
    """Matches that are over: played out, conceded, agreed; a rematch of one is open."""
    match = await begun(home, "firstdeck", ANA, BAO, ais=1, options={"decks": "deal"})
    await home.play.matches.follow(match, DAN)
    await played(home, match, ANA, BAO, until=over)
    match = await begun(home, "sampler", ANA, ELI, options={"rounds": "1"})
    await played(home, match, ANA, ELI, until=over)
    await home.play.lobbies.rematch(match, asks(ANA, manages=True), 10)
    match = await begun(home, "nba", BAO, CHLOE, options={"quarters": "2"})
    await played(home, match, BAO, CHLOE, until=lambda to: to.answers.can_undo, least=12)
    await home.play.matches.concede(match, CHLOE.id)
    match = await begun(home, "allstar", FARID, CHLOE, options={"mode": "market"})
    await played(home, match, FARID, CHLOE, until=lambda to: to.question is None, least=6)
    for person in (FARID, CHLOE):
        await home.play.matches.propose(match, person.id, "end")


async def finished(home: House) -> None:
    """The games of which nothing ended above, played to their end."""
    match = await begun(home, "jam", CHLOE, DAN, options={"jams": "1"})
    await played(home, match, CHLOE, DAN, until=over)
    match = await begun(home, "nintendo", CHLOE, DAN, options={"goal": "1"})
    await played(home, match, CHLOE, DAN, until=over)
    match = await begun(home, "nba", DAN, ELI, options={"quarters": "2"})
    await played(home, match, DAN, ELI, until=over)
    match = await begun(home, "allstar", DAN, CHLOE, options={"mode": "duel"})
    await played(home, match, DAN, CHLOE, until=over)


async def rated(home: House) -> None:
    """Ratings follow from some results; another is still to be recorded. Somebody may be listed."""
    for people in ((ANA, BAO), (ANA, BAO, CHLOE)):
        terms = TimeTerms("day", rated=True)
        match = await begun(home, "sampler", *people, options={"rounds": "1"}, terms=terms)
        await played(home, match, *people, until=over)
    await home.play.people.set_listed(BAO.id, wanted=True)
    while await home.play.store.read(ratings.ended, 1):
        await home.play.ratings.tick()
    match = await begun(home, "sampler", ANA, DAN, options={"rounds": "1"}, terms=terms)
    await played(home, match, ANA, DAN, until=over)


async def archived(home: House) -> None:
    """The first match that ended is in the archive."""
    store = home.play.store
    (match,) = await store.read(archive.cold, home.clock.now(), 1)
    content = archive.pressed(*await store.read(archive.gather, match))
    await store.write(archive.keep, match, content)
    await store.write(archive.drop, match)


async def tables(home: House) -> None:
    """Tables that are open, full, given up; one with somebody who was sent away."""
    lobbies = home.play.lobbies
    lobby = await lobbies.open(
        server=1,
        channel=10,
        host=asks(ANA, manages=True),
        game="sampler",
        locale="fr",
        most=3,
        preset="short",
    )
    await lobbies.join(lobby.id, BAO)
    await lobbies.bring(lobby.id, BAO.id, None)
    await lobbies.say(lobby.id, BAO.id, "trois petits chats")
    await lobbies.posted(lobby.id, 10, 900, lobby.change)
    lobby = await lobbies.open(
        server=1, channel=11, host=asks(CHLOE, manages=True), game="allstar", locale="en"
    )
    for person in (DAN, ELI):
        await lobbies.join(lobby.id, person)
    await lobbies.kick(lobby.id, CHLOE.id, DAN.id)
    await lobbies.add_ai(lobby.id, CHLOE.id)
    lobby = await lobbies.open(
        server=None, channel=12, host=asks(DAN, manages=True), game="nba", locale="en"
    )
    await lobbies.cancel(lobby.id, DAN.id)


async def tournaments(home: House) -> None:
    """A tournament that people have entered, one of whom waits for a place; another is prepared.

    Its check-in has called some; of another, a call to coach was begun.
    """
    service = home.play.tournaments
    tournament = await service.open(
        server=1,
        channel=10,
        creator=asks(ANA, manages=True),
        name="Coupe",
        locale="fr",
        game="nba",
        shape=Terms(format="swiss"),
        places=4,
    )
    for person in (ANA, BAO, CHLOE, DAN, ELI):
        await service.enter(tournament, person)
    call = await service.calling(Call(tournament, "check-in", (ANA.id, BAO.id)), 10)
    assert call is not None
    await service.called(tournament, call, 904)
    coached = await service.open(
        server=1,
        channel=10,
        creator=asks(ANA, manages=True),
        name="À plusieurs",
        locale="fr",
        game="jam",
        shape=Terms(format="swiss"),
        places=4,
    )
    await service.enter(coached, ANA)
    await service.ask_coaches(coached, ANA.id, [CHLOE])
    (call,) = await service.coaches_to_call()
    await service.calling(call, 10)
    await service.open(
        server=1,
        channel=10,
        creator=asks(BAO, manages=True),
        name="Plus tard",
        locale="fr",
        game="nba",
        shape=Terms(format="swiss"),
        preparing=True,
    )


async def in_rounds(home: House) -> None:
    """A tournament in its first round: one of its matches is over, one runs; a deadline runs."""
    service = home.play.tournaments
    tournament = await service.open(
        server=1,
        channel=10,
        creator=asks(ANA, manages=True),
        name="Rondes",
        locale="fr",
        game="firstdeck",
        shape=Terms(format="swiss"),
        options={"decks": "deal"},
        places=4,
    )
    for person in (ANA, BAO, CHLOE, DAN):
        await service.enter(tournament, person)
    await service.start(tournament, ANA.id)
    for _ in range(3):
        await service.tick()
        home.clock.pass_(seconds=5)
    first, _ = (await service.load(tournament)).pairings
    assert first.match is not None
    await played(home, first.match, ANA, BAO, CHLOE, DAN, until=over)
    await service.tick()
    await service.add_organiser(tournament, ANA.id, ELI)
    whole = await service.load(tournament)
    (loser, *_) = (one.person for one in whole.entrants if one.number in first.people)
    assert loser is not None
    await service.appeal(tournament, loser, first.number, "Il manque un point.")
    await service.decide(tournament, ANA.id, Act("extend", value="2"), "Un jour férié")


async def people(home: House) -> None:
    """What people and a server have chosen; one is forgotten, one has written a report."""
    known, matches = home.play.people, home.play.matches
    await known.set_locale(ANA.id, "en")
    await known.set_quiet(BAO.id, Quiet(22 * 60, 480, "Europe/Paris"))
    await home.play.directs.choose(CHLOE.id, "none")
    await home.play.directs.choose(DAN.id, "daily")
    await home.play.directs.set_reminders(DAN.id, ("12h", "3h"))
    await home.play.directs.opened(DAN.id, 2000)
    await home.play.directs.greeted(DAN.id)
    await home.play.directs.set_next(ELI.id, wanted=True)
    await known.set_text_tables(DAN.id, wanted=True)
    await home.play.substitutes.join(DAN.id, 1)
    wanted = ServerSettings("fr", "week", (5,), (10, 11), greeted=True)
    await home.play.servers.update(1, lambda _: wanted)
    gone = await begun(home, "sampler", FARID, BAO)
    await home.answer_any(gone, FARID)
    await matches.report(gone, BAO.id, "the button is gone")
    for ping in await home.play.projections.pings():
        await home.play.projections.pinged(ping, 10, 700 + ping.person)
    await known.delete(FARID.id)
    await matches.settled()


async def invited(home: House) -> None:
    """People are invited: one was called, another not yet."""
    lobbies = home.play.lobbies
    lobby = await lobbies.open(
        server=1, channel=10, host=asks(ANA, manages=True), game="firstdeck", locale="fr"
    )
    await lobbies.invite(lobby.id, ANA.id, (BAO,))
    await lobbies.called(await lobbies.calling(lobby.id, (BAO.id,), 10), 970)
    await lobbies.invite(lobby.id, ANA.id, (ELI,))
    await lobbies.calling(lobby.id, (ELI.id,), 10)


async def left_behind(home: House) -> None:
    """Moves were lost; pings are claimed, not confirmed; an outage is not yet given back.

    A board was being moved to the end of its thread. A match waits for its game.
    """
    (match, *_) = [row.id for row in await home.play.matches.of_person(CHLOE.id)]
    await home.play.store.write(voices.lost, match, home.clock.now())
    await home.play.projections.begin_posting(match, 10, 500)
    home.clock.pass_(hours=3)
    await home.play.projections.pings(3)
    await home.play.store.write(outages.beat, home.clock.now(), timedelta(0), OUTAGE)
    home.clock.pass_(hours=2)
    await home.play.store.write(outages.beat, home.clock.now(), timedelta(0), OUTAGE)
    waiting = [row.id for row in await home.play.matches.of_person(ANA.id)][-1:]
    await home.play.store.write(absence.settle, waiting, home.clock.now())


STAGES = (
    *(
        away,
        ended,
        people,
        sealed,
        undoable,
        undone,
        alone,
        partners,
        ordered,
        paused,
        chained,
        planned,
        decks,
        days_off,
        taken_over,
    ),
    *(shared, finished, rated, archived, tables, tournaments, in_rounds, invited, left_behind),
)


async def made(path: Path) -> None:
    """Fill a new database."""
    home = await house(path, games=GAMES, seed="kept")
    try:
        await home.play.time.tick()
        for stage in STAGES:
            await stage(home)
    finally:
        await home.play.close()


async def main() -> int:
    """Write the file, and what this release makes of it."""
    schema = migrate.scripts()[-1][0]
    if kept(schema).exists():
        sys.stderr.write(f"{kept(schema)} is there already\n")
        return 2
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "matches.db"
        await made(path)
        assert backup.inspect(path) == []
        written = keep(schema, path)
        home = await house(path, games=GAMES, seed="later")
        noted(schema, await record(home))
        await home.play.close()
    sys.stdout.write(f"{written}: {written.stat().st_size} bytes\n")
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
