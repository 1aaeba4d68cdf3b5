"""The gateway: sessions that survive their sockets, numbered events, replay after a cut."""

import asyncio
from collections.abc import Iterable
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from sandbox.common.clock import WorldClock
from sandbox.common.ratelimits import RateLimited
from sandbox.common.shapes import Json, as_list, as_object
from sandbox.gateway.session import Session, Socket
from sandbox.gateway.sharding import Sharding, shard_of
from sandbox.world.model import Guild
from sandbox.world.wire import Wire
from sandbox.world.world import World

HEARTBEAT, IDENTIFY, PRESENCE, VOICE = range(1, 5)
RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = range(6, 12)
HEARTBEAT_MS = 41250
# s; the library notes when it sent a heartbeat only afterwards, and complains of a lag of one
# whole interval when the answer is there first: loopback is faster than any network
ACK_AFTER = 0.05
GUILDS, GUILD_MEMBERS, GUILD_MESSAGES, MESSAGE_CONTENT = 1, 1 << 1, 1 << 9, 1 << 15
DIRECT_MESSAGES = 1 << 12
PRIVILEGED = GUILD_MEMBERS | 1 << 8 | MESSAGE_CONTENT
MOST_AWAY = 300.0  # seconds after which a session that is away ends


class Gateway:
    """All sessions of the one application."""

    def __init__(
        self, world: World, wire: Wire, clock: WorldClock, sharding: Sharding, token: str
    ) -> None:
        self._world = world
        self._wire = wire
        self._clock = clock
        self._token = token
        self.sharding = sharding
        self._sessions: dict[str, Session] = {}
        self._sockets: set[Socket] = set()
        self.down = False
        self.out: set[str] = set()  # servers in an outage
        self.late: set[str] = set()  # servers that READY names and that do not come
        self.on_change: list[Any] = []  # called with nothing when the bot comes or goes

    @property
    def online(self) -> bool:
        """Whether every shard of some number of shards is connected."""
        connected = {one.shard for one in self._sessions.values() if one.socket is not None}
        return any(
            all((number, count) in connected for number in range(count)) for _, count in connected
        )

    def wants(self, intent: int) -> bool:
        return any(session.intents & intent for session in self._sessions.values())

    def dispatch(
        self, name: str, data: Json, *, intent: int = 0, guild_id: str | None = None
    ) -> None:
        """Tell every session whose intents include `intent` and whose shard holds the guild."""
        if guild_id in self.out and name != "GUILD_DELETE":
            return
        for session in list(self._sessions.values()):
            wanted = not intent or session.intents & intent
            if wanted and session.concerns(guild_id) and not self._gone(session):
                session.event(name, data)

    def _gone(self, session: Session) -> bool:
        """End a session that has been away for too long; whether it is so."""
        away = session.socket is None and self._clock.now() - session.left_at > MOST_AWAY
        if away:
            self._sessions.pop(session.id, None)
        return away

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """One connection from HELLO to its end."""
        if self.down:
            return web.Response(status=503)
        ws = web.WebSocketResponse(max_msg_size=1 << 16)
        await ws.prepare(request)
        socket = Socket(ws, request)
        self._sockets.add(socket)
        socket.op(HELLO, {"heartbeat_interval": HEARTBEAT_MS})
        try:
            async for frame in ws:
                if frame.type in {WSMsgType.TEXT, WSMsgType.BINARY}:
                    self._hear(socket, frame.data)
        finally:
            self._sockets.discard(socket)
            await socket.finish()
            self._leave(socket, ws.close_code)
        return ws

    def _leave(self, socket: Socket, code: int | None) -> None:
        session = self._part(socket)
        if session is None:
            return
        if code in {1000, 1001} and not socket.closing:  # the bot says goodbye, not we
            self._sessions.pop(session.id, None)
        self._changed()

    def _session(self, socket: Socket) -> Session | None:
        """The session that the connection carries now."""
        return next((one for one in self._sessions.values() if one.socket is socket), None)

    def _part(self, socket: Socket) -> Session | None:
        """Leave the connection without its session, which is away from now on."""
        session = self._session(socket)
        if session is not None:
            session.socket = None
            session.left_at = self._clock.now()
        return session

    def _changed(self) -> None:
        for action in self.on_change:
            action()

    def _hear(self, socket: Socket, text: str | bytes) -> None:
        """Answer one frame."""
        try:
            frame = as_object(msgspec.json.decode(text))
        except msgspec.DecodeError:
            socket.close(4002, "Error while decoding payload.")
            return
        data = as_object(frame.get("d"))
        op = frame.get("op")
        if op == HEARTBEAT:
            asyncio.get_running_loop().call_later(ACK_AFTER, socket.op, ACK)
            return
        session = self._session(socket)
        if session is None:
            self._greet(socket, op, data)
        elif op in (IDENTIFY, RESUME):
            socket.close(4005, "Already authenticated.")
        elif op == MEMBERS:
            self._chunk(session, data)
        elif op not in (PRESENCE, VOICE):  # these two are nobody's affair here
            socket.close(4001, "Unknown opcode.")

    def _greet(self, socket: Socket, op: object, data: Json) -> None:
        """Take in the bot on a connection without a session."""
        if op == IDENTIFY:
            self._identify(socket, data)
        elif op == RESUME:
            self._resume(socket, data)
        else:
            socket.close(4003, "Not authenticated.")

    def _identify(self, socket: Socket, data: Json) -> None:
        intents = data.get("intents")
        shard = shard_of(data.get("shard"))
        if data.get("token") != self._token:
            socket.close(4004, "Authentication failed.")
        elif not isinstance(intents, int):
            socket.close(4013, "Invalid intent(s).")
        elif intents & PRIVILEGED:
            socket.close(4014, "Disallowed intent(s).")
        elif shard is None:
            socket.close(4010, "Invalid shard.")
        else:
            self._begin(socket, Session(intents, shard))

    def _begin(self, socket: Socket, session: Session) -> None:
        """Begin the session, unless it would hold too many servers or comes too soon."""
        if len(self._guilds(session)) > self.sharding.figures.most_guilds:
            socket.close(4011, "Sharding required.")
            return
        try:
            self.sharding.start(session.shard[0])
        except RateLimited:
            socket.op(INVALID, data=False)
            return
        self._sessions[session.id] = session
        session.socket = socket
        self._ready(session)
        self._changed()

    def _guilds(self, session: Session) -> list[Guild]:
        guilds = self._world.guilds_of(self._world.bot_id)
        return [one for one in guilds if session.concerns(one.id)]

    def _ready(self, session: Session) -> None:
        world = self._world
        bot = self._wire.user(world.users[world.bot_id])
        guilds = self._guilds(session)
        ready: Json = {
            "v": 10,
            "user": {**bot, "verified": True, "mfa_enabled": False, "email": None, "flags": 0},
            "guilds": [{"id": guild.id, "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self._wire.files.base.replace("http", "ws", 1) + "/gateway",
            "session_type": "normal",
            "shard": list(session.shard),
            "application": {"id": world.bot_id, "flags": 0},
            "private_channels": [],
            "relationships": [],
            "presences": [],
        }
        session.event("READY", ready)
        if session.intents & GUILDS:
            for guild in guilds:
                if guild.id in self.out | self.late:
                    continue
                shown = self._wire.guild_create(guild)
                session.event("GUILD_CREATE", {**shown, "unavailable": False})

    def _resume(self, socket: Socket, data: Json) -> None:
        session = self._sessions.get(str(data.get("session_id")))
        sequence = data.get("seq")
        if data.get("token") != self._token:
            socket.close(4004, "Authentication failed.")
        elif session is None or self._gone(session) or not isinstance(sequence, int):
            socket.op(INVALID, data=False)
        elif sequence > session.sequence:
            socket.close(4007, "Invalid seq.")
        elif session.sent and session.sent[0][0] > sequence + 1:
            self._sessions.pop(session.id)
            socket.op(INVALID, data=False)
        else:
            self._go_on(socket, session, sequence)

    def _go_on(self, socket: Socket, session: Session, sequence: int) -> None:
        """Replay to the session what came after `sequence`."""
        if session.socket is not None:
            session.socket.close(4000, "Session resumed elsewhere.")
        session.socket = socket
        for number, text in session.sent:
            if number > sequence:
                socket.send(text)
        session.event("RESUMED", {})
        self._changed()

    def _chunk(self, session: Session, data: Json) -> None:
        """Members by id or by the beginning of their name."""
        guild = self._world.guilds.get(str(data.get("guild_id")))
        if guild is None or not session.concerns(guild.id):
            return
        wanted = data.get("user_ids")
        ids = {str(one) for one in as_list(wanted)} or {str(wanted)}
        query = data.get("query")
        found = [
            self._wire.member(guild, member)
            for member in guild.members.values()
            if member.user_id in ids
            or (query and self._world.users[member.user_id].username.startswith(query))
        ]
        chunk: Json = {
            "guild_id": guild.id,
            "members": found[: int(data.get("limit") or 100)],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": sorted(ids - set(guild.members)) if wanted else [],
        }
        if data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        session.event("GUILD_MEMBERS_CHUNK", chunk)

    def joined(self, guild: Guild) -> None:
        """Tell the bot that it is on a new server: without `unavailable`."""
        self.dispatch(
            "GUILD_CREATE", self._wire.guild_create(guild), intent=GUILDS, guild_id=guild.id
        )

    def outage(self, guild: Guild) -> None:
        """A server is not available any more, as READY says of it until it is back."""
        self.out.add(guild.id)
        data: Json = {"id": guild.id, "unavailable": True}
        self.dispatch("GUILD_DELETE", data, intent=GUILDS, guild_id=guild.id)

    def back(self, guild: Guild) -> None:
        """A server is available again, or comes at last."""
        if guild.id in self.out | self.late:
            self.out.discard(guild.id)
            self.late.discard(guild.id)
            shown = {**self._wire.guild_create(guild), "unavailable": False}
            self.dispatch("GUILD_CREATE", shown, intent=GUILDS, guild_id=guild.id)

    def _connected(self, shard: int | None) -> Iterable[Socket]:
        """The connections of all sessions, or of those of one shard."""
        return [
            one.socket
            for one in self._sessions.values()
            if one.socket is not None and shard in {None, one.shard[0]}
        ]

    def cut(self, shard: int | None = None) -> None:
        for socket in self._connected(shard):
            socket.cut()

    def close_all(self, code: int, shard: int | None = None) -> None:
        for socket in self._connected(shard):
            socket.close(code)

    def ask_reconnect(self, shard: int | None = None) -> None:
        for socket in self._connected(shard):
            socket.op(RECONNECT)

    def invalidate(self, *, resumable: bool, shard: int | None = None) -> None:
        """Send op 9 and part the sessions from their connections, which may be used again.

        Unless resumable, the sessions are forgotten, also those that are away.
        """
        for socket in self._connected(shard):
            self._part(socket)
            socket.op(INVALID, resumable)
        if not resumable:
            for session in list(self._sessions.values()):
                if shard in {None, session.shard[0]}:
                    self._sessions.pop(session.id)
        self._changed()

    def stop(self) -> None:
        """Drop every connection, at the end of the server."""
        for socket in list(self._sockets):
            socket.cut()
