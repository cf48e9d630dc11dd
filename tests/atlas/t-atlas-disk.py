#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""`painleve atlas` on a disk that is full: the work ends with a message and exit status 5 when a tile cannot be written, what was written is resumed, and of a
certificate or picture no part is left.  runs on: sanitized"""
import pathlib
import resource
import subprocess
import sys
import tempfile

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import PAINLEVE, Tap

WORDS = "contact mechanism=falling-rod x=theta:[0deg,180deg] y=thetadot:[-3,3] mu=3/2 u=0 --depth 7".split()
EXIT_USAGE, EXIT_INTERNAL = 2, 5


def atlas(*more, room=None):
    """With `room`, no file may grow beyond so many bytes."""
    limit = None if room is None else lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))
    return subprocess.run([PAINLEVE, "atlas", *WORDS, *map(str, more)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False, preexec_fn=limit)


def check_tiles(tap, folder):
    whole, kept, made = folder / "whole.json", folder / "kept", folder / "made.json"
    full = folder / "full"
    atlas("--json", whole, "--resume", full)
    tiles = full.read_bytes().count(b"\n") - 1
    for room, jobs in ((100, 1), (5000, 1), (5000, 3), (20000, 2)):
        for file in (kept, made):
            file.unlink(missing_ok=True)
        done = atlas("--json", made, "--resume", kept, "--jobs", jobs, room=room)
        said = done.stderr.count(b"\n") == 1 and f"{kept}: ".encode() in done.stderr and b"File too large" in done.stderr
        tap.ok(done.returncode == EXIT_INTERNAL and said and done.stdout == b"", f"a tile that cannot be written after {room} bytes, {jobs} jobs", done.stderr)
        tap.ok(made.read_bytes() == b"" and kept.stat().st_size <= room and kept.read_bytes().count(b"\n") - 1 < tiles,
               "the certificate is empty, and the tiles are those that had room", kept.stat().st_size)
        done = atlas("--json", made, "--resume", kept, "--jobs", jobs)
        tap.ok(done.returncode == 0 and made.read_bytes() == whole.read_bytes(), "it goes on when there is room again: the same bytes", done.stderr)


def check_outputs(tap, folder):
    for option in ("--json", "--svg"):
        made = folder / "made"
        for room in (0, 1000, 3000):
            made.unlink(missing_ok=True)
            done = atlas(option, made, room=room)
            tap.ok(done.returncode == EXIT_INTERNAL and b"File too large" in done.stderr and done.stdout == b"" and made.read_bytes() == b"",
                   f"{option} into a file with room for {room} bytes: an error, and no part is left", done.stderr)
        done = atlas(option, "/dev/full")
        tap.ok(done.returncode == EXIT_INTERNAL and b"No space left" in done.stderr and pathlib.Path("/dev/full").is_char_device(), f"{option} /dev/full", done.stderr)
    for file in ("/dev/full", "/dev/zero"):
        done = atlas("--resume", file)
        tap.ok(done.returncode == EXIT_USAGE and b"not a regular file" in done.stderr, f"--resume {file} is refused", done.stderr)
    with open("/dev/full", "wb") as out:
        done = subprocess.run([PAINLEVE, "atlas", *WORDS], stdout=out, stderr=subprocess.PIPE, check=False)
    tap.ok(done.returncode == EXIT_INTERNAL and b"No space left" in done.stderr, "standard output to /dev/full", done.stderr)


def main():
    tap = Tap()
    with tempfile.TemporaryDirectory() as name:
        check_tiles(tap, pathlib.Path(name))
        check_outputs(tap, pathlib.Path(name))
    tap.done()


main()
