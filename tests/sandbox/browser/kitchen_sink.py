"""A real bot that shows one of everything that a page has to draw, and answers every press."""

import asyncio
import io
from typing import Any, ClassVar

import discord
from discord import app_commands, ui
from discord.ext import commands
from PIL import Image, ImageDraw

Interaction = discord.Interaction[Any]

MARKDOWN = """# Heading one
## Heading two
### Heading three
**bold** *italic* _italic too_ __underlined__ ~~struck~~ ***both*** `code` ||hidden||
-# small print with `code`
> quoted **line**
> and another
- one
- two
  - nested
1. first
2. second
[a link](https://example.org/page) and <https://example.org/quiet> and snake_case_name
\\*not italic\\* and 5 \\> 3
{user} in {channel}, {soon}, {date}
```python
for card in hand:
    print(card)
```
after the block"""


def picture(name: str, size: tuple[int, int] = (1200, 750), hue: int = 210) -> discord.File:
    """A picture with a few cards on it."""
    image = Image.new("HSV", size, (hue, 120, 70)).convert("RGB")
    draw = ImageDraw.Draw(image)
    width, height = size
    for at in range(5):
        left = width * (1 + 3 * at) // 16
        box = (left, height // 4, left + width // 7, height * 3 // 4)
        draw.rounded_rectangle(box, 24, fill=(245, 240, 228), outline=(20, 20, 30), width=6)
        draw.text(
            (left + 20, height // 4 + 14), str(at + 1), fill=(160, 40, 40), font_size=height // 9
        )
    stream = io.BytesIO()
    image.save(stream, "PNG")
    stream.seek(0)
    return discord.File(stream, filename=name, description=f"Five cards on a table ({name})")


def button(label: str, name: str, style: discord.ButtonStyle, **more: Any) -> ui.Button[Any]:
    return ui.Button(label=label, custom_id=f"sink:{name}", style=style, **more)


def options(count: int) -> list[discord.SelectOption]:
    families = ["Elves", "Dwarves", "Fairies", "Goblins", "Trolls"]
    return [
        discord.SelectOption(
            label=f"{at + 1} · {families[at % 5]}",
            value=f"v{at + 1}",
            description=f"Worth {at % 7} stars",
            emoji="🃏" if at % 2 else None,
        )
        for at in range(count)
    ]


def buttons() -> list[ui.ActionRow[Any]]:
    styles = discord.ButtonStyle
    return [
        ui.ActionRow(
            button("Primary", "primary", styles.primary),
            button("Secondary", "secondary", styles.secondary),
            button("Success", "success", styles.success, emoji="🎲"),
        ),
        ui.ActionRow(
            button("Danger", "danger", styles.danger),
            button("Disabled", "disabled", styles.secondary, disabled=True),
            ui.Button(label="Link", url="https://example.org/rules"),
        ),
        ui.ActionRow(
            button("Think", "think", styles.secondary),
            button("Form", "form", styles.secondary),
            button("Silence", "silence", styles.secondary),
            button("Edit", "edit", styles.secondary),
        ),
    ]


def selects() -> list[ui.ActionRow[Any]]:
    chosen = options(9)
    chosen[2].default = True
    return [
        ui.ActionRow(ui.Select(custom_id="sink:one", placeholder="One of six", options=options(6))),
        ui.ActionRow(
            ui.Select(
                custom_id="sink:several",
                placeholder="Two to four of nine",
                options=chosen,
                min_values=2,
                max_values=4,
            )
        ),
        ui.ActionRow(ui.UserSelect(custom_id="sink:user", placeholder="Somebody")),
        ui.ActionRow(ui.RoleSelect(custom_id="sink:role", placeholder="A role")),
        ui.ActionRow(ui.ChannelSelect(custom_id="sink:channel", placeholder="A channel")),
    ]


def sink(revision: int = 1) -> ui.LayoutView:
    """Components V2, all of them."""
    view = ui.LayoutView(timeout=None)
    board = discord.MediaGalleryItem("attachment://board.png", description="Five cards on a table")
    style = discord.ButtonStyle.secondary
    view.add_item(ui.TextDisplay(f"## The kitchen sink\nrevision {revision}"))
    view.add_item(
        ui.Container(
            ui.Section(
                ui.TextDisplay("**A section** with a picture\nand a second line"),
                accessory=ui.Thumbnail("attachment://small.png", description="A small picture"),
            ),
            ui.Section(
                ui.TextDisplay("A section with a button"),
                accessory=button("Beside", "beside", style),
            ),
            ui.Separator(spacing=discord.SeparatorSpacing.large),
            ui.MediaGallery(board),
            ui.TextDisplay("-# v37 · 1f4a9c02"),
            *buttons(),
            accent_colour=discord.Colour(0xE8B339),
        )
    )
    for row in selects():
        view.add_item(row)
    view.add_item(ui.File("attachment://match.txt"))
    return view


def sink_files() -> list[discord.File]:
    text = discord.File(io.BytesIO(b"e2e4\n" * 400), filename="match.txt")
    return [picture("board.png", (1600, 1000)), picture("small.png", (300, 300), 20), text]


def gallery(count: int) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    items = [
        discord.MediaGalleryItem(f"attachment://g{at}.png", description=f"Picture {at}")
        for at in range(count)
    ]
    view.add_item(ui.MediaGallery(*items))
    return view


def classic_embed() -> discord.Embed:
    embed = discord.Embed(
        title="An embed",
        url="https://example.org",
        description="With **markdown** and a [link](https://example.org).",
        colour=0x2D8653,
        timestamp=discord.utils.utcnow(),
    )
    embed.set_author(name="The author")
    embed.add_field(name="Inline", value="one", inline=True)
    embed.add_field(name="Inline", value="two", inline=True)
    embed.add_field(name="Wide", value="a value\nof two lines", inline=False)
    embed.set_footer(text="The footer")
    return embed


class Form(ui.Modal, title="A form with everything"):
    words = ui.Label(
        text="Words",
        description="What you would like to say",
        component=ui.TextInput(custom_id="words", placeholder="A few words", max_length=40),
    )
    size = ui.Label(
        text="Size",
        component=ui.Select(custom_id="size", options=options(4), placeholder="Pick a card"),
    )
    pace = ui.Label(
        text="Pace",
        component=ui.RadioGroup(
            custom_id="pace",
            options=[
                discord.RadioGroupOption(label="Fast", value="fast", description="An hour a turn"),
                discord.RadioGroupOption(label="Slow", value="slow", description="A day a turn"),
            ],
        ),
    )
    extras = ui.Label(
        text="Extras",
        component=ui.CheckboxGroup(
            custom_id="extras",
            min_values=0,
            required=False,
            max_values=2,
            options=[
                discord.CheckboxGroupOption(label=one, value=one.lower())
                for one in ("Dice", "Coins", "Dragons")
            ],
        ),
    )
    agree = ui.Label(text="I have read the rules", component=ui.Checkbox(custom_id="agree"))


class Translator(app_commands.Translator):
    """French names of the commands."""

    WORDS: ClassVar = {
        "show": "montrer",
        "Show everything": "Montrer tout",
        "roll": "lancer",
        "Roll dice": "Lancer des dés",
        "dice": "des",
        "How many dice": "Combien de dés",
        "kind": "sorte",
        "six sides": "six faces",
        "settings": "réglages",
        "language": "langue",
    }

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: Any
    ) -> str | None:
        return self.WORDS.get(string.message) if locale is discord.Locale.french else None


class KitchenSink(commands.Bot):
    """Answers each press with what was pressed."""

    def __init__(self) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            help_command=None,
            guild_ready_timeout=0.1,
        )
        self.connected = asyncio.Event()
        self.submitted: list[dict[str, Any]] = []
        self.revision = 1
        add_commands(self)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Translator())
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.connected.set()

    async def on_interaction(self, interaction: Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await self.pressed(interaction, interaction.data["custom_id"].removeprefix("sink:"))
        if interaction.type is discord.InteractionType.modal_submit:
            await self.filled_in(interaction)

    async def pressed(self, interaction: Interaction, name: str) -> None:
        response = interaction.response
        match name:
            case "silence":
                return
            case "think":
                await response.defer(ephemeral=True, thinking=True)
                await interaction.edit_original_response(content="I have thought about it")
            case "form":
                await response.send_modal(Form())
            case "edit":
                self.revision += 1
                await response.edit_message(view=sink(self.revision))
            case _:
                values = " ".join(interaction.data.get("values", []))
                text = f"picked {name}: {values}" if values else f"pressed {name}"
                await response.send_message(text, ephemeral=True)

    async def filled_in(self, interaction: Interaction) -> None:
        fields = [one["component"] for one in interaction.data["components"]]
        filled = {one["custom_id"]: one.get("values", one.get("value")) for one in fields}
        self.submitted.append(filled)
        await interaction.response.send_message(f"got {filled['words']}", ephemeral=True)


def add_commands(bot: KitchenSink) -> None:
    words = app_commands.locale_str

    @bot.tree.command(name=words("show"), description=words("Show everything"))
    async def show(interaction: Interaction) -> None:
        await interaction.response.send_message(view=sink(), files=sink_files())

    @bot.tree.command(name="markdown", description="Show what markdown there is")
    async def markdown(interaction: Interaction) -> None:
        now = int(discord.utils.utcnow().timestamp())
        text = MARKDOWN.format(
            user=interaction.user.mention,
            channel=interaction.channel.mention,
            soon=f"<t:{now + 7300}:R>",
            date=f"<t:{now}:F>",
        )
        await interaction.response.send_message(text)

    @bot.tree.command(name="classic", description="Show a classic message")
    async def classic(interaction: Interaction) -> None:
        view = ui.View(timeout=None)
        view.add_item(button("Classic", "classic", discord.ButtonStyle.primary))
        await interaction.response.send_message(
            "Some **content**", embed=classic_embed(), view=view, files=[picture("table.png")]
        )

    @bot.tree.command(name="gallery", description="Show pictures")
    async def pictures(interaction: Interaction, count: app_commands.Range[int, 1, 10]) -> None:
        files = [picture(f"g{at}.png", hue=at * 25) for at in range(count)]
        await interaction.response.send_message(view=gallery(count), files=files)

    @bot.tree.command(name="secret", description="Tell me something alone")
    async def secret(interaction: Interaction) -> None:
        await interaction.response.send_message("For your eyes", ephemeral=True)

    @bot.tree.command(name="silent", description="Never answered")
    async def silent(interaction: Interaction) -> None:
        """Says nothing, so that the press fails."""

    add_command_with_options(bot)
    add_calls(bot)


def add_command_with_options(bot: KitchenSink) -> None:
    words = app_commands.locale_str

    @bot.tree.command(name=words("roll"), description=words("Roll dice"))
    @app_commands.rename(dice=words("dice"), kind=words("kind"))
    @app_commands.describe(dice=words("How many dice"), kind="What to roll", friend="Who rolls")
    @app_commands.choices(
        kind=[
            app_commands.Choice(name=words("six sides"), value="d6"),
            app_commands.Choice(name="twenty sides", value="d20"),
        ]
    )
    async def roll(
        interaction: Interaction,
        dice: app_commands.Range[int, 1, 9],
        kind: str,
        match: str | None = None,
        friend: discord.Member | None = None,
        openly: bool | None = None,
    ) -> None:
        who = friend.display_name if friend else "nobody"
        text = f"rolled {dice} {kind} for {match} with {who}, openly {openly}"
        await interaction.response.send_message(text, ephemeral=True)

    @roll.autocomplete("match")
    async def matches(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        names = {"Ana, Bao · your turn": "m1", "Chloé, Dov · 3 h left": "m2"}
        return [
            app_commands.Choice(name=name, value=key)
            for name, key in names.items()
            if current.lower() in name.lower()
        ]

    group = app_commands.Group(name=words("settings"), description="Settings")

    @group.command(name=words("language"), description="Your language")
    async def language(interaction: Interaction) -> None:
        await interaction.response.send_message("settings language", ephemeral=True)

    bot.tree.add_command(group)


def add_calls(bot: KitchenSink) -> None:
    @bot.tree.command(name="call", description="Mention somebody in a thread")
    async def call(interaction: Interaction, who: discord.Member) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        thread = await interaction.channel.create_thread(
            name="A match", type=discord.ChannelType.public_thread, auto_archive_duration=10080
        )
        sent = await thread.send(
            f"{who.mention}, your turn",
            allowed_mentions=discord.AllowedMentions(users=[who]),
        )
        await interaction.edit_original_response(
            content=f"called in {thread.mention}: {sent.jump_url}"
        )
