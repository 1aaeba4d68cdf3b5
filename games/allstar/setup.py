"""How a match begins: options, species, arenas, tickets (group ASD-1)."""

from collections.abc import Sequence
from typing import cast

from games.allstar.cards import Cards
from games.allstar.state import Mode, Seat, State
from games.core.info import Info, Listing, Start, option, standard_check
from games.core.streams import Streams
from games.core.text import Text, text

RANDOM = "random"


def check(cards: Cards, info: Info, start: Start) -> tuple[Text, ...]:
    """Return what is wrong with seats and options; a list of species must fit, ASD-1.2."""
    wrong = standard_check(info, start)
    named = option(start, info, "species")
    if wrong or named == RANDOM:
        return wrong
    return _check_species(cards, _listed(named), _species_needed(info, start))


def listing(cards: Cards, info: Info, start: Start, choice: str) -> Listing | None:
    """Return the species there are and how many play, rule ASD-1.2."""
    return Listing(cards.species, _species_needed(info, start)) if choice == "species" else None


def _check_species(cards: Cards, named: Sequence[str], needed: int) -> tuple[Text, ...]:
    wrong = [
        text("allstar-species-unknown", name=name) for name in named if name not in cards.species
    ]
    if len(set(named)) != len(named):
        wrong.append(text("allstar-species-twice"))
    if len(named) != needed:
        wrong.append(text("allstar-species-count", count=len(named), need=needed))
    return tuple(wrong)


def new_state(cards: Cards, info: Info, start: Start, rng: Streams) -> State:
    """Return the match before the first deal."""
    mode = cast(Mode, option(start, info, "mode") if start.seats == 2 else "draft")
    species = _drawn_species(cards, info, start, rng)
    players = [one for one, card in cards.players.items() if card.species in species]
    arenas = [one for one, arena in cards.arenas.items() if arena.two or start.seats > 2]
    two = option(start, info, "draft") == "two" and mode in {"draft", "heritage"}
    playing = option(start, info, "playoffs") == "yes"
    tickets = cards.tickets.get(start.seats)
    each = tickets.each if tickets and playing else 0
    return State(
        mode=mode,
        picks=2 if two else 1,
        exact=option(start, info, "playoff_ties") == "exact",
        playoffs=playing,
        species=species,
        pile=rng.shuffled("players", players),
        arena_pile=rng.shuffled("arenas", arenas),
        seats=[Seat(each) for _ in range(start.seats)],
        starter=rng.below("first", 2) if mode == "market" else None,
    )


def _drawn_species(cards: Cards, info: Info, start: Start, rng: Streams) -> list[str]:
    """Return the species in play, strongest first, rule ASD-1.2."""
    named = option(start, info, "species")
    wanted = _listed(named)
    if named == RANDOM:
        wanted = rng.sample("species", cards.species, _species_needed(info, start))
    return [species for species in cards.species if species in wanted]


def _listed(named: str) -> list[str]:
    return named.replace(",", " ").split()


def _species_needed(info: Info, start: Start) -> int:
    """Return how many species play: two a manager; with two 5, in the Open Market 6 (ASD-1.2)."""
    if start.seats > 2:
        return 2 * start.seats
    return 6 if option(start, info, "mode") == "market" else 5
