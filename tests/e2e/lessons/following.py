"""A learner who presses what is marked."""

from sandbox.client.shown import ShownMessage
from tests.e2e.thumbs import controls

BULB = "💡 "
MOST = 60  # presses of a scene, far more than any has


def marked(shown: ShownMessage) -> list[str]:
    """The custom_ids of what is marked and not picked yet."""
    found: list[str] = []
    for one in shown.components:
        said = str(one.get("label") or "")
        if said.startswith(BULB) and "✓" not in said and not one.get("disabled"):
            found.append(str(one["custom_id"]))
    return found


async def step(shown: ShownMessage) -> ShownMessage:
    """Press what is marked next, or confirm what is picked."""
    confirm = [one for one in controls(shown, "l-confirm:") if not one.get("disabled")]
    if confirm and not any(one.startswith("l-pick") for one in marked(shown)):
        return (await shown.press(str(confirm[0]["custom_id"]))).message
    for which in marked(shown):
        return (await shown.press(which)).message
    (fill,) = controls(shown, "l-fill:")  # of a list: it has no buttons to press
    return (await shown.press(str(fill["custom_id"]))).message


def is_over(shown: ShownMessage) -> bool:
    """Whether a scene has come to its end."""
    return not controls(shown, "l-rules:")


async def through(shown: ShownMessage) -> list[ShownMessage]:
    """Follow the marks to the end of a scene; what was shown after each press."""
    seen = [shown]
    while not is_over(seen[-1]):
        assert len(seen) < MOST, seen[-1].text
        seen.append(await step(seen[-1]))
    return seen
