"""Players that answer any question from the view of their seat."""
