/* SPDX-License-Identifier: BSD-2-Clause */
/* The proof of the status of a mode: forces that satisfy its conditions; and weights w of the two rows when no forces
 * do, or none strictly.
 *
 * A slipping contact requires v_i_dot = 0 and lambda_i >= 0, a free one lambda_i = 0 and v_i_dot >= 0. With w_i >= 0 at
 * free contacts and w . p_j <= 0 at slipping ones, w . v_dot = w . b + sum (w . p_j) lambda_j is >= 0 for all forces of
 * the mode, while its terms after w . b are <= 0: this is impossible when w . b < 0, and when w . b = 0 each term is
 * zero. Forces and weights are complementary: each inequality is either strict for the forces or has a weight, w_i or
 * -w . p_j. */
#include "slide2/slide2.h"

#include <stddef.h>

/* The data of the witness, the place for the result, and the numbers that are made. */
struct maker {
    struct number_pool *pool;
    const struct slide2_values *v;
    const struct slide2_signs *s;
    struct slide2_evidence *evidence;
};

static slide2_number integer(const struct maker *m, long n)
{
    return number_from_integer(m->pool, n);
}

static slide2_number times(const struct maker *m, long factor, slide2_number x)
{
    return number_multiply(m->pool, integer(m, factor), x);
}

static slide2_number minus(const struct maker *m, slide2_number x)
{
    return number_negate(m->pool, x);
}

static int sign_of(slide2_number x)
{
    return number_sign(x);
}

int slide2_slips(enum slide2_mode mode, int i)
{
    return mode == SLIDE2_SS || mode == (i == 0 ? SLIDE2_SF : SLIDE2_FS);
}

slide2_number slide2_acceleration(struct number_pool *pool, const struct slide2_values *v,
                                  const struct slide2_force *force, int i)
{
    const slide2_number first = number_multiply(pool, v->p[i][0], force->lambda[0]);
    const slide2_number second = number_multiply(pool, v->p[i][1], force->lambda[1]);
    return number_add(pool, v->b[i], number_add(pool, first, second));
}

static void put_force(const struct maker *m, slide2_number lambda1, slide2_number lambda2)
{
    m->evidence->has_force = 1;
    m->evidence->force = (struct slide2_force){{lambda1, lambda2}};
}

static void put_weights(const struct maker *m, slide2_number w1, slide2_number w2)
{
    m->evidence->has_weights = 1;
    m->evidence->weight[0] = w1;
    m->evidence->weight[1] = w2;
}

/* Sets a force, or weights, of the contact that slips and of the one that does not. */
typedef void put(const struct maker *m, slide2_number first, slide2_number second);

static void put_pair(const struct maker *m, int slipping, put *what, slide2_number of_slipping, slide2_number of_free)
{
    if (slipping == 0)
        what(m, of_slipping, of_free);
    else
        what(m, of_free, of_slipping);
}

/* Adds weights to those found so far. */
static void add_weights(const struct maker *m, slide2_number w1, slide2_number w2)
{
    struct slide2_evidence *e = m->evidence;
    if (e->has_weights)
        put_weights(m, number_add(m->pool, e->weight[0], w1), number_add(m->pool, e->weight[1], w2));
    else
        put_weights(m, w1, w2);
}

/* 1 when an inequality of the mode needs weights, given the sign of its value for the only forces that satisfy the
 * equations: all equalities of a boundary mode do; for an inconsistent mode the first that is false. */
static int needs_weights(const struct maker *m, enum slide2_status status, int sign)
{
    return status == SLIDE2_INCONSISTENT ? sign < 0 && !m->evidence->has_weights : sign == 0;
}

/* Flight of both contacts: v_i_dot = b_i. */
static void find_flight(const struct maker *m, enum slide2_status status)
{
    const slide2_number zero = integer(m, 0), one = integer(m, 1);
    if (status != SLIDE2_INCONSISTENT) put_force(m, zero, zero);
    if (needs_weights(m, status, m->s->b1)) add_weights(m, one, zero);
    if (needs_weights(m, status, m->s->b2)) add_weights(m, zero, one);
}

/* Slip of contact i with p_ii != 0: lambda_i = -b_i / p_ii. The weight -sign(p_ii) of row i proves the condition on
 * lambda_i; the weights |p_ii| of the other row and -p_ji sign(p_ii) of row i, for which lambda_i cancels, prove that
 * on v_j_dot. */
static void find_regular_slip(const struct maker *m, int i, enum slide2_status status)
{
    const int j = 1 - i, sign = sign_of(m->v->p[i][i]), load = sign_of(m->v->b[i]);
    const slide2_number zero = integer(m, 0), p = m->v->p[i][i];
    const int rises = (i == 0 ? -m->s->c1 : m->s->c2) * sign;
    if (status != SLIDE2_INCONSISTENT) put_pair(m, i, put_force, minus(m, number_divide(m->pool, m->v->b[i], p)), zero);
    if (needs_weights(m, status, -load * sign)) put_pair(m, i, add_weights, integer(m, -sign), zero);
    if (needs_weights(m, status, rises)) put_pair(m, i, add_weights, times(m, -sign, m->v->p[j][i]), times(m, sign, p));
}

/* Slip of contact i with p_ii = 0 and b_i = 0: any lambda_i satisfies the equation, and v_j_dot = b_j + p_ji lambda_i. */
static void find_singular_slip(const struct maker *m, int i, enum slide2_status status)
{
    const int j = 1 - i, push = sign_of(m->v->p[j][i]), load = sign_of(m->v->b[j]);
    const slide2_number zero = integer(m, 0), one = integer(m, 1);
    slide2_number force = one;
    if (status != SLIDE2_CONSISTENT) put_pair(m, i, put_weights, zero, one);
    if (status == SLIDE2_INCONSISTENT) return;
    if (load * push < 0) {
        const slide2_number balance = minus(m, number_divide(m->pool, m->v->b[j], m->v->p[j][i]));
        force = load < 0 ? times(m, 2, balance) : number_divide(m->pool, balance, integer(m, 2));
    }
    m->evidence->continuum = status == SLIDE2_CONSISTENT || push == 0;
    put_pair(m, i, put_force, m->evidence->continuum ? force : zero, zero);
}

static void find_slip(const struct maker *m, int i, enum slide2_status status)
{
    const int load = sign_of(m->v->b[i]);
    if (sign_of(m->v->p[i][i]) != 0)
        find_regular_slip(m, i, status);
    else if (load != 0)
        put_pair(m, i, put_weights, integer(m, -load), integer(m, 0));
    else
        find_singular_slip(m, i, status);
}

/* Slip of both contacts with D != 0: weights for which one column cancels. */
static void find_regular_slips(const struct maker *m, enum slide2_status status)
{
    const struct slide2_values *v = m->v;
    const int sign = m->s->D;
    if (status != SLIDE2_INCONSISTENT)
        put_force(m, minus(m, number_divide(m->pool, v->c[1], v->D)), number_divide(m->pool, v->c[0], v->D));
    if (needs_weights(m, status, -m->s->c2 * sign))
        add_weights(m, times(m, -sign, v->p[1][1]), times(m, sign, v->p[0][1]));
    if (needs_weights(m, status, m->s->c1 * sign))
        add_weights(m, times(m, sign, v->p[1][0]), times(m, -sign, v->p[0][0]));
}

static int column_is_zero(const struct maker *m, int j)
{
    return sign_of(m->v->p[0][j]) == 0 && sign_of(m->v->p[1][j]) == 0;
}

/* The quotient x / y of parallel vectors, y not zero. */
static slide2_number ratio(const struct maker *m, slide2_number x1, slide2_number x2, slide2_number y1,
                           slide2_number y2)
{
    return sign_of(y1) != 0 ? number_divide(m->pool, x1, y1) : number_divide(m->pool, x2, y2);
}

/* -b = t p_i with t > 0, and D = 0: force t at contact i and none at j; if p_j = g p_i with g > 0, forces that are both
 * positive. */
static void find_forces_on_ray(const struct maker *m, int i)
{
    const struct slide2_values *v = m->v;
    const int j = 1 - i;
    const slide2_number t = minus(m, ratio(m, v->b[0], v->b[1], v->p[0][i], v->p[1][i]));
    const slide2_number g = ratio(m, v->p[0][j], v->p[1][j], v->p[0][i], v->p[1][i]),
                        half = number_from_ratio(m->pool, 1, 2);
    m->evidence->continuum = 1;
    if (sign_of(g) > 0)
        put_pair(m, i, put_force, number_multiply(m->pool, half, t),
                 number_multiply(m->pool, half, number_divide(m->pool, t, g)));
    else
        put_pair(m, i, put_force, number_subtract(m->pool, t, g), integer(m, 1));
}

/* b = 0, D = 0. */
static void find_balanced_forces(const struct maker *m, enum slide2_status status)
{
    const struct slide2_values *v = m->v;
    const slide2_number zero = integer(m, 0);
    const int first = column_is_zero(m, 0), second = column_is_zero(m, 1);
    if (status == SLIDE2_BOUNDARY) put_weights(m, minus(m, v->p[0][first]), minus(m, v->p[1][first]));
    if (!first && !second && status == SLIDE2_BOUNDARY) {
        put_force(m, zero, zero);
        return;
    }
    m->evidence->continuum = 1;
    if (first || second)
        put_force(m, integer(m, first), integer(m, second));
    else
        put_force(m, minus(m, ratio(m, v->p[0][1], v->p[1][1], v->p[0][0], v->p[1][0])), integer(m, 1));
}

/* Slip of both contacts with D = 0 when there are no forces: -b is not on the line of the columns, or on its other
 * side. */
static void find_singular_weights(const struct maker *m)
{
    const struct slide2_values *v = m->v;
    const int c1 = m->s->c1, c2 = m->s->c2;
    if (c1 != 0)
        put_weights(m, times(m, -c1, v->p[1][0]), times(m, c1, v->p[0][0]));
    else if (c2 != 0)
        put_weights(m, times(m, -c2, v->p[1][1]), times(m, c2, v->p[0][1]));
    else
        put_weights(m, minus(m, v->b[0]), minus(m, v->b[1]));
}

/* -b = t p_i with t > 0 */
static int is_on_ray(const struct maker *m, int i)
{
    const struct slide2_values *v = m->v;
    return (i == 0 ? m->s->c1 : m->s->c2) == 0 && sign_of(v->b[0]) == -sign_of(v->p[0][i]) &&
           sign_of(v->b[1]) == -sign_of(v->p[1][i]);
}

static void find_slips(const struct maker *m, enum slide2_status status)
{
    if (m->s->D != 0)
        find_regular_slips(m, status);
    else if (status == SLIDE2_INCONSISTENT)
        find_singular_weights(m);
    else if (m->s->b1 == 0 && m->s->b2 == 0)
        find_balanced_forces(m, status);
    else
        find_forces_on_ray(m, is_on_ray(m, 0) ? 0 : 1);
}

void slide2_find_witness(struct number_pool *pool, const struct slide2_signs *s, struct slide2_result *result)
{
    struct maker m = {pool, &result->values, s, NULL};
    for (int mode = 0; mode < SLIDE2_MODES; mode++) {
        const enum slide2_status status = result->verdict.mode[mode];
        m.evidence = result->witness.mode + mode;
        if (mode == SLIDE2_FF) find_flight(&m, status);
        if (mode == SLIDE2_SF) find_slip(&m, 0, status);
        if (mode == SLIDE2_FS) find_slip(&m, 1, status);
        if (mode == SLIDE2_SS) find_slips(&m, status);
    }
    result->witness.has_examples = result->verdict.stability[SLIDE2_SS] == SLIDE2_DEPENDS;
    if (result->witness.has_examples) slide2_find_examples(pool, &result->values, &result->witness);
}
