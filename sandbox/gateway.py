"""The gateway: sessions that survive their sockets, numbered events, replay after a cut."""

import asyncio
from collections.abc import Iterable
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from sandbox.clock import Clock
from sandbox.model import Guild
from sandbox.session import Session, Socket
from sandbox.shapes import Json, as_list, as_object
from sandbox.wire import Wire
from sandbox.world import World

HEARTBEAT, IDENTIFY, PRESENCE, VOICE = range(1, 5)
RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = range(6, 12)
HEARTBEAT_MS = 41250
# s; the library notes when it sent a heartbeat only afterwards, and complains of a lag of one
# whole interval when the answer is there first: loopback is faster than any network
ACK_AFTER = 0.05
GUILDS, GUILD_MEMBERS, GUILD_MESSAGES, MESSAGE_CONTENT = 1, 1 << 1, 1 << 9, 1 << 15
PRIVILEGED = GUILD_MEMBERS | 1 << 8 | MESSAGE_CONTENT
MOST_AWAY = 300.0  # seconds after which a session that is away ends


class Gateway:
    """All sessions of the one application."""

    def __init__(self, world: World, wire: Wire, clock: Clock, token: str) -> None:
        self._world = world
        self._wire = wire
        self._clock = clock
        self._token = token
        self._sessions: dict[str, Session] = {}
        self._sockets: set[Socket] = set()
        self.down = False
        self.on_change: list[Any] = []  # called with nothing when the bot comes or goes

    @property
    def online(self) -> bool:
        return any(session.socket is not None for session in self._sessions.values())

    def wants(self, intent: int) -> bool:
        return any(session.intents & intent for session in self._sessions.values())

    def dispatch(
        self, name: str, data: Json, *, intent: int = 0, guild_id: str | None = None
    ) -> None:
        """Tell every session whose intents include `intent` and whose shard holds the guild."""
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
        session: Session | None = None
        try:
            async for frame in ws:
                if frame.type is WSMsgType.TEXT:
                    session = self._hear(socket, session, frame.data)
        finally:
            self._sockets.discard(socket)
            await socket.finish()
            self._leave(session, socket, ws.close_code)
        return ws

    def _leave(self, session: Session | None, socket: Socket, code: int | None) -> None:
        if session is None or session.socket is not socket:
            return
        session.socket = None
        session.left_at = self._clock.now()
        if code in {1000, 1001} and not socket.closing:  # the bot says goodbye, not we
            self._sessions.pop(session.id, None)
        self._changed()

    def _changed(self) -> None:
        for action in self.on_change:
            action()

    def _hear(self, socket: Socket, session: Session | None, text: str) -> Session | None:
        """Answer one frame; returns the session that the socket belongs to."""
        try:
            frame = as_object(msgspec.json.decode(text))
        except msgspec.DecodeError:
            socket.close(4002, "Error while decoding payload.")
            return session
        data = as_object(frame.get("d"))
        op = frame.get("op")
        if op == HEARTBEAT:
            asyncio.get_running_loop().call_later(ACK_AFTER, socket.op, ACK)
        elif op in {IDENTIFY, RESUME}:
            if session is None:
                return (
                    self._identify(socket, data) if op == IDENTIFY else self._resume(socket, data)
                )
            socket.close(4005, "Already authenticated.")
        elif session is None:
            socket.close(4003, "Not authenticated.")
        elif op == MEMBERS:
            self._chunk(session, data)
        elif op not in {PRESENCE, VOICE}:  # these two are nobody's affair here
            socket.close(4001, "Unknown opcode.")
        return session

    def _identify(self, socket: Socket, data: Json) -> Session | None:
        if data.get("token") != self._token:
            socket.close(4004, "Authentication failed.")
            return None
        intents = data.get("intents")
        if not isinstance(intents, int):
            socket.close(4013, "Invalid intent(s).")
            return None
        if intents & PRIVILEGED:
            socket.close(4014, "Disallowed intent(s).")
            return None
        shard = [int(one) for one in as_list(data.get("shard"))] or [0, 1]
        session = Session(intents, (shard[0], shard[1]))
        self._sessions[session.id] = session
        session.socket = socket
        self._ready(session)
        self._changed()
        return session

    def _ready(self, session: Session) -> None:
        world = self._world
        bot = self._wire.user(world.users[world.bot_id])
        guilds = [one for one in world.guilds_of(world.bot_id) if session.concerns(one.id)]
        ready: Json = {
            "v": 10,
            "user": {**bot, "verified": True, "mfa_enabled": False, "email": None, "flags": 0},
            "guilds": [{"id": guild.id, "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self._wire.base.replace("http", "ws", 1) + "/gateway",
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
                shown = self._wire.guild_create(guild)
                session.event("GUILD_CREATE", {**shown, "unavailable": False})

    def _resume(self, socket: Socket, data: Json) -> Session | None:
        session = self._sessions.get(str(data.get("session_id")))
        if data.get("token") != self._token:
            socket.close(4004, "Authentication failed.")
            return None
        sequence = data.get("seq")
        if session is None or self._gone(session) or not isinstance(sequence, int):
            socket.op(INVALID, data=False)
            return None
        if sequence > session.sequence:
            socket.close(4007, "Invalid seq.")
            return None
        if session.sent and session.sent[0][0] > sequence + 1:
            self._sessions.pop(session.id)
            socket.op(INVALID, data=False)
            return None
        if session.socket is not None:
            session.socket.close(4000, "Session resumed elsewhere.")
        session.socket = socket
        for number, text in session.sent:
            if number > sequence:
                socket.send(text)
        session.event("RESUMED", {})
        self._changed()
        return session

    def _chunk(self, session: Session, data: Json) -> None:
        """Members by id or by the beginning of their name."""
        guild = self._world.guilds.get(str(data.get("guild_id")))
        if guild is None:
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

    def _connected(self) -> Iterable[Socket]:
        return [one.socket for one in self._sessions.values() if one.socket is not None]

    def cut(self) -> None:
        for socket in self._connected():
            socket.cut()

    def close_all(self, code: int) -> None:
        for socket in self._connected():
            socket.close(code)

    def ask_reconnect(self) -> None:
        for socket in self._connected():
            socket.op(RECONNECT)

    def invalidate(self, *, resumable: bool) -> None:
        """Send op 9; unless resumable, the sessions are forgotten."""
        sockets = list(self._connected())
        if not resumable:
            self._sessions.clear()
            self._changed()
        for socket in sockets:
            socket.op(INVALID, resumable)

    def stop(self) -> None:
        """Drop every connection, at the end of the server."""
        for socket in list(self._sockets):
            socket.cut()
