"""Matches that are over: looked at step by step."""
