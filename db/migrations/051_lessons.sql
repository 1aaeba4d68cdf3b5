-- Where somebody stands in the lesson of a game: it goes on where it was left.

CREATE TABLE lesson (
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    written TEXT NOT NULL,                 -- which lesson and cards it was
    scene INTEGER NOT NULL DEFAULT 0,      -- counted from 0
    answers TEXT NOT NULL DEFAULT '[]',    -- their own in this scene, ids of options parted by spaces, JSON
    picked TEXT,                           -- at the open question, not yet confirmed, JSON
    done INTEGER NOT NULL DEFAULT 0,       -- scenes that were gone through, the most there were
    changed_at INTEGER NOT NULL,
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;
