-- Tournaments also call those who are to say who begins the next game of a meeting.

CREATE TABLE tournament_ping_new (
    tournament TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('check-in', 'coach', 'appeal', 'choice')),
    people TEXT NOT NULL,  -- JSON, ids of those whom it calls
    asked_by INTEGER,      -- who asks for it and is named in it
    channel INTEGER NOT NULL,
    at INTEGER NOT NULL,   -- since when it is being posted
    message INTEGER,       -- NULL: whether it stands there is not yet noted
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
INSERT INTO tournament_ping_new SELECT tournament, number, kind, people, asked_by, channel, at,
    message FROM tournament_ping;
DROP TABLE tournament_ping;
ALTER TABLE tournament_ping_new RENAME TO tournament_ping;
CREATE INDEX tournament_ping_posting ON tournament_ping (kind) WHERE message IS NULL;

CREATE TABLE tournament_call_new (
    tournament TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('check-in', 'coach', 'appeal', 'choice')),
    asked_by INTEGER,  -- the person who asks for it
    due_at INTEGER,    -- NULL: they were called
    called_at INTEGER, -- NULL: never yet
    PRIMARY KEY (tournament, person, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO tournament_call_new SELECT tournament, person, kind, asked_by, due_at, called_at
    FROM tournament_call;
DROP TABLE tournament_call;
ALTER TABLE tournament_call_new RENAME TO tournament_call;
CREATE INDEX tournament_call_due ON tournament_call (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tournament_call_person ON tournament_call (person);
