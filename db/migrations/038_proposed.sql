-- What organisers propose about matches of their own waits where appeals wait.
ALTER TABLE tournament_appeal ADD COLUMN proposed TEXT NOT NULL DEFAULT '';  -- a decision, in JSON
