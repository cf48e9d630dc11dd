/* SPDX-License-Identifier: BSD-2-Clause */
/* The claim of kind `rest`: its three conditions (spec/certificate.md, 12.3 to 12.5), with the numbers of the witness. */
#include "certificate/smt2_private.h"

#include <string.h>

static const char laws[] = "(define-fun E_plus () Real (+ (* a (- C (* mu B))) (* b (- (* mu A) B))))\n"
                           "(define-fun E_minus () Real (- (* b (+ (* mu A) B)) (* a (+ C (* mu B)))))\n"
                           "(define-fun k_plus () Real (- (* mu A) B))\n"
                           "(define-fun k_minus () Real (+ (* mu A) B))\n";

static void put_contact(const char *state, FILE *out)
{
    const char *inside = "(< b 0.0) (< E_plus 0.0) (< E_minus 0.0)";
    if (strcmp(state, "holds") == 0)
        fprintf(out, "  %s\n", inside);
    else if (strcmp(state, "fails") == 0)
        fputs("  (> b 0.0)\n", out);
    else
        fprintf(out, "  (<= b 0.0) (not (and %s))\n", inside);
}

/* An entry of a list of lists. */
static const json_t *entry_of(const json_t *rows, size_t i, size_t j)
{
    return json_array_get(json_array_get(rows, i), j);
}

/* The entry of L D L^T in row i and column j <= i is that of H. */
static void put_product(const json_t *potential, const json_t *H, size_t i, size_t j, FILE *out)
{
    const json_t *lower = json_object_get(potential, "lower"), *pivots = json_object_get(potential, "pivots");
    fputs("  (= ", out);
    smt2_value(entry_of(H, i, j), out);
    fputs(" (+ 0.0", out);
    for (size_t k = 0; k <= j; k++) {
        fputs(" (* 1.0 ", out);
        if (k < i) smt2_value(entry_of(lower, i, k), out);
        fputc(' ', out);
        smt2_value(json_array_get(pivots, k), out);
        fputc(' ', out);
        if (k < j) smt2_value(entry_of(lower, j, k), out);
        fputc(')', out);
    }
    fputs("))\n", out);
}

/* H = L D L^T with pivots >= 0: all positive when H is definite, at least one zero when it is only semidefinite. */
static void put_factors(const json_t *potential, const json_t *H, int definite, FILE *out)
{
    size_t i;
    const json_t *pivot, *pivots = json_object_get(potential, "pivots");
    for (i = 0; i < json_array_size(H); i++)
        for (size_t j = 0; j <= i; j++) put_product(potential, H, i, j, out);
    json_array_foreach ((json_t *)pivots, i, pivot) {
        fprintf(out, "  (%s ", definite ? ">" : ">=");
        smt2_value(pivot, out);
        fputs(" 0.0)\n", out);
    }
    if (definite) return;
    fputs("  (or false", out);
    json_array_foreach ((json_t *)pivots, i, pivot) {
        fputs(" (= 0.0 ", out);
        smt2_value(pivot, out);
        fputc(')', out);
    }
    fputs(")\n", out);
}

/* x^T H x < 0 for the direction x. */
static void put_direction(const json_t *direction, const json_t *H, FILE *out)
{
    fputs("  (< (+ 0.0", out);
    for (size_t i = 0; i < json_array_size(H); i++)
        for (size_t j = 0; j < json_array_size(H); j++) {
            fputs(" (* ", out);
            smt2_value(json_array_get(direction, i), out);
            fputc(' ', out);
            smt2_value(entry_of(H, i, j), out);
            fputc(' ', out);
            smt2_value(json_array_get(direction, j), out);
            fputc(')', out);
        }
    fputs(") 0.0)\n", out);
}

static void put_potential(const json_t *certificate, const char *state, FILE *out)
{
    const json_t *potential = json_object_get(json_object_get(certificate, "witness"), "potential");
    const json_t *values = json_object_get(potential, "values");
    const json_t *H = values != NULL ? values : json_object_get(json_object_get(certificate, "problem"), "H");
    if (potential == NULL) return;
    if (strcmp(state, "fails") == 0)
        put_direction(json_object_get(potential, "direction"), H, out);
    else
        put_factors(potential, H, strcmp(state, "holds") == 0, out);
}

/* e of the impact that is repeated, compared with 1; or, when slip can be reversed, the conditions for e < 1 or for
 * leaving it open. */
static void put_impacts(const json_t *certificate, const char *state, FILE *out)
{
    const json_t *witness = json_object_get(certificate, "witness"), *impact = json_object_get(witness, "impact");
    const char *law = smt2_text(json_object_get(certificate, "problem"), "law");
    const int holds = strcmp(state, "holds") == 0, constant = strcmp(law, "newton") == 0;
    if (*state == '\0') {
        fputs("  (>= b 0.0)\n", out);
    } else if (impact == NULL) {
        fputs("  (< b 0.0) (or (< k_plus 0.0) (< k_minus 0.0))\n", out);
        fprintf(out, "  (%s (or (< r 1.0) (and %s (> mu 0.0) (< E_plus 0.0) (< E_minus 0.0))))\n",
                holds ? "and" : "not", constant ? "false" : "true");
    } else {
        const size_t count = smt2_motion_holds(impact, law, out);
        fprintf(out, "  (< b 0.0) (>= k_plus 0.0) (>= k_minus 0.0) (%s v%zu 1.0)\n",
                holds                         ? "<"
                : strcmp(state, "fails") == 0 ? ">"
                                              : "=",
                count);
    }
}

void smt2_rest(const json_t *certificate, FILE *out)
{
    const json_t *conditions = json_object_get(json_object_get(certificate, "verdict"), "conditions");
    const json_t *impact = json_object_get(json_object_get(certificate, "witness"), "impact");
    fputs(laws, out);
    fputs("; some part of the claim is false:\n", out);
    if (impact != NULL) smt2_motion(impact, "(/ (* 2.0 a) (- b))", "(- 1.0)", out);
    fputs("(assert (not (and (> A 0.0) (> C 0.0) (> (* A C) (* B B)) (>= mu 0.0) (<= 0.0 r 1.0)\n", out);
    fputs("  (<= E_plus 0.0) (<= E_minus 0.0) (>= (* a B) (* A b))\n", out);
    smt2_root_fields(certificate, 0, out);
    put_contact(smt2_text(conditions, "contact"), out);
    put_potential(certificate, smt2_text(conditions, "potential"), out);
    put_impacts(certificate, smt2_text(conditions, "impacts"), out);
    fputs(")))\n", out);
}
