-- Days off, weekends that do not count, and what servers and people say of them.

-- A half day that somebody is away; by_itself when it was spent because a time-out was about to fall.
CREATE TABLE half_day (
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    begins_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL,
    by_itself INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (person, begins_at)
) STRICT, WITHOUT ROWID;
CREATE INDEX half_day_ends ON half_day (ends_at);

ALTER TABLE seat ADD COLUMN away_until INTEGER;  -- up to when its deadline leaves days off out
ALTER TABLE person ADD COLUMN spends_days INTEGER NOT NULL DEFAULT 1;
ALTER TABLE person ADD COLUMN home TEXT;         -- the zone in which days off are meant
ALTER TABLE server ADD COLUMN zone TEXT;         -- in which weekends are meant
ALTER TABLE server ADD COLUMN weekends_off INTEGER NOT NULL DEFAULT 0;
ALTER TABLE match ADD COLUMN weekends TEXT NOT NULL DEFAULT '';  -- the zone of those that do not count
ALTER TABLE lobby ADD COLUMN weekends TEXT NOT NULL DEFAULT '';

-- The log also tells when somebody gave another person time.
CREATE TABLE remark_new (
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,  -- 1 is the first
    step INTEGER NOT NULL,    -- it was made after this step
    kind TEXT NOT NULL CHECK (kind IN ('away', 'left', 'back', 'volunteer', 'gift', 'lost')),
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
