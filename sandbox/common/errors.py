"""Refusals as Discord words them: a status, a code, and for forms a tree of field errors."""

from sandbox.common.shapes import Json

KNOWN = {
    10002: (404, "Unknown Application"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    10070: (404, "Unknown Guild Scheduled Event"),
    30033: (400, "Maximum number of thread participants reached (1000)"),
    30038: (400, "Maximum number of guild scheduled events reached (100)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40003: (429, "You are opening direct messages too fast"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50021: (403, "Cannot execute action on a system message"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50034: (400, "You can only bulk delete messages that are under 14 days old."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "Thread is locked"),
    160006: (400, "Maximum number of active threads reached"),
    180000: (400, "Cannot update a finished event"),
    200000: (400, "Message was blocked by automatic moderation"),
    200001: (400, "Title was blocked by automatic moderation"),
}


class ApiError(Exception):
    """An answer that is not a success."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def body(self) -> Json:
        """The JSON that goes with the status."""
        body: Json = {"message": self.message, "code": self.code}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


def refusal(code: int) -> ApiError:
    """The refusal that Discord's code stands for."""
    status, message = KNOWN[code]
    return ApiError(status, code, message)


class FormErrors:
    """Collects what is wrong with a request; each finding stands at its path in the tree."""

    def __init__(self) -> None:
        self._tree: Json = {}

    def __bool__(self) -> bool:
        """Whether anything is wrong."""
        return bool(self._tree)

    def wrong(self, path: tuple[str | int, ...], code: str, message: str) -> None:
        """Note that something at `path` is wrong, with the code and words of Discord."""
        node = self._tree
        for key in path:
            node = node.setdefault(str(key), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def check(self) -> None:
        """Raise ApiError 50035 with all findings, or nothing."""
        if self._tree:
            raise ApiError(400, 50035, "Invalid Form Body", _pruned(self._tree))


def _pruned(node: Json) -> Json:
    """The tree without what stands below a finding: a wrong whole hides its parts."""
    if "_errors" in node:
        return {"_errors": node["_errors"]}
    return {key: _pruned(child) for key, child in node.items()}
