"""Skeleton: the highest cards win."""
