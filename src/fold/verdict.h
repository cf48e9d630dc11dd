/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict on a point of a switching surface, from signs alone. The words are defined in spec/fold. */
#ifndef FOLD_VERDICT_H
#define FOLD_VERDICT_H

#include "fold/table.h"
#include "numbers/status.h"

/* Signs of the quantities of spec/fold/formula.h, each -1, 0 or 1; those from Kpp on are used only at folds. */
struct fold_signs {
    int Lp, Lm;
    int Kpp, Kpm, Kmp, Kmm;
    int sum, trace, det, disc;
    int agree, reach; /* of the wheel */
};

/* Signs of the wheel at rest, of spec/fold/rest.h. */
struct fold_rest_signs {
    int room_p, room_m, edge_pp, edge_pm, edge_mp, edge_mm;
};

/* fold_row: finds the row of spec/fold/table.h. Returns STATUS_OK; STATUS_INTERNAL when no row holds, which is
 * impossible for the signs of real numbers. */
enum status fold_row(const struct fold_signs *s, int *row) WARN_UNUSED;

/* The words of a row. fold_row_name, fold_point_word, fold_two_fold_word (NULL at other points), fold_forward_word,
 * fold_reached_word (NULL at other points): words of the certificate. fold_case: 1 to 3, or 0. */
const char *fold_row_name(int row);
const char *fold_point_word(int row);
const char *fold_two_fold_word(int row);
const char *fold_forward_word(int row);
const char *fold_reached_word(int row);
int fold_case(int row);

/* fold_sight_word: whether the fold of f+ (plus = 1) or of f- is visible; NULL when that field is not tangent. */
const char *fold_sight_word(const struct fold_signs *s, int plus);

/* fold_law_word: whether the law of the wheel with the given side holds at the point. fold_places_word: the number of
 * radii at which it may have two-folds. fold_rest_word: whether the wheel remains at rest. */
const char *fold_places_word(const struct fold_signs *s);
const char *fold_law_word(const struct fold_signs *s);
const char *fold_rest_word(const struct fold_rest_signs *s);

#endif
