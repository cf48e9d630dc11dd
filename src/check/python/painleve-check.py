#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""painleve-check-py: runs the checker of the folder painleve_check, beside this file."""

import sys

from painleve_check import main

if __name__ == "__main__":
    if sys.stdout is not None:  # names of files are printed as they are
        sys.stdout.reconfigure(encoding=sys.getfilesystemencoding(), errors="surrogateescape")
    sys.exit(main(sys.argv[1:]))
