"""Pictures of Mon Premier Deck Building: what a table says beside its cards."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image

from games.firstdeck.pictures import table
from games.firstdeck.view import FirstDeckView
from render.kit.text import write
from tests.render import samples


@pytest.mark.parametrize(("name", "said"), [("Castor", True), ("Maximilien de Latour", False)])
def test_who_won_is_named_whole_or_by_the_shape_alone(
    monkeypatch: pytest.MonkeyPatch, name: str, said: bool
) -> None:
    written = list[str]()

    def noted(image: Image.Image, at: tuple[int, int], words: str, *rest: Any) -> int:
        written.append(words)
        return write(image, at, words, *rest)

    scene = samples.table_take()
    view = scene.view
    assert isinstance(view, FirstDeckView)
    contest = view.contest
    assert contest is not None
    (winner,) = contest.winners
    panels = tuple(msgspec.structs.replace(one, stars=13) for one in view.panels)
    people = list(scene.people)
    people[winner] = people[winner]._replace(name=name)
    monkeypatch.setattr(table, "write", noted)
    table.table(
        replace(scene, view=msgspec.structs.replace(view, panels=panels), people=tuple(people))
    )
    assert (name in written) == said
    assert not [words for words in written if words.endswith("…")]
