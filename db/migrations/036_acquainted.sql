-- How well somebody knows a game: what has been explained is not explained again.

CREATE TABLE acquainted (
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    finished INTEGER NOT NULL DEFAULT 0,  -- matches
    sittings INTEGER NOT NULL DEFAULT 0,
    sitting TEXT NOT NULL DEFAULT '',     -- the last one: its match and its name there
    kinds TEXT NOT NULL DEFAULT '[]',     -- of questions that were answered
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;

-- Who has played a match to its end before knows their way about.
INSERT INTO acquainted (person, game, finished, sittings)
    SELECT h.person, m.game, count(*), 3 FROM holder h JOIN match m ON m.id = h.match
    WHERE h.person IS NOT NULL AND h.left_at IS NULL AND m.status <> 'running'
    GROUP BY h.person, m.game;

-- Whether somebody was asked if they want to stand in tables of ratings.
ALTER TABLE person ADD COLUMN listed_asked INTEGER NOT NULL DEFAULT 0;
