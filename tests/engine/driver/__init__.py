"""Tests of the simulation driver."""
