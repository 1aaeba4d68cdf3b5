"""The faults that a test asks for."""

import msgspec
from aiohttp import web

from sandbox.common.faults import DeliveryFault, RouteFault
from sandbox.common.ratelimits import DISCORD
from sandbox.common.shapes import Json, as_object, iso
from sandbox.core import Core
from sandbox.gateway.sharding import ShardFigures
from sandbox.visitor.api import Refused, Visit, serve


async def gateway(visit: Visit) -> Json:
    doors = visit.core.gateway
    given = visit.body.get("shard")
    shard = given if isinstance(given, int) else None  # all of them
    match visit.body.get("do"):
        case "cut":
            doors.cut(shard)
        case "close":
            doors.close_all(int(visit.body.get("code", 4000)), shard)
        case "reconnect":
            doors.ask_reconnect(shard)
        case "invalidate":
            doors.invalidate(resumable=bool(visit.body.get("resumable")), shard=shard)
        case "down":
            doors.down = True
            doors.cut()
        case "up":
            doors.down = False
        case other:
            raise Refused(400, "unknown_fault", f"The gateway cannot {other}.")
    return {}


async def routes(visit: Visit) -> Json:
    try:
        fault = msgspec.convert(visit.body, RouteFault)
    except msgspec.ValidationError as error:
        raise Refused(400, "bad_fault", str(error)) from error
    return {"id": visit.core.faults.add(fault)}


async def interactions(visit: Visit) -> Json:
    try:
        visit.core.faults.delivery = msgspec.convert(visit.body, DeliveryFault)
    except msgspec.ValidationError as error:
        raise Refused(400, "bad_fault", str(error)) from error
    return {}


async def release(visit: Visit) -> Json:
    visit.core.faults.release(reverse=bool(visit.body.get("reverse")))
    return {}


async def clock(visit: Visit) -> Json:
    core = visit.core
    core.clock.advance(float(visit.body.get("advance", 0)))
    core.live.tell_all(core.live.watchers(), "clock", {"now": iso(core.clock.now())})
    return {"now": core.clock.now()}


async def rate_limits(visit: Visit) -> Json:
    buckets = as_object(visit.body.get("buckets"))
    if visit.body.get("mode") == "off":
        visit.core.limits.set(None)
        return {}
    unknown = set(buckets) - set(DISCORD)
    if unknown:
        raise Refused(400, "unknown_bucket", f"There is no bucket {', '.join(unknown)}.")
    given = {name: (int(pair[0]), float(pair[1])) for name, pair in buckets.items()}
    visit.core.limits.set(DISCORD | given)
    return {}


async def shards(visit: Visit) -> Json:
    """Set the figures of shards; what is not given is as Discord has it."""
    try:
        visit.core.gateway.sharding.figures = msgspec.convert(visit.body, ShardFigures)
    except msgspec.ValidationError as error:
        raise Refused(400, "bad_fault", str(error)) from error
    return {}


async def get(visit: Visit) -> Json:
    faults = visit.core.faults
    return {"routes": list(faults.routes.values()), "held": len(faults.held)}


async def clear(visit: Visit) -> Json:
    visit.core.faults.clear()
    visit.core.gateway.down = False
    visit.core.gateway.sharding.figures = ShardFigures()
    return {}


def install(app: web.Application, core: Core) -> None:
    base = "/sandbox/faults"
    app.router.add_get(base, serve(core, get))
    app.router.add_delete(base, serve(core, clear))
    app.router.add_post(base + "/gateway", serve(core, gateway))
    app.router.add_post(base + "/shards", serve(core, shards))
    app.router.add_post(base + "/routes", serve(core, routes))
    app.router.add_post(base + "/interactions", serve(core, interactions))
    app.router.add_post(base + "/interactions/release", serve(core, release))
    app.router.add_post(base + "/clock", serve(core, clock))
    app.router.add_post(base + "/rate-limits", serve(core, rate_limits))
