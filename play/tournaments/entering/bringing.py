"""What entrants bring to all their matches (pure; EVT-1.4).

It is checked as at any table, stored with the entrant, and locked when the tournament begins. The
suggestion of the rules replaces what is missing or no longer valid.
"""

from msgspec.structs import replace

from db.records.holders import LobbyHolder
from db.records.lobbies import StoredLobby
from db.records.tournaments import WholeTournament
from games.core.bringing.brought import Brought, Build
from games.core.contract.asked import building
from games.core.data.codec import encode
from games.core.decision import Decision
from play.lobby import beginnings, seating
from play.lobby.records import Bring
from play.match.work.rulebook import Ruled
from play.refusals import refused
from play.tournaments import conversion
from play.tournaments.matches.openings import lobby


def asked(whole: WholeTournament, ruled: Ruled) -> Decision | Build | None:
    """Return what everybody is asked to bring, if anything."""
    return beginnings.question(ruled, _alone(ruled, whole, 0, None), 0)


def needed(whole: WholeTournament, ruled: Ruled) -> bool:
    """Whether nobody can enter without it: the rules or organisers require it, or it has begun."""
    question = asked(whole, ruled)
    if question is None:
        return False
    optional = isinstance(question, Build) and question.optional
    return not optional or conversion.needs_of(whole).brings or whole.facts.status == "running"


def bring(whole: WholeTournament, ruled: Ruled, person: int, kept: str | None) -> Bring | None:
    """Return what somebody is asked to bring, with what they have brought, as it is `kept`."""
    question, table = asked(whole, ruled), _alone(ruled, whole, person, kept)
    if question is None:
        return None
    default = beginnings.suggested(ruled, table, 0, question)
    given = beginnings.brought(ruled, table, 0)
    shown = default if given is None else given
    return Bring(
        seat=0,
        question=question,
        given=given,
        suggested=default,
        written=building(ruled.rules).write_brought(shown) if isinstance(question, Build) else "",
        warnings=beginnings.checked(ruled, table, 0, shown).warnings,
    )


def checked(whole: WholeTournament, ruled: Ruled, person: int, given: Brought | None) -> str:
    """Return what somebody brings (None: what is suggested) as it is kept.

    Raises IllegalMove and Faulty as at a table, Refused where it is to be something of their own.
    """
    question, table = asked(whole, ruled), _alone(ruled, whole, person, None)
    if question is None:
        raise refused("nothing-to-bring")
    own = given is not None and not (isinstance(question, Build) and given == question.suggested)
    if conversion.needs_of(whole).brings and not own:
        raise refused("tournament-needs-brought")
    (first, *_) = seating.bringing(table, ruled, person, given).holders
    assert first.brought is not None, "it was brought just now"
    return first.brought


def read(whole: WholeTournament, ruled: Ruled, said: str) -> Brought:
    """Return what somebody brings from its written form. Raises Refused with the wrong line."""
    if not isinstance(asked(whole, ruled), Build):
        raise refused("nothing-to-bring")
    return building(ruled.rules).read_brought(
        beginnings.begun_by(ruled, _alone(ruled, whole, 0, None)), 0, said
    )


def filled(table: StoredLobby, ruled: Ruled) -> StoredLobby:
    """Return a table at which everybody brings something who is asked to."""
    holders = tuple(_filled(table, ruled, one) for one in table.holders)
    return replace(table, holders=holders)


def _filled(table: StoredLobby, ruled: Ruled, one: LobbyHolder) -> LobbyHolder:
    question = beginnings.question(ruled, table, one.seat)
    if one.place or question is None or beginnings.brought(ruled, table, one.seat) is not None:
        return one
    default = beginnings.suggested(ruled, table, one.seat, question)
    return replace(one, brought=encode(default).decode())


def _alone(ruled: Ruled, whole: WholeTournament, person: int, kept: str | None) -> StoredLobby:
    """Return a table of the usual size at which somebody sits first, among nobody in particular."""
    others = (_holder(seat, -seat, None) for seat in range(1, conversion.shape_of(whole).pod))
    holders = (_holder(0, person, kept), *others)
    return lobby(ruled, whole.facts, holders, b"", whole.facts.dates.opened_at)


def _holder(seat: int, person: int, kept: str | None) -> LobbyHolder:
    return LobbyHolder(seat=seat, place=0, person=person, ai=None, name="", brought=kept)
