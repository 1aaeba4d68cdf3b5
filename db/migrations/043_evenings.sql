-- How long a round takes in a tournament of an evening; NULL: its days count.
ALTER TABLE tournament ADD COLUMN round_minutes INTEGER;
