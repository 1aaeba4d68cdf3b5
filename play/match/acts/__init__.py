"""What people do in a match that is loaded."""
