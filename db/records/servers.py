"""Servers, as they are stored."""

from db.records.record import Record


class ServerSettings(Record, frozen=True):
    """What a server chose: its language and pace, and who may open a table where.

    No `roles` mean everybody, no `channels` everywhere, no `tournament_roles` that whoever may open
    tables may open tournaments; `greeted` is set once the bot said hello.
    With `weekends_off` weekends do not count in its new tables: those of `zone` (None: as its
    language says).
    """

    locale: str | None = None
    pace: str | None = None
    roles: tuple[int, ...] = ()
    channels: tuple[int, ...] = ()
    greeted: bool = False
    zone: str | None = None
    weekends_off: bool = False
    tournament_roles: tuple[int, ...] = ()
