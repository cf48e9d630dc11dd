/* SPDX-License-Identifier: BSD-2-Clause */
/* The arc of slip directions in paradox, in numbers x + y sqrt(D). */
#include "check/spatial/private.h"

/* The end (C m + sqrt(D) J m) / |m|^2, or the one with - sqrt(D); m = mu B. */
struct surd_vector spatial_end(const struct spatial *c, int which)
{
    struct scalar_pool *pool = c->pool;
    const struct surd_field *f = &c->edge;
    const scalar one = scalar_divide(pool, scalar_one(pool), spatial_dot(pool, c->m1, c->m1, c->m2, c->m2));
    const struct surd zero = surd_from(scalar_zero(pool)), root = spatial_root(f);
    const struct surd turn = which == 0 ? root : surd_subtract(f, zero, root);
    const struct surd along_1 = surd_from(scalar_multiply(pool, c->x.C, c->m1)),
                      along_2 = surd_from(scalar_multiply(pool, c->x.C, c->m2));
    const struct surd x = surd_subtract(f, along_1, surd_times(f, c->m2, turn));
    const struct surd y = surd_add(f, along_2, surd_times(f, c->m1, turn));
    return (struct surd_vector){surd_times(f, one, x), surd_times(f, one, y)};
}

const char *spatial_crossing(int h)
{
    return h < 0 ? known_text("enter") : h > 0 ? known_text("repel") : known_text("degenerate");
}

/* Whether slip crosses the end d+ (which = 0) or d- as the verdict states. */
/*@ requires spatial_ok(c) && 0 <= ends < c->json->count;
  @ requires constant_text(key);
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures reads: \result == 1 ==> spatial_ok(c); */
static int check_end(const struct spatial *c, int ends, int which, const char *key)
{
    const int h = surd_sign(&c->edge, spatial_form_h(&c->edge, c->x, spatial_end(c, which)));
    return json_is(c->json, json_member(c->json, ends, key), spatial_crossing(h)) ||
           spatial_rejected(c, "verdict", "ends", "slip crosses an end in another way");
}

/* Checks the ends of the arc; there are none unless D > 0. */
/*@ requires spatial_ok(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures reads: \result == 1 ==> spatial_ok(c); */
static int check_ends(const struct spatial *c, int D)
{
    const int ends = json_member(c->json, c->verdict, "ends");
    if (D <= 0) return spatial_null_is(c, "ends");
    if (c->json->node[ends].type == JSON_NULL) return spatial_rejected(c, "verdict", "ends", "an arc has ends");
    return check_end(c, ends, 0, "+") && check_end(c, ends, 1, "-");
}

/* mu_P^2 = C^2 / |B|^2 */
/*@ requires spatial_ok(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures reads: \result == 1 ==> spatial_ok(c); */
static int check_least_friction(const struct spatial *c)
{
    const scalar C = c->x.C, size = spatial_dot(c->pool, c->x.B1, c->x.B1, c->x.B2, c->x.B2);
    const int node = json_member(c->json, c->verdict, "mu_P_squared");
    if (scalar_sign(size) == 0) return spatial_null_is(c, "mu_P_squared");
    if (c->json->node[node].type == JSON_NULL) return spatial_rejected(c, "verdict", "mu_P_squared", "is a number");
    const scalar square = quantity_number(c->json, c->pool, node);
    return scalar_equal(scalar_multiply(c->pool, square, size), scalar_multiply(c->pool, C, C)) ||
           spatial_rejected(c, "verdict", "mu_P_squared", "is another number");
}

/* Looks for slip directions with p > 0 > h, in one chart. Zeros of p and of h are separated by cuts. */
/*@ requires spatial_ok(c) && 0 <= cuts < c->json->count;
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 2 && DOUBT_STAYS;
  @ ensures reads: \result != 0 ==> spatial_ok(c); */
static int look_for_fold(const struct spatial *c, int cuts, int sigma)
{
    const struct chart3 chart = spatial_chart(c->pool, c->x, sigma);
    const struct poly form = poly_multiply(c->pool, chart.p, chart.h);
    const struct spatial_walk start = spatial_begin(c->json, c->pool, cuts, sigma, form);
    struct spatial_walk w = spatial_next(c->json, c->pool, start);
    int folds = 1;
    /*@ loop invariant walk: spatial_walk_ok(c->json, w) && DOUBT_HAS_STAYED;
      @ loop invariant 1 <= folds <= 2;
      @ loop assigns w, folds, scalar_doubt;
      @ loop variant w.is_in_cell == 1 ? c->json->count - w.node : 0; */
    while (w.is_in_cell) {
        if (poly_sign_at(c->pool, chart.p, w.cell.low) > 0 && poly_sign_at(c->pool, chart.h, w.cell.low) < 0) folds = 2;
        w = spatial_next(c->json, c->pool, w);
    }
    if (w.wrong != NULL) return spatial_rejected(c, "witness", "onset", w.wrong);
    return folds;
}

/* When no end enters the arc, uniqueness could be lost and regained as mu increases. */
/*@ requires spatial_ok(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int some_end_enters(const struct spatial *c)
{
    const int ends = json_member(c->json, c->verdict, "ends");
    return json_is(c->json, json_member(c->json, ends, "+"), "enter") ||
           json_is(c->json, json_member(c->json, ends, "-"), "enter");
}

/* Checks whether the solution is unique for all loads with b < 0. */
/*@ requires spatial_ok(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures reads: \result == 1 ==> spatial_ok(c); */
static int check_onset(const struct spatial *c, int D)
{
    const int cuts = json_member(c->json, c->witness, "onset");
    const int one = look_for_fold(c, cuts, 1);
    if (one == 0) return 0;
    const int other = look_for_fold(c, cuts, -1);
    if (other == 0) return 0;
    if (c->interval && D > 0 && !some_end_enters(c)) return spatial_word_is(c, "onset_for_b_negative", "undecided");
    return spatial_word_is(c, "onset_for_b_negative",
                           one == 2 || other == 2 ? known_text("not always unique") : known_text("always unique"));
}

int spatial_check_arc(const struct spatial *c)
{
    const int D = scalar_sign(c->D);
    const char *paradox = D < 0 ? known_text("none") : D == 0 ? known_text("touch") : known_text("arc");
    return spatial_word_is(c, "paradox", paradox) && check_least_friction(c) && check_ends(c, D) && check_onset(c, D);
}
