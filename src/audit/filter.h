/* SPDX-License-Identifier: BSD-2-Clause */
/* The fast path of the audit: records that are proved to have no mark. */
#ifndef AUDIT_FILTER_H
#define AUDIT_FILTER_H

#include "audit/observation.h"

/* filter_is_plain: 1 only if no mark of spec/audit.md applies to the record; 0 means that nothing is proved.
 *
 * In      eps             the tolerance of the audit, positive
 *         is_associated   1 when the law of the simulation is the associated one, whose answers are not judged here */
int filter_is_plain(const struct observation *o, double eps, int is_associated);

#endif
