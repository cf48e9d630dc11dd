#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Tests of the tests of kind modes: formulas with an operation flipped, rows of the table taken out or with another outcome, its comparisons changed;
in the sources that decide each exact operation made another one, each comparison strict or not, each junction the other one, each loop a turn
shorter; and signs and directions changed by hand; one at a time.  The comparison with the oracle of tests/modes/modes_oracle.py has to notice each, or
the first checker, which has no word of this program, where only a certificate is wrong.  A sample runs in each check, all with NIGHTLY=1."""

import json
import os
import pathlib
import random
import sys
import tempfile
from fractions import Fraction

sys.path[:0] = [str(room) for room in pathlib.Path(__file__).resolve().parents[1].iterdir()]
import modes_oracle as oracle
import modes_problems as problems
import source_mutants as changes
from checkers import Tap, first_checker

SAMPLE = 3
DECIDE = ("definite", "face", "forms", "friction", "motion", "question", "report", "search", "values", "verdict")
OUTCOMES = (("INCONSISTENT", "DETERMINATE", "INDETERMINATE"), ("NONE", "FORCES", "MOTIONS"))
# What is changed by hand: file, text, other text.
BY_HAND = (
    ("src/modes/forms.c", "row[0] = dx;", "row[0] = dz;"),
    ("src/modes/forms.c", "row[1] = dz;", "row[1] = dx;"),
    ("src/modes/forms.c", "number_multiply(pool, item(problem, MODES_x, contact), dz)", "number_multiply(pool, item(problem, MODES_x, contact), dx)"),
    ("src/modes/forms.c", "number_multiply(pool, item(problem, MODES_z, contact), dx)", "number_multiply(pool, item(problem, MODES_x, contact), dx)"),
    ("src/modes/forms.c", "number_multiply(pool, item(problem, MODES_x, contact), row[0])", "number_multiply(pool, item(problem, MODES_x, contact), row[1])"),
    ("src/modes/forms.c", "number_multiply(pool, item(problem, MODES_z, contact), row[1])", "number_multiply(pool, item(problem, MODES_z, contact), row[0])"),
    ("src/modes/forms.c", "number_multiply(pool, omega, omega)", "omega"),
    ("src/modes/forms.c", "nz, number_negate(problem->pool, nx));", "number_negate(problem->pool, nz), nx);"),  # the tangent to the other side
    ("src/modes/forms.c", "nz, number_negate(problem->pool, nx));", "nz, nx);"),
    ("src/modes/forms.c", "motion->bias[2 * contact] = centripetal(problem, tangent, contact);",
     "motion->bias[2 * contact] = number_from_integer(problem->pool, 0);"),
    ("src/modes/forms.c", "motion->bias[2 * contact + 1] = centripetal(problem, normal, contact);",
     "motion->bias[2 * contact + 1] = number_from_integer(problem->pool, 0);"),
    ("src/modes/forms.c", "number_multiply(pool, mass, number_multiply(pool, rho, rho))", "number_multiply(pool, mass, rho)"),
    ("src/modes/forms.c", "number_multiply(pool, mass, number_multiply(pool, rho, rho))", "number_multiply(pool, rho, rho)"),
    ("src/modes/forms.c", "number_sign(item(problem, MODES_u, i)) : 0", "-number_sign(item(problem, MODES_u, i)) : 0"),
    ("src/modes/forms.c", "item(problem, MODES_bias, i) : number_from_integer(problem->pool, 0)", "number_from_integer(problem->pool, 0) : number_from_integer(problem->pool, 0)"),
    ("src/modes/motion.c", "motion->J[j * t->size + i]", "motion->J[i * t->size + j]"),
    ("src/modes/motion.c", "motion->M[i * t->size + j]", "motion->M[i * t->size + i]"),
    ("src/modes/motion.c", "*at(t, i, t->size + rows) = motion->F[i];", "*at(t, i, t->size + rows) = motion->F[0];"),
    ("src/modes/motion.c", "data->W[j * rows + i]", "data->W[j * rows + j]"),
    ("src/modes/motion.c", "product(t, motion, i, t->size + rows)", "product(t, motion, i, t->size + rows - 1)"),
    ("src/modes/definite.c", "if (number_sign(S[k * size + j]) != 0) return 0;", ""),
    ("src/modes/face.c", "LINEAR_NOT_POSITIVE ? -1 : 1", "LINEAR_NOT_POSITIVE ? 1 : 1"),
    ("src/modes/face.c", "f->tight[i] = 1;", ""),
    ("src/modes/face.c", "f->row[i] = 0;", ""),
    ("src/modes/face.c", "f->column[i] = 0;", ""),
    ("src/modes/face.c", "            if (f->column[j]) q->constant[i] = number_add(f->work, q->constant[i], entry(f, i, j));\n", ""),
    ("src/modes/face.c", "word->forces = positive_forces(f) - tight;", "word->forces = positive_forces(f) - all;"),
    ("src/modes/face.c", "word->accelerations = all - tight;", "word->accelerations = all;"),
    ("src/modes/face.c", "if (f->value[j] == NULL) continue;", ""),
    ("src/modes/face.c", "f->struck == 0 && !sticks_without_friction(f->search->data, word)", "f->struck == 0"),
    ("src/modes/face.c", "f->struck == 0 && !sticks_without_friction(f->search->data, word)", "1"),
    ("src/modes/face.c", "f->value[i] = x == NULL ? NULL : number_divide(f->work, x, scale);", "f->value[i] = x;"),
    ("src/modes/face.c", "weight[i] : number_add(f->work, f->weight[i], weight[i])", "weight[i] : f->weight[i]"),
    ("src/modes/question.c", "return data->u[i] == 0;", "return 1;"),
    ("src/modes/question.c", "return direction > 0;", "return 1;"),
    ("src/modes/question.c", "data->u[i] == direction;", "data->u[i] == -direction;"),
    ("src/modes/question.c", "(letter == LETTER_S_PLUS) == (direction > 0)", "(letter == LETTER_S_PLUS) == (direction < 0)"),
    ("src/modes/question.c", "return direction > 0 ?", "return direction < 0 ?"),
    ("src/modes/question.c", "data->W + row * 2 * data->contacts + 2 * i;", "data->W + row * 2 * data->contacts;"),
    ("src/modes/question.c", "k < rows ? data->mu_high[i] : data->mu[i]", "data->mu_high[i]"),
    ("src/modes/question.c", "k < rows ? data->mu_high[i] : data->mu[i]", "data->mu[i]"),
    ("src/modes/question.c", "way > 0 ? LINEAR_NOT_NEGATIVE : LINEAR_NOT_POSITIVE", "LINEAR_NOT_NEGATIVE"),
    ("src/modes/question.c", "number_from_integer(work, way > 0 ? 1 : -1)", "number_from_integer(work, 1)"),
    ("src/modes/question.c", "letter == LETTER_T ? LINEAR_ZERO : LINEAR_FREE", "LINEAR_FREE"),
    ("src/modes/question.c", "if (letter == LETTER_OPEN) ask_inequality(work, q, v, 1, 0);", ""),
    ("src/modes/question.c", "if (letter == LETTER_OPEN) ask_inequality(work, q, v, 1, 0);", "if (letter == LETTER_OPEN) ask_inequality(work, q, v, 1, 1);"),
    ("src/modes/question.c", "ask_inequality(work, q, v, 1, strictly)", "ask_inequality(work, q, v, 1, 0)"),
    ("src/modes/question.c", "ask_inequality(work, q, u, 1, strictly)", "ask_inequality(work, q, u, 1, 0)"),
    ("src/modes/question.c", "ask_inequality(work, q, u, -1, strictly)", "ask_inequality(work, q, u, -1, 0)"),
    ("src/modes/question.c", "letter == LETTER_S_PLUS ? 1 : letter == LETTER_S_MINUS ? -1 :", "letter == LETTER_S_PLUS ? -1 : letter == LETTER_S_MINUS ? 1 :"),
    ("src/modes/friction.c", "word->strict = word->strict && solvable;", "word->strict = solvable;"),
    ("src/modes/friction.c", "*some = *some || solvable;", "*some = solvable;"),
    ("src/modes/friction.c", "k >> i & 1 ? CORNER_HIGH : CORNER_LOW", "k >> i & 1 ? CORNER_LOW : CORNER_HIGH"),
    ("src/modes/friction.c", "if (!search->word[i].strict) return \"depends\";", ""),
    ("src/modes/modes.c", "problem->value[MODES_words].word == 1", "problem->value[MODES_words].word != 1"),
    ("src/modes/modes.c", "data->contacts > MODES_MAX_CLOSED", "data->contacts >= MODES_MAX_CLOSED"),
    ("src/modes/modes.c", "return closed ? add_closed(search, answer, failure) : STATUS_OK;", "return STATUS_OK;"),
    ("src/modes/search.c", "{LETTER_S_PLUS, LETTER_S_MINUS, LETTER_T}", "{LETTER_S_PLUS, LETTER_S_MINUS, LETTER_S_MINUS}"),
    ("src/modes/search.c", "{LETTER_F, LETTER_TOUCH}", "{LETTER_TOUCH, LETTER_F}"),
    ("src/modes/search.c", "if (modes_admits(search->data, i, now)) status", "status"),
    ("src/modes/search.c", "letter[i] = before;", ""),
    ("src/modes/verdict.c", "if (data->u[i] != 0) return 0;", ""),
    ("src/modes/verdict.c", "strict_motion = strict_motion || word->strict;", "strict_motion = word->strict;"),
    ("src/modes/verdict.c", "strict_motion = strict_motion || word->strict;", "strict_motion = 1;"),
    ("src/modes/verdict.c", "rest->strict && strict_motion    ? YES", "strict_motion ? YES"),
    ("src/modes/verdict.c", "rest->forces : -1", "rest->accelerations : -1"),
    ("src/modes/verdict.c", "if (verdict->at_rest) judge_equilibrium", "judge_equilibrium"),
    ("src/modes/verdict.c", "search->words == 1;", "1;"),
    ("src/modes/report.c", "if (!verdict->at_rest) return json_null();", ""),
    ("src/modes/report.c", "word->strict ? \"consistent\" : \"boundary\"", "\"consistent\""),
    ("src/modes/report.c", "letter[i] = LETTER_F;", ""),
)
# Mutants that say the same, found by their file and words, each with the reason.
EQUIVALENT = (
    (r"modes/table.h: (forces > 0 made forces >= 0|accelerations > 0 made accelerations >= 0|words > 1 made words >= 1)", "rows are read in order, and the others are above"),
    (r"c: .*\b(direction|way) > 0.*: > at \d+ made >=", "directions are 1 and -1"),
    (r"face.c: json_t \*json = f->struck > 0 .*: > at \d+ made >=", "an empty list of weights besides holds as well"),
    (r"forms.c: for \(int i = 0; i < 9; i\+\+\) motion->M\[i\] = ", "the last number is put after it"),
    (r"question.c: return letter == LETTER_T \|\| data->u.*: == at 17 made !=", "a partial word may allow more forces: it refutes less, and no full word"),
    (r"question.c: const int slip = .*LETTER_T \? 0 : u;: == at 8\d made !=", "a partial word may allow more forces: it refutes less, and no full word"),
    (r"values.c: for \(int i = 0; i < problem->kind->field_count; i\+\+\) {", "the last field is a word"),
    (r"verdict.c: while \(row < ROWS && !row_holds.*: < at \d+ made <=", "some row always holds"),
)


def mutants():
    yield from changes.other_formulas("spec/modes/formula.h")
    yield from changes.other_rows("spec/modes/table.h", OUTCOMES)
    yield from changes.other_comparisons("spec/modes/table.h", changes.REVERSED_OR_STRICT, "#define T_MODES")
    for name in DECIDE:
        yield from changes.other_code(f"src/modes/{name}.c")
    yield from changes.by_hand(BY_HAND)


def of_families(rng):
    """Problems of all families, of 1 and 2 contacts and a few of 3."""
    for k in range(150):
        problem = problems.FAMILIES[k % 6](rng, 3 if k % 30 < 2 else 1 + k // 6 % 2)
        yield {**problem, "words": "closed"} if k % 4 == 0 else problem


def of_intervals(rng):
    for k in range(60):
        yield problems.widened(rng, problems.FAMILIES[k % 6](rng, 1 + k // 6 % 2))


def irrational(rng):
    """Problems over number fields, each with a rational one that has the same words."""
    for k in range(16):
        body, other = problems.FAMILIES[(0, 3, 4, 5)[k % 4]](rng, 2), problems.FAMILIES[1 + k % 2](rng, 1 + k % 2)
        yield (problems.turned(body, *rng.choice(problems.TURNS)) if k % 2 else problems.in_units(rng, body)), body
        yield problems.rescaled(rng, other), other
        yield problems.faster({**body, "omega": str(1 + k % 3)}), {**body, "omega": str(1 + k % 3)}


def inertia(rng, k):
    """A body of which one number is a root, and its moment of inertia, which is rational."""
    body = problems.random_body(rng, 1)
    yield {**body, "gyration": f"{k}*sqrt(2)/3"}, {"inertia": Fraction(body["mass"]) * k ** 2 * Fraction(2, 9)}
    yield {**body, "omega": f"{k}*sqrt(2)"}, {"inertia": Fraction(body["mass"]) * Fraction(body["gyration"]) ** 2}


def malformed():
    for good, change, field, reason in problems.BAD:
        yield {key: x for key, x in {**good, **change}.items() if x is not None}, {"field": field, "reason": reason}


def with_truths():
    """Problems, each with its right answer."""
    rng = random.Random(26)
    yield from ((problem, oracle.judge(problem)) for problem in of_families(rng))
    yield from ((problem, oracle.judge(problem)) for problem in of_intervals(rng))
    yield from ((problem, oracle.judge(same)) for problem, same in irrational(rng))
    for k in (1, 2, 5):
        yield from inertia(rng, k)
    yield from ((problem, {"row": row, "words": words}) for problem, row, words in problems.at_limits())
    yield from malformed()
    yield problems.alike(7, 0, -1, mu_high=["1"] * 7), {"field": "mu_high", "reason": "a word touches at more than 6 contacts"}


def differs(record, right):
    """Whether an answer is not as it should be."""
    if "reason" in right:
        return record["type"] == "verdict" or record.get("field", right["field"]) != right["field"] or right["reason"] not in record["reason"]
    if record["type"] != "verdict":
        return True
    said = oracle.said(record)
    if "inertia" in right:
        return record["quantities"].get("inertia", {}).get("value") != str(right["inertia"])
    return any(said.get(key) != x for key, x in right.items()) or ("closed" in said) != ("closed" in right)


def notices(program, data, expected):
    """What notices that something is wrong: "oracle", "checker", or nothing."""
    lines = changes.answers(program, data)
    if lines is None or len(lines) != len(expected):
        return "oracle"
    records = [json.loads(line) for line in lines]
    if any(differs(record, right) for record, right in zip(records, expected)):
        return "oracle"
    words = first_checker([line for line, record in zip(lines, records) if record["type"] == "verdict"])
    return "" if set(words) == {"VERIFIED"} else "checker"


def main():
    tap, rng = Tap(), random.Random(int(os.environ.get("SEED", "7")))
    made, expected = zip(*with_truths())
    data, chosen = "".join(json.dumps(problem) + "\n" for problem in made).encode(), list(mutants())
    with tempfile.TemporaryDirectory() as folder:
        program = changes.build(folder, "modes", "spec/modes/table.h", changes.read("spec/modes/table.h"))
        tap.ok(program is not None and not notices(program, data, expected), f"the oracle agrees on {len(made)} problems where nothing is changed")
    by = {"oracle": 0, "checker": 0, "": 0}
    for what, path, program in changes.programs("modes", chosen, rng, SAMPLE):
        noticed = notices(program, data, expected) if program else ""
        by[noticed] += 1
        reason = changes.reason_of(EQUIVALENT, path, what)
        tap.ok(bool(noticed) != bool(reason), f"{path}: {what}" + (f": {reason}" if reason else f": {noticed}"),
               "does not compile" if program is None else "listed as equivalent, but noticed" if noticed else "not noticed")
    tap.ok(not changes.stale(EQUIVALENT, chosen), "each mutant that is listed as equivalent is one of them", str(changes.stale(EQUIVALENT, chosen)))
    print(f"# note: {len(chosen)} mutants" + ("" if changes.NIGHTLY else f", {SAMPLE} of them") +
          f"; {by['oracle']} noticed by the oracle, {by['checker']} by the checker alone, {by['']} say the same")
    tap.done()


main()
