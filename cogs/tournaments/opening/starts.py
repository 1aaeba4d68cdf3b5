"""The day and hour at which a tournament begins, as organisers write them (EVT-1.11)."""

from collections.abc import Mapping
from datetime import datetime, time

from discord import ui

from cogs.app.context import Context
from cogs.people.days_off import day_of
from cogs.people.hours import minutes_of
from cogs.tournaments.opening.draft import FARTHEST, Draft
from cogs.ui.page import (
    clip,
)
from cogs.ui.words import zone_name
from games.core.refused import Refused
from games.core.text import text
from play.time.walls import moment, zone_of


def starts_form(context: Context, draft: Draft, zone: str) -> ui.Modal:
    """Return the form for the day and hour at which a tournament begins (EVT-1.11)."""
    title = context.ui("tournament-starts-at")
    form = ui.Modal(title=clip(title, 45), custom_id=f"t-starts:{draft.packed()}", timeout=None)
    where = context.ui(
        "tournament-starts-zone", zone=zone_name(zone, context.texts, context.locale)
    )
    for name, told in (("day", ""), ("hour", where)):
        line: ui.TextInput[ui.Modal] = ui.TextInput(
            custom_id=name,
            required=True,
            max_length=10,
            placeholder=context.ui(f"tournament-starts-{name}-like"),
        )
        label = clip(context.ui(f"tournament-starts-{name}"), 45)
        form.add_item(ui.Label(text=label, component=line, description=clip(told, 100) or None))
    return form


def starting(fields: Mapping[str, str], zone: str, now: datetime) -> int:
    """Return the moment of a form, in seconds. Raises Refused where it is no time to come."""
    here = zone_of(zone)
    day = day_of(fields.get("day", ""), now.astimezone(here).date())
    at = minutes_of(fields.get("hour", ""))
    begins = moment(datetime.combine(day, time(*divmod(at, 60))), here, 0)
    if not now < begins <= now + FARTHEST:
        raise Refused(text("ui-tournament-starts-past", days=FARTHEST.days))
    return int(begins.timestamp())
