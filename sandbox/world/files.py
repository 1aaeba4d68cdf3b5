"""Files of messages: taking them in, naming them, knowing a picture's size, the plain avatars."""

import mimetypes
import re
import struct
import zlib
from functools import cache

from sandbox.world.model import Attachment
from sandbox.world.world import World

_PNG = b"\x89PNG\r\n\x1a\n"
_COLOURS = (
    (0x58, 0x65, 0xF2),
    (0x74, 0x7F, 0x8D),
    (0x3B, 0xA5, 0x5C),
    (0xFA, 0xA6, 0x1A),
    (0xED, 0x42, 0x45),
    (0xEB, 0x45, 0x9E),
)
AVATAR_SIDE = 64


class Upload:
    """A file as it came with a request."""

    def __init__(self, filename: str, body: bytes) -> None:
        self.filename = clean_name(filename)
        self.body = body


def clean_name(filename: str) -> str:
    """The name as it is kept: no folders; ASCII letters, digits, dots, dashes, underscores."""
    bare = re.sub(r"[^A-Za-z0-9_.\-]", "_", filename.replace("\\", "/").rsplit("/", 1)[-1])
    return bare.lstrip(".") or "file"


def picture_size(body: bytes) -> tuple[int, int] | None:
    """Width and height in pixels of a PNG, GIF, WebP (lossless or extended) or JPEG, else None."""
    if body[:8] == _PNG and len(body) >= 24:
        return struct.unpack(">II", body[16:24])
    if body[:6] in {b"GIF87a", b"GIF89a"}:
        return struct.unpack("<HH", body[6:10])
    if body[:4] == b"RIFF" and body[8:12] == b"WEBP":
        return _webp_size(body)
    if body[:2] == b"\xff\xd8":
        return _jpeg_size(body)
    return None


def _webp_size(body: bytes) -> tuple[int, int] | None:
    match body[12:16]:
        case b"VP8X":
            wide, high = body[24:27], body[27:30]
            return int.from_bytes(wide, "little") + 1, int.from_bytes(high, "little") + 1
        case b"VP8L":
            bits = int.from_bytes(body[21:25], "little")
            return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
        case b"VP8 ":
            wide, high = struct.unpack("<HH", body[26:30])
            return wide & 0x3FFF, high & 0x3FFF
        case _:
            return None


def _jpeg_size(body: bytes) -> tuple[int, int] | None:
    place = 2
    while place + 9 <= len(body) and body[place] == 0xFF:
        marker = body[place + 1]
        if 0xC0 <= marker <= 0xCF and marker not in {0xC4, 0xC8, 0xCC}:
            high, wide = struct.unpack(">HH", body[place + 5 : place + 9])
            return wide, high
        place += 2 + int.from_bytes(body[place + 2 : place + 4], "big")
    return None


def take_in(world: World, channel_id: str, upload: Upload, description: str | None) -> Attachment:
    """Keep the file under a new id."""
    key = world.flakes.next()
    kind = mimetypes.guess_type(upload.filename)[0] or "application/octet-stream"
    width, height = picture_size(upload.body) or (None, None)
    attachment = Attachment(
        id=key,
        filename=upload.filename,
        size=len(upload.body),
        content_type=kind,
        path=f"/attachments/{channel_id}/{key}/{upload.filename}",
        width=width,
        height=height,
        description=description,
    )
    world.keep_file(attachment, upload.body)
    return attachment


@cache
def plain_avatar(number: int) -> bytes:
    """A PNG of a disc in the colour of that number, for who has no picture of their own."""
    colour = bytes((*_COLOURS[number % len(_COLOURS)], 255))
    middle = (AVATAR_SIDE - 1) / 2
    rows = bytearray()
    for y in range(AVATAR_SIDE):
        rows.append(0)
        for x in range(AVATAR_SIDE):
            inside = (x - middle) ** 2 + (y - middle) ** 2 <= (AVATAR_SIDE / 2) ** 2
            rows += colour if inside else b"\0\0\0\0"
    header = struct.pack(">IIBBBBB", AVATAR_SIDE, AVATAR_SIDE, 8, 6, 0, 0, 0)
    chunks = (b"IHDR", header), (b"IDAT", zlib.compress(bytes(rows))), (b"IEND", b"")
    return _PNG + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
