/* SPDX-License-Identifier: BSD-2-Clause */
/* The numbers that the checker of an impact has in its state, as real numbers, and that they stay while other memory is written. */
#ifndef PROOFS_CHECK_IMPACT_STATE_H
#define PROOFS_CHECK_IMPACT_STATE_H

#include "check/impact/impact.h"

#include "surd_known.h"

#define IMPACT_FIELD(c) (&(c)->field)
#define IMPACT_SURD(c, x) SURD(IMPACT_FIELD(c), x)
#define IMPACT_REAL(c) SURD_REAL(IMPACT_FIELD(c))
#define IMPACT_VALUE(c, name) scalar_value((c)->q[IMPACT_##name])
#define ARRIVAL_OF(c)                                                                                                  \
    IMPACT_VALUE(c, A), IMPACT_VALUE(c, B), IMPACT_VALUE(c, C), IMPACT_VALUE(c, mu), IMPACT_VALUE(c, u), IMPACT_VALUE(c, v)
#define ITINERARY_OF(c) c->slips, c->slip[0], c->slip[1], c->second_phase
#define NORMAL_SUM(c, phase) IMPACT_SURD(c, c->sum[phase].normal)
#define WORK_SUM(c, phase) IMPACT_SURD(c, c->sum[phase].twice_work)
#define SUMS_OF(c) NORMAL_SUM(c, 0), WORK_SUM(c, 0), NORMAL_SUM(c, 1), WORK_SUM(c, 1)

#define ACCEPTED(c) (\result != 0 && scalar_doubt == 0 && IMPACT_REAL(c))

/* The numbers on which the piece depends stay while the answer is written. */
#define STAYS_AT(c, name) c->q[IMPACT_##name] == \old(c->q[IMPACT_##name])
#define PIECE_STAYS(c) STAYS_AT(c, A) && STAYS_AT(c, B) && STAYS_AT(c, C) && STAYS_AT(c, mu) && c->field.d == \old(c->field.d)

/* What stays. */
#define ARRIVAL_STAYS(c) PIECE_STAYS(c) && STAYS_AT(c, u) && STAYS_AT(c, v)
#define SAME(x) x == \old(x)
#define SURD_STAYS(x) SAME(x.a) && SAME(x.b)
#define NOW_STAYS(c) SURD_STAYS(c->now.u) && SURD_STAYS(c->now.v)
#define SUM_STAYS(c, phase) SURD_STAYS(c->sum[phase].normal) && SURD_STAYS(c->sum[phase].twice_work)
#define STATE_STAYS(c) ARRIVAL_STAYS(c) && NOW_STAYS(c) && SUM_STAYS(c, 0) && SUM_STAYS(c, 1)

/*@ ensures value: IMPACT_SURD(c, \result) == scalar_value(c->q[quantity]); */
struct surd impact_value(const struct impact *c, int quantity);

#endif
