/* SPDX-License-Identifier: BSD-2-Clause */
/* An upper bound of the cost of checking a certificate, computed from its text (spec/certificate.md, section 2). */
#ifndef CERTIFICATE_COST_H
#define CERTIFICATE_COST_H

#include "problem/problem.h"

/* certificate_cost: an upper bound of what either checker spends on a record, in the checkers' units. */
long certificate_cost(const json_t *record);

/* certificate_is_checkable: STATUS_OK, or STATUS_UNDECIDED with the reason when checking the record might exceed the
 * default budget of one of the checkers. */
enum status certificate_is_checkable(const json_t *record, struct failure *failure) WARN_UNUSED;

#endif
