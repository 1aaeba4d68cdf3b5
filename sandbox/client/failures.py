"""Why an act of a person came to nothing: a refusal, or a failure that they see."""

from sandbox.common.shapes import Json, as_object


class Refusal(Exception):
    """What the server would not let a person do; `error` is its short code."""

    def __init__(self, status: int, body: Json) -> None:
        super().__init__(f"{status} {body}")
        self.status = status
        self.error = str(body.get("error"))
        self.fields = as_object(body.get("fields"))


class Failed(AssertionError):
    """The person sees that the interaction failed."""
