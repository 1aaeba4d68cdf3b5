"""Who sits where in a lobby (pure: a lobby in, a lobby out)."""

from collections.abc import Iterable

from msgspec.structs import replace

from db.records.holders import LobbyHolder
from db.records.lobbies import StoredLobby
from db.records.matches import WholeMatch
from db.writing import bars
from games.core.bringing.brought import Brought, Build, Faulty
from games.core.contract import asked as asked_of
from games.core.data.codec import encode
from games.core.decision import Decision, check
from games.core.refused import Refused
from games.core.text import Text
from play.lobby import beginnings, inviting
from play.match.work import holders
from play.match.work.rulebook import Ruled
from play.records import Person
from play.refusals import refused

AI_NAMES = ("Castor", "Pollux", "Véga", "Altaïr", "Mira", "Rigel", "Lyra", "Orion")


def because(why: Text) -> Refused:
    """Return the refusal for a reason that the rules gave."""
    return Refused(why)


def sits(seat: int, place: int, person: Person) -> LobbyHolder:
    """Return a person on a seat."""
    return LobbyHolder(seat=seat, place=place, person=person.id, ai=None, name=person.name)


def seat_of(lobby: StoredLobby, person: int) -> int:
    """Return the seat of a person. Raises Refused when they have none."""
    for one in lobby.holders:
        if one.person == person:
            return one.seat
    raise refused("not-in-lobby")


def joined(lobby: StoredLobby, person: Person) -> StoredLobby:
    """Seat a person: on a free seat, otherwise on the shared seat with the fewest people.

    Whoever is invited to a rematch sits beside their former partner, or in their former turn.
    """
    if any(one.person == person.id for one in lobby.holders):
        return lobby
    if is_away(lobby, person.id):
        raise refused("sent-away")
    inviting.check_room(lobby, person.id)
    turn = next((one.turn for one in lobby.invitations if one.person == person.id), None)
    if turn is not None:
        for one in lobby.holders:
            if one.turn == turn and _has_room(lobby, one.seat):
                return _beside(lobby, one.seat, person)
    taken = beginnings.counted(lobby)
    if taken < lobby.most:
        return _in_turn(lobby, person, turn)
    here = beginnings.sharing(lobby)
    seats = [seat for seat in range(taken) if _has_room(lobby, seat)]
    if not seats:
        raise refused("lobby-full")
    return _beside(lobby, min(seats, key=lambda one: (here[one], one)), person)


def is_away(lobby: StoredLobby, person: int) -> bool:
    """Whether somebody was sent away, maybe before they were forgotten."""
    forgotten = bars.of(lobby.barred, lobby.seed, person) is not None
    return forgotten or person in lobby.sent_away


def _in_turn(lobby: StoredLobby, person: Person, turn: int | None) -> StoredLobby:
    """Seat a person on a seat of their own: before those whose turn is later, or who have none."""
    earlier = {
        one.seat
        for one in lobby.holders
        if turn is None or (one.turn is not None and one.turn < turn)
    }
    seat = len(earlier)
    rest = (replace(one, seat=one.seat + 1) if one.seat >= seat else one for one in lobby.holders)
    return _with(replace(lobby, holders=tuple(rest)), replace(sits(seat, 0, person), turn=turn))


def _beside(lobby: StoredLobby, seat: int, person: Person, words: str = "") -> StoredLobby:
    """Seat a person beside those of a seat, and give them its turn."""
    here = [one for one in lobby.holders if one.seat == seat]
    newcomer = sits(seat, len(here), person)
    return _with(lobby, replace(newcomer, turn=here[0].turn, words=words))


def joined_beside(lobby: StoredLobby, person: Person, partner: int) -> StoredLobby:
    """Seat a person beside another; whoever sits elsewhere moves there."""
    if is_away(lobby, person.id):
        raise refused("sent-away")
    seat = next((one.seat for one in lobby.holders if one.person == partner), None)
    if seat is None:
        raise refused("no-seat")
    old = next((one for one in lobby.holders if one.person == person.id), None)
    if old is not None and old.seat == seat:
        return lobby
    if not _has_room(lobby, seat):
        raise refused("seat-full", people=lobby.together)
    inviting.check_room(lobby, person.id)
    lobby = lobby if old is None else _without(lobby, (old,))
    return _beside(lobby, seat_of(lobby, partner), person, "" if old is None else old.words)


def _has_room(lobby: StoredLobby, seat: int) -> bool:
    """Whether one more may sit down beside the people of a seat; an AI plays alone."""
    here = [one for one in lobby.holders if one.seat == seat]
    return all(one.person is not None for one in here) and len(here) < lobby.together


def _with(lobby: StoredLobby, newcomer: LobbyHolder) -> StoredLobby:
    seated = sorted((*lobby.holders, newcomer), key=lambda one: (one.seat, one.place))
    return replace(lobby, holders=tuple(seated))


def _without(lobby: StoredLobby, gone: Iterable[LobbyHolder]) -> StoredLobby:
    """Return a lobby without some holders, seats and places moved up.

    What a seat brings stays with it as long as anybody does.
    """
    leaving = tuple(gone)
    rest = [one for one in lobby.holders if one not in leaving]
    left_over = replace(lobby, holders=moved_up(rest))
    for number, seat in enumerate(sorted({one.seat for one in rest})):
        left_over = _bringing(left_over, number, _brought(lobby, seat))
    return left_over


def moved_up(holders: Iterable[LobbyHolder]) -> tuple[LobbyHolder, ...]:
    """Return holders without gaps between their seats and places, in the same order."""
    rest = tuple(holders)
    found: list[LobbyHolder] = []
    for number, seat in enumerate(sorted({one.seat for one in rest})):
        here = [one for one in rest if one.seat == seat]
        found += [replace(one, seat=number, place=place) for place, one in enumerate(here)]
    return tuple(found)


def _brought(lobby: StoredLobby, seat: int) -> str | None:
    """Return what a seat brings, as it is kept."""
    kept = (one.brought for one in lobby.holders if one.seat == seat)
    return next((one for one in kept if one is not None), None)


def _bringing(lobby: StoredLobby, seat: int, kept: str | None) -> StoredLobby:
    """Return a lobby in which a seat brings this; it stands with the first of its people."""
    return replace(
        lobby,
        holders=tuple(
            replace(one, brought=kept if one.place == 0 else None) if one.seat == seat else one
            for one in lobby.holders
        ),
    )


def left(lobby: StoredLobby, person: int) -> StoredLobby:
    """Let a person leave; the next one becomes the host, or the lobby is closed."""
    seat_of(lobby, person)
    lobby = _without(lobby, (one for one in lobby.holders if one.person == person))
    people = [one.person for one in lobby.holders if one.person is not None]
    if not people:
        return replace(lobby, status="cancelled")
    return replace(lobby, host=people[0]) if lobby.host == person else lobby


def _host_only(lobby: StoredLobby, actor: int) -> None:
    if lobby.host != actor:
        raise refused("host-only")


def kicked(lobby: StoredLobby, actor: int, person: int) -> StoredLobby:
    """Send a person away, until the host lets them back in."""
    _host_only(lobby, actor)
    if person == actor:
        raise refused("not-yourself")
    if not any(one.person == person for one in lobby.holders):
        raise refused("not-there")
    return replace(left(lobby, person), sent_away=(*lobby.sent_away, person))


def let_back(lobby: StoredLobby, actor: int, person: int) -> StoredLobby:
    """Allow somebody who was sent away to sit down again."""
    _host_only(lobby, actor)
    return replace(lobby, sent_away=tuple(one for one in lobby.sent_away if one != person))


def with_ai(lobby: StoredLobby, ruled: Ruled, actor: int, player: str | None) -> StoredLobby:
    """Seat an AI under the first free name."""
    _host_only(lobby, actor)
    kind = player or ruled.recommended
    if kind not in ruled.players:
        raise refused("no-ai", name=kind)
    seat = beginnings.counted(lobby)
    if seat >= lobby.most:
        raise refused("lobby-full")
    inviting.check_room(lobby, None, lobby.together)
    used = {one.name for one in lobby.holders}
    name = next((one for one in AI_NAMES if one not in used), f"AI {seat + 1}")
    return _with(lobby, LobbyHolder(seat=seat, place=0, person=None, ai=kind, name=name))


def without_ai(lobby: StoredLobby, actor: int, seat: int | None) -> StoredLobby:
    """Take an AI away."""
    _host_only(lobby, actor)
    found = [one for one in lobby.holders if one.ai is not None and seat in {None, one.seat}]
    if not found:
        raise refused("no-ai-there")
    return _without(lobby, found[-1:])


def bringing(lobby: StoredLobby, ruled: Ruled, actor: int, given: Brought | None) -> StoredLobby:
    """Keep what a person brings (None: what is suggested).

    Raises IllegalMove for picks that do not fit the question, Faulty for anything else that is
    wrong.
    """
    seat = seat_of(lobby, actor)
    asked = beginnings.question(ruled, lobby, seat)
    if asked is None:
        raise refused("nothing-to-bring")
    chosen = beginnings.suggested(ruled, lobby, seat, asked) if given is None else given
    if isinstance(asked, Decision) and isinstance(chosen, tuple):
        check(asked, chosen)
    faults = beginnings.checked(ruled, lobby, seat, chosen).faults
    if faults:
        raise Faulty(faults)
    return _bringing(lobby, seat, encode(chosen).decode())


def written(lobby: StoredLobby, ruled: Ruled, actor: int, said: str) -> StoredLobby:
    """Keep what a person brings in words. Raises Faulty, or Refused with the line that is wrong."""
    seat = seat_of(lobby, actor)
    if not isinstance(beginnings.question(ruled, lobby, seat), Build):
        raise refused("nothing-to-bring")
    start = beginnings.begun_by(ruled, lobby)
    return bringing(
        lobby, ruled, actor, asked_of.building(ruled.rules).read_brought(start, seat, said)
    )


def saying(lobby: StoredLobby, actor: int, words: str) -> StoredLobby:
    """Store a person's words for the shuffle."""
    seat_of(lobby, actor)
    return replace(
        lobby,
        holders=tuple(
            replace(one, words=words) if one.person == actor else one for one in lobby.holders
        ),
    )


def rotated(whole: WholeMatch, seats: int) -> tuple[LobbyHolder, ...]:
    """Return the holders of an ended match for the next one: the second seat begins.

    That is their `turn`. Seats whose people are gone or forgotten are dropped; AIs that stood in
    for somebody do not come along.
    """
    found: list[LobbyHolder] = []
    number = 0
    for step in range(seats):
        active = holders.active(whole, (step + 1) % seats)
        here = [one for one in active if one.person is not None or one.ai is not None]
        found += [
            LobbyHolder(
                seat=number,
                place=place,
                turn=number,
                person=one.person,
                ai=one.ai,
                name=one.name,
            )
            for place, one in enumerate(here)
        ]
        number += bool(here)
    return tuple(found)
