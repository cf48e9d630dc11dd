/* SPDX-License-Identifier: BSD-2-Clause */
/* The claim of kind `jam` (spec/certificate.md, 11.3 and 11.4). With normal force x and b = -p x, the force falls when
 * alpha2 - delta x > 0, is constant when it is 0, and rises otherwise; the outcome then follows from signs. */
#include "certificate/smt2_private.h"

#include <string.h>

static const char laws[] =
    "(define-fun delta () Real (- alpha3 alpha1))\n"
    "(define-fun fall ((x Real)) Real (- alpha2 (* delta x)))\n"
    "(define-fun lift-off ((x Real)) Bool (and (> (fall x) 0.0) (or (>= delta 0.0) (> alpha2 0.0))))\n"
    "(define-fun slip ((x Real)) Bool (and (not (lift-off x)) (> alpha1 0.0)))\n"
    "(define-fun undecided ((x Real)) Bool (and (not (lift-off x)) (= alpha1 0.0)))\n"
    "(define-fun arrest ((x Real)) Bool (and (not (lift-off x)) (< alpha1 0.0) (< (fall x) 0.0) (> delta 0.0) (>= "
    "alpha3 "
    "0.0)))\n"
    "(define-fun jam ((x Real)) Bool (and (not (lift-off x)) (< alpha1 0.0) (not (arrest x))))\n";

/* Sample forces of every possible course: the constant force, and one on either side of it. */
static void put_samples(const json_t *fixed, const char *outcome, FILE *out)
{
    static const char *const factors[] = {"(/ 1.0 2.0)", "1.0", "2.0"};
    fprintf(out, "  (or (%s 1.0)", outcome);
    for (size_t i = 0; fixed != NULL && i < sizeof factors / sizeof *factors; i++) {
        fprintf(out, "\n    (and (> ");
        smt2_value(fixed, out);
        fprintf(out, " 0.0) (%s (* %s ", outcome, factors[i]);
        smt2_value(fixed, out);
        fputs(")))", out);
    }
    fputs(")\n", out);
}

/* The list of outcomes is right: each of them occurs for some positive force x, and no x has another outcome. */
static void put_outcomes(const json_t *outcomes, const json_t *fixed, FILE *out)
{
    size_t i;
    const json_t *outcome;
    json_array_foreach ((json_t *)outcomes, i, outcome) put_samples(fixed, json_string_value(outcome), out);
    fputs("  (=> (> x 0.0) (or false", out);
    json_array_foreach ((json_t *)outcomes, i, outcome) fprintf(out, " (%s x)", json_string_value(outcome));
    fputs("))\n", out);
}

static void put_threshold(const json_t *threshold, FILE *out)
{
    fputs("  (=> (> x 0.0) (and (= (< x ", out);
    smt2_value(threshold, out);
    fputs(") (> (fall x) 0.0)) (= (> x ", out);
    smt2_value(threshold, out);
    fputs(") (< (fall x) 0.0))))\n", out);
}

void smt2_jam(const json_t *certificate, FILE *out)
{
    const json_t *verdict = json_object_get(certificate, "verdict"), *witness = json_object_get(certificate, "witness");
    const json_t *fixed = json_object_get(witness, "fixed"), *threshold = json_object_get(verdict, "threshold");
    const json_t *force = json_object_get(witness, "force");
    fputs(laws, out);
    fputs("(declare-const x Real)\n; some part of the claim is false:\n(assert (not (and\n", out);
    smt2_root_fields(certificate, 0, out);
    if (fixed != NULL) smt2_equation("(/ alpha2 delta)", fixed, out);
    put_outcomes(json_object_get(verdict, "outcomes"), fixed, out);
    if (json_is_null(threshold))
        fputs("  (or (<= delta 0.0) (<= alpha2 0.0))\n", out);
    else
        put_threshold(threshold, out);
    if (force != NULL) {
        fputs("  (> p 0.0) (< b 0.0) (= 0.0 (+ b (* p ", out);
        smt2_value(force, out);
        fprintf(out, "))) (%s ", smt2_text(verdict, "outcome"));
        smt2_value(force, out);
        fputs(")\n", out);
    }
    fputs(")))\n", out);
}
