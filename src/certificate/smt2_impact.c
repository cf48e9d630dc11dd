/* SPDX-License-Identifier: BSD-2-Clause */
/* The claim of kind `impact`: the pieces of the witness are a motion that obeys the laws of an impact and ends at the
 * outgoing velocity. */
#include "certificate/smt2_private.h"

#include <string.h>

static void define(const char *name, size_t i, const json_t *x, FILE *out)
{
    fprintf(out, "(define-fun %s%zu () Real ", name, i);
    smt2_value(x, out);
    fputs(")\n", out);
}

void smt2_motion(const json_t *witness, const char *u0, const char *v0, FILE *out)
{
    size_t i;
    const json_t *piece;
    smt2_root(witness, out);
    fprintf(out, "(define-fun u0 () Real %s)\n(define-fun v0 () Real %s)\n", u0, v0);
    json_array_foreach (json_object_get(witness, "pieces"), i, piece) {
        define("I", i + 1, json_object_get(piece, "normal"), out);
        define("J", i + 1, json_object_get(piece, "tangential"), out);
        define("u", i + 1, json_object_get(piece, "u"), out);
        define("v", i + 1, json_object_get(piece, "v"), out);
    }
}

/* Coulomb's law along the piece that leads from the velocity number `from` to number i. */
static void put_friction(const char *slip, size_t from, size_t i, FILE *out)
{
    if (strcmp(slip, "T") == 0)
        fprintf(out, "  (= u%zu 0.0) (= u%zu 0.0) (<= J%zu (* mu I%zu)) (>= J%zu (- (* mu I%zu)))\n", from, i, i, i, i,
                i);
    else if (strcmp(slip, "S+") == 0)
        fprintf(out, "  (= J%zu (- (* mu I%zu))) (>= u%zu 0.0) (>= u%zu 0.0) (> (+ u%zu u%zu) 0.0)\n", i, i, from, i,
                from, i);
    else
        fprintf(out, "  (= J%zu (* mu I%zu)) (<= u%zu 0.0) (<= u%zu 0.0) (< (+ u%zu u%zu) 0.0)\n", i, i, from, i, from,
                i);
}

static int is_compression(const json_t *piece)
{
    return strcmp(smt2_text(piece, "phase"), "compression") == 0;
}

/* The piece i obeys Newton's and Coulomb's laws and moves as its phase requires. `next` is the piece after it, or NULL. */
static void put_piece(const json_t *piece, const json_t *next, size_t i, FILE *out)
{
    const size_t from = i - 1;
    fprintf(out, "  (> I%zu 0.0) (= u%zu (+ u%zu (* A J%zu) (* B I%zu))) (= v%zu (+ v%zu (* B J%zu) (* C I%zu)))\n", i,
            i, from, i, i, i, from, i, i);
    put_friction(smt2_text(piece, "slip"), from, i, out);
    if (!is_compression(piece))
        fprintf(out, "  (<= 0.0 v%zu) (< v%zu v%zu)\n", from, from, i);
    else
        fprintf(out, "  (<= v%zu 0.0) (<= v%zu 0.0) (< (+ v%zu v%zu) 0.0) (%s v%zu 0.0)\n", from, i, from, i,
                next != NULL && is_compression(next) ? "<" : "=", i);
}

/* The sum, over the pieces of a phase, of the normal impulse or of the work of the normal force. */
static void put_sum(const json_t *pieces, int compression, int work, FILE *out)
{
    size_t i;
    const json_t *piece;
    fputs("(+ 0.0 0.0", out);
    json_array_foreach ((json_t *)pieces, i, piece) {
        if (is_compression(piece) != compression) continue;
        if (work)
            fprintf(out, " (/ (* (+ v%zu v%zu) I%zu) 2.0)", i, i + 1, i + 1);
        else
            fprintf(out, " I%zu", i + 1);
    }
    fputc(')', out);
}

/* Restitution ends according to the law. */
static void put_law(const json_t *pieces, const char *law, size_t count, FILE *out)
{
    const int work = strcmp(law, "energetic") == 0;
    if (strcmp(law, "newton") == 0) {
        fprintf(out, "  (= v%zu (- (* r v0)))\n", count);
        return;
    }
    fputs("  (= ", out);
    put_sum(pieces, 0, work, out);
    fputs(work ? " (- (* r r " : " (* r ", out);
    put_sum(pieces, 1, work, out);
    fputs(work ? ")))\n" : "))\n", out);
}

size_t smt2_motion_holds(const json_t *witness, const char *law, FILE *out)
{
    size_t i;
    const json_t *piece, *pieces = json_object_get(witness, "pieces");
    const size_t count = json_array_size(pieces);
    json_array_foreach ((json_t *)pieces, i, piece) put_piece(piece, json_array_get(pieces, i + 1), i + 1, out);
    if (count > 0) put_law(pieces, law, count, out);
    return count;
}

/* There is an impact: the velocity is approaching, or the point slips in the paradox. */
static void put_occasion(const json_t *witness, size_t count, FILE *out)
{
    const char *p = "(ite (> u 0.0) (- C (* mu B)) (+ C (* mu B)))";
    if (json_object_get(witness, "pieces") == NULL)
        fprintf(out, "  (= v 0.0) (not (= u 0.0)) (= %s 0.0)\n", p);
    else if (count > 0)
        fprintf(out, "  (or (< v 0.0) (and (= v 0.0) (not (= u 0.0)) (< %s 0.0)))\n", p);
    else
        fprintf(out, "  (= v 0.0) (or (= u 0.0) (> %s 0.0))\n", p);
}

/* The kinetic energy changes as the word of the verdict states. */
static void put_energy(const char *word, size_t count, FILE *out)
{
    const char *relation = strcmp(word, "lost") == 0 ? "<" : strcmp(word, "gained") == 0 ? ">" : "=";
    fprintf(out, "  (%s (+ (* C u%zu u%zu) (- (* 2.0 B u%zu v%zu)) (* A v%zu v%zu))", relation, count, count, count,
            count, count, count);
    fputs(" (+ (* C u u) (- (* 2.0 B u v)) (* A v v)))\n", out);
}

void smt2_impact(const json_t *certificate, FILE *out)
{
    const json_t *witness = json_object_get(certificate, "witness"), *verdict = json_object_get(certificate, "verdict");
    const json_t *law = json_object_get(json_object_get(certificate, "problem"), "law");
    char name[32];
    fputs("; some part of the claim is false:\n", out);
    smt2_motion(witness, "u", "v", out);
    fputs("(assert (not (and (> A 0.0) (> C 0.0) (> (* A C) (* B B)) (>= mu 0.0) (<= v 0.0) (<= 0.0 r 1.0)\n", out);
    smt2_root_fields(certificate, 0, out);
    const size_t count = smt2_motion_holds(witness, json_string_value(law), out);
    put_occasion(witness, count, out);
    if (json_is_string(json_object_get(verdict, "energy"))) {
        put_energy(smt2_text(verdict, "energy"), count, out);
        snprintf(name, sizeof name, "u%zu", count);
        smt2_equation(name, json_object_get(verdict, "u"), out);
        snprintf(name, sizeof name, "v%zu", count);
        smt2_equation(name, json_object_get(verdict, "v"), out);
    }
    fputs(")))\n", out);
}
