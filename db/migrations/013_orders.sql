-- What people have ordered for all questions of a kind in a match: theirs alone, until it ends.

CREATE TABLE standing_order (
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,                   -- of the questions that it answers
    answer TEXT NOT NULL,                 -- the id of what is ordered
    label BLOB NOT NULL,                  -- what it is called, encoded
    wishes TEXT NOT NULL DEFAULT '[]',    -- JSON, a list of ids of options, the dearest first
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
