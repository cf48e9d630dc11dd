/* SPDX-License-Identifier: BSD-2-Clause */
#include "oracle/impact_reading.h"

static int root_sign(const struct oracle_root *x, const mpq_t q)
{
    const int a = mpq_sgn(x->a), b = mpq_sgn(x->b);
    if (a == 0 || b == 0 || a == b) return a != 0 ? a : b;
    mpq_t aa, bbq;
    mpq_inits(aa, bbq, NULL);
    mpq_mul(aa, x->a, x->a);
    mpq_mul(bbq, x->b, x->b);
    mpq_mul(bbq, bbq, q);
    const int order = mpq_cmp(aa, bbq);
    mpq_clears(aa, bbq, NULL);
    return order == 0 ? 0 : order > 0 ? a : b;
}

/* The figure's number: 0 stick, 1 slip, 3 and 5 slip then stick, 7 and 9 reversal; one more backward. */
static int region_of(const struct oracle_motion *out)
{
    if (out->slips == 1) return out->slip[0] == 0 ? 0 : out->slip[0] > 0 ? 1 : 2;
    return out->region + (out->slip[1] != 0 ? 4 : 0) + (out->slip[0] < 0);
}

/* Friction could just hold the point, on the side to which the coupling pulls it. */
static int holds_barely(const mpq_t in[])
{
    mpq_t hold, pull;
    mpq_inits(hold, pull, NULL);
    mpq_mul(hold, in[IMPACT_MU], in[IMPACT_A]);
    mpq_abs(pull, in[IMPACT_B]);
    const int barely = mpq_equal(hold, pull);
    mpq_clears(hold, pull, NULL);
    return barely;
}

static int boundary_of(const mpq_t in[], const struct oracle_motion *out)
{
    const int u = mpq_sgn(in[IMPACT_U]), pull = mpq_sgn(in[IMPACT_B]);
    const int stops = mpq_sgn(out->u.a) == 0 && mpq_sgn(out->u.b) == 0;
    int bits = 0;
    if (mpq_sgn(in[IMPACT_V]) == 0) return 0;
    if (u != 0 && out->slips == 1 && stops) bits |= ORACLE_AT_END;
    if (holds_barely(in) && (u == 0 || ((out->slips == 2 || stops) && pull * u <= 0))) bits |= ORACLE_AT_HOLD;
    return bits;
}

void oracle_motion_read(const mpq_t in[], int met, struct oracle_motion *out)
{
    out->region = region_of(out);
    out->boundary = boundary_of(in, out) | (met && mpq_sgn(in[IMPACT_V]) != 0 ? ORACLE_AT_COMPRESSION : 0);
    out->energy = root_sign(&out->work, out->q);
}
