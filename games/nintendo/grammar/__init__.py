"""What stands on cards: the closed grammar of their abilities, read and told in words."""
