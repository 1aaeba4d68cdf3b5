"""What other tables have to say about a lobby, refused where it is written."""

from collections.abc import Iterable

from db.queries import invitations
from db.store import Connection
from play.lobby import inviting
from play.records import Person
from play.refusals import refused


def check_waiting(db: Connection, host: int, people: Iterable[Person], lobby: str) -> None:
    """Raise Refused for somebody for whom enough invitations of a host wait elsewhere already."""
    for one in people:
        if invitations.waiting_from(db, host, one.id, lobby) >= inviting.MOST:
            raise refused("invite-often", name=one.name, most=inviting.MOST)
