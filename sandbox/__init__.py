"""A local Discord for one machine: `Sandbox` serves it, `sandbox.client` acts as its people."""

from sandbox.server import Sandbox

__all__ = ["Sandbox"]
