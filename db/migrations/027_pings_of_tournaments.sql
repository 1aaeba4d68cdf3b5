-- Messages of tournaments that call people. They are noted before they are posted, and go when
-- somebody is forgotten whom they name. Who has people called is known as a person.

CREATE TABLE tournament_ping (
    tournament TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('check-in', 'coach', 'appeal')),
    people TEXT NOT NULL,  -- JSON, ids of those whom it calls
    asked_by INTEGER,      -- who asks for it and is named in it
    channel INTEGER NOT NULL,
    at INTEGER NOT NULL,   -- since when it is being posted
    message INTEGER,       -- NULL: whether it stands there is not yet noted
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_ping_posting ON tournament_ping (kind) WHERE message IS NULL;

INSERT INTO tournament_ping (tournament, number, kind, people, channel, at, message)
    SELECT e.tournament, row_number() OVER (PARTITION BY e.tournament ORDER BY e.called),
    'check-in', json_group_array(e.person), max(coalesce(e.called_in, t.channel)), t.opened_at,
    e.called FROM entrant e JOIN tournament t ON t.id = e.tournament
    WHERE e.called IS NOT NULL AND e.person IS NOT NULL GROUP BY e.tournament, e.called;
ALTER TABLE entrant DROP COLUMN called;
ALTER TABLE entrant DROP COLUMN called_in;

CREATE TABLE tournament_call_new (
    tournament TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('check-in', 'coach', 'appeal')),
    asked_by INTEGER,  -- the person who asks for it
    due_at INTEGER,    -- NULL: they were called
    called_at INTEGER, -- NULL: never yet
    PRIMARY KEY (tournament, person, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO tournament_call_new SELECT tournament, person, kind,
    (SELECT e.person FROM entrant e WHERE e.tournament = c.tournament AND e.number = c.asked_by),
    due_at, called_at FROM tournament_call c;
DROP TABLE tournament_call;
ALTER TABLE tournament_call_new RENAME TO tournament_call;
CREATE INDEX tournament_call_due ON tournament_call (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tournament_call_person ON tournament_call (person);
