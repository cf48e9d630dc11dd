# SPDX-License-Identifier: BSD-2-Clause
"""Whether the commands that build the programs are those that the proofs have in mind.

The proofs are about C as the standard and the options below say it.  An option may change what a type is, how doubles are computed, which
macros are defined or which function a name is linked to; it may be given for one file, or in the recipe alone.  So what is looked at is what
`make` would run, word for word: each word must be one of those that are known here, and each command of a form that is known here.  Without
-ffp-contract=off sums of products would be rounded once, and not twice, as C says."""
import os
import re
import subprocess

PROGRAMS = ("painleve", "painleve-check", "libpainleve.so.{0}")
# Where files are; no word of a command may name a file that holds more options.
FILE = r"(?:src|build)/[\w./-]+"
# Optimisation and what a debugger is told; warnings; macros; where headers are; what is written besides the object; and code that checks itself.
COMPILER = re.compile(r"-O[0-3gs]|-g[\w-]*|-std=c17|-W[a-z][\w=-]*|-D_POSIX_C_SOURCE=200809L|-U_FORTIFY_SOURCE|-D_FORTIFY_SOURCE=2|-ffp-contract=off|"
                      r"-fvisibility=hidden|-fstack-protector-strong|-ffile-prefix-map=\S+=\.|-fPIC|-Isrc|-Ispec|-Ibuild|-MMD|-MP|-c|-o|" + FILE)
LINKER = re.compile(r"-O[0-3gs]|-g[\w-]*|-pie|-shared|-Wl,-z,relro,-z,now|-Wl,-soname,libpainleve\.so\.\d+|-Wl,--no-undefined|"
                    r"-Wl,--version-script=src/library/painleve\.map|-l[\w-]+|-o|" + FILE)
# No verdict depends on what draws pictures: its libraries have options of their own.
OF_PICTURES = re.compile(r"-DWITH_CAIRO|-I/usr/[\w./+-]+|-pthread")
OTHERS = re.compile(rf"mkdir -p [\w./-]+|printf '#define PAINLEVE_VERSION \"%s\"\\n' [\d.]+ > build/version\.h|ln -sf [\w.]+ {FILE}|rm -f {FILE} && ar rcs(?: {FILE})+")


def shown():
    """The commands of a build from nothing."""
    with open("GNUmakefile") as file:
        version = re.search(r"^VERSION *:?= *(\S+)", file.read(), re.M)[1]
    env = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL", "CFLAGS", "LDFLAGS", "CC", "BUILD", "V")}
    made = subprocess.run(["make", "-n", "-B", "--no-print-directory", "V=1", "BUILD=build", "CC=gcc", *(f"build/{name.format(version)}" for name in PROGRAMS)],
                          capture_output=True, text=True, check=True, env=env)
    return [line.strip() for line in made.stdout.replace("\\\n", " ").splitlines() if line.strip()]


def wrong_words(command):
    """What is wrong with the words of a command."""
    first, *words = command.split()
    if first != "gcc":
        return [] if OTHERS.fullmatch(command) else [f"`{command[:160]}` is not known"]
    compiles = "-c" in words
    known, drawn = COMPILER if compiles else LINKER, compiles and any(word.startswith("src/picture/") for word in words)
    return [f"`{word}` is not known" for word in words if not known.fullmatch(word) and not (drawn and OF_PICTURES.fullmatch(word))] + \
        ["-ffp-contract=off is missing"] * (compiles and "-ffp-contract=off" not in words)


def complaints():
    found = {what: command for command in shown() for what in wrong_words(command)}
    return [f"GNUmakefile: {what}, in the command that makes {command.split()[-1]}" for what, command in sorted(found.items())]
