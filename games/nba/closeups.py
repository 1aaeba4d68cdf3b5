"""What each close-up shows, in words."""

from collections.abc import Sequence

from games.core.face import Faces
from games.core.text import Text, text
from games.nba import facts, words
from games.nba.view import NbaView


def close_up(faces: Faces, view: NbaView, which: str) -> list[Text]:
    """Say what the close-up of that id shows ("seat:0", "market:1", "box:0", "tactics:1", …).

    Raises KeyError when there is none of that kind.
    """
    kind, _, place = which.partition(":")
    number = int(place)
    match kind:
        case "seat":
            coach = view.coaches[number]
            shown = [words.court(faces, view, coach), words.team(view, coach)]
            return [*shown, *words.tactics(faces, view, coach), *words.piles(view, coach)]
        case "market":
            return words.market(faces, view, number)
        case _:
            return _pile(faces, pile(view, kind, number))


def pile(view: NbaView, kind: str, number: int) -> tuple[str, ...]:
    """Return the cards of a pile, as everybody may know them; hidden ones by id (rule NBA-8.5).

    `number` is a seat or, of tactics, a table. Raises KeyError when there is no such kind.
    """
    match kind:
        case "deck":
            return view.coaches[number].pool
        case "discard":
            return view.coaches[number].discard
        case "box":
            return view.coaches[number].box
        case "tactics":
            return view.markets[number].tactic_pool
        case "thrown":
            return view.markets[number].tactic_discard
        case "gone":
            return tuple(card for one in view.markets for card in one.player_discard)
        case _:
            raise KeyError(kind)


def _pile(faces: Faces, cards: Sequence[str]) -> list[Text]:
    if not cards:
        return [text("nba-say-no-cards")]
    return [text("nba-say-cards", cards=tuple(facts.held(faces, card) for card in cards))]
