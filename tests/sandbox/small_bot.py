"""A small real bot: one of everything that the sandbox has to carry."""

import asyncio
import io
import re
from typing import Any, ClassVar

import discord
import yarl
from discord import app_commands, ui
from discord.ext import commands

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c6360606060000000050001a5f64540"
    "0000000049454e44ae426082"
)


def point_at(url: str, gateway: str) -> None:
    discord.http.Route.BASE = url + "/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    discord.Asset.BASE = url


class Count(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<number>\d+)"):
    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__(ui.Button(label=f"Pressed {number}", custom_id=f"count:{number}"))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str]
    ) -> "Count":
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        interaction.client.pressed.append(interaction.user.display_name)
        await interaction.response.edit_message(view=counter(self.number + 1))


class Do(ui.DynamicItem[ui.Button[Any]], template=r"do:(?P<what>\w+)"):
    def __init__(self, what: str) -> None:
        self.what = what
        super().__init__(ui.Button(label=what.capitalize(), custom_id=f"do:{what}"))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str]
    ) -> "Do":
        return cls(match["what"])

    async def callback(self, interaction: discord.Interaction) -> None:
        await getattr(self, self.what)(interaction)

    async def think(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.edit_original_response(
            view=picture("thought.png", "a thought"), attachments=[file("thought.png")]
        )

    async def quiet(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(view=says("quietly changed"))

    async def late(self, interaction: discord.Interaction) -> None:
        try:
            await interaction.response.send_message("late", ephemeral=True)
        except discord.NotFound as error:
            interaction.client.errors.append(error.code)

    async def form(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    async def silence(self, interaction: discord.Interaction) -> None:
        """Says nothing."""

    async def follow(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("first", ephemeral=True)
        await interaction.followup.send("second", ephemeral=True)

    async def twice(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("once", ephemeral=True)
        try:
            await interaction.client.http.request(
                discord.http.Route(
                    "POST",
                    "/interactions/{webhook_id}/{webhook_token}/callback",
                    webhook_id=interaction.id,
                    webhook_token=interaction.token,
                ),
                json={"type": 4, "data": {"content": "again"}},
            )
        except discord.HTTPException as error:
            interaction.client.errors.append(error.code)
            await interaction.edit_original_response(content="refused")


class Pick(ui.DynamicItem[ui.Select[Any]], template=r"pick"):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=one.upper(), value=one) for one in "abc"]
        super().__init__(
            ui.Select(
                custom_id="pick",
                options=options,
                min_values=1,
                max_values=2,
                placeholder="Some letters",
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str]
    ) -> "Pick":
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=says("picked " + " ".join(self.item.values)))


class PickUser(ui.DynamicItem[ui.UserSelect[Any]], template=r"who"):
    def __init__(self) -> None:
        super().__init__(ui.UserSelect(custom_id="who", placeholder="Somebody"))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str]
    ) -> "PickUser":
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        names = [one.display_name for one in self.item.values]
        await interaction.response.edit_message(view=says("chose " + " ".join(names)))


class Form(ui.Modal, title="A form"):
    words = ui.Label(text="Words", component=ui.TextInput(custom_id="words", max_length=20))
    size = ui.Label(
        text="Size",
        component=ui.Select(
            custom_id="size",
            options=[discord.SelectOption(label="Small"), discord.SelectOption(label="Large")],
        ),
    )

    def __init__(self) -> None:
        super().__init__(custom_id="form")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        said = f"{self.words.component.value} / {self.size.component.values[0]}"
        await interaction.response.send_message(said, ephemeral=True)


def file(name: str) -> discord.File:
    return discord.File(io.BytesIO(PNG), filename=name, description=f"alt of {name}")


def says(*texts: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*(ui.TextDisplay(one) for one in texts)))
    return view


def counter(number: int) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Section(ui.TextDisplay(f"count {number}"), accessory=Count(number)))
    return view


def picture(name: str, alt: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    gallery = ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=alt))
    view.add_item(ui.Container(ui.TextDisplay("look"), gallery))
    return view


def everything() -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    words = ["think", "quiet", "late", "form", "silence"]
    view.add_item(ui.TextDisplay("everything"))
    view.add_item(ui.ActionRow(*(Do(one) for one in words)))
    view.add_item(ui.ActionRow(Do("follow"), Do("twice")))
    view.add_item(ui.ActionRow(Pick()))
    view.add_item(ui.ActionRow(PickUser()))
    return view


class Translator(app_commands.Translator):
    WORDS: ClassVar = {"play": "jouer", "game": "jeu", "Start a match": "Lancer une partie"}

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: Any
    ) -> str | None:
        return self.WORDS.get(string.message) if locale is discord.Locale.french else None


class SmallBot(commands.Bot):
    def __init__(self) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            help_command=None,
            guild_ready_timeout=0.1,
        )
        self.pressed: list[str] = []
        self.errors: list[int] = []
        self.heard: list[str] = []
        self.first_seen: list[str] = []
        self.connected = asyncio.Event()
        add_commands(self)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Count, Do, Pick, PickUser)
        await self.tree.set_translator(Translator())
        await self.tree.sync()

    async def on_socket_event_type(self, name: str) -> None:
        self.heard.append(name)

    async def on_ready(self) -> None:
        self.connected.set()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self.first_seen.append(guild.name)


def add_commands(bot: SmallBot) -> None:
    @bot.tree.command(name="play", description=app_commands.locale_str("Start a match"))
    @app_commands.describe(game="which")
    async def play(interaction: discord.Interaction, game: str, seats: int = 2) -> None:
        await interaction.response.send_message(f"{game} for {seats}")

    @play.autocomplete("game")
    async def games(
        interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        names = ["firstdeck", "jam", "nba"]
        return [app_commands.Choice(name=one, value=one) for one in names if current in one]

    @bot.tree.command(name="count", description="count")
    async def count(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=counter(0))

    @bot.tree.command(name="all", description="all")
    async def everything_command(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=everything(), ephemeral=True)

    @bot.tree.command(name="board", description="board")
    async def board(interaction: discord.Interaction, name: str) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        thread = await interaction.channel.create_thread(
            name=name, type=discord.ChannelType.public_thread, auto_archive_duration=10080
        )
        message = await thread.send(view=picture("v1.png", "version 1"), files=[file("v1.png")])
        await thread.send(
            f"{interaction.user.mention}, your turn",
            allowed_mentions=discord.AllowedMentions(users=[interaction.user]),
        )
        partial = thread.get_partial_message(message.id)
        await partial.edit(view=picture("v2.png", "version 2"), attachments=[file("v2.png")])
        await interaction.edit_original_response(content=thread.mention)


class Running:
    """A bot connected to a sandbox, ended with the block; a small one where none is given."""

    def __init__(self, sandbox: Any, bot: Any = None) -> None:
        self.sandbox = sandbox
        self.bot = bot or SmallBot()

    async def __aenter__(self) -> Any:
        point_at(self.sandbox.url, self.sandbox.gateway_url)
        self.task = asyncio.create_task(self.bot.start(self.sandbox.token))
        ready = asyncio.create_task(self.bot.connected.wait())
        await asyncio.wait({self.task, ready}, return_when=asyncio.FIRST_COMPLETED)
        if self.task.done():
            ready.cancel()
            await self.task
        return self.bot

    async def __aexit__(self, *error: object) -> None:
        await self.bot.close()
        await asyncio.gather(self.task, return_exceptions=True)
