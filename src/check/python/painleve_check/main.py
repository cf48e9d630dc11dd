# SPDX-License-Identifier: BSD-2-Clause
"""painleve-check-py: a second, independent checker of certificates.

It prints VERIFIED, REJECTED, UNSUPPORTED, MALFORMED or UNCHECKED for each certificate.

usage: painleve-check-py [--work=UNITS] [--memory=BYTES] [FILE... | -]
"""

import os
import re
import stat
import sys

from .atlas import trusted as trusted_atlas
from .answer import Malformed, Rejected, Unchecked, Unsupported
from .budget import budget
from .json import id_as_written, is_integer, read_json
from .kinds import check_record
from .schema import is_enclosed

EXIT = {"VERIFIED": 0, "REJECTED": 1, "UNSUPPORTED": 1, "MALFORMED": 3, "UNCHECKED": 4}
EXIT_USAGE, EXIT_INTERNAL = 2, 5
FAILED = "this checker has failed: "  # the reason where the check of a record ends by a defect of the checker


class NoOutput(Exception):
    pass


FREE_WIDTHS = {"fold"}


def has_interval(value):
    """Whether a verdict gives an interval, of which `lo` and `soonest` are lower ends."""
    if isinstance(value, list):
        return any(map(has_interval, value))
    return isinstance(value, dict) and (any(value.get(key) is not None for key in ("lo", "soonest")) or any(map(has_interval, value.values())))


def widths_are_free(record):
    """[2] Whether the verdict has intervals that are shown to hold their numbers, and may be of any width."""
    return record["kind"] in FREE_WIDTHS and has_interval(record.get("verdict"))


def trusted(record):
    """[2] What a verified record takes on trust."""
    if record["type"] == "atlas":
        return trusted_atlas(record)
    if record["type"] == "verdicts-of-mechanism":
        return "provided that these are the variables and the data of the mechanism"
    fields = [x for x in record["problem"].values() if isinstance(x, dict)]
    numbers = fields + [end for x in fields for end in (x.get("lo"), x.get("hi"))]
    if any(is_enclosed(x) for x in numbers):
        return "provided that the numbers of the problem lie in their enclosures"
    return "its intervals hold their numbers, however wide they are" if widths_are_free(record) else ""


def check(raw):
    """The answer to one certificate, given as bytes: word, id (JSON text or None), reason."""
    name = None
    budget.begin()
    try:
        record, escapes = read_json(raw)
        if isinstance(record.get("id"), str) or is_integer(record.get("id")):
            name = id_as_written(raw.decode("ascii"))
        check_record(record, escapes)
    except Malformed as error:
        return "MALFORMED", name, str(error)
    except Unsupported as error:
        return "UNSUPPORTED", name, str(error)
    except Rejected as error:
        return "REJECTED", name, str(error)
    except Unchecked as error:
        return "UNCHECKED", name, str(error)
    except MemoryError:
        raise
    except Exception as error:  # whatever it is, the record is not VERIFIED, and those behind it are checked
        return "UNCHECKED", name, FAILED + type(error).__name__
    return "VERIFIED", name, trusted(record)


def records(lines):
    """The records of a file, each with the number of its first line."""
    lines = enumerate(lines, 1)
    for number, line in lines:
        if not line.strip(b" \t\r\n"):
            continue
        if line.strip(b" \t\r\n") == b"{":
            yield number, line + b"".join(rest for _, rest in lines)
            return
        yield number, line.rstrip(b"\n")
        break
    for number, line in lines:
        if line.strip(b" \t\r\n"):
            yield number, line.rstrip(b"\n")


def say(line):
    """Prints a message on standard error, and never among the answers, where there is none."""
    try:
        if sys.stderr is not None:
            print(line, file=sys.stderr, flush=True)
    except (OSError, ValueError):
        sys.stderr = None


def answer(line):
    """Prints a line, which is seen at once."""
    if sys.stdout is None:
        raise NoOutput("it is closed")
    try:
        print(line, flush=True)
    except (OSError, ValueError) as error:
        raise NoOutput(getattr(error, "strerror", None) or "it is closed") from None


def check_file(lines, prefix):
    worst = count = read = 0

    def counted():
        nonlocal read
        for line in lines:
            read += 1
            yield line

    for number, raw in records(counted()):
        word, name, reason = check(raw)
        reason = reason if len(reason) < 2000 else reason[:2000] + "..."
        answer(word + f" {prefix}{number}" + (" " + name if name else "") + (": " + reason if reason else ""))
        worst, count = max(worst, EXIT_INTERNAL if reason.startswith(FAILED) else EXIT[word]), count + 1
    if count == 0:
        answer(f"MALFORMED {prefix}{read + 1}: no certificate")
    return worst if count else EXIT["MALFORMED"]


def take_option(option):
    """Whether it is one; then its limit is set."""
    match = re.fullmatch("--(work|memory)=([0-9]{1,15})", option)
    if match and match[1] == "work":
        budget.work = int(match[2])
    elif match:
        budget.bytes = int(match[2])
    return bool(match)


def is_output(file):
    """Whether the answers would be appended to the file that is read, so that reading would have no end."""
    try:
        source, target = (os.fstat(x.fileno()) for x in (file, sys.stdout))
    except (AttributeError, OSError, ValueError):  # one of them is closed, or is no file
        return False
    return stat.S_ISREG(source.st_mode) and os.path.samestat(source, target)


def check_input(file, name, prefix):
    if is_output(file):
        say(f"painleve-check-py: {name}: the input is also the output")
        return EXIT_USAGE
    return check_file(file, prefix)


def check_name(name, prefix):
    if name != "-":
        with open(name, "rb") as file:
            return check_input(file, name, prefix)
    if sys.stdin is None:
        raise OSError(0, "it is closed")
    return check_input(sys.stdin.buffer, name, prefix)


def check_files(files):
    worst = 0
    for name in files or ["-"]:
        try:
            worst = max(worst, check_name(name, name + ":" if len(files) > 1 else ""))
        except OSError as error:
            say(f"painleve-check-py: {name}: {error.strerror}")
            worst = max(worst, EXIT_USAGE)
    return worst


def run(arguments):
    if arguments == ["--help"]:
        answer(__doc__.strip())
        return 0
    files = [x for x in arguments if x == "-" or not x.startswith("-")]
    wrong = [x for x in arguments if x not in files and not take_option(x)]
    if wrong:
        say(f"painleve-check-py: {wrong[0]}: expected --work=UNITS or --memory=BYTES, each a whole number below 10^15")
        say(__doc__.strip())
        return EXIT_USAGE
    return check_files(files)


def main(arguments):
    try:
        return run(arguments)
    except NoOutput as error:
        say(f"painleve-check-py: the results could not be written: {error}")
        sys.stdout = None  # what is left in it cannot be written either
    except MemoryError:
        say("painleve-check-py: memory is out")
    return EXIT_INTERNAL
