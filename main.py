"""Opens the companion; where there is no display, the terminal."""

from __future__ import annotations

import sys

from companion.__main__ import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
