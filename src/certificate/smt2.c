/* SPDX-License-Identifier: BSD-2-Clause */
#include "certificate/smt2.h"

#include <string.h>

/* The laws, over the constants a b A B C mu u of the problem and a force (N, T).  `closed` and `open` are the
 * modes with all inequalities weak, and all strict; an inadmissible mode has no force at all. */
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

static const char *text_of(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text != NULL ? text : "";
}

/* A rational "p" or "p/q" as an SMT-LIB term. */
static void put_number(const char *text, FILE *out)
{
    const int negative = text[0] == '-';
    const char *digits = text + negative, *bar = strchr(digits, '/');
    const int length = bar != NULL ? (int)(bar - digits) : (int)strlen(digits);
    if (negative) fputs("(- ", out);
    if (bar != NULL)
        fprintf(out, "(/ %.*s.0 %s.0)", length, digits, bar + 1);
    else
        fprintf(out, "%s.0", digits);
    if (negative) fputc(')', out);
}

/* "(PREDICATE lambda_N lambda_T)" at a force; `kind` is "closed_", "open_" or "". */
static void put_at(const char *kind, const char *name, const json_t *force, FILE *out)
{
    fprintf(out, "(%s%s ", kind, name);
    put_number(text_of(force, "lambda_N"), out);
    fputc(' ', out);
    put_number(text_of(force, "lambda_T"), out);
    fputc(')', out);
}

/* The negation of "the mode has this status", as one member of the disjunction. */
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

/* "Two forces are the same". */
static void put_equal(const json_t *force, const json_t *other, FILE *out)
{
    fputs("(and (= ", out);
    put_number(text_of(force, "lambda_N"), out);
    fputc(' ', out);
    put_number(text_of(other, "lambda_N"), out);
    fputs(") (= ", out);
    put_number(text_of(force, "lambda_T"), out);
    fputc(' ', out);
    put_number(text_of(other, "lambda_T"), out);
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
        put_number(text_of(solution, "lambda_N"), out);
        fputs(") (= y ", out);
        put_number(text_of(solution, "lambda_T"), out);
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
    if (json_is_string(to)) {
        fputs(" (<= x ", out);
        put_number(json_string_value(to), out);
        fputc(')', out);
    }
    fprintf(out, " (not (solution x y)))\n  (and (solution x y) (or (not (= y %s)) (< x 0.0)", friction);
    if (json_is_string(to)) {
        fputs(" (> x ", out);
        put_number(json_string_value(to), out);
        fputc(')', out);
    }
    fputs("))\n", out);
    if (!json_is_string(to)) return;
    fputs("  (not (> ", out);
    put_number(json_string_value(to), out);
    fputs(" 0.0))\n", out);
}

void smt2_begin(FILE *out)
{
    fputs("(set-logic QF_NRA)\n", out);
}

/* 1 when every number of the certificate is rational and certain: only these are written yet. */
static int is_rational(const json_t *certificate)
{
    const char *name;
    json_t *x;
    json_object_foreach (json_object_get(certificate, "problem"), name, x) {
        const char *text = json_string_value(x);
        if (strcmp(name, "kind") != 0 && (text == NULL || strspn(text, "-/0123456789") != strlen(text))) return 0;
    }
    return strcmp(text_of(certificate, "type"), "verdict") == 0;
}

int smt2_claim(const json_t *certificate, FILE *out)
{
    const json_t *problem = json_object_get(certificate, "problem"), *verdict = json_object_get(certificate, "verdict");
    const json_t *witness = json_object_get(certificate, "witness"), *statuses = json_object_get(verdict, "modes");
    const json_t *solutions = json_object_get(witness, "solutions");
    const char *name;
    json_t *x;
    if (strcmp(text_of(certificate, "kind"), "contact") != 0 || !is_rational(certificate)) return -1;
    fprintf(out, "(push 1)\n; %s, problem %s\n", text_of(certificate, "row"), text_of(certificate, "sha256"));
    json_object_foreach ((json_t *)problem, name, x) {
        if (strcmp(name, "kind") == 0) continue;
        fprintf(out, "(define-fun %s () Real ", name);
        put_number(json_string_value(x), out);
        fputs(")\n", out);
    }
    fputs(laws, out);
    fputs("(declare-const x Real) (declare-const y Real)\n; some part of the claim is false:\n(assert (or\n", out);
    json_object_foreach ((json_t *)statuses, name, x)
        put_mode(name, json_string_value(x),
                 json_object_get(json_object_get(json_object_get(witness, "modes"), name), "force"), out);
    if (json_is_string(json_object_get(verdict, "solutions")))
        put_continuum(json_array_get(solutions, 0),
                      strcmp(text_of(statuses, "S+"), "consistent") == 0 ? "(- (* mu x))" : "(* mu x)", out);
    else
        put_forces(solutions, out);
    fputs("))\n(check-sat)\n(pop 1)\n", out);
    return 0;
}
