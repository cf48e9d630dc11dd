/* SPDX-License-Identifier: BSD-2-Clause */
/* Declarations shared by the files of the checker of kind `fold`. The rule WORD is that of the kernel (check/kernel);
 * this checker supplies the data. */
#ifndef CHECK_FOLD_PRIVATE_H
#define CHECK_FOLD_PRIVATE_H

#include "check/fold/fold.h"
#include "check/text/json.h"
#include "fold/formula.h"

#include <stddef.h>

/* The question of a problem, by the fields that it has (spec/fold/certificate.md, section 1): about a point given by
 * its rates, without or with the K; about a point of the wheel; about the wheel at rest; about all its two-folds; about
 * the funnel of one two-fold. */
enum fold_form { FOLD_RATES, FOLD_TANGENT, FOLD_WHEEL, FOLD_REST, FOLD_COUNT, FOLD_FUNNEL };

/* The quantities that determine words. */
enum {
    FOLD_Lp,
    FOLD_Lm,
    FOLD_Kpp,
    FOLD_Kpm,
    FOLD_Kmp,
    FOLD_Kmm,
    FOLD_gap,
    FOLD_sum,
    FOLD_trace,
    FOLD_own,
    FOLD_cross,
    FOLD_det,
    FOLD_disc,
    FOLD_agree,
    FOLD_SEEN
};

enum { FOLD_MAX_QUANTITIES = 64 };

/* What has been verified of one certificate so far. */
struct fold {
    const struct json *json;
    struct scalar_pool *pool;
    struct answer *answer;
    int problem, verdict; /* indices of nodes */
    enum fold_form form;
    int count; /* the number of quantities, in the order of section 2 */
    const char *name[FOLD_MAX_QUANTITIES];
    scalar q[FOLD_MAX_QUANTITIES];
    short sign[FOLD_MAX_QUANTITIES];
    scalar seen[FOLD_SEEN]; /* NULL for quantities that do not exist */
    short seen_sign[FOLD_SEEN];
};

/* The parts of fold_check, in order.  Each returns 1, or 0 with the reason. */
int fold_read(struct fold *c); /* the problem, its hypotheses, and `quantities` */
int fold_check_point(const struct fold *c);
int fold_check_rest(const struct fold *c);
int fold_check_count(const struct fold *c);
int fold_check_funnel(const struct fold *c);

/* The words of a point from the signs of FOLD_Lp, ... (section 3); "" means null. */
const char *fold_row_word(const short *sign);
const char *fold_case_word(const short *sign);
const char *fold_forward_word(const short *sign);
const char *fold_reached_word(const short *sign);
const char *fold_law_word(const short *sign);

/* fold_has_word: 1 when an object has this word under a key, or null when the word is empty. */
int fold_has_word(const struct fold *c, int object, const char *key, const char *word);

/* fold_find: the quantity of that name; -1 when there is none. */
int fold_find(const struct fold *c, const char *name);

/* fold_lists_zeros: 1 when verdict.zeros lists the names of the quantities that are zero, in order. */
int fold_lists_zeros(const struct fold *c);

/* fold_rejected: sets the answer REJECTED; returns 0. */
int fold_rejected(const struct fold *c, const char *place, const char *item, const char *what);

#endif
