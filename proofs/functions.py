# SPDX-License-Identifier: BSD-2-Clause
"""The functions on the decision path, and which of them a unit proves.

A function is proved when a unit takes it and it has a contract.  The others stand in proofs/pending, each with the
reason.  The file says how many they are: the number may fall, and rises only when someone writes it there."""
import collections
import functools
import glob
import re

import lexer
import wp

PENDING = "proofs/pending"
DECISION_PATH = ("src/numbers/*.[ch]", "src/sign/*.[ch]", "src/check/*.[ch]", "src/check/*/*.[ch]", "src/[cijr]*/verdict.[ch]", "src/step/verdict.[ch]", "src/contact/decision.[ch]",
                 "src/impact/motion.[ch]")
NO_DECISION = ("output.", "output_bits.", "readable.", "formula_text.", "program_text.")  # write a value as text
# A definition is a head at the left margin and a brace alone on the next line, as clang-format leaves them.
DEFINITION = re.compile(r"(/\*@(?:(?!\*/).)*\*/\s*(?://[^\n]*\s*)*)?^(\w[\w \*]*?\b\*?(\w+)\((?:[^;{}]|/\*@[^/]*\*/)*?\))\n\{\n(.*?)^\}", re.M | re.S)
ON_ONE_LINE = re.compile(r"^[a-z_][^;={}\n]*\)[ \t]*\{", re.M)
DECLARATION = re.compile(r"/\*@((?:(?!\*/).)*)\*/\s*^\w[\w \*]*?\b\*?(\w+)\([^;{}]*\)(?: \w+)?;", re.M | re.S)

Function = collections.namedtuple("Function", "name file contract body head")


def files():
    found = {path for pattern in DECISION_PATH for path in glob.glob(pattern)}
    return sorted(path for path in found if not path.split("/")[-1].startswith(NO_DECISION))


@functools.lru_cache(maxsize=None)
def defined(path):
    text = wp.text_of(path)
    found = [Function(name, path, bool(contract), body, head) for contract, head, name, body in DEFINITION.findall(text)]
    if len(found) != len(re.findall(r"^\{$", text, re.M)) or ON_ONE_LINE.search(text):
        raise SystemExit(f"prove: {path}: a function is not recognised")
    return found


def on_the_path():
    """Every function of the decision path."""
    chosen = set(files())
    return [function for function in everywhere() if function.file in chosen]


@functools.lru_cache(maxsize=None)
def everywhere():
    """Every function of src/ and of the proofs; its contract may stand at its declaration, in a header or in the same file."""
    paths = sorted(path for path in glob.glob("src/*/*.[ch]") + glob.glob("src/check/*/*.[ch]") + glob.glob("proofs/*/*.[ch]") if "/controls/" not in path)
    declared = {path: {name for _, name in DECLARATION.findall(wp.text_of(path))} for path in paths}
    shared = set().union(*(names for path, names in declared.items() if path.endswith(".h")))
    return [function._replace(contract=function.contract or function.name in shared | declared[path]) for path in paths for function in defined(path)]


def takes(unit, name):
    if unit.functions == "-":
        return "@lemma" not in unit.options
    chosen = unit.functions.split(",")
    return name in chosen or "@all" in chosen and f"-{name}" not in chosen


def proved(functions):
    """The functions that a unit takes, with a contract; those of a header are taken with the file that includes it."""
    goals = [goal for unit in wp.ledger().values() for goal in unit]
    units = wp.units()
    return [function for function in functions if function.contract and
            (any(unit.file == function.file and takes(unit, function.name) for unit in units) or
             function.file.endswith(".h") and any(goal.startswith(f"typed_{function.name}_") for goal in goals))]


def relies_on(function, names):
    """The functions among `names` that it calls."""
    return lexer.calls_of(function.body) & names


def read_pending():
    limit = re.search(r"^# limit: (\d+)$", wp.text_of(PENDING), re.M)
    return {(file, name): reason for file, name, reason in wp.rows(PENDING)}, int(limit[1]) if limit else -1


def write_pending():
    """Adds what is new and takes out what is proved; the reasons stay."""
    reasons, _ = read_pending()
    of_file = {file: reason for (file, _), reason in reasons.items()}
    functions = on_the_path()
    done = proved(functions)
    head = "".join(line for line in wp.text_of(PENDING).splitlines(True) if line.startswith("#") and "limit:" not in line)
    left = sorted({(function.file, function.name) for function in functions if function not in done})
    with open(PENDING, "w") as file:
        file.write(f"{head}# limit: {len(left)}\n")
        for key in left:
            file.write("\t".join((*key, reasons.get(key, of_file.get(key[0], "no contract yet")))) + "\n")


def words(keys):
    return ", ".join(f"{name} ({file})" for file, name in keys[:5]) + (" and others" if len(keys) > 5 else "")


def complaints(assumed):
    """Against proofs/pending; and no proof may rest on the contract of a function that is not proved, nor assumed by number."""
    found = []
    functions = on_the_path()
    done = proved(functions)
    pending, limit = read_pending()
    left = {(function.file, function.name) for function in functions if function not in done}
    new, old = sorted(left - pending.keys()), sorted(pending.keys() - left)
    if new:
        found.append(f"{len(new)} functions on the decision path are neither proved nor in proofs/pending: {words(new)}; proofs/prove --pending adds them")
    if old:
        found.append(f"{len(old)} functions in proofs/pending are proved or gone: {words(old)}; proofs/prove --pending takes them out")
    if limit != len(pending):
        found.append(f"proofs/pending says that it holds {limit} functions and holds {len(pending)}")
    unproved = {name for _, name in left} - {function.name for function in done} - assumed
    for function in done:
        found += [f"{function.file}: the proof of {function.name} rests on {name}, which is not proved" for name in sorted(relies_on(function, unproved))]
    return found, len(done), len(functions)
