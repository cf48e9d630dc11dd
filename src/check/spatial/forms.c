/* SPDX-License-Identifier: BSD-2-Clause */
/* The forms in one direction, in numbers of a quadratic field. */
#include "check/spatial/circle.h"

struct surd surd_times(const struct surd_field *f, scalar x, struct surd y)
{
    return surd_multiply(f, surd_from(x), y);
}

struct surd spatial_root(const struct surd_field *f)
{
    return (struct surd){scalar_zero(f->pool), f->d != NULL ? scalar_one(f->pool) : NULL};
}

/* x1 v1 + x2 v2 */
/*@ requires surd_field_ok(f) && x1 != \null && x2 != \null && surd_vector_ok(f, v);
  @ assigns \nothing;
  @ ensures surd_ok(f, \result); */
static struct surd dot(const struct surd_field *f, scalar x1, scalar x2, struct surd_vector v)
{
    return surd_add(f, surd_times(f, x1, v.x1), surd_times(f, x2, v.x2));
}

/*@ requires surd_field_ok(f) && surd_vector_ok(f, v) && surd_vector_ok(f, w);
  @ assigns \nothing;
  @ ensures surd_ok(f, \result); */
static struct surd product(const struct surd_field *f, struct surd_vector v, struct surd_vector w)
{
    return surd_add(f, surd_multiply(f, v.x1, w.x1), surd_multiply(f, v.x2, w.x2));
}

/* A v */
/*@ requires surd_field_ok(f) && contact3_ok(x) && surd_vector_ok(f, v);
  @ assigns \nothing;
  @ ensures surd_vector_ok(f, \result); */
static struct surd_vector A_times(const struct surd_field *f, struct contact3 x, struct surd_vector v)
{
    return (struct surd_vector){dot(f, x.A11, x.A12, v), dot(f, x.A12, x.A22, v)};
}

/*@ requires surd_field_ok(f) && surd_ok(f, x);
  @ assigns \nothing;
  @ ensures surd_ok(f, \result); */
static struct surd negated(const struct surd_field *f, struct surd x)
{
    return surd_subtract(f, surd_from(scalar_zero(f->pool)), x);
}

/* e: the direction turned to the left. */
/*@ requires surd_field_ok(f) && surd_vector_ok(f, d);
  @ assigns \nothing;
  @ ensures surd_vector_ok(f, \result); */
static struct surd_vector turned(const struct surd_field *f, struct surd_vector d)
{
    return (struct surd_vector){negated(f, d.x2), d.x1};
}

/* f = B - mu A d */
/*@ requires surd_field_ok(f) && contact3_ok(x) && surd_vector_ok(f, d);
  @ assigns \nothing;
  @ ensures surd_vector_ok(f, \result); */
static struct surd_vector force(const struct surd_field *f, struct contact3 x, struct surd_vector d)
{
    const struct surd_vector A_d = A_times(f, x, d);
    return (struct surd_vector){surd_subtract(f, surd_from(x.B1), surd_times(f, x.mu, A_d.x1)),
                                surd_subtract(f, surd_from(x.B2), surd_times(f, x.mu, A_d.x2))};
}

struct surd spatial_form_g(const struct surd_field *f, struct contact3 x, struct surd_vector d)
{
    return product(f, turned(f, d), force(f, x, d));
}

struct surd spatial_form_k(const struct surd_field *f, struct contact3 x, struct surd_vector d)
{
    return negated(f, product(f, d, force(f, x, d)));
}

/* h = p e.Ae - (B.e) g */
struct surd spatial_form_h(const struct surd_field *f, struct contact3 x, struct surd_vector d)
{
    const struct surd_vector e = turned(f, d);
    const struct surd p = surd_subtract(f, surd_from(x.C), surd_times(f, x.mu, dot(f, x.B1, x.B2, d)));
    const struct surd e_A_e = product(f, e, A_times(f, x, e)), B_e = dot(f, x.B1, x.B2, e);
    const struct surd left = surd_multiply(f, p, e_A_e);
    return surd_subtract(f, left, surd_multiply(f, B_e, spatial_form_g(f, x, d)));
}
