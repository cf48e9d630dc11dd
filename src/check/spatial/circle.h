/* SPDX-License-Identifier: BSD-2-Clause */
/* The circle of slip directions of a contact. The formulas of the producer are not used here: the polynomials on the
 * circle are computed from Coulomb's law by multiplying polynomials. */
#ifndef CHECK_SPATIAL_CIRCLE_H
#define CHECK_SPATIAL_CIRCLE_H

#include "check/numbers/surd.h"
#include "check/spatial/polynomial.h"
#include "check/text/json.h"

#include <stddef.h>

/* The data of a circular cone; an elliptic cone is reduced to one. */
struct contact3 {
    scalar A11, A12, A22, B1, B2, C, mu, a1, a2, b, u1, u2;
};

/*@ // Everything but mu, which an elliptic cone does not have.
  @ predicate contact3_plain(struct contact3 x) = x.A11 != \null && x.A12 != \null && x.A22 != \null && x.B1 != \null &&
  @   x.B2 != \null && x.C != \null && x.a1 != \null && x.a2 != \null && x.b != \null && x.u1 != \null && x.u2 != \null;
  @ predicate contact3_ok(struct contact3 x) = contact3_plain(x) && x.mu != \null; */

/* spatial_reduce: the circular cone with mu = 1 to which an elliptic one is reduced. */
/*@ requires pool != \null && contact3_plain(x) && mu1 != \null && mu2 != \null;
  @ assigns \nothing;
  @ ensures contact3_ok(\result); */
struct contact3 spatial_reduce(struct scalar_pool *pool, struct contact3 x, scalar mu1, scalar mu2);

/* The forms of one chart, multiplied by powers of 1 + t^2. */
struct chart3 {
    struct poly w, p, R, E, h; /* w = 1 + t^2; p w, R w^2, E w^2, h w^3 */
};

/*@ predicate chart3_ok(struct chart3 x) = poly_ok(x.w) && x.w.count <= 3 && poly_ok(x.p) && x.p.count <= 3 &&
  @   poly_ok(x.R) && x.R.count <= 5 && poly_ok(x.E) && x.E.count <= 5 && poly_ok(x.h) && x.h.count <= 7; */

/* spatial_chart: computes the forms of a chart, sigma 1 or -1. */
/*@ requires pool != \null && contact3_ok(x);
  @ assigns scalar_doubt;
  @ ensures chart3_ok(\result) && DOUBT_STAYS; */
struct chart3 spatial_chart(struct scalar_pool *pool, struct contact3 x, int sigma);

/* A walk through the cells of a chart. The cuts must separate the zeros of a polynomial. */
struct spatial_walk {
    const char *wrong;  /* what is wrong with the cuts, or NULL */
    int is_in_cell;     /* 0 before the first cell and behind the last one */
    int list, node;     /* the cuts, and the upper end of the cell among them */
    scalar end;         /* the last cut has to be here */
    struct poly simple; /* the polynomial with simple zeros */
    struct range cell;
    int zeros; /* the number of zeros in the cell */
};

/*@ predicate spatial_walk_ok{L}(struct json *json, struct spatial_walk w) = 0 <= w.list < json->count &&
  @   0 <= w.node < json->count && 0 <= w.is_in_cell <= 1 && w.end != \null && poly_ok(w.simple) && range_ok(w.cell) &&
  @   0 <= w.zeros <= 1; */

/* spatial_begin: before the first cell of a chart; `cuts` is the node of {"tau","plus","minus"}. spatial_next: the next
 * cell. */
/*@ requires json_ok(json) && pool != \null && 0 <= cuts < json->count && poly_ok(form);
  @ assigns scalar_doubt;
  @ ensures spatial_walk_ok(json, \result) && DOUBT_STAYS; */
struct spatial_walk spatial_begin(const struct json *json, struct scalar_pool *pool, int cuts, int sigma,
                                  struct poly form);
/*@ requires json_ok(json) && pool != \null && spatial_walk_ok(json, w);
  @ assigns scalar_doubt;
  @ ensures walk: spatial_walk_ok(json, \result) && DOUBT_STAYS;
  @ ensures cell: \result.is_in_cell == 1 ==> \result.wrong == \null && w.node < \result.node; */
struct spatial_walk spatial_next(const struct json *json, struct scalar_pool *pool, struct spatial_walk w);

/* A vector, in numbers of a quadratic field. */
struct surd_vector {
    struct surd x1, x2;
};

/*@ predicate surd_vector_ok{L}(struct surd_field *f, struct surd_vector v) = surd_ok(f, v.x1) && surd_ok(f, v.x2); */

/* spatial_form_h, spatial_form_g, spatial_form_k: the forms in a direction of length 1. */
/*@ requires surd_field_ok(f) && contact3_ok(x) && surd_vector_ok(f, d);
  @ assigns \nothing;
  @ ensures surd_ok(f, \result); */
struct surd spatial_form_h(const struct surd_field *f, struct contact3 x, struct surd_vector d);
/*@ requires surd_field_ok(f) && contact3_ok(x) && surd_vector_ok(f, d);
  @ assigns \nothing;
  @ ensures surd_ok(f, \result); */
struct surd spatial_form_g(const struct surd_field *f, struct contact3 x, struct surd_vector d);
/*@ requires surd_field_ok(f) && contact3_ok(x) && surd_vector_ok(f, d);
  @ assigns \nothing;
  @ ensures surd_ok(f, \result); */
struct surd spatial_form_k(const struct surd_field *f, struct contact3 x, struct surd_vector d);

/* spatial_root: the root of the field, or 0 when there is none. surd_times: the multiple of a number. */
/*@ requires surd_field_ok(f);
  @ assigns \nothing;
  @ ensures surd_ok(f, \result); */
struct surd spatial_root(const struct surd_field *f);
/*@ requires surd_field_ok(f) && x != \null && surd_ok(f, y);
  @ assigns \nothing;
  @ ensures surd_ok(f, \result); */
struct surd surd_times(const struct surd_field *f, scalar x, struct surd y);

#endif
