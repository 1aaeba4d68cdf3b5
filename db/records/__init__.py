"""The records that go in and out of the database, by subject: a field is called like its column."""
