-- What somebody has noted for themselves beside a match.

CREATE TABLE note (
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    words TEXT NOT NULL,
    PRIMARY KEY (match, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX note_person ON note (person);

-- People who are no longer on a server on which they play, and since when that is known.

CREATE TABLE departed (
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    server INTEGER NOT NULL,
    from_at INTEGER NOT NULL,
    PRIMARY KEY (person, server)
) STRICT, WITHOUT ROWID;
CREATE INDEX departed_from ON departed (from_at);
