/* SPDX-License-Identifier: BSD-2-Clause */
/* One verdict for all coefficients of friction in an interval (spec/spatial/README.md, section 5). */
#ifndef SPATIAL_INTERVAL_H
#define SPATIAL_INTERVAL_H

#include "problem/problem.h"

/* spatial_decide_interval: the function `decide` for a problem of kind spatial in which mu is an interval and nothing
 * else is. The verdict has the words that hold for every mu of the interval, and no numbers that depend on mu. Returns
 * STATUS_OK; STATUS_UNDECIDED when the words change or it is not proved that they do not; and the status of `decide` at
 * an end. */
enum status spatial_decide_interval(const struct problem *problem, const struct options *options, struct answer *answer,
                                    struct failure *failure) WARN_UNUSED;

/* spatial_describe_interval: prints that verdict in words. */
void spatial_describe_interval(const struct answer *answer, FILE *out);

#endif
