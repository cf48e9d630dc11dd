/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict on one planar contact, from signs alone.  Section and table numbers are those of
 * Champneys & Varkonyi [CV16]; the meaning of every word is defined in spec/contact/meaning.h. */
#ifndef CONTACT_VERDICT_H
#define CONTACT_VERDICT_H

#include "numbers/status.h"

enum contact_mode { MODE_F, MODE_S_PLUS, MODE_S_MINUS, MODE_T, CONTACT_MODES };

enum mode_status { CONSISTENT, BOUNDARY, INCONSISTENT, INADMISSIBLE };

enum { CONTINUUM = -1 };

enum contact_class { DETERMINATE, INDETERMINATE, INCONSISTENT_CONTACT, DEGENERATE };

enum cone_position { CONE_INTERIOR, CONE_BOUNDARY, CONE_EXTERIOR };

enum normal_stability { STABLE, NEUTRAL, UNSTABLE, NO_FORCE };

enum impact_without_collision { IWC_NO, IWC_POSSIBLE, IWC_DEGENERATE };

/* Signs of the quantities of spec/contact/formula.h, each -1, 0 or 1. */
struct contact_signs {
    int a, b, u;
    int p_plus, p_minus;
    int E_plus, E_minus, N;
};

struct contact_verdict {
    int row; /* index into the verdict table, contact_row_name */
    enum mode_status mode[CONTACT_MODES];
    int solutions; /* number of distinct contact forces, or CONTINUUM */
    enum contact_class class;
    int cell; /* index into the paper's table, contact_case_text; -1 when some sign is zero */
    enum cone_position cone;
    enum normal_stability stability[CONTACT_MODES]; /* NO_FORCE for a mode that is neither consistent nor boundary */
    enum impact_without_collision impact_without_collision;
    int resolution[CONTACT_MODES];         /* 1 for the modes that can follow */
    int resolution_iwc, resolution_arrest; /* 1 when an impact without collision, or an impulsive arrest, can follow */
};

/* contact_classify: the whole verdict.
 *
 * In      s         signs of a state that satisfies the hypotheses A > 0, C > 0, Delta > 0, mu >= 0
 * Out     verdict   every field
 * Returns STATUS_OK; STATUS_INTERNAL when no row holds, which is impossible for the signs of a state
 * Source  [CV16], Tables 1 to 3; spec/contact/table.h */
enum status contact_classify(const struct contact_signs *s, struct contact_verdict *verdict) WARN_UNUSED;

/* contact_row_name, contact_case_text: the row of spec/contact/table.h; the paper's cell, e.g. "I(vi)".
 * Static strings; NULL when the index is out of range. */
const char *contact_row_name(int row);
const char *contact_case_text(int cell);

#endif
