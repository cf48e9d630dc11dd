/* SPDX-License-Identifier: BSD-2-Clause */
#include "wedge/rows.h"

#define PROGRAM_TABLE
#include "numbers/program.h"
#include "wedge/formula.h"
#define PROGRAM klein_atlas
#define PROGRAM_INPUTS WEDGE_KLEIN_INPUTS
#define PROGRAM_FORMULAS WEDGE_KLEIN_ATLAS_FORMULAS
#include "formula/program.h"
#undef PROGRAM_TABLE

#include "problem/row_name.h"
#include "sign/quantity.h"
#include "wedge/program.h"

#include <stdio.h>
#include <string.h>

/* The quantities of klein are the first of klein_atlas, at the same nodes. */
_Static_assert((int)klein_c_mm == (int)klein_atlas_c_mm, "same nodes");

static const char *load_name(const struct evaluation *e)
{
    return e->program == &klein_atlas_program || e->program == &two_mu_program ? "Q" : "H";
}

/* ---- in motion: the number of forces, their signs, and the direction in which a stiff rod moves */

static const char *count_word(int c_plus, int c_minus, int H)
{
    const int plus = c_plus * H > 0, minus = c_minus * H < 0;
    if (H == 0) return c_plus == 0 || c_minus == 0 ? "continuum" : "unloaded";
    if (plus && minus) return "two";
    return plus ? "positive" : minus ? "negative" : "none";
}

static const char *regularized_word(int c_plus, int c_minus, int H)
{
    static const char *const words[] = {"_jams", "_jams_algebraically", "_settles"};
    if (H == 0) return "";
    return words[1 + (H > 0 ? c_plus : c_minus)];
}

static enum status row_in_motion(const struct evaluation *e, const char **row)
{
    char name[ROW_NAME_SIZE];
    const int forward = quantity_sign(e, "v", 0) > 0, H = quantity_sign(e, load_name(e), 0);
    const int c_plus = quantity_sign(e, forward ? "c_pp" : "c_mp", 0),
              c_minus = quantity_sign(e, forward ? "c_pm" : "c_mm", 0);
    snprintf(name, sizeof name, "%s_%s%s", forward ? "forward" : "backward", count_word(c_plus, c_minus, H),
             regularized_word(c_plus, c_minus, H));
    *row = row_name_lasting(name);
    return STATUS_OK;
}

/* ---- at rest, with one coefficient of friction */

/* 1 when sliding begins in the direction e with z of sign d, or 0: c z = Q, and M2 times the acceleration is P2 - z,
 * which has the sign of c (P2 c - Q), where P2 c - Q = M2 (P - e d k P2). */
static int starts(const struct evaluation *e, int direction, int d, int Q)
{
    static const char *const slope[2][2] = {{"c_mm", "c_mp"}, {"c_pm", "c_pp"}};
    const int c = quantity_sign(e, slope[direction > 0][d > 0], 0);
    const int cone = quantity_sign(e, direction * d > 0 ? "cone_minus" : "cone_plus", 0);
    if (c == 0) return Q == 0 && direction * quantity_sign(e, "P", 0) > 0;
    return d * c * Q >= 0 && direction * c * cone > 0;
}

static void add_sliding(const struct evaluation *e, int direction, char *name)
{
    const int Q = quantity_sign(e, "Q", 0), plus = starts(e, direction, 1, Q), minus = starts(e, direction, -1, Q);
    char word[ROW_NAME_SIZE];
    const char *side = plus && minus && Q == 0 ? "_unloaded"
                       : plus && minus         ? "_twice"
                       : plus                  ? "_positive"
                                               : "_negative";
    if (!plus && !minus) return;
    snprintf(word, sizeof word, "%s%s", direction > 0 ? "forward" : "backward", side);
    row_name_add(name, word);
}

static enum status row_at_rest(const struct evaluation *e, const char **row)
{
    char name[ROW_NAME_SIZE] = "";
    const int cones = quantity_sign(e, "cone_plus", 0) * quantity_sign(e, "cone_minus", 0);
    if (cones <= 0) row_name_add(name, cones < 0 ? "rest" : "rest_edge");
    add_sliding(e, 1, name);
    add_sliding(e, -1, name);
    *row = row_name_lasting(name[0] != '\0' ? name : "none");
    return STATUS_OK;
}

static enum status row_of(enum wedge_model model, const struct evaluation *e, const char **row, struct failure *failure)
{
    const enum status status = wedge_check_hypotheses(model, e, failure);
    if (status != STATUS_OK) return status;
    return quantity_sign(e, "v", 0) == 0 ? row_at_rest(e, row) : row_in_motion(e, row);
}

static enum status klein_row(const struct evaluation *e, const char **row, struct failure *failure)
{
    return row_of(WEDGE_KLEIN, e, row, failure);
}

static enum status two_mu_row(const struct evaluation *e, const char **row, struct failure *failure)
{
    return row_of(WEDGE_TWO_MU, e, row, failure);
}

static enum status slipper_row(const struct evaluation *e, const char **row, struct failure *failure)
{
    return row_of(WEDGE_SLIPPER, e, row, failure);
}

/* The legend for rows of motion; the names of rows at rest say that a force is positive, negative, or 0. */
static void row_words(const char *row, char *words, size_t size)
{
    static const struct {
        const char *part, *words;
    } forces[] = {{"_two", "two forces, z > 0 and z < 0"},
                  {"_none", "no force of sliding"},
                  {"_positive", "one force, z > 0"},
                  {"_negative", "one force, z < 0"},
                  {"_unloaded", "z = 0"},
                  {"_continuum", "any force of one sign"}},
      goes[] = {{"settles", "; a stiff rod settles"},
                {"algebraically", "; in a stiff rod z grows like a power of time"},
                {"jams", "; a stiff rod jams"}};
    *words = '\0';
    if (strstr(row, "_and_") != NULL || strncmp(row, "rest", 4) == 0) return;
    for (size_t i = 0; i < sizeof forces / sizeof *forces && *words == '\0'; i++)
        if (strstr(row, forces[i].part) != NULL) snprintf(words, size, ": %s", forces[i].words);
    for (size_t i = 0; i < sizeof goes / sizeof *goes; i++) {
        const size_t length = strlen(words);
        if (strstr(row, goes[i].part) == NULL) continue;
        snprintf(words + length, size - length, "%s", goes[i].words);
        return;
    }
}

/* 1 when v is a number other than 0. */
static int moves(const struct problem *problem)
{
    const struct value *v = problem->value + kind_field(problem->kind, "v");
    return v->number != NULL && v->low == NULL && number_sign(v->number) != 0;
}

const struct row_theory *wedge_rows(const struct problem *problem)
{
    static const struct row_theory klein = {.program = &klein_atlas_program, .row = klein_row, .words = row_words},
                                   two_mu = {.program = &two_mu_program, .row = two_mu_row, .words = row_words},
                                   slipper = {.program = &slipper_program, .row = slipper_row, .words = row_words},
                                   printed = {
                                       .program = &slipper_as_printed_program, .row = slipper_row, .words = row_words};
    switch (problem->value[kind_field(problem->kind, "model")].word) {
    case WEDGE_KLEIN: return &klein;
    case WEDGE_TWO_MU: return moves(problem) ? &two_mu : NULL;
    case WEDGE_SLIPPER: return moves(problem) ? &slipper : NULL;
    case WEDGE_SLIPPER_AS_PRINTED: return moves(problem) ? &printed : NULL;
    default: return NULL;
    }
}
