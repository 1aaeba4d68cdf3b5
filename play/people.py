"""People and servers: their settings, and their data."""

from play.records import Person, Quiet, ServerSettings, Settings


class People:
    """What is known of people: a name, settings, and what they did."""

    async def seen(self, person: Person) -> None:
        """Keep the name of a person who holds a seat up to date; unknown people stay unknown."""
        raise NotImplementedError

    async def settings(self, person: int) -> Settings:
        """Return a person's settings (the defaults for somebody unknown)."""
        raise NotImplementedError

    async def set_locale(self, person: int, locale: str | None) -> Settings:
        raise NotImplementedError

    async def set_pings(self, person: int, *, wanted: bool) -> Settings:
        raise NotImplementedError

    async def set_text_tables(self, person: int, *, wanted: bool) -> Settings:
        raise NotImplementedError

    async def set_quiet(self, person: int, quiet: Quiet | None) -> Settings:
        """Set quiet hours, at most ten a day; they count from the next question on.

        Refused when they are longer or the time zone is unknown.
        """
        raise NotImplementedError

    async def export(self, person: int) -> bytes:
        """Return all that is stored about a person, as JSON: settings, places, own moves."""
        raise NotImplementedError

    async def delete(self, person: int) -> int:
        """Forget a person and return how many running matches go on without them.

        Their seats are played by an AI under a neutral name and are free for volunteers.
        """
        raise NotImplementedError


class Servers:
    """What servers have chosen."""

    async def settings(self, server: int) -> ServerSettings:
        """Return a server's settings (the defaults for an unknown one)."""
        raise NotImplementedError

    async def change(self, server: int, settings: ServerSettings) -> ServerSettings:
        """Replace a server's settings. Refused when the pace is unknown."""
        raise NotImplementedError

    async def may_open(
        self, server: int, channel: int, roles: tuple[int, ...], *, manages: bool
    ) -> None:
        """Raise Refused when somebody with these roles may not open a table in this channel.

        Whoever `manages` the server may open everywhere.
        """
        raise NotImplementedError
