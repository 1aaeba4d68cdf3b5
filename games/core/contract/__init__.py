"""How a game fulfils the contract: what it may have beside its rules, and what its files hold."""
