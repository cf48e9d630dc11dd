# SPDX-License-Identifier: BSD-2-Clause
"""TAP: a line "ok ..." or "not ok ..." for each thing that a test tries, and the plan at its end."""

import sys


class Tap:
    """ok() tries one thing, and shows the details of one that is not so; done() prints the plan and exits."""

    def __init__(self):
        self.count, self.failed = 0, 0

    def ok(self, fine, name, *details):
        self.count += 1
        self.failed += not fine
        print("ok" if fine else "not ok", self.count, "-", name, flush=True)
        for detail in () if fine else details:
            for line in str(detail).splitlines()[:20]:
                print("#", line[:1000])

    def done(self):
        print(f"1..{self.count}")
        sys.exit(1 if self.failed else 0)
