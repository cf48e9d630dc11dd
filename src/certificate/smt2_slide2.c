/* SPDX-License-Identifier: BSD-2-Clause */
/* The claim of kind `slide2` (spec/slide2/certificate.md, 14.3 to 14.5): the status of every mode, the number of pairs
 * of forces that solve the problem, impacts without collision, and stability, by the conditions of Routh and Hurwitz
 * for the compliance of the problem. */
#include "certificate/smt2_private.h"

#include <string.h>

/* The definition p_ij = C_ij - s_j mu_j B_ji, when an inertia is given. */
static const char columns[] = "(define-fun p11 () Real (- C11 (* s1 mu1 B11)))\n"
                              "(define-fun p12 () Real (- C12 (* s2 mu2 B21)))\n"
                              "(define-fun p21 () Real (- C12 (* s1 mu1 B12)))\n"
                              "(define-fun p22 () Real (- C22 (* s2 mu2 B22)))\n";

/* Newton's and Signorini's laws; and small motions y'' = P (K y + Q y') with stiffnesses and dampings that are
 * positive. */
static const char laws[] =
    "(define-fun v1 ((l Real) (m Real)) Real (+ b1 (* p11 l) (* p12 m)))\n"
    "(define-fun v2 ((l Real) (m Real)) Real (+ b2 (* p21 l) (* p22 m)))\n"
    "(define-fun slips ((force Real) (v_dot Real)) Bool (and (= v_dot 0.0) (>= force 0.0)))\n"
    "(define-fun slips_strictly ((force Real) (v_dot Real)) Bool (and (= v_dot 0.0) (> force 0.0)))\n"
    "(define-fun lifts ((force Real) (v_dot Real)) Bool (and (= force 0.0) (>= v_dot 0.0)))\n"
    "(define-fun lifts_strictly ((force Real) (v_dot Real)) Bool (and (= force 0.0) (> v_dot 0.0)))\n"
    "(define-fun solves ((l Real) (m Real)) Bool (and (>= l 0.0) (>= m 0.0) (>= (v1 l m) 0.0) (>= (v2 l m) 0.0)\n"
    "  (= (* l (v1 l m)) 0.0) (= (* m (v2 l m)) 0.0)))\n"
    "(define-fun D () Real (- (* p11 p22) (* p12 p21)))\n"
    "(define-fun a3 ((d1 Real) (d2 Real)) Real (+ (* p11 d1) (* p22 d2)))\n"
    "(define-fun a2 ((c1 Real) (c2 Real) (d1 Real) (d2 Real)) Real (+ (* p11 c1) (* p22 c2) (* D d1 d2)))\n"
    "(define-fun a1 ((c1 Real) (c2 Real) (d1 Real) (d2 Real)) Real (* D (+ (* c1 d2) (* c2 d1))))\n"
    "(define-fun a0 ((c1 Real) (c2 Real)) Real (* D c1 c2))\n"
    "(define-fun last ((x3 Real) (x2 Real) (x1 Real) (x0 Real)) Real (- (* x3 x2 x1) (* x1 x1) (* x3 x3 x0)))\n"
    "(define-fun positive ((c1 Real) (c2 Real) (d1 Real) (d2 Real)) Bool (and (> (a3 d1 d2) 0.0) (> (a2 c1 c2 d1 d2) "
    "0.0)\n"
    "  (> (a1 c1 c2 d1 d2) 0.0) (> (a0 c1 c2) 0.0)))\n"
    "(define-fun rest_of ((c1 Real) (c2 Real) (d1 Real) (d2 Real)) Real\n"
    "  (last (a3 d1 d2) (a2 c1 c2 d1 d2) (a1 c1 c2 d1 d2) (a0 c1 c2)))\n"
    "(define-fun returns ((c1 Real) (c2 Real) (d1 Real) (d2 Real)) Bool (and (positive c1 c2 d1 d2) (> (rest_of c1 c2 "
    "d1 d2) 0.0)))\n"
    "(define-fun wavers ((c1 Real) (c2 Real) (d1 Real) (d2 Real)) Bool (or\n"
    "  (and (positive c1 c2 d1 d2) (= (rest_of c1 c2 d1 d2) 0.0))\n"
    "  (and (= D 0.0) (>= (a3 d1 d2) 0.0) (>= (a2 c1 c2 d1 d2) 0.0))))\n";

/* The conditions of a mode on the forces l and m, which the caller has bound. */
static void put_conditions(const char *name, const char *strictly, FILE *out)
{
    const int second = name[1] == '+' ? 2 : 1;
    fprintf(out, "(and (%s%s l (v1 l m)) (%s%s m (v2 l m)))", name[0] == 'S' ? "slips" : "lifts", strictly,
            name[second] == 'S' ? "slips" : "lifts", strictly);
}

static void put_forces(const json_t *force, FILE *out)
{
    fputs("((l ", out);
    smt2_member(force, "lambda1", out);
    fputs(") (m ", out);
    smt2_member(force, "lambda2", out);
    fputs("))", out);
}

/* The forces of the witness satisfy the mode; or no forces x, y satisfy it, or none strictly. */
static void put_mode(const char *name, const char *status, const json_t *force, FILE *out)
{
    const int holds = strcmp(status, "inconsistent") != 0, inside = strcmp(status, "consistent") == 0;
    fprintf(out, "  ; %s is %s\n", name, status);
    if (holds) {
        fputs("  (let ", out);
        put_forces(force, out);
        fputc(' ', out);
        put_conditions(name, inside ? "_strictly" : "", out);
        fputs(")\n", out);
    }
    if (inside) return;
    fputs("  (let ((l x) (m y)) (not ", out);
    put_conditions(name, holds ? "_strictly" : "", out);
    fputs("))\n", out);
}

/* Every solution is one of those given for the consistent modes. For a continuum nothing beyond the modes is claimed. */
static void put_count(const json_t *count, const json_t *statuses, const json_t *modes, FILE *out)
{
    const char *name;
    json_t *status;
    if (!json_is_integer(count)) return;
    fprintf(out, "  ; solutions: %" JSON_INTEGER_FORMAT "\n  (=> (solves x y) (or false", json_integer_value(count));
    json_object_foreach ((json_t *)statuses, name, status) {
        if (strcmp(json_string_value(status), "inconsistent") == 0) continue;
        fputs(" (let ", out);
        put_forces(json_object_get(json_object_get(modes, name), "force"), out);
        fputs(" (and (= x l) (= y m)))", out);
    }
    fputs("))\n", out);
}

static void put_sign(const char *quantity, const char *word, FILE *out)
{
    fprintf(out, "  (%s %s 0.0)\n",
            strcmp(word, "stable") == 0     ? ">"
            : strcmp(word, "unstable") == 0 ? "<"
                                            : "=",
            quantity);
}

/* Stiffnesses and dampings as arguments. */
static void put_example(const json_t *example, FILE *out)
{
    static const char *const names[] = {"k1", "k2", "q1", "q2"};
    for (int i = 0; i < 4; i++) {
        fputs(" (- ", out);
        smt2_member(example, names[i], out);
        fputc(')', out);
    }
}

/* Stability of S+S+ for every stiffness and damping: the signs from which the word follows (proofs/slide2/stability.c),
 * since a solver does not find this by itself. When stability depends on them, two examples with the conditions of
 * Routh and Hurwitz. */
static void put_stability(const json_t *stability, const json_t *witness, FILE *out)
{
    static const char *const rows[][2] = {
        {"degenerate", "(= D 0.0)"},
        {"unstable", "(or (< D 0.0) (and (> D 0.0) (<= p11 0.0) (<= p22 0.0)))"},
        {"stable", "(> D 0.0) (> p11 0.0) (> p22 0.0) (>= (* p12 p21) 0.0)"},
    };
    const char *word = smt2_text(stability, "S+S+");
    put_sign("p11", smt2_text(stability, "S+F"), out);
    put_sign("p22", smt2_text(stability, "FS+"), out);
    fprintf(out, "  ; S+S+, if it is a mode, is %s\n", word);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (strcmp(word, rows[i][0]) == 0) fprintf(out, "  %s\n", rows[i][1]);
    if (strcmp(word, "depends") != 0) return;
    fputs("  (returns", out);
    put_example(json_object_get(witness, "stable"), out);
    fputs(")\n  (not (returns", out);
    put_example(json_object_get(witness, "unstable"), out);
    fputs("))\n", out);
}

static void put_hurwitz(const json_t *word, FILE *out)
{
    static const char sizes[] = "(- k1) (- k2) (- q1) (- q2)";
    if (!json_is_string(word)) return;
    const char *text = json_string_value(word);
    fprintf(out, "  ; with this compliance it is %s\n  ", text);
    if (strcmp(text, "stable") == 0)
        fprintf(out, "(returns %s)\n", sizes);
    else if (strcmp(text, "marginal") == 0)
        fprintf(out, "(wavers %s)\n", sizes);
    else
        fprintf(out, "(not (or (returns %s) (wavers %s)))\n", sizes, sizes);
}

/* IF and FI; and II: whether forces push both contacts in, either the force of one contact or two that push equally
 * fast. */
static void put_impacts(const json_t *impacts, FILE *out)
{
    static const char *const claims[][2] = {{"IF", "(and (< p11 0.0) (> p21 0.0))"},
                                            {"FI", "(and (< p22 0.0) (> p12 0.0))"}};
    for (int i = 0; i < 2; i++) {
        const int possible = strcmp(smt2_text(impacts, claims[i][0]), "possible") == 0;
        fprintf(out, "  ; %s: %s\n  %s%s%s\n", claims[i][0], smt2_text(impacts, claims[i][0]), possible ? "" : "(not ",
                claims[i][1], possible ? "" : ")");
    }
    fprintf(out, "  ; II: %s\n", smt2_text(impacts, "II"));
    fputs(strcmp(smt2_text(impacts, "II"), "not_excluded") == 0
              ? "  (or (and (< p11 0.0) (< p21 0.0)) (and (< p12 0.0) (< p22 0.0))\n"
                "    (and (distinct D 0.0) (>= (* D (- p12 p22)) 0.0) (>= (* D (- p21 p11)) 0.0)))\n"
              : "  (=> (and (>= x 0.0) (>= y 0.0)) (or (>= (+ (* p11 x) (* p12 y)) 0.0) (>= (+ (* p21 x) (* p22 y)) "
                "0.0)))\n",
          out);
}

void smt2_slide2(const json_t *certificate, FILE *out)
{
    const json_t *verdict = json_object_get(certificate, "verdict"), *statuses = json_object_get(verdict, "modes");
    const json_t *witness = json_object_get(certificate, "witness"), *modes = json_object_get(witness, "modes");
    const char *name;
    json_t *x;
    if (json_object_get(json_object_get(certificate, "problem"), "A11") != NULL) fputs(columns, out);
    fputs(laws, out);
    fputs("(declare-const x Real) (declare-const y Real)\n; some part of the claim is false:\n(assert (not (and\n",
          out);
    smt2_root_fields(certificate, 0, out);
    json_object_foreach ((json_t *)statuses, name, x)
        put_mode(name, json_string_value(x), json_object_get(json_object_get(modes, name), "force"), out);
    put_count(json_object_get(verdict, "solutions"), statuses, modes, out);
    put_stability(json_object_get(verdict, "stability"), witness, out);
    put_hurwitz(json_object_get(verdict, "hurwitz"), out);
    put_impacts(json_object_get(verdict, "impact_without_collision"), out);
    fputs(")))\n", out);
}
