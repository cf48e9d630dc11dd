# SPDX-License-Identifier: BSD-2-Clause
"""The results of the provers, one text file for each unit.

WP keeps a result in a file of its own, named by the hash of the goal as the prover reads it.  Twenty thousand such files drown
the sources and make two branches conflict, so the repository has proofs/cache/UNIT.tsv instead: a line for each result, its
hash and what the prover said, sorted by the hash.  A run of WP gets them as files, in a directory under build/."""
import os

FOLDER = "proofs/cache"


def path(unit):
    return f"{FOLDER}/{unit.name}.tsv"


def unpack(unit, directory):
    """Writes the results of a unit as the files that WP reads, into a directory that is made for them.  Returns its absolute path."""
    os.makedirs(directory, exist_ok=True)
    if os.path.exists(path(unit)):
        with open(path(unit)) as file:
            for line in file:
                name, result = line.rstrip("\n").split("\t")
                with open(f"{directory}/{name}.json", "w") as entry:
                    entry.write(result + "\n")
    return os.path.abspath(directory)


def pack(unit, directory):
    """Writes the files of WP in a directory as the results of a unit, in place of those that it had."""
    lines = []
    for name in sorted(os.listdir(directory)):
        with open(f"{directory}/{name}") as entry:
            lines.append(f"{name.removesuffix('.json')}\t{' '.join(entry.read().split())}\n")
    os.makedirs(FOLDER, exist_ok=True)
    with open(path(unit), "w") as file:
        file.writelines(lines)
