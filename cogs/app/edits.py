"""Messages that become other pages.

What Discord answers is not read: the library would make a whole message of it, for nobody.
"""

import discord
from discord.http import MultipartParameters, handle_message_parameters
from discord.webhook.async_ import async_context

from cogs.ui.page import Page


async def edit_answer(client: discord.Client, token: str, page: Page) -> None:
    """Let the message that answers an interaction become a page; `token` is the interaction's."""
    assert client.application_id is not None
    with _sent(page) as sent:
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


async def edit_message(client: discord.Client, channel: int, message: int, page: Page) -> None:
    """Let a public message of ours become a page."""
    with _sent(page) as sent:
        await client.http.edit_message(channel, message, params=sent)


def _sent(page: Page) -> MultipartParameters:
    return handle_message_parameters(
        view=page.view(),
        attachments=page.files(),
        allowed_mentions=discord.AllowedMentions.none(),
    )
