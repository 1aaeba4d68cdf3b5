"""The component that is pressed, and whether Discord's own apps would let one press it so."""

from sandbox.common.shapes import Json, as_list, as_object, objects
from sandbox.visitor.api import VisitorError
from sandbox.world.model import Message

BUTTON, STRINGS, USERS, ROLES, MENTIONABLES, CHANNELS = 2, 3, 5, 6, 7, 8
SELECTS = (STRINGS, USERS, ROLES, MENTIONABLES, CHANNELS)


def find(message: Message, custom_id: str) -> Json | None:
    """The message's component with this custom_id."""
    return _find(message.components, custom_id)


def _find(components: list[Json], custom_id: str) -> Json | None:
    for one in components:
        if one.get("custom_id") == custom_id:
            return one
        accessory = as_object(one.get("accessory"))
        inner = [*objects(one.get("components")), *([accessory] if accessory else [])]
        found = _find(inner, custom_id)
        if found is not None:
            return found
    return None


def check(component: Json, values: list[str]) -> None:
    """Raise Refused when the component is disabled or the selection is not one it allows."""
    if component.get("disabled"):
        raise VisitorError(400, "disabled", "This component is disabled.")
    if component["type"] not in SELECTS:
        return
    check_count(component, len(values))
    if component["type"] == STRINGS:
        allowed = {str(one["value"]) for one in as_list(component.get("options"))}
        if not set(values) <= allowed or len(set(values)) != len(values):
            raise VisitorError(400, "not_an_option", "The selection holds what is not offered.")


def check_count(component: Json, count: int) -> None:
    """Raise Refused when too few or too many are chosen."""
    least = component.get("min_values", 1)
    most = component.get("max_values", 1)
    if not least <= count <= most:
        raise VisitorError(400, "wrong_count", f"From {least} to {most} can be chosen here.")
