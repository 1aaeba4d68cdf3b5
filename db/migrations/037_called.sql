-- Calls: the language in which people are written to, how often they are called, messages that are
-- being sent to one of them, and threads that must not fall asleep.

ALTER TABLE person ADD COLUMN spoken TEXT;          -- the language of their Discord, as it was last
ALTER TABLE person ADD COLUMN called_at INTEGER;    -- NULL: they have pressed something since
ALTER TABLE person ADD COLUMN gathered_at INTEGER;  -- of the last call that stood for others, too

ALTER TABLE ping ADD COLUMN called INTEGER NOT NULL DEFAULT 0;  -- to the sitting that it is about
UPDATE ping SET called = 1 WHERE message IS NOT NULL;

CREATE TABLE called (  -- the calls of the last day
    id INTEGER PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX called_person ON called (person, at);

-- Messages that are about to be sent to one person and are not yet noted. The process may end in
-- between: they are found again by what the id of their first button ends with.
CREATE TABLE sending (
    tag TEXT PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('call', 'note', 'greeting')),
    match TEXT REFERENCES match (id) ON DELETE CASCADE,           -- of a call
    person INTEGER REFERENCES person (id) ON DELETE SET NULL,
    token INTEGER,                                                -- of a call
    server INTEGER,                                               -- NULL: direct messages
    channel INTEGER NOT NULL,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sending_match ON sending (match, person);
CREATE INDEX sending_person ON sending (person) WHERE person IS NOT NULL;

ALTER TABLE match ADD COLUMN awake_at INTEGER;  -- when its thread was last kept awake
