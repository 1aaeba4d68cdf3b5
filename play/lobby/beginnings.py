"""How a lobby becomes a match (pure but for the entropy passed in)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

from msgspec.structs import replace

from db.columns import shared
from db.queries import lobbies
from db.queries.match import matches
from db.records.holders import StoredHolder
from db.records.lobbies import LobbyFacts, StoredLobby
from db.records.matches import BoardFacts, StoredMatch, StoredMove, StoredSeat, WholeMatch
from db.records.people import StoredPerson
from db.records.time import HalfDay, TimeTerms
from db.store import Connection
from games.core.bringing.brought import Brought, Build, Checked, decoded, too_large, untitled
from games.core.contract import asked as asked_of
from games.core.contract import optional
from games.core.decision import Decision
from games.core.info import Info, Start
from games.core.match.match import Match
from games.core.streams import Keys, commitment, match_key
from games.core.text import Text, Who, text
from games.core.view import View
from play.lobby.records import Lobby, LobbySeat
from play.match.work.loaded import Loaded
from play.match.work.moves import moved
from play.match.work.rulebook import Ruled
from play.match.work.unit import UnitOfWork, Written
from play.time.pace import paced


def counted(lobby: StoredLobby) -> int:
    """Return how many seats are taken."""
    return len({one.seat for one in lobby.holders})


def sharing(lobby: StoredLobby) -> tuple[int, ...]:
    """Return how many people hold each seat that is taken."""
    held = Counter(one.seat for one in lobby.holders)
    return tuple(held[seat] for seat in sorted(held))


def fitting(info: Info, seats: int) -> int:
    """Return the number of seats nearest to `seats` with which the game can be played."""
    return min(info.seats, key=lambda number: (abs(number - seats), number))


def usual(info: Info, people: int) -> int:
    """Return for how many a table is opened by default: as usual in the game, or all who are named.

    `people` are the host and those they invite. Where a game does not say otherwise of a first
    match, two friends are usual.
    """
    wanted = max(people, info.first.seats or 2, min(info.seats))
    return min(wanted, max(info.seats) * info.holders)


def begun_by(ruled: Ruled, lobby: StoredLobby) -> Start:
    """Return what a match of the people here would start from, without what they bring."""
    seats = fitting(ruled.game.info, counted(lobby))
    return Start(seats, dict(lobby.options))


def question(ruled: Ruled, lobby: StoredLobby, seat: int) -> Decision | Build | None:
    """Return what a seat is to bring, if anything."""
    start = begun_by(ruled, lobby)
    return None if seat >= start.seats else asked_of.bring(ruled.rules, start, seat)


def checked(ruled: Ruled, lobby: StoredLobby, seat: int, one: Brought) -> Checked:
    """Return what is wrong with what a seat would bring, and what its people should know of it."""
    if too_large(one):
        return Checked((text("core-brought-large"),))
    return asked_of.check_brought(ruled.rules, begun_by(ruled, lobby), seat, untitled(one)[0])


def brought(ruled: Ruled, lobby: StoredLobby, seat: int) -> Brought | None:
    """Return what a seat brings; None where that is nothing, or no longer valid."""
    found = _kept(ruled, lobby, seat)
    return None if found is None else untitled(found)[0]


def titles(ruled: Ruled, lobby: StoredLobby, seat: int) -> tuple[str, ...]:
    """Return what the decks that a seat brings are called; they are words of its people."""
    found = _kept(ruled, lobby, seat)
    return () if found is None else untitled(found)[1]


def _kept(ruled: Ruled, lobby: StoredLobby, seat: int) -> Brought | None:
    for one in lobby.holders:
        if one.seat == seat and one.brought is not None:
            found = decoded(one.brought.encode())
            return None if checked(ruled, lobby, seat, found).faults else found
    return None


def suggested(ruled: Ruled, lobby: StoredLobby, seat: int, asked: Decision | Build) -> Brought:
    """Return what the rules suggest to bring: of picks the default, from an empty view."""
    if isinstance(asked, Build):
        return asked.suggested
    return ruled.rules.default(View(seat, counted(lobby)), asked)


def people(lobby: StoredLobby, seat: int) -> tuple[int, ...]:
    """Return the persons of a seat."""
    return tuple(one.person for one in lobby.holders if one.seat == seat and one.person is not None)


def missing(ruled: Ruled, lobby: StoredLobby) -> tuple[int, ...]:
    """Return the seats whose people may still bring something, and have not."""
    found: list[int] = []
    for seat in range(counted(lobby)):
        if _asked(ruled, lobby, seat) is not None and brought(ruled, lobby, seat) is None:
            found.append(seat)
    return tuple(found)


def _asked(ruled: Ruled, lobby: StoredLobby, seat: int) -> Decision | Build | None:
    """Return what the people of a seat are asked to bring; a seat of an AI is asked for nothing."""
    return question(ruled, lobby, seat) if people(lobby, seat) else None


def awaited(ruled: Ruled, lobby: StoredLobby) -> tuple[int, ...]:
    """Return the missing seats without which the match cannot begin."""

    def needed(seat: int) -> bool:
        asked = question(ruled, lobby, seat)
        return not (isinstance(asked, Build) and asked.optional)

    return tuple(filter(needed, missing(ruled, lobby)))


def starting(ruled: Ruled, lobby: StoredLobby) -> Start:
    """Return what the match starts from; a seat that brings nothing gets what the rules suggest."""
    seats = counted(lobby)
    asked = [question(ruled, lobby, seat) for seat in range(seats)]
    if not any(asked) or awaited(ruled, lobby):
        return Start(seats, dict(lobby.options))
    carried = tuple(_carried(ruled, lobby, seat, one) for seat, one in enumerate(asked))
    return Start(seats, dict(lobby.options), carried)


def _carried(
    ruled: Ruled, lobby: StoredLobby, seat: int, asked: Decision | Build | None
) -> Brought:
    if asked is None:
        return ()
    given = brought(ruled, lobby, seat)
    return suggested(ruled, lobby, seat, asked) if given is None else given


def problems(ruled: Ruled, lobby: StoredLobby) -> tuple[Text, ...]:
    """Return why a lobby cannot start yet."""
    wrong = asked_of.unfit(ruled.rules, starting(ruled, lobby))
    if lacking := awaited(ruled, lobby):
        wrong = (*wrong, text("play-missing", people=tuple(Who(seat) for seat in lacking)))
    return wrong


def warnings(ruled: Ruled, lobby: StoredLobby) -> tuple[Text, ...]:
    """Return what people should know before a match of so many seats begins."""
    return optional.warnings(ruled.rules, Start(lobby.most, dict(lobby.options)))


def begin(
    ruled: Ruled,
    lobby: StoredLobby,
    match: StoredMatch,
    people: Sequence[StoredPerson],
    half_days: Mapping[int, tuple[HalfDay, ...]],
    actor: int | None,
) -> tuple[UnitOfWork, StoredMove]:
    """Set the match of a lobby up, as `match` (see `first`), and return it with its setup.

    `actor` pressed the button. Raises Refused when something does not fit.
    """
    start = starting(ruled, lobby)
    made, outcome = Match.begin(ruled.rules, start, Keys.of(match_key(lobby.seed, match.words)))
    now = match.started_at
    whole = WholeMatch(
        match=replace(match, snapshot=made.snapshot(), revision=made.revision),
        seats=tuple(StoredSeat(seat=seat) for seat in range(start.seats)),
        holders=tuple(
            StoredHolder(
                seat=one.seat,
                place=one.place,
                person=one.person,
                ai=one.ai,
                name=one.name,
                active_at=now if one.person == actor and actor is not None else None,
                titles=() if one.place else titles(ruled, lobby, one.seat),
            )
            for one in lobby.holders
        ),
        proposals=(),
        followers=(),
        chosen={one.id: one for one in people},
        half_days=half_days,
    )
    return UnitOfWork(Loaded(whole, ruled, made, now)), moved(0, None, outcome, None, now, 1)


def first(
    ruled: Ruled, lobby: StoredLobby, ident: str, channel: int | None, now: datetime
) -> StoredMatch:
    """Return a match that is about to begin, still without its snapshot."""
    return StoredMatch(
        id=ident,
        game=lobby.game,
        version=ruled.rules.info.version,
        cards=ruled.game.cards_hash,
        server=lobby.server,
        channel=channel,
        locale=lobby.locale,
        options=lobby.options,
        terms=terms(lobby),
        seed=lobby.seed,
        words=tuple(one.words for one in lobby.holders if one.words),
        snapshot=b"",
        step=0,
        revision=0,
        status="running",
        places=(),
        started_at=now,
        ended_at=None,
        paused_at=None,
        extended=timedelta(0),
        edition=0,
        changed_at=now,
        board=BoardFacts(channel=None, message=None, change=1, shown=0),
    )


def terms(lobby: StoredLobby) -> TimeTerms:
    """Return the terms of its match."""
    people = {one.person for one in lobby.holders if one.person is not None}
    return paced(lobby.terms, len(people))


def write(
    db: Connection, lobby: StoredLobby, begun: Loaded, written: Written, setup: StoredMove
) -> None:
    """Write a new match, and that its lobby has started it.

    Raises StaleStep when the lobby has changed since: other people may sit there, or be forgotten.
    """
    lobbies.still(db, lobby)
    game = begun.ruled.game
    matches.keep_cards(db, game.cards_hash, game.cards)
    matches.add(db, begun.whole, setup)
    begins, change = written.after.match.id, lobby.change + 1
    after = replace(lobby, status="started", match=begins, terms=terms(lobby), change=change)
    lobbies.save(db, lobby, after)
    for more in written.more:
        more(db)


def lobby_of(ruled: Ruled, lobby: StoredLobby) -> Lobby:
    """Return a lobby as everybody may see it."""
    still = lobby.status == "open"
    lacking = missing(ruled, lobby) if still else ()
    seats = tuple(
        LobbySeat(
            tuple(one.plain for one in lobby.holders if one.seat == seat),
            brings=still and _asked(ruled, lobby, seat) is not None,
            missing=seat in lacking,
            titles=titles(ruled, lobby, seat) if still else (),
        )
        for seat in range(counted(lobby))
    )
    return Lobby(
        **shared(LobbyFacts, lobby),
        seats=seats,
        commitment=commitment(lobby.seed),
        words_added=sum(bool(one.words) for one in lobby.holders),
        problems=problems(ruled, lobby) if still else (),
        warnings=warnings(ruled, lobby) if still else (),
        aim=ruled.rules.aim(Start(lobby.most, dict(lobby.options))),
    )
