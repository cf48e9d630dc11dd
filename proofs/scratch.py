# SPDX-License-Identifier: BSD-2-Clause
"""Which units have been proved from scratch, with every prover run and no cache: when, at which commit, and how long it took.

`proofs/prove --all` proves the units that have no row in proofs/scratch.tsv, or whose text has changed since (proofs/texts.tsv), and adds the
row of each as soon as it is proved; so it goes on where it was stopped.  AGAIN=1 proves all of them again.  The units of Gappa have no row:
they run from scratch each time."""
import datetime
import os
import subprocess
import threading

import texts
import wp

SCRATCH = "proofs/scratch.tsv"
HEAD = """# The units that were proved from scratch (proofs/prove --all): unit, goals, seconds, date, commit, the beginning of the hash of its text and goals.
"""
DIGITS = 16
lock = threading.Lock()


def rows():
    """unit -> what follows in its row"""
    return {name: row for name, *row in wp.rows(SCRATCH)} if os.path.exists(SCRATCH) else {}


def seconds():
    """unit -> how long it took when it was last proved"""
    return {name: int(row[1]) for name, row in rows().items()}


def current():
    """The rows of the units whose text and goals are still those of proofs/texts.tsv."""
    noted = texts.noted()
    return {name: row for name, row in rows().items() if name in noted and noted[name].startswith(row[4])}


def is_proved(unit, recorded):
    return unit.name in current() and texts.is_unchanged(unit, recorded) and os.environ.get("AGAIN", "") != "1"


def commit():
    return subprocess.run(["git", "describe", "--always", "--dirty=+", "--abbrev=8", "--exclude=*"], capture_output=True, text=True, check=False).stdout.strip()


def note(unit, goals, seconds):
    """The row of a unit, all goals of which have just been proved from scratch."""
    if wp.is_gappa(unit):
        return
    now = datetime.datetime.now(datetime.timezone.utc).date().isoformat()
    row = [str(len(goals)), str(round(seconds)), now, commit(), texts.fingerprint(unit, goals)[:DIGITS]]
    with lock:
        everything = rows() | {unit.name: row}
        with open(SCRATCH + ".new", "w") as file:
            file.write(HEAD)
            file.writelines("\t".join([one.name, *everything[one.name]]) + "\n" for one in wp.units() if one.name in everything)
        os.replace(SCRATCH + ".new", SCRATCH)


def summary():
    """One sentence for readers."""
    proved, all_units = current(), [unit for unit in wp.units() if not wp.is_gappa(unit)]
    if not proved:
        return "No unit has been proved from scratch as it reads now."
    goals = sum(int(row[0]) for row in proved.values())
    oldest, newest = (end((row[2], row[3]) for row in proved.values()) for end in (min, max))
    return (f"{len(proved)} of {len(all_units)} units, with {goals} goals, have been proved from scratch as they read now: from {oldest[0]} "
            f"(commit {oldest[1]}) to {newest[0]} (commit {newest[1]}), in {sum(int(row[1]) for row in proved.values()) // 60} minutes in all.")
