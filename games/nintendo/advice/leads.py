"""What the cards and decks of a question do, beside each option."""

from msgspec.structs import replace

from games.core.decision import Decision, Option
from games.core.text import Text, text
from games.nintendo.cards import Cards
from games.nintendo.phases import leads


def explained(cards: Cards, decision: Decision) -> Decision:
    """Return a question with what its cards and decks do, which is printed on them."""
    options = [replace(one, leads=one.leads or _printed(cards, one)) for one in decision.options]
    return replace(decision, options=tuple(options))


def told(cards: Cards, decision: Decision) -> Decision:
    """Return a question as explained, where no option is called by whose it is alone."""
    options = [
        replace(one, group=None) if one.group and one.group.id == "nintendo-group-whose" else one
        for one in explained(cards, decision).options
    ]
    return replace(decision, options=tuple(options))


def _printed(cards: Cards, option: Option) -> Text | None:
    if found := leads.plan_of(cards, option.id):
        return found
    kind, _, rest = option.id.partition(":")
    if kind != "card":
        return None
    named = rest.partition("#")[0]
    card = cards[named]
    if card.type == "action":  # its group, or here, where it has none
        return None if option.group is not None else leads.does(cards, named)
    if option.group is not None:
        return leads.does(cards, named)
    of_type = text(f"nintendo-type-{card.type}")
    if card.type == "char":
        of_type = text("nintendo-char-group", kind=of_type, pf=card.pf, pc=card.pc)
    return text("nintendo-leads-card", kind=of_type, does=leads.does(cards, named))
