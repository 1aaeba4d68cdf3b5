-- Tournaments tell those who have entered that they were called off.

CREATE TABLE tournament_ping_new (
    tournament TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('check-in', 'coach', 'appeal', 'choice', 'off')),
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
    kind TEXT NOT NULL CHECK (kind IN ('check-in', 'coach', 'appeal', 'choice', 'off')),
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

-- A tournament whose game is not there has a gap of its own, which takes the place of those that
-- were noted meanwhile: all after the row `instead` of it. While it waits that is NULL.

ALTER TABLE gap ADD COLUMN tournament TEXT REFERENCES tournament (id) ON DELETE CASCADE;
ALTER TABLE gap ADD COLUMN instead INTEGER;
CREATE INDEX gap_tournament ON gap (tournament) WHERE tournament IS NOT NULL;

-- Calls to appeals and choices go once these are decided.

CREATE TEMP TABLE settled_ping AS SELECT p.tournament, p.number, p.message, p.channel, t.server
    FROM tournament_ping p JOIN tournament t ON t.id = p.tournament
    WHERE p.message IS NOT NULL AND CASE p.kind WHEN 'choice' THEN t.status <> 'running'
    WHEN 'appeal' THEN NOT EXISTS (SELECT 1 FROM tournament_appeal a WHERE a.at <= p.at
        AND a.tournament = p.tournament AND a.decided_at IS NULL AND a.person IS NOT NULL) END;
INSERT OR IGNORE INTO leftover (message, channel, server, due_at)
    SELECT message, channel, server, 0 FROM settled_ping;
DELETE FROM tournament_ping AS p WHERE EXISTS (SELECT 1 FROM settled_ping s
    WHERE s.tournament = p.tournament AND s.number = p.number);
DROP TABLE settled_ping;
