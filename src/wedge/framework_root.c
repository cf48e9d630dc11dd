/* SPDX-License-Identifier: BSD-2-Clause */
/* Roots of the equations of the enlarged model: Newton's method finds an approximation, and the signs on either side
 * prove an enclosure. */
#include "numbers/scratch.h"
#include "wedge/framework.h"

static enclosed add(const struct framework *w, enclosed x, enclosed y)
{
    return enclosures_add(w->arena, x, y);
}

static enclosed subtract(const struct framework *w, enclosed x, enclosed y)
{
    return enclosures_subtract(w->arena, x, y);
}

static enclosed multiply(const struct framework *w, enclosed x, enclosed y)
{
    return enclosures_multiply(w->arena, x, y);
}

struct framework_value framework_stop(const struct framework *w, enclosed t, enclosed a)
{
    const enclosed sine = multiply(w, w->rho, enclosures_sine(w->arena, t));
    (void)a;
    return (struct framework_value){subtract(w, add(w, t, sine), w->V),
                                    add(w, w->one, multiply(w, w->rho, enclosures_cosine(w->arena, t)))};
}

struct framework_value framework_slip(const struct framework *w, enclosed t, enclosed a)
{
    const enclosed sine = enclosures_sine(w->arena, t);
    const enclosed versine = subtract(w, w->one, enclosures_cosine(w->arena, t));
    return (struct framework_value){subtract(w, subtract(w, t, sine), multiply(w, a, versine)),
                                    subtract(w, versine, multiply(w, a, sine))};
}

struct framework_value framework_cosine(const struct framework *w, enclosed t, enclosed a)
{
    return (struct framework_value){subtract(w, a, enclosures_cosine(w->arena, t)), enclosures_sine(w->arena, t)};
}

enclosed framework_widened(const struct framework *w, enclosed x)
{
    const enclosed low = enclosures_low(w->arena, x), high = enclosures_high(w->arena, x);
    const enclosed width = subtract(w, high, low);
    return enclosures_between(w->arena, subtract(w, low, width), add(w, high, width));
}

/* The sign of f at a number. */
static int sign_at(const struct framework *w, framework_equation *f, enclosed a, const struct number *t)
{
    return enclosure_find_sign(f(w, enclosures_of(w->arena, t), a).value);
}

static const struct number *middle(const struct framework *w, const struct framework_range *x)
{
    return number_multiply(w->pool, number_from_ratio(w->pool, 1, 2), number_add(w->pool, x->low, x->high));
}

/* Bisects an interval `steps` times, or until a sign is not determined. */
static void halve(const struct framework *w, framework_equation *f, enclosed a, long steps, struct framework_range *x)
{
    while (steps-- > 0) {
        const struct number *half = middle(w, x);
        const int sign = sign_at(w, f, a, half);
        if (sign == NUMBER_SIGN_UNKNOWN) return;
        *(sign < 0 ? &x->low : &x->high) = half;
    }
}

/* Newton's method from the middle of an interval; the result is an approximation only. The number of digits that are
 * right is doubled in each step, but only near the root: where f is steep beside it, as a long slip of a heavy framework
 * is, the distance is halved until then. The method ends when f becomes no smaller. */
static enclosed newton(const struct framework *w, framework_equation *f, enclosed a, const struct framework_range *x)
{
    enclosed t = enclosures_of(w->arena, middle(w, x));
    long digits = 16, last = 0;
    for (long steps = 0; steps < w->precision; steps++) {
        const struct framework_value at = f(w, t, a);
        const long size = enclosures_exponent(at.value);
        const int may_be_at_root = digits >= 4 * w->precision;
        if (may_be_at_root && size >= last) break;
        last = size;
        t = enclosures_low(w->arena, subtract(w, t, enclosures_divide(w->arena, at.value, at.slope)));
        if (!may_be_at_root) digits *= 2;
    }
    return t;
}

/* If the signs on both sides of t prove that the root is near, narrows the interval accordingly. */
static int close_in(const struct framework *w, framework_equation *f, enclosed a, enclosed t, struct framework_range *x)
{
    struct framework_range at;
    if (!enclosures_ends(w->pool, t, w->precision, &at.low, &at.high)) return 0;
    for (long margin = 10; margin < w->precision; margin += 10) {
        const long exponent = enclosures_exponent(t) - w->precision + margin;
        const struct number *step = number_power(w->pool, number_from_integer(w->pool, 2), exponent);
        const struct framework_range near = {number_subtract(w->pool, at.low, step),
                                             number_add(w->pool, at.high, step)};
        if (number_compare(w->pool, near.low, x->low) < 0 || number_compare(w->pool, near.high, x->high) > 0) return 0;
        if (sign_at(w, f, a, near.low) == -1 && sign_at(w, f, a, near.high) == 1) {
            *x = near;
            return 1;
        }
    }
    return 0;
}

static int find_root(const struct framework *w, framework_equation *f, enclosed a, enclosed low, enclosed high,
                     struct framework_range *root)
{
    enum { FIRST_STEPS = 48 };
    const struct number *unused;
    if (!enclosures_ends(w->pool, low, w->precision, &root->low, &unused)) return 0;
    if (!enclosures_ends(w->pool, high, w->precision, &unused, &root->high)) return 0;
    halve(w, f, a, FIRST_STEPS, root);
    if (!close_in(w, f, a, newton(w, f, a, root), root)) halve(w, f, a, w->precision, root);
    return sign_at(w, f, a, root->low) == -1 && sign_at(w, f, a, root->high) == 1;
}

static const struct number *copy(struct number_pool *pool, const struct number *x)
{
    return number_add(pool, x, number_from_integer(pool, 0));
}

int framework_root(const struct framework *w, framework_equation *f, enclosed a, enclosed low, enclosed high,
                   struct framework_range *root)
{
    struct framework scratch = *w;
    struct framework_range x;
    const long mark = enclosures_mark(w->arena);
    scratch.pool = scratch_new(w->pool);
    const int found = find_root(&scratch, f, a, low, high, &x);
    if (found) *root = (struct framework_range){copy(w->pool, x.low), copy(w->pool, x.high)};
    scratch_free(scratch.pool, w->pool);
    enclosures_release(w->arena, mark);
    return found;
}
