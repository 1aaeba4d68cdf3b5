-- Substitutes: who would play on for others, seats that look for somebody, and who is called to
-- them; and the one question to whoever has gone silent.

CREATE TABLE substitute (  -- who would take a seat over on a server, in these games, at these paces
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    server INTEGER NOT NULL,
    games TEXT NOT NULL,
    paces TEXT NOT NULL,
    most INTEGER NOT NULL DEFAULT 1,  -- seats that they play for at a time
    joined_at INTEGER NOT NULL,
    called_at INTEGER,                -- NULL: never
    PRIMARY KEY (person, server)
) STRICT, WITHOUT ROWID;
CREATE INDEX substitute_server ON substitute (server, called_at);

ALTER TABLE seat ADD COLUMN sought TEXT;      -- by whom: own, others, organiser; NULL: nobody
ALTER TABLE seat ADD COLUMN wave_at INTEGER;  -- when the next are called
ALTER TABLE seat ADD COLUMN waves INTEGER NOT NULL DEFAULT 0;
CREATE INDEX seat_wave ON seat (wave_at) WHERE wave_at IS NOT NULL;

ALTER TABLE holder ADD COLUMN substitute INTEGER NOT NULL DEFAULT 0;  -- they play on for others
ALTER TABLE holder ADD COLUMN sat INTEGER NOT NULL DEFAULT 0;         -- sittings, of a substitute
ALTER TABLE holder ADD COLUMN sat_in TEXT NOT NULL DEFAULT '';        -- the last of them
ALTER TABLE tournament_match ADD COLUMN substituted TEXT NOT NULL DEFAULT '[]';

-- Who is called to a seat that is sought. Once it is not, the messages are left over. One that is
-- being sent may stand in its channel: it is found by what the ids of its buttons end with.
CREATE TABLE substitute_call (
    tag TEXT PRIMARY KEY,
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person INTEGER REFERENCES person (id) ON DELETE SET NULL,
    due_at INTEGER NOT NULL,
    declined INTEGER NOT NULL DEFAULT 0,
    over INTEGER NOT NULL DEFAULT 0,  -- the seat is sought no more, and the message may stand
    server INTEGER,                   -- of the message; NULL: direct messages
    channel INTEGER,
    posting_at INTEGER,               -- NULL: nothing is being sent
    message INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX substitute_call_match ON substitute_call (match, seat);
CREATE INDEX substitute_call_person ON substitute_call (person) WHERE person IS NOT NULL;
CREATE INDEX substitute_call_due ON substitute_call (due_at)
    WHERE message IS NULL AND posting_at IS NULL;
CREATE INDEX substitute_call_posting ON substitute_call (posting_at) WHERE posting_at IS NOT NULL;

ALTER TABLE person ADD COLUMN pressed_at INTEGER;  -- to the hour; NULL: not known

CREATE TABLE silence (  -- whoever has pressed nothing for long while matches wait
    person INTEGER PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    asked_at INTEGER,                              -- NULL: they are asked at their next look
    tag TEXT,                                      -- of a direct message that asks them
    channel INTEGER,
    posting_at INTEGER,
    message INTEGER
) STRICT;
CREATE INDEX silence_asked ON silence (at) WHERE asked_at IS NULL;
