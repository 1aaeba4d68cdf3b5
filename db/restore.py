"""Puts a copy back: `python -m db.restore COPY DATABASE`. Nothing is ever overwritten."""

import sys

from db.backup import command, restore

if __name__ == "__main__":
    sys.exit(command("restore", restore, sys.argv[1:]))
