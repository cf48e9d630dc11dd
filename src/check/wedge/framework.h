/* SPDX-License-Identifier: BSD-2-Clause */
/* What the files of the checker of the model `enlarged` share. */
#ifndef CHECK_WEDGE_FRAMEWORK_H
#define CHECK_WEDGE_FRAMEWORK_H

#include "check/kernel/enclose.h"
#include "check/wedge/private.h"

/* What has been verified so far of one certificate. */
struct framework {
    struct theory_case c;
    struct enclose e;
    struct range one, rho, V, pi, two_pi, total; /* total: 1 + rho */
    struct range theta;                          /* of the first stop */
};

/* framework_check: whether a certificate of the right shape is true.  Returns 1, or 0 with the reason. */
int framework_check(const struct json *json, struct rational_pool *pool, struct answer *answer);

/* framework_check_slips: what follows the first stop, where M > m.  framework_check_rest: that nothing does. */
int framework_check_slips(const struct framework *w);
int framework_check_rest(const struct framework *w);

/* framework_range: the numbers `lo`, `hi` of an object.  framework_is_below: 1 where every x is below every y.
 * framework_rises_through_0: 1 where the first is negative, and the second positive. */
struct range framework_range(const struct framework *w, int node);
int framework_is_below(const struct framework *w, struct range x, struct range y);
int framework_rises_through_0(const struct framework *w, struct range at_low, struct range at_high);

/* framework_states: 1 where the verdict has the word, or the number in digits, under the key; else 0 with the reason.
 * framework_wrong: answers REJECTED about the witness; returns 0. */
int framework_states(const struct framework *w, const char *key, const char *word);
int framework_wrong(const struct framework *w, const char *item, const char *what);

#endif
