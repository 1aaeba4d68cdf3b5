-- Matches that have ended may lie in a file of their own (db/archive.py): their moves and snapshots are no longer here.

ALTER TABLE match ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;
CREATE INDEX match_cold ON match (ended_at) WHERE ended_at IS NOT NULL AND archived = 0;
