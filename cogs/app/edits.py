"""Messages that become other pages.

What Discord answers is not read: the library would make a whole message of it, for nobody.
"""

import contextlib
import time
from collections.abc import Callable
from typing import cast

import discord
from cachetools import TTLCache
from discord.http import MultipartParameters, handle_message_parameters
from discord.webhook.async_ import async_context

from cogs.ui.limits import walk
from cogs.ui.page import Page

TOKEN_LIVES = 14 * 60  # s; Discord's tokens live 15 minutes
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


async def delete_answer(client: discord.Client, token: str) -> None:
    """Delete a former private message; it may be gone, or its token may have ended."""
    assert client.application_id is not None
    former = discord.Webhook.partial(client.application_id, token, client=client)
    with contextlib.suppress(discord.HTTPException):
        await former.delete_message(_ORIGINAL)
