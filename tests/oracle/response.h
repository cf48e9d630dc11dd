/* SPDX-License-Identifier: BSD-2-Clause */
/* How the contact responds when its normal force is imposed: what normal stability, impact and the
 * quantities of the paper are read from. */
#ifndef ORACLE_RESPONSE_H
#define ORACLE_RESPONSE_H

#include "oracle/contact.h"

/* oracle_signs: the signs of every quantity, from what each of them means. */
void oracle_signs(const struct oracle_problem *problem, int sign[ORACLE_QUANTITIES]);

/* oracle_stability: of the motion with this normal force, against a stiff normal compliance: the force
 * grows with the depth, so a motion is stable when a little more force drives the contact point outwards
 * and a little less drives it inwards. */
int oracle_stability(const struct oracle_problem *problem, const mpq_t lambda_N);

/* oracle_impact: whether an impulse out of v = 0 would drive the contact point inwards, and so feed itself. */
int oracle_impact(const struct oracle_problem *problem);

#endif
