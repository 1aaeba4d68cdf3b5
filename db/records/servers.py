"""Servers, as they are stored."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What a server chose: its language and pace, and who may open a table where.

    No `roles` mean everybody, no `channels` everywhere; `greeted` is set once the bot said hello.
    """

    locale: str | None = None
    pace: str | None = None
    roles: tuple[int, ...] = ()
    channels: tuple[int, ...] = ()
    greeted: bool = False
