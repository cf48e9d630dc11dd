# SPDX-License-Identifier: BSD-2-Clause
"""Whether the proofs read the code that the compiler reads.

Each unit on a file of src/ is preprocessed twice: with the options of the build, and with those of the proof.  What is left of a file of
src/ or spec/ must be the same, token for token, and each macro that these files use and that they do not define must stand for the
same.  The exceptions are listed in proofs/substitutions.tsv, each with its reason: a proof may put a function with a contract in the
place of a variadic one, for instance, or a stand-in in the place of a header.  So a macro that only one side defines, or a header that is
found in another folder, is a complaint.

Both sides read the headers of the C library that Frama-C has: that those of the machine mean the same is an assumption of TRUST.md.  What
is left of a file must also be the same with the headers of the machine and without the macros of Frama-C, so that no condition on what one
of these libraries defines gives the compiler other code.  apparatus.py refuses what would deceive this comparison: marks of lines, and
options of the compiler in other places than the one that is read here."""
import collections
import concurrent.futures
import functools
import re
import subprocess

import lexer
import wp

LISTED = "proofs/substitutions.tsv"
# Libraries come after the headers of Frama-C, and the proofs replace that of GMP by a stand-in.
LIBRARIES = ["-idirafter", "/usr/include", "-idirafter", "/usr/include/x86_64-linux-gnu"]
OF_THE_BUILD = ["-D__GNU_MP_VERSION=6", "-DMPFR_VERSION_MAJOR=4", "-isystem", "proofs"]
TOKEN = re.compile(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|\w+|\S')


@functools.lru_cache(maxsize=None)
def standard():
    """The C library of Frama-C, and no other."""
    share = subprocess.run(["frama-c", "-print-share-path"], capture_output=True, text=True, check=True).stdout.strip()
    return ["-nostdinc", "-D__FC_MACHDEP_X86_64", "-isystem", f"{share}/libc"]


@functools.lru_cache(maxsize=None)
def build_options():
    """The options that `make` passes to the compiler and that decide what the preprocessor does."""
    shown = subprocess.run(["make", "--no-print-directory", "-s", "print-flags"], capture_output=True, text=True, check=True).stdout.split()
    return [option for option in shown if re.match(r"-(std|O|D|U|I|f|m|include)", option)]


@functools.lru_cache(maxsize=None)
def tokens_of(line):
    """Most lines are those of headers, which many units read."""
    return TOKEN.findall(line)


# A line says of the next ones which file they are of.
MARK = re.compile(r'^# \d+ "([^"]*)".*\n', re.M)
DIRECTIVE = re.compile(r"^[ \t]*#[ \t]*(?:define[ \t]+(\w+)(\([^)]*\))?[ \t]*(.*)|undef[ \t]+(\w+))", re.M)


class Read:
    """What a preprocessor leaves: tokens, by file of src/ or spec/; and, if they are wanted, the macros that other files define."""

    def __init__(self, options, file, with_macros=True):
        text = subprocess.run(["gcc", "-E", "-fdirectives-only", *options, file], capture_output=True, text=True, check=True).stdout
        self.tokens, self.macros = collections.defaultdict(list), {}
        _, *parts = MARK.split(lexer.spliced(text))
        for here, part in zip(parts[::2], parts[1::2]):
            here = here.removeprefix("./")
            if here.startswith(("src/", "spec/")):
                for line in lexer.without_comments(part).splitlines():
                    self.tokens[here] += tokens_of(line)
            elif with_macros and "#" in part:
                self.define(re.sub(r"/\*.*?\*/", " ", part, flags=re.S))

    def define(self, text):
        for name, parameters, words, gone in DIRECTIVE.findall(text):
            if gone:
                self.macros.pop(gone, None)
            else:
                self.macros[name] = " ".join(TOKEN.findall(f"{name}{parameters} {words}"))


@functools.lru_cache(maxsize=None)
def compiled(file):
    return Read([*build_options(), *standard(), *OF_THE_BUILD, *LIBRARIES], file)


@functools.lru_cache(maxsize=None)
def of_machine(file):
    return Read(build_options(), file, with_macros=False)


def proved(unit):
    return Read(["-D__FRAMAC__", *standard(), *wp.preprocessor_options(unit), *LIBRARIES], unit.file)


def first_difference(tokens, other):
    place = next((i for i, (x, y) in enumerate(zip(tokens, other)) if x != y), min(len(tokens), len(other)))
    return " ".join(tokens[place:place + 12]), " ".join(other[place:place + 12])


def differences(unit):
    """(file or macro, what the compiler reads, what the proof reads) for each difference; a file that a stand-in replaces is one."""
    build, proof = compiled(unit.file), proved(unit)
    for tokens in (build.tokens, of_machine(unit.file).tokens):
        for file in tokens:
            other = proof.tokens.get(file)
            if other is None:
                yield file, "the file", "a stand-in"
            elif tokens[file] != other:
                yield file, *first_difference(tokens[file], other)
    used = set().union(*(tokens for file, tokens in build.tokens.items() if file in proof.tokens))
    for name in used & (build.macros.keys() | proof.macros.keys()):
        here, there = build.macros.get(name, "no macro"), proof.macros.get(name, "no macro")
        if here != there:
            yield name, here, there


def complaints(units, whole):
    """What is not in the list; and what is in the list and met nowhere, when the units are all."""
    listed = {tuple(row[:3]) for row in wp.rows(LISTED)}
    chosen = [unit for unit in units if unit.file.startswith("src/")]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        of_units = list(pool.map(lambda unit: set(differences(unit)), chosen))
    users = collections.defaultdict(list)
    for unit, found in zip(chosen, of_units):
        for difference in found - listed:
            users[difference].append(unit.name)
    found = [f"{what}: the compiler reads `{there}` and the proof `{here}` ({', '.join(names)}); {LISTED} does not have it"
             for (what, there, here), names in sorted(users.items())]
    return found + [f"{LISTED} has {what}, which differs nowhere" for what, _, _ in sorted(listed - set().union(*of_units)) if whole]
