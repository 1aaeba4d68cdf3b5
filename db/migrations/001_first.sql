-- Moments are milliseconds since 1970 (UTC), lengths of time milliseconds; lists and maps are JSON.

CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;

CREATE TABLE card_file (
    hash TEXT PRIMARY KEY,  -- SHA-256 of the content
    content BLOB NOT NULL
) STRICT;

CREATE TABLE person (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    locale TEXT,
    pings INTEGER NOT NULL DEFAULT 1,
    text_tables INTEGER NOT NULL DEFAULT 0,
    quiet_start INTEGER,  -- minutes after midnight
    quiet_minutes INTEGER,
    zone TEXT
) STRICT;

CREATE TABLE server (
    id INTEGER PRIMARY KEY,
    locale TEXT,
    pace TEXT,
    roles TEXT NOT NULL DEFAULT '[]',
    channels TEXT NOT NULL DEFAULT '[]',
    greeted INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE match (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    cards TEXT NOT NULL REFERENCES card_file (hash),
    server INTEGER,
    channel INTEGER,
    locale TEXT NOT NULL,
    options TEXT NOT NULL,
    pace TEXT NOT NULL,
    misses INTEGER NOT NULL,
    absent TEXT NOT NULL,
    seed BLOB NOT NULL,
    words TEXT NOT NULL,
    snapshot BLOB NOT NULL,
    step INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('running', 'over', 'agreed')),
    places TEXT NOT NULL,
    started_at INTEGER NOT NULL,
    ended_at INTEGER,
    paused_at INTEGER,
    extended INTEGER NOT NULL DEFAULT 0,
    edition INTEGER NOT NULL DEFAULT 0,  -- grows with every guarded write
    change INTEGER NOT NULL,             -- grows with whatever the board shows
    changed_at INTEGER NOT NULL,
    shown INTEGER NOT NULL DEFAULT 0,    -- the change that the board shows
    board_channel INTEGER,
    board_message INTEGER
) STRICT;
CREATE INDEX match_late ON match (changed_at) WHERE shown < change;
CREATE INDEX match_running ON match (id) WHERE status = 'running';
CREATE INDEX match_channel ON match (channel, started_at);
CREATE INDEX match_server ON match (server, status, started_at);

CREATE TABLE lobby (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    server INTEGER,
    channel INTEGER NOT NULL,
    message INTEGER,
    host INTEGER NOT NULL,
    locale TEXT NOT NULL,
    most INTEGER NOT NULL,
    options TEXT NOT NULL,
    preset TEXT,
    pace TEXT NOT NULL,
    misses INTEGER NOT NULL,
    absent TEXT NOT NULL,
    seed BLOB NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'started', 'cancelled', 'expired')),
    opened_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    match TEXT REFERENCES match (id),
    rematch_of TEXT REFERENCES match (id),
    invited TEXT NOT NULL DEFAULT '[]',
    edition INTEGER NOT NULL DEFAULT 0,
    change INTEGER NOT NULL DEFAULT 1,
    shown INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX lobby_open ON lobby (expires_at) WHERE status = 'open';
CREATE INDEX lobby_late ON lobby (id) WHERE shown < change;
CREATE INDEX lobby_channel ON lobby (channel, opened_at) WHERE status = 'open';
CREATE UNIQUE INDEX lobby_rematch ON lobby (rematch_of)
WHERE rematch_of IS NOT NULL AND status IN ('open', 'started');

CREATE TABLE lobby_holder (
    lobby TEXT NOT NULL REFERENCES lobby (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    place INTEGER NOT NULL,
    person INTEGER REFERENCES person (id),
    ai TEXT,
    name TEXT NOT NULL,
    words TEXT NOT NULL DEFAULT '',
    brought TEXT,
    PRIMARY KEY (lobby, seat, place),
    CHECK ((person IS NULL) <> (ai IS NULL))
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX lobby_holder_person ON lobby_holder (person, lobby) WHERE person IS NOT NULL;

CREATE TABLE seat (
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    question TEXT,          -- the id of the open question
    sitting TEXT,           -- the last sitting that was asked
    allowance INTEGER,      -- what is left of it when its clock stands still
    counted_from INTEGER,   -- since when it runs
    deadline_at INTEGER,
    reminder_at INTEGER,
    lapsed INTEGER NOT NULL DEFAULT 0,
    misses INTEGER NOT NULL DEFAULT 0,
    selected_for TEXT,
    selection TEXT NOT NULL DEFAULT '[]',
    ready INTEGER NOT NULL DEFAULT 0,
    conceded INTEGER NOT NULL DEFAULT 0,
    standin TEXT,           -- the AI that plays while the holders are away
    away_at INTEGER,
    machine INTEGER NOT NULL DEFAULT 0,  -- an AI is to answer
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_deadline ON seat (deadline_at) WHERE deadline_at IS NOT NULL;
CREATE INDEX seat_reminder ON seat (reminder_at) WHERE reminder_at IS NOT NULL;
CREATE INDEX seat_asked ON seat (match) WHERE question IS NOT NULL;
CREATE INDEX seat_machine ON seat (match) WHERE machine = 1;

CREATE TABLE holder (
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    place INTEGER NOT NULL,
    person INTEGER REFERENCES person (id) ON DELETE SET NULL,
    ai TEXT,
    name TEXT NOT NULL DEFAULT '',  -- of an AI; people's names stand in person
    left_at INTEGER,
    active_at INTEGER,
    seen INTEGER NOT NULL DEFAULT -1,       -- the last step that this person was shown
    news_from INTEGER NOT NULL DEFAULT -1,  -- their news begin after this step
    PRIMARY KEY (match, seat, place)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX holder_person ON holder (person, match) WHERE person IS NOT NULL;

CREATE TABLE move (
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    step INTEGER NOT NULL,  -- 0 is the setup
    seat INTEGER,
    question TEXT,
    by TEXT,
    person INTEGER REFERENCES person (id) ON DELETE SET NULL,
    at INTEGER NOT NULL,
    change INTEGER NOT NULL,  -- of the match after it
    move BLOB,
    events BLOB NOT NULL,
    PRIMARY KEY (match, step)
) STRICT, WITHOUT ROWID;
CREATE INDEX move_person ON move (person) WHERE person IS NOT NULL;

CREATE TABLE proposal (
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('end', 'pause')),
    seat INTEGER NOT NULL,
    agreed TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE follower (
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    PRIMARY KEY (match, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX follower_person ON follower (person);

CREATE TABLE ping (
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    seat INTEGER,
    wanted TEXT CHECK (wanted IN ('turn', 'reminder', 'end', 'clear')),
    due_at INTEGER,
    token INTEGER NOT NULL DEFAULT 0,
    claimed_at INTEGER,
    pinged_at INTEGER,
    channel INTEGER,  -- where the last one stands, if it still does
    message INTEGER,
    PRIMARY KEY (match, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX ping_due ON ping (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX ping_person ON ping (person);

CREATE TABLE report (
    code TEXT PRIMARY KEY,
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    step INTEGER NOT NULL,
    person INTEGER REFERENCES person (id) ON DELETE SET NULL,
    words TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX report_person ON report (person);
