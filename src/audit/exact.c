/* SPDX-License-Identifier: BSD-2-Clause */
#include "audit/exact.h"
#include "numbers/output.h"

#include <stdlib.h>

const struct number *exact_absolute(struct number_pool *pool, const struct number *x)
{
    return number_sign(x) < 0 ? number_negate(pool, x) : x;
}

static const struct number *given(struct number_pool *pool, const struct observation *o, enum observed_number number)
{
    return number_from_double(pool, observation_has(o, number) ? o->value[number] : 0.0);
}

/* A number in a text that this program has written. */
static const struct number *read(struct number_pool *pool, const char *text)
{
    const struct number *x = output_read_rational(pool, text);
    if (x == NULL) abort();
    return x;
}

struct exact_contact exact_step_of(struct number_pool *pool, const struct observation *o)
{
    struct exact_contact c = {.A = given(pool, o, OBSERVED_W_TT),
                              .B = given(pool, o, OBSERVED_W_NT),
                              .C = given(pool, o, OBSERVED_W_NN),
                              .mu = given(pool, o, OBSERVED_mu),
                              .u = number_from_integer(pool, 0)};
    c.a = o->a != NULL ? read(pool, o->a) : given(pool, o, OBSERVED_q_T);
    c.b = o->b != NULL ? read(pool, o->b) : given(pool, o, OBSERVED_q_N);
    c.a_size = o->a_size != NULL ? read(pool, o->a_size) : exact_absolute(pool, c.a);
    c.b_size = o->b_size != NULL ? read(pool, o->b_size) : exact_absolute(pool, c.b);
    return c;
}

/* The motion of a body in continuous time: W as in spec/step.md, section 2, and the accelerations of a point of the
 * rotating body. */
static struct exact_contact body_of(struct number_pool *p, const struct observation *o)
{
    const struct number *m = given(p, o, OBSERVED_m), *I = given(p, o, OBSERVED_I), *rx = given(p, o, OBSERVED_rx),
                        *ry = given(p, o, OBSERVED_ry);
    const struct number *w = given(p, o, OBSERVED_w), *one = number_from_integer(p, 1), *w_w = number_multiply(p, w, w);
    const struct number *inward_x = number_multiply(p, w_w, rx), *inward_y = number_multiply(p, w_w, ry);
    struct exact_contact c = {.mu = given(p, o, OBSERVED_mu)};
    c.A = number_add(p, number_divide(p, one, m), number_divide(p, number_multiply(p, ry, ry), I));
    c.B = number_negate(p, number_divide(p, number_multiply(p, rx, ry), I));
    c.C = number_add(p, number_divide(p, one, m), number_divide(p, number_multiply(p, rx, rx), I));
    c.u = number_subtract(p, given(p, o, OBSERVED_vx), number_multiply(p, w, ry));
    c.a = number_subtract(p, given(p, o, OBSERVED_gx), inward_x);
    c.b = number_subtract(p, given(p, o, OBSERVED_gy), inward_y);
    c.a_size = number_add(p, exact_absolute(p, given(p, o, OBSERVED_gx)), exact_absolute(p, inward_x));
    c.b_size = number_add(p, exact_absolute(p, given(p, o, OBSERVED_gy)), exact_absolute(p, inward_y));
    return c;
}

struct exact_contact exact_contact_of(struct number_pool *pool, const struct observation *o)
{
    if (observation_is_body(o)) return body_of(pool, o);
    struct exact_contact c = exact_step_of(pool, o);
    if (!observation_has(o, OBSERVED_u)) return c;
    c.u = given(pool, o, OBSERVED_u);
    if (o->is_acceleration) return c;
    c.a = number_subtract(pool, c.a, c.u);
    c.a_size = number_add(pool, c.a_size, exact_absolute(pool, c.u));
    return c;
}

/* A boundary: its quantity, whether it is one for this sign of u, and the sum of the absolute values of its terms. */
struct boundary {
    const char *name;
    int applies;
    const struct number *size;
};

static int nearer(struct number_pool *pool, const struct number *x, const struct number *best)
{
    return best == NULL || number_compare(pool, x, best) < 0;
}

const struct number *exact_nearest(struct number_pool *pool, const struct exact_contact *c,
                                   const char *(*value)(const void *context, const char *name), const void *context,
                                   const char **boundary, const struct number **size)
{
    const struct number *B = exact_absolute(pool, c->B), *best = NULL;
    const struct number *p = number_add(pool, c->C, number_multiply(pool, c->mu, B));
    const struct number *k = number_add(pool, number_multiply(pool, c->mu, c->A), B);
    const struct number *E = number_add(pool, number_multiply(pool, c->a_size, p), number_multiply(pool, c->b_size, k));
    const int u = number_sign(c->u), meets_edge = u == 0 && number_sign(c->b) <= 0;
    const struct boundary boundaries[] = {{"b", 1, number_add(pool, c->a_size, c->b_size)},
                                          {"p_plus", u >= 0, p},
                                          {"p_minus", u <= 0, p},
                                          {"E_plus", meets_edge, E},
                                          {"E_minus", meets_edge, E}};
    for (size_t i = 0; i < sizeof boundaries / sizeof *boundaries; i++) {
        const char *const text = value(context, boundaries[i].name);
        if (!boundaries[i].applies || text == NULL || number_sign(boundaries[i].size) == 0) continue;
        const struct number *distance = number_divide(pool, exact_absolute(pool, read(pool, text)), boundaries[i].size);
        if (nearer(pool, distance, best)) best = distance, *boundary = boundaries[i].name, *size = boundaries[i].size;
    }
    return best;
}
