"""Who is asked to sit down at a lobby, and the places that are kept for them (pure; TIM-5.1)."""

from collections.abc import Collection, Iterable
from datetime import datetime, timedelta

from msgspec.structs import replace

from db.records.holders import LobbyHolder
from db.records.lobbies import Invitation, StoredLobby
from db.writing import bars
from play.lobby import beginnings
from play.records import Person
from play.refusals import refused

KEPT = timedelta(hours=24)  # for which a place is kept
MOST = 2  # invitations from one host that wait for a person


def room(lobby: StoredLobby) -> int:
    """Return how many people may still sit down; an AI plays alone."""
    taken = beginnings.counted(lobby)
    shared = 0
    for seat in range(taken):
        here = [one for one in lobby.holders if one.seat == seat]
        if all(one.person is not None for one in here):
            shared += max(0, lobby.together - len(here))
    return shared + max(0, lobby.most - taken) * lobby.together


def check_room(lobby: StoredLobby, person: int | None, places: int = 1) -> None:
    """Raise Refused where all free places are kept for others.

    `person` is who wants one, None for an AI, which takes as many `places` as a seat has.
    """
    here = {one.person for one in lobby.holders}
    waits = [one for one in lobby.invitations if one.person not in here]
    if person is not None and (person in here or any(one.person == person for one in waits)):
        return
    if waits and room(lobby) - places < len(waits):
        raise refused("places-kept")


def check_waiting(lobby: StoredLobby) -> None:
    """Raise Refused where a lobby has fewer places left than people are invited."""
    here = {one.person for one in lobby.holders}
    waits = [one for one in lobby.invitations if one.person not in here]
    if room(lobby) < len(waits):
        raise refused("places-invited", count=len(waits))


def invited(lobby: StoredLobby, actor: int, people: Iterable[Person], now: datetime) -> StoredLobby:
    """Invite people; host only. Those who were sent away may come back then."""
    if lobby.host != actor:
        raise refused("host-only")
    here = {one.person for one in lobby.holders}
    known = {one.person for one in lobby.invitations}
    new: list[Invitation] = []
    for one in people:
        if one.id == actor:
            raise refused("invite-self", name=one.name)
        if one.id in here:
            raise refused("invite-sits", name=one.name)
        if one.id not in known:
            new.append(Invitation(person=one.id, name=one.name, until_at=now + KEPT))
            known.add(one.id)
    left = room(lobby) - len(lobby.invitations)
    if len(new) > left:
        raise refused("invite-room", left=max(0, left))
    asked = {one.person for one in new}
    barred = lobby.barred
    for person in asked:
        barred = bars.lifted(barred, lobby.seed, person)
    return replace(
        lobby,
        barred=barred,
        invitations=(*lobby.invitations, *new),
        sent_away=tuple(one for one in lobby.sent_away if one not in asked),
        expires_at=max(lobby.expires_at, now + KEPT),
    )


def to_rematch(
    order: Iterable[LobbyHolder], but: Collection[int], now: datetime
) -> tuple[Invitation, ...]:
    """Ask the people of a match to sit down again, in the `order` of its rematch."""
    return tuple(
        Invitation(person=one.person, name=one.name, until_at=now + KEPT, turn=one.turn)
        for one in order
        if one.person is not None and one.person not in but
    )


def declined(lobby: StoredLobby, person: int) -> StoredLobby:
    """Let somebody say no. Raises Refused when they are not invited."""
    rest = tuple(one for one in lobby.invitations if one.person != person)
    if rest == lobby.invitations:
        raise refused("not-invited")
    return replace(lobby, invitations=rest)


def in_time(lobby: StoredLobby, now: datetime) -> StoredLobby:
    """Return a lobby without the invitations whose time is over."""
    rest = tuple(one for one in lobby.invitations if one.until_at > now)
    return replace(lobby, invitations=rest)
