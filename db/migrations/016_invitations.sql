-- People who are asked to sit down at a table, for whom a place is kept until then. They need not
-- be known otherwise. `message` calls them; several may be called by one.

CREATE TABLE invitation (
    lobby TEXT NOT NULL REFERENCES lobby (id) ON DELETE CASCADE,
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    until_at INTEGER NOT NULL,
    channel INTEGER,
    message INTEGER,
    PRIMARY KEY (lobby, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX invitation_person ON invitation (person);
CREATE INDEX invitation_until ON invitation (until_at);
CREATE INDEX invitation_uncalled ON invitation (lobby) WHERE message IS NULL;
