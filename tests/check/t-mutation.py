#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Changes every field and every class of byte of valid certificates, and lets both checkers judge the mutants.

A mutant may be VERIFIED only when it is equivalent, that is when it says the same as the original.  What is
equivalent is decided here without either checker, from section 6 of spec/certificate.md:

  id           another id, or none: it is only echoed
  by           another of the words filter, interval, exact: provenance, claims nothing
  white space  between tokens: means nothing in JSON
  key order    means nothing in JSON
  inner force  another force strictly inside a continuum: `force` there is an example, and the new one is as good

Every other mutant must be answered REJECTED, UNSUPPORTED or MALFORMED, with the same word by both; every
equivalent one VERIFIED by both.  runs on: sanitized"""

import copy
import json
import pathlib
import random
import sys
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from checkers import NIGHTLY, ROOT, SANITIZED, Tap, first_checker, rehashed, second_checker, some_for_second

# Mutants of bytes; one in how many of the fields, but for one certificate of which all are tried; and how many must be killed.
BYTE_MUTANTS, ONE_IN, AT_LEAST = (16000, 8, 20000) if NIGHTLY else (1500, 24, 8000) if SANITIZED else (3000, 16, 10000)
TIERS = ("filter", "interval", "exact")
WORDS = ("F", "S+", "S-", "T", "consistent", "boundary", "inconsistent", "inadmissible", "determinate", "indeterminate",
         "degenerate", "continuum", "interior", "exterior", "stable", "neutral", "unstable", "no", "possible", "IWC", "arrest",
         "one", "none", "line", "lambda_N", "u_dot", "v_dot", "cone_plus", "cone_minus", "u", "a", "I(i)", "II(iv)", "III(vi)",
         "I(vi)", "forward_slip", "backward_slip", "rest_stick", "contact", "impact", "verdict", "exact", "filter", "")
# One of each class of byte: letters, digits, signs, each of JSON's marks, white space, control, not ASCII.
BYTES = b"aS09-+./eE\"\\{}[]:, \t\r\x00\x1f\x7f\x80\xc3"


# ---------------------------------------------------------------- what is equivalent

class Broken(Exception):
    pass


def broken(*_):
    raise Broken


def same_keys_once(pairs):
    if len(dict(pairs)) != len(pairs):
        raise Broken
    return dict(pairs)


def meaning(line):
    """What a text says, as nested tuples with integers as text; None when it is not in the format.  `id`, the tier in
    `by`, white space and the order of keys are left out."""
    try:
        value = json.loads(line.decode("ascii"), object_pairs_hook=same_keys_once, parse_int=lambda t: ("int", t),
                           parse_float=broken, parse_constant=broken)
    except (ValueError, Broken, RecursionError):
        return None
    if not isinstance(value, dict):
        return None
    name = value.pop("id", "")
    is_integer = isinstance(name, tuple) and name[1] != "-0" and len(name[1].lstrip("-")) <= 18
    if not (isinstance(name, str) or is_integer) or b"\\" in line and "\\" not in json.dumps(name):
        return None
    for quantity in value["quantities"].values() if isinstance(value.get("quantities"), dict) else ():
        if isinstance(quantity, dict) and quantity.get("by") in TIERS:
            quantity["by"] = "tier"
    return value


def may_be_verified(mutant, original, other):
    """True when a mutant has the meaning of `original` (from `meaning`); otherwise other(record), of the record that it is: False, or None
    (or another word) when it may be true though it is another record.  False when it has not the parts that `other` looks at."""
    if meaning(mutant) == original:
        return True
    try:
        return other(json.loads(mutant))
    except (ValueError, TypeError, KeyError, AttributeError, RuntimeError):
        return False


def differ_only_in(keys, one, two):
    """Whether two records are equal but for the values of these keys."""
    rest = dict.fromkeys(keys)
    return {**one, **rest} == {**two, **rest}


# ---------------------------------------------------------------- mutants

def compact(record):
    return json.dumps(record, separators=(",", ":")).encode()


def byte_mutants(line, rng, count):
    """Each position once or more: a byte replaced by one of each class, taken out, doubled, or one put in."""
    for i in range(count):
        at = (i * len(line) // count + rng.randrange(1 + len(line) // count)) % len(line)
        new = bytes((rng.choice(BYTES),))
        yield rng.choice((line[:at] + new + line[at + 1:], line[:at] + new + line[at + 1:], line[:at] + line[at + 1:],
                          line[:at] + line[at:at + 1] + line[at:], line[:at] + new + line[at:],
                          line[:at] + bytes((line[at] ^ 1 << rng.randrange(8),)).replace(b"\n", b"\x0b") + line[at + 1:]))


def paths_of(value, path=()):
    """Every place in a record."""
    yield path
    if isinstance(value, dict):
        for key in value:
            yield from paths_of(value[key], path + (key,))
    elif isinstance(value, list):
        for i, inside in enumerate(value):
            yield from paths_of(inside, path + (i,))


def number_mutants(text):
    x = Fraction(text)
    for y in (-x, x + 1, x - 1, 2 * x, x / 2, x + Fraction(1, 10**30), Fraction(1, x) if x else Fraction(1, 3)):
        if y != x:
            yield str(y)
    yield from ("0" if x else "-0", text + "/1", "+" + text, text + " ", "0" + text, text + ".0", "", "2/4")
    yield {"poly": ["0", "1"], "interval": ["0", "1"]}
    yield float(x) if abs(x) < 10**300 else 0.5
    yield None
    yield [text]


def is_number(text):
    digits = text.lstrip("-").split("/")
    return all(part.isdigit() for part in digits) and len(digits) <= 2


def leaf_mutants(value, rng):
    if isinstance(value, bool) or value is None:
        yield from (not value, 1, 0, "", "true", {}, [])
        if value is not None:
            yield None
    elif isinstance(value, int):
        yield from (y for y in (-1, 0, 1, 2, 3, 10**18, True, None, str(value), value + 0.5, [value]) if y != value or y is True)
    elif is_number(value):
        yield from number_mutants(value)
    else:
        yield from rng.sample([word for word in WORDS if word != value], 9)
        yield from (value + " ", value.upper() + "_", value[:-1], None, 0, [value], {"poly": value})


def inner_mutants(value, rng):
    """Of an object or a list: something left out, added, exchanged, doubled."""
    if isinstance(value, dict):
        keys = list(value)
        for key in keys:
            yield {k: v for k, v in value.items() if k != key}
            yield {k + "x" if k == key else k: v for k, v in value.items()}
        yield {**value, "extra": 0}
        for _ in range(min(3, len(keys) - 1)):
            x, y = rng.sample(keys, 2)
            yield {**value, x: value[y], y: value[x]}
        yield list(value.values())
    else:
        for i in range(len(value)):
            yield value[:i] + value[i + 1:]
            yield value[:i] + [value[i]] + value[i:]
        yield value[::-1]
        yield value + [rng.choice(WORDS)]
        yield value + [{}]
        yield {}
    yield None
    yield "x"


def replaced(record, path, value):
    if not path:
        return value
    result = copy.copy(record)
    result[path[0]] = replaced(record[path[0]], path[1:], value)
    return result


def field_changes(record, rng):
    """(place, other value) for every place of a record and every way that its kind of value allows; to write a mutant takes longer than to draw it."""
    changes = []
    for path in paths_of(record):
        value = record
        for key in path:
            value = value[key]
        make = inner_mutants if isinstance(value, (dict, list)) else leaf_mutants
        changes += [(path, mutant) for mutant in make(value, rng)]
    return changes


def field_mutants(record, changes):
    return [compact(replaced(record, path, value)) for path, value in changes]


def text_mutants(line, rng):
    """What only the text shows: keys twice, escapes, several records, comments."""
    keys = [i for i in range(len(line)) if line[i:i + 1] == b'"']
    for at in rng.sample(keys, 8):
        yield line[:at] + b"\\u0022" + line[at + 1:]
        yield line[:at] + b"/**/" + line[at:]
    for word in (b'"v"', b'"row"', b'"class"', b'"S+"', b'"filter"', b'"lambda_N"', b'"verdict"', b'"contact"'):
        if word in line:
            yield line.replace(word, b'"\\u%04x' % word[1] + word[2:], 1)
    yield line.replace(b'"v":1', b'"v":1,"v":1', 1)
    yield line.replace(b'"row":', b'"row":"forward_slip","row":', 1)
    yield from (line + line, line + b"x", b"x" + line, b"[" + line + b"]", b"\xef\xbb\xbf" + line, line[:-1], b"{}")


def spliced_mutants(record, other):
    """Parts of another certificate, and another problem with its own hash."""
    for keys in (("problem",), ("sha256",), ("row",), ("verdict",), ("quantities",), ("witness",), ("problem", "sha256"),
                 ("problem", "sha256", "quantities"), ("row", "verdict"), ("row", "verdict", "witness"),
                 ("quantities", "witness"), ("problem", "sha256", "quantities", "witness")):
        yield compact({**record, **{key: other[key] for key in keys}})
    for key in ("modes", "solutions"):
        yield compact(replaced(record, ("witness", key), other["witness"][key]))
    for key in record["verdict"]:
        yield compact(replaced(record, ("verdict", key), other["verdict"][key]))
    for field in record["problem"]:
        problem = {**record["problem"], field: other["problem"][field]}
        yield compact(rehashed({**record, "problem": problem}))


def equivalents(record, rng):
    """Mutants of every class that is allowed."""
    line = compact(record)
    yield compact({**record, "id": rng.choice(("", "other", 7, -3, "a b", "\u00e9"))})
    yield json.dumps(record, separators=(rng.choice((", ", ",\t", " ,")), rng.choice((": ", " :", "\r:\t")))).encode()
    yield b" \t" + line + b"\r "
    yield json.dumps(record, sort_keys=True).encode()
    yield compact({key: record[key] for key in reversed(record)})
    for name, quantity in record["quantities"].items():
        yield compact(replaced(record, ("quantities", name, "by"), rng.choice([t for t in TIERS if t != quantity["by"]])))
    for mode, witness in record["witness"]["modes"].items():
        if witness["candidates"] == "line" and record["verdict"]["modes"][mode] == "consistent":
            yield compact(replaced(record, ("witness", "modes", mode, "force"), inner_force(record, mode, witness["to"])))


def inner_force(record, mode, to):
    p = {name: Fraction(x) for name, x in record["problem"].items() if name != "kind"}
    lambda_N = Fraction(to) / 7 if to else Fraction(22, 7)
    lambda_T = p["mu"] * lambda_N * (1 if mode == "S-" else -1)
    return {"lambda_N": str(lambda_N), "lambda_T": str(lambda_T),
            "u_dot": str(p["a"] + p["A"] * lambda_T + p["B"] * lambda_N),
            "v_dot": str(p["b"] + p["B"] * lambda_T + p["C"] * lambda_N)}


# ---------------------------------------------------------------- the test

def mutants_of_contacts(files, rng):
    """(the original's meaning, the mutant, how it was made); how "equivalent" must be VERIFIED."""
    for file in files:
        line = file.read_bytes().strip()
        record, original = json.loads(line), meaning(line)
        made = [(mutant, "byte") for mutant in byte_mutants(line, rng, BYTE_MUTANTS // len(files))]
        changes = field_changes(record, rng)
        changes = changes if "skew" in file.stem else rng.sample(changes, len(changes) // ONE_IN)
        made += [(mutant, "field") for mutant in field_mutants(record, changes)]
        made += [(mutant, "text") for mutant in text_mutants(line, rng)]
        for other in rng.sample(files, 3):
            made += [(mutant, "splice") for mutant in spliced_mutants(record, json.loads(other.read_bytes()))]
        for mutant, how in made:
            if mutant != line and b"\n" not in mutant:
                yield "equivalent" if meaning(mutant) == original else how, mutant
        for mutant in equivalents(record, rng):
            yield "equivalent", mutant


def mutants_of(line, rng, fields, count, further=()):
    """Mutants of one certificate, none of which is the line itself or more than a line: at most `fields` of those in its fields, `count` in its
    bytes, and the further ones of the caller."""
    record = json.loads(line)
    changes = field_changes(record, rng)
    made = field_mutants(record, rng.sample(changes, min(len(changes), fields))) + list(byte_mutants(line, rng, count)) + list(further)
    return [mutant for mutant in made if mutant != line and b"\n" not in mutant]


def judge(tap, name, made, words):
    """words: what a checker answers to all mutants or to a share of them, by their places in `made`."""
    equivalent = [i for i in words if made[i][0] == "equivalent"]
    killed = len(words) - len(equivalent)
    survivors = [made[i][1] for i, word in words.items() if made[i][0] != "equivalent" and word == "VERIFIED"]
    rate = 100 * (killed - len(survivors)) / killed
    tap.ok(not survivors, f"{name} kills {killed - len(survivors)} of {killed} mutants, {rate:.4f} %", b"\n".join(survivors[:5]).decode("latin-1"))
    refused = [made[i][1] for i in equivalent if words[i] != "VERIFIED"]
    tap.ok(not refused, f"{name} verifies all {len(equivalent)} equivalent mutants", b"\n".join(refused[:5]).decode("latin-1"))
    counts = {word: list(words.values()).count(word) for word in ("REJECTED", "UNSUPPORTED", "MALFORMED")}
    print(f"# note: {name}: kill rate {rate:.4f} % of {killed} mutants {counts}; {len(equivalent)} equivalent: id, by, white space, key order, inner force")
    tap.ok(min(counts.values()) * len(made) > 100 * len(words), f"{name} uses every word")


def main():
    tap, rng = Tap(), random.Random(65537)
    files = sorted((ROOT / "tests" / "certificates" / "correct").glob("row-*.json"))
    files += [ROOT / "tests" / "certificates" / "correct" / "skew-stick.json"]
    made = list(mutants_of_contacts(files, rng))
    lines = [mutant for _, mutant in made]
    killed = sum(how != "equivalent" for how, _ in made)
    tap.ok(killed >= AT_LEAST, f"{killed} mutants of {len(files)} certificates that are not equivalent")
    first = dict(enumerate(first_checker(lines)))
    tap.ok(len(first) == len(lines), "painleve-check answers every mutant once")
    judge(tap, "painleve-check", made, first)
    if not SANITIZED:
        chosen = some_for_second(made)
        second = dict(zip(chosen, second_checker([lines[i] for i in chosen])))
        differ = [lines[i] for i in chosen if first.get(i) != second[i]]
        tap.ok(not differ, f"the two checkers give each of {len(chosen)} mutants the same word", b"\n".join(differ[:5]).decode("latin-1"))
        judge(tap, "painleve-check-py", made, second)
    tap.done()


if __name__ == "__main__":
    main()
