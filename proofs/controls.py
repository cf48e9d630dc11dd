# SPDX-License-Identifier: BSD-2-Clause
"""What must not be proved: false statements, contradictions, and the goals of mutants.

A control is a file of proofs/controls that names its unit and holds statements named false_...; for Gappa, a script of
sed that makes a statement false.  A smoke test of WP proves false from a precondition, an invariant or the contract
of a callee; beside it, each unit gets a lemma that is \\false after all its definitions, axioms and lemmas."""
import functools
import glob
import os
import re
import shutil
import subprocess

import wp

SECONDS = "4"
STEPS = "400000"  # of a smoke test: about a second, however busy the machine; the planted contradiction takes 15000 to 100000
DROPPING = ("z3nra", "glue", "literal", "frame")  # drop the hypotheses that would be contradictory
NOT_SMOKE = "-wp-prop=-@lemma,-@ensures,-@assert,-@assigns,-@requires,-@invariant,-@variant,-@exits,-@rte"


def header(path, field):
    with open(path) as file:
        return re.search(rf"^\W*{field}: *(.*?)(?: \*/)?$", file.read(), re.M)[1]


def changed_by(script, path):
    """A file as a script of sed changes it; None when nothing changes."""
    changed = subprocess.run(["sed", "-f", script, path], capture_output=True, check=True).stdout
    with open(path, "rb") as file:
        return None if file.read() == changed else changed


def idle_mutants():
    """Complaints about mutants that change nothing, since the source has changed under them."""
    return [f"{script} changes nothing in {header(script, 'in')}" for script in sorted(glob.glob("proofs/mutants/*.sed"))
            if changed_by(script, header(script, "in")) is None]


def tree(name, path, script):
    """A copy of the sources where one file is changed by a script of sed; None when nothing changes."""
    root = os.path.join(wp.OUT, name)
    shutil.rmtree(root, ignore_errors=True)
    for part in ("spec", "src", "proofs"):
        shutil.copytree(part, os.path.join(root, part), ignore=shutil.ignore_patterns("cache"))
    changed = changed_by(script, path)
    if changed is None:
        return None
    with open(os.path.join(root, path), "wb") as file:
        file.write(changed)
    return root


def control(path):
    """The complaints about a control, and how many statements it has refused."""
    unit = wp.unit_named(header(path, "unit"))
    if path.endswith(".sed"):
        root = tree("control", unit.file, path)
        accepted = root is None or wp.gappa(unit._replace(file=os.path.join(root, unit.file))).proved
        return ([f"control {path} is proved"] if accepted else []), 1
    with open(path) as file:
        wanted = re.findall(r"\b(false_\w+):", file.read())
    result = wp.run(unit._replace(file=path, functions="-", seconds=SECONDS),
                    ["-wp-prover", unit.provers, "-wp-cache", "none", "-wp-prop", ",".join(wanted)], name=f"control-{os.path.basename(path)}")
    accepted = [goal for goal in result.goals if "false_" in goal]
    refused = [name for name in wanted if any(goal.endswith(name) for goal in result.refused)]
    complaints = [f"control {path}: {goal} is proved" for goal in accepted]
    complaints += [f"control {path}: {name} was not tried" for name in wanted if name not in refused and not accepted]
    return complaints, len(refused)


PLANTED = r"""
#undef lemma
/*@ check lemma smoke_false: \false;
    check lemma smoke_found{L}: \forall int *array; (\forall integer i; 0 <= i < 4 ==> array[i] == i) && array[2] == 5 ==> \false; */
/*@ requires (\forall integer i; 0 <= i < 4 ==> array[i] == i) && array[2] == 5;
    assigns \nothing; */
void smoke_found(const int *array)
{
}
"""


def smoke_of_functions(unit, options):
    """False from preconditions, loop invariants and contracts of callees; a planted contradiction must be found.  A branch that the
    contract of a callee excludes is no contradiction: x || refuse(), where refuse() is always 0; nor is a call that stands in one."""
    functions = "-" if unit.functions == "-" else f"{unit.functions},smoke_found"
    result = wp.run(unit._replace(functions=functions), ["-wp-smoke-tests", NOT_SMOKE, *options],
                    name=f"smoke-{unit.name}")
    found = re.findall(r"^\[wp\] \[(?!Passed)\w+\] Smoke-test (\S+)", result.log, re.M)
    dead = {name.rsplit("_", 1)[1] for name in found if "smoke_dead_code" in name}
    complaints = [f"contradiction: {name}" for name in found
                  if "smoke_found" not in name and "smoke_dead_code" not in name and not ("dead_call" in name and name.rsplit("_", 1)[1] in dead)]
    if not any("smoke_found" in name for name in found) or result.broken:
        complaints.append("the planted contradiction is not found")
    return complaints, len(re.findall(r"^\[wp\] \[Passed\] Smoke", result.log, re.M))


def smoke(unit, how):
    """Smoke tests of a unit: the complaints, and how many tests passed."""
    last = os.path.join(wp.OUT, f"smoke-{unit.name}.c")
    with open(last, "w") as file:
        file.write(f'#include "{os.path.abspath(unit.file)}"\n{PLANTED}')
    prover = next(prover for prover in unit.provers.split(",") if prover not in DROPPING)
    options = ["-wp-prover", prover, "-wp-steps", STEPS, "-wp-par", "4", *how]
    copy = unit._replace(file=last, seconds="2", options=re.sub(r"-wp-prop=\S+", "", unit.options))
    complaints, passed = smoke_of_functions(copy, options) if unit.file.startswith("src/") or unit.functions != "-" else ([], 0)
    result = wp.run(copy._replace(functions="-"), ["-wp-prop", "smoke_false,smoke_found", *options], name=f"smoke-{unit.name}-lemma")
    if result.refused != ["typed_check_lemma_smoke_false"] or "typed_check_lemma_smoke_found" not in result.goals or result.broken:
        complaints.append("false follows from the lemmas and definitions, or was not tried")
    return [f"smoke test of {unit.name}: {text}" for text in complaints], passed + 1


@functools.cache
def unproved(unit, goals):
    """Which of these goals the unchanged sources do not prove here and now, as a slow machine kills no mutant; None when WP does not run."""
    result = wp.run(unit, ["-wp-prover", unit.provers, "-wp-par", "4", "-wp-cache", "none", "-wp-prop", goals], name=f"unchanged-{unit.name}-{goals[:40]}")
    return None if result.broken or not result.total else frozenset(result.refused)


def mutant(script):
    """What a mutant breaks: the goals, or the reason why it is none."""
    path, name, wanted = header(script, "in"), header(script, "unit"), header(script, "breaks")
    root = tree(f"mutant-{os.path.basename(script)}", path, script)
    if root is None:
        return path, None, "does not apply"
    unit = wp.unit_named(name)._replace(seconds=SECONDS)
    result = wp.run(unit, ["-wp-prover", unit.provers, "-wp-par", "4", "-wp-cache", "none", "-wp-prop", wanted],
                    root=root, name=os.path.basename(root))
    shutil.rmtree(root)
    if result.broken or not result.total:
        return path, None, "does not parse" if result.broken else "names no goal"
    if not result.refused: return path, [], "survives"
    slow = unproved(unit, wanted)
    broken = [] if slow is None else [goal for goal in result.refused if goal not in slow]
    return (path, broken, "killed") if broken else (path, None, "is not judged: the machine is too slow for the unchanged goals")
