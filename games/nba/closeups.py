"""What each close-up shows, in words."""

from collections.abc import Sequence

from games.core.text import Text, text
from games.nba import facts, words
from games.nba.view import NbaView


def close_up(view: NbaView, which: str) -> list[Text]:
    """Say what the close-up of that id shows ("seat:0", "market:1", "deck:0", …).

    Raises KeyError when there is none of that kind.
    """
    kind, _, place = which.partition(":")
    number = int(place)
    match kind:
        case "seat":
            coach = view.coaches[number]
            shown = [words.court(view, coach), words.team(view, coach)]
            return [*shown, *words.tactics(view, coach), *words.piles(view, coach)]
        case "market":
            return words.market(view, number)
        case "deck":
            return _pile(view.coaches[number].pool)
        case "discard":
            return _pile(view.coaches[number].discard)
        case "gone":
            return _pile([card for one in view.markets for card in one.player_discard])
        case _:
            raise KeyError(which)


def _pile(cards: Sequence[str]) -> list[Text]:
    if not cards:
        return [text("nba-say-no-cards")]
    return [text("nba-say-cards", cards=tuple(map(facts.held, cards)))]
