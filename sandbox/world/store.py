"""Where the world survives a restart: a journal of changed records, and a folder of files.

Every change is one appended line, so that a killed process loses nothing it had told; at start
the journal is rewritten with what is still there, into a new file that replaces the old at once.
"""

from io import BufferedWriter
from pathlib import Path

import msgspec

from sandbox.world.model import AnyRecord, Message


class Gone(msgspec.Struct, tag="gone", tag_field="record"):
    """A record that was removed."""

    kind: str
    id: str


_decoder = msgspec.json.Decoder(AnyRecord | Gone)
_encode = msgspec.json.Encoder().encode


class Journal:
    """The journal `world.jsonl` and `files/` in a folder, or nothing when there is no folder."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._journal: BufferedWriter | None = None
        self._files: dict[str, bytes] = {}

    def load(self) -> list[AnyRecord]:
        """The records as they were last put; a line cut off by a crash is ignored."""
        if self._folder is None:
            return []
        (self._folder / "files").mkdir(parents=True, exist_ok=True)
        found: dict[tuple[str, str], AnyRecord] = {}
        path = self._folder / "world.jsonl"
        lines = path.read_bytes().split(b"\n") if path.exists() else []
        for line in lines[:-1]:  # what follows the last line feed was never finished
            record = _decoder.decode(line)
            if isinstance(record, Gone):
                found.pop((record.kind, record.id), None)
            else:
                found[type(record).__name__, record.id] = record
        records = list(found.values())
        self._begin(path, records)
        return records

    def _begin(self, path: Path, records: list[AnyRecord]) -> None:
        fresh = path.with_suffix(".new")
        fresh.write_bytes(b"".join(_encode(record) + b"\n" for record in records))
        fresh.replace(path)
        self._journal = path.open("ab")

    def put(self, record: AnyRecord) -> None:
        """Keep the record as it now is; ephemeral messages are never kept."""
        if isinstance(record, Message) and record.ephemeral:
            return
        self._append(_encode(record))

    def drop(self, record: AnyRecord) -> None:
        self._append(_encode(Gone(type(record).__name__, record.id)))

    def _append(self, line: bytes) -> None:
        if self._journal is not None:
            self._journal.write(line + b"\n")
            self._journal.flush()

    def put_file(self, key: str, body: bytes) -> None:
        if self._folder is None:
            self._files[key] = body
        else:
            (self._folder / "files" / key).write_bytes(body)

    def file(self, key: str) -> bytes | None:
        """The bytes kept under the key, None when there are none."""
        if self._folder is None:
            return self._files.get(key)
        path = self._folder / "files" / key
        return path.read_bytes() if path.exists() else None

    def drop_file(self, key: str) -> None:
        if self._folder is None:
            self._files.pop(key, None)
        else:
            (self._folder / "files" / key).unlink(missing_ok=True)

    def close(self) -> None:
        if self._journal is not None:
            self._journal.close()
            self._journal = None
