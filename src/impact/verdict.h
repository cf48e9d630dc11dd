/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict on a planar impact, as far as it follows from signs: the region of the impact map and the sequence of
 * slips. The regions are those of Champneys & Varkonyi [CV16], Figure 10; the rows are defined in
 * spec/impact/meaning.h. */
#ifndef IMPACT_VERDICT_H
#define IMPACT_VERDICT_H

#include "numbers/status.h"

enum impact_slip { SLIP_PLUS, SLIP_MINUS, STICK, NONE };

enum impact_phase { COMPRESSION, RESTITUTION, NEVER };

enum impact_law { LAW_POISSON, LAW_ENERGETIC, LAW_NEWTON }; /* in the order of the words of the field `law` */

enum { NO_REGION = -1 };

/* Signs of the quantities of spec/impact/formula.h, each -1, 0 or 1. */
struct impact_signs {
    int u, v;
    int p_plus, p_minus, k_plus, k_minus;
    int D_c_plus, D_r_plus, D_c_minus, D_r_minus;
};

enum impact_outcome {
    OUTCOME_IMPACT,     /* one motion, with a normal impulse */
    OUTCOME_NONE,       /* v = 0 and no force presses the point into the surface: the velocities do not change */
    OUTCOME_DEGENERATE, /* v = 0 and p = 0: slip along v = 0, any part of which is a solution */
};

struct impact_verdict {
    int row;    /* index into the verdict table, impact_row_name */
    int region; /* 0 to 10, or NO_REGION */
    enum impact_slip first, second;
    enum impact_phase switch_phase;
    enum impact_outcome outcome;
    int reversal, without_collision; /* 1 or 0 */
};

/* impact_classify: the whole verdict.
 *
 * In      s         signs that satisfy the hypotheses of spec/impact/table.h
 * Out     verdict   every field
 * Returns STATUS_OK; STATUS_INTERNAL when no row holds, which is impossible for the signs of a problem
 * Source  [CV16] section 3.2 and Figure 10; spec/impact/table.h */
enum status impact_classify(const struct impact_signs *s, struct impact_verdict *verdict) WARN_UNUSED;

/* impact_boundaries: the names of the polynomials that are zero and separate regions there.
 *
 * Out     names     room for IMPACT_MAX_BOUNDARIES static strings
 * Returns their number */
enum { IMPACT_MAX_BOUNDARIES = 8 };
int impact_boundaries(const struct impact_signs *s, const char *names[IMPACT_MAX_BOUNDARIES]);

/* impact_row_name: the row of spec/impact/table.h; static; NULL when the index is out of range.
 * impact_slip_name: "S+", "S-" or "T". */
const char *impact_row_name(int row);
const char *impact_slip_name(enum impact_slip slip);

#endif
