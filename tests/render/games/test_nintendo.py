"""Faces of the cards: each its own at a glance, in grey and without drawings that are named."""

from collections.abc import Callable, Mapping
from itertools import combinations

import pytest
from msgspec.structs import replace
from msgspec.structs import replace as replaced
from PIL import Image, ImageChops, ImageStat

from games.nintendo.pictures import drawn as nintendo
from games.nintendo.pictures.art import backdrop, picture_of
from games.nintendo.pictures.faces import BARE, READABLE, brief_of, text_of, written
from games.nintendo.pictures.layout import PANELS
from games.nintendo.pictures.motifs import KINDS, drawings, motif
from games.nintendo.pictures.table import LOW_SIDES, SIDES, question
from games.nintendo.printed import COLOURS, TYPES, CardFace
from games.nintendo.view import NintendoView, SeatView
from locales.texts import LOCALES, Locale
from render.kit import marks
from render.kit.geometry import Box
from render.kit.scene import Scene
from tests.games.nintendo.table import RULES, Table, begun, in_play, laid_out
from tests.render.games import nintendo_samples
from tests.render.played import PEOPLE, scene

PX = 96  # of the picture on a card in the hand
FACES: Mapping[str, CardFace] = {
    card: face for card, face in RULES.faces().items() if isinstance(face, CardFace)
}


def art(face: CardFace, px: int = PX) -> Image.Image:
    """The picture of a card on its ground in grey, without numbers and words."""
    image = Image.new("RGB", (px, px))
    backdrop(image, Box(0, 0, px, px), face, 8)
    marks.paste_middle(image, picture_of(face, px - 8), (px // 2, px // 2))
    return image.convert("L")


def apart(one: Image.Image, other: Image.Image) -> float:
    """How many levels of grey two pictures differ by in the mean."""
    return ImageStat.Stat(ImageChops.difference(one, other)).mean[0]


def nearest(change: Callable[[CardFace], CardFace], px: int) -> tuple[float, str, str]:
    drawn = {card: art(change(face), px) for card, face in FACES.items()}
    return min((apart(drawn[a], drawn[b]), a, b) for a, b in combinations(drawn, 2))


def test_there_are_126_faces() -> None:
    assert len(FACES) == 126


@pytest.mark.parametrize(("px", "least"), [(PX, 5.0), (40, 5.0)], ids=["hand", "phone"])
def test_no_two_faces_are_equal_in_grey(px: int, least: float) -> None:
    assert nearest(lambda face: face, px)[0] > least


@pytest.mark.parametrize("kind", ["fish", "princess"])
def test_what_these_kinds_have_differs_by_more_than_what_it_bears(kind: str) -> None:
    figures = [motif(face).figure for face in FACES.values() if kind in face.kinds]
    assert len(set(figures)) == len(figures) > 1


def test_faces_differ_where_the_card_file_names_no_drawings() -> None:
    assert nearest(lambda face: replace(face, picture=""), PX)[0] > 3


def test_every_drawing_that_a_card_names_is_there() -> None:
    assert drawings().issuperset(KINDS)
    named = {name for face in FACES.values() for name in face.picture.split()}
    assert named <= drawings()
    parts = [motif(face) for face in FACES.values()]
    shown = {name for one in parts for name in (one.figure, one.thing, one.sign) if name}
    assert shown <= drawings()


def test_a_card_of_unknown_kinds_has_a_face() -> None:
    for kind in TYPES:
        for colour in COLOURS:
            bare = CardFace(kind, colour, ("dodo",), 3, 1, picture="1f996 nobody")
            assert picture_of(bare, 40).getchannel("A").getbbox() is not None
            assert motif(bare).figure in drawings()


@pytest.mark.parametrize("asked", ["main", "defend"])
def test_in_preparation_and_defence_the_other_side_is_seen(asked: str) -> None:
    """Coins, stars and characters of the opponent are on the picture of one's own turn."""
    state = laid_out("W06", yours=["G04", "M03"], hand=["U13"], their_hand=["U13"])
    at = Table(state)
    if asked == "defend":
        at.attack(1)
    seat = at.asked[0]
    here = scene(at.match, (), seat, "fr", PEOPLE)
    view = here.view
    assert isinstance(view, NintendoView)
    other = view.panels[1 - seat]
    drawn = nintendo.table(here).image

    def differs(**changed: object) -> bool:
        other_view = replace(view, **changed)
        then = nintendo.table(replaced(here, view=other_view)).image
        return ImageChops.difference(drawn, then).getbbox() is not None

    def panels(**changed: int) -> tuple[SeatView, ...]:
        new = replace(other, **changed)
        return tuple(new if one.seat == other.seat else one for one in view.panels)

    assert differs(panels=panels(coins=other.coins + 7))
    assert differs(panels=panels(stars=other.stars + 1))
    assert not differs(panels=panels(deck_size=other.deck_size - 1))
    theirs = [one for one in view.pieces if one.owner == other.seat]
    for gone in theirs:
        assert differs(pieces=tuple(one for one in view.pieces if one is not gone))


def crowded() -> Scene:
    """Both have much in play and in their graveyards, as the first seat sees it in French."""
    ids = list(FACES)
    chars = [card for card in ids if FACES[card].type == "char"]
    state = laid_out(*chars[:12], yours=chars[12:24], hand=ids[90:100])
    for seat, first in ((0, 30), (1, 60)):
        state.seats[seat].grave = [*ids[first : first + 12], ids[first]]
    here = scene(Table(state).match, (), 0, "fr", PEOPLE)
    view = here.view
    assert isinstance(view, NintendoView)
    listed = tuple(RULES.cards.decks["RG"].items())
    panels = tuple(replace(panel, counts=listed) for panel in view.panels)
    return replaced(here, view=replace(view, panels=panels))


def test_every_card_in_a_close_up_is_read_out_whole() -> None:
    here = crowded()
    view = here.view
    assert isinstance(view, NintendoView)
    read = {zoom.id: zoom.alt for zoom in nintendo.zooms(here)}
    for kind, seat, cards in (
        *(("hand", 0, one) for one in view.panels[0].hand),
        *(("play", one.owner, one.card) for one in view.pieces),
        *(("grave", panel.seat, one) for panel in view.panels for one in panel.grave),
    ):
        said = " ".join(text_of(here, cards)) or "Sans capacité."
        alts = [
            alt for one, alt in read.items() if one.startswith(kind) and one.endswith(str(seat))
        ]
        assert any(here.name(cards) in alt and said in alt for alt in alts), (kind, cards)


def test_each_close_up_has_a_title_of_its_own_and_is_drawn() -> None:
    here = crowded()
    found = nintendo.zooms(here)
    assert len({zoom.title for zoom in found}) == len(found) <= 25
    assert {"hand1:0", "play1:0", "play1:1", "grave1:0", "list:0", "texts1:0"} <= {
        zoom.id for zoom in found
    }
    for zoom in found:
        assert nintendo.zoom(here, zoom.id).image.size == (1200, 750)


@pytest.mark.parametrize("count", [1, 2, 12])
def test_who_cannot_attack_and_what_was_used_is_seen(count: int) -> None:
    """In wide and in compact rows, in grey (NIN-3.9, 5.20)."""
    state = laid_out(*["G08"] * count, hand=["U13"])
    here = scene(Table(state).match, (), None, "fr", PEOPLE)
    view = here.view
    assert isinstance(view, NintendoView)
    plain = nintendo.board(here).image.convert("L")
    for changed in ({"flags": ("noattack",)}, {"used": (0,)}):
        pieces = (replace(view.pieces[0], **changed), *view.pieces[1:])
        drawn = nintendo.board(replaced(here, view=replace(view, pieces=pieces))).image.convert("L")
        box = ImageChops.difference(plain, drawn).getbbox()
        assert box is not None
        assert box[2] - box[0] >= 20  # px: 5 on a phone


@pytest.mark.parametrize(("held", "said"), [("M03", False), ("B18", True)])
def test_in_defence_only_actions_lack_coins(held: str, *, said: bool) -> None:
    """Characters cannot be played then, however many coins there are (NIN-4.5)."""

    def drawn(coins: int) -> Image.Image:
        state = laid_out("W06", yours=["G04"], their_hand=[held, "U13"])
        state.seats[1].coins = 5  # for the one Action, but for nothing else
        at = Table(state)
        at.attack(1)
        here = scene(at.match, (), 1, "fr", PEOPLE)
        view = here.view
        assert isinstance(view, NintendoView)
        panels = (view.panels[0], replace(view.panels[1], coins=coins))
        image = nintendo.table(replaced(here, view=replace(view, panels=panels))).image
        return image.crop((0, 150, 1200, 420))  # the hand alone

    changes = ImageChops.difference(drawn(1), drawn(5)).getbbox() is not None
    assert changes == said


@pytest.mark.rule("NIN-10.2")
def test_a_hand_that_was_looked_at_is_a_close_up_of_the_looker_alone() -> None:
    at = Table(laid_out(hand=["U18"], deck=["G01"], their_hand=["M03", "M03", "B18"]))
    at.play("U18")
    for seat, seen in ((0, True), (1, False), (None, False)):
        here = scene(at.match, (), seat, "fr", PEOPLE)
        found = {zoom.id: zoom for zoom in nintendo.zooms(here)}
        assert ("spied:1" in found) == seen
        if seen:
            assert "Donkey Kong (8 pièces" in found["spied:1"].alt
            assert nintendo.zoom(here, "spied:1").image.size == (1200, 750)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("box", [Box(0, 0, 264, 165), Box(0, 0, 362, 165), Box(0, 0, 362, 256)])
def test_every_text_goes_whole_on_a_card_of_the_hand_or_of_a_close_up(
    locale: Locale, box: Box
) -> None:
    """Eight different cards in hand, six, and a page of texts."""
    here = scene(Table(laid_out()).match, (), 0, locale, PEOPLE)
    art = Box(8, 8, box.width - 16, max(50, box.height * 32 // 100))
    for card in FACES:
        said = text_of(here, card)
        if said:
            _, lines, font = written(said, box, art, max(30, box.height * 16 // 100))
            assert not lines[-1].endswith("…"), (card, locale)
            assert font.size >= 13


def sized(here: Scene, card: str, box: Box, *, bare: bool) -> tuple[bool, int]:
    """Whether what a card of the hand says in few words is whole, and how large it is."""
    art = Box(8, 8, box.width - 16, BARE if bare else max(50, box.height * 32 // 100))
    named = 0 if bare else max(30, box.height * 16 // 100)
    _, lines, font = written(brief_of(here, card), box, art, named, READABLE)
    return not lines[-1].endswith("…"), int(font.size)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("box", "bare", "least", "most_small"),
    [
        (Box(0, 0, 362, 167), False, 20, 5),
        (Box(0, 0, 269, 182), False, 19, 6),
        (Box(0, 0, 269, 121), True, 13, 41),
    ],
    ids=["six", "eight", "twelve"],
)
def test_in_few_words_nearly_all_that_cards_do_can_be_read_in_the_hand(
    locale: Locale, box: Box, least: int, most_small: int, *, bare: bool
) -> None:
    """Nothing is cut, whatever the hand; of twelve cards, two of three are read on a phone."""
    here = scene(Table(laid_out()).match, (), 0, locale, PEOPLE)
    found = {card: sized(here, card, box, bare=bare) for card in FACES if brief_of(here, card)}
    assert [card for card, (whole, _) in found.items() if not whole] == []
    assert min(size for _, size in found.values()) >= least
    assert sum(size < READABLE for _, size in found.values()) <= most_small


@pytest.mark.parametrize("count", [1, 4, 5, 6, 7, 8, 9, 12])
def test_a_hand_of_any_size_stands_above_what_is_in_play(count: int) -> None:
    """Cards and their outlines end above the bands in which both sides stand."""
    longest = sorted(FACES, key=lambda card: -sum(map(len, FACES[card].abilities)))
    state = laid_out("W06", yours=["G04"], hand=longest[:count], coins=(40, 40))
    here = scene(Table(state).match, (), 0, "fr", PEOPLE)
    image = nintendo.table(here).image
    sides = SIDES if count < 7 else LOW_SIDES
    edge = image.crop((200, sides[0].top - 2, 1200, sides[0].top))
    assert edge.getextrema() == image.crop((0, sides[0].top - 2, 20, sides[0].top)).getextrema()


@pytest.mark.rule("NIN-2.6")
@pytest.mark.parametrize(
    ("turn", "asked"), [(2, "Joue ou finis"), (4, "Joue, attaque ou finis")], ids=["first", "later"]
)
def test_the_question_names_an_attack_where_there_can_be_one(turn: int, asked: str) -> None:
    state = laid_out(yours=["G04"], hand=["G04"], their_hand=["G04"], turn=turn)
    state.first = 0
    in_play(state, 1, "G04")
    at = Table(state)
    assert at.asked[1] == "main"
    assert question(scene(at.match, (), at.asked[0], "fr", PEOPLE)) == asked


@pytest.mark.rule("NIN-1.1")
def test_who_has_chosen_a_deck_is_seen_to_have() -> None:
    here = scene(begun({"mulligan": "off"}), (), None, "fr", PEOPLE)
    drawn = [nintendo.board(replaced(here, ready=ready)).image for ready in ((), (1,))]
    row = (600, 632, 1200, 848)  # of the second seat
    assert ImageChops.difference(drawn[0].crop(row), drawn[1].crop(row)).getbbox() is not None


def test_signs_are_explained_to_those_who_are_new_below_hand_and_characters() -> None:
    for name in ("main", "block", "attackers"):
        here = nintendo_samples.table(name)
        known, new = (nintendo.table(replace(here, legend=one)).image for one in (False, True))
        assert ImageChops.difference(known.convert("RGB"), new.convert("RGB")).getbbox()


HOSTILE = (
    "« " + "W" * 40 + " »",
    "« \u05e9\u05dc\u05d5\u05dd \u202e\u0639\u0631\u0628\u064a »",
    "« " + "\U0001f98a\u200d" * 30 + " »",
    "« Z" + "\u0334" * 60 + " »",
    "« " + "\ufdfd" * 20 + " »",
)


@pytest.mark.parametrize("deck", HOSTILE)
@pytest.mark.parametrize("name", ["main", "full"])
def test_what_a_deck_is_called_stays_below_the_name(deck: str, name: str) -> None:
    """Whatever people write, it breaks nothing beside it, and is cut where it is long."""
    plain = nintendo_samples.board(name)
    plain = replaced(plain, people=tuple(one._replace(deck="") for one in plain.people))
    called = replaced(plain, people=tuple(one._replace(deck=deck) for one in plain.people))
    images = [nintendo.board(one).image.convert("RGB") for one in (plain, called)]
    for panel in PANELS:
        here = Box(panel.left + 20, panel.top, 330, panel.height)
        for image in images:
            image.paste("black", (here.left, here.top, here.right, here.bottom))
    assert ImageChops.difference(*images).getbbox() is None


def test_a_deck_is_named_on_the_board() -> None:
    plain = nintendo_samples.board("main")
    bare = replaced(plain, people=tuple(one._replace(deck="") for one in plain.people))
    one, other = (nintendo.board(each).image.convert("RGB") for each in (plain, bare))
    for panel in PANELS:
        box = (panel.left + 20, panel.top + 42, panel.left + 350, panel.bottom)
        assert ImageChops.difference(one.crop(box), other.crop(box)).getbbox() is not None
