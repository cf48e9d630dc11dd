/* SPDX-License-Identifier: BSD-2-Clause */
/* The time of the impacts, how many were followed, and the velocity at their end (spec/certificate.md, section 10.5). */
#include "check/chatter.h"
#include "check/roots.h"

#include <stddef.h>

static int wrong(const struct chatter *c, const char *item)
{
    return chatter_rejected(c, "verdict", item, "does not follow");
}

/* S = s + by sqrt(g_g) / (1 - sqrt(h_h)), h < 1. */
struct sum {
    rational s, by, g_g, h_h;
};

static rational one(const struct chatter *c)
{
    return rational_one(c->pool);
}

/* r / (1 - r) */
static rational sum_of_slides(const struct chatter *c)
{
    return chatter_divide(c, c->q[CHATTER_r], chatter_subtract(c, one(c), c->q[CHATTER_r]));
}

static struct sum plain_sum(const struct chatter *c, rational s)
{
    const rational zero = rational_zero(c->pool);
    return (struct sum){s, zero, zero, zero};
}

/* r + ... + r^m */
static rational transient_sum(const struct chatter *c)
{
    if (c->against_one == 0) return c->length;
    return chatter_multiply(c, sum_of_slides(c), chatter_subtract(c, one(c), c->power));
}

static int slides_all_the_way(const struct chatter *c)
{
    return c->course == CHATTER_SLIDES || (c->length_known && c->transient != 0 && !c->landing.there);
}

static const struct chatter_impact *sticking(const struct chatter *c)
{
    return c->landing.there ? &c->landing : &c->first;
}

static struct sum sum_of(const struct chatter *c)
{
    if (c->course == CHATTER_STOPS) return plain_sum(c, rational_zero(c->pool));
    if (slides_all_the_way(c)) return plain_sum(c, sum_of_slides(c));
    return (struct sum){transient_sum(c), c->power, sticking(c)->square, chatter_e_square(c)};
}

/* The sign of S - y: that of by g + (y - s) h - (y - s). */
static int sum_against(const struct chatter *c, const struct sum *S, rational y)
{
    const rational rest = chatter_subtract(c, y, S->s);
    return roots_sum_sign(c->pool, (struct root){S->by, S->g_g}, (struct root){rest, S->h_h}, chatter_negate(c, rest));
}

/* A time as a value of S: divided by 2 |v| / |b|. */
static rational scaled(const struct chatter *c, rational time)
{
    const rational v = c->q[CHATTER_v], scale = chatter_divide(c, chatter_add(c, v, v), c->q[CHATTER_b]);
    return chatter_divide(c, time, scale);
}

static rational larger(const struct chatter *c, rational x, rational y)
{
    return chatter_compare(c, x, y) >= 0 ? x : y;
}

/* r (1 + |B| max(reach, |2 alpha|) / A) */
static rational largest_e(const struct chatter *c, const struct chatter_side *side)
{
    const rational after = chatter_magnitude(c, chatter_add(c, side->alpha, side->alpha));
    const rational x = chatter_multiply(c, chatter_magnitude(c, c->q[CHATTER_B]), larger(c, side->reach, after));
    const rational gain = chatter_divide(c, x, c->q[CHATTER_A]);
    return chatter_multiply(c, c->q[CHATTER_r], chatter_add(c, one(c), gain));
}

/* The two sums that enclose S where the transient was not followed; r < 1. */
static void sums_of_long(const struct chatter *c, struct sum *least, struct sum *most)
{
    const struct chatter_side side = chatter_side(c, c->transient);
    const rational repelling = chatter_repelling(c, &side);
    const rational z = chatter_subtract(c, repelling, chatter_magnitude(c, c->first.ratio));
    const rational after = chatter_add(c, side.alpha, side.alpha), e = largest_e(c, &side);
    const rational rho_1 = chatter_divide(c, z, chatter_subtract(c, repelling, after));
    const rational rho_2 = chatter_divide(c, z, chatter_subtract(c, repelling, side.reach));
    const rational slides = sum_of_slides(c);
    *least = plain_sum(c, chatter_multiply(c, slides, chatter_subtract(c, one(c), rho_2)));
    *most = plain_sum(c, chatter_multiply(c, slides, chatter_subtract(c, one(c), rho_1)));
    most->by = rho_2;
    most->g_g = chatter_multiply(c, e, e);
    most->h_h = chatter_e_square(c);
}

static int is_between(const struct chatter *c, rational low, rational high)
{
    if (c->course == CHATTER_REVERSES)
        return chatter_compare(c, low, c->low) <= 0 && chatter_compare(c, high, c->high) >= 0;
    if (c->transient != 0 && !c->length_known) {
        struct sum least, most;
        sums_of_long(c, &least, &most);
        return sum_against(c, &least, low) >= 0 && sum_against(c, &most, high) <= 0;
    }
    const struct sum S = sum_of(c);
    return sum_against(c, &S, low) >= 0 && sum_against(c, &S, high) <= 0;
}

static int is_too_long(const struct chatter *c)
{
    return c->transient != 0 && !c->length_known;
}

static int check_time(const struct chatter *c, int chatters)
{
    const int node = chatter_member(c, "zeno_time");
    const int known = chatters && !(is_too_long(c) && c->against_one == 0);
    if (chatter_is_null(c, node) || !known) return (chatter_is_null(c, node) && !known) || wrong(c, "zeno_time");
    const rational low = chatter_number(c, json_member(c->json, node, "low"));
    const rational high = chatter_number(c, json_member(c->json, node, "high"));
    return is_between(c, scaled(c, low), scaled(c, high)) || wrong(c, "zeno_time");
}

/* S = y + z sqrt(d), as by g - (1 - h) (y - s + z sqrt(d)) = 0, where d is the square of h, or of g while h is rational. */
static int sum_is_surd(const struct chatter *c, const struct sum *S, rational y, rational z, rational d)
{
    const rational rest = chatter_subtract(c, y, S->s);
    if (d == NULL) return sum_against(c, S, y) == 0;
    if (rational_equal(d, S->h_h)) {
        const rational both = chatter_subtract(c, chatter_multiply(c, z, d), rest);
        return roots_sum_sign(c->pool, (struct root){S->by, S->g_g}, (struct root){chatter_subtract(c, rest, z), d},
                              both) == 0;
    }
    const rational h = c->course == CHATTER_SETTLES ? c->limit.e.a : c->q[CHATTER_r];
    if (!rational_equal(d, S->g_g) || (c->course == CHATTER_SETTLES && c->limit.d != NULL)) return 0;
    const rational loss = chatter_subtract(c, one(c), h);
    const rational by = chatter_subtract(c, S->by, chatter_multiply(c, loss, z));
    return rational_sign(by) == 0 && rational_sign(chatter_multiply(c, loss, rest)) == 0;
}

static int check_exact(const struct chatter *c, int chatters)
{
    const int node = chatter_member(c, "zeno_time_exact");
    struct surd T;
    struct surd_field field;
    if (chatter_is_null(c, node)) return 1;
    if (!chatters || is_too_long(c) || !chatter_surd(c, node, &T, &field)) return wrong(c, "zeno_time_exact");
    const rational y = scaled(c, T.a), z = field.d != NULL ? scaled(c, T.b) : NULL;
    if (c->course == CHATTER_REVERSES)
        return (field.d == NULL && rational_equal(y, c->low) && rational_equal(y, c->high)) ||
               wrong(c, "zeno_time_exact");
    const struct sum S = sum_of(c);
    return sum_is_surd(c, &S, y, z, field.d) || wrong(c, "zeno_time_exact");
}

static int has_text(const struct json *json, int node, const char *text)
{
    return json->node[node].type == JSON_INTEGER && json_is(json, node, text);
}

static int is_integer(const struct chatter *c, int node, rational x)
{
    const struct json_node *n = c->json->node + node;
    return n->type == JSON_INTEGER && c->json->text[n->start] != '-' &&
           rational_equal(rational_read(c->pool, c->json->text + n->start, n->end - n->start), x);
}

static rational steps(const struct chatter *c)
{
    rational n = rational_zero(c->pool);
    for (int i = 0; i < c->steps; i++) n = chatter_add(c, n, one(c));
    return n;
}

static int check_bounces(const struct chatter *c, int chatters)
{
    const int node = chatter_member(c, "bounces");
    if (!chatters || is_too_long(c)) return chatter_is_null(c, node);
    if (c->course == CHATTER_REVERSES) return is_integer(c, node, steps(c));
    if (c->course == CHATTER_STOPS) return has_text(c->json, node, "1");
    return slides_all_the_way(c) ? has_text(c->json, node, "0")
                                 : is_integer(c, node, chatter_add(c, c->length, one(c)));
}

/* Slip all through at the ratio x and the speed `speed` from now on: (x - repelling) speed is left of u. */
static rational slide_end(const struct chatter *c, rational x, rational speed)
{
    const struct chatter_side side = chatter_side(c, c->direction);
    const rational along = c->direction > 0 ? x : chatter_negate(c, x);
    const rational u = chatter_multiply(c, chatter_subtract(c, along, chatter_repelling(c, &side)), speed);
    return c->direction > 0 ? u : chatter_negate(c, u);
}

/* u at the end is `by` times e of the impact that sticks, or `by` alone. */
static int velocity_is(const struct chatter *c, rational by, const struct chatter_impact *stick, struct surd u,
                       rational d)
{
    if (stick == NULL || stick->d == NULL) {
        const rational whole = stick == NULL ? by : chatter_multiply(c, by, stick->e.a);
        return d == NULL && rational_equal(u.a, whole);
    }
    if (rational_sign(by) == 0) return d == NULL && rational_sign(u.a) == 0;
    return d != NULL && rational_equal(d, stick->d) && rational_sign(u.a) == 0 && rational_equal(u.b, by);
}

static int check_u(const struct chatter *c, int chatters)
{
    const int node = chatter_member(c, "u");
    struct surd u;
    struct surd_field field;
    if (chatter_is_null(c, node)) return 1;
    if (!chatters || is_too_long(c) || !chatter_surd(c, node, &u, &field)) return wrong(c, "u");
    const rational zero = rational_zero(c->pool), speed = chatter_negate(c, c->q[CHATTER_v]);
    const int at_rest = c->course == CHATTER_REVERSES ? c->end == 0 : c->direction == 0;
    if (c->course == CHATTER_REVERSES && !at_rest) return wrong(c, "u");
    if (c->course == CHATTER_STOPS)
        return velocity_is(c, chatter_multiply(c, c->first.U.a, speed), NULL, u, field.d) || wrong(c, "u");
    if (at_rest) return velocity_is(c, zero, NULL, u, field.d) || wrong(c, "u");
    const rational now = c->length_known ? chatter_multiply(c, speed, c->power) : speed;
    if (slides_all_the_way(c)) {
        const rational x = c->length_known ? c->ratio : c->first.ratio;
        return velocity_is(c, slide_end(c, x, now), NULL, u, field.d) || wrong(c, "u");
    }
    const struct chatter_side side = chatter_side(c, 1);
    const rational after = chatter_add(c, side.alpha, side.alpha);
    return velocity_is(c, slide_end(c, after, now), sticking(c), u, field.d) || wrong(c, "u");
}

int chatter_check_end(struct chatter *c)
{
    const int chatters = chatter_fate(c) < 0;
    return check_time(c, chatters) && check_exact(c, chatters) && (check_bounces(c, chatters) || wrong(c, "bounces")) &&
           check_u(c, chatters);
}
