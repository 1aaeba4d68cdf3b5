-- Tournaments: terms, people, and every match with what it brought; standings are computed.

CREATE TABLE tournament (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    server INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER,              -- its public message, once that is known
    locale TEXT NOT NULL,
    creator INTEGER NOT NULL,     -- 0: somebody who was forgotten
    organisers TEXT NOT NULL DEFAULT '[]',
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    pace TEXT NOT NULL,
    misses INTEGER NOT NULL,
    absent TEXT NOT NULL,
    weekends TEXT NOT NULL,
    shape TEXT NOT NULL,          -- format and numbers, JSON (tournaments/records.py `Terms`)
    places INTEGER NOT NULL,
    seed BLOB NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'running', 'over', 'off')),
    rounds INTEGER NOT NULL DEFAULT 0,
    paired INTEGER NOT NULL DEFAULT 0,
    seeds TEXT NOT NULL DEFAULT '[]',
    bracket TEXT NOT NULL DEFAULT '[]',
    course TEXT NOT NULL,         -- byes, wishes, choices, points moved, JSON
    settled INTEGER NOT NULL DEFAULT 1,  -- 0: what comes next is still to be found
    opened_at INTEGER NOT NULL,
    started_at INTEGER,
    ended_at INTEGER,
    edition INTEGER NOT NULL DEFAULT 0,
    change INTEGER NOT NULL DEFAULT 1,
    shown INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX tournament_server ON tournament (server, status, opened_at);
CREATE INDEX tournament_late ON tournament (id) WHERE shown < change;
CREATE INDEX tournament_unsettled ON tournament (id) WHERE settled = 0;

CREATE TABLE entrant (
    tournament TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,      -- within the tournament, from 1; kept for ever
    person INTEGER REFERENCES person (id) ON DELETE SET NULL,
    rating INTEGER,
    status TEXT NOT NULL CHECK (status IN ('waiting', 'entered', 'dropped', 'disqualified')),
    since INTEGER NOT NULL,
    checked INTEGER NOT NULL,
    entered_at INTEGER NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX entrant_person ON entrant (person, tournament) WHERE person IS NOT NULL;

CREATE TABLE tournament_match (
    tournament TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    round INTEGER NOT NULL,
    people TEXT NOT NULL,         -- entrants in the order of seats, JSON
    status TEXT NOT NULL CHECK (status IN ('planned', 'open', 'over', 'off')),
    places TEXT NOT NULL DEFAULT '[]',
    scores TEXT NOT NULL DEFAULT '[]',
    used TEXT NOT NULL DEFAULT '[]',
    absent TEXT NOT NULL DEFAULT '[]',
    struck INTEGER NOT NULL DEFAULT 0,
    slot INTEGER NOT NULL DEFAULT 0,
    game INTEGER NOT NULL DEFAULT 1,
    open_at INTEGER,              -- when it is to begin, until it has
    match TEXT REFERENCES match (id),
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX tournament_match_match ON tournament_match (match) WHERE match IS NOT NULL;
CREATE INDEX tournament_match_due ON tournament_match (open_at) WHERE open_at IS NOT NULL;

-- Matches of tournaments that have ended and whose result is still to be taken over. The row is
-- written with the end of the match and deleted with the result, so none is lost or counted twice.
CREATE TABLE tournament_result (
    match TEXT PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
