"""The log as it would be written, caught line by line."""

import contextlib
import io
import logging
from collections.abc import Iterator

import bot


class Lines:
    """What was logged so far, formatted as in production."""

    def __init__(self, stream: io.StringIO) -> None:
        self._stream = stream

    @property
    def text(self) -> str:
        return self._stream.getvalue()

    def __iter__(self) -> Iterator[str]:
        return iter(self.text.splitlines())

    def clear(self) -> None:
        self._stream.seek(0)
        self._stream.truncate()


@contextlib.contextmanager
def as_before() -> Iterator[None]:
    """Leave logging as it was: no handler keeps a stream that is gone."""
    root = logging.getLogger()
    named = [logging.getLogger(name) for name in ("discord", "aiosqlite", "PIL", "aiohttp.access")]
    before = [(logger, logger.level) for logger in (root, *named)]
    handlers = root.handlers[:]
    try:
        yield
    finally:
        root.handlers[:] = handlers
        for logger, level in before:
            logger.setLevel(level)


@contextlib.contextmanager
def lines(level: str = "INFO", form: str = "json") -> Iterator[Lines]:
    """Log as the product does, into memory; afterwards everything is as it was."""
    with as_before():
        bot.set_up_logs(bot.Settings(log_level=level, log_format=form))  # pyright: ignore[reportArgumentType] - names of settings
        stream = io.StringIO()
        for handler in logging.getLogger().handlers:
            assert isinstance(handler, logging.StreamHandler)
            handler.setStream(stream)
        yield Lines(stream)
