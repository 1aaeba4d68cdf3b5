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


def listed(shown: ShownMessage) -> tuple[str, list[str]] | None:
    """The list in which something is marked and not picked yet, and all that is marked there."""
    for one in shown.components:
        lines = [line for line in one.get("options", ()) if str(line["label"]).startswith(BULB)]
        if any(not line.get("default") for line in lines):
            return str(one["custom_id"]), [str(line["value"]) for line in lines]
    return None


async def step(shown: ShownMessage) -> ShownMessage:
    """Press what is marked next, or choose it in its list; else confirm what is picked."""
    for which in marked(shown):
        return (await shown.press(which)).message
    if (found := listed(shown)) is not None:
        return (await shown.select(*found[1], named=found[0])).message
    if back := controls(shown, "l-page:"):  # all that is marked on this page of a list is picked
        return (await shown.press(str(back[0]["custom_id"]))).message
    (last,) = controls(shown, "l-confirm:") or controls(shown, "l-pick:")  # or the only answer
    return (await shown.press(str(last["custom_id"]))).message


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
