"""The bot itself: who it is, where the gateway is, its commands."""

from sandbox.common.errors import FormErrors, refusal
from sandbox.common.shapes import Json
from sandbox.limits.commands import check_commands, kind_of
from sandbox.rest.api import NOTHING, Response, RestRequest, Route
from sandbox.world.model import Command


async def me(call: RestRequest) -> Response:
    world = call.core.world
    shown = call.core.wire.user(world.users[world.bot_id])
    return Response(
        {**shown, "verified": True, "mfa_enabled": False, "email": None, "locale": "en-US"}
    )


async def application(call: RestRequest) -> Response:
    world = call.core.world
    bot = world.users[world.bot_id]
    owner = next(user for user in world.users.values() if not user.bot)
    return Response(
        {
            "id": bot.id,
            "name": bot.global_name,
            "icon": None,
            "description": "",
            "summary": "",
            "type": None,
            "bot": call.core.wire.user(bot),
            "owner": call.core.wire.user(owner),
            "team": None,
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "flags_new": "0",
            "explicit_content_filter": 0,
            "eligible_oauth2_scopes": [],
            "hook": True,
            "integration_types_config": {"0": {}},
            "approximate_guild_count": len(world.guilds_of(bot.id)),
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
            "redirect_uris": [],
            "tags": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "max_participants": None,
        }
    )


async def gateway(call: RestRequest) -> Response:
    return Response({"url": call.core.wire.files.base.replace("http", "ws", 1) + "/gateway"})


async def gateway_bot(call: RestRequest) -> Response:
    world = call.core.world
    found = (await gateway(call)).body
    assert isinstance(found, dict)
    guilds = len(world.guilds_of(world.bot_id))
    return Response({**found, **call.core.gateway.sharding.told(guilds)})


def _scope(call: RestRequest) -> str | None:
    """The guild whose commands are meant, None for the global ones. Raises 10002, 10004, 50001."""
    if call.parts["application"] != call.core.world.bot_id:
        raise refusal(10002)
    return call.guild().id if "guild" in call.parts else None


def _in_scope(call: RestRequest, guild_id: str | None) -> list[Command]:
    return [one for one in call.core.world.commands.values() if one.guild_id == guild_id]


def _shown(call: RestRequest, guild_id: str | None) -> list[Json]:
    return [call.core.wire.command(one) for one in _in_scope(call, guild_id)]


async def list_commands(call: RestRequest) -> Response:
    return Response(_shown(call, _scope(call)))


async def put_commands(call: RestRequest) -> Response:
    """Replace all commands of the scope; those that keep name and kind keep their id."""
    guild_id = _scope(call)
    if not isinstance(call.body, list):
        form = FormErrors()
        form.wrong((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        form.check()
        return NOTHING
    check_commands(call.body)
    world = call.core.world
    old = {(kind_of(one.body), one.body["name"]): one for one in _in_scope(call, guild_id)}
    for command in old.values():
        world.remove(command)
    for body in call.body:
        before = old.get((kind_of(body), body["name"]))
        key = before.id if before is not None else call.core.flakes.next()
        world.save(Command(id=key, guild_id=guild_id, body=_bare(body)))
    call.core.announce.commands_changed()
    return Response(_shown(call, guild_id))


async def post_command(call: RestRequest) -> Response:
    """Add one command, or replace the one of the same name and kind."""
    guild_id = _scope(call)
    world = call.core.world
    key = (kind_of(call.fields), call.fields.get("name"))
    others = [
        one for one in _in_scope(call, guild_id) if (kind_of(one.body), one.body["name"]) != key
    ]
    check_commands([*(one.body for one in others), call.fields])
    same = [one for one in _in_scope(call, guild_id) if one not in others]
    command_id = same[0].id if same else call.core.flakes.next()
    command = Command(id=command_id, guild_id=guild_id, body=_bare(call.fields))
    world.save(command)
    call.core.announce.commands_changed()
    return Response(call.core.wire.command(command), 200 if same else 201)


async def delete_command(call: RestRequest) -> Response:
    guild_id = _scope(call)
    command = call.core.world.commands.get(call.parts["command"])
    if command is None or command.guild_id != guild_id:
        raise refusal(10063)
    call.core.world.remove(command)
    call.core.announce.commands_changed()
    return NOTHING


def _bare(body: Json) -> Json:
    return {key: value for key, value in body.items() if key not in {"id", "application_id"}}


_GLOBAL = "/applications/{application}/commands"
_GUILD = "/applications/{application}/guilds/{guild}/commands"
ROUTES = [
    Route("GET", "/users/@me", me),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/applications/@me", application),
    Route("GET", "/gateway", gateway, open=True),
    Route("GET", "/gateway/bot", gateway_bot),
    Route("GET", _GLOBAL, list_commands),
    Route("PUT", _GLOBAL, put_commands),
    Route("POST", _GLOBAL, post_command),
    Route("DELETE", _GLOBAL + "/{command}", delete_command),
    Route("GET", _GUILD, list_commands),
    Route("PUT", _GUILD, put_commands),
    Route("POST", _GUILD, post_command),
    Route("DELETE", _GUILD + "/{command}", delete_command),
]
