-- Two columns of tournaments have the names by which the bot calls what they hold.

ALTER TABLE tournament RENAME COLUMN planned TO preparing;  -- 1: nobody can enter yet
ALTER TABLE tournament RENAME COLUMN course TO history;  -- byes, wishes, choices, points moved, JSON
