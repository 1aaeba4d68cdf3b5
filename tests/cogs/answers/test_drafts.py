"""What was typed is not lost when it is refused."""

from datetime import timedelta

import pytest
from discord import ui

from cogs.app.drafts import Drafts
from games.core.refused import Refused
from games.core.text import text


class Steady:
    """A clock that passes when told to."""

    def __init__(self) -> None:
        self.now = timedelta(days=3)

    def __call__(self) -> timedelta:
        return self.now


def typed(drafts: Drafts, person: int, form: str = "note:1", most: int | None = None) -> str:
    field: ui.TextInput[ui.Modal] = ui.TextInput(custom_id="words", max_length=most)
    modal = ui.Modal(title="Note", custom_id=form, timeout=None)
    modal.add_item(ui.Label(text="Words", component=field))
    drafts.fill(person, modal)
    return field.default or ""


async def test_a_refused_draft_stands_once_in_the_same_form_of_the_same_person() -> None:
    drafts = Drafts(Steady())
    with pytest.raises(Refused), drafts.kept(1, "note:1", {"words": "so near"}):
        raise Refused(text("core-faulty"))
    assert [typed(drafts, 2), typed(drafts, 1, "note:2")] == ["", ""]
    assert [typed(drafts, 1), typed(drafts, 1)] == ["so near", ""]


def test_a_draft_stands_in_a_form_that_was_opened_later() -> None:
    drafts = Drafts(Steady())
    drafts.keep(1, "t-acted:cup:result:3::~4", {"words": "both agreed"})
    assert typed(drafts, 1, "t-acted:cup:result:2::~5") == ""
    assert typed(drafts, 1, "t-acted:cup:result:3::~5") == "both agreed"


async def test_what_was_taken_leaves_no_draft_and_old_ones_are_forgotten() -> None:
    clock = Steady()
    drafts = Drafts(clock)
    with drafts.kept(1, "note:1", {"words": "fine"}):
        pass
    assert typed(drafts, 1) == ""
    drafts.keep(1, "note:1", {"words": "long ago"})
    clock.now += timedelta(hours=1)
    assert typed(drafts, 1) == ""


async def test_no_more_stands_in_a_form_than_it_takes() -> None:
    drafts = Drafts(Steady())
    drafts.keep(1, "note:1", {"words": "W" * 50})
    assert typed(drafts, 1, most=20) == "W" * 20
