/* SPDX-License-Identifier: BSD-2-Clause */
/* The time of the impacts, the number that were followed, and the velocity at their end (spec/certificate.md, section
 * 10.5). */
#include "check/chatter/ranges.h"
#include "check/numbers/roots.h"

#include <stddef.h>

/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int reject_end(const struct chatter *c, const char *item)
{
    return chatter_rejected(c, "verdict", item, "does not follow");
}

/*@ // What is known when the impacts come to an end.
  @ predicate end_known{L}(struct chatter *c) = chatter_known(c) && c->course > CHATTER_LANDS && c->first.there != 0; */

/* S = s + by sqrt(g_g) / (1 - sqrt(h_h)), h < 1. */
struct sum {
    scalar s, by, g_g, h_h;
};

/*@ predicate sum_ok(struct sum S) = S.s != \null && S.by != \null && S.g_g != \null && S.h_h != \null; */

/* r / (1 - r) */
/*@ requires chatter_numbers(c);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && \result != \null; */
static scalar sum_of_slides(const struct chatter *c)
{
    return chatter_divide(c, c->q[CHATTER_r], chatter_subtract(c, chatter_one(c), c->q[CHATTER_r]));
}

/*@ requires chatter_counts(c) && s != \null;
  @ assigns \nothing;
  @ ensures sum_ok(\result); */
static struct sum plain_sum(const struct chatter *c, scalar s)
{
    const scalar zero = scalar_zero(c->pool);
    return (struct sum){s, zero, zero, zero};
}

/* r + ... + r^m */
/*@ requires end_known(c) && c->length_known != 0;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && \result != \null; */
static scalar transient_sum(const struct chatter *c)
{
    if (c->against_one == 0) return c->length;
    return chatter_multiply(c, sum_of_slides(c), chatter_subtract(c, chatter_one(c), c->power));
}

/*@ requires \valid_read(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1;
  @ ensures \result == 0 ==> c->course != CHATTER_SLIDES;
  @ ensures \result == 1 ==> c->course == CHATTER_SLIDES || c->length_known != 0; */
static int slides_all_the_way(const struct chatter *c)
{
    return c->course == CHATTER_SLIDES || (c->length_known && c->transient != 0 && !c->landing.there);
}

/* 1 when the transient was too long to be followed. */
/*@ requires \valid_read(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1 && (\result == 1 <==> c->transient != 0 && c->length_known == 0); */
static int is_too_long(const struct chatter *c)
{
    return c->transient != 0 && !c->length_known;
}

/*@ requires end_known(c);
  @ assigns \nothing;
  @ ensures \valid_read(\result) && \result->there != 0 && chatter_struck(\result); */
static const struct chatter_impact *sticking(const struct chatter *c)
{
    return c->landing.there ? &c->landing : &c->first;
}

/*@ requires end_known(c) && c->course != CHATTER_REVERSES && (c->transient != 0 ==> c->length_known != 0);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && sum_ok(\result); */
static struct sum sum_of(const struct chatter *c)
{
    if (c->course == CHATTER_STOPS) return plain_sum(c, scalar_zero(c->pool));
    if (slides_all_the_way(c)) return plain_sum(c, sum_of_slides(c));
    return (struct sum){transient_sum(c), c->power, sticking(c)->square, chatter_e_square(c)};
}

/* The sign of S - y, which is that of by g + (y - s) h - (y - s). */
/*@ requires chatter_counts(c) && sum_ok(S) && y != \null;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && -1 <= \result <= 1; */
static int sum_against(const struct chatter *c, struct sum S, scalar y)
{
    const scalar rest = chatter_subtract(c, y, S.s);
    return roots_sum_sign(c->pool, (struct root){S.by, S.g_g}, (struct root){rest, S.h_h}, chatter_negate(c, rest));
}

/* A time converted to a value of S: divided by 2 |v| / |b|. */
/*@ requires chatter_numbers(c) && time != \null;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && \result != \null; */
static scalar scaled(const struct chatter *c, scalar time)
{
    const scalar v = c->q[CHATTER_v], scale = chatter_divide(c, chatter_add(c, v, v), c->q[CHATTER_b]);
    return chatter_divide(c, time, scale);
}

/*@ requires chatter_counts(c) && x != \null && y != \null;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && \result != \null; */
static scalar larger(const struct chatter *c, scalar x, scalar y)
{
    return chatter_compare(c, x, y) >= 0 ? x : y;
}

/* r (1 + |B| max(reach, |2 alpha|) / A) */
/*@ requires chatter_numbers(c) && side.reach != \null && side.after != \null;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && \result != \null; */
static scalar largest_e(const struct chatter *c, struct chatter_side side)
{
    const scalar x = larger(c, side.reach, chatter_magnitude(c, side.after));
    const scalar B_x = chatter_multiply(c, chatter_magnitude(c, c->q[CHATTER_B]), x);
    const scalar gain = chatter_divide(c, B_x, c->q[CHATTER_A]);
    return chatter_multiply(c, c->q[CHATTER_r], chatter_add(c, chatter_one(c), gain));
}

enum { DEFAULT_WIDTH_BITS = 40 };

/* The width that the problem requires of the time. */
/*@ requires chatter_reads(c);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && \result != \null; */
static scalar width_of(const struct chatter *c)
{
    const int node = json_member(c->json, json_member(c->json, 0, "problem"), "width");
    if (node != 0) return chatter_number(c, node);
    const scalar one = chatter_one(c), half = chatter_divide(c, one, chatter_add(c, one, one));
    scalar width = one;
    /*@ loop invariant 0 <= i <= DEFAULT_WIDTH_BITS && width != \null;
      @ loop assigns i, width;
      @ loop variant DEFAULT_WIDTH_BITS - i; */
    for (int i = 0; i < DEFAULT_WIDTH_BITS; i++) width = chatter_multiply(c, width, half);
    return width;
}

/* 1 when high - low <= width by. */
/*@ requires chatter_counts(c) && low != \null && high != \null && width != \null && by != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_narrow(const struct chatter *c, scalar low, scalar high, scalar width, scalar by)
{
    return chatter_compare(c, chatter_subtract(c, high, low), chatter_multiply(c, width, by)) <= 0;
}

/* When the transient was not followed: whether S lies between low and high, by the two sums that enclose it, and these
 * ends are near to the sums; r < 1. */
/*@ requires end_known(c) && c->transient != 0 && low != \null && high != \null && width != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_long_between(const struct chatter *c, scalar low, scalar high, scalar width)
{
    const struct chatter_side side = chatter_side(c, c->transient);
    const scalar repelling = chatter_repelling(c, &side), e = largest_e(c, side), slides = sum_of_slides(c);
    const scalar z = chatter_subtract(c, repelling, chatter_magnitude(c, c->first.ratio));
    const scalar rho_1 = chatter_divide(c, z, chatter_subtract(c, repelling, side.after));
    const scalar rho_2 = chatter_divide(c, z, chatter_subtract(c, repelling, side.reach));
    const scalar least = chatter_multiply(c, slides, chatter_subtract(c, chatter_one(c), rho_2));
    const scalar most = chatter_multiply(c, slides, chatter_subtract(c, chatter_one(c), rho_1));
    const struct sum largest = {most, rho_2, chatter_square(c, e), chatter_e_square(c)};
    const scalar nearest = chatter_divide(c, high, chatter_add(c, chatter_one(c), width));
    return chatter_compare(c, least, low) >= 0 && sum_against(c, largest, high) <= 0 &&
           is_narrow(c, low, least, width, least) && sum_against(c, largest, nearest) >= 0;
}

/* 1 when the ends contain those of the enclosure, and are near to them. */
/*@ requires chatter_counts(c) && c->low != \null && c->high != \null && low != \null && high != \null && width != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_around(const struct chatter *c, scalar low, scalar high, scalar width)
{
    return chatter_compare(c, low, c->low) <= 0 && chatter_compare(c, high, c->high) >= 0 &&
           is_narrow(c, low, c->low, width, c->low) && is_narrow(c, c->high, high, width, c->high);
}

/*@ requires end_known(c) && (c->course == CHATTER_REVERSES ==> c->low != \null) && low != \null && high != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_between(const struct chatter *c, scalar low, scalar high)
{
    const scalar width = width_of(c);
    if (c->course == CHATTER_REVERSES) return is_around(c, low, high, width);
    if (is_too_long(c)) return is_long_between(c, low, high, width);
    const struct sum S = sum_of(c);
    return sum_against(c, S, low) >= 0 && sum_against(c, S, high) <= 0 && is_narrow(c, low, high, width, low);
}

/*@ predicate end_known_if{L}(struct chatter *c, integer chatters) = chatter_known(c) &&
  @   (chatters != 0 ==> end_known(c) && (c->course == CHATTER_REVERSES ==> c->low != \null)); */

/*@ requires end_known_if(c, chatters);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int time_holds(const struct chatter *c, int chatters)
{
    const int node = chatter_member(c, "zeno_time"), none = chatter_is_null(c, node);
    const int known = chatters && !(is_too_long(c) && c->against_one == 0);
    if (none || !known) return none && !known;
    const scalar low = chatter_number(c, json_member(c->json, node, "low"));
    const scalar high = chatter_number(c, json_member(c->json, node, "high"));
    return is_between(c, scaled(c, low), scaled(c, high));
}

/* 1 when S = y + z sqrt(d), which is by g - (1 - h) (y - s + z sqrt(d)) = 0, where d is h^2, or g^2 when h is rational. */
/*@ requires end_known(c) && sum_ok(S) && y != \null && (d != \null ==> z != \null);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int sum_is_surd(const struct chatter *c, struct sum S, scalar y, scalar z, scalar d)
{
    const scalar rest = chatter_subtract(c, y, S.s);
    if (d == NULL) return sum_against(c, S, y) == 0;
    if (scalar_equal(d, S.h_h)) {
        const scalar both = chatter_subtract(c, chatter_multiply(c, z, d), rest);
        const struct root g = {S.by, S.g_g}, h = {chatter_subtract(c, rest, z), d};
        return roots_sum_sign(c->pool, g, h, both) == 0;
    }
    const scalar h = c->course == CHATTER_SETTLES ? c->limit.e.a : c->q[CHATTER_r];
    if (!scalar_equal(d, S.g_g) || (c->course == CHATTER_SETTLES && c->limit.d != NULL)) return 0;
    const scalar loss = chatter_subtract(c, chatter_one(c), h);
    const scalar by = chatter_subtract(c, S.by, chatter_multiply(c, loss, z));
    return scalar_sign(by) == 0 && scalar_sign(chatter_multiply(c, loss, rest)) == 0;
}

/*@ requires end_known_if(c, chatters);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int exact_holds(const struct chatter *c, int chatters)
{
    const int node = chatter_member(c, "zeno_time_exact");
    if (chatter_is_null(c, node)) return 1;
    const struct chatter_end T = chatter_surd(c, node);
    if (!chatters || is_too_long(c) || T.x.a == NULL) return 0;
    const scalar y = scaled(c, T.x.a), z = T.d != NULL ? scaled(c, T.x.b) : NULL;
    if (c->course == CHATTER_REVERSES) return T.d == NULL && scalar_equal(y, c->low) && scalar_equal(y, c->high);
    return sum_is_surd(c, sum_of(c), y, z, T.d);
}

/*@ requires json_ok(json) && 0 <= node < json->count;
  @ requires constant_text(text);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int has_text(const struct json *json, int node, const char *text)
{
    return json->node[node].type == JSON_INTEGER && json_is(json, node, text);
}

/*@ requires chatter_reads(c) && 0 <= node < c->json->count && x != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_integer(const struct chatter *c, int node, scalar x)
{
    return c->json->node[node].type == JSON_INTEGER && scalar_equal(chatter_number(c, node), x);
}

/* The number of steps of the enclosure. */
/*@ requires chatter_reads(c);
  @ assigns \nothing;
  @ ensures \result != \null; */
static scalar steps(const struct chatter *c)
{
    const int enclosure = json_member(c->json, c->witness, "enclosure");
    const int count = json_size(c->json, json_member(c->json, enclosure, "steps"));
    scalar n = scalar_zero(c->pool);
    /*@ loop invariant 0 <= i <= count && n != \null;
      @ loop assigns i, n;
      @ loop variant count - i; */
    for (int i = 0; i < count; i++) n = chatter_add(c, n, chatter_one(c));
    return n;
}

/*@ requires end_known_if(c, chatters);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int bounces_hold(const struct chatter *c, int chatters)
{
    const int node = chatter_member(c, "bounces");
    if (!chatters || is_too_long(c)) return chatter_is_null(c, node);
    if (c->course == CHATTER_REVERSES) return is_integer(c, node, steps(c));
    if (c->course == CHATTER_STOPS) return has_text(c->json, node, "1");
    return slides_all_the_way(c) ? has_text(c->json, node, "0")
                                 : is_integer(c, node, chatter_add(c, c->length, chatter_one(c)));
}

/* With slip throughout all impacts from the ratio x and the normal speed `speed` on, the final u is (x - repelling)
 * speed. */
/*@ requires end_known(c) && c->direction != 0 && x != \null && speed != \null;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && \result != \null; */
static scalar slide_end(const struct chatter *c, scalar x, scalar speed)
{
    const struct chatter_side side = chatter_side(c, c->direction);
    const scalar along = c->direction > 0 ? x : chatter_negate(c, x);
    const scalar u = chatter_multiply(c, chatter_subtract(c, along, chatter_repelling(c, &side)), speed);
    return c->direction > 0 ? u : chatter_negate(c, u);
}

/* 1 when u is a number without a root. */
/*@ requires by != \null && u.x.a != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_plain(struct chatter_end u, scalar by)
{
    return u.d == NULL && scalar_equal(u.x.a, by);
}

/* 1 when u is `by` times the e of the impact that ends in stick. */
/*@ requires end_known(c) && by != \null && u.x.a != \null && chatter_end_ok(u);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_stuck_end(const struct chatter *c, struct chatter_end u, scalar by)
{
    const struct chatter_impact *stick = sticking(c);
    if (stick->d == NULL) return is_plain(u, chatter_multiply(c, by, stick->e.a));
    if (scalar_sign(by) == 0) return u.d == NULL && scalar_sign(u.x.a) == 0;
    return u.d != NULL && scalar_equal(u.d, stick->d) && scalar_sign(u.x.a) == 0 && scalar_equal(u.x.b, by);
}

/* 1 when u is the velocity at the end, for a transient that was followed. */
/*@ requires end_known(c) && (c->transient != 0 ==> c->length_known != 0) && u.x.a != \null && chatter_end_ok(u);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int velocity_is(const struct chatter *c, struct chatter_end u)
{
    const scalar zero = scalar_zero(c->pool), speed = chatter_negate(c, c->q[CHATTER_v]);
    if (c->course == CHATTER_REVERSES) return c->end == 0 && is_plain(u, zero);
    if (c->course == CHATTER_STOPS) return is_plain(u, chatter_multiply(c, c->first.U.a, speed));
    if (c->direction == 0) return is_plain(u, zero);
    const scalar now = c->length_known ? chatter_multiply(c, speed, c->power) : speed;
    if (slides_all_the_way(c)) return is_plain(u, slide_end(c, c->length_known ? c->ratio : c->first.ratio, now));
    const struct chatter_side side = chatter_side(c, 1);
    return is_stuck_end(c, u, slide_end(c, side.after, now));
}

/*@ requires end_known_if(c, chatters);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int u_holds(const struct chatter *c, int chatters)
{
    const int node = chatter_member(c, "u");
    if (chatter_is_null(c, node)) return 1;
    const struct chatter_end u = chatter_surd(c, node);
    return chatters && !is_too_long(c) && u.x.a != NULL && velocity_is(c, u);
}

int chatter_check_end(const struct chatter *c)
{
    const int chatters = chatter_fate(c) == CHATTER_FATE_CHATTERS;
    if (!time_holds(c, chatters)) return reject_end(c, "zeno_time");
    if (!exact_holds(c, chatters)) return reject_end(c, "zeno_time_exact");
    if (!bounces_hold(c, chatters)) return reject_end(c, "bounces");
    return u_holds(c, chatters) || reject_end(c, "u");
}
