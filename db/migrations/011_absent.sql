-- Matches whose game is not there: they wait for it, and nobody's time runs (db/absence.py).

CREATE TABLE absent (
    match TEXT PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    from_at INTEGER NOT NULL   -- since when nobody could play
) STRICT, WITHOUT ROWID;
