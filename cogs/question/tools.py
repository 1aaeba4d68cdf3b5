"""What is read beside a table: its picture from near, words, log, rules, notes, aim."""

from collections.abc import Callable

from cogs.question.newcomer import opens_with_aim, settled
from cogs.ui.page import Button, button
from play.records import Table


def tools(table: Table, ui: Callable[[str], str], *, pictured: bool) -> list[Button]:
    """Return the buttons, what is read most first: those are under the table in any case."""
    match = table.public.id
    found = [button(f"zoom:{match}", ui("zoom"))] if pictured else []
    found.append(button(f"text:{match}", ui("text")))
    found.append(button(f"log:{match}", ui("log")))
    new = opens_with_aim(table)  # to whom no topic says anything before the whole does
    rule = table.question.rule if table.question and not new else ""
    found.append(button(f"help:{table.public.game}:{rule}:{match}", ui("rules")))
    if table.seat is not None and settled(table):
        found.append(button(f"notes:{match}", ui("notes")))
    if table.aim and not opens_with_aim(table):
        found.append(button(f"aim:{match}", ui("aim")))
    return found
