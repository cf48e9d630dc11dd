# SPDX-License-Identifier: BSD-2-Clause
"""Whether what the units define is a definition.

ACSL lets a logic function or a predicate be recursive, and WP states its equation as an axiom.  If no function satisfies it, false follows.
Refused is therefore every recursion but two that always have a solution: a logic function of the form `n <= i ? ... : ...` whose calls of
itself take n or n - 1 for n, and i or i + 1 for i, but not both as they are, so that n - i falls; and a predicate that occurs in its own
definition positively only, and in no \\let, so that its equation has a least solution (Knaster and Tarski).  Definitions and lemmas stand
outside of axiomatic blocks, where the audit looks for them, and a unit has one definition of a name.

One name may have several definitions in different units, where no unit has two of them; proofs/homonyms lists these names."""
import collections
import re

import audit
import wp

HOMONYMS = "proofs/homonyms"
TOKEN = re.compile(r"\\?\w+|->|\S")


def split(words):
    """head, parameters, body of a definition as a list of tokens; None where it has no body"""
    text = " ".join(words)
    match = re.match(r"(?:logic|predicate|inductive)\b.*?\b\w+\s*(?:\{[^}]*\})?\s*(?:\((.*?)\))?\s*=\s*(.*)$", text)
    if not match:
        return None
    return [re.findall(r"\w+", parameter)[-1] for parameter in (match[1] or "").split(",") if parameter.strip()], TOKEN.findall(match[2])


def close(tokens, i):
    """The place behind the bracket that closes the one at i."""
    depth = 0
    for k in range(i, len(tokens)):
        depth += (tokens[k] in "([{") - (tokens[k] in ")]}")
        if depth == 0:
            return k + 1
    return len(tokens)


def arguments(tokens, i):
    """The arguments of the call whose bracket stands at i."""
    found, depth, now = [], 0, []
    for token in tokens[i + 1:close(tokens, i) - 1]:
        depth += (token in "([{") - (token in ")]}")
        if token == "," and depth == 0:
            found.append(" ".join(now))
            now = []
        else:
            now.append(token)
    return [*found, " ".join(now)]


def calls(name, tokens):
    """Where it occurs: the place of the name, and that of the bracket of its arguments."""
    for i, token in enumerate(tokens):
        if token == name:
            bracket = close(tokens, i + 1) if tokens[i + 1:i + 2] == ["{"] else i + 1
            yield i, bracket


def decreases(name, parameters, tokens):
    """Whether it is n <= i ? ... : ... and n - i, which is positive behind the condition, is less in each call of itself."""
    guard = re.match(r"(\w+) ≤ (\w+) \? ", " ".join(tokens))
    if not guard:
        return False
    n, i = guard.groups()

    def argument(of_call, parameter):
        """What stands for it in a call; what is no parameter is what it is."""
        return of_call[parameters.index(parameter)] if parameter in parameters else parameter
    nearer = {(f"{n} - 1", i), (n, f"{i} + 1"), (f"{n} - 1", f"{i} + 1")}
    return all(len(of_call) == len(parameters) and (argument(of_call, n), argument(of_call, i)) in nearer
               for of_call in (arguments(tokens, bracket) for _, bracket in calls(name, tokens)))


def is_apart(tokens, words):
    """Whether none of these words stands in the sequence outside of brackets that open and close in it."""
    inside = 0
    for token in tokens:
        if token in "([{":
            inside += 1
        elif token in ")]}":
            inside = max(0, inside - 1)
        elif inside == 0 and token in words:
            return False
    return True


def is_positive(tokens, i, bracket):
    """Whether what stands at i is neither denied, nor left of an implication, nor in an equivalence, nor a condition."""
    mirrored = [{"(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{"}.get(token, token) for token in reversed(tokens[:i])]
    return is_apart(tokens[close(tokens, bracket):], ("⇒", "⇔", "?", "^^")) and is_apart(mirrored, ("⇔", "^^")) and \
        not any(tokens[k - 1:k] == ["¬"] for k in (i, *opened(tokens, i)))


def opened(tokens, i):
    """The brackets that are open at i."""
    stack = []
    for k in range(i):
        if tokens[k] in "([{":
            stack.append(k)
        elif tokens[k] in ")]}":
            stack.pop()
    return stack


def is_founded(name, kind, words):
    parts = split(words)
    if parts is None or name not in parts[1]:
        return True
    parameters, tokens = parts
    return decreases(name, parameters, tokens) or \
        kind == "predicate" and "\\let" not in tokens and all(is_positive(tokens, *place) for place in calls(name, tokens))


def out_of_place(text):
    """Definitions and lemmas in axiomatic blocks, and names that are defined twice."""
    items = [" ".join(item.split()) for block in re.findall(r"\baxiomatic \w+ \{(.*?)^ *\}", text, re.M | re.S) for item in block.split(";")]
    names = [audit.NAMED.match(whole)[1] for whole, _ in audit.SAID.findall(text)]
    return [f"{item[:160]} stands in an axiomatic block" for item in items if "=" in item or re.match(r"(?:check |admit )?lemma\b|inductive\b", item)] + \
        [f"{name} has two definitions" for name in sorted(set(names)) if names.count(name) > 1]


def homonyms():
    return {name for name, in wp.rows(HOMONYMS)}


def complaints(units, whole):
    """`units` as contracts.py reads them."""
    found, meanings = set(), collections.defaultdict(set)
    for unit in units:
        found |= {f"{unit.unit.name}: {what}" for what in out_of_place(unit.text)}
        for name, (kind, words) in unit.statements.items():
            if kind in ("logic", "predicate") and not is_founded(name, kind, words):
                found.add(f"{unit.unit.name}: the recursion of {name} may have no solution: {' '.join(words)[:160]}")
            if kind in audit.DEFINITIONS:
                meanings[name].add(" ".join(words))
    several = {name for name, of in meanings.items() if len(of) > 1}
    return sorted(found) + [f"{name} has several definitions, and {HOMONYMS} does not name it" for name in sorted(several - homonyms())] + \
        [f"{HOMONYMS} names {name}, which has one definition" for name in sorted(homonyms() - several) if whole]
