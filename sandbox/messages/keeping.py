"""Components as the server keeps them: each with an id, references to files resolved."""

from collections.abc import Iterator, Mapping
from zlib import crc32

from sandbox.common.shapes import Json, as_object, is_object, objects
from sandbox.world.model import Attachment

FILE = 13
_SELECT: Json = {"min_values": 1, "max_values": 1, "disabled": False}
DEFAULTS: dict[int, Json] = {
    2: {"disabled": False},
    **dict.fromkeys((3, 5, 6, 7, 8), _SELECT),
    11: {"description": None, "spoiler": False},
    FILE: {"spoiler": False},
    14: {"divider": True, "spacing": 1},
    17: {"accent_color": None, "spoiler": False},
}
Files = Mapping[str, Attachment]


def kept(components: list[Json], files: Files) -> list[Json]:
    """The components, every one with an id of its own; `files` are the message's by name."""
    taken = {one["id"] for one in walk(components) if one.get("id")}
    numbers = (number for number in range(1, 1000) if number not in taken)
    return [_kept(one, files, numbers) for one in components]


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component, nested ones included."""
    for one in components:
        yield one
        yield from walk(objects(one.get("components")))
        if as_object(one.get("accessory")):
            yield one["accessory"]


def _kept(component: Json, files: Files, numbers: Iterator[int]) -> Json:
    given = _with_text_ids(_without_nulls(component))
    shown = {**DEFAULTS.get(component["type"], {}), **given}
    if not shown.get("id"):
        shown["id"] = next(numbers)
    if shown["type"] == FILE:
        shown |= _named(as_object(shown.get("file")), files)
    for key in ("media", "file"):
        if is_object(shown.get(key)):
            shown[key] = _media(shown[key], files)
    if "items" in shown:
        shown["items"] = [_item(one, files) for one in objects(shown["items"])]
    if "components" in shown:
        shown["components"] = [_kept(one, files, numbers) for one in objects(shown["components"])]
    if is_object(shown.get("accessory")):
        shown["accessory"] = _kept(shown["accessory"], files, numbers)
    return shown


def _without_nulls(thing: Json) -> Json:
    """Nothing where null was sent; also in options and emoji."""
    shown = {key: value for key, value in thing.items() if value is not None}
    if is_object(shown.get("emoji")):
        shown["emoji"] = _without_nulls(shown["emoji"])
    if shown.get("options"):
        shown["options"] = [_without_nulls(one) for one in objects(shown["options"])]
    return shown


def _with_text_ids(component: Json) -> Json:
    """What is chosen before in a select: ids may be sent as numbers, and are shown as texts."""
    if not component.get("default_values"):
        return component
    given = objects(component["default_values"])
    shown = [{**one, "id": str(one["id"])} if "id" in one else one for one in given]
    return {**component, "default_values": shown}


def _item(item: Json, files: Files) -> Json:
    media = _media(as_object(item.get("media")), files)
    return {"description": None, "spoiler": False, **item, "media": media}


def _named(file: Json, files: Files) -> Json:
    """The name and size with which a file is shown, null where it is not among the message's."""
    attachment = files.get(str(file.get("url")).removeprefix("attachment://"))
    if attachment is None:
        return {"name": None, "size": None}
    return {"name": attachment.filename, "size": attachment.size}


def _media(media: Json, files: Files) -> Json:
    """A reference to a file becomes its path on this server; another address stays."""
    url = str(media.get("url"))
    attachment = files.get(url.removeprefix("attachment://"))
    if not url.startswith("attachment://") or attachment is None:
        return {"id": str(crc32(url.encode())), "proxy_url": url, **media}
    return {
        "id": attachment.id,
        "attachment_id": attachment.id,
        "url": attachment.path,
        "proxy_url": attachment.path,
        "width": attachment.width,
        "height": attachment.height,
        "content_type": attachment.content_type,
        "flags": 0,
        "loading_state": 2,
    }
