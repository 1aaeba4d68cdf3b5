"""The controls of a question, which follow from its shape alone."""

from collections.abc import Sequence
from functools import reduce

from discord import ButtonStyle, SelectOption
from msgspec.structs import replace

from cogs.question.asked import (
    BULB,
    TICK,
    Asked,
    all_final,
    consequence,
    explained,
    hinted,
    line,
    none_label,
    sentence,
    shortest,
    stepped,
    suggestion,
    warnings,
)
from cogs.question.presses import mark_of
from cogs.question.sheets import PAGE, Sheet, sheets
from cogs.ui.names import safe
from cogs.ui.page import LINE, LONG, Button, Item, button, choice, clip, rows, select
from games.ai.mind import PLAIN
from games.core.decision import Option, check, confirmed, marked, names, pays, several, sums
from games.core.refused import IllegalMove
from games.core.text import Arg, Text

ROOM = 100  # characters of the small line of a list, as Discord has it
PICKED = 900  # characters of the list of what is picked; a text takes arguments up to 1000


def controls(asked: Asked) -> list[Item]:
    """Return the rows under the question."""
    decision = asked.decision
    if not decision.options:
        return rows([_nothing(asked, ButtonStyle.primary)])
    if decision.ordered:
        return _order(asked)
    if several(decision):
        return _several(asked)
    return _last(asked) if asked.ends and not asked.advises else _single(asked)


def _last(asked: Asked) -> list[Item]:
    """The buttons that confirm the option that ends a chain of questions, or drop it."""
    return rows([_confirm(asked), button(asked.custom_id("clear"), asked.ui("other-answer"))])


def _style(asked: Asked, *picks: str) -> ButtonStyle:
    """Green is what cannot be undone, blue what can, and grey an answer that picks nothing."""
    if picks in asked.finals:
        return ButtonStyle.success
    return ButtonStyle.primary if picks else ButtonStyle.secondary


def _nothing(asked: Asked, style: ButtonStyle | None = None) -> Button:
    """The button of the empty answer."""
    style = style if style and () not in asked.finals else _style(asked)
    said = BULB * (asked.advised == ()) + none_label(asked)
    return button(asked.custom_id("none"), said, style, most=LONG)


def _single(asked: Asked) -> list[Item]:
    decision = asked.decision
    shown = asked.faces
    none = [_nothing(asked)] if decision.least == 0 else []
    if shown is None:
        listed = _paged(asked, "choose", sheets(asked.decision), 1, 1)
        return [*_step(asked), *listed, *rows([*_taken(asked), *none, *_help(asked)])]
    buttons = [
        button(asked.custom_id("pick", index), *_single_face(asked, index, said), most=LONG)
        for index, said in enumerate(shown)
    ]
    first = _named_by_step(asked, shown)
    if first is not None:  # one button does both, at the top
        return [*rows([buttons.pop(first)]), *rows([*buttons, *none, *_help(asked)])]
    return [*_step(asked), *rows([*buttons, *none, *_help(asked)])]


def _named_by_step(asked: Asked, shown: Sequence[str]) -> int | None:
    """Return which button says by itself what the next part of the turn would be, if one does."""
    picked = asked.step or ()
    if len(picked) != 1 or not (asked.step_final and asked.steps_on):
        return None
    for index, option in enumerate(asked.decision.options):
        if option.id == picked[0] and shown[index].endswith(_steps(asked)[0]):
            return index
    return None


def _step(asked: Asked) -> list[Item]:
    """The button that plays the next part of a turn as the house would; it says which."""
    if not asked.steps_on:
        return []
    mark = BULB * (asked.advised == asked.step)
    said = [mark + one for one in _steps(asked)]
    label = next((one for one in said if len(one) <= LONG), said[-1])
    style = ButtonStyle.success if asked.step_final else ButtonStyle.primary
    return rows([button(asked.custom_id("step"), label, style, most=LONG)])


def _steps(asked: Asked) -> list[str]:
    """Return what the button of the next part may say, the whole first, then ever shorter."""
    picked = [option for option in asked.decision.options if option.id in (asked.step or ())]
    deeds = [_deed_of(asked, one, "step") or one.label for one in picked]
    short = [_deed_of(asked, one, "step-brief") or one.brief or one.label for one in picked]
    ways = (
        [asked.say(one) for one in deeds],
        [asked.say_shortly(one) for one in deeds],
        [asked.say_shortly(one) for one in short],
    )
    said = [", ".join(way) or none_label(asked) for way in ways]
    return said if asked.step_final else [asked.ui("step", what=what) for what in said]


def _deed_of(asked: Asked, option: Option, attribute: str) -> Text | None:
    """Return an option as a deed that names what it takes, where its messages have one.

    That is an attribute of what the option leads to, or else of its label.
    """
    for said in (option.leads, option.label):
        if said and asked.texts.has(f"{said.id}.{attribute}", asked.reader.locale):
            return Text(f"{said.id}.{attribute}", said.args)
    return None


def _taken(asked: Asked) -> list[Button]:
    """The button that answers with what is suggested, where options are a list.

    What the button of the next part of a turn plays stands there already.
    """
    found = [
        (index, option)
        for index, option in enumerate(asked.decision.options)
        if (option.id,) in {asked.selection, asked.advised} - {asked.step} and not asked.advises
    ]
    return [
        button(
            asked.custom_id("pick", index),
            _bulb(asked, option.id) + shortest(asked, option, LONG - len(BULB)),
            _style(asked, option.id),
            most=LONG,
        )
        for index, option in found
    ]


def _help(asked: Asked) -> list[Button]:
    """The buttons that suggest an answer, or answer all that is left of a chain."""
    found: list[Button] = []
    told = asked.hint is not None
    if asked.has_suggestion and asked.may_hint and not told:
        found.append(button(asked.custom_id("hint"), asked.ui("hint-ask")))
    elif (
        asked.has_suggestion
        and asked.step is None
        and (several(asked.decision) or not told)
        and not asked.is_advised
    ):
        found.append(button(asked.custom_id("fill"), asked.ui("hint-follow" if told else "usual")))
    if asked.decision.chain and asked.suggests and not asked.ends and not asked.advises:
        label = asked.ui("rest" if asked.begun else "plan")
        found.append(button(asked.custom_id("rest"), label))
    return found


def _single_face(asked: Asked, index: int, said: str) -> tuple[str, ButtonStyle]:
    """What the button of an option says and how it looks; what is advised is ticked."""
    option = asked.decision.options[index]
    on = option.id in asked.selection
    if asked.advises:
        return TICK * on + said, ButtonStyle.primary if on else ButtonStyle.secondary
    return _bulb(asked, option.id) + TICK * on + said, _style(asked, option.id)


def _bulb(asked: Asked, option: str) -> str:
    """Return the mark of what a hint advises."""
    return BULB * (option in marked(asked.decision, asked.advised or (), asked.selection))


def _paged(asked: Asked, verb: str, pages: Sequence[Sheet], least: int, most: int) -> list[Item]:
    """A select of the open page; of the pages themselves where there are several."""
    if len(pages) > 1 and asked.page is None:
        choices = [_group_choice(asked, number, page) for number, page in enumerate(pages)]
        if len(choices) > PAGE:  # 625 options are beyond any game
            choices = choices[:PAGE]
        return [select(asked.custom_id("group"), asked.ui("choose-group"), choices)]
    page = min(asked.page or 0, len(pages) - 1)
    open_page = pages[page]
    lines = [_line(asked, index) for index in open_page.indexes]
    most = max(most, sum(one.default for one in lines))  # more may be picked than can be confirmed
    found: list[Item] = [
        select(
            asked.custom_id(verb, page),
            _title(asked, open_page) if len(pages) > 1 else _how_many(asked),
            lines,
            min(least, len(lines)),
            min(most, len(lines)),
        )
    ]
    if len(pages) > 1:
        found += rows([button(asked.custom_id("page"), asked.ui("back"))])
    return found


def _how_many(asked: Asked) -> str:
    """Return what a list asks for: one, exactly so many, or as many as one likes up to a bound."""
    decision = asked.decision
    if decision.ordered or not several(decision):
        return asked.ui("choose")
    exact = decision.least == decision.most
    return asked.ui("choose-exactly" if exact else "choose-up-to", count=names(decision))


def _title(asked: Asked, page: Sheet) -> str:
    """Return what a page is called: by its group, and its places where that has several."""
    group = asked.say(page.group) if page.group else ""
    return group if group and page.whole else f"{group} {page.first + 1}–{page.last + 1}".strip()


def _group_choice(asked: Asked, number: int, page: Sheet) -> SelectOption:
    ids = {asked.decision.options[index].id for index in page.indexes}
    picked = sum(pick in ids for pick in asked.named)
    size = asked.ui("group-size", count=len(page.indexes), picked=picked)
    mark = BULB * any(_bulb(asked, one) for one in ids.difference(asked.named))
    return choice(str(number), clip(mark + _title(asked, page), LINE), size)


def _line(asked: Asked, index: int) -> SelectOption:
    option = asked.decision.options[index]
    gathered = asked.advises or several(asked.decision)
    gathered = gathered and not asked.decision.ordered
    chosen = gathered and option.id in asked.named
    final = not several(asked.decision) and (option.id,) in asked.finals and not all_final(asked)
    group = asked.say(option.group) if option.group else ""
    said = [
        consequence(asked, option, escaped=False),
        group or (asked.say(option.leads) if option.leads else ""),
        asked.say(option.leads) if option.leads else "",
        "",
    ]  # what does not fit is on pictures
    if final:
        said = [asked.ui("final-line", what=one) if one else asked.ui("final") for one in said]
    does = next(one for one in said if len(one) <= ROOM or not one or one == said[-1])
    said = clip(_bulb(asked, option.id) + line(asked, option), LINE)
    return choice(str(index), said, does, default=chosen)


def _several(asked: Asked) -> list[Item]:
    shown = asked.faces
    if shown is None:
        pages = sheets(asked.decision)
        most = names(asked.decision) if len(pages) == 1 else PAGE
        found = _paged(asked, "sets", pages, 0, most)
    else:
        found = rows([_toggle(asked, index, said) for index, said in enumerate(shown)])
    return found + _finish(asked)


def _toggle(asked: Asked, index: int, said: str) -> Button:
    on = asked.decision.options[index].id in asked.named
    style = ButtonStyle.primary if on else ButtonStyle.secondary
    said = _bulb(asked, asked.decision.options[index].id) + TICK * on + said
    return button(asked.custom_id("set", index, int(not on)), said, style, most=LONG)


def _order(asked: Asked) -> list[Item]:
    decision = asked.decision
    left = [i for i, option in enumerate(decision.options) if option.id not in asked.selection]
    found: list[Item] = []
    if left and len(asked.selection) < decision.most:
        shown = asked.faces
        if shown is not None:
            found = rows([_next(asked, i, shown[i]) for i in left])
        else:
            left_of = [
                replace(page, indexes=tuple(i for i in page.indexes if i in left))
                for page in sheets(asked.decision)
            ]
            found = _paged(asked, "nexts", [page for page in left_of if page.indexes], 1, 1)
    return found + _finish(asked)


def _next(asked: Asked, index: int, said: str) -> Button:
    """The button that places an option next; the one that a hint places there is marked."""
    mark = _bulb(asked, asked.decision.options[index].id)
    return button(asked.custom_id("next", index), mark + said, most=LONG)


def _finish(asked: Asked) -> list[Item]:
    """The buttons that confirm, suggest, pick the usual, and start again."""
    decision = asked.decision
    whole = decision.ordered and decision.least == len(decision.options)
    buttons = [] if asked.advises else [_confirm(asked)]
    buttons += _help(asked)
    if whole and not asked.selection:
        buttons.append(button(asked.custom_id("as-usual"), asked.ui("as-dealt")))
    elif pays(decision):
        buttons.append(button(asked.custom_id("as-usual"), asked.ui("cheapest")))
    if asked.selection:
        buttons.append(button(asked.custom_id("clear"), asked.ui("start-again")))
    return rows(buttons)


def _confirm(asked: Asked) -> Button:
    final = asked.selection in asked.finals
    style = ButtonStyle.success if final else ButtonStyle.primary
    ident = asked.custom_id("confirm", mark_of(asked.selection))
    legal = wrong(asked) is None
    said = BULB * asked.is_advised + _deed(asked)
    return button(ident, said, style, disabled=not legal, most=LONG)


def _deed(asked: Asked) -> str:
    """Return what confirming would do with what is picked so far, if it can be confirmed."""
    decision = asked.decision
    if asked.ends and decision.chain is not None:
        return asked.say(decision.chain)
    if not asked.selection and decision.least == 0:
        return none_label(asked)
    means = None if wrong(asked) else confirmed(decision, asked.selection)
    return asked.say(_summed(asked, means.label)) if means else asked.ui("confirm")


def wrong(asked: Asked) -> str | None:
    """Return why the selection cannot be confirmed yet, or None when it can."""
    try:
        check(asked.decision, asked.selection)
    except IllegalMove as refused:
        if asked.decision.leaves:
            most, count = names(asked.decision), len(asked.named)
            return asked.ui("leave-exact", most=most, count=count)
        return asked.tell(refused.why)
    return None


def lines_under(asked: Asked) -> list[str]:
    """Return the lines between a question and its controls.

    What buttons have no room for, what is picked so far, what cannot be undone.
    """
    return [
        *(f"-# {one}" for one in explained(asked)),
        *hinted(asked),
        *stepped(asked),
        *suggestion(asked),
        *progress(asked),
        *(f"-# {one}" for one in warnings(asked)),
    ]


def progress(asked: Asked) -> list[str]:
    """Return the lines that say what is picked so far and what it comes to."""
    decision = asked.decision
    if not decision.options or not (several(decision) or asked.advises):
        return []
    by_id = {option.id: option for option in decision.options}
    picked = [by_id[pick] for pick in asked.named if pick in by_id]
    lines: list[str] = []
    if decision.ordered and len(picked) > 1:
        said = reduce(
            lambda before, one: asked.ui("picked-then", before=clip(before, PICKED), then=one),
            (_named(asked, one) for one in picked),
        )
        lines.append(asked.ui("picked-in-order", what=clip(said, PICKED)))
    elif picked and (decision.leaves or not _summed_up(asked)):
        said = ", ".join(_named(asked, one) for one in picked)
        message = "left-out" if decision.leaves else "picked"
        lines.append(asked.ui(message, what=clip(said, PICKED)))
    if picked and asked.why and _adds(asked, asked.why):
        lines.append(sentence(asked.tell(asked.why)))
    lines += map(sentence, _totals(asked, picked))
    reason = None if asked.advises else wrong(asked)
    if reason:
        lines.append(reason)
    return lines


def _adds(asked: Asked, why: Text) -> bool:
    """Whether a reason says more than stands there; of a payment the total says it."""
    return why.id != PLAIN and why not in asked.above and not pays(asked.decision)


def _summed_up(asked: Asked) -> bool:
    """Whether what is picked stands above already, in what a whole chain comes to."""
    return asked.ends and bool(asked.above)


def _named(asked: Asked, option: Option) -> str:
    """Return the name of what is picked: its brief one, where that tells it apart."""
    if option.brief is None:
        return asked.tell(option.label)
    shortly = [one.brief for one in asked.decision.options]
    return asked.tell(option.brief if shortly.count(option.brief) == 1 else option.label)


def picked_in_words(asked: Asked, picks: Sequence[str]) -> str:
    """Return picks as a list of their names, or the name of none, for a message."""
    by_id = {option.id: option for option in asked.decision.options}
    said = ", ".join(asked.tell(by_id[pick].label) for pick in picks if pick in by_id)
    return clip(said, PICKED) or safe(none_label(asked))


def _totals(asked: Asked, picked: Sequence[Option]) -> list[str]:
    decision = asked.decision
    if decision.tally:
        return [asked.tell(_summed(asked, decision.tally))]
    if pays(decision):
        total = sum(option.weight for option in picked)
        over = max(0, total - decision.least_total)
        return [asked.ui("paid", sum=total, need=decision.least_total, over=over)]
    return []


def _summed(asked: Asked, said: Text) -> Text:
    """Return a text, and those within it, with what the picks so far come to."""
    within: dict[str, Arg] = {
        name: _summed(asked, arg) if isinstance(arg, Text) else arg
        for name, arg in said.args.items()
    }
    return Text(said.id, {**within, **sums(asked.decision, asked.selection)})
