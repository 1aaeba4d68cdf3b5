-- The schema. A new database is made by this file; what comes later stands in files after it, and
-- only adds (docs/running.md, "Upgrading").
--
-- Moments are milliseconds since 1970 (UTC) and end with `_at`; lengths of time are milliseconds.
-- Whether something is so is 0 or 1. Lists and maps are JSON. Ids of Discord and what counts are
-- INTEGER of 64 bits, words TEXT, what is encoded or compressed BLOB: there are no other types.
-- What a `kind` may be is said by the records that are written (db/records/), not by the tables.

-- What the bot keeps for itself -------------------------------------------------------------------

CREATE TABLE heartbeat (  -- when the bot was last there
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;

-- Time when the bot was not there; a row goes when all deadlines have been moved by it.
CREATE TABLE outage (
    id INTEGER PRIMARY KEY,
    from_at INTEGER NOT NULL,
    until_at INTEGER NOT NULL,
    done TEXT NOT NULL DEFAULT ''  -- the matches up to this one have been moved
) STRICT;

CREATE TABLE secret (  -- the key of hashes in `spent`; made at the first start
    id INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB NOT NULL
) STRICT;

-- What a person has done within a day of what has a limit: calls of others, public messages,
-- tournaments. `mark` is a keyed hash of who did it, and to whom or where.
CREATE TABLE spent (
    mark TEXT NOT NULL,
    until_at INTEGER NOT NULL
) STRICT;
CREATE INDEX spent_mark ON spent (mark, until_at);
CREATE INDEX spent_until ON spent (until_at);

CREATE TABLE card_file (
    hash TEXT PRIMARY KEY,  -- SHA-256 of the content
    content BLOB NOT NULL
) STRICT;

CREATE TABLE leftover (  -- messages that are to be deleted
    message INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    server INTEGER,
    due_at INTEGER NOT NULL
) STRICT;
CREATE INDEX leftover_due ON leftover (due_at);

-- Servers and people ------------------------------------------------------------------------------

CREATE TABLE server (
    id INTEGER PRIMARY KEY,
    locale TEXT,
    zone TEXT,                                      -- in which weekends are meant
    pace TEXT,
    weekends_off INTEGER NOT NULL DEFAULT 0,
    roles TEXT NOT NULL DEFAULT '[]',               -- who may open tables; none: everybody
    tournament_roles TEXT NOT NULL DEFAULT '[]',    -- and tournaments; none: whoever opens tables
    channels TEXT NOT NULL DEFAULT '[]',            -- where; none: everywhere
    greeted INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE person (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    locale TEXT,                                    -- the language they have chosen
    spoken TEXT,                                    -- that of their Discord, as it was last
    text_tables INTEGER NOT NULL DEFAULT 0,
    pressed_at INTEGER,                             -- to the hour; NULL: not known
    -- when they are called, and how
    pings INTEGER NOT NULL DEFAULT 1,
    calls TEXT NOT NULL DEFAULT 'thread',           -- in threads, direct messages, a daily note
    next_up INTEGER NOT NULL DEFAULT 0,             -- they want to be told that they are next
    reminders TEXT NOT NULL DEFAULT '["half"]',
    note_hour INTEGER NOT NULL DEFAULT 18,          -- by the clock of their zone
    called_at INTEGER,                              -- NULL: they have pressed something since
    gathered_at INTEGER,                            -- of the last call that stood for others, too
    -- when they are not
    quiet_start INTEGER,                            -- minutes after midnight
    quiet_minutes INTEGER,
    zone TEXT,
    quiet_before TEXT,                              -- what counts until the next midnight, JSON
    home TEXT,                                      -- the zone in which days off are meant
    spends_days INTEGER NOT NULL DEFAULT 1,         -- days off are spent before a time-out
    -- tables of ratings
    listed INTEGER NOT NULL DEFAULT 0,              -- they agreed to stand there
    listed_asked INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE nickname (  -- what people are called on a server where that is not their own name
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    server INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (person, server)
) STRICT, WITHOUT ROWID;

-- People who are no longer on a server on which they play, and since when that is known.
CREATE TABLE departed (
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    server INTEGER NOT NULL,
    from_at INTEGER NOT NULL,
    PRIMARY KEY (person, server)
) STRICT, WITHOUT ROWID;
CREATE INDEX departed_from ON departed (from_at);

CREATE TABLE half_day (  -- that somebody is away
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    begins_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL,
    by_itself INTEGER NOT NULL DEFAULT 0,  -- it was spent because a time-out was about to fall
    chosen_at INTEGER,
    PRIMARY KEY (person, begins_at)
) STRICT, WITHOUT ROWID;
CREATE INDEX half_day_ends ON half_day (ends_at);

-- Direct messages with those who asked for them. They are opened and greeted when `due_at`.
CREATE TABLE direct (
    person INTEGER PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
    channel INTEGER,                  -- once Discord has opened it
    due_at INTEGER,
    opened_at INTEGER,                -- when Discord was asked to open it
    refused INTEGER,                  -- Discord's code, where nothing can be written
    refused_at INTEGER,
    told INTEGER NOT NULL DEFAULT 0,  -- the person was told of that
    note_at INTEGER,                  -- when the next daily note is due
    note_claimed_at INTEGER,
    note_message INTEGER              -- the last one, if it stands
) STRICT;
CREATE INDEX direct_due ON direct (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX direct_opened ON direct (opened_at) WHERE opened_at IS NOT NULL;
CREATE INDEX direct_refused ON direct (refused_at) WHERE refused_at IS NOT NULL;
CREATE INDEX direct_note ON direct (note_at) WHERE note_at IS NOT NULL;

CREATE TABLE called (  -- the calls of the last day
    id INTEGER PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX called_person ON called (person, at);

CREATE TABLE silence (  -- whoever has pressed nothing for long while matches wait
    person INTEGER PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    asked_at INTEGER,    -- NULL: they are asked at their next look
    tag TEXT,            -- of a direct message that asks them
    channel INTEGER,
    posting_at INTEGER,
    message INTEGER
) STRICT;
CREATE INDEX silence_asked ON silence (at) WHERE asked_at IS NULL;

CREATE TABLE substitute (  -- who would take a seat over on a server, in these games, at these paces
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    server INTEGER NOT NULL,
    games TEXT NOT NULL,
    paces TEXT NOT NULL,
    most INTEGER NOT NULL DEFAULT 1,  -- seats that they play for at a time
    joined_at INTEGER NOT NULL,
    called_at INTEGER,                -- NULL: never
    PRIMARY KEY (person, server)
) STRICT, WITHOUT ROWID;
CREATE INDEX substitute_server ON substitute (server, called_at);

-- How well somebody knows a game: what has been explained is not explained again.
CREATE TABLE acquainted (
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    finished INTEGER NOT NULL DEFAULT 0,  -- matches
    sittings INTEGER NOT NULL DEFAULT 0,
    sitting TEXT NOT NULL DEFAULT '',     -- the last one: its match and its name there
    kinds TEXT NOT NULL DEFAULT '[]',     -- of questions that were answered
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;

-- What people keep to bring it to matches: of any game whose seats bring something that is built.
CREATE TABLE deck (
    id TEXT PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    pieces TEXT NOT NULL,              -- how many of what, JSON
    past TEXT NOT NULL DEFAULT '[]',   -- what it held before each of the last changes, JSON
    shelf TEXT NOT NULL DEFAULT '{}',  -- what its person looks at while they build, JSON
    made_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX deck_person ON deck (person, game, made_at);

-- Matches -----------------------------------------------------------------------------------------

CREATE TABLE match (
    id TEXT PRIMARY KEY,
    -- what is played, and where
    game TEXT NOT NULL,
    version INTEGER NOT NULL,            -- of its rules
    cards TEXT NOT NULL REFERENCES card_file (hash),
    server INTEGER,
    channel INTEGER,
    locale TEXT NOT NULL,
    options TEXT NOT NULL,
    -- its time
    pace TEXT NOT NULL,
    misses INTEGER NOT NULL,
    absent TEXT NOT NULL,
    weekends TEXT NOT NULL DEFAULT '',   -- the zone of those that do not count
    days_off INTEGER NOT NULL DEFAULT 1, -- 0: they do not stop a clock
    rated INTEGER NOT NULL DEFAULT 0,
    hints TEXT NOT NULL DEFAULT '',      -- may people ask what the house would do ('': among AIs)
    extended INTEGER NOT NULL DEFAULT 0, -- by how much its people have put deadlines off
    -- from which all of it follows
    seed BLOB NOT NULL,
    words TEXT NOT NULL,
    snapshot BLOB NOT NULL,              -- compressed (db/upkeep/packing.py); empty in the archive
    step INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    -- how it stands
    status TEXT NOT NULL CHECK (status IN ('running', 'over', 'agreed')),
    places TEXT NOT NULL,
    scores TEXT NOT NULL DEFAULT '[]',
    barred TEXT NOT NULL DEFAULT '{}',   -- whom it keeps out, hashes to seats (db/writing/bars.py)
    started_at INTEGER NOT NULL,
    paused_at INTEGER,
    ended_at INTEGER,
    archived INTEGER NOT NULL DEFAULT 0, -- its moves lie in a file of their own
    edition INTEGER NOT NULL DEFAULT 0,  -- grows with every guarded write
    -- its board
    change INTEGER NOT NULL,             -- grows with whatever the board shows
    changed_at INTEGER NOT NULL,
    shown INTEGER NOT NULL DEFAULT 0,    -- the change that the board shows
    board_channel INTEGER,
    board_message INTEGER,
    board_count INTEGER,                 -- messages in its thread when the board was posted
    own_channel INTEGER,                 -- where a match goes back to that is shown elsewhere
    own_message INTEGER,                 -- its board there
    awake_at INTEGER                     -- when its thread was last kept awake
) STRICT;
CREATE INDEX match_late ON match (changed_at) WHERE shown < change;
CREATE INDEX match_running ON match (id) WHERE status = 'running';
CREATE INDEX match_channel ON match (channel, started_at);
CREATE INDEX match_server ON match (server, status, started_at);
CREATE INDEX match_away ON match (own_channel) WHERE own_channel IS NOT NULL;
CREATE INDEX match_cold ON match (ended_at) WHERE ended_at IS NOT NULL AND archived = 0;

CREATE TABLE seat (
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    -- what is asked of it
    question TEXT,          -- the id of the open question
    sitting TEXT,           -- the last sitting that was asked
    asked_at INTEGER,       -- since when something is open without a break, by the clock of then
    opened_at INTEGER,      -- since when it has been in its sitting
    selected_for TEXT,
    selection TEXT NOT NULL DEFAULT '[]',
    ready INTEGER NOT NULL DEFAULT 0,
    machine INTEGER NOT NULL DEFAULT 0,  -- an AI is to answer
    -- its clock
    allowance INTEGER,      -- what is left of it when its clock stands still
    counted_from INTEGER,   -- since when it runs
    deadline_at INTEGER,
    reminder_at INTEGER,
    reminded TEXT NOT NULL DEFAULT '[]',  -- in this sitting, so far
    bank TEXT,              -- of time, JSON (db/records/time.py `Bank`); NULL at turn clocks
    away_until INTEGER,     -- up to when its deadline leaves days off out
    waited INTEGER NOT NULL DEFAULT 0,    -- counted time that was waited for its people
    lapsed INTEGER NOT NULL DEFAULT 0,
    misses INTEGER NOT NULL DEFAULT 0,
    -- who plays it
    conceded INTEGER NOT NULL DEFAULT 0,
    standin TEXT,           -- the AI that plays while the holders are away
    away_at INTEGER,
    sought TEXT,            -- somebody is, by whom: own, others, organiser; NULL: nobody
    wave_at INTEGER,        -- when the next are called
    waves INTEGER NOT NULL DEFAULT 0,
    -- what the house would do
    hints INTEGER NOT NULL DEFAULT 0,     -- how often its people have asked
    hinted TEXT,            -- about which question last
    hinted_place INTEGER,   -- and who of them
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_deadline ON seat (deadline_at) WHERE deadline_at IS NOT NULL;
CREATE INDEX seat_reminder ON seat (reminder_at) WHERE reminder_at IS NOT NULL;
CREATE INDEX seat_asked ON seat (match) WHERE question IS NOT NULL;
CREATE INDEX seat_machine ON seat (match) WHERE machine = 1;
CREATE INDEX seat_wave ON seat (wave_at) WHERE wave_at IS NOT NULL;

CREATE TABLE holder (  -- of a seat: a person, an AI, or neither once somebody was forgotten
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    place INTEGER NOT NULL,
    person INTEGER REFERENCES person (id) ON DELETE SET NULL,
    ai TEXT,
    name TEXT NOT NULL DEFAULT '',          -- of an AI; people's names stand in person
    titles TEXT NOT NULL DEFAULT '[]',      -- of the decks that they have brought
    left_at INTEGER,
    active_at INTEGER,
    seen INTEGER NOT NULL DEFAULT -1,       -- the last step that this person was shown
    news_from INTEGER NOT NULL DEFAULT -1,  -- their news begin after this step
    substitute INTEGER NOT NULL DEFAULT 0,  -- they play on for others
    sat INTEGER NOT NULL DEFAULT 0,         -- sittings, of a substitute
    sat_in TEXT NOT NULL DEFAULT '',        -- the last of them
    PRIMARY KEY (match, seat, place)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX holder_person ON holder (person, match) WHERE person IS NOT NULL;

CREATE TABLE move (
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    step INTEGER NOT NULL,    -- 0 is the setup
    seat INTEGER,
    question TEXT,
    by TEXT,
    person INTEGER REFERENCES person (id) ON DELETE SET NULL,
    at INTEGER NOT NULL,
    change INTEGER NOT NULL,  -- of the match after it
    move BLOB,
    events BLOB NOT NULL,     -- compressed
    PRIMARY KEY (match, step)
) STRICT, WITHOUT ROWID;
CREATE INDEX move_person ON move (person) WHERE person IS NOT NULL;

CREATE TABLE remark (  -- what the log tells beside moves
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,  -- 1 is the first
    step INTEGER NOT NULL,    -- it was made after this step
    kind TEXT NOT NULL,
    seat INTEGER,             -- NULL: it is about nobody
    place INTEGER,            -- of the holder whom it is about
    at INTEGER NOT NULL,
    PRIMARY KEY (match, number),
    CHECK ((seat IS NULL) = (place IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE proposal (
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    agreed TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match, kind)
) STRICT, WITHOUT ROWID;

-- What those who share a seat tell each other: the picks of somebody whose answer does not count
-- now, and who wants to give up. It is theirs alone, and goes when the match ends.
CREATE TABLE partner (
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    question TEXT,                     -- that the picks are for
    picks TEXT NOT NULL DEFAULT '[]',  -- ids of options
    gives_up INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (match, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX partner_person ON partner (person);

-- What people have ordered for all questions of a kind in a match: theirs alone, until it ends.
CREATE TABLE standing_order (
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,                 -- of the questions that it answers
    answer TEXT NOT NULL,               -- the id of what is ordered
    label BLOB NOT NULL,                -- what it is called, encoded
    wishes TEXT NOT NULL DEFAULT '[]',  -- ids of options, the dearest first
    PRIMARY KEY (match, person, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX standing_order_person ON standing_order (person);

-- Open questions that an order is to answer, and when. Without a moment: their answer was taken
-- back, and no order answers them any more.
CREATE TABLE ordered_answer (
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    question TEXT NOT NULL,
    due_at INTEGER,
    PRIMARY KEY (match, seat, question)
) STRICT, WITHOUT ROWID;
CREATE INDEX ordered_answer_due ON ordered_answer (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE note (  -- what somebody has noted for themselves beside a match
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    words TEXT NOT NULL,
    PRIMARY KEY (match, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX note_person ON note (person);

CREATE TABLE follower (
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    PRIMARY KEY (match, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX follower_person ON follower (person);

CREATE TABLE report (
    code TEXT PRIMARY KEY,
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    step INTEGER NOT NULL,
    person INTEGER REFERENCES person (id) ON DELETE SET NULL,
    words TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX report_person ON report (person);

CREATE TABLE absent (  -- matches whose game is not there: they wait for it, and nobody's time runs
    match TEXT PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    from_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Messages of matches -----------------------------------------------------------------------------

CREATE TABLE posting (  -- boards that are being posted, until they are noted
    match TEXT PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    channel INTEGER NOT NULL,
    former INTEGER,      -- the board in whose place it comes, at the end of the thread
    at INTEGER NOT NULL  -- since when
) STRICT, WITHOUT ROWID;

CREATE TABLE ping (
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    seat INTEGER,
    wanted TEXT,                        -- to what they are to be called; NULL: to nothing
    called INTEGER NOT NULL DEFAULT 0,  -- to the sitting that it is about
    due_at INTEGER,
    token INTEGER NOT NULL DEFAULT 0,
    claimed_at INTEGER,
    pinged_at INTEGER,
    channel INTEGER,                    -- where the last one stands, if it still does
    message INTEGER,
    PRIMARY KEY (match, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX ping_due ON ping (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX ping_person ON ping (person);

-- Messages that are about to be sent and are not yet noted. The process may end in between: they
-- are found again by what the id of their first button ends with.
CREATE TABLE sending (
    tag TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    match TEXT REFERENCES match (id) ON DELETE CASCADE,        -- of a call
    person INTEGER REFERENCES person (id) ON DELETE SET NULL,  -- NULL: an invitation of several
    token INTEGER,                                             -- of a call
    server INTEGER,                                            -- NULL: direct messages
    channel INTEGER NOT NULL,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sending_match ON sending (match, person);
CREATE INDEX sending_person ON sending (person) WHERE person IS NOT NULL;

-- Who is called to a seat that is sought. Once it is not, the messages are left over. One that is
-- being sent may stand in its channel: it is found by what the ids of its buttons end with.
CREATE TABLE substitute_call (
    tag TEXT PRIMARY KEY,
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person INTEGER REFERENCES person (id) ON DELETE SET NULL,
    due_at INTEGER NOT NULL,
    declined INTEGER NOT NULL DEFAULT 0,
    over INTEGER NOT NULL DEFAULT 0,  -- the seat is sought no more, and the message may stand
    server INTEGER,                   -- of the message; NULL: direct messages
    channel INTEGER,
    posting_at INTEGER,               -- NULL: nothing is being sent
    message INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX substitute_call_match ON substitute_call (match, seat);
CREATE INDEX substitute_call_person ON substitute_call (person) WHERE person IS NOT NULL;
CREATE INDEX substitute_call_due ON substitute_call (due_at)
    WHERE message IS NULL AND posting_at IS NULL;
CREATE INDEX substitute_call_posting ON substitute_call (posting_at) WHERE posting_at IS NOT NULL;

-- Open tables -------------------------------------------------------------------------------------

CREATE TABLE lobby (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    server INTEGER,
    channel INTEGER NOT NULL,
    message INTEGER,
    host INTEGER NOT NULL,               -- 0: somebody who was forgotten
    locale TEXT NOT NULL,
    most INTEGER NOT NULL,               -- seats
    together INTEGER NOT NULL DEFAULT 1 CHECK (together >= 1),  -- people who may share one
    options TEXT NOT NULL,
    preset TEXT,
    pace TEXT NOT NULL,
    misses INTEGER NOT NULL,
    absent TEXT NOT NULL,
    weekends TEXT NOT NULL DEFAULT '',
    days_off INTEGER NOT NULL DEFAULT 1,
    rated INTEGER NOT NULL DEFAULT 0,
    hints TEXT NOT NULL DEFAULT '',
    seed BLOB NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'started', 'cancelled', 'expired')),
    barred TEXT NOT NULL DEFAULT '{}',   -- whom it keeps out, hashes (db/writing/bars.py)
    opened_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    match TEXT REFERENCES match (id),    -- that it has become
    rematch_of TEXT REFERENCES match (id),
    edition INTEGER NOT NULL DEFAULT 0,  -- grows with every guarded write
    change INTEGER NOT NULL DEFAULT 1,   -- grows with whatever its message shows
    shown INTEGER NOT NULL DEFAULT 0     -- the change that it shows
) STRICT;
CREATE INDEX lobby_open ON lobby (expires_at) WHERE status = 'open';
CREATE INDEX lobby_channel ON lobby (channel, opened_at) WHERE status = 'open';
CREATE UNIQUE INDEX lobby_rematch ON lobby (rematch_of)
    WHERE rematch_of IS NOT NULL AND status IN ('open', 'started');
CREATE INDEX lobby_match ON lobby (match) WHERE match IS NOT NULL;
CREATE INDEX lobby_behind ON lobby (id) WHERE shown < change AND message IS NOT NULL;

CREATE TABLE lobby_holder (
    lobby TEXT NOT NULL REFERENCES lobby (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    place INTEGER NOT NULL,
    person INTEGER REFERENCES person (id),
    ai TEXT,
    name TEXT NOT NULL,
    words TEXT NOT NULL DEFAULT '',
    brought TEXT,
    turn INTEGER,  -- where they come in the order of a rematch; partners have the same
    PRIMARY KEY (lobby, seat, place),
    CHECK ((person IS NULL) <> (ai IS NULL))
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX lobby_holder_person ON lobby_holder (person, lobby) WHERE person IS NOT NULL;

-- Who was sent away from a table and may not sit down again, in the order in which they were.
CREATE TABLE sent_away (
    lobby TEXT NOT NULL REFERENCES lobby (id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    PRIMARY KEY (lobby, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX sent_away_person ON sent_away (person);

-- People who are asked to sit down at a table, for whom a place is kept until then. They need not
-- be known otherwise. `message` calls them; several may be called by one.
CREATE TABLE invitation (
    lobby TEXT NOT NULL REFERENCES lobby (id) ON DELETE CASCADE,
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    until_at INTEGER NOT NULL,
    turn INTEGER,  -- as of a holder
    tag TEXT,      -- of the message that calls to it, while it is sent
    channel INTEGER,
    message INTEGER,
    PRIMARY KEY (lobby, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX invitation_person ON invitation (person);
CREATE INDEX invitation_until ON invitation (until_at);
CREATE INDEX invitation_uncalled ON invitation (lobby) WHERE message IS NULL;

-- Tournaments: terms, people, and every match with what it brought; standings are computed --------

CREATE TABLE tournament (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    description TEXT NOT NULL DEFAULT '',
    server INTEGER NOT NULL,
    locale TEXT NOT NULL,
    creator INTEGER NOT NULL,                 -- 0: somebody who was forgotten
    creator_at INTEGER NOT NULL DEFAULT 0,    -- when they were last there
    barred TEXT NOT NULL DEFAULT '{}',        -- whom it keeps out, hashes to numbers (db/writing/bars.py)
    -- what is played
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    pace TEXT NOT NULL,
    misses INTEGER NOT NULL,
    absent TEXT NOT NULL,
    weekends TEXT NOT NULL,
    days_off INTEGER NOT NULL DEFAULT 1,
    rated INTEGER NOT NULL DEFAULT 1,
    hints TEXT NOT NULL DEFAULT '',
    -- how
    shape TEXT NOT NULL,                      -- format and numbers (tournaments/records.py `Terms`)
    places INTEGER NOT NULL,
    needs TEXT NOT NULL DEFAULT '{}',         -- of entry
    seed BLOB NOT NULL,
    -- how it stands
    status TEXT NOT NULL CHECK (status IN ('open', 'running', 'over', 'off')),
    preparing INTEGER NOT NULL DEFAULT 0,     -- known to its organisers alone, nobody can enter yet
    rounds INTEGER NOT NULL DEFAULT 0,
    paired INTEGER NOT NULL DEFAULT 0,
    seeds TEXT NOT NULL DEFAULT '[]',
    bracket TEXT NOT NULL DEFAULT '[]',
    history TEXT NOT NULL,                    -- byes, wishes, choices, points moved
    settled INTEGER NOT NULL DEFAULT 1,       -- 0: what comes next is still to be found
    edition INTEGER NOT NULL DEFAULT 0,       -- grows with every guarded write
    -- when
    opened_at INTEGER NOT NULL,
    starts_at INTEGER,                        -- NULL: whenever an organiser begins it
    checked_at INTEGER,                       -- when the check-in was over
    started_at INTEGER,
    ended_at INTEGER,
    paused_at INTEGER,                        -- NULL: nothing is paused
    absent_at INTEGER,                        -- since when its game is not there
    round_days INTEGER NOT NULL DEFAULT 10,
    round_minutes INTEGER,                    -- of an evening; NULL: its days count
    ends_minute INTEGER,                      -- at which rounds end, minutes after midnight
    ends_day INTEGER,                         -- 0: Monday; NULL: any day
    until_at INTEGER,                         -- the deadline of the round that runs
    extended INTEGER NOT NULL DEFAULT 0,      -- the round that was, last
    drawn_at INTEGER,                         -- when what follows from a last ruling is drawn
    -- its message, its matches, its news
    channel INTEGER NOT NULL,
    message INTEGER,                          -- once that is known
    posting_at INTEGER,                       -- it is being posted since then
    change INTEGER NOT NULL DEFAULT 1,
    shown INTEGER NOT NULL DEFAULT 0,
    matches_channel INTEGER,                  -- of match threads, if not its own
    news_in INTEGER,                          -- NULL: where its message stands
    news_role INTEGER,                        -- whom they call
    news_at INTEGER,                          -- when news are looked for, even without a change
    heard INTEGER NOT NULL DEFAULT 0          -- the change looked at for news
) STRICT;
CREATE INDEX tournament_server ON tournament (server, status, opened_at);
CREATE INDEX tournament_late ON tournament (id) WHERE shown < change;
CREATE INDEX tournament_unsettled ON tournament (id) WHERE settled = 0;
CREATE INDEX tournament_starts ON tournament (starts_at) WHERE starts_at IS NOT NULL;
CREATE INDEX tournament_until ON tournament (until_at) WHERE until_at IS NOT NULL;
CREATE INDEX tournament_unheard ON tournament (id) WHERE heard < change;
CREATE INDEX tournament_news_due ON tournament (news_at) WHERE news_at IS NOT NULL;

CREATE TABLE organiser (  -- whom its creator added, in that order
    tournament TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    PRIMARY KEY (tournament, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX organiser_person ON organiser (person);

CREATE TABLE entrant (
    tournament TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,      -- within the tournament, from 1; kept for ever
    person INTEGER REFERENCES person (id) ON DELETE SET NULL,
    rating INTEGER,
    status TEXT NOT NULL CHECK (status IN ('waiting', 'entered', 'dropped', 'disqualified')),
    since INTEGER NOT NULL,
    checked INTEGER NOT NULL,
    entered_at INTEGER NOT NULL,
    first_match_at INTEGER,       -- when they are to have one in a robin; NULL: they wait for none
    brought TEXT,                 -- what they bring to their matches, encoded
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX entrant_person ON entrant (person, tournament) WHERE person IS NOT NULL;
CREATE INDEX entrant_first_match ON entrant (first_match_at) WHERE first_match_at IS NOT NULL;

CREATE TABLE coach (  -- beside an entrant, in games whose seats several people share
    tournament TEXT NOT NULL,
    number INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    agreed INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (tournament, person),
    FOREIGN KEY (tournament, number) REFERENCES entrant (tournament, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX coach_number ON coach (tournament, number);
CREATE INDEX coach_person ON coach (person);

CREATE TABLE tournament_match (
    tournament TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    round INTEGER NOT NULL,
    slot INTEGER NOT NULL DEFAULT 0,
    game INTEGER NOT NULL DEFAULT 1,
    people TEXT NOT NULL,         -- numbers of entrants in the order of seats
    match TEXT REFERENCES match (id),
    status TEXT NOT NULL CHECK (status IN ('planned', 'open', 'over', 'off')),
    open_at INTEGER,              -- when it is to begin, until it has
    until_at INTEGER,             -- when it ends, where matches flow
    -- what it brought
    places TEXT NOT NULL DEFAULT '[]',
    scores TEXT NOT NULL DEFAULT '[]',
    used TEXT NOT NULL DEFAULT '[]',
    struck INTEGER NOT NULL DEFAULT 0,
    decided INTEGER NOT NULL DEFAULT 0,         -- by organisers
    -- who was not there
    absent TEXT NOT NULL DEFAULT '[]',
    found TEXT NOT NULL DEFAULT '[]',           -- when absences were found, seconds
    late TEXT NOT NULL DEFAULT '[]',            -- for whom the house AI finished it late
    excused TEXT NOT NULL DEFAULT '[]',         -- or because they are excused
    passed INTEGER NOT NULL DEFAULT 0,          -- or because the round was over
    substituted TEXT NOT NULL DEFAULT '[]',
    -- the line in the channel above its thread
    line INTEGER,
    line_in INTEGER,                            -- its channel
    line_late INTEGER NOT NULL DEFAULT 0,       -- it names somebody who was forgotten
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX tournament_match_match ON tournament_match (match) WHERE match IS NOT NULL;
CREATE INDEX tournament_match_due ON tournament_match (open_at) WHERE open_at IS NOT NULL;
CREATE INDEX tournament_match_until ON tournament_match (until_at) WHERE until_at IS NOT NULL;
CREATE INDEX tournament_match_line ON tournament_match (line) WHERE line_late = 1;

-- Matches of tournaments that have ended and whose result is still to be taken over. The row is
-- written with the end of the match and deleted with the result, so none is lost or counted twice.
CREATE TABLE tournament_result (
    match TEXT PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What organisers decided, with the reason that they gave; all of it is shown.
CREATE TABLE tournament_act (
    tournament TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,  -- within the tournament, from 1
    at INTEGER NOT NULL,
    person INTEGER,           -- NULL: somebody who was forgotten
    kind TEXT NOT NULL,
    entrant INTEGER,
    pairing INTEGER,          -- the number of a match of the tournament
    gone INTEGER,             -- whose place somebody took; 0: somebody who was forgotten
    come INTEGER,             -- and who did
    value TEXT NOT NULL DEFAULT '',
    reason TEXT NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_act_person ON tournament_act (person) WHERE person IS NOT NULL;

CREATE TABLE tournament_appeal (
    tournament TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,            -- within the tournament, from 1
    at INTEGER NOT NULL,
    person INTEGER,                     -- NULL: somebody who was forgotten
    pairing INTEGER NOT NULL,
    words TEXT NOT NULL,
    proposed TEXT NOT NULL DEFAULT '',  -- a decision about a match of an organiser's own, JSON
    called INTEGER NOT NULL DEFAULT 0,  -- whether the organisers were called
    decided_at INTEGER,
    judge INTEGER,                      -- who decided it
    granted INTEGER,
    reason TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_appeal_person ON tournament_appeal (person) WHERE person IS NOT NULL;

-- The last call of somebody to something in a tournament. The row stays when what they are called
-- for is gone, so that nobody is called again and again.
CREATE TABLE tournament_call (
    tournament TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    asked_by INTEGER,   -- the person who asks for it
    due_at INTEGER,     -- NULL: they were called
    called_at INTEGER,  -- NULL: never yet
    PRIMARY KEY (tournament, person, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_call_due ON tournament_call (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tournament_call_person ON tournament_call (person);

-- Messages of tournaments that call people. They are noted before they are posted, and go when
-- somebody is forgotten whom they name.
CREATE TABLE tournament_ping (
    tournament TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    asked_by INTEGER,      -- who asks for it and is named in it
    channel INTEGER NOT NULL,
    at INTEGER NOT NULL,   -- since when it is being posted
    message INTEGER,       -- NULL: whether it stands there is not yet noted
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_ping_posting ON tournament_ping (kind) WHERE message IS NULL;

CREATE TABLE tournament_pinged (  -- whom such a message calls, in the order in which it names them
    tournament TEXT NOT NULL,
    number INTEGER NOT NULL,
    place INTEGER NOT NULL,
    person INTEGER NOT NULL,  -- 0: somebody who was forgotten while it was being posted
    PRIMARY KEY (tournament, number, place),
    FOREIGN KEY (tournament, number) REFERENCES tournament_ping (tournament, number)
        ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_pinged_person ON tournament_pinged (person);

-- What tournaments have told in messages of their own: where, and which of them name somebody who
-- was forgotten. One without a message is being posted; one without a channel was let pass.
CREATE TABLE tournament_news (
    tournament TEXT NOT NULL REFERENCES tournament (id),
    kind TEXT NOT NULL,
    round INTEGER NOT NULL,
    at INTEGER NOT NULL,
    channel INTEGER,
    message INTEGER,
    late INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (tournament, kind, round)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_news_posting ON tournament_news (at)
    WHERE message IS NULL AND channel IS NOT NULL;
CREATE INDEX tournament_news_late ON tournament_news (late) WHERE late = 1;

-- What the clock shows and nobody has lived through: while the bot was away, where the clock was
-- changed, and where a tournament paused. Both moments are as the clocks before and after showed
-- them, and never move, like those of moves. A clock that was put back ends before it begins.
CREATE TABLE gap (
    id INTEGER PRIMARY KEY,  -- in the order in which they were
    from_at INTEGER NOT NULL,
    until_at INTEGER NOT NULL,
    tournament TEXT REFERENCES tournament (id) ON DELETE CASCADE,
    instead INTEGER
) STRICT;
CREATE INDEX gap_tournament ON gap (tournament) WHERE tournament IS NOT NULL;

-- Ratings -----------------------------------------------------------------------------------------

-- Matches that have ended and whose result is still to be recorded, or to be looked at again. The
-- row is written with the end of the match and deleted with the result.
CREATE TABLE ended (
    match TEXT PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX ended_at ON ended (at);

CREATE TABLE result (
    match TEXT PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,             -- when it became public
    game TEXT NOT NULL,
    more INTEGER NOT NULL,           -- whether there were more than two sides
    server INTEGER,
    sides TEXT NOT NULL,             -- tournaments/ratings.py `Side`; below 0: was forgotten
    rated INTEGER NOT NULL,          -- what its table said
    with_ai INTEGER NOT NULL,
    cut_short INTEGER NOT NULL,
    adjudicated INTEGER NOT NULL,
    places TEXT NOT NULL,            -- by seat
    answers INTEGER NOT NULL,        -- of people
    lasted INTEGER NOT NULL,
    cards TEXT,                      -- that did something, by seat; NULL: still to be counted
    due INTEGER NOT NULL DEFAULT 1,  -- ratings do not follow from it yet
    edition INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX result_course ON result (game, more, at, match);
CREATE INDEX result_due ON result (game, more, at, match) WHERE due = 1;
CREATE INDEX result_uncounted ON result (at, match) WHERE cards IS NULL;

-- The rating of everybody after each match that was rated, and now. All of it follows from results.
CREATE TABLE rated (
    game TEXT NOT NULL,
    more INTEGER NOT NULL,
    person INTEGER NOT NULL,
    at INTEGER NOT NULL,
    match TEXT NOT NULL,
    server INTEGER,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    matches INTEGER NOT NULL,
    PRIMARY KEY (game, more, person, at, match)
) STRICT, WITHOUT ROWID;
CREATE INDEX rated_course ON rated (game, more, at, match);
CREATE INDEX rated_person ON rated (person);

CREATE TABLE rating (
    game TEXT NOT NULL,
    more INTEGER NOT NULL,
    person INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    matches INTEGER NOT NULL,
    PRIMARY KEY (game, more, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX rating_person ON rating (person);
