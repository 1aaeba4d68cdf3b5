-- Seats that change hands, in the log; messages that name somebody who was forgotten; who was sent away.

CREATE TABLE remark (
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,  -- 1 is the first
    step INTEGER NOT NULL,    -- it was made after this step
    kind TEXT NOT NULL CHECK (kind IN ('away', 'left', 'back', 'volunteer')),
    seat INTEGER NOT NULL,
    place INTEGER NOT NULL,   -- of the holder whom it is about
    at INTEGER NOT NULL,
    PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE leftover (  -- messages that are to be deleted
    message INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    server INTEGER,
    due_at INTEGER NOT NULL
) STRICT;
CREATE INDEX leftover_due ON leftover (due_at);

ALTER TABLE lobby ADD COLUMN sent_away TEXT NOT NULL DEFAULT '[]';
CREATE INDEX lobby_match ON lobby (match) WHERE match IS NOT NULL;

DROP INDEX lobby_late;  -- a table against an AI alone has no message that could be late
CREATE INDEX lobby_behind ON lobby (id) WHERE shown < change AND message IS NOT NULL;
