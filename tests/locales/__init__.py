"""Tests of locales."""
