"""What people may spend on each other, and who has gone silent: the statements."""
