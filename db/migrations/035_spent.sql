-- What a person has done within a day of what has a limit: calls of others, public messages,
-- tournaments. `mark` is a keyed hash of who did it, and to whom or where.
CREATE TABLE spent (
    mark TEXT NOT NULL,
    until_at INTEGER NOT NULL
) STRICT;
CREATE INDEX spent_mark ON spent (mark, until_at);
CREATE INDEX spent_until ON spent (until_at);

CREATE TABLE secret (  -- the key of these hashes
    id INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB NOT NULL
) STRICT;
INSERT INTO secret VALUES (1, randomblob(32));
