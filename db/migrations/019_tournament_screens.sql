-- Tournaments in Discord: when they begin and rounds end, calls, lines of matches, acts, appeals.

ALTER TABLE tournament ADD COLUMN matches_channel INTEGER;  -- of match threads, if not the home one
ALTER TABLE tournament ADD COLUMN round_days INTEGER NOT NULL DEFAULT 10;
ALTER TABLE tournament ADD COLUMN starts_at INTEGER;   -- NULL: whenever an organiser begins it
ALTER TABLE tournament ADD COLUMN checked_at INTEGER;  -- when the check-in was over
ALTER TABLE tournament ADD COLUMN until_at INTEGER;    -- the deadline of the round that runs
ALTER TABLE tournament ADD COLUMN extended INTEGER NOT NULL DEFAULT 0;  -- the round that was, last
ALTER TABLE tournament ADD COLUMN paused INTEGER NOT NULL DEFAULT 0;    -- nothing new begins
ALTER TABLE tournament ADD COLUMN posting_at INTEGER;  -- its message is being posted since then
CREATE INDEX tournament_starts ON tournament (starts_at) WHERE starts_at IS NOT NULL;
CREATE INDEX tournament_until ON tournament (until_at) WHERE until_at IS NOT NULL;

ALTER TABLE entrant ADD COLUMN called INTEGER;  -- the message of the check-in that calls them
ALTER TABLE entrant ADD COLUMN brought TEXT;    -- what they bring to their matches, encoded

-- The line in the channel above the thread of a match; late when it names somebody who is forgotten.
ALTER TABLE tournament_match ADD COLUMN line INTEGER;
ALTER TABLE tournament_match ADD COLUMN line_late INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tournament_match_line ON tournament_match (line) WHERE line_late = 1;

-- What organisers decided, with the reason that they gave; all of it is shown.
CREATE TABLE tournament_act (
    tournament TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,  -- within the tournament, from 1
    at INTEGER NOT NULL,
    person INTEGER,           -- NULL: somebody who was forgotten
    kind TEXT NOT NULL,
    entrant INTEGER,
    pairing INTEGER,          -- the number of a match of the tournament
    value TEXT NOT NULL DEFAULT '',
    reason TEXT NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_act_person ON tournament_act (person) WHERE person IS NOT NULL;

CREATE TABLE tournament_appeal (
    tournament TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,  -- within the tournament, from 1
    at INTEGER NOT NULL,
    person INTEGER,           -- NULL: somebody who was forgotten
    pairing INTEGER NOT NULL,
    words TEXT NOT NULL,
    called INTEGER NOT NULL DEFAULT 0,  -- whether the organisers were called
    decided_at INTEGER,
    judge INTEGER,            -- who decided it
    granted INTEGER,
    reason TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_appeal_person ON tournament_appeal (person) WHERE person IS NOT NULL;
