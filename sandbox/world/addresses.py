"""Files of messages and their addresses, which expire as Discord's do."""

from hashlib import sha256

from sandbox.common.clock import WorldClock
from sandbox.common.shapes import Json, is_list, is_object
from sandbox.world.model import Attachment

DAY = 24 * 3600


class Addresses:
    """Writes files and their addresses; `base` is the server's own, known once it listens."""

    def __init__(self, clock: WorldClock) -> None:
        self._clock = clock
        self.base = ""

    def shown(self, attachment: Attachment, *, ephemeral: bool = False) -> Json:
        """A file of a message as Discord writes it, its address with a seal that expires."""
        url = self.signed(attachment.path)
        shown: Json = {
            "id": attachment.id,
            "filename": attachment.filename,
            "size": attachment.size,
            "content_type": attachment.content_type,
            "url": url,
            "proxy_url": url,
            "flags": 0,
        }
        if attachment.width is not None:
            shown |= {"width": attachment.width, "height": attachment.height}
        if attachment.description:
            shown["description"] = attachment.description
        if ephemeral:
            shown["ephemeral"] = True
        return shown

    def signed(self, path: str) -> str:
        """The full address of a file; it expires on the second midnight from now."""
        expires = (int(self._clock.now()) // DAY + 2) * DAY
        return f"{self.base}{path}?ex={expires:x}&is={expires - 2 * DAY:x}&hm={seal(path, expires)}"

    def within(self, components: list[Json]) -> list[Json]:
        """The components with full addresses instead of paths on this server."""
        return [self._absolute(one) for one in components]

    def _absolute(self, value: Json) -> Json:
        shown: Json = {}
        for key, inner in value.items():
            if is_object(inner):
                shown[key] = self._absolute(inner)
            elif is_list(inner):
                shown[key] = [self._absolute(one) if is_object(one) else one for one in inner]
            elif key in {"url", "proxy_url"} and str(inner).startswith("/attachments/"):
                shown[key] = self.signed(inner)
            else:
                shown[key] = inner
        return shown


def seal(path: str, expires: int) -> str:
    """The signature that makes an attachment's address valid until then."""
    return sha256(f"{path} until {expires}".encode()).hexdigest()
