"""Cartes Nintendo: two decks of characters earn coins for three Super Stars."""
