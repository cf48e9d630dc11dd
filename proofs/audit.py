# SPDX-License-Identifier: BSD-2-Clause
"""What the proofs assume, as Frama-C sees it, against the numbered list of proofs/TRUST.md.

Assumed are: a function that is called by one which a unit takes, and whose contract (or whose absence of one) no unit proves;
an axiom; a symbol that is declared and not defined; whatever says admit.  A lemma is a hypothesis of what follows it, so it must be a goal: of the
unit itself, or, word for word, of one that stands earlier in proofs/units.tsv, so that no proof goes in a circle.  Frama-C
prints a lemma that is taken from another unit (`admit lemma`) as an axiom; it is no assumption when it is such a goal."""
import functools
import re

import functions
import texts
import wp

ASSUMPTION = re.compile(r"^\| ([AEFGILMNR]\d+) \| ([^|]*) \| ([^|]*) \|", re.M)


def listed():
    """number -> the names in backquotes that the assumption is about"""
    with open("proofs/TRUST.md") as file:
        return {number: re.findall(r"`(\w+)`", text) for number, _, text in ASSUMPTION.findall(file.read())}


def listed_clauses():
    """number -> the clauses of contracts, as (function, name of the clause), of which alone it is said in backquotes, `function: clause`, that they are assumed"""
    with open("proofs/TRUST.md") as file:
        return {number: re.findall(r"`(\w+): (\w+)`", text) for number, _, text in ASSUMPTION.findall(file.read())}


def assumed_clauses():
    """How each of them begins, after the name of its function."""
    return tuple(f"{name}: ensures {label}:" for each in listed_clauses().values() for name, label in each)


# As Frama-C prints it: a head at the left margin, and a brace alone on the next line.
BODY = re.compile(r"^\w[^;{}\n]*?\b(\w+)\)?\([^;{}]*\)\n\{\n(.*?)^\}", re.M | re.S)


def bodies_taken(unit, text):
    """The bodies of the functions of which the unit proves goals."""
    found = BODY.findall(text)
    if len(found) != len(re.findall(r"^\{$", text, re.M)):
        raise SystemExit(f"prove: {unit.name}: Frama-C prints a function that is not recognised")
    return [body for name, body in found if functions.takes(unit, name)]


# What a body has besides code: texts, annotations and comments. Ghost code is code.
BESIDE = re.compile(r'"(?:[^"\\\n]|\\.)*"|/\*@ ghost(.*?)\*/|/\*.*?\*/|//[^\n]*', re.S)
CALL = re.compile(r"\b(?!(?:if|while|for|else|do|switch|case|return|sizeof)\b)([A-Za-z_]\w*)\s*\(")


def calls(body):
    """The functions that a body calls by their names."""
    return set(CALL.findall(BESIDE.sub(lambda match: re.sub(r"/@.*?@/", "", match[1] or "", flags=re.S), body)))


def seen(unit):
    """The text of a unit as Frama-C prints it, and the functions without a body that those call which it takes."""
    text = texts.seen(unit)
    called = set().union(*map(calls, bodies_taken(unit, text)))
    return text, called - {name for name, _ in BODY.findall(text)}


@functools.lru_cache(maxsize=None)
def symbols(text):
    """Axioms, and symbols that axiomatic blocks declare without a definition."""
    blocks = re.findall(r"\baxiomatic \w+ \{(.*?)^ *\}", text, re.M | re.S)
    items = [item.strip() for block in blocks for item in block.split(";") if "=" not in item]
    declared = [match[1] for item in items
                if (match := re.match(r"(?:logic\b.*?|predicate\s+)(\w+)(?:\{[^}]*\})?\s*(?:\(|reads\b|$)", item, re.S))]
    return set(re.findall(r"\baxiom (\w+)", text)) | set(re.findall(r"\badmit (?:lemma )?(\w+)", text)) | set(declared)


def assumed_names(unit, proved):
    """What a unit assumes, and the lemmas that it uses."""
    text, called = seen(unit)
    return (called - proved) | symbols(text), set(re.findall(r"\blemma (\w+)", text))


SAID = re.compile(r"/\*@\s*((check lemma|lemma|axiom|predicate|inductive|logic|axiomatic)\b.*?)\*/", re.S)
NAMED = re.compile(r"(?:check lemma|lemma|axiomatic|axiom|predicate|inductive|logic\b.*?)\s*(\w+)\s*(?:\{[^}]*\})?\s*[:(={;]", re.S)
DEFINITIONS = ("predicate", "inductive", "logic", "axiomatic")


def words_of_block(words):
    """An axiomatic block declares symbols and states axioms by names of their own."""
    return set(re.findall(r"\w+", " ".join(words)))


@functools.lru_cache(maxsize=None)
def statements_of(text):
    """name -> kind, words, for each lemma, axiom and definition that Frama-C prints"""
    return {NAMED.match(whole)[1]: (kind, re.sub(r"^(check lemma|lemma|axiom)\b", "", whole).split()) for whole, kind in SAID.findall(text)}


def borrowed(statements, goals):
    """For units in their order, given what each says and which lemmas are goals of it: the lemmas that each takes from earlier
    units, and the complaints.  What is taken means the same in both units: so does every definition that both have."""
    taken, found = [], []
    for here, own in enumerate(statements):
        taken.append(set())
        for name in (name for name, (kind, _) in own.items() if kind in ("lemma", "axiom") and name not in goals[here]):
            words = own[name][1]
            lenders = [other for other, proved in zip(statements[:here], goals) if name in proved and name in other and other[name][1] == words]
            if lenders:
                taken[here].add(name)
                strangers = [[what for what, (kind, words) in own.items() if what in lender and kind in DEFINITIONS and lender[what][1] != words]
                             for lender in lenders]
                found += [(here, f"{what} is not what it is in the unit that proves {name}") for what in min(strangers, key=len)]
            elif own[name][0] == "lemma":
                found.append((here, f"lemma {name} is a hypothesis, and no goal of this unit or, in these words, of an earlier one"))
    return taken, sorted(set(found))


def complaints():
    """Against TRUST.md and the ledger; and the names that are assumed."""
    ledger = wp.ledger()
    proved = {function.name for function in functions.proved(functions.everywhere())}
    units = [unit for unit in wp.units() if not wp.is_gappa(unit)]
    texts.read(units)
    read = [seen(unit) for unit in units]
    goals = [{match[1] for goal in ledger[unit.name] if (match := re.match(r"typed_(?:check_)?lemma_(\w+)", goal))} for unit in units]
    taken, wrong = borrowed([statements_of(text) for text, _ in read], goals)
    found = [f"{units[here].name}: {what}" for here, what in wrong]
    assumed, everywhere = set(), set()
    for (text, called), lemmas in zip(read, taken):
        assumed |= (called - proved) | symbols(text) - lemmas
        everywhere |= called
    numbers = listed()
    with open("proofs/TRUST.md") as file:
        said = re.search(r"^Assumptions: (\d+)\.", file.read(), re.M)
    if not said or int(said[1]) != len(numbers):
        found.append(f"TRUST.md does not say that there are {len(numbers)} assumptions")
    named = {name for names in numbers.values() for name in names}
    found += [f"{name} is assumed and has no number in TRUST.md" for name in sorted(assumed - named)]
    # A number may say more of a function than what a unit proves of it (contracts.py).
    found += [f"{name} has a number in TRUST.md and is not assumed" for name in sorted(named - assumed - everywhere)]
    found += [f"assumption {number} of TRUST.md names nothing" for number, names in numbers.items() if not names]
    return found, assumed
