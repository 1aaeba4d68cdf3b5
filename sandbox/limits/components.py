"""What the components of a message may be: kinds, nesting, counts, lengths, unique ids."""

from collections.abc import Callable, Collection

from sandbox.common.errors import FormErrors
from sandbox.common.shapes import Json, as_object
from sandbox.limits import tables
from sandbox.limits.emoji import is_emoji
from sandbox.limits.fields import (
    Kind,
    Path,
    among,
    boolean,
    choice,
    listed,
    many,
    model,
    number,
    required,
    scheme,
    size,
    snowflake,
    string,
    text,
    typed,
)

ROW, BUTTON, SELECT, INPUT, USERS, ROLES, MENTIONABLES, CHANNELS = range(1, 9)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = range(9, 15)
CONTAINER, LABEL, UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 17, 18, 19, 21, 22, 23

SELECTS = (SELECT, USERS, ROLES, MENTIONABLES, CHANNELS)
IN_ROW = (BUTTON, *SELECTS)
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
ON_TOP = (*IN_CONTAINER, CONTAINER)
LINK, PREMIUM = 5, 6

_EMOJI: Kind = model(
    {"id": snowflake, "name": string(tables.EMOJI_NAME), "animated": boolean}, "name"
)
_BUTTON: dict[str, Kind] = {"disabled": boolean, "sku_id": snowflake, "emoji": _EMOJI}
_SELECT: dict[str, Kind] = {
    "disabled": boolean,
    "required": boolean,
    "channel_types": many(among(*tables.CHANNEL_TYPES), len(tables.CHANNEL_TYPES)),
}
_OPTION: dict[str, Kind] = {"default": boolean, "emoji": _EMOJI}
_SPOILER: dict[str, Kind] = {"spoiler": boolean}
_SEPARATOR: dict[str, Kind] = {"divider": boolean}
DEFAULTS = {
    USERS: ("user",),
    ROLES: ("role",),
    MENTIONABLES: ("user", "role"),
    CHANNELS: ("channel",),
}


class ComponentCheck:
    """Walks one message's (or form's) components and reports to `form` all that is wrong."""

    def __init__(self, form: FormErrors, files: Collection[str] = ()) -> None:
        self.form = form
        self.files = files
        self.shown: set[str] = set()  # the names of files that some component shows
        self._count = 0
        self._text = 0
        self._custom_ids: set[str] = set()
        self._ids: set[int] = set()

    def message(self, path: Path, holder: Json, *, v2: bool) -> None:
        """Check `holder["components"]`, Components V2 or rows alone."""
        most = tables.V2_COMPONENTS if v2 else tables.ROWS
        components = listed(self.form, path, holder, "components", 0, most)
        for index, component in enumerate(components):
            allowed = ON_TOP if v2 else (ROW,)
            self._one((*path, "components", index), component, allowed)
        if v2:
            self._totals((*path, "components"))

    def _totals(self, path: Path) -> None:
        if self._count > tables.V2_COMPONENTS:
            message = f"The maximum number of components ({tables.V2_COMPONENTS}) was exceeded"
            self.form.wrong(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
        if self._text > tables.V2_TEXT:
            message = f"The maximum displayable text size ({tables.V2_TEXT}) was exceeded"
            self.form.wrong(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)

    def _one(self, path: Path, component: Json, allowed: tuple[int, ...]) -> None:
        kind = component.get("type")
        if isinstance(kind, bool) or kind not in allowed:
            message = f'Value of field "type" must be one of {allowed}.'
            self.form.wrong((*path, "type"), "UNION_TYPE_CHOICES", message)
            return
        self._count += 1
        self.own_id(path, component)
        checks: dict[int, Callable[[Path, Json], None]] = {
            ROW: self._row,
            BUTTON: self._button,
            SECTION: self._section,
            TEXT: self._text_display,
            THUMBNAIL: self._thumbnail,
            GALLERY: self._gallery,
            FILE: self._file,
            SEPARATOR: self._separator,
            CONTAINER: self._container,
        }
        checks.get(kind, self.select)(path, component)

    def own_id(self, path: Path, component: Json) -> None:
        """The number of the component, if it is given, is new."""
        given = number(self.form, path, component, "id", 0, 2**31 - 1, 0)
        if given and given in self._ids:
            message = "Component id cannot be duplicated"
            self.form.wrong((*path, "id"), "COMPONENT_ID_DUPLICATED", message)
        self._ids.add(given)

    def custom_id(self, path: Path, component: Json) -> None:
        """The custom_id must be there, short enough and new."""
        text(self.form, path, component, "custom_id", tables.CUSTOM_ID)
        given = component.get("custom_id")
        if isinstance(given, str):
            if given in self._custom_ids:
                message = "Component custom id cannot be duplicated"
                self.form.wrong((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message)
            self._custom_ids.add(given)

    def _row(self, path: Path, row: Json) -> None:
        children = listed(self.form, path, row, "components", 1, tables.BUTTONS_IN_ROW)
        width = 0
        for index, child in enumerate(children):
            where = (*path, "components", index)
            width += tables.BUTTONS_IN_ROW if child.get("type") in SELECTS else 1
            if width > tables.BUTTONS_IN_ROW:
                message = "The specified component exceeds the maximum width"
                self.form.wrong(where, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)
            self._one(where, child, IN_ROW)

    def _button(self, path: Path, button: Json) -> None:
        style = button.get("style")
        if not choice(self.form, (*path, "style"), style, range(1, 7)):
            return
        typed(self.form, path, button, _BUTTON)
        if style == LINK:
            self._link(path, button)
        elif style != PREMIUM:
            self.custom_id(path, button)
            if button.get("url"):
                message = "A custom id and url cannot both be specified"
                self.form.wrong(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_EXCLUSIVE", message)
        text(self.form, path, button, "label", tables.BUTTON_LABEL, least=0, need=False)
        emoji(self.form, path, button, "BUTTON_COMPONENT_INVALID_EMOJI")
        if style != PREMIUM and not button.get("label") and not button.get("emoji"):
            message = "A label or emoji is required"
            self.form.wrong(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", message)

    def _link(self, path: Path, button: Json) -> None:
        if button.get("custom_id"):
            message = "A custom id and url cannot both be specified"
            self.form.wrong(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_EXCLUSIVE", message)
        text(self.form, path, button, "url", tables.BUTTON_URL)
        url = button.get("url")
        if isinstance(url, str):
            scheme(self.form, (*path, "url"), url, ("http", "https", "discord"))

    def select(self, path: Path, select: Json) -> None:
        """A select of any kind, in a row or in a form's label."""
        self.custom_id(path, select)
        typed(self.form, path, select, _SELECT)
        text(
            self.form,
            path,
            select,
            "placeholder",
            tables.SELECT_PLACEHOLDER,
            least=0,
            need=False,
        )
        least = number(self.form, path, select, "min_values", 0, tables.SELECT_MOST, 1)
        most = number(self.form, path, select, "max_values", 1, tables.SELECT_MOST, 1)
        if least > most:
            message = "min_values must be less than or equal to max_values"
            self.form.wrong((*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES_MAX", message)
        if select.get("type") == SELECT:
            options = self.options(path, select, (1, tables.SELECT_OPTIONS))
            self._bounds(path, len(options), least, most)
            self._defaults((*path, "options"), options, most)
        else:
            self._default_values(path, select, most)

    def _default_values(self, path: Path, select: Json, most: int) -> None:
        """What is chosen before anybody touched a select of people, roles or channels."""
        defaults = listed(self.form, path, select, "default_values", 0, tables.SELECT_MOST)
        if len(defaults) > most:
            self._too_many_defaults((*path, "default_values"), most)
        kinds: dict[str, Kind] = {"type": among(*DEFAULTS[select["type"]]), "id": snowflake}
        for index, one in enumerate(defaults):
            model(kinds, "type", "id")(self.form, (*path, "default_values", index), one)

    def _bounds(self, path: Path, count: int, least: int, most: int) -> None:
        if count and most > count:
            message = "max_values must be less than or equal to the number of options"
            self.form.wrong((*path, "max_values"), "SELECT_COMPONENT_MAX_VALUES_OPTIONS", message)
        if count and least > count:
            message = "min_values must be less than or equal to the number of options"
            self.form.wrong((*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES_OPTIONS", message)

    def _defaults(self, path: Path, options: list[Json], most: int) -> None:
        if sum(bool(option.get("default")) for option in options) > most:
            self._too_many_defaults(path, most)

    def _too_many_defaults(self, path: Path, most: int) -> None:
        message = f"The number of default values must be at most {most}"
        self.form.wrong(path, "SELECT_COMPONENT_DEFAULT_VALUES_EXCEEDED", message)

    def options(self, path: Path, holder: Json, bounds: tuple[int, int]) -> list[Json]:
        """The options of a select, radio group or checkbox group; texts and unique values."""
        options = listed(self.form, path, holder, "options", *bounds)
        values: set[str] = set()
        for index, option in enumerate(options):
            where = (*path, "options", index)
            text(self.form, where, option, "label", tables.OPTION_TEXT)
            text(self.form, where, option, "value", tables.OPTION_TEXT)
            text(self.form, where, option, "description", tables.OPTION_TEXT, least=0, need=False)
            typed(self.form, where, option, _OPTION)
            emoji(self.form, where, option, "SELECT_COMPONENT_INVALID_EMOJI")
            value = str(option.get("value"))
            if value in values:
                message = "The specified option value is already used"
                self.form.wrong(where, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
            values.add(value)
        return options

    def _section(self, path: Path, section: Json) -> None:
        texts = listed(self.form, path, section, "components", 1, tables.SECTION_TEXTS)
        for index, child in enumerate(texts):
            self._one((*path, "components", index), child, (TEXT,))
        if not isinstance(section.get("accessory"), dict):
            required(self.form, (*path, "accessory"))
        else:
            self._one((*path, "accessory"), section["accessory"], (BUTTON, THUMBNAIL))

    def _text_display(self, path: Path, display: Json) -> None:
        text(self.form, path, display, "content", tables.V2_TEXT)
        self._text += size(str(display.get("content") or ""))

    def _thumbnail(self, path: Path, thumbnail: Json) -> None:
        self._media((*path, "media"), thumbnail.get("media"))
        typed(self.form, path, thumbnail, _SPOILER)
        text(self.form, path, thumbnail, "description", tables.ALT_TEXT, need=False)

    def _gallery(self, path: Path, gallery: Json) -> None:
        items = listed(self.form, path, gallery, "items", 1, tables.GALLERY_ITEMS)
        for index, item in enumerate(items):
            where = (*path, "items", index)
            self._media((*where, "media"), item.get("media"))
            typed(self.form, where, item, _SPOILER)
            text(self.form, where, item, "description", tables.ALT_TEXT, need=False)

    def _file(self, path: Path, shown: Json) -> None:
        typed(self.form, path, shown, _SPOILER)
        url = str(as_object(shown.get("file")).get("url"))
        if not url.startswith("attachment://"):
            message = "Only attachment:// references are supported"
            self.form.wrong((*path, "file", "url"), "FILE_COMPONENT_INVALID_URL", message)
        else:
            self._media((*path, "file"), shown.get("file"))

    def _media(self, path: Path, media: object) -> None:
        url = as_object(media).get("url")
        if not isinstance(url, str) or not url:
            required(self.form, (*path, "url"))
        elif url.startswith("attachment://"):
            name = url.removeprefix("attachment://")
            self.shown.add(name)
            if name not in self.files:
                message = f'The referenced attachment ("{url}") was not found'
                code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                self.form.wrong((*path, "url"), code, message)
        else:
            scheme(self.form, (*path, "url"), url, ("http", "https", "attachment"))

    def _separator(self, path: Path, separator: Json) -> None:
        number(self.form, path, separator, "spacing", 1, 2, 1)
        typed(self.form, path, separator, _SEPARATOR)

    def _container(self, path: Path, container: Json) -> None:
        children = listed(self.form, path, container, "components", 1, tables.V2_COMPONENTS)
        for index, child in enumerate(children):
            self._one((*path, "components", index), child, IN_CONTAINER)
        number(self.form, path, container, "accent_color", 0, 0xFFFFFF, 0)
        typed(self.form, path, container, _SPOILER)


def emoji(form: FormErrors, path: Path, holder: Json, code: str) -> None:
    """An emoji is a custom one with an id, or one of Unicode's."""
    given = as_object(holder.get("emoji"))
    if given and not given.get("id") and not is_emoji(str(given.get("name") or "")):
        form.wrong((*path, "emoji", "name"), code, "Invalid emoji")
