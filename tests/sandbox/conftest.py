from collections.abc import AsyncIterator

import msgspec
import pytest

from sandbox import Sandbox
from sandbox.client.client import Client, Person
from tests.sandbox import openapi
from tests.sandbox.raw import RawBot
from tests.sandbox.small_bot import Running, SmallBot


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(rate_limits="off", still=True) as running:
        yield running
    openapi.check(msgspec.to_builtins(list(running.core.traffic)))


@pytest.fixture
async def client(sandbox: Sandbox) -> AsyncIterator[Client]:
    async with Client(sandbox.url, event_timeout=30) as visiting:
        yield visiting


@pytest.fixture
async def bot(sandbox: Sandbox) -> AsyncIterator[SmallBot]:
    async with Running(sandbox) as running:
        yield running


@pytest.fixture
async def ana(client: Client) -> Person:
    return await client.user("Ana")


@pytest.fixture
async def bao(client: Client) -> Person:
    return await client.user("Bao")


@pytest.fixture
async def raw(sandbox: Sandbox) -> AsyncIterator[RawBot]:
    async with RawBot(sandbox) as bot:
        yield bot


@pytest.fixture
def channel(sandbox: Sandbox) -> str:
    guild = next(iter(sandbox.core.world.guilds))
    return sandbox.core.world.channels_of(guild)[0].id
