-- The log also tells when somebody has come to share a seat.
CREATE TABLE remark_new (
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,  -- 1 is the first
    step INTEGER NOT NULL,    -- it was made after this step
    kind TEXT NOT NULL CHECK (kind IN ('away', 'left', 'back', 'volunteer', 'joined', 'gift', 'lost')),
    seat INTEGER,
    place INTEGER,            -- of the holder whom it is about
    at INTEGER NOT NULL,
    PRIMARY KEY (match, number),
    CHECK ((kind = 'lost') = (seat IS NULL)),
    CHECK ((seat IS NULL) = (place IS NULL))
) STRICT, WITHOUT ROWID;
INSERT INTO remark_new SELECT match, number, step, kind, seat, place, at FROM remark;
DROP TABLE remark;
ALTER TABLE remark_new RENAME TO remark;
