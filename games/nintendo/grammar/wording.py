"""Abilities in the rulebook's words, made from their data: nobody writes the text of a card.

Each effect word and each mod is a sentence. Nouns are built one word of a filter after the other,
so that each language puts it before or behind what it says more of.
"""

from collections.abc import Iterable, Mapping, Sequence

from games.core.text import Arg, Card, Text, text
from games.nintendo.grammar.forms import (
    COLOURS,
    HOSTED,
    TYPES,
    Ability,
    Condition,
    Cost,
    Filter,
    Mod,
    Target,
    Trait,
    Word,
)

MOST_PARTS = 20  # of a text in few words, in one line
_PREFIX = "nintendo-print-"
_BRIEF = "nintendo-brief-"
_NEXT = f"{_BRIEF}lasts-next"
# What there are fewer words for: whole families of messages, and single ones.
_SHORTER = ("word-", "mod-", "purse-", "lasts-", "if-", "on-")
_SHORTENED = frozenset(
    {
        *("opened", "then", "lent", "this", "bearer", "host", "it", "vs", "vs-fought", "all"),
        *("chosen", "perhaps", "with-my", "with-choice"),
        *("costs-window", "cost-max", "cost-sac", "cost-sacthis"),
    }
)
# Of these, two that hold for the same ones are said as one.
_COUNTED = frozenset(
    f"{_PREFIX}{name}"
    for name in ("mod-pf", "mod-max", "word-hit", "word-heal", "word-pf", "word-base", "word-max")
)
_BARRED = frozenset(f"{_PREFIX}mod-{name}" for name in ("noattack", "noblock", "stealth"))
# In which order a noun gets what is said more of it: what comes later stands further away.
_ORDER = ("trait", "fly", "attacking", "hurt", "opp", "my", "limit", "other")
_CHOSEN = _ORDER.index("my")  # "of your choice" stands nearer than what follows from here on
_PLAIN = frozenset({"my", "opp", "attacking", "hurt", "fly", "other"})


def sentences(ability: Ability, card: str, *, worn: bool = False) -> tuple[Text, ...]:
    """Return an ability as sentences; what it costs, or when it acts, opens the first.

    A power-up is `worn`: it speaks of its bearer.
    """
    match ability.form:
        case "static":
            found = [_mod(ability, mod, card) for mod in ability.mods]
            opening = _condition(ability.condition, ability.scope, card)
        case "on":
            found = [_word(word, card, ability.event) for word in ability.words]
            opening = _event(ability, card, worn=worn)
        case _:
            found = [_word(word, card) for word in ability.words]
            opening = _costs(ability)
    if opening is None:
        return tuple(found)
    return (_say("opened", opening=opening, sentence=found[0]), *found[1:])


def _say(name: str, /, **args: Arg) -> Text:
    return Text(_PREFIX + name, dict(args))


# Nouns


def noun(fits: Filter, *, many: bool = False, play: bool = True, chosen: bool = False) -> Text:
    """Return the noun of a filter without an article; of cards in play, or as they are printed.

    `chosen` says that somebody chooses which.
    """
    word = _head(fits, play=play)
    number = "many" if many else "one"
    found = _say(f"noun-{word}", number=number)
    rest = [clause for clause in fits.clauses if not _is_head(clause)]
    rest.sort(key=lambda clause: _ORDER.index(_rank(clause)))
    near = [clause for clause in rest if _ORDER.index(_rank(clause)) < _CHOSEN]
    found = _all_with(found, near, number)
    if chosen:
        found = _say("with-choice", base=found)
    return _all_with(found, rest[len(near) :], number)


def _all_with(base: Text, clauses: Sequence[Sequence[Trait]], number: str) -> Text:
    further = False
    for clause in clauses:
        base = _with(base, clause, number, further=further)
        further = further or _rank(clause) == "trait"
    return base


def _rank(clause: Sequence[Trait]) -> str:
    only = clause[0]
    if only.limit >= 0:
        return "limit"
    return only.word if only.word in _PLAIN else "trait"


def _head(fits: Filter, *, play: bool) -> str:
    for word in (*TYPES, "card"):
        if fits.says(word):
            return word
    return "char" if play else "card"


def _is_head(clause: Sequence[Trait]) -> bool:
    only = clause[0]
    return len(clause) == 1 and only.wanted and only.word in {*TYPES, "card", "any"}


def _with(base: Text, clause: Sequence[Trait], number: str, *, further: bool) -> Text:
    only = clause[0]
    if len(clause) == 1 and only.word in _PLAIN:
        wanted = "" if only.wanted else "not-"
        return _say(f"with-{wanted}{only.word}", base=base, number=number)
    if len(clause) == 1 and only.limit >= 0:
        wanted = "" if only.wanted else "not-"
        return _say(f"with-{wanted}{only.word}", base=base, number=number, n=only.limit)
    traits = tuple(_trait(trait, number) for trait in clause)
    if len(traits) == 1:
        name = "with-further-trait" if further else "with-trait"
        return _say(name, base=base, trait=traits[0])
    return _say("with-either", base=base, first=traits[0], second=traits[1])


def _trait(trait: Trait, number: str) -> Text:
    word = trait.word
    if word in COLOURS:
        named = _say(f"colour-{word}", number=number)
    elif word in TYPES or word == "card":
        named = text(f"nintendo-type-{word}")
    else:
        named = _say("kind", kind=Card(word))
    return named if trait.wanted else _say("not", trait=named)


def _subject(target: Target, card: str, event: str) -> tuple[Text, str]:
    """Return whom a word is about, and whether that is one or many."""
    match target.choosing:
        case "this":
            return _say("this", card=Card(card)), "one"
        case "vs" if event == "ko":  # which nothing else says to be that of a fight
            return _say("vs-fought"), "one"
        case "host" | "it" | "vs":
            return _say(target.choosing), "one"
        case "each":
            assert target.fits is not None
            return _say("all", noun=noun(target.fits, many=True)), "many"
        case _:
            assert target.fits is not None
            name = "chosen" if target.choosing == "one" else "perhaps"
            head = _head(target.fits, play=True)
            return _say(name, noun=noun(target.fits, chosen=True), head=head), "one"


# Openings


def _costs(ability: Ability) -> Text | None:
    if not ability.costs:
        return None
    costs = tuple(_cost(cost) for cost in ability.costs)
    return _say("costs-window" if ability.window else "costs", costs=costs)


def _cost(cost: Cost) -> Text:
    if cost.fits is not None:
        return _say("cost-sac", noun=noun(cost.fits), head=_head(cost.fits, play=True))
    return _say(f"cost-{cost.name}", n=cost.number)


def _event(ability: Ability, card: str, *, worn: bool) -> Text:
    if ability.watched is None:
        hosted = "yes" if worn and ability.event in HOSTED else "no"
        return _say(f"on-{ability.event}", card=Card(card), hosted=hosted)
    fits = ability.watched
    head = _head(fits, play=True)
    return _say(f"on-any-{ability.event}", noun=noun(fits), head=head)


def _condition(condition: Condition | None, scope: str, card: str) -> Text | None:
    if condition is None:
        return None
    who = _say("bearer") if scope == "host" else _say("this", card=Card(card))
    if condition.fits is None:
        return _say(f"if-{condition.name}", who=who)
    many = condition.least > 1
    named = noun(condition.fits, many=many, play=condition.name == "count")
    return _say(f"if-{condition.name}", noun=named, n=condition.least)


# Sentences


def _mod(ability: Ability, mod: Mod, card: str) -> Text:
    """A static mod, said of whom it holds."""
    if ability.scope in {"me", "opp", "both"}:
        return _say(f"purse-{mod.name}", whose=ability.scope, **mod_args(mod))
    if ability.fits is not None:
        subject, number = _say("all", noun=noun(ability.fits, many=True)), "many"
    else:
        subject = _say("host") if ability.scope == "host" else _say("this", card=Card(card))
        number = "one"
    which = "this" if ability.scope == "this" else "other"
    return _say(f"mod-{mod.name}", who=subject, number=number, which=which, **mod_args(mod))


def mod_args(mod: Mod) -> dict[str, Arg]:
    """Return the arguments of the text of a mod: its number, sign and kind."""
    args: dict[str, Arg] = {"n": abs(mod.number), "sign": "less" if mod.number < 0 else "more"}
    if mod.kind in TYPES:
        args["kind"] = text(f"nintendo-type-{mod.kind}")
    elif mod.kind:
        args["kind"] = _say("kind", kind=Card(mod.kind))
    return args


def _word(word: Word, card: str, event: str = "") -> Text:
    """An effect word as a sentence (NIN-5)."""
    if word.target is not None:
        return _about(word, word.target, card, event)
    if word.fits is not None:
        optional = "yes" if word.optional else "no"
        head = _head(word.fits, play=False)
        named = noun(word.fits, play=False)
        return _say(f"word-{word.name}", noun=named, head=head, optional=optional)
    if word.name == "recall":
        return _say("word-recall-this", card=Card(card))
    return _say("word-gain-sac") if word.sacrificed else _say(f"word-{word.name}", n=word.number)


def _about(word: Word, target: Target, card: str, event: str) -> Text:
    """A word about cards in play, or what it gives them and how long."""
    who, number = _subject(target, card, event)
    args: dict[str, Arg] = {"who": who, "number": number, "which": target.choosing}
    if word.mod is None:
        sign = "less" if word.number < 0 else "more"
        return _say(f"word-{word.name}", **args, n=abs(word.number), sign=sign)
    said = _say(f"mod-{word.mod.name}", **args, **mod_args(word.mod))
    if word.lasts == "perm":
        return said
    return _say("lent", sentence=said, lasts=_say(f"lasts-{word.lasts}"))


def whole(ability: Ability, card: str) -> Text:
    """Return an ability as one text."""
    return joined(sentences(ability, card))


def joined(said: Sequence[Text]) -> Text:
    """Return sentences as one text."""
    first, *more = said
    for one in more:
        first = _say("then", first=first, then=one)
    return first


def read_out(
    card: str, of_type: str, kinds: Sequence[str], numbers: Mapping[str, int], said: Sequence[Text]
) -> Text:
    """Return all that is printed on a card in a sentence: `numbers` are coins, PF and PC.

    `said` is its text, an ability each.
    """
    named: list[Text] = [_say("kind", kind=Card(kind)) for kind in kinds]
    numbered = "yes" if of_type == "char" else "no"
    if numbered == "no" or not named:
        named.insert(0, text(f"nintendo-type-{of_type}"))
    what = joined(said) if said else _say("plain-said")
    return _say(
        "read", card=Card(card), kinds=tuple(named), numbered=numbered, what=what, **numbers
    )


def card_text(abilities: Iterable[Ability], card: str, *, worn: bool) -> tuple[Text, ...]:
    """Return the text of a card, an ability each; a power-up is `worn`."""
    return tuple(joined(sentences(one, card, worn=worn)) for one in abilities)


def briefly(said: Text) -> Text:
    """Return the text of an ability in few words: numbers first, and no card by its own name.

    It is a part of a sentence; who writes it begins it with a capital. What is done to the same
    ones is said of them once, and what they are is named by their kind alone.
    """
    said = _plainly(_once(_by_kind(said)))
    name = said.id.removeprefix(_PREFIX)
    short = name in _SHORTENED or (name.startswith(_SHORTER) and not name.startswith("on-any-"))
    message = f"{_BRIEF}{name}" if short and said.id != name else said.id
    args = {key: _in_brief(one) for key, one in said.args.items()}
    who = said.args.get("who")
    if isinstance(who, Text) and who.id == f"{_PREFIX}host":  # whose else would it be
        args["which"] = "this"
    return Text(message, args)


def _once(said: Text) -> Text:
    """Return two sentences about the same others as one."""
    first, then = said.args.get("first"), said.args.get("then")
    if said.id != f"{_PREFIX}then" or not isinstance(first, Text) or not isinstance(then, Text):
        return said
    if _barred(then):
        return Text(said.id, {"first": first, "then": _of_it(then)})
    who, alone = then.args.get("who"), {"which": "this"}
    if not isinstance(who, Text) or who.id == f"{_PREFIX}host" or then.args.get("which") == "this":
        return said
    if first.args.get("who") == who and {first.id, then.id} <= _COUNTED:
        return Text(
            f"{_BRIEF}both", {"first": Text(first.id, {**first.args, **alone}), "then": then}
        )
    return said


def _plainly(said: Text) -> Text:
    """Return a text without what is understood: who else is sacrificed, or could stop attacking.

    Who may not attack until a turn of theirs ends does not attack on that turn.
    """
    inner, lasts = said.args.get("sentence"), said.args.get("lasts")
    if said.id == f"{_PREFIX}cost-sac":
        return _without(said, "noun", f"{_PREFIX}with-my")
    if said.id == f"{_PREFIX}word-calm":
        return _without(said, "who", f"{_PREFIX}with-attacking")
    if isinstance(inner, Text) and isinstance(lasts, Text):
        ends = lasts.id == f"{_PREFIX}lasts-eont" and inner.id == f"{_PREFIX}mod-noattack"
        return Text(said.id, {**said.args, "lasts": Text(_NEXT)}) if ends else said
    return said


def _without(said: Text, name: str, trait: str) -> Text:
    """Return a text whose noun, in this argument or further in, loses a trait."""
    inner = said.args.get(name)
    if not isinstance(inner, Text):
        return said
    if inner.id == trait and isinstance(base := inner.args.get("base"), Text):
        return Text(said.id, {**said.args, name: base})
    found = inner
    for within in ("noun", "base"):
        found = _without(found, within, trait)
    return Text(said.id, {**said.args, name: found})


def _barred(said: Text) -> bool:
    """Whether it says what the one may not do that was spoken of just before."""
    inner, who = said.args.get("sentence"), said.args.get("who")
    if said.id == f"{_PREFIX}lent" and isinstance(inner, Text):
        return _barred(inner)
    return said.id in _BARRED and isinstance(who, Text) and who.id == f"{_PREFIX}it"


def _of_it(said: Text) -> Text:
    """Return that without saying again whom it is about."""
    inner = said.args.get("sentence")
    if isinstance(inner, Text):
        return Text(said.id, {**said.args, "sentence": _of_it(inner)})
    return Text(said.id, {**said.args, "which": "this"})


def heavy(said: Text) -> bool:
    """Whether a text has more parts than a line holds, in whatever language."""
    return _parts(said) > MOST_PARTS


def _parts(said: Text) -> int:
    inner = [
        one for arg in said.args.values() for one in (arg if isinstance(arg, tuple) else (arg,))
    ]
    return 1 + sum(_parts(one) for one in inner if isinstance(one, Text))


def _by_kind(said: Text) -> Text:
    """Return the noun of characters or cards of a kind without saying that they are that."""
    trait, base = said.args.get("trait"), said.args.get("base")
    if (
        said.id != f"{_PREFIX}with-trait"
        or not isinstance(trait, Text)
        or not isinstance(base, Text)
    ):
        return said
    plain = base.id in {f"{_PREFIX}noun-char", f"{_PREFIX}noun-card"}
    return trait if plain and trait.id == f"{_PREFIX}kind" else said


def _in_brief(arg: Arg) -> Arg:
    match arg:
        case Text():
            return briefly(arg)
        case tuple():
            return tuple(briefly(one) if isinstance(one, Text) else one for one in arg)
        case _:
            return arg
