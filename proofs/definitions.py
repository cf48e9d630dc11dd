# SPDX-License-Identifier: BSD-2-Clause
"""Whether what the units define is a definition.

ACSL lets a logic function or a predicate be recursive, and WP states its equation as an axiom.  If no function satisfies it, false follows.
Refused is therefore every recursion but two that always have a solution: a logic function of the form `n <= i ? ... : ...` whose calls of
itself take n - 1 for n or i + 1 for i, and a predicate that occurs in its own definition positively only, so that its equation has a
least solution (Knaster and Tarski).

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
    match = re.match(r"(?:logic|predicate|inductive)\b(.*?)\b\w+\s*(?:\{[^}]*\})?\s*\((.*?)\)\s*=\s*(.*)$", text)
    if not match:
        return None
    return [re.findall(r"\w+", parameter)[-1] for parameter in match[2].split(",")], TOKEN.findall(match[3])


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
    """Whether it is n <= i ? ... : ... and each call of itself, behind the condition, comes nearer."""
    guard = re.match(r"(\w+) ≤ (\w+) \? ", " ".join(tokens))
    if not guard:
        return False
    n, i = guard.groups()
    nearer = {(n, f"{n} - 1"), (i, f"{i} + 1")}
    return all(any(name_of in parameters and of_call[parameters.index(name_of)] == wanted for name_of, wanted in nearer)
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
    return decreases(name, parameters, tokens) or kind == "predicate" and all(is_positive(tokens, *place) for place in calls(name, tokens))


def homonyms():
    return {name for name, in wp.rows(HOMONYMS)}


def complaints(statements, whole):
    """`statements`: of each unit, by its name, what Frama-C prints (audit.statements_of)."""
    found, meanings = set(), collections.defaultdict(set)
    for unit, own in statements.items():
        for name, (kind, words) in own.items():
            if kind in ("logic", "predicate") and not is_founded(name, kind, words):
                found.add(f"{unit}: the recursion of {name} may have no solution: {' '.join(words)[:160]}")
            if kind in audit.DEFINITIONS:
                meanings[name].add(" ".join(words))
    several = {name for name, of in meanings.items() if len(of) > 1}
    return sorted(found) + [f"{name} has several definitions, and {HOMONYMS} does not name it" for name in sorted(several - homonyms())] + \
        [f"{HOMONYMS} names {name}, which has one definition" for name in sorted(homonyms() - several) if whole]
