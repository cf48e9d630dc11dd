# SPDX-License-Identifier: BSD-2-Clause
"""What a checker answers, and the claims it refuses [2]."""


class Malformed(Exception):
    pass


class Unsupported(Exception):
    pass


class Rejected(Exception):
    pass


class Unchecked(Exception):
    pass


def expect(what, given, right):
    if given != right:
        raise Rejected(f"{what}: {given} is claimed, {right} is right")


def require(fine, what):
    if not fine:
        raise Rejected(what)
