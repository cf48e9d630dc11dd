/* SPDX-License-Identifier: BSD-2-Clause */
/* Declarations shared by the files of the checker of kind `spatial`. The formulas of the producer are not used here:
 * the polynomials on the circle of slip directions are computed from Coulomb's law by multiplying polynomials. */
#ifndef CHECK_SPATIAL_PRIVATE_H
#define CHECK_SPATIAL_PRIVATE_H

#include "check/numbers/surd.h"
#include "check/spatial/polynomial.h"
#include "check/spatial/spatial.h"

#include <stddef.h>

/* The data of a circular cone; an elliptic cone is reduced to one. */
struct contact3 {
    scalar A11, A12, A22, B1, B2, C, mu, a1, a2, b, u1, u2;
};

/* The forms of one chart, multiplied by powers of 1 + t^2. */
struct chart3 {
    struct poly w, p, R, E, h; /* w = 1 + t^2; p w, R w^2, E w^2, h w^3 */
};

/* What was verified about slip that starts from rest. */
struct spatial_found {
    int starts, folds, sum; /* the number of slips; of those with index 0; the sum of the indices */
    int continuum;
    int indices[3]; /* how many have the index -1, 0, 1 */
};

/* What has been verified of one certificate so far. */
struct spatial {
    const struct json *json;
    struct scalar_pool *pool;
    struct answer *answer;
    int problem, verdict, witness, row; /* indices of nodes */
    int interval;                       /* 1 when only the words are checked, for one mu of an interval */
    scalar mu;
    int elliptic;
    scalar mu1, mu2;   /* of an elliptic cone */
    struct contact3 x; /* the data of the circular cone */
    scalar detA, detG, D, m1, m2, S11, S12, S22, T_N, T_1, T_2, cone;
    struct surd_field field; /* the field of sqrt(D), or of |u| */
    struct spatial_found found;
};

/* The parts of spatial_check, in order.  Each returns 1, or 0 with the reason. */
int spatial_read(struct spatial *c);       /* problem, hypotheses, quantities */
int spatial_check_arc(struct spatial *c);  /* paradox, its ends, and uniqueness over all loads */
int spatial_check_slip(struct spatial *c); /* u not 0 */
int spatial_check_rest(struct spatial *c); /* u = 0 */

/* spatial_moves: 1 when u is not 0. spatial_is_interval: 1 when the problem gives mu as an interval;
 * spatial_check_interval is then the whole check. */
int spatial_moves(const struct spatial *c);
int spatial_is_interval(const struct spatial *c);
int spatial_check_interval(struct spatial *c);

/* spatial_reduce: replaces the data of an elliptic cone by those of the circular cone with mu = 1. */
void spatial_reduce(struct spatial *c);

/* spatial_chart: computes the forms of a chart, sigma 1 or -1. */
void spatial_chart(const struct spatial *c, int sigma, struct chart3 *chart);

/* spatial_walk: visits the cells of {"tau","plus","minus"}, which must separate the zeros of the polynomial
 * `of(chart)`. `visit` is called for each cell with the number of zeros in it. */
struct spatial_cell {
    const struct chart3 *chart;
    const struct poly *simple;
    struct span span;
    int sigma, zeros;
};
typedef struct poly spatial_polynomial(const struct spatial *c, const struct chart3 *chart);
typedef int spatial_visit(struct spatial *c, void *state, const struct spatial_cell *cell);
int spatial_walk(struct spatial *c, int cuts, const char *name, spatial_polynomial *of, spatial_visit *visit,
                 void *state);

/* spatial_is_narrow: 1 when high - low <= 2^-40 scale. */
int spatial_is_narrow(const struct spatial *c, scalar low, scalar high, scalar scale);

/* Exact arithmetic. */
scalar spatial_times(const struct spatial *c, scalar x, scalar y);
scalar spatial_plus(const struct spatial *c, scalar x, scalar y);
scalar spatial_minus(const struct spatial *c, scalar x, scalar y);

/* spatial_form_h, spatial_form_g, spatial_form_k: the forms in a direction (c, s) of length 1, in numbers of a
 * quadratic field. */
struct surd spatial_form_h(const struct spatial *c, struct surd cosine, struct surd sine);
struct surd spatial_form_g(const struct spatial *c, struct surd cosine, struct surd sine);
struct surd spatial_form_k(const struct spatial *c, struct surd cosine, struct surd sine);

/* spatial_set_root: sets the field of sqrt(x), x > 0; returns the root. spatial_read_surd: 1 when a node is a number of
 * the field. */
struct surd spatial_set_root(struct spatial *c, scalar x);
int spatial_read_surd(const struct spatial *c, int node, struct surd *x);

/* spatial_end: the direction d+ (which = 0) or d-; the field is that of sqrt(D). */
void spatial_end(const struct spatial *c, struct surd root, int which, struct surd *cosine, struct surd *sine);

/* spatial_word_is: 1 when the verdict has this word under a key; else 0 with the reason. spatial_null_is: the same for
 * null. */
int spatial_word_is(const struct spatial *c, const char *key, const char *word);
int spatial_null_is(const struct spatial *c, const char *key);
int spatial_integer_is(const struct spatial *c, const char *key, int value);
int spatial_row_is(const struct spatial *c, const char *row);
int spatial_mode_is(const struct spatial *c, const char *mode, const char *word);

/* spatial_rejected: sets the answer REJECTED; returns 0. */
int spatial_rejected(const struct spatial *c, const char *place, const char *item, const char *what);

#endif
