"""How the server shows components that were sent to it."""

import pytest

from sandbox.messages.keeping import kept


@pytest.mark.parametrize("sent", [1575969815997186057, "1575969815997186057"])
def test_what_is_chosen_before_has_a_text_as_its_id(sent: int | str) -> None:
    select = {"type": 8, "custom_id": "c", "default_values": [{"type": "channel", "id": sent}]}
    (row,) = kept([{"type": 1, "components": [select]}], {})
    (shown,) = row["components"]
    assert shown["default_values"] == [{"type": "channel", "id": "1575969815997186057"}]
