"""A lobby as it is opened, anew or for a rematch (pure)."""

from collections import Counter
from collections.abc import Collection
from datetime import datetime, timedelta

from msgspec.structs import replace

from db.records.holders import LobbyHolder
from db.records.lobbies import StoredLobby
from db.records.matches import WholeMatch
from db.records.time import TimeTerms
from play.lobby import choices, inviting, seating
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
    terms: TimeTerms,
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
    """Return a lobby after somebody joined: each newcomer keeps it open for three more days."""
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

    Its host and the AIs sit there; the others are invited, except those who are `absent`. Options
    and lists of names that this release no longer has are dropped; so is a pace, in favour of the
    usual one. A seat may be shared by as many as shared the fullest one.
    """
    old = whole.match
    order = seating.rotated(whole, len(whole.seats))
    lobby = opened(
        ident,
        seed,
        now,
        game=old.game,
        server=old.server,
        channel=channel,
        locale=old.locale,
        most=len(whole.seats),
        terms=choices.still(old.terms),
        host=host,
        holders=seating.moved_up(one for one in order if one.person in {host, None}),
    )
    options = choices.carried(ruled, old.options, len(whole.seats))
    return replace(
        lobby,
        options=options,
        preset=choices.preset_of(ruled.game.info, options, len(whole.seats)),
        rematch_of=old.id,
        invitations=inviting.to_rematch(order, {host, *absent}, now),
        together=max(Counter(one.seat for one in order).values()),
    )
