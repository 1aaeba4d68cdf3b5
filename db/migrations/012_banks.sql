-- Banks of time: what a seat has in hand, as JSON (db/records/time.py `Bank`); NULL at turn clocks.

ALTER TABLE seat ADD COLUMN bank TEXT;
