"""Goofspiel: bids for prizes, by two people who know each other's hands."""

CONTRACT = "2.0"
