"""Every text a person reads, in French and English, and the one module that formats them."""

from locales.texts import Reader, Texts, Topic

__all__ = ["Reader", "Texts", "Topic"]
