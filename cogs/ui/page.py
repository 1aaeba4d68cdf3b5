"""Messages as values: what stands on the screen is built, checked and sent in one place."""

import io
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import discord
import msgspec
from discord import ButtonStyle, ui

from cogs.ui.limits import ALT, CHARACTERS, TooMuch, message_faults
from cogs.ui.names import APART, TOGETHER

Item: TypeAlias = "ui.Item[Any]"
Button: TypeAlias = "ui.Button[Any]"
Layout: TypeAlias = ui.LayoutView

TINY, SHORT, LONG = 8, 18, 38  # lengths of labels: up to 4, up to 3, and 1 a row
WIDE, EDGE = 46, 5  # characters that fit in a row, and those that the edges of a button take
MARK = "~"  # begins a part of a custom_id that says when it was made, not what it is about
LINE = 48  # characters of a line of a select that phones show whole


class _Bytes(io.BytesIO):
    """A file in memory that is freed with its last reference.

    The library replaces a file's `close` and later restores it, which would make the file refer to
    itself and keep hundreds of pictures until the next garbage collection. There is nothing to
    close, and nothing may be closed while a request may be sent again.
    """

    def __setattr__(self, name: str, value: object) -> None:
        if name != "close":
            super().__setattr__(name, value)

    def close(self) -> None:
        return


class _Built(ui.LayoutView):
    """A view that changes no more: what was checked is what is sent."""

    _components: list[dict[str, Any]] | None = None

    def to_components(self) -> list[dict[str, Any]]:
        if self._components is None:
            self._components = super().to_components()
        return self._components


class PictureFile(msgspec.Struct, frozen=True):
    """An encoded picture with its file name and the words that say what it shows."""

    name: str
    data: bytes
    alt: str

    def file(self) -> discord.File:
        return discord.File(_Bytes(self.data), self.name, description=clip(self.alt, ALT))


class Page(msgspec.Struct, frozen=True):
    """A whole message: its items from top to bottom, framed in `accent` where there is one."""

    items: Sequence[Item]
    pictures: Sequence[PictureFile] = ()
    accent: int | None = None
    below: Sequence[Item] = msgspec.field(default_factory=tuple[Item, ...])

    def view(self, mark: str = "") -> Layout:
        """Build the payload. Raises TooMuch when it breaks a limit of Discord's.

        Texts that are too long together are cut, the longest first. Selects of people get the
        `mark`, another one at each edit: under an id that stays, Discord goes on showing who was
        chosen, and choosing them again sends nothing.
        The view is finished from the start, so that the library keeps nothing of it: presses are
        answered from their custom_id alone (`cogs/app/bot.py`).
        """
        _fit([*self.items, *self.below])
        if mark:
            _mark([*self.items, *self.below], mark)
        view = _Built(timeout=None)
        if self.accent is None:
            for item in self.items:
                view.add_item(item)
        else:
            view.add_item(ui.Container(*self.items, accent_colour=self.accent))
        for item in self.below:
            view.add_item(item)
        faults = message_faults(
            view.to_components(), [(picture.name, len(picture.data)) for picture in self.pictures]
        )
        if faults:
            raise TooMuch(faults)
        view.stop()
        return view

    def files(self) -> list[discord.File]:
        return [picture.file() for picture in self.pictures]


def clip(said: str, most: int) -> str:
    """Return `said`, cut with an ellipsis where it is longer than `most` characters.

    What was kept apart from its neighbours and is cut stays apart from what follows.
    """
    if len(said) <= most:
        return said
    kept = said[: most - 1]
    while left := kept.count(APART) - kept.count(TOGETHER):
        if len(kept) + left < most:
            return kept.rstrip() + "…" + TOGETHER * left
        kept = kept[: most - 1 - left]
    return kept.rstrip() + "…"


def _mark(items: Sequence[Item], mark: str) -> None:
    """Add the mark to the ids of all selects of people, in place of an older one."""
    for item in items:
        for one in item.children if isinstance(item, ui.ActionRow) else ():
            if isinstance(one, ui.UserSelect):
                kept = one.custom_id.partition(f":{MARK}")[0]
                one.custom_id = f"{kept}:{MARK}{mark}"


def _fit(items: Sequence[Item]) -> None:
    """Cut the longest texts until all together have no more characters than Discord accepts."""
    texts = [item for item in items if isinstance(item, ui.TextDisplay)]
    while (over := sum(len(one.content) for one in texts) - CHARACTERS) > 0:
        longest = max(texts, key=lambda one: len(one.content))
        longest.content = clip(longest.content, max(1, len(longest.content) - over))


def words(said: str, most: int = CHARACTERS) -> Item:
    """A text display."""
    return ui.TextDisplay(clip(said, most))


def small(said: str) -> Item:
    """A line of small print."""
    return words("\n".join(f"-# {line}" for line in said.splitlines()))


def gallery(*pictures: PictureFile) -> Item:
    """Pictures with their alt text."""
    return ui.MediaGallery(
        *(
            discord.MediaGalleryItem(f"attachment://{one.name}", description=clip(one.alt, ALT))
            for one in pictures
        )
    )


def button(
    custom_id: str,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    disabled: bool = False,
    most: int = SHORT,
) -> Button:
    """A button whose press is answered from `custom_id` alone.

    One that stands in a row of its own, as it says all that comes of it, has `most` LONG.
    """
    return ui.Button(custom_id=custom_id, label=clip(label, most), style=style, disabled=disabled)


def choice(
    value: str, label: str, description: str = "", *, default: bool = False
) -> discord.SelectOption:
    """A line of a select."""
    return discord.SelectOption(
        value=value,
        label=clip(label, 100),
        description=clip(description, 100) or None,
        default=default,
    )


def select(
    custom_id: str,
    placeholder: str,
    options: Sequence[discord.SelectOption],
    least: int = 1,
    most: int = 1,
) -> Item:
    """A row with one select of up to 25 options."""
    chosen: ui.Select[Any] = ui.Select(
        custom_id=custom_id,
        placeholder=clip(placeholder, 150),
        options=list(options),
        min_values=least,
        max_values=most,
    )
    return ui.ActionRow(chosen)


def setting(
    custom_id: str,
    title: str,
    options: Sequence[discord.SelectOption],
    least: int = 1,
    most: int = 1,
) -> Item:
    """A select of what is set now: Discord shows it in place of `title`, so it names both."""
    first = next((one for one in options if one.default), None)
    if first is not None:
        first.label = clip(f"{title} · {first.label}", 100)
    return select(custom_id, title, options, least, most)


def rows(buttons: Sequence[Button]) -> list[Item]:
    """Buttons in rows that a phone shows in full: as many a row as their labels allow."""
    found: list[list[Button]] = []
    for one in buttons:
        if found and _fits([*found[-1], one]):
            found[-1].append(one)
        else:
            found.append([one])
    return [ui.ActionRow(*row) for row in found]


def with_more(first: Sequence[Button], tools: Sequence[Button], more: Button) -> list[Item]:
    """Rows of buttons with one row of tools at most: those without room are behind `more`.

    The tools stand beside what comes first where all of that, `more` and two tools are one row.
    """
    whole = rows([*first, *tools])
    if len(whole) < 2:
        return whole
    for count in range(len(tools) - 1, 1, -1):
        if len(found := rows([*first, *tools[:count], more])) == 1:
            return found
    low, count = rows(tools), len(tools)
    while len(low) > 1:
        count -= 1
        low = rows([*tools[:count], more])
    return [*rows(first), *low]


def tabs(verb: str, labels: Mapping[str, str], which: str) -> list[Item]:
    """Buttons that lead to the pages of a screen (`verb:<page>`); `which` is the one shown."""
    return rows(
        [
            button(
                f"{verb}:{page}",
                label,
                ButtonStyle.primary if page == which else ButtonStyle.secondary,
                disabled=page == which,
            )
            for page, label in labels.items()
        ]
    )


def _fits(row: Sequence[Button]) -> bool:
    lengths = [len(one.label or "") for one in row]
    most = 4 if max(lengths) <= TINY else 3 if max(lengths) <= SHORT else 1
    return len(row) <= most and sum(lengths) + EDGE * len(row) <= WIDE


def channel_select(custom_id: str, title: str, label: str, now: int | None) -> list[Item]:
    """Return the select of a channel in whose threads matches are played; none: the usual one.

    One that is chosen hides the title, so that a `label` stands above it.
    """
    channels: ui.ChannelSelect[ui.LayoutView] = ui.ChannelSelect(
        custom_id=custom_id,
        placeholder=clip(title, 150),
        channel_types=[discord.ChannelType.text, discord.ChannelType.news],
        min_values=0,
        max_values=1,
        default_values=[discord.Object(now)] if now else [],
    )
    return [*([small(label)] if now else []), ui.ActionRow(channels)]
