-- Time when the bot was not there; a row goes when all deadlines have been moved by it.

CREATE TABLE outage (
    id INTEGER PRIMARY KEY,
    from_at INTEGER NOT NULL,
    until_at INTEGER NOT NULL,
    done TEXT NOT NULL DEFAULT ''  -- the matches up to this one have been moved
) STRICT;
