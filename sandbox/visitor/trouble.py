"""The faults that a test asks for."""

import msgspec
from aiohttp import web

from sandbox.common.faults import DeliveryFault, RouteFault
from sandbox.common.ratelimits import DISCORD
from sandbox.common.shapes import Json, as_object, iso
from sandbox.core import Core
from sandbox.gateway.sharding import ShardFigures
from sandbox.visitor.api import VisitorError, VisitorRequest, serve, text_of


async def gateway(request: VisitorRequest) -> Json:
    gateway = request.core.gateway
    given = request.body.get("shard")
    shard = given if isinstance(given, int) else None  # all of them
    match request.body.get("do"):
        case "cut":
            gateway.cut(shard)
        case "close":
            gateway.close_all(int(request.body.get("code", 4000)), shard)
        case "reconnect":
            gateway.ask_reconnect(shard)
        case "invalidate":
            gateway.invalidate(resumable=bool(request.body.get("resumable")), shard=shard)
        case "down":
            gateway.down = True
            gateway.cut()
        case "up":
            gateway.down = False
        case other:
            raise VisitorError(400, "unknown_fault", f"The gateway cannot {other}.")
    return {}


async def guilds(request: VisitorRequest) -> Json:
    """An outage of one server, or one that the next READY only names; and its end."""
    gateway, guild = request.core.gateway, request.guild_by(text_of(request.body, "guild_id"))
    match request.body.get("do"):
        case "out":
            gateway.outage(guild)
        case "late":
            gateway.late.add(guild.id)
        case "back":
            gateway.back(guild)
        case other:
            raise VisitorError(400, "unknown_fault", f"A server cannot be {other}.")
    return {}


async def routes(request: VisitorRequest) -> Json:
    try:
        fault = msgspec.convert(request.body, RouteFault)
    except msgspec.ValidationError as error:
        raise VisitorError(400, "bad_fault", str(error)) from error
    return {"id": request.core.faults.add(fault)}


async def interactions(request: VisitorRequest) -> Json:
    try:
        request.core.faults.delivery = msgspec.convert(request.body, DeliveryFault)
    except msgspec.ValidationError as error:
        raise VisitorError(400, "bad_fault", str(error)) from error
    return {}


async def release(request: VisitorRequest) -> Json:
    request.core.faults.release(reverse=bool(request.body.get("reverse")))
    return {}


async def clock(request: VisitorRequest) -> Json:
    core = request.core
    core.clock.advance(float(request.body.get("advance", 0)))
    core.live.tell_all(core.live.watchers(), "clock", {"now": iso(core.clock.now())})
    return {"now": core.clock.now()}


async def rate_limits(request: VisitorRequest) -> Json:
    buckets = as_object(request.body.get("buckets"))
    if request.body.get("mode") == "off":
        request.core.limits.set(None)
        return {}
    unknown = set(buckets) - set(DISCORD)
    if unknown:
        raise VisitorError(400, "unknown_bucket", f"There is no bucket {', '.join(unknown)}.")
    given = {name: (int(pair[0]), float(pair[1])) for name, pair in buckets.items()}
    request.core.limits.set(DISCORD | given)
    return {}


async def shards(request: VisitorRequest) -> Json:
    """Set the figures of shards; what is not given is as Discord has it."""
    try:
        request.core.gateway.sharding.figures = msgspec.convert(request.body, ShardFigures)
    except msgspec.ValidationError as error:
        raise VisitorError(400, "bad_fault", str(error)) from error
    return {}


async def get(request: VisitorRequest) -> Json:
    faults = request.core.faults
    return {"routes": list(faults.routes.values()), "held": len(faults.held)}


async def clear(request: VisitorRequest) -> Json:
    request.core.faults.clear()
    request.core.gateway.down = False
    for guild in request.core.world.guilds_of(request.core.world.bot_id):
        request.core.gateway.back(guild)
    request.core.gateway.sharding.figures = ShardFigures()
    return {}


def install(app: web.Application, core: Core) -> None:
    """Add the routes of this module to the application."""
    base = "/sandbox/faults"
    app.router.add_get(base, serve(core, get))
    app.router.add_delete(base, serve(core, clear))
    app.router.add_post(base + "/gateway", serve(core, gateway))
    app.router.add_post(base + "/guilds", serve(core, guilds))
    app.router.add_post(base + "/shards", serve(core, shards))
    app.router.add_post(base + "/routes", serve(core, routes))
    app.router.add_post(base + "/interactions", serve(core, interactions))
    app.router.add_post(base + "/interactions/release", serve(core, release))
    app.router.add_post(base + "/clock", serve(core, clock))
    app.router.add_post(base + "/rate-limits", serve(core, rate_limits))
