"""What holds for every page that the tests of this folder build."""

import pytest

from cogs.ui import page
from cogs.ui.limits import message_faults, walk

SELECTS = (3, 5, 6, 7, 8)
TITLED = {"choose", "sets", "topic", "zoom-at"}  # what is chosen stands above, as text or picture


def unlabelled(node: dict) -> list[str]:
    """Return what is wrong with a select: no label, or what is chosen stands in place of it.

    Discord shows the label only while nothing is chosen, so what is chosen has it in front.
    """
    label, route = str(node.get("placeholder") or ""), node["custom_id"].split(":")[0]
    if not label:
        return [f"{node['custom_id']} has no label"]
    chosen = [one["label"] for one in node.get("options") or () if one.get("default")]
    if chosen and not chosen[0].startswith(label) and route.removeprefix("a-") not in TITLED:
        return [f"{node['custom_id']}: {chosen[0]!r} hides {label!r}"]
    return []


@pytest.fixture(autouse=True)
def _every_select_has_a_label(monkeypatch: pytest.MonkeyPatch) -> None:
    def faults(components: list, *more: object, **others: object) -> list[str]:
        selects = [one for one in walk(components) if one["type"] in SELECTS]
        wrong = [fault for one in selects for fault in unlabelled(one)]
        return [*message_faults(components, *more, **others), *wrong]

    monkeypatch.setattr(page, "message_faults", faults)
