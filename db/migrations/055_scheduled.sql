-- Tournaments whose dates stand among the events of their server (CLB-4.5).

CREATE TABLE scheduled (
    tournament TEXT PRIMARY KEY REFERENCES tournament (id) ON DELETE CASCADE,
    event INTEGER,           -- Discord's; NULL: not made yet
    posting_at INTEGER,      -- it is being made since then
    written_at INTEGER,      -- when it was last written
    label TEXT NOT NULL DEFAULT '',  -- name and place, as it shows them
    begins_at INTEGER,       -- as it shows
    ends_at INTEGER,
    state TEXT NOT NULL DEFAULT 'wanted'  -- wanted, made, over; refused: never tried again by itself
) STRICT, WITHOUT ROWID;
