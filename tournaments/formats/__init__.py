"""The formats: what each opens next, when it is over, how it ranks, rules EVT-2.3 to 2.6."""
