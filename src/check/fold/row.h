/* SPDX-License-Identifier: BSD-2-Clause */
/* The rows of the verdict on a point of a switching surface (spec/fold/certificate.md, section 3), in the order of the specification. */
#ifndef CHECK_FOLD_ROW_H
#define CHECK_FOLD_ROW_H

#include "check/fold/private.h"

enum {
    ROW_sliding,
    ROW_escaping,
    ROW_crossing_up,
    ROW_crossing_down,
    ROW_fold_plus_at_sliding,
    ROW_fold_plus_visible_at_escaping,
    ROW_fold_plus_invisible_at_escaping,
    ROW_cusp_plus_at_escaping,
    ROW_fold_minus_at_sliding,
    ROW_fold_minus_visible_at_escaping,
    ROW_fold_minus_invisible_at_escaping,
    ROW_cusp_minus_at_escaping,
    ROW_two_fold_cusp,
    ROW_visible_visible_source,
    ROW_visible_visible_reached,
    ROW_visible_visible_singular,
    ROW_visible_invisible_passed,
    ROW_visible_invisible_saddle,
    ROW_visible_invisible_sink,
    ROW_visible_invisible_source,
    ROW_visible_invisible_singular,
    ROW_invisible_visible_passed,
    ROW_invisible_visible_saddle,
    ROW_invisible_visible_sink,
    ROW_invisible_visible_source,
    ROW_invisible_visible_singular,
    ROW_teixeira_case_1,
    ROW_teixeira_case_2,
    ROW_teixeira_case_3,
    ROW_teixeira_singular
};

struct row {
    int number;
    const char *name;
};

#endif
