/* SPDX-License-Identifier: BSD-2-Clause */
/* The rows of kind `rest` from the signs of polynomials, for atlases. */
#ifndef REST_IMPACTS_H
#define REST_IMPACTS_H

#include "problem/problem.h"

/* rest_rows: how rows follow from signs under the law of a problem; NULL for a problem with a matrix H. */
const struct row_theory *rest_rows(const struct problem *problem);

/* rest_check_hypotheses: whether the signs satisfy the hypotheses of an equilibrium. */
enum status rest_check_hypotheses(const struct evaluation *e, struct failure *failure) WARN_UNUSED;

/* rest_sign_in_reversal: the sign of e - 1 when slip can be reversed, from that of r - 1. */
int rest_sign_in_reversal(const struct evaluation *e, int against_one, int law);

#endif
