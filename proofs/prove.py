#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""proofs/prove            proves the core from scratch: what the mathematics of a contact means, the verdict that follows from it, the exact,
                        the interval and the filter tiers, the decision, and that what the checker finds of a contact is the meaning
proofs/prove --all      proves every unit of proofs/units.tsv from scratch, then the controls and the smoke tests; units that proofs/scratch.tsv
                        lists with their present text are not proved again, so that it goes on where it was stopped (AGAIN=1: all)
proofs/prove --replay   every unit without running a prover (Gappa runs: it takes no time): a unit that reads, as Frama-C prints it, word
                        for word as when its goals were last formed and proved stands (proofs/texts.tsv); of the others
                        every goal is formed and looked up in proofs/cache
proofs/prove --replay-all  as --replay, and forms the goals of every unit
proofs/prove --texts    as --replay, and notes in proofs/texts.tsv the texts of the units whose goals it formed
proofs/prove --record   proves, and rewrites proofs/goals.tsv, proofs/texts.tsv and proofs/cache
proofs/prove --mutants  breaks the code and the specification on purpose: a goal must fail each time; writes MUTANTS.md
proofs/prove --audit    compares assumptions and functions with TRUST.md and proofs/pending; no goal is proved
proofs/prove --smoke    only the controls and the smoke tests
proofs/prove --pending  brings proofs/pending up to date
proofs/prove --assumptions  writes the fingerprints of what is assumed, and of the preconditions of entries, once you have read the change
proofs/prove --sabotages  tampers with contracts, units, options, headers and sources in a copy: the audit must complain each time; writes SABOTAGES.md

UNIT=name restricts proving, replaying, noting, recording and smoke tests to one unit (the audit to several, with commas between, or - to what it
asks of no unit: the sources, the commands of the build, the provers and the tables), MUTANT=name
and SABOTAGE=name the mutants and sabotages to those whose name contains it; JOBS is how many units run at a time (2; one more from scratch).

Each goal goes first to the prover that the ledger proofs/goals.tsv names for it, as a script of WP; only if that one
fails do the others of the unit try.  (To prepare a goal for a prover costs more than most proofs.)
Fails when a goal is unproved; when a goal of the ledger is gone or a new one is not in it; when something is assumed that
has no number in TRUST.md; when a function of the decision path has no proved contract and does not stand in
proofs/pending; when a control or a contradiction is proved."""
import collections
import concurrent.futures
import glob
import itertools
import os
import re
import shutil
import subprocess
import sys
import time

os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
sys.path.insert(0, "proofs")
import apparatus  # noqa: E402  (the directory is set first)
import assumed  # noqa: E402
import audit  # noqa: E402
import cache  # noqa: E402
import contracts  # noqa: E402
import controls  # noqa: E402
import functions  # noqa: E402
import sabotages  # noqa: E402
import scratch  # noqa: E402
import texts  # noqa: E402
import wp  # noqa: E402

JOBS = int(os.environ.get("JOBS", "2"))
# The units of the core: the theory of a contact, and others by how their names begin, and those of the checker.  They should take ten minutes on two cores.
THEORY_OF_CORE = "proofs/contact/"
CORE = ("strides", "exact", "verdict", "filter", "double_error", "batch-", "interval", "vectors", "number", "cascade", "decision", "undecided", "steps")
CORE_OF_CHECKER = ("contact_lemmas", "contact_newton", "contact_stays", "one_force", "counted", "counting", "solved", "possible", "found",
                   "contact_modes", "contact_modes_found", "contact_modes_all", "contact_modes_stated", "contact_solutions_stated",
                   "contact_found")
NOT_CORE = ("number_text",)
complaints = []
failed = set()  # units with a goal that is not proved: the ledger keeps what it has of them


def print_line(text, file=None):
    """One line, in one piece: units are proved side by side, and print writes the end of a line apart."""
    print(text + "\n", end="", file=file, flush=True)


def complain(text):
    print_line(f"prove: {text}")
    complaints.append(text)


# Proving -----------------------------------------------------------------------------------------------------------

def prove(unit, recorded):
    directory = wp.session(unit, recorded)
    return wp.run(unit, ["-wp-prover", f"script,{unit.provers}", "-wp-par", "2", "-wp-cache", "none", "-wp-session", directory],
                  recorded=recorded)


def replay(unit, recorded):
    """With many goals at a time: WP waits between two of them, which costs more than the cache."""
    directory = wp.session(unit, recorded)
    cache.unpack(unit, f"{directory}/cache")
    return wp.run(unit, ["-wp-prover", f"script,{unit.provers}", "-wp-par", "16", "-wp-cache", "offline", "-wp-session", directory],
                  recorded=recorded)


def as_recorded(result):
    """Whether each goal was proved by the prover that the ledger names, and not by another when that one had failed."""
    said = {name: int(count) for name, count in re.findall(r"^  ([A-Z]\w*)[^:\n]*: +(\d+)", result.log, re.M) if int(count)}
    return said == dict(collections.Counter(result.goals.values()))


def record(unit, recorded):
    """Proves what is new, then runs again from the cache alone, so that only what a replay needs is kept."""
    directory = wp.session(unit, recorded)
    cache.unpack(unit, f"{directory}/cache")
    options = ["-wp-prover", f"script,{unit.provers}", "-wp-par", "4", "-wp-session", directory, "-wp-cache"]
    result = wp.run(unit, [*options, "update"], recorded=recorded)
    if not as_recorded(result):
        wp.write_scripts(unit, {}, directory)
        result = wp.run(unit, [*options, "update"])
    if not wp.whole(result):
        return result
    os.rename(f"{directory}/cache", f"{directory}-cache")
    shutil.copytree(f"{directory}-cache", f"{wp.session(unit, result.goals)}/cache")
    shutil.rmtree(f"{directory}-cache")
    result = wp.run(unit, [*options, "cleanup"], recorded=result.goals)
    cache.pack(unit, f"{directory}/cache")
    return result


def from_scratch(unit, recorded):
    """Proves a unit, and notes that."""
    start = time.time()
    result = prove(unit, recorded)
    if wp.whole(result) and result.goals.keys() == recorded.keys():
        scratch.note(unit, recorded, time.time() - start)
    return result


def one(unit, how, recorded, sparing):
    """The name of the unit and its goals; sparing: those of the ledger if the text is unchanged."""
    start = time.time()
    if how is from_scratch and scratch.is_proved(unit, recorded):
        return unit.name, recorded
    print_line(f"{unit.name} ...", sys.stderr)
    if sparing and texts.is_unchanged(unit, recorded):
        print_line(f"{unit.name:<20} {len(recorded)} / {len(recorded)}, text unchanged")
        return unit.name, recorded
    result = wp.gappa(unit) if wp.is_gappa(unit) else how(unit, recorded)
    print_line(f"{unit.name:<20} {result.proved} / {result.total}, {time.time() - start:.0f} s")
    if not wp.whole(result):
        failed.add(unit.name)
        complain(f"{unit.name}: not every goal is proved: {' '.join(result.refused)}")
        print_line("\n".join(line for line in result.log.splitlines() if "rror" in line))
    return unit.name, result.goals


def chosen_units():
    return [unit for unit in wp.units() if os.environ.get("UNIT", unit.name) == unit.name]


def is_core(unit):
    return (unit.file.startswith(THEORY_OF_CORE) or unit.name.startswith(CORE) and unit.name not in NOT_CORE
            or unit.name.removeprefix("check-") in CORE_OF_CHECKER)


def write_ledger(recorded, goals):
    """Units with a goal that is not proved, and those that were not chosen, keep what they have."""
    with open(wp.LEDGER, "w") as file:
        for unit in wp.units():
            now = recorded[unit.name] if unit.name in failed else goals.get(unit.name, recorded[unit.name])
            for goal, prover in sorted(now.items()):
                file.write(f"{unit.name}\t{goal}\t{prover}\n")


def compare_with_ledger(recorded, goals, recording):
    for name, found in goals.items():
        gone = sorted(recorded[name].keys() - found.keys())
        if gone and recording and name not in failed:
            print(f"prove: {name}: no longer in the ledger: {' '.join(gone)}")
        elif gone:
            complain(f"{name}: goals of the ledger that are not proved: {' '.join(gone)}")
        new = sorted(found.keys() - recorded[name].keys())
        if new and not recording:
            complain(f"{name}: goals that the ledger does not list (UNIT={name} proofs/prove --record): {' '.join(new)}")


def prove_units(how, chosen, sparing=False, noting=False, beside=None):
    """Proves units, those that took longest first; `beside` is done as soon as no unit waits for a worker."""
    recorded = wp.ledger()
    took = scratch.seconds()
    chosen = sorted(chosen, key=lambda unit: -took.get(unit.name, 0))
    if sparing:
        texts.read(chosen)
    with concurrent.futures.ThreadPoolExecutor(JOBS + (how in (prove, from_scratch))) as pool:  # one more: WP waits for its provers
        units = [pool.submit(one, unit, how, recorded[unit.name], sparing) for unit in chosen]
        last = pool.submit(beside) if beside else None
        goals = dict(unit.result() for unit in units)
        if last:
            last.result()
    if how is record:
        write_ledger(recorded, goals)
    compare_with_ledger(recorded, goals, how is record)
    if noting:
        texts.note([unit for unit in chosen if unit.name not in failed and goals[unit.name] == wp.ledger()[unit.name]], goals)
    print(f"prove: {sum(map(len, goals.values()))} goals proved", flush=True)


# Honesty -----------------------------------------------------------------------------------------------------------

def audit_all():
    found, names = audit.complaints()
    more, done, all_functions = functions.complaints(names)
    named = {name for of_number in audit.listed().values() for name in of_number}
    units = contracts.read()
    for text in found + more + contracts.complaints(units, named, names) + apparatus.of_sources() + apparatus.of_units(units):
        complain(text)
    audit_mutants()
    print(f"prove: {len(names)} names are assumed; of {all_functions} functions of the decision path {done} are proved, "
          f"{all_functions - done} stand in proofs/pending", flush=True)


def audit_some(names):
    """What can be said of a few units alone; or of no unit, if the name is -."""
    units = [] if names == ["-"] else contracts.read([wp.unit_named(name) for name in names])
    for text in apparatus.of_units(units, whole=False) if units else apparatus.of_sources():
        complain(text)


def tried(test):
    how, what = test
    print_line(f"{getattr(what, 'name', what)}: smoke tests and controls ...", sys.stderr)
    return how(what)


def smoke_and_controls():
    tests = [(lambda unit: controls.smoke(unit, ["-wp-cache", "none"]), unit) for unit in chosen_units() if not wp.is_gappa(unit)]
    if "UNIT" not in os.environ:
        tests += [(controls.control, path) for path in sorted(glob.glob("proofs/controls/*"))]
    with concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
        results = list(pool.map(tried, tests))
    for text in itertools.chain(*(found for found, _ in results)):
        complain(text)
    print(f"prove: {sum(count for _, count in results)} smoke tests passed and false statements refused", flush=True)


MUTANTS = "proofs/MUTANTS.md"
MUTANTS_WANTED = 25
MUTANTS_HEAD = """# What is broken on purpose, and the goals that break

Written by `proofs/prove --mutants`: each script of `proofs/mutants` changes one file, and at least one of the goals that it names
must then fail (while the unchanged sources prove them). The audit of `make check` counts those whose goals are in the ledger.

| mutant | file | goals that break |
|---|---|---|
"""


def mutant_scripts():
    return {os.path.basename(path).removesuffix(".sed"): path for path in sorted(glob.glob("proofs/mutants/*.sed"))}


def mutant_table():
    """mutant -> its row"""
    if not os.path.exists(MUTANTS):
        return {}
    with open(MUTANTS) as file:
        return {match[1]: line for line in file if (match := re.match(r"\| ([\w-]+) \| \S+/", line))}


def run_mutant(item):
    name, script = item
    print_line(f"{name} ...", sys.stderr)
    path, goals, how = controls.mutant(script)
    print_line(f"{name:<45} {how}")
    if how != "killed":
        complain(f"mutant {name}: {how}")
        return name, None
    return name, f"| {name} | {path} | {', '.join(goal.removeprefix('typed_') for goal in goals)} |\n"


def mutants():
    chosen = [item for item in mutant_scripts().items() if os.environ.get("MUTANT", "") in item[0]]
    table = mutant_table()
    with concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
        for name, row in pool.map(run_mutant, chosen):
            table[name] = row
            with open(MUTANTS, "w") as file:
                file.write(MUTANTS_HEAD + "".join(table[name] for name in mutant_scripts() if table.get(name)))


def audit_mutants():
    """How many mutants break a goal that is in the ledger; the others wait for another run of --mutants."""
    table = mutant_table()
    goals = {goal.removeprefix("typed_") for unit in wp.ledger().values() for goal in unit}
    killed = {name for name, row in table.items() if goals & {goal.strip() for goal in row.split("|")[3].split(",")}}
    waiting = sorted(mutant_scripts().keys() - killed)
    if len(killed) < MUTANTS_WANTED:
        complain(f"{MUTANTS} shows {len(killed)} mutants that break a goal of the ledger, fewer than {MUTANTS_WANTED}")
    if table.keys() - mutant_scripts().keys():
        complain(f"{MUTANTS} shows mutants that are gone: {' '.join(sorted(table.keys() - mutant_scripts().keys()))}")
    print(f"prove: {len(killed)} mutants break a goal; to be run again (proofs/prove --mutants): {' '.join(waiting) or 'none'}", flush=True)


def main(mode):
    if mode not in ("--audit", "--sabotages", "--assumptions", "--pending"):
        wp.configure()
    if mode in ("", "--all", "--replay", "--replay-all", "--texts", "--record"):
        how = {"": prove, "--all": from_scratch, "--record": record}.get(mode, replay)
        chosen = [unit for unit in chosen_units() if mode != "" or "UNIT" in os.environ or is_core(unit)]
        noting = mode in ("--texts", "--record")
        audited = "UNIT" not in os.environ
        prove_units(how, chosen, sparing=mode in ("--replay", "--texts"), noting=noting, beside=audit_all if audited and not noting else None)
        if audited and noting:
            audit_all()
        if mode == "--all":
            smoke_and_controls()
    elif mode == "--audit":
        audit_some(os.environ["UNIT"].split(",")) if "UNIT" in os.environ else audit_all()
    elif mode == "--smoke":
        smoke_and_controls()
    elif mode == "--mutants":
        mutants()
    elif mode == "--pending":
        functions.write_pending()
    elif mode == "--assumptions":
        assumed.write(contracts.read())
    elif mode == "--sabotages":
        with open(sabotages.TABLE, "w") as file:
            file.write(sabotages.table())
        for text in sabotages.survivors(os.environ.get("SABOTAGE", "")):
            complain(text)
    else:
        sys.exit(__doc__)
    sys.exit(bool(complaints))


main(sys.argv[1] if len(sys.argv) > 1 else "")
