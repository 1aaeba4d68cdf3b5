"""A question as one seat is shown it: what its options are called, and what cannot be undone."""

from collections.abc import Sequence
from functools import cached_property, reduce

import msgspec
from msgspec.structs import replace

from cogs.ui.names import safe
from cogs.ui.page import LINE, LONG, SHORT, TINY, clip
from games.ai.mind import PLAIN
from games.core.decision import Decision, Option, Picks, named, several
from games.core.text import Text
from locales import Reader, Texts
from play.records import Hint

TWO, FEW, SOME = 2, 5, 9  # options that are buttons: long ones, always, where labels are short
TICK = "✓ "  # before what is picked
HINTED = 200  # characters of what a hint names
NAMED = 50  # characters of the name of what is suggested
ROOMY = 100  # characters of names that stand in one line
BULB = "💡 "  # before what a hint advises


class Asked(msgspec.Struct, frozen=True, dict=True):
    """A question as it is shown to its seat: what is picked so far, and the page that lies open.

    `match` is the first part of the custom_ids: a match, or a lobby where `prefix` says so.
    `page` is None where the pages (groups) themselves are to be chosen from. `suggested` is what
    would be picked by default, where that is known beforehand. `finals` are the answers of those
    that one press gives that cannot be taken back or undone, and `closes` says so of sealed picks
    that are not yet complete. `was_suggested` says that the picks
    so far have just been asked for as a suggestion. `advises` says that picks are only shown to
    partners, who answer. `ends` says that what is picked ends a chain of questions.
    `suggests` says that something may be suggested. `why` is what the picks so far do and gain,
    where the game says so. `begun` says that answers of the same chain stand already. `step` is how
    the house would go on with the turn, `step_final` that this cannot be undone, `step_why` why it
    would. `may_hint` says that the house may be asked what it would do, `hint` is what it has said.
    `above` are the sentences above the controls that say what the answers of a chain come to.
    """

    match: str
    decision: Decision
    selection: Picks
    page: int | None
    texts: Texts
    reader: Reader
    suggested: Picks = ()
    prefix: str = ""
    finals: frozenset[Picks] = frozenset()
    closes: bool = False
    was_suggested: bool = False
    advises: bool = False
    ends: bool = False
    suggests: bool = True
    why: Text | None = None
    begun: bool = False
    step: Picks | None = None
    step_final: bool = False
    step_why: Text | None = None
    may_hint: bool = False
    hint: Hint | None = None
    above: tuple[Text, ...] = ()

    def say(self, text: Text) -> str:
        return self.texts.say(text, self.reader)

    def say_shortly(self, text: Text) -> str:
        """Say something with the short names of cards."""
        return self.texts.say(text, self._narrow)

    def tell(self, text: Text) -> str:
        """Say something in a message, where names are escaped that are not on labels."""
        return self.texts.say(text, self._escaped)

    @property
    def has_suggestion(self) -> bool:
        """Whether one answer can be better than another, so that one may be suggested."""
        return self.suggests and self._several_answers and not self.decision.taste

    @property
    def steps_on(self) -> bool:
        """Whether a press plays the next part of the turn; the only answer has its own button."""
        return self.step is not None and self._several_answers and not self.advises

    @property
    def _several_answers(self) -> bool:
        return len(self.decision.options) + (self.decision.least == 0) > 1

    @property
    def advised(self) -> Picks | None:
        """The answer of the hint that was asked for."""
        return None if self.hint is None else self.hint.picks

    @property
    def is_advised(self) -> bool:
        """Whether the picks so far are what the hint that was asked for names."""
        if self.advised is None:
            return False
        if self.decision.ordered:
            return self.selection == self.advised
        return {*self.selection} == {*self.advised}

    @property
    def named(self) -> Picks:
        """What the controls mark: what is picked so far, or what is left out."""
        return named(self.decision, self.selection)

    @cached_property
    def _narrow(self) -> Reader:
        return replace(self.reader, narrow=True)

    @cached_property
    def _escaped(self) -> Reader:
        return replace(self.reader, people=tuple(safe(name) for name in self.reader.people))

    @cached_property
    def faces(self) -> tuple[str, ...] | None:
        """What stands on the buttons of the options; None where they are a list.

        What has no room is said in the words above them (`explained`): that takes few options.
        """
        return _faces(self)

    def ui(self, message: str, **args: int | str) -> str:
        return self.texts.get(f"ui-{message}", self.reader.locale, **args)

    def custom_id(self, verb: str, *args: object) -> str:
        """Return the custom_id of a control: verb, match, question, and what else it needs."""
        return ":".join(
            (self.prefix + verb, self.match, self.decision.id, *(str(arg) for arg in args))
        )


def headed(asks: str) -> list[str]:
    """Return a question as a heading and, below it in plain words, what is said after it."""
    question, mark, rest = asks.partition("? ")
    return [f"### {question}{mark.strip()}", *([rest] if rest else [])]


def label(asked: Asked, option: Option) -> str:
    """Return what an option is called: its number on the picture, its name, what it pays.

    Numbers are places in the list of options, counted from 1, as pictures count them; what bears a
    number of its own has it in its name.
    """
    return _numbered(asked, option, asked.say(option.label))


def line(asked: Asked, option: Option) -> str:
    """Return what an option is called in a list, with short names where it would be too long."""
    whole = label(asked, option)
    if len(whole) <= LINE:
        return whole
    return _numbered(asked, option, asked.say_shortly(option.label))


def shortest(asked: Asked, option: Option, room: int) -> str:
    """Return the longest name of an option for which there is room, or the shortest there is."""
    said = [asked.say(option.label), asked.say_shortly(option.label)]
    if option.brief:
        said.append(asked.say_shortly(option.brief))
    named = [_numbered(asked, option, one) for one in said]
    return next((one for one in named if len(one) <= room), min(named, key=len))


def _numbered(asked: Asked, option: Option, said: str) -> str:
    if option.on and len(asked.decision.options) > 1 and not asked.decision.numbered:
        said = f"{asked.decision.options.index(option) + 1} · {said}"
    total = asked.decision.total
    if asked.decision.least_total and option.weight and (total is None or total.weights_shown):
        paid = total is None  # cards that pay say so, numbers in their own right stand bare
        said = (
            asked.ui("pays", what=said, sum=option.weight) if paid else f"{said} ({option.weight})"
        )
    return said


def _faces(asked: Asked) -> tuple[str, ...] | None:
    decision = asked.decision
    count, gathers = len(decision.options), several(decision)
    if count > SOME:
        return None
    ticked = asked.advises or (gathers and not decision.ordered)
    room = SHORT - len(TICK) if ticked else SHORT
    if count > FEW and not gathers:
        room = TINY
    if count <= TWO and not ticked:
        room = LONG - len(TICK)  # what is picked beforehand is ticked
    brief = count <= FEW or decision.leaves
    found = [_face(asked, option, room, brief=brief) for option in decision.options]
    shown = [face for face in found if face is not None]
    whole = {asked.say(option.label) for option in decision.options}
    if len(shown) < count or len(set(shown)) < len(whole):
        return None
    return tuple(
        _numbered(asked, option, face) for option, face in zip(decision.options, shown, strict=True)
    )


def _face(asked: Asked, option: Option, room: int, *, brief: bool) -> str | None:
    """Return the longest name of an option for which a button has room, if there is one.

    Where it is not the whole name, the words above must have room to say that (`brief`). Names
    that are short must tell options apart without the picture's numbers, as whole ones do.
    """
    said = [asked.say(option.label)]
    if brief:
        said.append(asked.say_shortly(option.label))
    if brief and option.brief:
        said.append(asked.say_shortly(option.brief))
    return next((name for name in said if len(_numbered(asked, option, name)) <= room), None)


def explained(asked: Asked) -> list[str]:
    """Return the lines that say what buttons have no room for: whole names, what options do.

    All lines that this module returns are for messages.
    """
    shown = asked.faces
    if shown is None:
        return []
    said: dict[str, list[str]] = {}  # the names of options, by what they do
    for option, face in zip(asked.decision.options, shown, strict=True):
        name = _numbered(asked, option, asked.tell(option.label))
        does = consequence(asked, option)
        if does or face != label(asked, option):
            said.setdefault(does or name, []).append(name)
    return [one for does, names in said.items() for one in _explained(asked, does, names)]


def _explained(asked: Asked, does: str, names: Sequence[str]) -> list[str]:
    """Say what options do; those that do the same in one line, long ones in one each."""
    if len(names) == 1:
        return [" · ".join(dict.fromkeys((names[0], does)))]
    said = reduce(lambda before, one: asked.ui("does-too", before=before, then=one), names)
    if len(said) <= ROOMY:
        return [asked.ui("does", does=does, names=said)]
    return [*names, asked.ui("does-each", does=does)]


def consequence(asked: Asked, option: Option, *, escaped: bool = True) -> str:
    """Return what picking an option leads to, for a message or, not `escaped`, for a label."""
    say = asked.tell if escaped else asked.say
    return " · ".join(say(one) for one in (option.group, option.leads) if one)


def none_label(asked: Asked) -> str:
    """Return what the empty answer is called."""
    none = asked.decision.none
    return asked.say(none) if none else asked.ui("nothing-fits")


def suggestion(asked: Asked) -> list[str]:
    """Return the line that says what is suggested, where the picks so far do not show it."""
    if asked.advises or (several(asked.decision) and asked.selection):
        return []
    if asked.selection and not asked.ends:
        named = {option.id: option for option in asked.decision.options}
        what = [_in_short(asked, named[pick]) for pick in asked.selection if pick in named]
        return [_suggests(asked, ", ".join(what))] if what else []
    if not asked.was_suggested or asked.selection or asked.hint is not None:
        return []
    return [_suggests(asked, safe(none_label(asked)))]


def _in_short(asked: Asked, option: Option) -> str:
    """Return the name of an option, the brief one where a line would be full of it."""
    whole = asked.tell(option.label)
    return asked.tell(option.brief) if option.brief and len(whole) > NAMED else whole


def sentence(said: str) -> str:
    """Return words that may stand within a sentence as they begin a line."""
    return said[:1].upper() + said[1:]


def hinted(asked: Asked) -> list[str]:
    """Return the lines that say what the house would do, and why (MND-2.1).

    Of several picks the reason is a line of its own, as below what is picked.
    """
    if asked.hint is None:
        return []
    if asked.selection and asked.is_advised:
        return [asked.ui("hint-same")]  # what is picked, and why, stands in the lines below
    by_id = {option.id: option for option in asked.decision.options}
    left, said = named(asked.decision, asked.hint.picks), asked.hint.why
    what = ", ".join(asked.tell(by_id[pick].label) for pick in left if pick in by_id)
    what = clip(what, HINTED) or safe(none_label(asked))
    why = asked.tell(said).removesuffix(".") if said else what  # the line has its own full stop
    if why == what or (said and said.id == PLAIN):
        return [asked.ui("hint", what=what)]
    if several(asked.decision):
        return [asked.ui("hint", what=what), f"{sentence(why)}."]
    return [asked.ui("hint-why", what=what, why=why)]


def stepped(asked: Asked) -> list[str]:
    """Return the line that says why the house would go on so, where no hint has said it."""
    if not asked.steps_on or asked.step_why is None or asked.advised == asked.step:
        return []
    step = asked.step or ()
    named = {asked.tell(one.label) for one in asked.decision.options if one.id in step}
    why = asked.tell(asked.step_why).removesuffix(".")
    return [] if why in named else [asked.ui("step-why", why=why)]


def _suggests(asked: Asked, what: str) -> str:
    """Say what is suggested, and why where that says more than its name."""
    why = asked.tell(asked.why) if asked.why else what
    if why == what:
        return asked.ui("suggests", what=what)
    return asked.ui("suggests-why", what=what, why=why)


def all_final(asked: Asked) -> bool:
    """Whether no answer that one press gives can be undone."""
    decision = asked.decision
    every = all((option.id,) in asked.finals for option in decision.options)
    return every and (decision.least > 0 or () in asked.finals)


def warnings(asked: Asked) -> list[str]:
    """Return the lines that say which answers cannot be undone, and which are still secret."""
    decision = asked.decision
    if asked.advises:
        return []
    if several(decision) or asked.ends:
        final = asked.closes or asked.selection in asked.finals
        if not final:
            return [asked.ui("sealed")] if decision.sealed else []
        return [asked.ui("final-sealed" if decision.sealed else "final-confirm")]
    if all_final(asked):
        return [asked.ui("final-sealed" if decision.sealed else "final-all")]
    final = [option for option in decision.options if (option.id,) in asked.finals]
    none = decision.least == 0 and () in asked.finals
    shown = asked.faces  # None where they stand in a list, each line of which says it
    said = [shown[decision.options.index(option)] for option in final] if shown else []
    if none:
        said.append(none_label(asked))
    if not said:
        return [asked.ui("sealed")] if decision.sealed else []
    return [asked.ui("final-some", what=", ".join(map(safe, said)))]
