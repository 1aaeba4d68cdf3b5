-- Calls to lobbies are found again as all other messages are: whoever they name may have answered,
-- or may be forgotten, before they were noted.
CREATE TABLE sending_new (
    tag TEXT PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('call', 'note', 'greeting', 'invitation')),
    match TEXT REFERENCES match (id) ON DELETE CASCADE,           -- of a call
    person INTEGER REFERENCES person (id) ON DELETE SET NULL,     -- NULL: an invitation of several
    token INTEGER,                                                -- of a call
    server INTEGER,                                               -- NULL: direct messages
    channel INTEGER NOT NULL,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO sending_new SELECT tag, kind, match, person, token, server, channel, at FROM sending;
DROP TABLE sending;
ALTER TABLE sending_new RENAME TO sending;
CREATE INDEX sending_match ON sending (match, person);
CREATE INDEX sending_person ON sending (person) WHERE person IS NOT NULL;

ALTER TABLE invitation ADD COLUMN tag TEXT;  -- of the message that calls to it, while it is sent

-- The ids of messages that are being sent just now end with the lobby.
UPDATE invitation SET tag = lobby
    WHERE calling_at IS NOT NULL AND channel IS NOT NULL AND message IS NULL;
INSERT INTO sending (tag, kind, server, channel, at)
    SELECT i.tag, 'invitation', l.server, min(i.channel), min(i.calling_at)
    FROM invitation i JOIN lobby l ON l.id = i.lobby WHERE i.tag IS NOT NULL GROUP BY i.tag;
ALTER TABLE invitation DROP COLUMN calling_at;
