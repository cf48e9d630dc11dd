# SPDX-License-Identifier: BSD-2-Clause
"""Whether the contracts that a proof uses are those that are proved, clause for clause.

A header of the proofs may say more of a function than its declaration does, and one unit may prove what another uses.  So for each
function that a unit calls and another proves: every clause of its contract, as Frama-C prints it in the unit that calls, must be
one that some unit proves, which requires no more than the caller shows; and the words of the clause must mean the same in both.
What a number of TRUST.md names may say more: that is what is assumed."""
import collections
import functools
import re

import audit
import functions
import lexer
import texts
import wp

# A contract, and the head of the function below it, at the left margin or, before _Noreturn, behind one space.
CONTRACT = re.compile(r"/\*@([^*]*(?:\*(?!/)[^*]*)*)\*/\n(?=^ ?[A-Za-z_][^;{}\n]*?(?:\n[^;{}\n]*?)*?\b(\w+)\)?\(([^;{}]*)\)(?:;|\n\{))", re.S | re.M)
ATTRIBUTE = r"__attribute__\(\((?:[^()]|\([^()]*\))*\)\)"
ATTRIBUTES = re.compile(rf"(?:\s+{ATTRIBUTE})+(?=;|\n\{{)|{ATTRIBUTE} ?")  # behind a head, or before the name in it
BEGIN = r"(?:requires|ensures|assigns|terminates|decreases|exits|behavior|complete|disjoint|allocates|frees)\b(?!:)"
CLAUSE = re.compile(rf"(?:^|\n)\s*(?={BEGIN})")


def parameters(head):
    """The names of the parameters, in order."""
    return re.findall(r"(\w+)\s*(?:\[[^\]]*\])?\s*(?:,|$)", re.sub(r"\([^()]*\)", "", head.strip()))


def plain(clause, names):
    """With parameters by their places, since their names may differ and \old of one is what it is; what is assigned without what it is
    assigned from, of which WP shows nothing."""
    label, words = re.match(r"(\w+ (?:\w+: )?)(.*?);?$", clause).groups()
    for place, name in enumerate(names):
        words = re.sub(rf"(?<![>.\w]){name}\b", f"${place}", words)
    words = re.sub(r"\\old\((\$\d+)\)", r"\1", words)
    return label + re.sub(r" \\from .*", "", words).replace(r"\result", r"\nothing") if label == "assigns " else label + words


@functools.lru_cache(maxsize=None)
def clauses(contract, head):
    """The clauses of a contract; the same one stands in many units."""
    split = (" ".join(clause.split()) for clause in CLAUSE.split(contract))
    found = {plain(clause, parameters(head)) for clause in split if re.match(BEGIN, clause)}
    if sum(clause.startswith("assigns") for clause in found) > 1:
        found.discard(r"assigns \nothing")
    return frozenset(clause for clause in found if not re.fullmatch(r"requires (\w+: )?\\true", clause))


def contracts(text):
    """name -> its clauses, for each function that has a contract; the audit ends where a contract is not recognised"""
    found = collections.defaultdict(set)
    text = ATTRIBUTES.sub("", text)
    lost = {match.start() for match in re.finditer(rf"^/\*@\s*{BEGIN}", text, re.M)} - {match.start() for match in CONTRACT.finditer(text)}
    if lost:
        head = text[text.index("*/", min(lost)) + 2:].strip().split("\n")[0]
        raise SystemExit(f"prove: the function of a contract is not recognised: {head}")
    for contract, name, head in CONTRACT.findall(text):
        found[name] |= clauses(contract, head)
    return found


def is_chosen(unit, clause):
    """Whether the unit proves it: -wp-prop names the properties that it takes, or with - those that it leaves; a clause may have several names."""
    chosen = re.search(r"-wp-prop=(\S+)", unit.options)
    if not chosen:
        return True
    names = set(re.findall(r"\w+", re.match(r"(?:ensures((?: \w+:)*))?", clause)[1] or ""))
    return selects(chosen[1].split(","), names)


def selects(chosen, names):
    """Whether a choice of properties takes one of these names."""
    return not names & {name[1:] for name in chosen} if chosen[0].startswith("-") else bool(names & set(chosen))


def is_required(clause):
    return clause.startswith("requires")


@functools.lru_cache(maxsize=None)
def words_of(text):
    """A structure, a field or a variable may have the name of a symbol, which has its bracket with it; the labels of a symbol follow it."""
    plain = re.sub(r"(\w) *(\{[^{}]*\}) *(\(?)", r"\1\3 \2 ", re.sub(r"(\w) +\(", r"\1(", text))
    return re.findall(r"struct \w+|->\w+|\.\.|\.\w+|\w+\(|\\?\w+|\S", plain)


class Meaning:
    """What the words of a unit stand for: the constants of its enumerations, and what it defines."""

    def __init__(self, text):
        lists = "".join(re.findall(r"^enum(?: \w+)? \{\n(.*?)^\}", text, re.M | re.S))
        self.constants = dict(re.findall(r"(\w+) = (-?\w+)", lists))
        said = {name: words_of(" ".join(words)) for name, (kind, words) in audit.statements_of(text).items() if kind in audit.DEFINITIONS}
        self.abstract = {f"{name}(" for name in audit.symbols(text)}
        self.definitions = {next(word for word in words if word in (name, f"{name}(")): words for name, words in said.items()}


ALIKE = collections.defaultdict(set)  # (meaning, meaning) -> pairs of symbols that have one meaning in the two


def mean_the_same(here, one, there, other):
    """Whether words have one meaning in two units.  What that has shown of their symbols is kept: two symbols have one meaning if their definitions
    agree up to pairs of symbols of which the same is true."""
    taken = set()
    if not say_the_same(here, one, there, other, taken):
        return False
    ALIKE[here, there] |= taken
    return True


def say_the_same(here, one, there, other, taken):
    """Whether words have one meaning in two units, where symbols may have two names; `taken` are pairs of symbols that do if the rest does.
    A symbol that one of them only declares, with a number in TRUST.md, is the one that the other defines by that name: what is proved of
    it holds whatever it means."""
    if len(one) != len(other):
        return False
    alike = ALIKE[here, there]
    for x, y in zip(one, other):
        if x in here.definitions or y in there.definitions:
            if (x, y) in alike or (x, y) in taken or x == y and (x in here.abstract or y in there.abstract):
                continue
            if x not in here.definitions or y not in there.definitions:
                return False
            taken.add((x, y))
            if not say_the_same(here, here.definitions[x], there, there.definitions[y], taken):
                return False
        elif here.constants.get(x, x) != there.constants.get(y, y):
            return False
    return True


class Unit:
    """What Frama-C prints of a unit: the bodies, the contracts and what their words mean."""

    def __init__(self, unit, text):
        self.unit, self.text = unit, text
        self.bodies = dict(audit.BODY.findall(text))
        self.static = set(re.findall(r"^static\b[^;{}\n]*?\b(\w+)\)?\([^;{}]*\)\n\{", text, re.M))
        self.contracts = contracts(lexer.with_ghosts(text))
        self.statements = audit.statements_of(text)
        self.said = collections.defaultdict(list)  # name -> what is said of it; an axiomatic block says of each of its words
        for name, (kind, words) in self.statements.items():
            for word in {name, *(audit.words_of_block(words) if kind == "axiomatic" else ())}:
                self.said[word].append(" ".join(words))
        self.meaning = Meaning(text)

    def takes(self, name):
        return name in self.bodies and functions.takes(self.unit, name)

    def calls(self):
        taken = "".join(body for name, body in self.bodies.items() if self.takes(name))
        return lexer.calls_of(taken)

    def has_for(self, name, user):
        """Whether this is the function that the other calls by that name."""
        return self.unit.file == user.unit.file or name not in self.static | user.static

    def proves(self, name):
        """What it requires and what it shows of a function that it takes."""
        own = self.contracts[name]
        return {clause for clause in own if is_required(clause)}, {clause for clause in own if not is_required(clause) and is_chosen(self.unit, clause)}


def is_proved(clause, user, shown, prover, name):
    """Whether this unit proves the clause, and requires no more than is shown where the other uses it."""
    required, proved = prover.proves(name)

    def same(one, other):
        return mean_the_same(user.meaning, words_of(unnamed(one)), prover.meaning, words_of(unnamed(other)))
    return any(same(clause, other) for other in proved) and all(any(same(one, other) for one in shown) for other in required)


@functools.lru_cache(maxsize=None)
def unnamed(clause):
    return re.sub(r"^(\w+ )(?:\w+: )+", r"\1", clause)


def unproved_clauses(user, name, provers):
    """The clauses of a contract that a unit uses and that none of these units proves."""
    own = user.contracts.get(name, set())
    shown = {clause for clause in own if is_required(clause)}
    return [clause for clause in sorted(own - shown) if not any(is_proved(clause, user, shown, prover, name) for prover in provers)]


def unproved(units):
    """(function, clause) -> the names of the units that use it without a proof, for each function that some unit takes"""
    provers = collections.defaultdict(list)
    for unit in units:
        for name in filter(unit.takes, unit.bodies):
            provers[name].append(unit)
    found = collections.defaultdict(list)
    for user in units:
        for name in user.calls() & provers.keys():
            for clause in unproved_clauses(user, name, [prover for prover in provers[name] if prover.has_for(name, user)]):
                found[name, clause].append(user.unit.name)
    return found


def read(chosen=None):
    """The units as Frama-C prints them, but for those of Gappa."""
    chosen = [unit for unit in (wp.units() if chosen is None else chosen) if not wp.is_gappa(unit)]
    texts.read(chosen)
    return [Unit(unit, texts.seen(unit)) for unit in chosen]


def complaints(units, named, assumed):
    """`named`: what has a number in TRUST.md; `assumed`: what has to have one in any case.  A single clause may have a number too."""
    clauses = audit.assumed_clauses()
    found = {what: users for what, users in unproved(units).items() if not ": ".join(what).startswith(clauses)}
    taken = {name for unit in units for name in unit.bodies if unit.takes(name)}
    return [f"{', '.join(users)}: no unit proves of {name}: {clause}" for (name, clause), users in sorted(found.items()) if name not in named] + \
           [f"{name} has a number in TRUST.md, and all that is said of it is proved" for name in sorted(named & taken - assumed - {name for name, _ in found})]
