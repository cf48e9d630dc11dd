/* SPDX-License-Identifier: BSD-2-Clause */
/* Declarations shared by the files of the checker of the model `enlarged`. */
#ifndef CHECK_WEDGE_FRAMEWORK_H
#define CHECK_WEDGE_FRAMEWORK_H

#include "check/kernel/enclose.h"
#include "check/wedge/private.h"

/* What has been verified of one certificate so far. */
struct framework {
    struct theory_case c;
    struct enclose e;
    struct range one, rho, V, pi, two_pi, total; /* total: 1 + rho */
    struct range theta;                          /* theta of the first stop */
};

/* framework_check: whether a certificate that satisfies the schema is true. Returns 1, or 0 with the reason. */
int framework_check(const struct json *json, struct scalar_pool *pool, struct answer *answer);

/* framework_check_slips: checks what follows the first stop, when M > m. framework_check_rest: checks that nothing
 * follows. */
int framework_check_slips(const struct framework *w);
int framework_check_rest(const struct framework *w);

/* framework_range: the interval `lo`, `hi` of an object. framework_is_below: 1 when every x is below every y.
 * framework_rises_through_0: 1 when the first is negative and the second positive. */
struct range framework_range(const struct framework *w, int node);
int framework_is_below(const struct framework *w, struct range x, struct range y);
int framework_rises_through_0(const struct framework *w, struct range at_low, struct range at_high);

/* framework_states: 1 when the verdict has this word, or this number in digits, under a key; else 0 with the reason.
 * framework_wrong: rejects the witness; returns 0. */
int framework_states(const struct framework *w, const char *key, const char *word);
int framework_wrong(const struct framework *w, const char *item, const char *what);

#endif
