-- What people keep to bring it to matches: of any game whose seats bring something that is built.

CREATE TABLE deck (
    id TEXT PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    pieces TEXT NOT NULL,              -- how many of what, JSON
    past TEXT NOT NULL DEFAULT '[]',   -- what it held before each of the last changes, JSON
    shelf TEXT NOT NULL DEFAULT '{}',  -- what its person looks at while they build, JSON
    made_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX deck_person ON deck (person, game, made_at);
