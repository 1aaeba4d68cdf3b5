-- A position of a match that somebody plays on alone, one for a person, forgotten after a day.

CREATE TABLE attempt (
    person INTEGER PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
    tag TEXT NOT NULL,                     -- stands in the buttons of its message
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    level TEXT NOT NULL,                   -- of the AIs that play for the others
    position BLOB NOT NULL,                -- a world dealt from what the seat knew, packed
    luck BLOB NOT NULL,                    -- the key of all that is drawn from there on
    answers TEXT NOT NULL DEFAULT '[]',    -- their own since, ids of options parted by spaces, JSON
    picked TEXT,                           -- at the open question, not yet confirmed, JSON
    changed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX attempt_match ON attempt (match);
CREATE INDEX attempt_changed ON attempt (changed_at);
