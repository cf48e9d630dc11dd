/* SPDX-License-Identifier: BSD-2-Clause */
/* The claim of kind `contact`: each mode has the status in the verdict, and the contact forces are those of the
 * witness. */
#include "certificate/smt2_private.h"

#include <string.h>

/* The laws of contact in the constants a b A B C mu u of the problem and a force (N, T). In `closed` all inequalities
 * of a mode are weak, in `open` strict; an inadmissible mode holds for no force. */
static const char laws[] =
    "(define-fun u_dot ((N Real) (T Real)) Real (+ a (* A T) (* B N)))\n"
    "(define-fun v_dot ((N Real) (T Real)) Real (+ b (* B T) (* C N)))\n"
    "(define-fun slip ((N Real) (T Real)) Real (ite (= u 0.0) (u_dot N T) u))\n"
    "(define-fun solution ((N Real) (T Real)) Bool (and\n"
    "  (>= N 0.0) (>= (v_dot N T) 0.0) (= (* N (v_dot N T)) 0.0)\n"
    "  (<= T (* mu N)) (>= T (- (* mu N)))\n"
    "  (=> (> (slip N T) 0.0) (= T (- (* mu N))))\n"
    "  (=> (< (slip N T) 0.0) (= T (* mu N)))))\n"
    "(define-fun admissible_F () Bool true)\n"
    "(define-fun admissible_S+ () Bool (>= u 0.0))\n"
    "(define-fun admissible_S- () Bool (<= u 0.0))\n"
    "(define-fun admissible_T () Bool (= u 0.0))\n"
    "(define-fun closed_F ((N Real) (T Real)) Bool (and (= N 0.0) (= T 0.0) (>= (v_dot N T) 0.0)))\n"
    "(define-fun open_F ((N Real) (T Real)) Bool (and (= N 0.0) (= T 0.0) (> (v_dot N T) 0.0)))\n"
    "(define-fun closed_S+ ((N Real) (T Real)) Bool (and\n"
    "  (>= u 0.0) (= (v_dot N T) 0.0) (= T (- (* mu N))) (>= N 0.0) (=> (= u 0.0) (>= (u_dot N T) 0.0))))\n"
    "(define-fun open_S+ ((N Real) (T Real)) Bool (and\n"
    "  (>= u 0.0) (= (v_dot N T) 0.0) (= T (- (* mu N))) (> N 0.0) (=> (= u 0.0) (> (u_dot N T) 0.0))))\n"
    "(define-fun closed_S- ((N Real) (T Real)) Bool (and\n"
    "  (<= u 0.0) (= (v_dot N T) 0.0) (= T (* mu N)) (>= N 0.0) (=> (= u 0.0) (<= (u_dot N T) 0.0))))\n"
    "(define-fun open_S- ((N Real) (T Real)) Bool (and\n"
    "  (<= u 0.0) (= (v_dot N T) 0.0) (= T (* mu N)) (> N 0.0) (=> (= u 0.0) (< (u_dot N T) 0.0))))\n"
    "(define-fun closed_T ((N Real) (T Real)) Bool (and\n"
    "  (= u 0.0) (= (u_dot N T) 0.0) (= (v_dot N T) 0.0) (>= N 0.0) (<= T (* mu N)) (>= T (- (* mu N)))))\n"
    "(define-fun open_T ((N Real) (T Real)) Bool (and\n"
    "  (= u 0.0) (= (u_dot N T) 0.0) (= (v_dot N T) 0.0) (> N 0.0) (< T (* mu N)) (> T (- (* mu N)))))\n";

/* "(PREDICATE lambda_N lambda_T)" at a force; `kind` is "closed_", "open_" or "". */
static void put_at(const char *kind, const char *name, const json_t *force, FILE *out)
{
    fprintf(out, "(%s%s ", kind, name);
    smt2_member(force, "lambda_N", out);
    fputc(' ', out);
    smt2_member(force, "lambda_T", out);
    fputc(')', out);
}

/* The negation of "the mode has this status", as one term of a disjunction. */
static void put_mode(const char *name, const char *status, const json_t *force, FILE *out)
{
    fprintf(out, "  ; %s is %s\n", name, status);
    if (strcmp(status, "consistent") == 0) {
        fputs("  (not ", out);
        put_at("open_", name, force, out);
        fputs(")\n", out);
    } else if (strcmp(status, "boundary") == 0) {
        fputs("  (not ", out);
        put_at("closed_", name, force, out);
        fprintf(out, ") (open_%s x y)\n", name);
    } else {
        const int inadmissible = strcmp(status, "inadmissible") == 0;
        fprintf(out, "  %sadmissible_%s%s\n", inadmissible ? "" : "(not ", name, inadmissible ? "" : ")");
        fprintf(out, "  (closed_%s x y)\n", name);
    }
}

/* The statement "two forces are equal". */
static void put_equal(const json_t *force, const json_t *other, FILE *out)
{
    fputs("(and (= ", out);
    smt2_member(force, "lambda_N", out);
    fputc(' ', out);
    smt2_member(other, "lambda_N", out);
    fputs(") (= ", out);
    smt2_member(force, "lambda_T", out);
    fputc(' ', out);
    smt2_member(other, "lambda_T", out);
    fputs("))", out);
}

/* The negation of "the solutions are exactly these forces". */
static void put_forces(const json_t *solutions, FILE *out)
{
    size_t i;
    const json_t *solution;
    fprintf(out, "  ; exactly %zu contact forces, all different\n", json_array_size(solutions));
    json_array_foreach ((json_t *)solutions, i, solution) {
        fputs("  (not ", out);
        put_at("", "solution", solution, out);
        fputs(")\n", out);
        for (size_t j = 0; j < i; j++) {
            fputs("  ", out);
            put_equal(solution, json_array_get(solutions, j), out);
            fputc('\n', out);
        }
    }
    fputs("  (and (solution x y)", out);
    json_array_foreach ((json_t *)solutions, i, solution) {
        fputs("\n    (not (and (= x ", out);
        smt2_member(solution, "lambda_N", out);
        fputs(") (= y ", out);
        smt2_member(solution, "lambda_T", out);
        fputs(")))", out);
    }
    fputs(")\n", out);
}

/* The negation of "the solutions are exactly the forces of slip in direction d with 0 <= lambda_N <= to". */
static void put_continuum(const json_t *solution, const char *friction, FILE *out)
{
    const json_t *to = json_object_get(solution, "to");
    fputs("  ; the contact forces are a continuum\n  (and (= y ", out);
    fprintf(out, "%s) (>= x 0.0)", friction);
    if (!json_is_null(to)) {
        fputs(" (<= x ", out);
        smt2_value(to, out);
        fputc(')', out);
    }
    fprintf(out, " (not (solution x y)))\n  (and (solution x y) (or (not (= y %s)) (< x 0.0)", friction);
    if (!json_is_null(to)) {
        fputs(" (> x ", out);
        smt2_value(to, out);
        fputc(')', out);
    }
    fputs("))\n", out);
    if (json_is_null(to)) return;
    fputs("  (not (> ", out);
    smt2_value(to, out);
    fputs(" 0.0))\n", out);
}

void smt2_contact(const json_t *certificate, FILE *out)
{
    const json_t *verdict = json_object_get(certificate, "verdict"), *witness = json_object_get(certificate, "witness");
    const json_t *solutions = json_object_get(witness, "solutions"), *statuses = json_object_get(verdict, "modes");
    const char *name;
    json_t *x;
    fputs(laws, out);
    fputs("(declare-const x Real) (declare-const y Real)\n; some part of the claim is false:\n(assert (or\n", out);
    smt2_root_fields(certificate, 1, out);
    json_object_foreach ((json_t *)statuses, name, x)
        put_mode(name, json_string_value(x),
                 json_object_get(json_object_get(json_object_get(witness, "modes"), name), "force"), out);
    if (json_is_string(json_object_get(verdict, "solutions")))
        put_continuum(json_array_get(solutions, 0),
                      strcmp(smt2_text(statuses, "S+"), "consistent") == 0 ? "(- (* mu x))" : "(* mu x)", out);
    else
        put_forces(solutions, out);
    fputs("))\n", out);
}
