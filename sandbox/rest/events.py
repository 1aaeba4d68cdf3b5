"""Scheduled events of a server, of the external kind: a place that is words, a start, an end."""

from datetime import UTC, datetime

from sandbox.common.errors import FormErrors, refusal
from sandbox.common.shapes import Json, as_object
from sandbox.limits import tables
from sandbox.limits.fields import choice, moment, required, text
from sandbox.rest.api import NOTHING, Response, RestRequest, Route
from sandbox.world import permissions
from sandbox.world.model import Guild, ScheduledEvent

EXTERNAL = 3
GUILD_ONLY = 2
SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
_OVER = {COMPLETED, CANCELED}
_NEXT = {SCHEDULED: (SCHEDULED, ACTIVE, CANCELED), ACTIVE: (ACTIVE, COMPLETED)}


def _may(call: RestRequest, guild: Guild, event: ScheduledEvent | None) -> None:
    """Raise ApiError 50013 where the bot may not create events, or not change this one."""
    rights = permissions.in_guild(guild, call.core.world.bot_id)
    own = event is None or event.creator_id == call.core.world.bot_id
    needed = permissions.bits("create_events") if own else 0
    if not rights & (needed | permissions.bits("manage_events")):
        raise refusal(50013)


def _now(call: RestRequest) -> datetime:
    return datetime.fromtimestamp(call.core.world.clock.now(), UTC)


def _here(call: RestRequest, guild: Guild) -> list[ScheduledEvent]:
    """The events of a server that are not over, those that have begun marked so."""
    found = [
        one
        for one in call.core.world.events.values()
        if one.guild_id == guild.id and one.body["status"] not in _OVER
    ]
    for one in found:
        begun = datetime.fromisoformat(one.body["scheduled_start_time"]) <= _now(call)
        if one.body["status"] == SCHEDULED and begun:
            one.body["status"] = ACTIVE
            call.core.world.save(one)
    return found


def _check(call: RestRequest, fields: Json, *, new: bool) -> None:
    """Raise ApiError 50035 for what an external event cannot be."""
    form = FormErrors()
    text(form, (), fields, "name", tables.EVENT_NAME, need=new)
    text(form, (), fields, "description", tables.EVENT_DESCRIPTION, least=0, need=False)
    for key, only in (("entity_type", EXTERNAL), ("privacy_level", GUILD_ONLY)):
        if new or key in fields:
            choice(form, (key,), fields.get(key), (only,))
    for key in ("scheduled_start_time", "scheduled_end_time"):
        if fields.get(key) is not None:
            moment(form, (key,), fields[key])
        elif new:
            required(form, (key,))
    if new or "entity_metadata" in fields:
        place = as_object(fields.get("entity_metadata"))
        text(form, ("entity_metadata",), place, "location", tables.EVENT_LOCATION)
    form.check()
    _check_dates(call, fields)


def _check_dates(call: RestRequest, fields: Json) -> None:
    """Raise ApiError 50035 for an event in the past, or one that ends before it begins."""
    form, begins = FormErrors(), fields.get("scheduled_start_time")
    if begins is not None and _moment(begins) <= _now(call):
        form.wrong(
            ("scheduled_start_time",),
            "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST",
            "Cannot schedule event in the past.",
        )
    ends = fields.get("scheduled_end_time")
    if begins is not None and ends is not None and _moment(ends) <= _moment(begins):
        form.wrong(
            ("scheduled_end_time",),
            "GUILD_SCHEDULED_EVENT_END_TIME_BEFORE_START",
            "ScheduledEvent end time must be after its start time.",
        )
    form.check()


def _moment(said: object) -> datetime:
    found = datetime.fromisoformat(str(said))
    return found if found.tzinfo else found.replace(tzinfo=UTC)


async def listed(call: RestRequest) -> Response:
    """All events of a server that are not over."""
    return Response([one.body for one in _here(call, call.guild())])


async def create(call: RestRequest) -> Response:
    """Raises ApiError 50013, 50035, and 30038 where there are as many as there may be."""
    guild, core = call.guild(), call.core
    _may(call, guild, None)
    _check(call, call.fields, new=True)
    if len(_here(call, guild)) >= tables.EVENTS:
        raise refusal(30038)
    key = core.flakes.next()
    body: Json = {
        "id": key,
        "guild_id": guild.id,
        "channel_id": None,
        "creator_id": core.world.bot_id,
        "name": call.fields["name"],
        "description": call.fields.get("description"),
        "scheduled_start_time": call.fields["scheduled_start_time"],
        "scheduled_end_time": call.fields["scheduled_end_time"],
        "privacy_level": GUILD_ONLY,
        "status": SCHEDULED,
        "entity_type": EXTERNAL,
        "entity_id": None,
        "entity_metadata": {"location": call.fields["entity_metadata"]["location"]},
        "image": None,
        "recurrence_rule": None,
        "guild_scheduled_event_exceptions": [],
    }
    event = ScheduledEvent(key, guild.id, core.world.bot_id, body)
    core.world.save(event)
    return Response(body)


def _event(call: RestRequest) -> tuple[Guild, ScheduledEvent]:
    """The event in the path. Raises ApiError 10070."""
    guild = call.guild()
    _here(call, guild)
    event = call.core.world.events.get(call.parts["event"])
    if event is None or event.guild_id != guild.id:
        raise refusal(10070)
    return guild, event


async def get(call: RestRequest) -> Response:
    """Raises ApiError 10070."""
    return Response(_event(call)[1].body)


async def edit(call: RestRequest) -> Response:
    """Raises ApiError 10070, 50013, 50035; what is over cannot be changed, 180000."""
    guild, event = _event(call)
    _may(call, guild, event)
    fields = dict(call.fields)
    if event.body["status"] in _OVER:
        raise refusal(180000)
    if event.body["status"] == ACTIVE:
        fields.pop("scheduled_start_time", None)  # it has begun, and stays so
    _check(call, fields, new=False)
    if fields.get("status") is not None:
        form = FormErrors()
        choice(form, ("status",), fields["status"], _NEXT[event.body["status"]])
        form.check()
    known = {key: value for key, value in fields.items() if key in event.body and value is not None}
    event.body = {**event.body, **known}
    call.core.world.save(event)
    return Response(event.body)


async def delete(call: RestRequest) -> Response:
    """Raises ApiError 10070, 50013."""
    guild, event = _event(call)
    _may(call, guild, event)
    call.core.world.remove(event)
    return NOTHING


_EVENTS = "/guilds/{guild}/scheduled-events"
ROUTES = [
    Route("GET", _EVENTS, listed),
    Route("POST", _EVENTS, create),
    Route("GET", _EVENTS + "/{event}", get),
    Route("PATCH", _EVENTS + "/{event}", edit),
    Route("DELETE", _EVENTS + "/{event}", delete),
]
