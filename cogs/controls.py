"""The controls of a question follow from its shape alone (experience §4)."""

from collections.abc import Sequence
from dataclasses import dataclass

from discord import ButtonStyle, SelectOption

from cogs.page import LONG, MEDIUM, TINY, Button, Item, button, choice, clip, rows, select
from games.core.decision import Decision, Option, Picks, check
from games.core.refused import IllegalMove
from games.core.text import Text
from locales import Reader, Texts

PAGE = 25  # options of a select, Discord's limit
FEW, SOME = 5, 9  # options that are buttons: always, and where labels are short or toggle
PICKED = 900  # characters of the list of what is picked; a text takes arguments up to 1000


@dataclass(frozen=True)
class Asked:
    """A question as it is shown to its seat: what is picked so far, and the page that lies open.

    `match` is the first part of the custom_ids: a match, or a lobby where `prefix` says so.
    `page` is None where the pages (groups) themselves are to be chosen from. `suggested` is what
    would be picked by default, where that is known beforehand.
    """

    match: str
    decision: Decision
    selection: Picks
    page: int | None
    texts: Texts
    reader: Reader
    suggested: Picks = ()
    prefix: str = ""

    def say(self, text: Text) -> str:
        return self.texts.say(text, self.reader)

    def ui(self, message: str, **args: int | str) -> str:
        return self.texts.get(f"ui-{message}", self.reader.locale, **args)

    def custom_id(self, verb: str, *args: object) -> str:
        return ":".join(
            (self.prefix + verb, self.match, self.decision.id, *(str(arg) for arg in args))
        )


@dataclass(frozen=True)
class Sheet:
    """One page of a question with many options."""

    title: str
    indexes: tuple[int, ...]


def label(asked: Asked, option: Option) -> str:
    """Return what an option is called: its number on the picture, its name, what it pays.

    Numbers are places in the list of options, counted from 1, as pictures count them.
    """
    said = asked.say(option.label)
    if option.on:
        said = f"{asked.decision.options.index(option) + 1} · {said}"
    if asked.decision.least_total and option.weight:
        said = f"{said} ({option.weight})"
    return said


def sheets(asked: Asked) -> list[Sheet]:
    """Return the pages of 25 of a question; a group is a series of pages."""
    if len(asked.decision.options) <= PAGE:
        return [Sheet("", tuple(range(len(asked.decision.options))))]
    groups: dict[str, list[int]] = {}
    for index, option in enumerate(asked.decision.options):
        groups.setdefault(asked.say(option.group) if option.group else "", []).append(index)
    found: list[Sheet] = []
    for title, indexes in groups.items():
        for at in range(0, len(indexes), PAGE):
            part = tuple(indexes[at : at + PAGE])
            span = f"{part[0] + 1}–{part[-1] + 1}"
            whole = title and len(indexes) <= PAGE
            found.append(Sheet(title if whole else f"{title} {span}".strip(), part))
    return found


def indexes_of(asked: Asked, page: int) -> tuple[int, ...]:
    """Return the places in the list of options that one page shows."""
    pages = sheets(asked)
    return pages[min(page, len(pages) - 1)].indexes


def several(decision: Decision) -> bool:
    """Whether picks are gathered before they are confirmed."""
    return decision.most > 1 or decision.ordered or decision.least_total > 0


def controls(asked: Asked) -> list[Item]:
    """Return the rows under the question."""
    decision = asked.decision
    if not decision.options:
        return rows([button(asked.custom_id("none"), _none(asked), ButtonStyle.primary)])
    if decision.ordered:
        return _order(asked)
    return _several(asked) if several(decision) else _single(asked)


def _none(asked: Asked) -> str:
    none = asked.decision.none
    return asked.say(none) if none else asked.ui("nothing-fits")


def _single(asked: Asked) -> list[Item]:
    decision = asked.decision
    labels = [label(asked, option) for option in decision.options]
    longest = max(len(one) for one in labels)
    if longest <= (LONG if len(labels) <= FEW else TINY if len(labels) <= SOME else 0):
        buttons = [
            button(asked.custom_id("pick", index), said, ButtonStyle.primary)
            for index, said in enumerate(labels)
        ]
        if decision.least == 0:
            buttons.append(button(asked.custom_id("none"), _none(asked)))
        return rows(buttons)
    none = [button(asked.custom_id("none"), _none(asked))] if decision.least == 0 else []
    return _paged(asked, "choose", sheets(asked), 1, 1) + (rows(none) if none else [])


def _paged(asked: Asked, verb: str, pages: Sequence[Sheet], least: int, most: int) -> list[Item]:
    """A select of the open page; of the pages themselves where there are several."""
    if len(pages) > 1 and asked.page is None:
        doors = [_door(asked, number, page) for number, page in enumerate(pages)]
        if len(doors) > PAGE:  # 625 options are beyond any game
            doors = doors[:PAGE]
        return [select(asked.custom_id("group"), asked.ui("choose-group"), doors)]
    page = min(asked.page or 0, len(pages) - 1)
    open_page = pages[page]
    lines = [_line(asked, index) for index in open_page.indexes]
    found: list[Item] = [
        select(
            asked.custom_id(verb, page),
            open_page.title if len(pages) > 1 else asked.ui("choose"),
            lines,
            min(least, len(lines)),
            min(most, len(lines)),
        )
    ]
    if len(pages) > 1:
        found += rows([button(asked.custom_id("page"), asked.ui("back"))])
    return found


def _door(asked: Asked, number: int, page: Sheet) -> SelectOption:
    ids = {asked.decision.options[index].id for index in page.indexes}
    picked = sum(pick in ids for pick in asked.selection)
    size = asked.ui("group-size", count=len(page.indexes), picked=picked)
    return choice(str(number), page.title, size)


def _line(asked: Asked, index: int) -> SelectOption:
    option = asked.decision.options[index]
    gathered = several(asked.decision) and not asked.decision.ordered
    chosen = gathered and option.id in asked.selection
    heading = asked.say(option.group) if option.group else ""
    return choice(str(index), label(asked, option), heading, default=chosen)


def _several(asked: Asked) -> list[Item]:
    decision = asked.decision
    found: list[Item]
    if _as_buttons(asked):
        found = rows([_toggle(asked, index) for index in range(len(decision.options))])
    else:
        found = _paged(asked, "sets", sheets(asked), 0, PAGE)
    return found + _finish(asked)


def _as_buttons(asked: Asked) -> bool:
    """Whether the options are buttons: few, or some of which a phone shows two a row.

    A label that a button would cut stands whole in a select.
    """
    options = asked.decision.options
    longest = max(len(_toggled(label(asked, one))) for one in options)
    return longest <= (LONG if len(options) <= FEW else MEDIUM if len(options) <= SOME else 0)


def _toggled(said: str) -> str:
    return f"✓ {said}"


def _toggle(asked: Asked, index: int) -> Button:
    option = asked.decision.options[index]
    on = option.id in asked.selection
    said = label(asked, option)
    style = ButtonStyle.success if on else ButtonStyle.secondary
    return button(asked.custom_id("set", index, int(not on)), _toggled(said) if on else said, style)


def _order(asked: Asked) -> list[Item]:
    decision = asked.decision
    left = [i for i, option in enumerate(decision.options) if option.id not in asked.selection]
    found: list[Item] = []
    if left and len(asked.selection) < decision.most:
        if _as_buttons(asked):
            labels = [(i, label(asked, decision.options[i])) for i in left]
            found = rows([button(asked.custom_id("next", i), said) for i, said in labels])
        else:
            left_of = [
                Sheet(page.title, tuple(i for i in page.indexes if i in left))
                for page in sheets(asked)
            ]
            found = _paged(asked, "nexts", [page for page in left_of if page.indexes], 1, 1)
    return found + _finish(asked)


def _finish(asked: Asked) -> list[Item]:
    """Confirm, the picks that would be made by default, and a fresh start."""
    decision = asked.decision
    legal = wrong(asked) is None
    empty = not asked.selection
    said = _none(asked) if empty and decision.least == 0 else asked.ui("confirm")
    confirm = ButtonStyle.primary if any(_finals(asked)) else ButtonStyle.success
    whole = decision.ordered and decision.least == len(decision.options)
    fill = "as-dealt" if whole else "cheapest" if decision.least_total else "usual"
    buttons = [
        button(asked.custom_id("confirm"), said, confirm, disabled=not legal),
        button(asked.custom_id("fill"), asked.ui(fill)),
    ]
    if not empty:
        buttons.append(button(asked.custom_id("clear"), asked.ui("start-again")))
    return rows(buttons)


def _finals(asked: Asked) -> list[bool]:
    return [option.final for option in asked.decision.options if option.id in asked.selection]


def wrong(asked: Asked) -> str | None:
    """Return why the selection cannot be confirmed yet, or None when it can."""
    try:
        check(asked.decision, asked.selection)
    except IllegalMove as refused:
        return asked.say(refused.why)
    return None


def progress(asked: Asked) -> list[str]:
    """Return the lines that say what is picked so far and what it comes to."""
    decision = asked.decision
    if not several(decision) or not decision.options:
        return []
    by_id = {option.id: option for option in decision.options}
    picked = [by_id[pick] for pick in asked.selection if pick in by_id]
    lines: list[str] = []
    if decision.ordered and picked:
        placed = (f"{at}. {asked.say(one.label)}" for at, one in enumerate(picked, start=1))
        lines.append("   ".join(placed))
    elif picked:
        said = ", ".join(asked.say(one.label) for one in picked)
        lines.append(asked.ui("picked", what=clip(said, PICKED)))
    lines += _totals(asked, picked)
    reason = wrong(asked)
    if reason:
        lines.append(reason)
    return lines


def _totals(asked: Asked, picked: Sequence[Option]) -> list[str]:
    decision = asked.decision
    total = sum(option.weight for option in picked)
    if decision.tally:
        rest = sum(option.weight for option in decision.options) - total
        sums = {"count": len(picked), "sum": total, "rest": rest, "need": decision.least_total}
        return [asked.say(Text(decision.tally.id, {**decision.tally.args, **sums}))]
    if decision.least_total:
        over = max(0, total - decision.least_total)
        return [asked.ui("paid", sum=total, need=decision.least_total, over=over)]
    return []
