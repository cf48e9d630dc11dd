/* SPDX-License-Identifier: BSD-2-Clause */
#include "spatial/rows.h"

#include "problem/failure.h"

#include <stdio.h>
#include <string.h>

/* The row where the velocity is 0, at some points of the rectangle: the motions that start there are the subject of
 * another table. */
static const char at_rest[] = "at_rest";

static int sign_of(const struct evaluation *e, int node)
{
    return (int)e->sign[node];
}

/* The signs that determine the row of slip when the velocity is not 0: of mu B.u etc. for the circular cone
 * (spec/spatial/README.md). */
struct slip_signs {
    int C, speed2, b, muBu, p_slip, B_side, S_side;
};

/* The sign of p = C - mu B.u / |u| for C > 0: p > 0 when mu B.u <= 0, else it is the sign of the difference of the
 * squares. */
static enum status slip_row_of(const struct slip_signs *s, const char **row, struct failure *failure)
{
    /* C > 0 follows from the hypotheses, but not from their signs alone. */
    if (s->C <= 0) return hypothesis_fails(failure, "C", "C > 0");
    *row = at_rest;
    if (s->speed2 == 0) return STATUS_OK;
    const int p = s->muBu <= 0 ? 1 : s->p_slip;
    *row = spatial_slip_row(spatial_classify_slip(s->b, p, s->B_side * s->S_side));
    return *row != NULL ? STATUS_OK : no_row_holds(failure);
}

static enum status slip_row(const struct evaluation *e, const char **row, struct failure *failure)
{
    const struct spatial_hypotheses signs = {sign_of(e, spatial_slip_A11), sign_of(e, spatial_slip_detA),
                                             sign_of(e, spatial_slip_detG), sign_of(e, spatial_slip_mu)};
    const struct slip_signs s = {sign_of(e, spatial_slip_C),      sign_of(e, spatial_slip_speed2),
                                 sign_of(e, spatial_slip_b),      sign_of(e, spatial_slip_muBu),
                                 sign_of(e, spatial_slip_p_slip), sign_of(e, spatial_slip_B_side),
                                 sign_of(e, spatial_slip_S_side)};
    const enum status status = spatial_check_hypotheses(&signs, failure);
    return status == STATUS_OK ? slip_row_of(&s, row, failure) : status;
}

/* With an elliptic cone, mu = 1 and the data of spec/spatial/formula.h; mu1, mu2 > 0. */
static enum status elliptic_row(const struct evaluation *e, const char **row, struct failure *failure)
{
    const struct spatial_hypotheses signs = {sign_of(e, spatial_elliptic_slip_A11),
                                             sign_of(e, spatial_elliptic_slip_detA),
                                             sign_of(e, spatial_elliptic_slip_detG), 1};
    const struct slip_signs s = {sign_of(e, spatial_elliptic_slip_C),      sign_of(e, spatial_elliptic_slip_speed2r),
                                 sign_of(e, spatial_elliptic_slip_b),      sign_of(e, spatial_elliptic_slip_Bu),
                                 sign_of(e, spatial_elliptic_slip_p_slip), sign_of(e, spatial_elliptic_slip_B_side),
                                 sign_of(e, spatial_elliptic_slip_S_side)};
    enum status status = spatial_check_axes(e, spatial_elliptic_slip_mu1, failure);
    if (status == STATUS_OK) status = spatial_check_hypotheses(&signs, failure);
    return status == STATUS_OK ? slip_row_of(&s, row, failure) : status;
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
                {"edge", "p = h = 0: slip goes on, or is arrested"},
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

/* 1 when a component of u is given as the number 0. */
static int is_zero(const struct problem *problem, int field)
{
    const struct value *x = problem->value + field;
    return x->number != NULL && x->low == NULL && number_sign(x->number) == 0;
}

const struct row_theory *spatial_rows(const struct problem *problem)
{
    static const struct row_theory slip = {.program = &spatial_slip_program, .row = slip_row, .words = row_words},
                                   elliptic = {.program = &spatial_elliptic_slip_program,
                                               .row = elliptic_row,
                                               .words = row_words};
    const int u1 = SPATIAL_FIELDS - 2, circular = is_given(problem, SPATIAL_FIRST_FRICTION),
              axes = is_given(problem, SPATIAL_FIRST_ELLIPSE) + is_given(problem, SPATIAL_FIRST_ELLIPSE + 1);
    if (is_zero(problem, u1) && is_zero(problem, u1 + 1)) return NULL;
    if (circular) return axes == 0 ? &slip : NULL;
    return axes == 2 ? &elliptic : NULL;
}
