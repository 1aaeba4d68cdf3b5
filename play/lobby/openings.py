"""A lobby as it is opened, anew or for a rematch (pure)."""

from collections import Counter
from collections.abc import Collection
from dataclasses import replace
from datetime import datetime, timedelta

from db.records.holders import LobbyHolder
from db.records.lobbies import StoredLobby
from db.records.matches import WholeMatch
from db.records.time import Terms
from play.lobby import invitations
from play.lobby import seats as lobby_seats
from play.lobby import terms as lobby_terms
from play.match.work.rulebook import Ruled

EXPIRES = timedelta(days=3)


def opened(
    ident: str,
    seed: bytes,
    now: datetime,
    *,
    game: str,
    server: int | None,
    channel: int,
    locale: str,
    most: int,
    terms: Terms,
    host: int,
    holders: tuple[LobbyHolder, ...],
) -> StoredLobby:
    """Return a lobby of `most` seats with `holders` at it and no option set."""
    return StoredLobby(
        id=ident,
        game=game,
        server=server,
        channel=channel,
        message=None,
        host=host,
        locale=locale,
        most=most,
        options={},
        preset=None,
        terms=terms,
        seed=seed,
        status="open",
        opened_at=now,
        expires_at=now + EXPIRES,
        match=None,
        edition=0,
        change=1,
        shown=0,
        holders=holders,
    )


def sat_down(before: StoredLobby, after: StoredLobby, now: datetime) -> StoredLobby:
    """Return a lobby after somebody joined: whoever sits down keeps it open for three days more."""
    joined = len(after.holders) > len(before.holders)
    return replace(after, expires_at=now + EXPIRES) if joined else after


def of_rematch(
    whole: WholeMatch,
    ruled: Ruled,
    ident: str,
    seed: bytes,
    now: datetime,
    *,
    host: int,
    channel: int,
    absent: Collection[int] = (),
) -> StoredLobby:
    """Return the lobby of a rematch: the same game, options and terms, seats rotated.

    Its host and the AIs sit there; the others are invited, but for those who are `absent`.
    Options that this release no longer has fall away, and a list of names that it lacks; a pace
    that is no more becomes the usual one.
    As many may share a seat as sat together at the fullest.
    """
    old = whole.match
    order = lobby_seats.rotated(whole, len(whole.seats))
    lobby = opened(
        ident,
        seed,
        now,
        game=old.game,
        server=old.server,
        channel=channel,
        locale=old.locale,
        most=len(whole.seats),
        terms=lobby_terms.still(old.terms),
        host=host,
        holders=lobby_seats.moved_up(one for one in order if one.person in {host, None}),
    )
    return replace(
        lobby,
        options=lobby_terms.carried(ruled, old.options, len(whole.seats)),
        rematch_of=old.id,
        invitations=invitations.to_rematch(order, {host, *absent}, now),
        together=max(Counter(one.seat for one in order).values()),
    )
