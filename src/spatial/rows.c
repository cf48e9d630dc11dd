/* SPDX-License-Identifier: BSD-2-Clause */
#include "spatial/rows.h"

#include "problem/failure.h"

#include <stdio.h>
#include <string.h>

/* The row where the velocity is 0 at some points of the rectangle: which motions start there is the matter of another table. */
static const char at_rest[] = "at_rest";

static int sign_of(const struct evaluation *e, int node)
{
    return (int)e->sign[node];
}

/* The sign of p = C - mu B.u / |u| for C > 0: p > 0 where mu B.u <= 0, else that of the difference of the squares. */
static int sign_of_p(const struct evaluation *e)
{
    return sign_of(e, spatial_slip_muBu) <= 0 ? 1 : sign_of(e, spatial_slip_p_slip);
}

static enum status slip_row(const struct evaluation *e, const char **row, struct failure *failure)
{
    const struct spatial_hypotheses signs = {sign_of(e, spatial_slip_A11), sign_of(e, spatial_slip_detA),
                                             sign_of(e, spatial_slip_detG), sign_of(e, spatial_slip_mu)};
    const enum status status = spatial_check_hypotheses(&signs, failure);
    if (status != STATUS_OK) return status;
    /* The hypotheses imply it; but signs alone, operation by operation, do not show that. */
    if (sign_of(e, spatial_slip_C) <= 0) return hypothesis_fails(failure, "C", "C > 0");
    *row = at_rest;
    if (sign_of(e, spatial_slip_speed2) == 0) return STATUS_OK;
    const int h = sign_of(e, spatial_slip_B_side) * sign_of(e, spatial_slip_S_side);
    *row = spatial_slip_row(spatial_classify_slip(sign_of(e, spatial_slip_b), sign_of_p(e), h));
    return *row != NULL ? STATUS_OK : no_row_holds(failure);
}

static void row_words(const char *row, char *words, size_t size)
{
    static const struct {
        const char *row, *words;
    } list[] = {{"flight", "the point lifts off"},
                {"flight_at_the_edge", "the point lifts off"},
                {"flight_or_slip", "lifts off, slips, or is stopped by an impact without collision"},
                {"weightless", "without force"},
                {"weightless_in_paradox", "without force, or an impact without collision"},
                {"g_spot", "p = b = 0"},
                {"slip", "the point slips on"},
                {"enter", "slip ends in an impact without collision"},
                {"repel", "slip leaves p = 0 with a force that was unbounded"},
                {"edge", "p = h = 0"},
                {"paradox", "no motion but an impact without collision"},
                {at_rest, "the point does not slip"}};
    *words = '\0';
    for (size_t i = 0; i < sizeof list / sizeof *list; i++)
        if (strcmp(row, list[i].row) == 0) snprintf(words, size, ": %s", list[i].words);
}

static int is_given(const struct problem *problem, int field)
{
    return problem->value[field].number != NULL || problem->value[field].low != NULL;
}

/* A component of u that is given as the number 0. */
static int is_zero(const struct problem *problem, int field)
{
    const struct value *x = problem->value + field;
    return x->number != NULL && x->low == NULL && number_sign(x->number) == 0;
}

const struct row_theory *spatial_rows(const struct problem *problem)
{
    static const struct row_theory slip = {.program = &spatial_slip_program, .row = slip_row, .words = row_words};
    const int u1 = SPATIAL_FIELDS - 2;
    if (!is_given(problem, SPATIAL_FIRST_FRICTION)) return NULL;
    return is_zero(problem, u1) && is_zero(problem, u1 + 1) ? NULL : &slip;
}
