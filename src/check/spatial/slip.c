/* SPDX-License-Identifier: BSD-2-Clause */
/* u not 0: p |u| = C |u| - mu B . u, in numbers x + y |u|. */
#include "check/spatial/private.h"

/* The solutions of b + p lambda_N = v_dot by Newton's, Signorini's and Coulomb's laws, according to the signs of b and
 * p. */
struct row {
    const char *name, *F, *S;
    int solutions; /* -1 for a continuum */
    const char *class;
};

static struct row row_of(int b, int p, int h)
{
    static const char yes[] = "consistent", edge[] = "boundary", no[] = "inconsistent";
    if (b > 0 && p < 0) return (struct row){"flight_or_slip", yes, yes, 2, "indeterminate"};
    if (b > 0) return (struct row){p > 0 ? "flight" : "flight_at_the_edge", yes, no, 1, "determinate"};
    if (b == 0 && p == 0) return (struct row){"g_spot", edge, edge, -1, "degenerate"};
    if (b == 0) return (struct row){p > 0 ? "weightless" : "weightless_in_paradox", edge, edge, 1, "degenerate"};
    if (p > 0) return (struct row){"slip", no, yes, 1, "determinate"};
    if (p < 0) return (struct row){"paradox", no, no, 0, "inconsistent"};
    return (struct row){h < 0 ? "enter" : h > 0 ? "repel" : "edge", no, no, 0, "inconsistent"};
}

/* 1 when g is not 0 where p = 0: there g = -mu (J u . S u) / (C |u|^2), J being the rotation by a right angle. */
static int turns_at_edge(const struct spatial *c)
{
    const struct contact3 *x = &c->x;
    const scalar S11 = spatial_minus(c, spatial_times(c, x->C, x->A11), spatial_times(c, x->B1, x->B1)),
                 S12 = spatial_minus(c, spatial_times(c, x->C, x->A12), spatial_times(c, x->B1, x->B2)),
                 S22 = spatial_minus(c, spatial_times(c, x->C, x->A22), spatial_times(c, x->B2, x->B2));
    const scalar first = spatial_plus(c, spatial_times(c, S11, x->u1), spatial_times(c, S12, x->u2)),
                 second = spatial_plus(c, spatial_times(c, S12, x->u1), spatial_times(c, S22, x->u2));
    return !scalar_equal(spatial_times(c, x->u1, second), spatial_times(c, x->u2, first));
}

static const char *impact_of(int p, int h, int turns)
{
    const int sign = p != 0 ? p : h;
    return sign < 0 ? "possible" : sign > 0 || turns ? "no" : "degenerate";
}

/* What can follow: consistent modes that are normally stable, and impact without collision; at p = 0 according to the
 * signs of h and g. */
static int follows(const struct spatial *c, int b, int p, int h, int turns)
{
    const int list = json_member(c->json, c->verdict, "resolution");
    const char *words[3];
    int n = 0;
    if (b > 0) words[n++] = "F";
    if (b < 0 && p > 0) words[n++] = "S";
    if (p < 0) words[n++] = "IWC";
    if (b < 0 && p == 0) words[n++] = h < 0 ? "IWC" : h > 0 || turns ? "S-singular" : "arrest";
    return json_lists(c->json, list, words, n) || spatial_rejected(c, "verdict", "resolution", "is another list");
}

static int check_words(const struct spatial *c, int b, int p, int h)
{
    const int turns = turns_at_edge(c);
    const struct row row = row_of(b, p, h);
    if (!spatial_word_is(c, "state", "slips") || !spatial_row_is(c, row.name) || !spatial_integer_is(c, "p", p))
        return 0;
    if (!spatial_mode_is(c, "F", row.F) || !spatial_mode_is(c, "S", row.S) || !spatial_mode_is(c, "T", "inadmissible"))
        return 0;
    if (!(row.solutions < 0 ? spatial_word_is(c, "solutions", "continuum")
                            : spatial_integer_is(c, "solutions", row.solutions)))
        return 0;
    if (!spatial_word_is(c, "class", row.class)) return 0;
    if (!spatial_word_is(c, "impact_without_collision", impact_of(p, h, turns)) || !follows(c, b, p, h, turns))
        return 0;
    if (p != 0 || b >= 0) return spatial_null_is(c, "crossing");
    return spatial_word_is(c, "crossing", h < 0 ? "enter" : h > 0 ? "repel" : "degenerate");
}

/* Checks lambda_N by p |u| lambda_N = -b |u|. */
static int check_force(const struct spatial *c, struct surd p, struct surd speed, int wanted)
{
    const int witness = json_member(c->json, c->witness, "S");
    struct surd force;
    if (!wanted || witness == 0)
        return wanted == (witness != 0) || spatial_rejected(c, "witness", "S", "has one force");
    const struct surd push = surd_multiply(&c->field, surd_from(c->x.b), speed);
    if (!spatial_read_surd(c, json_member(c->json, witness, "lambda_N"), &force))
        return spatial_rejected(c, "witness", "S", "a number of another field");
    const struct surd left = surd_add(&c->field, surd_multiply(&c->field, p, force), push);
    return surd_sign(&c->field, left) == 0 || spatial_rejected(c, "witness", "S", "is not the force of slip");
}

/* 1 when the fields about rest are absent. */
static int has_no_rest(const struct spatial *c)
{
    static const char *const keys[] = {"slips", "slip_directions", "slips_at_ends", "stick_stability"};
    for (int i = 0; i < 4; i++)
        if (json_member(c->json, c->verdict, keys[i]) != 0)
            return spatial_rejected(c, "verdict", keys[i], "the point slips");
    return (json_member(c->json, c->witness, "cuts") == 0 && json_member(c->json, c->witness, "T") == 0) ||
           spatial_rejected(c, "witness", "cuts", "the point slips");
}

int spatial_check_slip(struct spatial *c)
{
    const struct contact3 *x = &c->x;
    const scalar square = spatial_plus(c, spatial_times(c, x->u1, x->u1), spatial_times(c, x->u2, x->u2));
    const struct surd speed = spatial_set_root(c, square);
    const scalar along = spatial_plus(c, spatial_times(c, c->m1, x->u1), spatial_times(c, c->m2, x->u2));
    const struct surd p = surd_subtract(&c->field, surd_multiply(&c->field, surd_from(x->C), speed), surd_from(along));
    const int sign = surd_sign(&c->field, p), b = scalar_sign(x->b);
    int h = 0;
    if (sign == 0) {
        const scalar one = scalar_divide(c->pool, scalar_one(c->pool), square);
        const struct surd over = surd_multiply(&c->field, surd_from(one), speed);
        h = surd_sign(&c->field, spatial_form_h(c, surd_multiply(&c->field, surd_from(x->u1), over),
                                                surd_multiply(&c->field, surd_from(x->u2), over)));
    }
    return has_no_rest(c) && check_words(c, b, sign, h) && check_force(c, p, speed, sign != 0 && b * sign <= 0);
}
