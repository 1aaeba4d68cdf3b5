"""Which moments move when nobody lives through some time: an outage, or a clock that is changed.

A table, its columns, and the rows of which all that is said holds; the store only adds. Clocks of
seats, which leave out nights and days off, move by `play/time/pace.py` in an outage. A match that
pauses stops its clocks (`play/match/work/timing.py`); what moves with a tournament that pauses
stands in `play/tournaments/organising/pauses.py`.
"""

from datetime import timedelta

from db.records.time import Moving

CHECK_IN = timedelta(hours=48)  # before a tournament begins: from then on its beginning moves, too
_GOES_ON = ("its game is there", "not paused before its deadline")

OUTAGE = (  # what nobody could do anything about meanwhile, by the length of the outage
    Moving("invitation", ("until_at",)),
    Moving("lobby", ("expires_at",), ("open",)),
    Moving("tournament_appeal", ("at",), ("proposed, and not decided",)),
    Moving("tournament", ("creator_at",), ("open or running",)),
    # One that waits for its game gets all of that time back with it, one that pauses once it goes
    # on; but a deadline that was over before is moved by no pause, and stays before it (EVT-1.8).
    Moving("tournament", ("until_at", "paused_at"), ("with a deadline", *_GOES_ON), shown=True),
    Moving(
        "tournament",
        ("starts_at",),
        ("so long before it begins", *_GOES_ON),
        shown=True,
        ahead=CHECK_IN,
    ),
    Moving("tournament", (), ("with first matches", *_GOES_ON), shown=True),
    Moving(
        "tournament_match",
        ("until_at",),
        ("open", "its tournament runs, and has no pause before its deadline"),
    ),
    Moving("entrant", ("first_match_at",), ("its tournament runs on",)),
)

JUMP = (  # all that is compared with now, or shown, by how much the clock was changed
    Moving(
        "seat",
        (
            *("counted_from", "deadline_at", "reminder_at", "away_at", "away_until", "opened_at"),
            "wave_at",
        ),
        ("of a running match",),
    ),
    Moving("half_day", ("begins_at", "ends_at"), ("spent of late",)),  # what is planned stays
    Moving("half_day", ("chosen_at",), ("not over",)),  # it excuses where a round ends later
    Moving("outage", ("from_at", "until_at")),
    Moving("ping", ("due_at", "claimed_at", "pinged_at"), ("kept, or of a running match",)),
    Moving("holder", ("active_at",), ("of a running match",)),
    Moving("lobby", ("opened_at", "expires_at"), ("open",)),
    Moving("leftover", ("due_at",)),
    Moving("shown_step", ("at",)),
    Moving("posting", ("at",)),
    Moving("heartbeat", ("at",)),
    Moving("absent", ("from_at",)),
    Moving("departed", ("from_at",)),
    Moving("invitation", ("until_at",)),
    Moving("ordered_answer", ("due_at",)),
    Moving("direct", ("due_at", "opened_at", "refused_at", "note_at", "note_claimed_at")),
    Moving("match", ("paused_at", "awake_at"), ("running",)),
    Moving("match", ("changed_at",), ("behind its board",)),
    Moving("person", ("called_at", "gathered_at")),
    Moving("called", ("at",)),
    Moving("sending", ("at",)),
    Moving("substitute", ("called_at",)),
    Moving("substitute_call", ("due_at", "posting_at")),
    Moving("silence", ("at", "posting_at")),
    Moving("person", ("pressed_at",)),
    Moving(
        "tournament",
        (
            *("starts_at", "until_at", "posting_at", "creator_at", "absent_at", "paused_at"),
            *("drawn_at", "news_at"),
        ),
        ("open or running",),
    ),
    Moving("tournament_appeal", ("at",), ("not decided",)),  # who was called to it since is known
    Moving("spent", ("until_at",)),
    Moving("entrant", ("first_match_at",)),
    Moving("entrant", ("entered_at",), ("of a tournament that is open or runs",)),  # who is first
    Moving("tournament_news", ("at",), ("of a tournament that is open or runs",)),  # once a day
    Moving("tournament_match", ("open_at",)),
    Moving("tournament_match", ("until_at",), ("open",)),
    Moving("scheduled", ("posting_at", "written_at")),
    Moving("tournament_call", ("due_at", "called_at")),
    Moving("tournament_ping", ("at",)),
)
