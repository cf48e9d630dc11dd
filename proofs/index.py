#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""proofs/index.py            writes proofs/INDEX.md
proofs/index.py --check    compares it, and says what is wrong

For whoever doubts a row of spec/contact/table.h: the sentences of spec/contact/meaning.h that define each of its words, and the
goals that prove it.  A sentence that is not in the file, or a goal that is not in the ledger, is an error."""
import os
import re
import sys

os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
TABLE, MEANING, LEDGER, INDEX = "spec/contact/table.h", "spec/contact/meaning.h", "proofs/goals.tsv", "proofs/INDEX.md"
MODES = ("F", "S_plus", "S_minus", "T")

# field of the verdict, sentences of the meaning, lemmas of the theory, goal of contact_classify
FIELDS = (
    ("row, mode, solutions", ["solution", "exists_open_@", "exists_closed_@", "solutions_0"], ["complete", "theorem_total", "theorem_row"], "row"),
    ("class", ["class_DETERMINATE", "class_INDETERMINATE", "class_INCONSISTENT_CONTACT", "class_DEGENERATE"], ["theorem_class"], "class"),
    ("cell", ["class_DEGENERATE"], ["same_cell", "theorem_cell"], "cell"),
    ("cone", ["cone_INTERIOR", "cone_BOUNDARY", "cone_EXTERIOR"], ["theorem_cone"], "cone"),
    ("impact_without_collision", ["iwc_POSSIBLE", "iwc_DEGENERATE", "iwc_NO"], ["theorem_iwc"], "impact"),
    *((f"stability[{mode}], resolution[{mode}]", ["returns", "escapes", f"{mode}_STABLE", f"{mode}_NEUTRAL", f"{mode}_UNSTABLE", f"follows_{mode}"],
       [f"stability_{mode}", f"theorem_{mode}"], mode) for mode in MODES),
    ("resolution_iwc", ["follows_impact"], ["theorem_iwc"], "follows_impact"),
    ("resolution_arrest", ["follows_arrest"], ["theorem_iwc"], "follows_arrest"),
)


def text_of(path):
    with open(path) as file:
        return file.read()


def sentences(text):
    """Every predicate of the meaning; a macro that speaks of a mode makes one for each mode that it is given."""
    for macro, body in re.findall(r"#define (\w+)\(mode\)((?:.*\\\n)+.*\n)", text):
        for mode in re.findall(rf"\b{macro}\((\w+)\)", text.replace(f"{macro}(mode)", "")):
            text += body.replace("mode##", mode).replace("##mode", mode)
    return set(re.findall(r"predicate (\w+)\(", text))


def main(check):
    defined = sentences(text_of(MEANING))
    goals = {tuple(line.split("\t")[:2]) for line in text_of(LEDGER).splitlines()}
    wrong = []

    def sentence(name):
        if name.replace("@", "F") not in defined:
            wrong.append(f"{MEANING} does not define {name}")
        return f"`{name.replace('@', 'MODE')}`"

    def lemma(name):
        found = [(unit, goal) for unit, goal in goals if unit.startswith("theory-") and goal in (f"typed_lemma_{name}", f"typed_check_lemma_{name}")]
        if len(found) != 1:
            wrong.append(f"{LEDGER} has {len(found)} goals {name} of the theory")
        return " ".join(f"`{goal}` ({unit.removeprefix('theory-')})" for unit, goal in found)

    def code(name):
        goal = f"typed_contact_classify_ensures_{name}"
        if ("verdict", goal) not in goals:
            wrong.append(f"{LEDGER} has no goal verdict {goal}")
        return f"`{goal}`"

    lines = ["# Who doubts a row of the verdict table", "",
             "Written by `proofs/index.py`; `make check` compares it. The words of a row are defined by the sentences (predicates) named here in",
             f"`{MEANING}`, and the row is proved by the goals named here: for real states by those of the units `theory-NAME` (`proofs/contact/NAME.c`;",
             "NAME stands after the goal), for the program by those of the unit `verdict` (`src/contact/verdict.c`).",
             "`UNIT=theory-rows proofs/prove` proves those of one unit again.", "",
             "For a row NAME, `row_NAME` says: a state in the hypotheses that meets the condition has these statuses and so many forces;",
             "`alone_NAME`: it meets no condition of an earlier row; `theorem_NAME`: the program, which sees only signs, reads off the row the",
             "words that hold for the state, and no others. `complete`: every state has a row. `S_plus_CONSISTENT_exactly` and the like: the",
             "status holds in these rows and nowhere else.", "",
             "| row | condition | F | S+ | S- | T | forces | sentences | goals |", "|---|---|---|---|---|---|---|---|---|"]
    rows = re.findall(r"ROW\((\w+),\s+([^,]*),\s*(\w+),\s*(\w+),\s*(\w+),\s*(\w+),\s*(\w+)\)", text_of(TABLE))
    if len(rows) < 30:
        wrong.append(f"{TABLE}: its rows are not recognised")
    for name, condition, *words in rows[1:]:  # the first explains the columns
        said = ", ".join([sentence(f"{mode}_{word}") for mode, word in zip(MODES, words)] + [sentence(f"solutions_{words[4]}")])
        proof = ", ".join(lemma(f"{what}_{name}") for what in ("row", "alone", "theorem"))
        lines.append(f"| {name} | `{condition.strip()}` | {' | '.join(words)} | {said} | {proof} |")
    lines += ["", "| field of the verdict | sentences | lemmas | goal of the program |", "|---|---|---|---|"]
    for field, meant, lemmas, goal in FIELDS:
        lines.append(f"| {field} | {', '.join(map(sentence, meant))} | {', '.join(map(lemma, lemmas))} | {code(goal)} |")
    lines += ["", "| word | rows that say it, and no others |", "|---|---|"]
    for mode, word in [(mode, word) for mode in MODES for word in ("CONSISTENT", "BOUNDARY", "INCONSISTENT", "INADMISSIBLE")]:
        if (mode, word) != ("F", "INADMISSIBLE"):
            lines.append(f"| {sentence(f'{mode}_{word}')} | {lemma(f'{mode}_{word}_exactly')} |")
    for count in ("0", "1", "2", "3", "CONTINUUM"):
        lines.append(f"| {sentence(f'solutions_{count}')} | {lemma(f'solutions_{count}_exactly')} |")
    text = "\n".join(lines) + "\n"
    if check and text != text_of(INDEX):
        wrong.append(f"{INDEX} is out of date; run proofs/index.py")
    if not check:
        with open(INDEX, "w") as file:
            file.write(text)
    sys.exit("\n".join(sorted(set(wrong))) or None)


main("--check" in sys.argv)
