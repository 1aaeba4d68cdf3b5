"""A view in words: the caption of the board, and the whole table as text."""

from collections import Counter
from collections.abc import Sequence

from games.core.face import Faces, face
from games.core.text import Card, Item, Text, Who, text
from games.core.view import Headline
from games.firstdeck.events import card, cards, formula, label, people
from games.firstdeck.printed import CardFace
from games.firstdeck.view import Contest, FirstDeckView, SeatView, Shown, Worth


def headline(view: FirstDeckView) -> Headline:
    """Return the stage, the stars of each seat, and the seats in playing order."""
    scores = tuple(
        text("firstdeck-score", who=Who(panel.seat), stars=panel.stars) for panel in view.panels
    )
    return Headline(_stage(view), scores, view.choosing or view.active, ahead=_ahead(view))


def _ahead(view: FirstDeckView) -> tuple[Text, ...]:
    """Return what comes and decides: the final series with its 5 stars (group FDB-7)."""
    match view.stage:
        case "over":
            return ()
        case "final":
            return (text("firstdeck-ahead-last"),)
        case "decks":
            return (text("firstdeck-ahead-series"),)
        case "main":
            left = view.rounds - view.round
            return (text("firstdeck-ahead-rounds", rounds=view.rounds, left=left),)


def _stage(view: FirstDeckView) -> Text:
    """Return where the match stands: the round, and what is being done in it."""
    match view.stage:
        case "decks":
            return text("firstdeck-stage-decks")
        case "over":
            return text("firstdeck-stage-over")
        case "final":
            return text("firstdeck-stage-final", round=view.final_round)
        case "main":
            doing = text(f"firstdeck-doing-{view.phase}")
            rounds = {"round": view.round, "rounds": view.rounds}
            return text("firstdeck-stage-main", **rounds, doing=doing)


def describe(faces: Faces, view: FirstDeckView) -> list[Text]:
    """Say all that the picture shows: stage, contest, row, seats (own first), hidden zones."""
    own = view.reader or 0
    around = [view.panels[(own + step) % view.seats] for step in range(view.seats)]
    said = [_stage(view), *_own_answers(view), *_theft(view), *_contest(view), *_row(faces, view)]
    if view.stage == "decks":
        return [*said, text("firstdeck-say-decks"), *_hidden(faces, view, around)]
    for panel in around:
        said += _seat(faces, panel)
    return [*said, *_finals(view), *_hidden(faces, view, around)]


def close_up(faces: Faces, view: FirstDeckView, which: str) -> list[Text]:
    """Say what the close-up of that id shows ("seat:0", "middle", "pile", "box").

    Raises KeyError when there is none of that kind.
    """
    kind, _, seat = which.partition(":")
    match kind:
        case "seat":
            panel = view.panels[int(seat)]
            return [*_seat(faces, panel), *_below(faces, panel)]
        case "middle":
            return [*_theft(view), *_contest(view), *_row(faces, view)]
        case "pile":
            return _pile(faces, view)
        case "box":
            return _box(faces, view)
        case _:
            raise KeyError(which)


def _own_answers(view: FirstDeckView) -> list[Text]:
    """The reader's own sealed answers, which nobody else sees yet."""
    return [
        text(f"firstdeck-given-{given.kind.removeprefix('firstdeck.')}", cards=cards(given.picks))
        for given in view.given
    ]


def _theft(view: FirstDeckView) -> list[Text]:
    if view.theft is None:
        return []
    return [text("firstdeck-say-theft", who=Who(view.theft.thief), card=card(view.theft.card))]


def _contest(view: FirstDeckView) -> list[Text]:
    """Who won the contest or still fights, and all values, best first."""
    contest = view.contest
    if contest is None:
        return []
    found = [(seat, worth) for seat, worth in enumerate(contest.worths) if worth]
    best_first = sorted(found, key=lambda one: -one[1].value)
    said = tuple([_worth(seat, worth) for seat, worth in best_first])
    return [_result(contest), text("firstdeck-say-values", values=said)]


def _worth(seat: int, worth: Worth) -> Text:
    return text("firstdeck-worth", who=Who(seat), worth=formula(worth))


def _result(contest: Contest) -> Text:
    """Who gained the stars of a contest, or who still fights for them."""
    number, final = contest.number, "yes" if contest.final else "no"
    if contest.open:
        fighting = people(contest.fighters)
        return text("firstdeck-say-open", draws=contest.draws, people=fighting)
    won = people(contest.winners)
    return text("firstdeck-say-won", round=number, final=final, people=won, stars=contest.gain)


def _row(faces: Faces, view: FirstDeckView) -> list[Text]:
    """The cards to take, who takes in which order, and where the others went."""
    if not view.row:
        return []
    left = tuple([_explained(faces, place.card) for place in view.row if place.free])
    gone = tuple(
        [
            text("firstdeck-say-boxed", card=_named(faces, place.card))
            if place.taker is None
            else text("firstdeck-say-taken", who=Who(place.taker), card=_named(faces, place.card))
            for place in view.row
            if not place.free
        ]
    )
    said = [text("firstdeck-say-row", cards=left)] if left else []
    if view.queue:
        said.append(text("firstdeck-say-queue", people=people(view.queue)))
    return [*said, text("firstdeck-say-row-gone", cards=gone)] if gone else said


def _explained(faces: Faces, card_id: str) -> Text:
    """A card, with what it does where its name does not say so."""
    effect = face(faces, card_id, CardFace).effect
    return text(f"firstdeck-card-{effect or 'plain'}", card=_named(faces, card_id))


def _named(faces: Faces, card_id: str) -> Text:
    """A card by the words of the controls, so that it is found again there."""
    return label(card_id, face(faces, card_id, CardFace))


def _seat(faces: Faces, panel: SeatView) -> list[Text]:
    """A seat: stars, cards on its table, size of its deck; for its owner the deck in order."""
    who = Who(panel.seat)
    if panel.conceded:
        return [text("firstdeck-say-conceded", who=who, stars=panel.stars)]
    shown = tuple([_shown(faces, one) for one in panel.table])
    size = len(panel.deck)
    said = [text("firstdeck-say-seat", who=who, stars=panel.stars, cards=shown, deck=size)]
    if panel.ordered and panel.deck:
        mine = tuple([_named(faces, one) for one in panel.deck])
        said.append(text("firstdeck-say-own-deck", cards=mine))
    return said


def _shown(faces: Faces, one: Shown) -> Text:
    named = _named(faces, one.id)
    return text(f"firstdeck-shown-{one.fate}", card=named) if one.fate else named


def _finals(view: FirstDeckView) -> list[Text]:
    """The rounds of the final series so far, but for the last, which is told above."""
    said = [_result(contest) for contest in view.finals if contest != view.contest]
    if view.last_alone is not None:
        said.append(text("firstdeck-say-last-alone", who=Who(view.last_alone)))
    return said


def _hidden(faces: Faces, view: FirstDeckView, around: Sequence[SeatView]) -> list[Text]:
    """What the other decks, the pile and the box hold, in no order; and who is first."""
    said = [text("firstdeck-say-first", who=Who(view.first))] if view.stage == "main" else []
    for panel in around:
        said += _below(faces, panel)
    return [*said, *_pile(faces, view), *_box(faces, view)]


def _below(faces: Faces, panel: SeatView) -> list[Text]:
    """What a deck holds in no order, and the cards played in the final series."""
    who, said = Who(panel.seat), list[Text]()
    if panel.deck and not panel.ordered:
        said.append(text("firstdeck-say-deck", who=who, cards=_counted(faces, panel.deck)))
    if panel.spent:
        said.append(text("firstdeck-say-spent", who=who, cards=_counted(faces, panel.spent)))
    return said


def _pile(faces: Faces, view: FirstDeckView) -> list[Text]:
    pile = view.pile
    return (
        [text("firstdeck-say-pile", count=len(pile), cards=_counted(faces, pile))] if pile else []
    )


def _box(faces: Faces, view: FirstDeckView) -> list[Text]:
    box = view.box
    return [text("firstdeck-say-box", count=len(box), cards=_counted(faces, box))] if box else []


def _counted(faces: Faces, ids: Sequence[str]) -> tuple[Item, ...]:
    """Cards in the order of the card file, those with the same print counted together."""
    first: dict[tuple[object, ...], str] = {}
    count: Counter[str] = Counter()
    for card_id in sorted(ids):
        shown = face(faces, card_id, CardFace)
        alike = (shown.family, shown.n, shown.wild, shown.gob, shown.effect)
        count[first.setdefault(alike, card_id)] += 1
    return tuple([_times(card(card_id), number) for card_id, number in count.items()])


def _times(one: Card, count: int) -> Item:
    return one if count == 1 else text("firstdeck-times", card=one, count=count)


def aim() -> tuple[Text, ...]:
    """Return the aim in three lines, alike at every table."""
    return tuple(text(f"firstdeck-aim-{line}") for line in (1, 2, 3))
