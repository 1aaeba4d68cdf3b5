-- What those who share a seat tell each other: the picks of somebody whose answer does not count
-- now, and who wants to give up. It is theirs alone, and goes when the match ends.

CREATE TABLE partner (
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    question TEXT,                        -- that the picks are for
    picks TEXT NOT NULL DEFAULT '[]',     -- JSON, a list of ids of options
    gives_up INTEGER NOT NULL DEFAULT 0 CHECK (gives_up IN (0, 1)),
    PRIMARY KEY (match, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX partner_person ON partner (person);
