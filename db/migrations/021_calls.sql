-- How people are called: in threads, by direct message, or by a daily note; when they are reminded.

ALTER TABLE person ADD COLUMN calls TEXT NOT NULL DEFAULT 'thread'
    CHECK (calls IN ('thread', 'direct', 'daily'));
ALTER TABLE person ADD COLUMN reminders TEXT NOT NULL DEFAULT '["half"]';
ALTER TABLE person ADD COLUMN note_hour INTEGER NOT NULL DEFAULT 18;  -- by the clock of their zone
ALTER TABLE seat ADD COLUMN reminded TEXT NOT NULL DEFAULT '[]';      -- of this sitting, so far

-- Direct messages with those who asked for them. They are opened and greeted when `due_at`.
CREATE TABLE direct (
    person INTEGER PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
    channel INTEGER,          -- once Discord has opened it
    due_at INTEGER,
    opened_at INTEGER,        -- when Discord was asked to open it
    refused INTEGER,          -- Discord's code, where nothing can be written
    refused_at INTEGER,
    told INTEGER NOT NULL DEFAULT 0,  -- the person was told of that
    note_at INTEGER,          -- when the next daily note is due
    note_claimed_at INTEGER,
    note_message INTEGER      -- the last one, if it stands
) STRICT;
CREATE INDEX direct_due ON direct (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX direct_opened ON direct (opened_at) WHERE opened_at IS NOT NULL;
CREATE INDEX direct_refused ON direct (refused_at) WHERE refused_at IS NOT NULL;
CREATE INDEX direct_note ON direct (note_at) WHERE note_at IS NOT NULL;

-- Since when people are being called with a message that is not yet noted.
ALTER TABLE invitation ADD COLUMN calling_at INTEGER;
