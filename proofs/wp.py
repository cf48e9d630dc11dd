# SPDX-License-Identifier: BSD-2-Clause
"""Frama-C WP on the units of proofs/units.tsv, and what its log says.

A unit is one run: a file, the header of the proof that goes before it, the functions, the provers, the seconds for a
goal, options.  A file that ends in .gappa is one statement for Gappa."""
import collections
import glob
import math
import os
import re
import shutil
import subprocess

OUT = os.path.abspath(os.path.join(os.environ.get("BUILD", "build"), "proofs"))
CONFIGURATION = os.path.join(OUT, "why3.conf")
LEDGER = "proofs/goals.tsv"
OPTIONS = ["-c11", "-wp", "-wp-rte"]
# What a unit may add: nothing that keeps WP from forming a goal, but for the choice of properties, which uses.py looks after.
ALLOWED = re.compile(r"-wp-literals|-wp-split|-lib-entry|-warn-special-float=none|-wp-prop=(@lemma|(-?\w+,)*-?\w+)")
BROKEN = re.compile(r"annot-error|User Error|fatal error|\[kernel\].* error")

Unit = collections.namedtuple("Unit", "name file include functions provers seconds options")
Result = collections.namedtuple("Result", "goals proved total broken refused log")


def text_of(path):
    with open(path) as file:
        return file.read()


def sources(*folders):
    """The C files and headers of these folders."""
    return sorted(path for folder in folders for path in glob.glob(f"{folder}/**/*.[ch]", recursive=True))


def rows(path):
    with open(path) as file:
        return [line.rstrip("\n").split("\t") for line in file if line.strip() and not line.startswith("#")]


def units():
    found = [Unit(*(row + [""])[:7]) for row in rows("proofs/units.tsv")]
    for unit in found:
        for option in unit.options.split():
            if not ALLOWED.fullmatch(option):
                raise SystemExit(f"prove: unit {unit.name}: option {option} is not one that a unit may have")
    return found


def unit_named(name):
    return next(unit for unit in units() if unit.name == name)


def ledger():
    """unit -> goal -> prover"""
    goals = collections.defaultdict(dict)
    for row in text_of(LEDGER).splitlines():
        unit, goal, prover = row.split("\t")
        goals[unit][goal] = prover
    return goals


def is_gappa(unit):
    return unit.file.endswith(".gappa")


INCLUDES = ["-Ispec", "-Isrc", "-Iproofs", "-Iproofs/contact"]


def preprocessor_options(unit):
    return [*INCLUDES, *([] if unit.include == "-" else ["-include", unit.include])]


def preprocessor(unit):
    return "-cpp-extra-args=" + " ".join(preprocessor_options(unit))


def configure():
    os.makedirs(OUT, exist_ok=True)
    subprocess.run(["sh", "proofs/provers/mkconf.sh", CONFIGURATION], check=True)


def provers():
    """The name by which a script of WP calls each prover, from its name in the ledger."""
    with open(CONFIGURATION) as file:
        return {name.upper(): f"{name}:{version}"
                for name, version in re.findall(r'name = "(.*)"(?:\nalternative.*|\npath.*)?\nversion = "(.*)"', file.read())}


# A script of WP: its tactic of induction on a variable of the lemma, from 0 up and down, each case to one prover.
INDUCTION = '''[ {{ "header": "Induction", "tactic": "Wp.induction", "params": {{ "base": {{ "select": "kint", "val": 0 }} }},
    "select": {{ "select": "inside-goal", "occur": 0, "target": "{0}_0", "pattern": "${0}" }},
    "children": {{ "Base": [ {1} ], "Induction (sup)": [ {1} ], "Induction (inf)": [ {1} ] }} }} ]
'''


def call(prover):
    """A script of WP, or the part of one, that calls a prover."""
    return f'{{ "prover": "{prover}", "verdict": "valid", "time": 1.0 }}'


def inductions(unit):
    """The lemmas of a unit that are proved by induction: lemma, variable, prover"""
    return [row[1:] for row in rows("proofs/inductions.tsv") if row[0] == unit.name]


def write_scripts(unit, goals, directory):
    """Scripts that give each goal to the prover that proved it, in place of those that are there."""
    known = provers()
    scripts = {goal: f"[ {call(known[prover.upper()])} ]\n" for goal, prover in goals.items() if prover.upper() in known}
    scripts |= {f"typed_lemma_{lemma}": INDUCTION.format(variable, call(known[prover.upper()]))
                for lemma, variable, prover in inductions(unit)}
    shutil.rmtree(f"{directory}/script", ignore_errors=True)
    os.makedirs(f"{directory}/script")
    for goal, script in scripts.items():
        with open(f"{directory}/script/{goal.removeprefix('typed_')}.json", "w") as file:
            file.write(script)


def session(unit, goals):
    """A new directory with these scripts."""
    directory = os.path.join(OUT, f"session-{unit.name}")
    shutil.rmtree(directory, ignore_errors=True)
    write_scripts(unit, goals, directory)
    return directory


def read(log, recorded):
    """The result that a log shows; a goal proved by a script is proved by the prover that is recorded for it, or by induction."""
    goals = {}
    for prover, goal in re.findall(r"^\[wp\] \[([^\] ]+)[^\]]*\] Goal (\S+) : Valid", log, re.M):
        goals[goal] = recorded.get(goal, "Induction") if prover == "Script" else prover
    tally = re.search(r"Proved goals: +(\d+) / (\d+)", log)
    refused = re.findall(r"^\[wp\] \[Failed\] Goal (\S+)|^\[wp\] \[[^\]]+\] Goal (\S+) : (?!Valid)", log, re.M)
    return Result(goals, int(tally[1]) if tally else 0, int(tally[2]) if tally else 0, bool(BROKEN.search(log)),
                  sorted({first or second for first, second in refused}), log)


def environment(root="."):
    """For Frama-C, which believes PWD.  Its garbage collector runs less often than by default: that costs half a gigabyte, and saves a fifth of
    the time in which it forms goals."""
    return dict(os.environ, WHY3CONFIG=CONFIGURATION, PWD=os.path.abspath(root), OCAMLRUNPARAM="s=4M,o=400")


def patience(seconds):
    """The seconds of a goal are those of an idle machine; the provers measure by the clock."""
    return str(math.ceil(int(seconds) * max(1, min(20, os.getloadavg()[0] / os.cpu_count()))))


def run(unit, options, root=".", recorded=None, name=None):
    """Runs WP on a unit; options come last.  The log is kept in NAME.log."""
    command = ["frama-c", *OPTIONS, preprocessor(unit), "-wp-timeout", patience(unit.seconds), *unit.options.split()]
    if unit.functions != "-":
        command += ["-wp-fct", unit.functions]
    with open(os.path.join(OUT, f"{name or unit.name}.log"), "w+") as log:
        subprocess.run([*command, *options, unit.file], stdout=log, stderr=subprocess.STDOUT, cwd=root, check=False,
                       env=environment(root))
        log.seek(0)
        return read(log.read(), recorded or {})


def whole(result):
    """Every goal is proved, and there is one.  (frama-c exits 0 with goals unproved.)"""
    return result.proved == result.total == len(result.goals) > 0 and not result.broken


def gappa(unit):
    """A statement for Gappa is one goal."""
    goal = os.path.basename(unit.file).removesuffix(".gappa")
    done = subprocess.run(["gappa", unit.file], capture_output=True, text=True, check=False)
    good = done.returncode == 0
    return Result({goal: "Gappa"} if good else {}, int(good), 1, False, [] if good else [goal], done.stdout + done.stderr)
