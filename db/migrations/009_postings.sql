-- Messages of boards that are being posted, until they are noted: the process may end in between.

CREATE TABLE posting (
    match TEXT PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    channel INTEGER NOT NULL,
    former INTEGER,       -- the board in whose place it comes, at the end of the thread
    at INTEGER NOT NULL   -- since when
) STRICT, WITHOUT ROWID;
