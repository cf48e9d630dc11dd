#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""The audit of the proofs notices what is assumed: each way to assume something in ACSL, planted beside the exact evaluator;
and a function of the decision path without a proof."""
import os
import pathlib
import sys
import tempfile

os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
sys.path.insert(0, "proofs")
import audit  # noqa: E402  (the directory is set first)
import contracts  # noqa: E402
import functions  # noqa: E402
import texts  # noqa: E402
import wp  # noqa: E402

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
from tap import Tap

PLANTED = {
    "an axiom": r"/*@ axiomatic Planted { axiom planted: \false; } */",
    "an admitted lemma": r"/*@ admit lemma planted: \false; */",
    "a symbol": "/*@ axiomatic Planted { logic real planted(real x); } */",
    "a constant": "/*@ axiomatic Planted { logic real planted; } */",
    "a predicate": "/*@ axiomatic Planted { predicate planted(real x); } */",
    "a symbol that reads memory": "/*@ axiomatic Planted { logic real planted(int *p) reads *p; } */",
    "a symbol beside others": "/*@ axiomatic Planted { logic real other = 1.0; predicate holds(real x) = x > 0; logic real planted(real x); "
                              "predicate last(real x) = x > 1; } */",
    "a function that does not return": r"/*@ assigns \nothing; ensures \false; */ _Noreturn void planted(int x); int calls(void) { planted(1); return 0; }",
    "a function with an attribute": r"/*@ assigns \nothing; ensures \result > 0; */ __attribute__((noinline)) int planted(int x); int calls(void) { return planted(1); }",
    "a function with a contract": r"/*@ assigns \nothing; ensures \result > 0; */ int planted(int x); int calls(void) { return planted(1); }",
    "a function without one": "int planted(int x); int calls(void) { return planted(1); }",
    "an admitted assertion": r"int calls(int x) { /*@ admit planted: x > 0; */ return x; }",
    "a lemma": r"/*@ lemma planted: \forall real x; x * x >= 0; */",
}
NOT_ASSUMED = {
    "a definition": "/*@ logic real planted(real x) = x; */",
    "a definition in an axiomatic block": "/*@ axiomatic Planted { logic real planted(real x) = x; } */",
    "an inductive definition": r"/*@ inductive planted(integer x) { case zero: planted(0); } */",
    "a function that nobody calls": r"/*@ assigns \nothing; ensures \result > 0; */ int planted(int x);",
}
tap = Tap()
report = tap.ok


def names_with(text, taken="-"):
    """The assumptions and lemmas of the unit `exact` when this text stands after it and it takes these functions."""
    unit = wp.unit_named("exact")._replace(functions=taken)
    with tempfile.NamedTemporaryFile("w", suffix=".c", dir=".", prefix=".planted-") as file:
        file.write(f'#include "{os.path.abspath(unit.file)}"\n{text}\n')
        file.flush()
        names, lemmas = audit.assumed_names(unit._replace(file=file.name), set())
    return names | lemmas


def seen_of(name, text, **changed):
    """A unit with this text, and what Frama-C prints of it."""
    os.makedirs(wp.OUT, exist_ok=True)
    unit = wp.unit_named("exact")._replace(name=name, file=os.path.join(wp.OUT, f"{name}.c"), functions="-", **changed)
    with open(unit.file, "w") as file:
        file.write(text)
    texts.SEEN.clear()
    return unit, texts.seen(unit)


def fingerprint_of(text, goals=(("typed_goal", "Qed"),), **changed):
    """Of a unit with this text."""
    os.makedirs(wp.OUT, exist_ok=True)
    unit = wp.unit_named("exact")._replace(file=os.path.join(wp.OUT, "planted.c"), **changed)
    with open(unit.file, "w") as file:
        file.write(text)
    texts.SEEN.clear()
    return texts.fingerprint(unit, dict(goals))


usual = names_with("")
report(usual == {"value", "assigned", "number_add", "number_subtract", "number_multiply"}, f"the unit assumes what TRUST.md says: {sorted(usual)}")
for what, text in PLANTED.items():
    report("planted" in names_with(text), f"{what} is noticed")
for what, text in NOT_ASSUMED.items():
    report(names_with(text) == usual, f"{what} is no assumption")
called = PLANTED["a function with a contract"]
report("planted" in names_with(called, "exact_evaluate,calls"), "a function is noticed that a function calls which the unit takes")
report("planted" not in names_with(called, "exact_evaluate"), "not one that only others call")

def lends(first, second, goals=({"planted"}, set())):
    """What the audit says of two units, of which the second takes the lemma `planted` from the first."""
    taken, wrong = audit.borrowed([audit.statements_of(first), audit.statements_of(second)], goals)
    return "planted" in taken[1] and not wrong


SMALL = "/*@ predicate small(real x) = x < 1.0; */"
LEMMA = r"/*@ lemma planted: \forall real x; small(x) ==> x < 2.0; */"
ADMITTED = LEMMA.replace("lemma", "axiom")  # as Frama-C prints it
report(lends(SMALL + LEMMA, SMALL + ADMITTED), "a lemma may be taken from an earlier unit that proves it")
report(lends(SMALL + LEMMA, SMALL + LEMMA), "written as a lemma too")
report(not lends(SMALL + LEMMA, SMALL + ADMITTED.replace("2.0", "3.0")), "not with other words")
report(not lends(SMALL + LEMMA, SMALL.replace("1.0", "2.0") + LEMMA), "not where its words mean something else")
report(not lends(SMALL + ADMITTED, SMALL + LEMMA, (set(), {"planted"})), "not from a later unit")
report(not lends(SMALL + LEMMA, SMALL + LEMMA, (set(), set())), "not where no unit proves it")
report("planted" not in {name for names in audit.listed().values() for name in names}, "what is planted has no number in TRUST.md")

every = functions.on_the_path()
unit = functions.Function("exact_evaluate", "src/numbers/exact.c", True, "number_add(planted(x))", "int exact_evaluate(double x)")
report(functions.proved([unit]) == [unit], "a function with a contract and a unit is proved")
report(not functions.proved([unit._replace(contract=False)]), "a function without a contract is not")
report(not functions.proved([unit._replace(name="planted")]), "a function that its unit does not take is not")
report(functions.relies_on(unit, {"planted", "other"}) == {"planted"}, "a proof that rests on it is noticed")
report(len(every) > 500 and not any(line.startswith("planted") for line in functions.wp.text_of(functions.PENDING)), "the decision path is not empty")

PROVED = r"""enum words { ONE = 1 };
/*@ predicate small(integer x) = x <= ONE; */
/*@ requires 0 <= x; assigns \nothing; ensures low: \result <= x; ensures small(\result); */
int planted(int x) { return x < 1 ? x : 1; }"""
USED = PROVED.replace("{ return x < 1 ? x : 1; }", "; int calls(int y) { return planted(y); }")


def unproved(used, proved=PROVED, **changed):
    """Which clauses a unit with the one text uses of a function that one with the other text proves."""
    units = [contracts.Unit(*seen_of("user", used)), contracts.Unit(*seen_of("prover", proved, **changed))]
    return sorted(clause for _, clause in contracts.unproved(units))


report(not unproved(USED), "a contract may be used that another unit proves")
report(not unproved(USED.replace("<= x;", "<= z;").replace("(int x)", "(int z)")), "with other names of its parameters")
report(not unproved(USED.replace("small", "tiny").replace("ONE", "UN")), "and of its symbols")
report(unproved(USED.replace("assigns", "ensures -9 <= \\result; assigns")) == ["ensures -9 ≤ (ℤ)\\result"], "a clause more is noticed")
report(unproved(USED.replace("result <= x", "result < x")) == ["ensures low: \\result < $0"], "and one of other words")
report(unproved(USED.replace("x <= ONE", "x < ONE")) == ["ensures small((ℤ)\\result)"], "and one whose words mean something else")
report(unproved(USED.replace("ONE = 1", "ONE = 2")) == ["ensures small((ℤ)\\result)"], "down to a constant")
report(len(unproved(USED.replace("requires 0 <= x;", ""))) == 3, "and a precondition that is not shown")
report(unproved(USED, options="-wp-prop=low") == ["assigns \\nothing", "ensures small((ℤ)\\result)"], "and a clause that the other unit leaves out")
report(len(unproved(USED, PROVED.replace("int planted", "static int planted"))) == 3, "and a function of one file that is not that of another")

TEXT = r"/*@ assigns \nothing; ensures \result > 0; */ int planted(void) { return 1; }"
same = fingerprint_of(TEXT)
report(fingerprint_of("/* A comment. */\n" + TEXT) == same, "a comment leaves the text of a unit what it is")
report(fingerprint_of(TEXT.replace("> 0", ">= 0")) != same, "a contract does not")
report(fingerprint_of(TEXT.replace("return 1", "return 2")) != same, "nor the code")
report(fingerprint_of(TEXT, (("typed_goal", "Qed"), ("typed_other", "Qed"))) != same, "nor another goal in the ledger")
report(fingerprint_of(TEXT, provers="z3") != same and fingerprint_of(TEXT, options="-wp-literals") != same, "nor other provers or options")
report(fingerprint_of(TEXT, seconds="1") == same, "other seconds do")
tap.done()
