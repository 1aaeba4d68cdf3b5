"""Hears what other processes tell that share a database (NOTIFY)."""

from collections.abc import Callable
from threading import Event, Thread

import psycopg

from db.engines.postgres.connection import ServerConnection

_LOOKS = 0.5  # s between two looks whether it is to end
_PAUSE = 2.0  # s until it connects anew: what was told meanwhile is found by sweeps


class Ear:
    """Listens by a connection of its own, in a thread of its own, until it is closed."""

    def __init__(
        self, connect: Callable[[], ServerConnection], hear: Callable[[str], object]
    ) -> None:
        self._connect = connect
        self._hear = hear
        self._over = Event()
        self._thread = Thread(target=self._listen, name="db-ear", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._over.set()
        self._thread.join()

    def _listen(self) -> None:
        while not self._over.is_set():
            try:
                db = self._connect()
            except psycopg.Error:  # whoever writes tells that the server is away
                self._over.wait(_PAUSE)
                continue
            try:
                self._listen_by(db)
            except psycopg.Error:
                self._over.wait(_PAUSE)
            finally:
                db.close()

    def _listen_by(self, db: ServerConnection) -> None:
        db.execute("LISTEN changed")
        while not self._over.is_set():
            for told in db.raw.notifies(timeout=_LOOKS):
                self._hear(told.payload)
                if self._over.is_set():
                    return
