-- What the clock shows and nobody has lived through: while the bot was away, and where the clock was changed.
-- Both moments are as the clocks before and after it showed them, and never move, like those of moves. A clock
-- that was put back ends before it begins.

CREATE TABLE gap (
    id INTEGER PRIMARY KEY,  -- in the order in which they were
    from_at INTEGER NOT NULL,
    until_at INTEGER NOT NULL
) STRICT;

-- Since when something has been open to a seat without a break, as the clock showed it then.

ALTER TABLE seat ADD COLUMN asked_at INTEGER;
UPDATE seat SET asked_at = counted_from WHERE question IS NOT NULL;
