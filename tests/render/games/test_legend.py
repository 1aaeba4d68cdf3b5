"""The legend of a newcomer's pictures: all of it is read, on free ground, in both languages."""

import sys
from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from games.core.match.match import Match
from games.core.streams import Keys, Streams
from games.driver.supply import start_of
from games.registry import Game, load
from games.testing.drawing import scene
from locales import Texts
from locales.texts import LOCALES, Locale
from render.boards import pictures
from render.kit import legend as kit
from render.kit.geometry import Box
from render.kit.legend import Meaning
from render.kit.scene import Scene

GAMES = load()
PHONE = 400  # px of a picture there
ROUGH = 12  # of the ground below a legend: more is another thing that is drawn there
READ = 8  # px that letters have there at least
WITHOUT = {  # whose pictures need the whole height for what is asked
    *("allstar.team", "nintendo.deck"),
    *("jam.place", "jam.plan_block", "jam.discard"),
    "jam.plan_call",  # the whole plan, drawn as the table of its orders
}


class Strip(NamedTuple):
    """A legend as it was drawn."""

    box: Box
    ground: Image.Image
    drawn: Image.Image
    meant: list[str]
    written: list[str]
    sizes: list[float]


class Spy:
    """Stands in for the kit's legend, and looks at what it draws."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.strips: list[Strip] = []
        self._written: list[tuple[str, float]] = []
        self._real, write = kit.legend, kit.write

        def writes(image: Any, at: Any, word: str, font: Any, colour: Any) -> int:
            self._written.append((word, font.size))
            return write(image, at, word, font, colour)

        patch.setattr(kit, "write", writes)
        for module in [*sys.modules.values()]:
            if getattr(module, "legend", None) is self._real:
                patch.setattr(module, "legend", self.draw)

    def draw(self, image: Any, scene_: Scene, box: Box, meanings: Sequence[Meaning]) -> None:
        self._written.clear()
        edges = (box.left, box.top, box.right, box.bottom)
        ground = image.crop(edges)
        self._real(image, scene_, box, meanings)
        meant = [one.word for one in meanings if one.word]
        words, sizes = [word for word, _ in self._written], [size for _, size in self._written]
        self.strips.append(Strip(box, ground, image.crop(edges), meant, words, sizes))


def first_of_each_kind(game: Game, seats: int) -> dict[str, tuple[Match, int]]:
    """A position of a first match for each kind of question that came, as its seat is asked."""
    rules, key = game.rules(), b"legend"
    options = game.info.first_start().options
    match, _ = Match.begin(rules, start_of(rules, seats, options, key), Keys.of(key))
    sensible, rng, found = game.sensible(rules), Streams(key), dict[str, tuple[Match, int]]()
    while match.result is None:
        for seat in match.asked:
            question = match.questions[seat]
            assert question is not None
            if question.kind not in found:
                copy = Match.load(rules, match.snapshot(), match.keys)
                found[question.kind] = (copy, seat)
        seat = match.asked[0]
        question = match.questions[seat]
        assert question is not None
        match.answer(seat, sensible.answer(match.view(seat), question, rng))
    return found


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
def test_a_legend_is_whole_and_nothing_lies_over_it(
    key: str, locale: Locale, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, texts = GAMES[key], Texts(GAMES[key].texts)
    drawer, wrong = pictures(game.pictures), list[str]()
    met = first_of_each_kind(game, max(2, game.info.first.seats))
    match, seat = next(iter(met.values()))
    drawer.table(scene(game, match, (), seat, locale, texts))  # its modules are there from here on
    spy = Spy(monkeypatch)
    for kind, (match, seat) in met.items():
        spy.strips.clear()
        shown = replace(scene(game, match, (), seat, locale, texts), legend=True)
        image = drawer.table(shown).image
        if not spy.strips and kind not in WITHOUT:
            wrong.append(f"{kind}: no legend")
        for one in spy.strips:
            wrong += [f"{kind}: {said}" for said in _faults(one, image)]
    assert wrong == []


def _faults(one: Strip, image: Any) -> list[str]:
    """Return what is wrong with a legend on a finished picture."""
    found: list[str] = []
    if one.written != one.meant:
        found.append(f"cut or left out: {one.meant}, read {one.written}")
    if any(size * PHONE / image.width < READ for size in one.sizes):
        found.append("too small on a phone")
    box = one.box
    if not (0 <= box.left < box.right <= image.width and 0 <= box.top < box.bottom <= image.height):
        found.append(f"beside the picture: {box}")
    ground, drawn = one.ground.convert("RGB"), one.drawn.convert("RGB")
    left = image.crop((box.left, box.top, box.right, box.bottom)).convert("RGB")
    ink = ImageChops.difference(ground, drawn).convert("L").point([0, *[255] * 255])
    over = ImageChops.difference(left, drawn).convert("L")
    if ImageChops.multiply(over, ink).getbbox():
        found.append("something is drawn over it")
    if (where := ink.getbbox()) is None:
        found.append("it cannot be seen")
    elif (rough := max(ImageStat.Stat(ground.crop(where)).stddev)) > ROUGH:
        found.append(f"it lies over something ({rough:.0f})")
    return found
