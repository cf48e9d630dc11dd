/* SPDX-License-Identifier: BSD-2-Clause */
/* The arc of slip directions in paradox, in numbers x + y sqrt(D). */
#include "check/spatial/private.h"

static struct surd surd_times(const struct spatial *c, scalar x, struct surd y)
{
    return surd_multiply(&c->field, surd_from(x), y);
}

/* x y + z w */
static struct surd surd_dot(const struct spatial *c, scalar x, struct surd y, scalar z, struct surd w)
{
    return surd_add(&c->field, surd_times(c, x, y), surd_times(c, z, w));
}

/* f = B - mu A d */
static void force(const struct spatial *c, struct surd cosine, struct surd sine, struct surd *f1, struct surd *f2)
{
    const struct contact3 *x = &c->x;
    *f1 = surd_subtract(&c->field, surd_from(x->B1), surd_times(c, x->mu, surd_dot(c, x->A11, cosine, x->A12, sine)));
    *f2 = surd_subtract(&c->field, surd_from(x->B2), surd_times(c, x->mu, surd_dot(c, x->A12, cosine, x->A22, sine)));
}

/* x y - z w */
static struct surd surd_cross(const struct spatial *c, struct surd x, struct surd y, struct surd z, struct surd w)
{
    return surd_subtract(&c->field, surd_multiply(&c->field, x, y), surd_multiply(&c->field, z, w));
}

struct surd spatial_form_g(const struct spatial *c, struct surd cosine, struct surd sine)
{
    struct surd f1, f2;
    force(c, cosine, sine, &f1, &f2);
    return surd_cross(c, cosine, f2, sine, f1);
}

struct surd spatial_form_k(const struct spatial *c, struct surd cosine, struct surd sine)
{
    struct surd f1, f2;
    const struct surd zero = surd_from(scalar_zero(c->pool));
    force(c, cosine, sine, &f1, &f2);
    const struct surd along =
        surd_add(&c->field, surd_multiply(&c->field, cosine, f1), surd_multiply(&c->field, sine, f2));
    return surd_subtract(&c->field, zero, along);
}

/* h = p e.Ae - (B.e) g */
struct surd spatial_form_h(const struct spatial *c, struct surd cosine, struct surd sine)
{
    const struct contact3 *x = &c->x;
    const struct surd zero = surd_from(scalar_zero(c->pool)), back = surd_subtract(&c->field, zero, sine);
    const struct surd p = surd_subtract(&c->field, surd_from(x->C), surd_dot(c, c->m1, cosine, c->m2, sine));
    const struct surd first = surd_dot(c, x->A11, back, x->A12, cosine),
                      second = surd_dot(c, x->A12, back, x->A22, cosine);
    const struct surd e_A_e =
        surd_add(&c->field, surd_multiply(&c->field, back, first), surd_multiply(&c->field, cosine, second));
    const struct surd B_e = surd_dot(c, x->B1, back, x->B2, cosine);
    return surd_cross(c, p, e_A_e, B_e, spatial_form_g(c, cosine, sine));
}

struct surd spatial_set_root(struct spatial *c, scalar x)
{
    c->field = (struct surd_field){c->pool, x};
    return (struct surd){scalar_zero(c->pool), scalar_one(c->pool)};
}

/* Reads {"a","b","d"} with the d of the field, or a number; when d is a square, the number is a multiple of the root. */
int spatial_read_surd(const struct spatial *c, int node, struct surd *x)
{
    const int d = json_member(c->json, node, "d");
    if (d == 0) {
        *x = surd_from(quantity_number(c->json, c->pool, node));
        return 1;
    }
    x->a = quantity_number(c->json, c->pool, json_member(c->json, node, "a"));
    x->b = quantity_number(c->json, c->pool, json_member(c->json, node, "b"));
    return scalar_equal(quantity_number(c->json, c->pool, d), c->field.d);
}

/* The end (C m + sqrt(D) J m) / |m|^2, or the one with - sqrt(D); m = mu B. */
void spatial_end(const struct spatial *c, struct surd root, int which, struct surd *cosine, struct surd *sine)
{
    const scalar size = spatial_plus(c, spatial_times(c, c->m1, c->m1), spatial_times(c, c->m2, c->m2));
    const scalar one = scalar_divide(c->pool, scalar_one(c->pool), size);
    const struct surd zero = surd_from(scalar_zero(c->pool));
    const struct surd turn = which == 0 ? root : surd_subtract(&c->field, zero, root);
    const struct surd x =
        surd_subtract(&c->field, surd_from(spatial_times(c, c->x.C, c->m1)), surd_times(c, c->m2, turn));
    const struct surd y = surd_add(&c->field, surd_from(spatial_times(c, c->x.C, c->m2)), surd_times(c, c->m1, turn));
    *cosine = surd_times(c, one, x);
    *sine = surd_times(c, one, y);
}

static const char *crossing_of(int h)
{
    return h < 0 ? "enter" : h > 0 ? "repel" : "degenerate";
}

static int check_ends(struct spatial *c)
{
    const int ends = json_member(c->json, c->verdict, "ends");
    const struct surd root = spatial_set_root(c, c->D);
    for (int i = 0; i < 2; i++) {
        struct surd cosine, sine;
        spatial_end(c, root, i, &cosine, &sine);
        const int h = surd_sign(&c->field, spatial_form_h(c, cosine, sine));
        if (!json_is(c->json, json_member(c->json, ends, i == 0 ? "+" : "-"), crossing_of(h)))
            return spatial_rejected(c, "verdict", "ends", "slip crosses an end in another way");
    }
    return 1;
}

/* mu_P^2 = C^2 / |B|^2 */
static int check_least_friction(const struct spatial *c)
{
    const struct contact3 *x = &c->x;
    const scalar size = spatial_plus(c, spatial_times(c, x->B1, x->B1), spatial_times(c, x->B2, x->B2));
    const int node = json_member(c->json, c->verdict, "mu_P_squared");
    if (scalar_sign(size) == 0) return spatial_null_is(c, "mu_P_squared");
    if (c->json->node[node].type == JSON_NULL) return spatial_rejected(c, "verdict", "mu_P_squared", "is a number");
    const scalar square = quantity_number(c->json, c->pool, node);
    return scalar_equal(spatial_times(c, square, size), spatial_times(c, x->C, x->C)) ||
           spatial_rejected(c, "verdict", "mu_P_squared", "is another number");
}

static struct poly product_of_p_and_h(const struct spatial *c, const struct chart3 *chart)
{
    return poly_multiply(c->pool, &chart->p, &chart->h);
}

/* Zeros of p and of h are separated by cuts in each part of the circle. */
static int look_for_fold(struct spatial *c, void *state, const struct spatial_cell *cell)
{
    int *folded = state;
    if (poly_sign_at(c->pool, &cell->chart->p, cell->span.low) > 0 &&
        poly_sign_at(c->pool, &cell->chart->h, cell->span.low) < 0)
        *folded = 1;
    return 1;
}

/* When no end enters the arc, uniqueness could be lost and regained as mu increases. */
static int some_end_enters(const struct spatial *c)
{
    const int ends = json_member(c->json, c->verdict, "ends");
    return json_is(c->json, json_member(c->json, ends, "+"), "enter") ||
           json_is(c->json, json_member(c->json, ends, "-"), "enter");
}

int spatial_check_arc(struct spatial *c)
{
    const int D = scalar_sign(c->D);
    int folded = 0;
    const int cuts = json_member(c->json, c->witness, "onset");
    if (!spatial_word_is(c, "paradox", D < 0 ? "none" : D == 0 ? "touch" : "arc") || !check_least_friction(c)) return 0;
    if (D > 0 && c->json->node[json_member(c->json, c->verdict, "ends")].type == JSON_NULL)
        return spatial_rejected(c, "verdict", "ends", "an arc has ends");
    if (!(D > 0 ? check_ends(c) : spatial_null_is(c, "ends"))) return 0;
    if (!spatial_walk(c, cuts, "onset", product_of_p_and_h, look_for_fold, &folded)) return 0;
    const int open = c->interval && D > 0 && !some_end_enters(c);
    return spatial_word_is(c, "onset_for_b_negative",
                           open     ? "undecided"
                           : folded ? "not always unique"
                                    : "always unique");
}
