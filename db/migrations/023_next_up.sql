-- Who wants to be told that they are next; quiet hours that count no more from a midnight on; calls
-- that say who is next, and that a sitting was missed.

ALTER TABLE person ADD COLUMN next_up INTEGER NOT NULL DEFAULT 0;
ALTER TABLE person ADD COLUMN quiet_before TEXT;  -- what counts until then, as JSON

CREATE TABLE ping_new (
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    seat INTEGER,
    wanted TEXT CHECK (wanted IN ('turn', 'next', 'missed', 'reminder', 'end', 'clear')),
    due_at INTEGER,
    token INTEGER NOT NULL DEFAULT 0,
    claimed_at INTEGER,
    pinged_at INTEGER,
    channel INTEGER,  -- where the last one stands, if it still does
    message INTEGER,
    PRIMARY KEY (match, person)
) STRICT, WITHOUT ROWID;
INSERT INTO ping_new SELECT
    match, person, seat, wanted, due_at, token, claimed_at, pinged_at, channel, message
FROM ping;
DROP TABLE ping;
ALTER TABLE ping_new RENAME TO ping;
CREATE INDEX ping_due ON ping (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX ping_person ON ping (person);
