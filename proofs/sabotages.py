# SPDX-License-Identifier: BSD-2-Clause
"""Ways to let a false proof pass, each tried in a copy of the sources: the audit must complain.

A sabotage changes a few places of a few files, all that a dishonest or careless change would need, and names the units that the audit is asked
about (none: all of them) and what it must complain of; or, of the ledger, the cache and the provers, another command.  Those of a few units take a
second each and are tried by `make check`; the others by `make prove-mutants`: proofs/SABOTAGES.md lists them.  Mutants of the code, which a goal must notice, are in proofs/mutants."""
import collections
import concurrent.futures
import os
import re
import shutil
import subprocess
import sys

import wp

Sabotage = collections.namedtuple("Sabotage", "name what units changes complaint command", defaults=["--audit"])
# In place of what is replaced: the text is appended; the first line; what stands in the first line before a space.
AT_THE_END, FIRST_LINE, FIRST_KEY = None, r"\A.*\n", r"\A\S+"


def behind(path, text, code):
    """The change that puts code behind a text of a file."""
    return [(path, text, text + code)]


def in_cell(code):
    return behind("src/check/cover/cell.c", "#include <stdlib.h>\n", code)


def in_subtraction(code):
    return behind("src/check/numbers/scalar.c", "    mpq_sub(z->value, x->value, y->value);\n", code)


def in_model(code):
    return [("proofs/check/model.h", "#endif", code + "\n#endif")]


# The audit of no unit: of the sources, the commands of the build, the provers and the tables.
OF_SOURCES = "-"

SABOTAGES = (
    Sabotage("precondition-of-a-callee", "a precondition that the unit uses and no unit proves", "check-contact_verified",
             [("proofs/check/contact_verified.h", "#endif\n", "/*@ requires json->length == 12345; */\nint json_member(const struct json *json, int object, const char *key);\n#endif\n")],
             r"row_of uses and no unit proves: a call of json_member"),
    Sabotage("assertion-of-another-name", "an assertion that the unit uses and does not select", "check-contact_verified",
             [("src/check/contact/contact.c", "    return json_member(json, 0, \"row\");", "    //@ assert other: json->count == 12345;\n    return json_member(json, 0, \"row\");")],
             r"row_of uses and no unit proves: assert other"),
    Sabotage("clause-that-nobody-selects", "a clause of a contract that no unit proves", "check-contact_verified",
             [("proofs/check/contact_verified.h", "#endif\n", "/*@ ensures other: \\result == 1; */\nstatic int row_of(const struct json *json);\n#endif\n")],
             r"no unit proves of row_of: ensures other"),
    Sabotage("unit-of-run-time-errors-gone", "a function whose run-time errors no unit looks at", "check-scalar_read",
             [], r"no unit proves that scalar_read has no run-time error"),
    Sabotage("code-behind-framac", "code that the compiler reads and the proof does not", OF_SOURCES,
             in_cell("#ifndef __FRAMAC__\n#define CELL_MAX_AXES 2\n#endif\n"),
             r"__FRAMAC__ is refused"),
    Sabotage("macro-of-the-build", "a macro that only the build defines", "check-cell",
             [("GNUmakefile", "-D_POSIX_C_SOURCE=200809L", "-D_POSIX_C_SOURCE=200809L -Dcells=2"),
              ("src/check/cover/cell.c", "#include <stdlib.h>\n", "#include <stdlib.h>\nenum { cells = 3 };\n")],
             r"cells: the compiler reads .cells 2. and the proof .no macro"),
    Sabotage("macro-of-the-proof", "a macro that only the proof defines", "check-scalar",
             [("proofs/check/gmp.h", "#include", "#define mpq_sub mpq_add\n#include")], r"mpq_sub: the compiler reads .no macro"),
    Sabotage("status-renamed-to-another", "two enumerators that the proof exchanges", "check-contact_row",
             [("proofs/check/statuses.h", "#define BOUNDARY CHECKER_BOUNDARY\n#define INCONSISTENT CHECKER_INCONSISTENT",
               "#define BOUNDARY CHECKER_INCONSISTENT\n#define INCONSISTENT CHECKER_BOUNDARY")], r"BOUNDARY: the compiler reads"),
    Sabotage("condition-on-a-macro", "code that is compiled under a condition which the proof does not have", "check-cell",
             in_cell("#ifdef _FORTIFY_SOURCE\nenum { cells = 3 };\n#endif\n"),
             r"src/check/cover/cell.c: the compiler reads"),
    Sabotage("header-in-two-folders", "a header that the build and the proof find in different folders", "check-cell",
             [("spec/check/cover/cell_signs.h", AT_THE_END, "#include \"../../../src/check/cover/cell_signs.h\"\nenum { cells = 3 };\n")],
             r"src/check/cover/cell_signs.h: the compiler reads .the file. and the proof .a stand-in"),
    Sabotage("place-written-twice", "a place that is set a second time, which the model of GMP does not see", "check-scalar",
             in_subtraction("    mpq_add(z->value, z->value, x->value);\n"),
             r"scalar_subtract sets z->value twice"),
    Sabotage("place-of-an-argument", "a place that the function has not made", "check-scalar",
             in_subtraction("    mpq_set_ui(((struct scalar *)x)->value, 1, 1);\n"),
             r"scalar_subtract sets"),
    Sabotage("place-in-a-loop", "a place that is set again and again", "check-scalar",
             [("src/check/numbers/scalar.c", "    mpq_sub(z->value, x->value, y->value);\n", "    for (int i = 0; i < 2; i++) mpq_sub(z->value, x->value, y->value);\n")],
             r"scalar_subtract sets a place in a loop"),
    Sabotage("part-of-a-place", "a numerator that is lent to a function which sets it", "check-scalar_round",
             behind("src/check/numbers/scalar_round.c", "    const long shift = bits - size_of(x);\n", "    if (shift == 12345) return dyadic(pool, (__mpz_struct *)mpq_numref(x->value), 1);\n"),
             r"scalar_round gives a part of a place to dyadic, which sets it"),
    Sabotage("mutant-that-changes-nothing", "a mutant whose source has changed under it, so that nothing is tried", OF_SOURCES,
             [("proofs/mutants/checker-element-product.sed", "scalar_subtract", "scalar_difference")],
             r"checker-element-product.sed changes nothing in src/check/numbers/element.c"),
    Sabotage("recursion-that-does-not-end", "a recursive definition without a solution", "check-horner",
             [("proofs/check/power.h", "power(y, n - 1)", "power(y, n + 1)")], r"the recursion of power may have no solution"),
    Sabotage("predicate-that-denies-itself", "a predicate that is true where it is false", "check-cell",
             in_model("/*@ predicate liar(integer n) = !liar(n); */"), r"the recursion of liar may have no solution"),
    Sabotage("name-with-two-meanings", "a predicate that is true in one unit and a statement in another", "check-cell,check-scalar_read",
             [("proofs/check/scalar_read.h", "#include \"gmp.h\"", "#include \"gmp.h\"\n/*@ predicate trimmed(integer n) = \\true; */"),
              ("src/check/cover/cell.c", "#include <stdlib.h>", "#include <stdlib.h>\n/*@ predicate trimmed(integer n) = n > 0; */")], r"trimmed has several definitions"),
    Sabotage("contract-in-the-library", "a contract that Frama-C does not print", OF_SOURCES,
             in_model("#pragma fc_stdlib(push, hidden)"), r"fc_stdlib is refused"),
    Sabotage("unit-without-run-time-errors", "an option that keeps goals from being formed", OF_SOURCES,
             [("proofs/units.tsv", "check-cell\tsrc/check/cover/cell.c\tproofs/check/model.h\t@all,-program_nodes\tcvc4,cvc5,z3\t30\t-wp-literals",
               "check-cell\tsrc/check/cover/cell.c\tproofs/check/model.h\t@all,-program_nodes\tcvc4,cvc5,z3\t30\t-wp-literals -wp-no-rte")],
             r"option -wp-no-rte is not one that a unit may have"),
    Sabotage("unit-of-chosen-preconditions", "a category of properties in place of names", OF_SOURCES,
             [("proofs/units.tsv", "@all,-program_nodes\tcvc4,cvc5,z3\t30\t-wp-literals\ncheck-", "@all,-program_nodes\tcvc4,cvc5,z3\t30\t-wp-literals -wp-prop=@ensures\ncheck-")],
             r"option -wp-prop=@ensures is not one"),
    Sabotage("function-dropped-from-a-unit", "a function of the decision path that no unit takes", "",
             [("proofs/units.tsv", "json_after\tcvc4,cvc5,z3\t30\t-wp-literals", "json_after_\tcvc4,cvc5,z3\t30\t-wp-literals"),
              ("proofs/units.tsv", "check_hypotheses,signs_of,classify_signs,", "check_hypotheses,signs_of,")],
             r"neither proved nor in proofs/pending: classify_signs"),
    Sabotage("precondition-of-an-entry", "a false precondition of a function whose callers no unit proves", "",
             [("src/contact/decision.c", "requires budget: bounded_budget(budget_bits);", "requires budget: bounded_budget(budget_bits) && tiers == 12345;")],
             r"the preconditions of these .*contact_verdict_of_numbers"),
    Sabotage("assumption-widened", "an assumed contract that says more", "",
             [("proofs/check/gmp.h", "ensures 0 <= \\result <= 1 && (\\result == 1 ==>", "ensures \\result == 1 && (\\result == 1 ==>")],
             r"assumption A29 of TRUST.md is not what the units say"),
    Sabotage("definition-of-an-assumption", "a definition that an assumed contract uses", "",
             [("proofs/gmp_model.h", "t[end] == 0;", "t[end] == 1;")], r"assumption G15 of TRUST.md is not what the units say"),
    Sabotage("axiom", "an axiom without a number", "", in_model("/*@ axiomatic Liar { axiom liar: 0 == 1; } */"),
             r"liar is assumed and has no number"),
    Sabotage("admitted-lemma", "a lemma that is not a goal", "", [("proofs/numbers/ends.h", "#include", "/*@ admit lemma liar: 0 == 1; */\n#include")],
             r"liar is assumed and has no number|lemma liar is a hypothesis"),
    Sabotage("number-gone", "an assumption without its number", "", [("proofs/TRUST.md", "`mpq_sub`", "mpq_sub")],
             r"mpq_sub is assumed and has no number|assumption G5 of TRUST.md names nothing"),
    # Not one of these is named in a review that the apparatus had: they were found by looking for what else could pass.
    Sabotage("assembler", "instructions that Frama-C does not know", OF_SOURCES,
             in_cell("#define BARRIER __asm__(\"\")\n"), r"__asm__ is refused"),
    Sabotage("weak-function", "a function that the linker may exchange", OF_SOURCES,
             [("src/check/numbers/scalar_round.h", "#endif", "#pragma weak scalar_subtract\n#endif")], r"weak scalar_subtract is refused"),
    Sabotage("wrapped-function", "a function that the linker does exchange", OF_SOURCES,
             [("GNUmakefile", "LINK     := ", "LINK     := -Wl,--wrap=scalar_subtract ")], r"`-Wl,--wrap=scalar_subtract` is not known"),
    Sabotage("header-before-everything", "a header that only the build includes", OF_SOURCES,
             [("GNUmakefile", "-D_POSIX_C_SOURCE=200809L", "-D_POSIX_C_SOURCE=200809L -include src/before.h"),
              ("src/before.h", AT_THE_END, "#define scalar_sign(x) (0 * (x != 0))\n")], r"-include"),
    Sabotage("stand-in-of-a-function", "a function that the proof replaces by another", "check-scalar",
             [("proofs/check/gmp.h", "#include", "#define scalar_subtract scalar_other\n#include")], r"scalar_subtract: the compiler reads"),
    Sabotage("ledger-without-a-goal", "a goal that the ledger has lost", "strides", [("proofs/goals.tsv", "strides\ttyped_lemma_digit_fits\tCVC4\n", "")], r"goals that the ledger does not list", "--replay"),
    Sabotage("ledger-with-another-goal", "a goal that is in the ledger and is not formed", "strides",
             [("proofs/goals.tsv", "strides\ttyped", "strides\ttyped_liar\tQed\nstrides\ttyped")], r"goals of the ledger that are not proved: typed_liar", "--replay"),
    Sabotage("answer-gone-from-the-cache", "a goal whose proof is not there", "check-arguments", [("proofs/cache/check-arguments.tsv", FIRST_LINE, "")],
             r"check-arguments: not every goal is proved", "--replay-all"),
    Sabotage("answer-of-another-goal", "a proof that is there for another goal", "check-arguments", [("proofs/cache/check-arguments.tsv", FIRST_KEY, "0123456789abcdef0123456789abcdef")],
             r"check-arguments: not every goal is proved", "--replay-all"),
    Sabotage("quotient-of-integers", "a quotient of rationals that becomes one of integers", "",
             [("proofs/gmp_model.h", "ensures place_value(r) * d == n; */\nvoid mpq_set_si", "ensures place_value(r) == n / d; */\nvoid mpq_set_si")], r"assumption \w+ of TRUST.md is not what the units say"),
    Sabotage("count-of-assumptions", "a number of assumptions that is not theirs", "", [("proofs/TRUST.md", "Assumptions: ", "Assumptions: 1")],
             r"TRUST.md does not say that there are"),
    Sabotage("entry-forgotten", "a precondition whose callers nobody looks at, and which is not listed", "", [("proofs/entries.tsv", "algebraic_element\t", "algebraic_elements\t")],
             r"the preconditions of these .*algebraic_element"),
    Sabotage("homonym-forgotten", "two definitions of one name that is not listed", "", [("proofs/homonyms", "\ncontact_signed\n", "\n")], r"contact_signed has several definitions"),
    Sabotage("stand-in-forgotten", "a macro that only the proof has, and that is not listed", "", [("proofs/substitutions.tsv", "\nEOF\t", "\nEOFS\t")],
             r"EOF: the compiler reads"),
    Sabotage("loop-without-a-measure", "a loop of a proved function that ends by nothing that is proved", "",
             [("src/check/text/json.c", "@ loop variant", "@ // loop variant")], r"json.c: .*loop|json.c.* loop"),
    Sabotage("contract-of-a-statement", "a contract inside of a body, which the unit uses and does not select", "check-contact_verified",
             [("src/check/contact/contact.c", "    return json_member(json, 0, \"row\");", "    /*@ ensures other: json->count == 12345; */\n    {}\n    return json_member(json, 0, \"row\");")],
             r"row_of has an annotation of a form that is not compared: ensures other"),
    Sabotage("clause-under-a-condition", "a clause that is proved where nothing is to be shown", "check-contact_verified",
             [("proofs/check/contact_verified.h", "#endif\n", "/*@ behavior never: assumes json == \\null; ensures \\result == 1; */\nstatic int row_of(const struct json *json);\n#endif\n")],
             r"row_of has an annotation of a form that is not compared: behavior never"),
    Sabotage("function-that-need-not-end", "a function that may run for ever", "check-contact_verified",
             [("src/check/contact/contact.c", "  @ assigns \\nothing;\n  @ ensures 0 <= \\result < json->count; */\nstatic int row_of(",
               "  @ terminates \\false;\n  @ assigns \\nothing;\n  @ ensures 0 <= \\result < json->count; */\nstatic int row_of(")],
             r"row_of has an annotation of a form that is not compared: terminates"),
    Sabotage("ghost-that-writes", "a ghost statement that changes what the program reads", "check-contact_verified",
             [("src/check/contact/contact.c", "    return json_member(json, 0, \"row\");", "    int key = 0;\n    //@ ghost key = 12345;\n    return json_member(json, key, \"row\");")],
             r"contact.c.* returned non-zero exit status"),
    Sabotage("function-before-main", "a function that runs before the program", OF_SOURCES,
             in_cell("static void early(void) __attribute__((constructor));\n"),
             r"constructor.* is refused"),
    Sabotage("fast-math", "doubles that are not those of the standard", OF_SOURCES, [("GNUmakefile", "-ffp-contract=off", "-ffp-contract=off -ffast-math")],
             r"`-ffast-math` is not known"),
    Sabotage("products-contracted", "sums of products that are rounded once", OF_SOURCES, [("GNUmakefile", "-ffp-contract=off ", "")],
             r"-ffp-contract=off is missing"),
    Sabotage("prover-that-says-yes", "a script that answers for a prover", OF_SOURCES,
             [("proofs/provers/glue.sh", "exec /usr/bin/cvc5", "echo unsat; exit; exec /usr/bin/cvc5")], r"proofs/provers/glue.sh is not what TRUST.md says"),
    Sabotage("driver-with-an-axiom", "a driver that tells a prover more", OF_SOURCES,
             [("proofs/provers/z3_nra.drv", AT_THE_END, "theory real.Real\n  syntax predicate (<) \"true\"\nend\n")], r"proofs/provers/z3_nra.drv is not what TRUST.md says"),
    Sabotage("unit-of-two-rows", "two units of one name", OF_SOURCES,
             [("proofs/units.tsv", "\ncheck-cell\t", "\ncheck-cell\tsrc/check/cover/cell.c\tproofs/check/model.h\tcell_free\tcvc4\t30\ncheck-cell\t")],
             r"has 2 units of the name check-cell"),
    Sabotage("goals-of-no-unit", "goals that no unit has, which would be counted", OF_SOURCES,
             [("proofs/goals.tsv", "strides\ttyped", "stride\ttyped_liar\tQed\nstrides\ttyped")], r"has goals of stride, which is no unit"),
    Sabotage("limit-of-pending-raised", "more functions pending than are listed", "", [("proofs/pending", "# limit: ", "# limit: 1")], r"proofs/pending says that it holds"),
    # Found by a second review.
    Sabotage("condition-on-the-machine-of-framac", "code behind a macro that Frama-C defines for itself", OF_SOURCES,
             in_cell("#ifndef __FC_MACHDEP_X86_64\nenum { cells = 3 };\n#endif\n"), r"__FC_ is refused"),
    Sabotage("condition-on-the-c-library", "code behind a macro that the C library of the machine defines", "check-cell",
             in_cell("#ifdef __GLIBC__\nenum { cells = 3 };\n#endif\n"), r"src/check/cover/cell.c: the compiler reads"),
    Sabotage("lines-of-another-file", "code of which a mark says that it is of another file", OF_SOURCES,
             in_cell("#line 1 \"other.h\"\n#ifdef _FORTIFY_SOURCE\nenum { cells = 3 };\n#endif\n"), r"#line 1 .* is refused"),
    Sabotage("comment-in-a-string", "code between two strings that look like a comment", "check-cell",
             in_cell("static const char opens[] = \"/*\";\n#ifdef _FORTIFY_SOURCE\nenum { cells = 3 };\n#endif\nstatic const char closes[] = \"*/\";\n"), r"src/check/cover/cell.c: the compiler reads"),
    Sabotage("option-in-the-recipe", "a macro that the recipe defines, behind the options that are shown", OF_SOURCES, [("GNUmakefile", "-fPIC -c $<", "-DHOLE -fPIC -c $<")],
             r"`-DHOLE` is not known"),
    Sabotage("option-of-one-file", "an option that one file alone is compiled with", OF_SOURCES,
             [("GNUmakefile", AT_THE_END, "$(BUILD)/src/check/cover/cell.o: CFLAGS += -funsigned-char\n")], r"`-funsigned-char` is not known"),
    Sabotage("enumerations-of-another-size", "an option that changes types", OF_SOURCES, [("GNUmakefile", "CFLAGS   ?= -O2", "CFLAGS   ?= -O2 -fshort-enums")],
             r"`-fshort-enums` is not known"),
    Sabotage("functions-of-two-definitions", "an option of the linker that takes the first of several functions of one name", OF_SOURCES, [("GNUmakefile", "LINK     := ", "LINK     := -Wl,-z,muldefs ")],
             r"`-Wl,-z,muldefs` is not known"),
    Sabotage("wrapped-function-of-one-dash", "a function that the linker exchanges, with the option spelled otherwise", OF_SOURCES, [("GNUmakefile", "LINK     := ", "LINK     := -Wl,-wrap=scalar_subtract ")],
             r"`-Wl,-wrap=scalar_subtract` is not known"),
    Sabotage("optimisation-in-a-pragma", "doubles that are not those of the standard, by a pragma", OF_SOURCES,
             in_cell("#pragma GCC optimize(\"fast-math\")\n"), r"optimize\(.* is refused"),
    Sabotage("optimisation-in-an-attribute", "doubles that are not those of the standard, by an attribute", OF_SOURCES,
             in_cell("static int fast(void) __attribute__((optimize(\"fast-math\")));\n"), r"optimize\(.* is refused"),
    Sabotage("constructor-among-others", "a function that runs before the program, behind another attribute", OF_SOURCES,
             in_cell("static void early(void) __attribute__((noinline, __constructor__));\n"), r"__constructor__.* is refused"),
    Sabotage("assembler-on-two-lines", "instructions that Frama-C does not know, on two lines", OF_SOURCES,
             in_cell("__asm__\n(\"\");\n"), r"__asm__ is refused"),
    Sabotage("admitted-assertion", "an assertion that is not to be proved", "check-scalar",
             in_subtraction("    //@ admit \\false;\n"),
             r"scalar_subtract has an annotation of a form that is not compared: admit"),
    Sabotage("admitted-clause", "a clause of a contract that is not to be proved", "check-contact_verified",
             [("proofs/check/contact_verified.h", "#endif\n", "/*@ admit ensures \\result == 1; */\nstatic int row_of(const struct json *json);\n#endif\n")],
             r"row_of has an annotation of a form that is not compared: |annot-error|returned non-zero exit status"),
    Sabotage("lemma-in-a-block", "a lemma in an axiomatic block, where no unit that lists its functions proves it", "check-cell",
             in_model("/*@ axiomatic Liar { lemma liar: 0 == 1; } */"), r"lemma liar: .* stands in an axiomatic block"),
    Sabotage("definition-in-a-block", "a recursion without a solution, in an axiomatic block", "check-cell",
             in_model("/*@ axiomatic Liar { logic integer liar(integer n) = liar(n) + 1; } */"), r"liar.* stands in an axiomatic block"),
    Sabotage("definitions-of-one-name", "a recursion without a solution, before a second definition of the name", "check-cell",
             in_model("/*@ logic integer liar(integer n) = liar(n) + 1; logic integer liar(real x) = 0; */"), r"liar has two definitions|the recursion of liar may have no solution"),
    Sabotage("recursion-without-parameters", "a constant that is greater than itself", "check-cell",
             in_model("/*@ logic integer liar = liar + 1; */"), r"the recursion of liar may have no solution"),
    Sabotage("recursion-in-two-directions", "a recursion in which one argument falls and the other falls as well", "check-cell",
             in_model("/*@ logic integer liar(integer n, integer i) = n <= i ? 0 : 1 + liar(n - 1, i - 1); */"), r"the recursion of liar may have no solution"),
    Sabotage("denial-behind-a-name", "a predicate that is true where it is false, by another name", "check-cell",
             in_model("/*@ predicate liar(integer n) = \\let other = liar(n); !other; */"), r"the recursion of liar may have no solution"),
    Sabotage("contract-in-a-spliced-pragma", "a contract that Frama-C does not print, behind a word on two lines", OF_SOURCES,
             in_model("#pragma fc_std\\\nlib(push, hidden)\n#pragma fc_std\\\nlib(pop)"), r"fc_stdlib is refused"),
    Sabotage("contract-of-a-ghost", "a contract of a ghost function that nobody proves", "",
             [("proofs/contact/formulas.h", "ensures values: \\forall integer h; follows(h, contact_program.code, contact_OPERATIONS, contact_INPUTS) ==> contact_formulas(h); @/",
               "ensures values: \\false; @/")], r"no unit proves of contact_formulas_follow: ensures values"),
    Sabotage("function-on-one-line", "a function in a form that the audit would not see", "check-cell",
             in_cell("static void one_line(void) { ; }\n"), r"cell.c: a function is not recognised"),
    Sabotage("assumption-before-noreturn", "an assumed contract, of a function that does not return, that says more", "",
             [("proofs/numbers/scratch.h", "    assigns \\nothing;\n    ensures \\false; */\n_Noreturn", "    requires \\false;\n    assigns \\nothing;\n    ensures \\false; */\n_Noreturn")],
             r"assumption L8 of TRUST.md is not what the units say"),
    Sabotage("clause-of-two-names", "a clause that one unit leaves out by its second name, and no unit proves", "check-json_nodes,check-json_grown",
             [("src/check/text/json_nodes.c", "  @ ensures others: others_stay{Pre,Here}(json, json->count, c);\n  @ ensures fields: json->node[c].end",
               "  @ ensures x: written: \\false;\n  @ ensures others: others_stay{Pre,Here}(json, json->count, c);\n  @ ensures fields: json->node[c].end")],
             r"no unit proves of put_end: ensures x: written"),
    Sabotage("assertion-from-itself", "an assertion that is proved from one that says the same and that nobody proves", "check-field,check-field_value",
             [("src/check/numbers/field.c", "    scalar sum = top;\n", "    scalar sum = top;\n    //@ assert other: count == 12345;\n    //@ assert value: count == 12345;\n"),
              ("proofs/units.tsv", "@all\tcvc4,cvc5,z3\t30\t-wp-literals -wp-prop=-value\ncheck-field_value", "@all\tcvc4,cvc5,z3\t30\t-wp-literals -wp-prop=-value,-other\ncheck-field_value")],
             r"value_at uses and no unit proves: assert other"),
)


def changed(text, old, new):
    if old in (FIRST_LINE, FIRST_KEY):
        return re.sub(old, new, text, count=1)
    return text + new if old is AT_THE_END else text.replace(old, new, 1)


def tree(sabotage):
    """A copy of the sources with the changes; None when one of them changes nothing."""
    root = os.path.join(wp.OUT, f"sabotage-{sabotage.name}")
    shutil.rmtree(root, ignore_errors=True)
    for part in ("spec", "src", "proofs", "tests/fuzz"):
        shutil.copytree(part, os.path.join(root, part), ignore=shutil.ignore_patterns("cache", "goals.tsv", "regressions"), copy_function=os.link)
    os.makedirs(os.path.join(root, "proofs/cache"))
    answers = [f"proofs/cache/{sabotage.units}.tsv"] if sabotage.command != "--audit" else []
    for part in ("GNUmakefile", "proofs/goals.tsv", *answers):
        os.link(part, os.path.join(root, part))
    for path, old, new in sabotage.changes:
        before = wp.text_of(os.path.join(root, path)) if os.path.exists(os.path.join(root, path)) else ""
        if changed(before, old, new) == before:
            return None
        os.makedirs(os.path.dirname(os.path.join(root, path)), exist_ok=True)
        if os.path.exists(os.path.join(root, path)):
            os.unlink(os.path.join(root, path))  # a link: the file of the sources stays as it is
        with open(os.path.join(root, path), "w") as file:
            file.write(changed(before, old, new))
    return root


def survives(sabotage):
    """None when the audit complains as it should; else what it does instead."""
    root = tree(sabotage)
    if root is None:
        return f"sabotage {sabotage.name} does not apply"
    done = subprocess.run([sys.executable, "proofs/prove.py", sabotage.command], cwd=root, capture_output=True, text=True, check=False,
                          env={**{k: v for k, v in os.environ.items() if k not in ("UNIT", "SABOTAGE")}, "BUILD": "build",
                               **({"UNIT": sabotage.units} if sabotage.units else {})})
    shutil.rmtree(root)
    if done.returncode and re.search(sabotage.complaint, done.stdout + done.stderr):
        return None
    return f"sabotage {sabotage.name}, {sabotage.what}: {sabotage.command} " + ("complains of something else: " + (done.stdout + done.stderr)[-600:] if done.returncode else "finds nothing")


TABLE = "proofs/SABOTAGES.md"
HEAD = """# Attempts to let a false proof pass, and the commands that fail

Written by `proofs/prove --sabotages`.  Each is a change of a copy of the sources (proofs/sabotages.py), after which the command must fail with a complaint of its own.
`make check` tries those that ask about a few units, `make prove-mutants` all.

| sabotage | what it is | the command that fails | tried by |
|---|---|---|---|
"""


def table():
    rows = ((sabotage, f"UNIT={sabotage.units} " if sabotage.units else "", "`make check`" if sabotage.units else "`make prove-mutants`") for sabotage in SABOTAGES)
    return HEAD + "".join(f"| {sabotage.name} | {sabotage.what} | `{unit}proofs/prove {sabotage.command}` | {by} |\n" for sabotage, unit, by in rows)


def survivors(name, quick=False):
    """What the audit does not notice, of those whose name contains `name`; quick: of those that ask about a few units."""
    chosen = [sabotage for sabotage in SABOTAGES if name in sabotage.name and (sabotage.units or not quick)]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for sabotage, failure in zip(chosen, pool.map(survives, chosen)):
            print(f"{sabotage.name:<40} {'survives' if failure else 'noticed'}", flush=True)
            if failure:
                yield failure
