# SPDX-License-Identifier: BSD-2-Clause
"""Whether every property that a unit uses is one that a unit proves.

WP takes the annotations in the body of a function, and the preconditions of the functions that it calls, as true behind the place where
they stand.  A unit that selects its goals (-wp-prop) proves only those of the names that it selects, and uses the others too.  So each of
these must be selected by some unit on the same function, by the same names and in words that mean the same: an assertion of another name
may be a consequence of the one that nobody proves.  The absence of run-time errors and the assignments, which have no name, must be
selected by some unit that selects all."""
import collections
import re

import audit
import contracts
import lexer

ANNOTATION = re.compile(r"/\*@(.*?)\*/", re.S)
KIND = r"(?:for [^:]+: *)?(?:loop invariant|loop assigns|loop variant|assert|check|admit|invariant)\b"
LABEL = re.compile(r"(\w+): ")

Property = collections.namedtuple("Property", "place names words")  # place: the kind of an annotation, or the function that is called


def of_place(place, words):
    """A property, and the names in front of its words."""
    names = []
    while match := LABEL.match(words):
        names.append(match[1])
        words = words[match.end():]
    return Property(place, tuple(names), words)


def annotations(body):
    for annotation in ANNOTATION.findall(body):
        for part in re.split(rf"(?:^|;)\s*(?={KIND})", " ".join(annotation.split())):
            kind = re.match(KIND, part)
            if kind:
                yield of_place(kind[0], part[kind.end():].strip().rstrip(";").strip())


def preconditions(unit, body):
    for name in sorted(lexer.calls_of(body)):
        for clause in unit.contracts.get(name, ()):
            if contracts.is_required(clause):
                yield of_place(f"a call of {name}", clause.removeprefix("requires ").strip())


def selects(unit, names):
    """Whether the unit proves a property of these names; of none: what has no name."""
    chosen = re.search(r"-wp-prop=(\S+)", unit.options)
    return not chosen or contracts.selects(chosen[1].split(","), set(names))


def used(unit, name):
    return [*annotations(unit.bodies[name]), *preconditions(unit, unit.bodies[name])]


def conjuncts(words):
    """The parts of a conjunction."""
    parts, depth = [""], 0
    for token in re.split(r"(\s+|[()\[\]{}])", words):
        depth += (token in ("(", "[", "{")) - (token in (")", "]", "}"))
        if depth == 0 and token == "∧":
            parts.append("")
        else:
            parts[-1] += token
    whole = any(word in words for word in ("⇒", "⇔", "∨", "∀", "∃", "\\let", "?"))
    return [words] if whole else [part.strip() for part in parts]


def is_proved(wanted, user, name, provers):
    """Whether these units, where they select it, have this property of the function, or each part of it."""
    shown = [(unit, part) for unit in provers for other in used(unit, name)
             if other[:2] == wanted[:2] and selects(unit.unit, other.names) for part in {other.words, *conjuncts(other.words)}]

    def same(words, unit, part):
        return contracts.mean_the_same(user.meaning, contracts.words_of(words), unit.meaning, contracts.words_of(part))
    return all(any(same(words, *one) for one in shown) for words in conjuncts(wanted.words))


def unproved_clauses(user, name, provers):
    """What the contract says of a function in this unit and no unit proves."""
    return [clause for clause in sorted(user.contracts.get(name, ())) if not contracts.is_required(clause) and not contracts.is_chosen(user.unit, clause) and
            not any(contracts.mean_the_same(user.meaning, contracts.words_of(contracts.unnamed(clause)), unit.meaning,
                                            contracts.words_of(contracts.unnamed(other))) for unit in provers for other in unit.proves(name)[1])]


# A clause under a condition (a behavior), a contract of a statement, a word on the end of a function, and what is not to be
# proved are no form that this file compares.
OF_STATEMENT = re.compile(r"(?:requires|ensures|assigns|breaks|continues|returns|exits|assumes|behavior|complete|disjoint)\b")
UNKNOWN_CLAUSE = re.compile(r"(?:behavior|complete|disjoint|terminates|exits|allocates|frees)\b|.*\badmit\b")


def unknown_forms(unit, name):
    """Annotations of a function that is proved, or that is used where it is proved, of which this file does not know what they assume."""
    found = [clause for clause in sorted(unit.contracts.get(name, ())) if UNKNOWN_CLAUSE.match(clause)]
    if unit.takes(name):
        found += [" ".join(annotation.split()) for annotation in ANNOTATION.findall(unit.bodies[name]) if OF_STATEMENT.match(annotation.strip())]
        found += [f"admit {what.words}" for what in annotations(unit.bodies[name]) if what.place.endswith("admit")]
    return found


def complaints(units):
    """`units` as contracts.py reads them.  What a number of TRUST.md names may say more than is proved: that is what is assumed."""
    assumed = {name for names in audit.listed().values() for name in names}
    clauses = audit.assumed_clauses()
    of_function = collections.defaultdict(list)
    for unit in units:
        for name in filter(unit.takes, unit.bodies):
            of_function[unit.unit.file, name].append(unit)
    proved = {name for _, name in of_function}
    found = [f"{unit.unit.name}: {name} has an annotation of a form that is not compared: {form}" for unit in units
             for name in sorted(proved & (unit.contracts.keys() | unit.bodies.keys())) for form in unknown_forms(unit, name)]
    for (_, name), provers in sorted(of_function.items()):
        if not any(selects(unit.unit, ()) for unit in provers):
            found.append(f"{provers[0].unit.name}: no unit proves that {name} has no run-time error and assigns what it says")
        for user in provers:
            found += [f"{user.unit.name}: {name} uses and no unit proves: {what.place} {': '.join((*what.names, what.words))}"
                      for what in used(user, name) if not selects(user.unit, what.names) and not is_proved(what, user, name, provers)]
            found += [f"{user.unit.name}: no unit proves of {name}: {clause}" for clause in unproved_clauses(user, name, provers)
                      if name not in assumed and not f"{name}: {clause}".startswith(clauses)]
    return found
