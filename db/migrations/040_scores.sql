-- What each seat of a finished match scored, as JSON; nothing for those that ended before.
ALTER TABLE match ADD COLUMN scores TEXT NOT NULL DEFAULT '[]';
