-- Matches that are over and are looked back at: found again quickly, shown to others, reviewed.

CREATE TABLE trail (  -- the steps of a match, and snapshots of it
    match TEXT PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    form INTEGER NOT NULL,           -- of what is kept: another one is made anew
    content BLOB NOT NULL            -- packed
) STRICT, WITHOUT ROWID;

CREATE TABLE review (  -- what decided a match
    match TEXT PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    form INTEGER NOT NULL,
    content BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE shown_step (  -- a public message with a step; it names the people of the match
    tag TEXT PRIMARY KEY,            -- stands in its button
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    step INTEGER NOT NULL,
    server INTEGER,
    channel INTEGER NOT NULL,
    at INTEGER NOT NULL,
    message INTEGER                  -- NULL: it is being sent
) STRICT, WITHOUT ROWID;
CREATE INDEX shown_step_match ON shown_step (match);
CREATE INDEX shown_step_sending ON shown_step (at) WHERE message IS NULL;
