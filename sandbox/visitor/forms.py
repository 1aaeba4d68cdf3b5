"""A form filled in: checked as Discord's own apps do, and sent as they send it."""

from sandbox.common.shapes import Json, as_list, as_object, objects
from sandbox.visitor.api import VisitorError

TEXT, LABEL, INPUT = 10, 18, 4
SELECTS = (3, 5, 6, 7, 8)
RADIO, CHECKBOXES, CHECKBOX = 21, 22, 23


def fill(modal: Json, values: Json, *, check: bool) -> list[Json]:
    """The form's parts with what was filled in, by custom_id. Raises Refused with the fields."""
    wrong: dict[str, str] = {}
    parts: list[Json] = []
    for index, part in enumerate(objects(modal.get("components")), 1):
        shown: Json = {"type": part["type"], "id": part.get("id") or index}
        if part["type"] == LABEL:
            shown["component"] = _answer(part["component"], values, wrong, 100 + index)
        elif part["type"] != TEXT:
            inner = objects(part.get("components"))
            shown["components"] = [_answer(one, values, wrong, 100 + index) for one in inner]
        parts.append(shown)
    if wrong and check:
        raise VisitorError(400, "form", "The form is not complete.", wrong)
    return parts


def _answer(component: Json, values: Json, wrong: dict[str, str], number: int) -> Json:
    key = str(component["custom_id"])
    kind = component["type"]
    shown: Json = {"type": kind, "id": component.get("id") or number, "custom_id": key}
    given = values.get(key)
    match kind:
        case 4:
            shown["value"] = str(component.get("value") or "") if given is None else str(given)
            problem = _text_problem(component, shown["value"])
        case 21:
            shown["value"] = _preset(component, 1)[0] if given is None else given
            problem = _one_problem(component, shown["value"])
        case 23:
            shown["value"] = bool(component.get("default")) if given is None else bool(given)
            problem = None
        case _:
            preset = _preset(component, 25)
            chosen = [one for one in preset if one is not None] if given is None else given
            taken = [str(one) for one in as_list(chosen)]
            shown |= {"values": taken} if taken else {}  # none chosen: it may be missing
            problem = _many_problem(component, taken)
    if problem is not None:
        wrong[key] = problem
    return shown


def _preset(component: Json, most: int) -> list[str | None]:
    """What is chosen before anything is touched; [None] when nothing is."""
    chosen = [one["value"] for one in objects(component.get("options")) if one.get("default")]
    return chosen[:most] or [None]


def _needed(component: Json) -> bool:
    return bool(component.get("required", True))


def _text_problem(component: Json, value: str) -> str | None:
    if not value:
        return "This field is required." if _needed(component) else None
    least, most = component.get("min_length") or 0, component.get("max_length") or 4000
    if least <= len(value) <= most:
        return None
    return f"This field takes from {least} to {most} characters."


def _one_problem(component: Json, value: object) -> str | None:
    offered = [one["value"] for one in objects(component.get("options"))]
    if value is None:
        return "This field is required." if _needed(component) else None
    return None if value in offered else "This is not offered."


def _many_problem(component: Json, values: list[str]) -> str | None:
    least = component.get("min_values", 1) if _needed(component) else 0
    most = component.get("max_values", len(objects(component.get("options"))) or 1)
    if component["type"] != CHECKBOXES:
        most = component.get("max_values", 1)
    if not least <= len(values) <= most:
        return f"From {least} to {most} can be chosen here."
    offered = {str(one["value"]) for one in objects(component.get("options"))}
    if offered and not set(values) <= offered:
        return "This is not offered."
    return None


def chosen(parts: list[Json]) -> list[str]:
    """The ids in selects of people, roles and channels."""
    found: list[str] = []
    for part in parts:
        component = as_object(part.get("component"))
        if component.get("type") in SELECTS[1:]:
            found += as_list(component.get("values"))
    return found
