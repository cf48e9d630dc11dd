/* SPDX-License-Identifier: BSD-2-Clause */
/* What the check of a certificate costs at most, told from its text (spec/certificate.md, section 2). */
#ifndef CERTIFICATE_COST_H
#define CERTIFICATE_COST_H

#include "problem/problem.h"

/* certificate_cost: a bound of what either checker spends on it, in their units. */
long certificate_cost(const json_t *record);

/* certificate_is_checkable: STATUS_OK, or STATUS_UNDECIDED with the reason where a check might exceed what either checker spends by default. */
enum status certificate_is_checkable(const json_t *record, struct failure *failure) WARN_UNUSED;

#endif
