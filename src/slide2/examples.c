/* SPDX-License-Identifier: BSD-2-Clause */
/* For D > 0, X < 0, and p11 > 0 or p22 > 0: a compliance for which S+S+ is stable, and one for which it is unstable.
 *
 * With kap = -k, th = -q, S = kap1 th2 + kap2 th1:   a3 = p11 th1 + p22 th2,   a2 = p11 kap1 + p22 kap2 + D th1 th2,   a1, a0 > 0,
 *     H = X S^2 + th1 th2 (p11 kap1 - p22 kap2)^2 + D th1 th2 S a3.
 * Let i be a contact with p_ii > 0 and j the other.
 * Stable: kap = 1, th_j = 1, and th_i = 1, or (1 - p_jj) / p_ii when p_jj <= 0, so that a3 > 0.  With T times this th, the sum of the
 * first two terms of a2 is the same, and the third is multiplied by T^2; X S^2 is multiplied by T^2, and the last term of H by T^4.
 * So a2, H > 0 for
 *     T = 1 + |p11 + p22| / (D th1 th2) + |X| S / (D th1 th2 a3),      since T^2 > T.
 * Unstable, p_jj > 0: with kap = (p22, p11), th = (T, T):   H = T^2 (p11 + p22)^2 (X + D T^2) < 0 for T = r / (1 + r), r = -X / D.
 * Unstable, p_jj < 0: with kap = 1, th_i = 1, th_j = (p_ii + 1) / (-p_jj):   a3 = -1.
 * Unstable, p_jj = 0, so that D = -X: with th = 1, kap_i = 1, kap_j = u - 1:   H = D u (p_ii - u) + p_ii^2 < 0 for
 * u = 1 + p_ii + p_ii^2 / D. */
#include "slide2/slide2.h"

/* The data, and a positive stiffness and damping. */
struct trial {
    struct number_pool *pool;
    const struct slide2_values *v;
    slide2_number one, kap[2], th[2];
};

static slide2_number times(const struct trial *t, slide2_number x, slide2_number y)
{
    return number_multiply(t->pool, x, y);
}

static slide2_number plus(const struct trial *t, slide2_number x, slide2_number y)
{
    return number_add(t->pool, x, y);
}

static slide2_number over(const struct trial *t, slide2_number x, slide2_number y)
{
    return number_divide(t->pool, x, y);
}

static slide2_number minus(const struct trial *t, slide2_number x)
{
    return number_negate(t->pool, x);
}

static slide2_number trace_of(const struct trial *t)
{
    return plus(t, t->v->p[0][0], t->v->p[1][1]);
}

static slide2_number X_of(const struct trial *t)
{
    return times(t, t->v->p[0][1], t->v->p[1][0]);
}

static void put_example(const struct trial *t, struct slide2_compliance *example)
{
    for (int i = 0; i < 2; i++) {
        example->k[i] = minus(t, t->kap[i]);
        example->q[i] = minus(t, t->th[i]);
    }
}

/* The factor T, for the damping of t. */
static slide2_number factor_of(const struct trial *t)
{
    const slide2_number trace = trace_of(t), size = number_sign(trace) < 0 ? minus(t, trace) : trace;
    const slide2_number D_th = times(t, t->v->D, times(t, t->th[0], t->th[1])), S = plus(t, t->th[0], t->th[1]);
    const slide2_number a3 = plus(t, times(t, t->v->p[0][0], t->th[0]), times(t, t->v->p[1][1], t->th[1]));
    const slide2_number coupling = over(t, times(t, minus(t, X_of(t)), S), times(t, D_th, a3));
    return plus(t, t->one, plus(t, over(t, size, D_th), coupling));
}

static void find_stable(struct trial t, int i, struct slide2_compliance *example)
{
    const slide2_number p = t.v->p[1 - i][1 - i];
    if (number_sign(p) <= 0) t.th[i] = over(&t, plus(&t, t.one, minus(&t, p)), t.v->p[i][i]);
    const slide2_number factor = factor_of(&t);
    t.th[0] = times(&t, factor, t.th[0]);
    t.th[1] = times(&t, factor, t.th[1]);
    put_example(&t, example);
}

static void find_unstable(struct trial t, int i, struct slide2_compliance *example)
{
    const int j = 1 - i, sign = number_sign(t.v->p[j][j]);
    const slide2_number p = t.v->p[i][i];
    if (sign > 0) {
        const slide2_number r = over(&t, minus(&t, X_of(&t)), t.v->D);
        t.th[0] = t.th[1] = over(&t, r, plus(&t, t.one, r));
        t.kap[0] = t.v->p[1][1];
        t.kap[1] = t.v->p[0][0];
    } else if (sign < 0) {
        t.th[j] = over(&t, plus(&t, p, t.one), minus(&t, t.v->p[j][j]));
    } else {
        t.kap[j] = plus(&t, p, over(&t, times(&t, p, p), t.v->D));
    }
    put_example(&t, example);
}

void slide2_find_examples(struct number_pool *pool, const struct slide2_values *values, struct slide2_witness *witness)
{
    const slide2_number one = number_from_integer(pool, 1);
    const struct trial t = {pool, values, one, {one, one}, {one, one}};
    const int i = number_sign(values->p[0][0]) > 0 ? 0 : 1;
    find_stable(t, i, &witness->stable);
    find_unstable(t, i, &witness->unstable);
}
