-- Which cards did something in matches; tournaments whose game is not there; when tournaments last
-- called somebody.

ALTER TABLE result ADD COLUMN cards TEXT;  -- JSON, ids by seat; NULL: still to be counted
CREATE INDEX result_uncounted ON result (at, match) WHERE cards IS NULL;

-- Since when a tournament waits for its game (NULL: the game is there). It counts no time then.
ALTER TABLE tournament ADD COLUMN absent_at INTEGER;
UPDATE tournament SET absent_at = (SELECT min(a.from_at) FROM absent a
    JOIN tournament_match m ON m.match = a.match WHERE m.tournament = tournament.id);

-- The last call of somebody to coach in a tournament, or to appeals in it. The row stays when what
-- they are called for is gone, so that nobody is called again and again.
CREATE TABLE tournament_call (
    tournament TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('coach', 'appeal')),
    asked_by INTEGER,  -- the number of the entrant who asks for it
    due_at INTEGER,    -- NULL: they were called
    called_at INTEGER, -- NULL: never yet
    PRIMARY KEY (tournament, person, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_call_due ON tournament_call (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tournament_call_person ON tournament_call (person);
