"""What a seat brings: decks of its own (NIN-1.1, NIN-9)."""

from collections.abc import Mapping

from games.core.bringing.brought import Brought, Build, Checked, read_counts, write_counts
from games.core.info import Info, Start, option
from games.core.streams import Streams
from games.core.text import Text, text
from games.nintendo import setup
from games.nintendo.cards import COPIES, DECK_SIZE, Cards, copies
from games.nintendo.grammar.forms import COLOURS


def bring(info: Info, start: Start) -> Build | None:
    """Ask for decks of one's own, where they may be chosen (NIN-1.1); none are needed."""
    if option(start, info, "decks") != "choose":
        return None
    prompt = text("nintendo-bring", most=setup.MOST_DECKS, lists=option(start, info, "lists"))
    return Build(prompt, {"decks": []}, optional=True)


def check_brought(cards: Cards, info: Info, start: Start, brought: Brought) -> Checked:
    """Return all that is wrong with the decks of a seat, and what it should know (NIN-9.4)."""
    decks, colours = setup.decks_of(brought), option(start, info, "colours")
    if decks is None:
        return Checked((text("nintendo-deck-form", most=setup.MOST_DECKS),))
    faults: list[Text] = []
    warnings: list[Text] = []
    for place, deck in enumerate(decks, 1):
        faults += _each(place, setup.faults_of(cards, colours, deck))
        if not faults:
            warnings += _each(place, setup.warnings_of(cards, deck))
    return Checked(tuple(faults), tuple(warnings))


def _each(place: int, said: list[Text]) -> list[Text]:
    """Say of which deck each of these is."""
    return [text("nintendo-deck-of", deck=place, what=one) for one in said]


def read_brought(cards: Cards, written: str) -> Brought:
    """Return decks from lines "n id" in any order, a line of dashes between two (NIN-9.5).

    Raises Refused with the line that says nothing.
    """
    decks: list[dict[str, int]] = []
    above = ""  # empty lines for those before, so that a fault names its own
    lines: list[str] = []
    for line in [*written.splitlines(), "-"]:
        if line.strip("- \t") or "-" not in line:
            lines.append(line)
            continue
        found = read_counts(above + "\n".join(lines), cards.by_id, cards.names)
        if found:
            decks.append(_in_order(cards, found))
        above += "\n" * (len(lines) + 1)
        lines = []
    return {"decks": decks}


def write_brought(cards: Cards, brought: Brought) -> str:
    """Return decks as `read_brought` reads them, in the order of the card file."""
    decks = setup.decks_of(brought) or []
    return "\n-\n".join(write_counts(deck, cards.by_id) for deck in decks)


def _in_order(cards: Cards, deck: Mapping[str, int]) -> dict[str, int]:
    return {card: deck[card] for card in cards.ordered(list(deck))}


def random_brought(cards: Cards, info: Info, start: Start, rng: Streams) -> Brought | None:
    """Return up to two decks that anybody may bring, drawn; None where none are chosen."""
    if bring(info, start) is None:
        return None
    colours = option(start, info, "colours")
    return {"decks": [_random_deck(cards, colours, rng) for _ in range(rng.below("bring", 3))]}


def _random_deck(cards: Cards, colours: str, rng: Streams) -> dict[str, int]:
    most = len(COLOURS) if colours == "any" else int(colours)
    held = rng.sample("bring", COLOURS, min(most, 2 + rng.below("bring", 2)))
    pool = [card.id for card in cards.by_id.values() if card.colour in held]
    order = rng.shuffled("bring", pool)
    deck: dict[str, int] = {}
    while sum(deck.values()) < DECK_SIZE:
        card = rng.choice("bring", order)
        if copies(deck, cards.by_id)[cards[card].same] < COPIES:
            deck[card] = deck.get(card, 0) + 1
    return _in_order(cards, deck)
