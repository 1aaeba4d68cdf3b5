"""Builds the image and lives with it: start, health, a match, a stop, a new container.

`python3 -m tests.application.container` needs Docker or Podman and nothing else, and reaches no
Discord: the bot talks to its own stand-in, without any network. Arguments are handed to `build`;
`ENGINE` names the command to use. Everything that was made is removed at the end.
"""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[3]
VISITOR = (Path(__file__).parent / "visitor.py").read_text("utf-8")
NAME = "five-boxes-check"  # of the image, the container and the volume
HEALTH_TIMEOUT = 90  # s for a start, or for a change of health
GRACE = "30"  # s between SIGTERM and the end, as in compose.yaml
LOCKED = (  # as in compose.yaml
    *("--init", "--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL"),
    *("--security-opt", "no-new-privileges"),
)


class Trouble(Exception):
    """The image does not do what it should; the text says what."""


class Engine:
    """Docker or Podman, by its command."""

    def __init__(self, command: str) -> None:
        self.command = command

    def ask(self, *arguments: str, said: str | None = None) -> subprocess.CompletedProcess[str]:
        """Run the command, with `said` as its input, and return what came of it."""
        return subprocess.run(
            (self.command, *arguments), input=said, capture_output=True, text=True, check=False
        )

    def do(self, *arguments: str, said: str | None = None) -> str:
        """Return what the command prints. Raises Trouble when it fails."""
        done = self.ask(*arguments, said=said)
        if done.returncode:
            raise Trouble(f"{' '.join(arguments)}: status {done.returncode}\n{done.stderr}")
        return done.stdout.strip()

    def build(self, more: list[str]) -> None:
        """Build the image, showing what is done."""
        kind = () if "podman" not in self.do("--version") else ("--format", "docker")
        words = (self.command, "build", *kind, *more, "--tag", NAME, str(ROOT))
        if subprocess.run(words, check=False).returncode:
            raise Trouble("the image cannot be built")

    def start(self) -> None:
        """Start a container on the volume, locked as compose.yaml locks it."""
        volume = ("--volume", f"{NAME}:/data")
        self.do("run", "--detach", "--name", NAME, "--network", "none", *LOCKED, *volume, NAME)

    def visit(self, part: str) -> None:
        """Do a part of the visitor's work inside the container."""
        self.do("exec", "--interactive", NAME, "python", "-", part, said=VISITOR)

    def become(self, *, healthy: bool) -> None:
        """Wait until the image's own health check says so."""
        test = self.do("inspect", "--format", "{{json .Config.Healthcheck.Test}}", NAME)
        _, *words = json.loads(test)
        until = time.monotonic() + HEALTH_TIMEOUT
        while (self.ask("exec", NAME, *words).returncode == 0) != healthy:
            running = self.do("inspect", "--format", "{{.State.Running}}", NAME)
            if running != "true" or time.monotonic() > until:
                raise Trouble(f"not {'' if healthy else 'un'}healthy, running: {running}")

    def stop(self) -> None:
        """Stop with SIGTERM. Raises Trouble when the bot does not end by itself, and well."""
        self.do("stop", "-t", GRACE, NAME)
        status = self.do("inspect", "--format", "{{.State.ExitCode}}", NAME)
        if status != "0":
            raise Trouble(f"it ended with status {status}")
        bad = [line for line in self.ask("logs", NAME).stderr.splitlines() if worrying(line)]
        if bad:
            raise Trouble("\n".join(["its log complains:", *bad]))
        self.do("rm", NAME)

    def clear(self) -> None:
        """Remove all that was made; what is not there is no matter."""
        self.ask("rm", "--force", NAME)
        self.ask("volume", "rm", "--force", NAME)
        self.ask("rmi", "--force", NAME)


def worrying(line: str) -> bool:
    """Whether a line of the log tells of a fault; that Discord's library lost Discord is none."""
    try:
        told = json.loads(line)
    except ValueError:
        return True
    theirs = str(told.get("logger")).startswith("discord.")
    return not theirs and told.get("level") not in {"debug", "info"}


def found() -> Engine | None:
    """The engine to use: the one named, else the first that answers."""
    for command in (os.environ.get("ENGINE"), "docker", "podman"):
        if command and shutil.which(command) and Engine(command).ask("info").returncode == 0:
            return Engine(command)
    return None


def check(engine: Engine, more: list[str]) -> None:
    """Go through the life of a container. Raises Trouble."""
    engine.build(more)
    size = int(engine.do("image", "inspect", "--format", "{{.Size}}", NAME))
    told(f"built: {size / 1e6:.0f} MB")
    if engine.ask("run", "--rm", NAME, "python", "bot.py", "--health").returncode != 1:
        raise Trouble("healthy although no bot runs")
    engine.start()
    engine.become(healthy=True)
    told("healthy")
    engine.visit("rights")
    told("no rights, nothing writable but /data and /tmp, nothing on board but the bot")
    engine.visit("first")
    engine.visit("figures")
    told("a match has begun, its pictures are drawn, its figures are served")
    engine.visit("down")
    engine.become(healthy=False)
    engine.visit("up")
    engine.become(healthy=True)
    told("unhealthy while Discord is away, healthy again after it")
    engine.stop()
    told("stopped by SIGTERM")
    engine.start()
    engine.become(healthy=True)
    engine.visit("again")
    told("a new container goes on with the match")
    engine.visit("bereft")
    engine.visit("figures")
    told("pictures survive the process that draws them")
    engine.stop()


def told(line: str) -> None:
    print(line, flush=True)  # noqa: T201 - a command


def main(more: list[str]) -> int:
    """Run from the command line; return the exit status."""
    engine = found()
    if engine is None:
        told("Skipped: no container engine answers here (docker or podman).")
        return 0
    engine.clear()
    try:
        check(engine, more)
    except Trouble as trouble:
        told(f"Failed: {trouble}")
        told(engine.ask("logs", NAME).stderr[-4000:])
        return 1
    finally:
        engine.clear()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
