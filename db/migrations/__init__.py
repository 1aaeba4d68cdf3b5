"""The schema, what later releases add to it, and how the file of before is carried over."""
