/* SPDX-License-Identifier: BSD-2-Clause */
/* The claim of kind `wedge` for the models with two sliders (spec/wedge/certificate.md, W.3 and W.4): the status of
 * every mode, and the number of forces for sliding in each direction, from Newton's equations of both sliders. */
#include "certificate/smt2_private.h"

#include <string.h>

static const char size[] = "(define-fun size ((z Real)) Real (ite (>= z 0.0) z (- z)))\n";

/* A rod with axial force z between the guides. It slides in direction e when both accelerations are equal; or it rests. */
static const char rod[] =
    "(define-fun slides ((e Real) (z Real)) Bool (= (* M2 (- (+ P1 z) (* e first tan_alpha (size z))))\n"
    "  (* M1 (- P2 z (* e other tan_alpha (size z))))))\n"
    "(define-fun rests ((d Real) (z Real)) Bool (and\n"
    "  (<= (size (+ P1 z)) (* first tan_alpha (size z))) (<= (size (- P2 z)) (* other tan_alpha (size z)))))\n";
static const char rests_inside_one[] = "(define-fun rests_inside ((d Real) (z Real)) Bool (and\n"
                                       "  (< (size (+ P1 z)) (* first tan_alpha (size z))) (= P2 z)))\n";
static const char rests_inside_two[] =
    "(define-fun rests_inside ((d Real) (z Real)) Bool (and\n"
    "  (< (size (+ P1 z)) (* first tan_alpha (size z))) (< (size (- P2 z)) (* other tan_alpha (size z)))))\n";

/* The slipper with the force z of its gap: friction R at point 2 when z > 0, at point 1 when z < 0; `rod` is the
 * transverse component of the rod's force. */
static const char slipper[] =
    "(define-fun arm ((d Real) (R Real)) Real (/ (- (- (* d l3 R)) (* epsilon P1)) l2))\n"
    "(define-fun across ((resultant Real)) Real (* (- P2 (/ (* M2 resultant) (+ M1 M2))) tangent))\n"
    "(define-fun balance ((d Real) (z Real) (R Real)) Bool (= (* 2.0 z) (+ (across (+ P1 P2 R)) (arm d R))))\n"
    "(define-fun sign ((z Real)) Real (ite (>= z 0.0) 1.0 (- 1.0)))\n"
    "(define-fun slides ((e Real) (z Real)) Bool (balance (sign z) z (- (* e mu (size z)))))\n"
    "(define-fun rests ((d Real) (z Real)) Bool (and (balance d z (- (+ P1 P2))) (<= (size (+ P1 P2)) (* mu (size "
    "z)))))\n"
    "(define-fun rests_inside ((d Real) (z Real)) Bool (and (balance d z (- (+ P1 P2))) (< (size (+ P1 P2)) (* mu "
    "(size z)))))\n";

static void put_model(const char *model, FILE *out)
{
    fputs(size, out);
    if (strncmp(model, "slipper", 7) == 0) {
        fprintf(out, "(define-fun tangent () Real %s)\n%s", strcmp(model, "slipper") == 0 ? "tan_alpha" : "0.0",
                slipper);
        return;
    }
    const int two = strcmp(model, "two_mu") == 0;
    fprintf(out, "(define-fun first () Real %s)\n(define-fun other () Real %s)\n%s", two ? "mu1" : "mu",
            two ? "mu2" : "0.0", rod);
    fputs(two ? rests_inside_two : rests_inside_one, out);
}

/* The statement "the force z satisfies the mode", with strict or weak inequalities. The caller writes `z` before the
 * text that is returned. */
static void put_mode_of(const char *name, int strict, const char *variable, const json_t *force, FILE *out)
{
    const char *side = name[1] == '+' ? "1.0" : "(- 1.0)", *motion = name[0] == '+' ? "1.0" : "(- 1.0)";
    fputs("(let ((z ", out);
    if (force != NULL)
        smt2_member(force, "z", out);
    else
        fputs(variable, out);
    fprintf(out, ")) (and (%s (* %s z) 0.0) ", strict ? ">" : ">=", side);
    if (name[0] == '0')
        fprintf(out, "(%s %s z)", strict ? "rests_inside" : "rests", side);
    else
        fprintf(out, "(slides %s z)", motion);
    fputs("))", out);
}

/* The statement that the mode has this status, as terms of a conjunction for all x. */
static void put_status(const char *name, const char *status, const json_t *force, FILE *out)
{
    const int holds = strcmp(status, "inconsistent") != 0, inside = strcmp(status, "consistent") == 0;
    fprintf(out, "  ; %s is %s\n", name, status);
    if (holds) {
        fputs("  ", out);
        put_mode_of(name, inside, NULL, force, out);
        fputc('\n', out);
    }
    if (inside) return;
    fputs("  (not ", out);
    put_mode_of(name, holds, "x", NULL, out);
    fputs(")\n", out);
}

/* The forces of sliding in a direction are those of its consistent modes, or all forces on one side. */
static void put_count(const char *direction, const char *count, const json_t *statuses, const json_t *modes, FILE *out)
{
    const char *e = direction[0] == '+' ? "1.0" : "(- 1.0)";
    size_t listed = 0;
    fprintf(out, "  ; sliding %s: %s\n", direction, count);
    if (strcmp(count, "continuum") == 0) {
        fprintf(out, "  (or (slides %s (size x)) (slides %s (- (size y))))\n", e, e);
        return;
    }
    fprintf(out, "  (=> (slides %s x) (or false", e);
    for (int d = 0; d < 2; d++) {
        const char name[] = {direction[0], d == 0 ? '+' : '-', '\0'};
        if (strcmp(smt2_text(statuses, name), "inconsistent") == 0) continue;
        fputs(" (= x ", out);
        smt2_member(json_object_get(json_object_get(modes, name), "force"), "z", out);
        fputc(')', out);
        listed++;
    }
    fputs("))\n", out);
    if (listed == 0 && strcmp(count, "none") != 0) fputs("  false\n", out);
}

void smt2_wedge(const json_t *certificate, FILE *out)
{
    const json_t *verdict = json_object_get(certificate, "verdict"), *statuses = json_object_get(verdict, "modes");
    const json_t *modes = json_object_get(json_object_get(certificate, "witness"), "modes");
    const char *name;
    json_t *x;
    put_model(smt2_text(json_object_get(certificate, "problem"), "model"), out);
    fputs("(declare-const x Real) (declare-const y Real)\n; some part of the claim is false:\n(assert (not (and\n",
          out);
    smt2_root_fields(certificate, 0, out);
    json_object_foreach ((json_t *)statuses, name, x)
        put_status(name, json_string_value(x), json_object_get(json_object_get(modes, name), "force"), out);
    json_object_foreach (json_object_get(verdict, "sliding"), name, x)
        put_count(name, json_string_value(x), statuses, modes, out);
    fputs(")))\n", out);
}
