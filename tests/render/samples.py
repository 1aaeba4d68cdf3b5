"""Moments of matches, made by hand, for pictures: no rules are needed to draw."""

from functools import cache
from pathlib import Path

import msgspec

from games.core.data.theme import read_theme
from games.core.decision import Decision, Option
from games.core.event import Chapter, Mark
from games.core.face import Faces
from games.core.match.best import Best
from games.core.match.course import Point
from games.core.text import Name, text
from games.core.view import Standing
from games.firstdeck.cards import Cards, read_cards
from games.firstdeck.view import (
    Contest,
    FirstDeckView,
    Given,
    Place,
    SeatView,
    Shown,
    Theft,
    Worth,
)
from games.registry import card_file, load
from locales import Reader, Texts
from render.kit.scene import Scene, SeatHolder

PEOPLE = (
    SeatHolder("Ana"),
    SeatHolder("Bao"),
    SeatHolder("Castor", ai=True),
    SeatHolder("Chloé"),
    SeatHolder("Dimitri"),
)
WIDE = (
    SeatHolder("W" * 32),
    SeatHolder("山田太郎山田太郎山田太郎", "yamada_taro"),
    SeatHolder("👩‍💻 Zoé 🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊"),
    SeatHolder("محمد بن عبد الله", "mohamed.b"),
    SeatHolder("Maximilien-Alexandre de la Tour", ai=True),
)


@cache
def cards_of_today() -> Cards:
    return read_cards(card_file("games.firstdeck"))


def names() -> dict[str, Name]:
    return dict(cards_of_today().names)


def faces() -> Faces:
    return cards_of_today().faces


@cache
def texts() -> Texts:
    return Texts(Path(__file__).parent / "texts", load()["firstdeck"].texts, strict=True)


def worth(cards: list[str]) -> Worth:
    """A value as FDB-4.2 counts it, for cards drawn by hand."""
    printed = [faces()[card] for card in cards]
    sums: dict[str, int] = {}
    for card in printed:
        if card.family:
            sums[card.family] = sums.get(card.family, 0) + card.n
    best = max(sums, key=lambda family: sums[family], default="")
    n = sums.get(best, 0)
    wild, gob = sum(c.wild for c in printed), sum(c.gob for c in printed)
    return Worth(max(0, n + wild - gob), best, n, wild, gob)


def table(cards: str, thrown: str = "", taken: str = "", boxed: str = "") -> tuple[Shown, ...]:
    """Cards on a table: "P01 P02", with those that leave or came."""
    ids = cards.split()
    value = worth([card for card in ids if card not in boxed.split()])
    shown = []
    for card in ids:
        printed = faces()[card]
        counts = bool(printed.wild or printed.gob or printed.family == value.family)
        fate = "boxed" if card in boxed.split() else "thrown" if card in thrown.split() else ""
        shown.append(Shown(card, counts and fate != "boxed", fate))
    if taken:
        shown.append(Shown(taken, False, "taken"))
    return tuple(shown)


def seat(
    number: int,
    stars: int,
    cards: str,
    deck: str,
    role: str = "loser",
    *,
    thrown: str = "",
    taken: str = "",
    boxed: str = "",
    ordered: bool = False,
    spent: str = "",
    conceded: int = 0,
) -> SeatView:
    ids = [card for card in cards.split() if card not in boxed.split()]
    return SeatView(
        seat=number,
        conceded=conceded,
        symbol="TCQMS"[number],
        stars=stars,
        deck=tuple(deck.split()),
        ordered=ordered,
        table=table(cards, thrown, taken, boxed),
        spent=tuple(spent.split()),
        worth=worth(ids) if cards else None,
        role=role,
        won=stars // 2,
        won_final=0,
    )


def contest(
    panels: tuple[SeatView, ...],
    winners: tuple[int, ...],
    *,
    runner_up: int | None = None,
    draws: int = 0,
    number: int = 4,
    final: bool = False,
    running: bool = False,
    fighters: tuple[int, ...] = (),
) -> Contest:
    return Contest(
        number=number,
        final=final,
        open=running,
        worths=tuple(panel.worth for panel in panels),
        fighters=fighters or winners,
        draws=draws,
        winners=winners,
        gain=0 if running else 2 if len(winners) == 1 else 1,
        runner_up=runner_up,
    )


def view(
    panels: tuple[SeatView, ...], reader: int | None = None, **changes: object
) -> FirstDeckView:
    base = FirstDeckView(
        reader=reader,
        seats=len(panels),
        stage="main",
        phase="take",
        round=4,
        rounds=8 if len(panels) == 5 else 10,
        final_round=0,
        first=0,
        panels=panels,
        pile=tuple(f"P{n:02}" for n in range(17, 41)),
        box=("P01", "P06", "P11", "P29", "T7"),
        row=(Place("P30"), Place("P28"), Place("P20", 3), Place("P35")),
        choosing=(3, 0, 1, 2),
        queue=(0, 1, 2),
        take_two=False,
        reference=2,
        theft=None,
        contest=None,
        finals=(),
        last_alone=None,
        tiebreak="shared",
    )
    return msgspec.structs.replace(base, **changes)


def scene(shown: FirstDeckView, locale: str = "fr", **changes: object) -> Scene:
    people = changes.pop("people", PEOPLE)[: shown.seats]
    reader = Reader(locale, shown.reader, tuple(person.name for person in people), names())
    return Scene(
        read_theme("games.firstdeck"),
        "games.firstdeck.pictures.drawn",
        shown,
        texts(),
        reader,
        faces(),
        people,
        revision=37,
        **changes,
    )


def four(reader: int | None = None) -> FirstDeckView:
    """The moment of the mock-up: Chloé just took the elves, Ana is next."""
    panels = (
        seat(0, 3, "T2 P03 T4", "T1 P27 P29 P08 T6 T3", ordered=reader == 0),
        seat(1, 2, "C2 P09 C7", "C1 C3 C4 C5 C6 P07 P12", thrown="C7"),
        seat(2, 4, "Q2 P26 Q1 Q4 P13", "Q3 Q5 Q6 Q7 P21", "winner"),
        seat(3, 2, "M2 M1 M3", "M4 M5 M6 M7 P16 P22 P02", taken="P20"),
    )
    return view(panels, reader, contest=contest(panels, (2,), runner_up=0, draws=2))


FOUR_MARKS = (
    Mark("card:P20", "row:2"),
    Mark("stars:2", gain=2),
    Mark("card:C7"),
)


def board_four(**changes: object) -> Scene:
    return scene(four(), **{"awaited": (0, 3), "ready": (), "marks": FOUR_MARKS} | changes)


def board_two(**changes: object) -> Scene:
    panels = (
        seat(0, 17, "T1 T2 P34 P05 P13 P28 P33 P30", "T3 T4", "winner"),
        seat(1, 12, "C1 C2 P10", "C3 C4 C5 P08 P09", thrown="C1"),
    )
    shown = view(
        panels,
        row=(Place("P24"), Place("P40"), Place("P36")),
        choosing=(1, 0),
        queue=(1, 0),
        take_two=True,
        reference=0,
        contest=contest(panels, (0,), runner_up=1),
        pile=("P17",),
    )
    return scene(shown, **{"awaited": (1,), "marks": (Mark("stars:0", gain=2),)} | changes)


def board_three(**changes: object) -> Scene:
    """A battle that ended in a total tie."""
    panels = (
        seat(0, 6, "T1 P03 T2 P13", "", "cowinner"),
        seat(1, 4, "C2 P08 C1", "", "cowinner"),
        seat(2, 1, "Q7 P30 P38 Q1", "Q2 Q3 P19", boxed="P38"),
    )
    shown = view(
        panels,
        row=(Place("P14"), Place("P23"), Place("P39")),
        choosing=(1, 2, 0),
        queue=(1, 2, 0),
        reference=0,
        phase="discard",
        contest=contest(panels, (0, 1), draws=1),
    )
    marks = (Mark("stars:0", gain=1), Mark("stars:1", gain=1), Mark("stars:2", gain=-1))
    return scene(shown, **{"awaited": (2,), "marks": marks} | changes)


def board_five(**changes: object) -> Scene:
    panels = (
        seat(0, 3, "T2 P03 T4", "T1 P27 P29 P08 T6 T3", taken="P15"),
        seat(1, 12, "C2 P09 C7", "C1 C3 C4 C5 C6 P07 P12", thrown="C7", taken="P31"),
        seat(2, 4, "Q2 P26 Q1 Q4 P13 P32 P14", "Q3 Q5 Q6 Q7 P21", "winner"),
        seat(3, 2, "M2 M1 M3 P18", "M4 M5 M6 M7 P16 P22 P02"),
        seat(4, 0, "", "", conceded=1),
    )
    shown = view(
        panels,
        row=(
            Place("P30", 1),
            Place("P28"),
            Place("P15", 0),
            Place("P35"),
            Place("P05", boxed=True),
        ),
        choosing=(3, 0, 1, 2),
        queue=(3, 2),
        contest=contest(panels, (2,), runner_up=0, draws=1),
    )
    marks = (Mark("card:P15", "row:2"), Mark("card:P31", "row:0"), Mark("stars:2", gain=2))
    return scene(shown, **{"awaited": (3,), "marks": marks} | changes)


def board_victim(**changes: object) -> Scene:
    panels = (
        seat(0, 3, "T2 P37 T4", "T1 T3", "fighter", boxed="P37"),
        seat(1, 2, "C2 P09 C7", "C1 C3 C4 C5 C6 P07 P12", "fighter"),
        seat(2, 4, "Q2 P26 Q1", "Q3 Q5 Q6 Q7 P21", "fighter"),
        seat(3, 0, "M2 M1 M3", "M4 M5 M6 M7 P16 P22 P02", "fighter"),
    )
    shown = view(
        panels,
        phase="victim",
        theft=Theft(0, "P37", (1, 2)),
        row=(Place("P30"), Place("P28"), Place("P20"), Place("P35")),
        contest=contest(panels, (), running=True, fighters=(0, 1, 2, 3)),
        choosing=(),
        queue=(),
        reference=None,
    )
    marks = tuple(Mark(f"card:{card}") for card in ("P30", "P28", "P20", "P35"))
    return scene(shown, **{"awaited": (0,), "marks": marks} | changes)


_COURSE = (
    *((0, 0, 0, 0), (0, 2, 0, 0), (2, 2, 0, 0), (2, 4, 0, 0), (2, 6, 2, 2), (4, 6, 2, 4)),
    *((4, 8, 4, 4), (4, 8, 7, 4), (4, 10, 9, 6), (4, 11, 11, 8), (6, 11, 13, 9), (6, 13, 15, 9)),
    (11, 13, 15, 9),
)
COURSE = tuple(
    Point(
        scores,
        Chapter(
            text("firstdeck-chapter-round", round=number),
            text("firstdeck-chapter-round-name", round=number),
        )
        if number
        else None,
    )
    for number, scores in enumerate(_COURSE)
)
TOLD = {"course": COURSE, "best": Best(2, "Q1", 6, 3)}


def board_final(**changes: object) -> Scene:
    panels = (
        seat(0, 11, "T1 P03 T2", "P01", "loser", spent="T3 T4 T5 P07"),
        seat(1, 13, "C2 P08 P26 P09", "", "winner", spent="C3 C4 C5"),
        seat(2, 15, "Q1 P13", "", "loser", spent="Q2 Q3 P19"),
        seat(3, 9, "", "", "", spent="M1 M2 M3"),
    )
    played = contest(panels, (1,), runner_up=0, number=3, final=True)
    finals = (
        msgspec.structs.replace(played, number=1, winners=(2,)),
        msgspec.structs.replace(played, number=2, winners=(0, 3), gain=1, draws=2),
        played,
    )
    shown = view(
        panels,
        stage="over",
        phase="over",
        round=10,
        final_round=3,
        pile=(),
        row=(),
        choosing=(),
        queue=(),
        contest=played,
        finals=finals,
        last_alone=0,
        box=tuple(f"P{n:02}" for n in range(20, 32)),
    )
    standings = (
        Standing(1, (2,), 15, (text("sample-fact-rounds"),)),
        Standing(2, (1,), 13),
        Standing(3, (0,), 11, (text("sample-fact-last"),)),
        Standing(4, (3,), 9),
    )
    return scene(shown, **{"standings": standings} | changes)


def board_decks(seats: int = 5, **changes: object) -> Scene:
    panels = tuple(SeatView(n, 0, "", 0, (), False, (), (), None, "", 0, 0) for n in range(seats))
    shown = view(
        panels, stage="decks", phase="decks", round=0, row=(), choosing=(), queue=(), reference=None
    )
    waits = tuple(range(seats))
    return scene(shown, **{"awaited": waits, "ready": (1, 3)} | changes)


def question(kind: str, options: list[tuple[str, str]], **changes: object) -> Decision:
    """A question whose options are (id, place in the view)."""
    return Decision(
        kind=f"firstdeck.{kind}",
        rule="FDB-6.2",
        prompt=text(f"sample-{kind}"),
        options=tuple(Option(key, text("core-over"), on) for key, on in options),
        sitting="round:4",
        **changes,
    )


def cards_question(kind: str, cards: str, **changes: object) -> Decision:
    return question(kind, [(card, f"card:{card}") for card in cards.split()], **changes)


def table_take(**changes: object) -> Scene:
    panels = four(0).panels
    shown = view(
        panels,
        0,
        row=(Place("P30"), Place("P28"), Place("P20", 3), Place("P35")),
        contest=four().contest,
    )
    asked = cards_question("take", "P30 P28 P35")
    return scene(shown, **{"awaited": (0,), "decision": asked} | changes)


def table_hint(**changes: object) -> Scene:
    """The same question once what the house would do was asked."""
    why = "2 Hommes-Caméléons\u00a0: ajoute 2 à ta plus grande famille"
    return table_take(**{"advised": ("P28",), "why": why} | changes)


def table_take_four(**changes: object) -> Scene:
    shown = four(0)
    asked = cards_question("take", "P30 P33 P20 P38")
    return scene(shown, **{"awaited": (0,), "decision": asked, "picked": ("P20",)} | changes)


def table_take_five(**changes: object) -> Scene:
    asked = cards_question("take", "P30 P33 P20 P38 P26")
    return scene(four(0), **{"awaited": (0,), "decision": asked} | changes)


def table_take_box(**changes: object) -> Scene:
    shown = msgspec.structs.replace(four(0), queue=(0, 1), take_two=True)
    asked = cards_question("take_box", "P30 P20 P40", least=2, most=2, ordered=True)
    return scene(shown, **{"awaited": (0,), "decision": asked, "picked": ("P20", "P30")} | changes)


def table_discard(**changes: object) -> Scene:
    asked = cards_question("discard", "T2 P03 T4 T7", least=0, none=text("sample-discard"))
    return scene(four(0), **{"awaited": (0,), "decision": asked, "picked": ("T7",)} | changes)


def table_order(count: int = 20, picked: int = 7, **changes: object) -> Scene:
    cards = [card for card in faces() if card.startswith("P")][:40:2][:count]
    asked = cards_question("order", " ".join(cards), least=count, most=count, ordered=True)
    panels = list(four(0).panels)
    panels[0] = seat(
        0, 3, " ".join(cards), "T1 P27 P29 P08 T6 T3 T5 P16 P17 P18 P21 P22", ordered=True
    )
    shown = msgspec.structs.replace(four(0), panels=tuple(panels))
    picks = tuple(reversed(cards[:picked]))
    return scene(shown, **{"awaited": (0,), "decision": asked, "picked": picks} | changes)


def table_victim(**changes: object) -> Scene:
    shown = msgspec.structs.replace(board_victim().view, reader=0)
    asked = question("victim", [("1", "seat:1"), ("2", "seat:2")])
    return scene(shown, **{"awaited": (0,), "decision": asked} | changes)


def table_deck(**changes: object) -> Scene:
    shown = msgspec.structs.replace(board_decks(4).view, reader=0)
    asked = question("deck", [(d, f"deck:{d}") for d in "TCQMS"], most=5, ordered=True)
    return scene(shown, **{"awaited": (0,), "decision": asked, "picked": ("M", "T")} | changes)


def table_thrown(**changes: object) -> Scene:
    """My discard is in, others still think."""
    shown = msgspec.structs.replace(four(0), given=(Given("firstdeck.discard", ("T4",)),))
    return scene(shown, **{"awaited": (0, 3), "ready": (0,)} | changes)


def table_arranged(**changes: object) -> Scene:
    """I put my cards in order, others still choose."""
    shown = msgspec.structs.replace(four(0), given=(Given("firstdeck.order", ("T4", "T2", "P03")),))
    return scene(shown, **{"awaited": (0, 3), "ready": (0,)} | changes)


def table_waiting(**changes: object) -> Scene:
    return scene(four(2), **{"awaited": (0, 3)} | changes)


BOARDS = {
    "board_two": board_two,
    "board_three": board_three,
    "board_four": board_four,
    "board_five": board_five,
    "board_victim": board_victim,
    "board_final": board_final,
    "board_decks": board_decks,
}
TABLES = {
    "table_take": table_take,
    "table_take_four": table_take_four,
    "table_take_five": table_take_five,
    "table_take_box": table_take_box,
    "table_discard": table_discard,
    "table_order": table_order,
    "table_victim": table_victim,
    "table_deck": table_deck,
    "table_thrown": table_thrown,
    "table_arranged": table_arranged,
    "table_waiting": table_waiting,
}
