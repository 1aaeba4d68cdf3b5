"""Who sits where in a lobby (pure: a lobby in, a lobby out)."""

from collections.abc import Iterable
from dataclasses import replace

from db.rows import LobbyHolderRow, LobbyRow, WholeRow
from games.core.codec import encode
from games.core.decision import Picks, check
from games.core.refused import Refused
from games.core.text import Text
from play import beginnings, holders
from play.records import Person
from play.refusals import refused
from play.rulebook import Ruled

AI_NAMES = ("Castor", "Pollux", "Véga", "Altaïr", "Mira", "Rigel", "Lyra", "Orion")


def because(why: Text) -> Refused:
    """Return the refusal for a reason that the rules gave."""
    return Refused(why)


def sits(seat: int, place: int, person: Person) -> LobbyHolderRow:
    """Return a person on a seat."""
    return LobbyHolderRow(seat=seat, place=place, person=person.id, ai=None, name=person.name)


def seat_of(lobby: LobbyRow, person: int) -> int:
    """Return the seat of a person. Raises Refused when they have none."""
    for one in lobby.holders:
        if one.person == person:
            return one.seat
    raise refused("not-in-lobby")


def joined(lobby: LobbyRow, ruled: Ruled, person: Person, seat: int | None) -> LobbyRow:
    """Seat a person."""
    if any(one.person == person.id for one in lobby.holders):
        return lobby
    if person.id in lobby.sent_away:
        raise refused("sent-away")
    taken = beginnings.counted(lobby)
    if seat is None:
        if taken >= lobby.most:
            raise refused("lobby-full")
        return _with(lobby, sits(taken, 0, person))
    partners = [one for one in lobby.holders if one.seat == seat]
    if not partners or any(one.person is None for one in partners):
        raise refused("no-seat")
    if len(partners) >= ruled.game.info.holders:
        raise refused("seat-full", people=ruled.game.info.holders)
    return _with(lobby, sits(seat, 1 + partners[-1].place, person))


def _with(lobby: LobbyRow, newcomer: LobbyHolderRow) -> LobbyRow:
    seated = sorted((*lobby.holders, newcomer), key=lambda one: (one.seat, one.place))
    return replace(lobby, holders=tuple(seated))


def _without(lobby: LobbyRow, gone: Iterable[LobbyHolderRow]) -> LobbyRow:
    """Return a lobby without some holders, seats and places moved up."""
    leaving = tuple(gone)
    rest = [one for one in lobby.holders if one not in leaving]
    seats = sorted({one.seat for one in rest})
    moved: list[LobbyHolderRow] = []
    for number, seat in enumerate(seats):
        here = [one for one in rest if one.seat == seat]
        moved += [replace(one, seat=number, place=place) for place, one in enumerate(here)]
    return replace(lobby, holders=tuple(moved))


def left(lobby: LobbyRow, person: int) -> LobbyRow:
    """Let a person go; the next one is the host then, or the lobby is closed."""
    seat_of(lobby, person)
    lobby = _without(lobby, (one for one in lobby.holders if one.person == person))
    people = [one.person for one in lobby.holders if one.person is not None]
    if not people:
        return replace(lobby, status="cancelled")
    return replace(lobby, host=people[0]) if lobby.host == person else lobby


def _host_only(lobby: LobbyRow, by: int) -> None:
    if lobby.host != by:
        raise refused("host-only")


def kicked(lobby: LobbyRow, by: int, person: int) -> LobbyRow:
    """Send a person away, until the host lets them back in."""
    _host_only(lobby, by)
    if person == by:
        raise refused("not-yourself")
    if not any(one.person == person for one in lobby.holders):
        raise refused("not-there")
    return replace(left(lobby, person), sent_away=(*lobby.sent_away, person))


def let_back(lobby: LobbyRow, by: int, person: int) -> LobbyRow:
    """Allow somebody who was sent away to sit down again."""
    _host_only(lobby, by)
    return replace(lobby, sent_away=tuple(one for one in lobby.sent_away if one != person))


def with_ai(lobby: LobbyRow, ruled: Ruled, by: int, player: str | None) -> LobbyRow:
    """Seat an AI under the first free name."""
    _host_only(lobby, by)
    kind = player or ruled.recommended
    if kind not in ruled.players:
        raise refused("no-ai", name=kind)
    seat = beginnings.counted(lobby)
    if seat >= lobby.most:
        raise refused("lobby-full")
    used = {one.name for one in lobby.holders}
    name = next((one for one in AI_NAMES if one not in used), f"AI {seat + 1}")
    return _with(lobby, LobbyHolderRow(seat=seat, place=0, person=None, ai=kind, name=name))


def without_ai(lobby: LobbyRow, by: int, seat: int | None) -> LobbyRow:
    """Take an AI away."""
    _host_only(lobby, by)
    found = [one for one in lobby.holders if one.ai is not None and seat in {None, one.seat}]
    if not found:
        raise refused("no-ai-there")
    return _without(lobby, found[-1:])


def bringing(lobby: LobbyRow, ruled: Ruled, by: int, picks: Picks | None) -> LobbyRow:
    """Keep what a person brings. Raises IllegalMove when it does not fit the question."""
    seat = seat_of(lobby, by)
    asked = beginnings.question(ruled, lobby, seat)
    if asked is None:
        raise refused("nothing-to-bring")
    chosen = beginnings.suggested(ruled, lobby, seat, asked) if picks is None else picks
    check(asked, chosen)
    kept = encode(chosen).decode()
    return replace(
        lobby,
        holders=tuple(
            replace(one, brought=kept if one.place == 0 else None) if one.seat == seat else one
            for one in lobby.holders
        ),
    )


def saying(lobby: LobbyRow, by: int, words: str) -> LobbyRow:
    """Keep a person's words for the shuffle."""
    seat_of(lobby, by)
    return replace(
        lobby,
        holders=tuple(
            replace(one, words=words) if one.person == by else one for one in lobby.holders
        ),
    )


def rotated(whole: WholeRow, seats: int) -> tuple[LobbyHolderRow, ...]:
    """Return the holders of an ended match for the next one: the second seat begins.

    Seats whose people are gone fall away; AIs that stood in for somebody do not come along.
    """
    found: list[LobbyHolderRow] = []
    number = 0
    for step in range(seats):
        here = holders.active(whole, (step + 1) % seats)
        found += [
            LobbyHolderRow(seat=number, place=place, person=one.person, ai=one.ai, name=one.name)
            for place, one in enumerate(here)
        ]
        number += bool(here)
    return tuple(found)
