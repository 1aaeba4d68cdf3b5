"""A set that says anything the grammar lets it say: every card has abilities that are drawn."""

from collections.abc import Sequence

from games.core.streams import Streams
from games.nintendo.cards import Card, Cards
from games.nintendo.grammar.forms import COLOURS, EVENTS, TYPES
from games.nintendo.grammar.reading import BrokenAbility, ability

TRIES = 500  # until an ability is one that can be read


class Drawing:
    """Draws abilities for the cards of a set."""

    def __init__(self, cards: Cards, seed: str) -> None:
        self._cards = cards
        self._rng = Streams(seed.encode())
        self._kinds = sorted({kind for card in cards.by_id.values() for kind in card.kinds})

    def file(self, box: str) -> str:
        """Return the card file with other abilities."""
        for card in self._cards.by_id.values():
            start = box.index(f'{{ id = "{card.id}"')
            line = box[start : box.index("\n", start)]
            head = line.partition(", abilities")[0].removesuffix(",").removesuffix(" }")
            count = 1 if card.type == "action" else 1 + self._below(3)
            texts = dict.fromkeys(self._ability(card) for _ in range(count))
            said = ", ".join(f'"{one}"' for one in texts)
            box = box.replace(line, f"{head}, abilities = [{said}] }},")
        return box

    def _below(self, bound: int) -> int:
        return self._rng.below("set", bound)

    def _one(self, *among: str) -> str:
        return self._rng.choice("set", among)

    def _number(self) -> str:
        return str(1 + self._below(5))

    def _signed(self) -> str:
        return self._one("+", "-") + self._number()

    def _some(self, draw: Sequence[str], joint: str, most: int) -> str:
        return joint.join(draw[: 1 + self._below(most)])

    def _ability(self, card: Card) -> str:
        for _ in range(TRIES):
            text = self._text(card)
            try:
                read = ability(text, frozenset(self._kinds))
            except BrokenAbility:  # reads what is settled later (NIN-5.21), as a rule
                continue
            if read.scope != "this" or read.form != "static" or card.type == "char":
                return text
        raise AssertionError(card)

    def _text(self, card: Card) -> str:
        words = self._some([self._word(card) for _ in range(3)], "; ", 3)
        if card.type == "action":
            return f"DO{self._one('', ' ' + self._costs(card))}: {words}"
        match self._one("S", "ON", "ACT", "ACT@block"):
            case "S":
                return self._static(card)
            case "ON":
                watched = self._one("", " " + self._filter())
                return f"ON {self._one(*EVENTS)}{watched}: {words}"
            case form:
                return f"{form} {self._costs(card)}: {words}"

    def _static(self, card: Card) -> str:
        counted = f" if #{self._filter()}>={self._number()}"
        buried = f" if #grave.{self._filter(printed=True)}>={self._number()}"
        when = self._one("", "", " if hurt", " if attacking", counted, buried)
        if not self._below(3):
            mods = [self._purse() for _ in range(2)]
            return f"S {self._one('me', 'opp', 'both')}{when}: {self._some(mods, ', ', 2)}"
        scope = self._one("this", self._filter())
        mods = [self._mod() for _ in range(2)]
        if card.type == "powerup":
            scope = self._one("host", scope)
            mods.insert(0, f"save {self._number()}" if scope == "host" else self._mod())
        return f"S {scope}{when}: {self._some(mods, ', ', 2)}"

    def _costs(self, card: Card) -> str:
        able = [f"C{self._number()}", f"SAC({self._filter()})", f"SAC({self._filter()})"]
        able += [] if card.type == "action" else ["SACTHIS"]
        able += [f"MAX{self._number()}"] if card.type == "char" else []
        return self._some(self._rng.shuffled("set", able), " ", 3)

    def _word(self, card: Card) -> str:
        host = ("host",) if card.type == "powerup" else ()
        who = self._one(
            *("this", "it", "vs", "1 any.char", *host),
            *(f"{how} {self._filter()}" for how in ("1", "1?", "each")),
        )
        outside, number = self._filter(printed=True), self._number()
        lasts = self._one("eot", "eont", "perm")
        return self._one(
            *(f"{name}({who},{number})" for name in ("hit", "heal")),
            *(f"{name}({who},{self._signed()})" for name in ("pf", "base", "max")),
            *(f"{name}({who})" for name in ("destroy", "bounce", "exile", "calm")),
            f"give({who},{self._mod()},{lasts})",
            *(f"gain(me,{number})", "gain(me,cost(sac))", f"steal({number})", "draw(me,1)"),
            *(f"discard(opp,{number})", f"dig({number})", "spy(opp)", "recall(this)"),
            *(f"search({outside})", f"recall({outside})"),
            *(f"{name}(char.{outside})" for name in ("raise", "drop", "drop?")),
        )

    def _mod(self) -> str:
        return self._one(
            *(f"pf{self._signed()}", f"max{self._signed()}", f"armor {self._number()}"),
            *(f"toll {self._number()}", f"cap+{self._number()}", "fly", "stealth"),
            *("noattack", "noblock", "type hero", f"type {self._one(*self._kinds)}"),
        )

    def _purse(self) -> str:
        names = ("income", "loot", "star", "chars")
        what = self._one(*self._kinds, *TYPES)
        return self._one(*(name + self._signed() for name in names), f"cost{self._signed()} {what}")

    def _filter(self, *, printed: bool = False) -> str:
        """Draw a filter: whose, of which type, and up to two traits."""
        whose = () if printed else ("my", "opp", "any", "my.other")
        kind, other = self._one(*self._kinds), self._one(*self._kinds)
        traits = [kind, f"!{kind}", f"{kind}/{other}", f"cost<={self._number()}"]
        traits += [f"{self._one('', '!')}{{{self._one(*COLOURS)}}}"]
        traits += [] if printed else [f"pc<={self._number()}", "hurt", "!fly", "attacking"]
        parts = [self._one(*whose)] if whose else []
        parts += [self._one("char", "card", *TYPES)] if self._below(2) else []
        parts += self._rng.shuffled("set", traits)[: self._below(3)]
        return ".".join(parts) or "card"
