"""Traffic held against Discord's own description of its API, where that is given.

`DISCORD_OPENAPI` names the file. The description is read as its publisher advises: `oneOf` as
`anyOf`, ids as text or number.
"""

import json
import os
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

VARIABLE = "DISCORD_OPENAPI"
Json = dict[str, Any]


class Description:
    """Discord's description of its requests and answers."""

    def __init__(self, path: Path) -> None:
        self._document = _relaxed(json.loads(path.read_text()))
        self._follow_documentation()
        resource = Resource(contents=self._document, specification=DRAFT202012)
        self._registry = Registry().with_resource("discord:", resource)
        self._validators: dict[str, Draft202012Validator] = {}
        self._paths = [
            (re.compile(re.sub(r"\{\w+\}", "[^/]+", one) + "$"), one)
            for one in sorted(self._document["paths"], key=lambda one: one.count("{"))
        ]

    def _follow_documentation(self) -> None:
        """Where Discord's documentation says otherwise than the description, it counts."""
        schemas = self._document["components"]["schemas"]
        schemas["Error"]["properties"]["code"] = {}  # words such as BASE_TYPE_REQUIRED
        del schemas["RatelimitedResponse"]["allOf"][0]  # a 429 has `code` only for special limits
        for name in ("ApplicationCommandUpdateRequest", "ApplicationCommandCreateRequest"):
            rights = schemas[name]["properties"]["default_member_permissions"]
            rights["type"] = ["string", "integer", "null"]  # a number written as text

    def takes(self, method: str, path: str, body: Any) -> bool:
        """Whether the body may be sent there."""
        template = next(one for form, one in self._paths if form.match(path))
        base = f"discord:#/paths/{_escaped(template)}/{method.lower()}"
        where = f"{base}/requestBody/content/application~1json/schema"
        return self._validator(where).is_valid(body)

    def problems(self, request: Json) -> list[str]:
        """What is wrong with a request that Discord took, and with any answer.

        `request` is an entry of the sandbox's traffic.
        """
        template = next((one for form, one in self._paths if form.match(request["path"])), None)
        method = request["method"].lower()
        if request["status"] == 404 and request["answer"]["code"] == 0:
            return []  # an address that Discord does not have
        if template is None or method not in self._document["paths"][template]:
            return [f"{method} {request['path']} is not described"]
        base = f"discord:#/paths/{_escaped(template)}/{method}"
        operation = self._document["paths"][template][method]
        found: list[str] = []
        if request["status"] < 400 and request["json"] and "requestBody" in operation:
            where = f"{base}/requestBody/content/application~1json/schema"
            found += self._check(where, request["json"], f"{method} {template} request")
        return found + self._answer(request, operation, base, f"{method} {template}")

    def _answer(self, request: Json, operation: Json, base: str, name: str) -> list[str]:
        status = str(request["status"])
        answers = operation["responses"]
        key = next((one for one in (status, status[0] + "XX") if one in answers), None)
        if status[0] == "5":
            return []
        if key is None:
            return [f"{name} answered {status}, described are {sorted(answers)}"]
        where = f"{base}/responses/{key}"
        described = answers[key]
        if "$ref" in described:
            where = "discord:" + described["$ref"]
            described = self._document["components"]["responses"][where.rsplit("/", 1)[-1]]
        if request["answer"] is None or "content" not in described:
            return []
        where += "/content/application~1json/schema"
        return self._check(where, request["answer"], f"{name} answer {status}")

    def _check(self, where: str, value: Any, name: str) -> list[str]:
        error = best_match(self._validator(where).iter_errors(value))
        if error is None:
            return []
        path = "/".join(str(one) for one in error.absolute_path)
        return [f"{name} at {path or 'top'}: {error.message[:200]}"]

    def _validator(self, where: str) -> Draft202012Validator:
        validator = self._validators.get(where)
        if validator is None:
            validator = Draft202012Validator({"$ref": where}, registry=self._registry)
            self._validators[where] = validator
        return validator


def _escaped(template: str) -> str:
    return template.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D")


def _relaxed(node: Any) -> Any:
    if isinstance(node, list):
        return [_relaxed(one) for one in node]
    if not isinstance(node, dict):
        return node
    if node.get("format") == "snowflake":
        return {"type": ["string", "integer"]}
    return {("anyOf" if key == "oneOf" else key): _relaxed(one) for key, one in node.items()}


def check(traffic: Iterable[Json]) -> None:
    """Raise AssertionError with all that is wrong; does nothing without a description."""
    against = description()
    if against is not None:
        wrong = [one for request in traffic for one in against.problems(request)]
        assert not wrong, "\n".join(dict.fromkeys(wrong))


@cache
def description() -> Description | None:
    """The description that `DISCORD_OPENAPI` names, None when it names none."""
    path = os.environ.get(VARIABLE)
    return Description(Path(path)) if path and Path(path).exists() else None
