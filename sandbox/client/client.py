"""The client of tests: acts as people of the sandbox and waits for what comes of it.

Everything is event-driven: each person watches through a live window, and every wait ends with
the event that it waits for, or fails after `event_timeout` seconds with what was seen instead.
"""

from typing import Any

from sandbox.client.failures import Failed, Refusal
from sandbox.client.person import Person
from sandbox.client.requests import Requests
from sandbox.client.shown import InteractionReply, ShownMessage
from sandbox.common.shapes import Json, objects

__all__ = ["Client", "Failed", "InteractionReply", "Person", "Refusal", "ShownMessage"]
EVENT_TIMEOUT = 20.0  # s


class Client(Requests):
    """Speaks the visitor API of the sandbox at `url`."""

    def __init__(self, url: str, event_timeout: float = EVENT_TIMEOUT) -> None:
        super().__init__(url, event_timeout)
        self._people: dict[str, Person] = {}

    async def close(self) -> None:
        """Close all windows, and the connections."""
        for person in self._people.values():
            await person.close()
        await super().close()

    @property
    def people(self) -> tuple[Person, ...]:
        """Everybody whose window is open."""
        return tuple(self._people.values())

    async def world(self) -> Json:
        return await self.call("GET", "/world")

    async def user(self, name: str, locale: str | None = None) -> Person:
        """The person of this name, made when there is none, watching from now on."""
        users = objects((await self.world())["users"])
        found = next((one for one in users if one["global_name"] == name), None)
        if found is None:
            body = {"name": name, "locale": locale or "fr"}
            found = await self.call("POST", "/users", body)
        elif locale is not None and found["locale"] != locale:
            found = await self.call("PATCH", f"/users/{found['id']}", {"locale": locale})
        key = str(found["id"])
        if key not in self._people:
            self._people[key] = Person(self, key, name)
            await self._people[key].open()
        return self._people[key]

    async def bot_online(self) -> None:
        """Wait until the bot is connected."""
        users = objects((await self.world())["users"])
        name = next(str(one["global_name"]) for one in users if not one["bot"])
        person = await self.user(name)
        await person.until(lambda: person.bot_online, "the bot to come online")

    async def guild(self, name: str | None = None) -> Json:
        """The server of this name, or the first one."""
        guilds = objects((await self.world())["guilds"])
        return next(one for one in guilds if name in {None, one["name"]})

    # faults

    async def fault(self, kind: str, **body: Any) -> Json:  # noqa: ANN401 - JSON of any shape
        """Ask for a fault: gateway, routes, interactions, clock, rate-limits."""
        return await self.call("POST", f"/faults/{kind}", body)

    async def release(self, *, reverse: bool = False) -> None:
        """Deliver the interactions that were held."""
        await self.call("POST", "/faults/interactions/release", {"reverse": reverse})

    async def advance(self, seconds: float) -> None:
        await self.fault("clock", advance=seconds)

    async def end_faults(self) -> None:
        await self.call("DELETE", "/faults")

    async def requests(self, method: str = "", part: str = "") -> list[Json]:
        """The bot's requests so far, of the method and with `part` in the path."""
        found = objects((await self.call("GET", "/traffic"))["requests"])
        return [one for one in found if method in {"", one["method"]} and part in str(one["path"])]
