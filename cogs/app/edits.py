"""Messages that become other pages.

What Discord answers is not read: the library would make a whole message of it, for nobody.
"""

import contextlib
import time
from collections.abc import Callable
from typing import cast

import discord
import msgspec
from cachetools import TTLCache
from discord.http import MultipartParameters, handle_message_parameters
from discord.webhook.async_ import async_context
from msgspec.structs import replace

from cogs.ui.limits import walk
from cogs.ui.page import Page
from locales.texts import Locale

TOKEN_LIVES = 14 * 60  # s; Discord's tokens live 15 minutes
READ = 100  # side views that are kept, with their pictures
REMEMBERED = 2000  # messages whose token is kept, to take the former one away
_ORIGINAL = cast(int, "@original")  # it stands for the id of the message


async def edit_answer(client: discord.Client, token: str, page: Page, mark: str = "") -> None:
    """Let the message that answers an interaction become a page; `token` is the interaction's.

    `mark` is one that no edit of it had before (`Page.view`).
    """
    assert client.application_id is not None
    with _sent(page, mark) as sent:
        await async_context.get().edit_original_interaction_response(
            client.application_id,
            token,
            session=discord.Webhook.partial(client.application_id, token, client=client).session,
            proxy=client.http.proxy,
            proxy_auth=client.http.proxy_auth,
            payload=sent.payload,
            multipart=sent.multipart,
            files=sent.files,
        )


async def still_bears(client: discord.Client, token: str, custom_id: str) -> bool:
    """Whether the message that answers an interaction has this control, and is no other page."""
    assert client.application_id is not None
    message = discord.Webhook.partial(client.application_id, token, client=client)
    shown = await message.fetch_message(_ORIGINAL)
    nodes = walk([one.to_dict() for one in shown.components])
    return any(node.get("custom_id") == custom_id for node in nodes)


async def edit_message(client: discord.Client, channel: int, message: int, page: Page) -> None:
    """Let a public message of ours become a page."""
    with _sent(page) as sent:
        await client.http.edit_message(channel, message, params=sent)


def _sent(page: Page, mark: str = "") -> MultipartParameters:
    return handle_message_parameters(
        view=page.view(mark),
        attachments=page.files(),
        allowed_mentions=discord.AllowedMentions.none(),
    )


class Tables:
    """Where the latest private message of each person and match can be reached, as long as it can.

    Only the token of the press that it answers is kept: the press itself carries all that stood on
    the message.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._latest: TTLCache[tuple[str, int], str] = TTLCache(REMEMBERED, TOKEN_LIVES, clock)

    def __len__(self) -> int:
        return len(self._latest)

    def replace(self, match: str, person: int, token: str) -> str | None:
        """Remember the newest one and return the token of the former, if it is still good."""
        former = self._latest.pop((match, person), None)
        self._latest[match, person] = token
        return former


class SideView(msgspec.Struct, frozen=True):
    """What somebody reads beside a match, and how it is reached until `ends`.

    `asked` is the question that was open to them when they opened it; `within` says that it stands
    in their table, `told` that it says already that another one is open now.
    """

    token: str
    ends: float
    page: Page
    locale: Locale
    asked: str | None
    within: bool
    told: bool


class SideViews:
    """What people read beside matches, by match and person, as long as it can be reached."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._kept: TTLCache[tuple[str, int], SideView] = TTLCache(READ, TOKEN_LIVES, clock)
        self.on_kept: Callable[[str], None] = lambda _: None  # of which match

    def keep(self, match: str, person: int, view: SideView) -> None:
        """Remember what has just been shown."""
        self._kept[match, person] = replace(view, ends=self._clock() + TOKEN_LIVES)
        self.on_kept(match)

    def tell(self, match: str, person: int, view: SideView) -> None:
        """Remember that a side view says from now on that another question is open."""
        self._kept[match, person] = replace(view, told=True)

    def get(self, match: str, person: int) -> SideView | None:
        """Return what somebody reads beside a match, unless it can no longer be reached."""
        found = self._kept.get((match, person))
        return found if found is not None and found.ends > self._clock() else None

    def readers(self, match: str) -> tuple[int, ...]:
        """Return who reads something beside a match."""
        return tuple(person for which, person in self._kept if which == match)

    def drop(self, match: str, person: int) -> None:
        """Forget it: its reader has gone back, or on."""
        self._kept.pop((match, person), None)


async def delete_answer(client: discord.Client, token: str) -> None:
    """Delete a former private message; it may be gone, or its token may have ended."""
    assert client.application_id is not None
    former = discord.Webhook.partial(client.application_id, token, client=client)
    with contextlib.suppress(discord.HTTPException):
        await former.delete_message(_ORIGINAL)
