-- Results as they are rated, ratings that follow from them, who agreed to be listed; what
-- tournaments ask for at entry, and the coaches whom their entrants bring.

ALTER TABLE person ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;  -- agreed to stand in tables

ALTER TABLE match ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
ALTER TABLE lobby ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tournament ADD COLUMN rated INTEGER NOT NULL DEFAULT 1;
ALTER TABLE match ADD COLUMN days_off INTEGER NOT NULL DEFAULT 1;  -- 0: they do not stop a clock
ALTER TABLE lobby ADD COLUMN days_off INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tournament ADD COLUMN days_off INTEGER NOT NULL DEFAULT 1;
UPDATE match SET rated = 1 WHERE id IN (SELECT match FROM tournament_match WHERE match IS NOT NULL);

-- Matches that have ended and whose result is still to be recorded, or to be looked at again. The
-- row is written with the end of the match and deleted with the result.
CREATE TABLE ended (
    match TEXT PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX ended_at ON ended (at);
INSERT INTO ended SELECT id, ended_at FROM match WHERE ended_at IS NOT NULL;

CREATE TABLE result (
    match TEXT PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,          -- when it became public
    game TEXT NOT NULL,
    more INTEGER NOT NULL,        -- whether there were more than two sides
    server INTEGER,
    sides TEXT NOT NULL,          -- JSON (tournaments/ratings.py `Side`); below 0: somebody who was forgotten
    rated INTEGER NOT NULL,       -- what its table said
    with_ai INTEGER NOT NULL,
    cut_short INTEGER NOT NULL,
    adjudicated INTEGER NOT NULL,
    places TEXT NOT NULL,         -- by seat
    answers INTEGER NOT NULL,     -- of people
    lasted INTEGER NOT NULL,
    due INTEGER NOT NULL DEFAULT 1,      -- ratings do not follow from it yet
    edition INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX result_course ON result (game, more, at, match);
CREATE INDEX result_due ON result (game, more, at, match) WHERE due = 1;

-- The rating of everybody after each match that was rated, and now. All of it follows from results.
CREATE TABLE rated (
    game TEXT NOT NULL,
    more INTEGER NOT NULL,
    person INTEGER NOT NULL,
    at INTEGER NOT NULL,
    match TEXT NOT NULL,
    server INTEGER,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    matches INTEGER NOT NULL,
    PRIMARY KEY (game, more, person, at, match)
) STRICT, WITHOUT ROWID;
CREATE INDEX rated_course ON rated (game, more, at, match);
CREATE INDEX rated_person ON rated (person);
CREATE TABLE rating (
    game TEXT NOT NULL,
    more INTEGER NOT NULL,
    person INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    matches INTEGER NOT NULL,
    PRIMARY KEY (game, more, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX rating_person ON rating (person);

ALTER TABLE tournament ADD COLUMN needs TEXT NOT NULL DEFAULT '{}';  -- of entry, JSON
ALTER TABLE tournament ADD COLUMN creator_at INTEGER NOT NULL DEFAULT 0;  -- its creator was here
UPDATE tournament SET creator_at = coalesce(ended_at, started_at, opened_at);
-- Whether the house AI played on because the round was over.
ALTER TABLE tournament_match ADD COLUMN passed INTEGER NOT NULL DEFAULT 0;

CREATE TABLE coach (  -- beside an entrant, in games whose seats several people share
    tournament TEXT NOT NULL,
    number INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    agreed INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (tournament, person),
    FOREIGN KEY (tournament, number) REFERENCES entrant (tournament, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX coach_number ON coach (tournament, number);
CREATE INDEX coach_person ON coach (person);
