-- What people are called on a server where that is not their own name.

CREATE TABLE nickname (
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    server INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (person, server)
) STRICT, WITHOUT ROWID;
