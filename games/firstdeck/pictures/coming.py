"""My own things on a private picture: my cards of the round, and my deck three by three."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from games.firstdeck.hands import SIZE, Hand, hands
from games.firstdeck.pictures import layout
from games.firstdeck.pictures.faces import KINDS, card_face, head_of
from games.firstdeck.pictures.others import first_in_battle
from games.firstdeck.pictures.words import cards_of, view_of
from games.firstdeck.view import SeatView
from render.kit import faces, marks, paint, parts
from render.kit.design import height_of
from render.kit.faces import State
from render.kit.geometry import Box, step_of
from render.kit.icons import icon
from render.kit.legend import Meaning, legend
from render.kit.scene import Scene
from render.kit.text import fit, measure, write
from render.kit.theme import WHITE, word_font

CARD, NARROW, APART = 80, 6, 24  # px of a card, between cards of a hand, between hands
HEAD, FOOT = 44, 42  # px above the cards, and below them for what they are worth
BRACKET = 3  # px


def own(image: Image.Image, scene: Scene, kind: str) -> None:
    """Draw the band: what lies beside my deck, my deck, and what its hands are worth."""
    assert scene.seat is not None
    panel = view_of(scene).panels[scene.seat]
    parts.band(image, layout.OWN, scene.theme)
    if not panel.symbol:
        return
    room = layout.OWN.inset(32, 0)
    word, beside = beside_deck(scene, panel, kind)
    added, waiting = _under(scene, panel, kind)
    if beside:
        width = max(240, min(len(beside) * 92, 440))
        left = room._replace(width=width)
        strip(image, scene, left, scene.word(f"firstdeck-picture-{word}"), beside, panel=panel)
        room = Box(left.right + 32, room.top, room.right - left.right - 32, room.height)
    _deck(image, scene, (*panel.deck, *added), room, added, waiting)


def beside_deck(scene: Scene, panel: SeatView, kind: str) -> tuple[str, Sequence[str]]:
    """Return what lies left of my deck, if anything: the row, or my cards in play."""
    if kind == "discard":
        return "row", [spot.card for spot in view_of(scene).row if spot.free]
    if kind == "order" or answered(scene, "order"):
        return "", ()
    return "in-play", panel.in_play


def answered(scene: Scene, kind: str) -> tuple[str, ...]:
    """Return what the reader answered to a question whose answers are still sealed."""
    for given in view_of(scene).given:
        if given.kind == f"firstdeck.{kind}":
            return given.picks
    return ()


def _under(scene: Scene, panel: SeatView, kind: str) -> tuple[Sequence[str], int]:
    """Return the cards that I put under my deck, and how many of mine still wait for a place."""
    if given := answered(scene, "order"):
        return given, 0
    if kind != "order":
        return (), 0
    return scene.picked, len(panel.in_play) - len(scene.picked)


def _deck(
    image: Image.Image,
    scene: Scene,
    deck: Sequence[str],
    room: Box,
    added: Sequence[str],
    waiting: int,
) -> None:
    """Draw a deck in drawing order, hand by hand, with dashes for what is still to be placed."""
    theme = scene.theme
    head = scene.word("firstdeck-picture-my-deck")
    left = room.left + 24 + parts.heading(image, (room.left, room.top + 24), head, theme)
    _legend(image, scene, Box(left, room.top + 6, room.right - left, 36))
    view = view_of(scene)
    found = hands(cards_of(scene), deck, view.round, view.rounds)
    groups = _groups(scene, found, deck, waiting)
    width, gap, apart = _sizes([len(group) for _, group in groups], room.width)
    high = height_of(width)
    top = room.top + HEAD + (room.height - HEAD - FOOT - high) // 2
    x = room.left
    for hand, group in groups:
        start = x
        for card in group:
            box = Box(x, top, width, high)
            _place(image, scene, card, box, added, gap)
            x += width + gap
        span = Box(start, top + high + 8, x - gap - start, FOOT - 8)
        _worth(image, scene, hand, span)
        x += apart - gap


class Rest(NamedTuple):
    """What is said of cards beyond the hands to come, and briefly where few of them stand."""

    words: str
    short: str

    @classmethod
    def of(cls, scene: Scene, long: str, short: str, **args: int) -> "Rest":
        """Return the words of two messages about the same."""
        ways = (scene.word(f"firstdeck-picture-{one}", **args) for one in (long, short))
        return cls(*ways)


def _groups(
    scene: Scene, found: Sequence[Hand], deck: Sequence[str], waiting: int
) -> list[tuple[Hand | Rest, list[str]]]:
    """Return the cards of each hand to come, and what follows with what is said of it.

    A place that still waits for one of my cards is "". What is left after the last main round is
    shuffled before it plays.
    """
    view = view_of(scene)
    groups: list[tuple[Hand | Rest, list[str]]] = [(hand, list(hand.cards)) for hand in found]
    rest = list(deck[sum(len(hand.cards) for hand in found) :])
    empty = [""] * waiting
    if found and not rest and not found[-1].full:
        room = max(0, SIZE - len(groups[-1][1]))
        groups[-1][1].extend(empty[:room])
        empty = empty[room:]
    after = view.round + len(found) + 1
    if not rest and empty and after <= view.rounds:
        return [*groups, (Rest.of(scene, "hand-rest", "hand-short", round=after), empty)]
    rest += empty
    return [*groups, (Rest.of(scene, "rest", "rest-short"), rest)] if rest else groups


def _sizes(lengths: Sequence[int], room: int) -> tuple[int, int, int]:
    """Return the width of a card, and the gaps in a hand and between hands, that fit."""
    cards, splits = sum(lengths), max(0, len(lengths) - 1)
    for width in range(CARD, 30, -2):
        gap, apart = (NARROW, APART) if width > 56 else (3, 14)
        if cards * width + (cards - len(lengths)) * gap + splits * apart <= room:
            return width, gap, apart
    return 30, 2, 10


def _place(
    image: Image.Image, scene: Scene, card: str, box: Box, added: Sequence[str], gap: int
) -> None:
    theme = scene.theme
    if not card:
        paint.dashed(image, box, 7, theme.muted)
        return
    state: State = "new" if card in added and gap > 3 else "plain"
    faces.card(image, box, card_face(card, scene), "S", state)


def _worth(image: Image.Image, scene: Scene, hand: Hand | Rest, span: Box) -> None:
    """Draw a bracket, and below it the round and the value of the hand."""
    theme = scene.theme
    colour = theme.muted if isinstance(hand, Rest) else theme.accent
    paint.fill(image, span._replace(height=BRACKET), colour)
    for x in (span.left, span.right - BRACKET):
        paint.fill(image, Box(x, span.top - 6, BRACKET, 6), colour)
    middle, y = span.middle[0], span.top + 24
    if isinstance(hand, Rest):
        words, font = fit(hand.words, word_font(30), span.width + 16, 20, hand.short)
        write(image, (middle, y), words, font, theme.muted, "centre")
        return
    part = "whole" if hand.full else "already"
    room = span.width + 16 - 66
    long = scene.word(f"firstdeck-picture-hand-{part}", round=hand.round)
    short = scene.word("firstdeck-picture-hand-short", round=hand.round)
    if measure(short, word_font(24)) > room:
        short = str(hand.round)
    words, font = fit(long, word_font(30), room, 24, short)
    value = str(hand.worth.value)
    display = theme.display(40)
    wide = measure(words, font) + 6 + measure(value, display) + 4 + 34
    left = middle - wide // 2
    left += write(image, (left, y), words, font, WHITE) + 6
    left += write(image, (left, y), value, display, WHITE) + 4
    marks.paste_middle(image, icon(head_of(hand.worth.family), 34), (left + 17, y))


def _legend(image: Image.Image, scene: Scene, box: Box) -> None:
    meanings = (
        Meaning(icon(KINDS["gob"].head, 34), scene.word("firstdeck-picture-legend-gob")),
        Meaning(icon(KINDS["wild"].head, 34), scene.word("firstdeck-picture-legend-wild")),
    )
    legend(image, scene, box, meanings)


def below_heading(box: Box, high: int) -> int:
    """Return the top of a row of cards: in the middle, but never on the heading."""
    return box.top + HEAD + max(0, (box.height - HEAD - FOOT - high) // 2)


def strip(
    image: Image.Image,
    scene: Scene,
    box: Box,
    words: str,
    cards: Sequence[str],
    *,
    panel: SeatView | None = None,
) -> None:
    """Draw a heading and a row of small cards; swords stand before those drawn in battle.

    Those that I throw out, still secretly, are crossed out.
    """
    head, font = fit(words, word_font(32, 600), box.width, 26)
    write(image, (box.left, box.top + 24), head, font, scene.theme.muted)
    leaving = answered(scene, "discard")
    battle = first_in_battle(scene, panel.table) if panel and cards == panel.in_play else None
    fought = panel.table[battle].id if panel and battle is not None else ""
    step = step_of(len(cards), CARD, box.width, 12)
    high = height_of(CARD)
    top = below_heading(box, high)
    for at, card in enumerate(cards):
        spot = Box(box.left + at * step, top, CARD, high)
        shown = step if at + 1 < len(cards) and step < CARD else None
        state: State = "leaves" if card in leaving else "plain"
        faces.card(image, spot, card_face(card, scene), "S", state, shown=shown)
        if card == fought:
            swords = icon("glyph:sword_cross", 30, WHITE)
            marks.paste_middle(image, swords, (spot.left + 20, spot.bottom + 22))
