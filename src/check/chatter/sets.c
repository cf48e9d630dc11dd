/* SPDX-License-Identifier: BSD-2-Clause */
/* The sets of ratios and of friction coefficients (spec/certificate.md, section 10.6). */
#include "check/chatter/body.h"

#include <stddef.h>

/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int reject_sets(const struct chatter *c, const char *item)
{
    return chatter_rejected(c, "verdict", item, "is not the set that follows");
}

struct sets {
    struct chatter_set less, equal, greater;
};

/*@ predicate sets_ok{L}(struct sets *s) = \valid(s) && chatter_set_ok(&s->less) && chatter_set_ok(&s->equal) &&
  @   chatter_set_ok(&s->greater);
  @ predicate sets_empty{L}(struct sets *s) =
  @   sets_ok(s) && s->less.count == 0 && s->equal.count == 0 && s->greater.count == 0; */

/*@ requires \valid(set) && chatter_set_ok(set) && set->count < CHATTER_MAX_RANGES;
  @ assigns *set;
  @ ensures chatter_set_ok(set); */
static void put_line(struct chatter_set *set)
{
    chatter_put(set, chatter_infinite(), 0, chatter_infinite(), 0);
}

/* Appends the numbers below `low`, and those above `high` if that is finite. */
/*@ requires \valid(set) && chatter_set_ok(set) && set->count == 0 && chatter_end_ok(low) && chatter_end_ok(high);
  @ assigns *set;
  @ ensures chatter_set_ok(set); */
static void put_around(struct chatter_set *set, struct chatter_end low, struct chatter_end high)
{
    chatter_put(set, chatter_infinite(), 0, low, 0);
    if (high.x.a != NULL) chatter_put(set, high, 0, chatter_infinite(), 0);
}

/* Appends the point x, and y if that is finite. */
/*@ requires \valid(set) && chatter_set_ok(set) && set->count == 0 && chatter_end_ok(x) && chatter_end_ok(y);
  @ assigns *set;
  @ ensures chatter_set_ok(set); */
static void put_points(struct chatter_set *set, struct chatter_end x, struct chatter_end y)
{
    chatter_put(set, x, 1, x, 1);
    if (y.x.a != NULL) chatter_put(set, y, 1, y, 1);
}

/* The sets for r < 1 without slip reversal; the ends of the set with e > 1, or the point with e = 1, are taken from the
 * record. */
/*@ requires chatter_body_ok(body) && sets_ok(given) && sets_empty(sets) && \separated(sets, given, body, body->c);
  @ assigns *sets, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && sets_ok(sets); */
static int sets_of_loss(const struct chatter_body *body, const struct sets *given, struct sets *sets)
{
    const int largest = chatter_largest_sign(body);
    const struct chatter_set *from = largest > 0 ? &given->greater : &given->equal;
    if (largest < 0) put_line(&sets->less);
    if (largest < 0 || from->count != 1) return largest < 0;
    const struct chatter_end low = from->range[0].low, high = from->range[0].high;
    if (!chatter_is_lower_end(body, low) || !chatter_is_upper_end(body, high)) return 0;
    put_around(&sets->less, low, high);
    put_points(&sets->equal, low, largest > 0 ? high : chatter_infinite());
    /*@ assert chatter_set_ok(&sets->less) && chatter_set_ok(&sets->greater) && sets->greater.count == 0; */
    if (largest > 0) chatter_put(&sets->greater, low, 0, high, 0);
    /*@ assert chatter_set_ok(&sets->less) && chatter_set_ok(&sets->equal); */
    return 1;
}

/* The set with e = 1 for r = 1: from `behind` downwards, the point 0, and from `ahead` upwards if that is finite; from
 * 0 upwards when e never exceeds 1. */
/*@ requires \valid(set) && chatter_set_ok(set) && set->count == 0 && chatter_end_ok(behind) && chatter_end_ok(zero);
  @ requires chatter_end_ok(ahead);
  @ assigns *set;
  @ ensures chatter_set_ok(set); */
static void put_elastic(struct chatter_set *set, struct chatter_end behind, struct chatter_end zero,
                        struct chatter_end ahead, int gains)
{
    const struct chatter_end none = chatter_infinite();
    chatter_put(set, none, 0, behind, 1);
    chatter_put(set, zero, 1, gains ? zero : none, gains);
    if (gains && ahead.x.a != NULL) chatter_put(set, ahead, 1, none, 0);
}

/*@ requires chatter_body_ok(body) && body->behind.reach != \null && sets_empty(sets) && \separated(sets, body, body->c);
  @ assigns *sets, scalar_doubt;
  @ ensures DOUBT_STAYS && sets_ok(sets); */
static void sets_of_elastic(const struct chatter_body *body, struct sets *sets)
{
    const struct chatter_end zero = chatter_end_of(scalar_zero(body->c->pool));
    const struct chatter_end behind = chatter_end_of(chatter_negate(body->c, body->behind.reach));
    const struct chatter_end ahead = chatter_end_of(body->ahead.reach);
    const int gains = scalar_sign(body->ahead.k) > 0;
    chatter_put(&sets->less, behind, 0, zero, 0);
    /*@ assert chatter_set_ok(&sets->equal) && sets->equal.count == 0; */
    /*@ assert chatter_set_ok(&sets->greater) && sets->greater.count == 0; */
    put_elastic(&sets->equal, behind, zero, ahead, gains);
    /*@ assert chatter_set_ok(&sets->less) && chatter_set_ok(&sets->greater) && sets->greater.count == 0; */
    if (gains) chatter_put(&sets->greater, zero, 0, ahead, 0);
    /*@ assert chatter_set_ok(&sets->less) && chatter_set_ok(&sets->equal); */
}

/* The sets when e is the same for every ratio: e = 1, or e < 1. */
/*@ requires sets_empty(sets);
  @ assigns *sets;
  @ ensures sets_ok(sets); */
static void put_one_line(struct sets *sets, int is_equal)
{
    if (is_equal)
        put_line(&sets->equal);
    else
        put_line(&sets->less);
    /*@ assert chatter_set_ok(&sets->less) && chatter_set_ok(&sets->equal); */
}

/* The sets that follow from the data, for the body with B > 0. Some ends are taken from the record, and verified. */
/*@ requires chatter_numbers(c) && chatter_signs(c) && sets_ok(given) && sets_empty(sets) && \separated(sets, given, c);
  @ assigns *sets, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && sets_ok(sets); */
static int expected_sets(const struct chatter *c, const struct sets *given, struct sets *sets)
{
    if (c->sign[CHATTER_r] == 0 || chatter_constant(c)) {
        put_one_line(sets, c->against_one == 0);
        return 1;
    }
    const struct chatter_body body = chatter_body_of(c);
    if (c->against_one != 0 && scalar_sign(body.ahead.k) >= 0) return sets_of_loss(&body, given, sets);
    if (c->against_one == 0)
        sets_of_elastic(&body, sets);
    else
        put_one_line(sets, 0);
    return 1;
}

/* The set at a node, mirrored. */
/*@ requires chatter_sees(c) && 0 <= node < c->json->count && \valid(set) && \separated(set, c, c->json, c->answer);
  @ assigns *set, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && chatter_set_ok(set) && chatter_sees(c); */
static int read_mirrored(const struct chatter *c, int node, struct chatter_set *set)
{
    struct chatter_set turned;
    const int fine = chatter_read_set(c, node, &turned);
    chatter_mirror_set(c, &turned, set);
    /*@ assert chatter_stays{Pre, Here}(c); */
    /*@ assert c->given == \at(c->given, Pre); */
    /*@ assert \forall integer k; 0 <= k < CHATTER_QUANTITIES ==> c->sign[k] == \at(c->sign[k], Pre); */
    /*@ assert json_stays{Pre, Here}(\at(c->json, Pre)); */
    /*@ assert json_nodes(c->json); */
    /*@ assert chatter_reads(c); */
    /*@ assert chatter_numbers(c); */
    /*@ assert chatter_signs(c); */
    return fine;
}

/* The set at a node, for the body with B > 0. */
/*@ requires chatter_sees(c) && 0 <= node < c->json->count && \valid(set) && \separated(set, c, c->json, c->answer);
  @ assigns *set, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && chatter_set_ok(set) && chatter_sees(c); */
static int read_turned(const struct chatter *c, int node, struct chatter_set *set)
{
    if (chatter_is_turned(c)) return read_mirrored(c, node, set);
    const int fine = chatter_read_set(c, node, set);
    /*@ assert chatter_stays{Pre, Here}(c); */
    /*@ assert json_stays{Pre, Here}(\at(c->json, Pre)); */
    /*@ assert json_nodes(c->json); */
    /*@ assert chatter_reads(c); */
    /*@ assert chatter_numbers(c); */
    /*@ assert chatter_signs(c); */
    return fine;
}

/*@ requires chatter_sees(c) && 0 <= e < c->json->count && \valid(sets) && \separated(sets, c, c->json, c->answer);
  @ requires chatter_set_ok(&sets->less) && chatter_set_ok(&sets->equal);
  @ assigns sets->greater, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && chatter_sees(c) && sets_ok(sets); */
static int read_greater(const struct chatter *c, int e, struct sets *sets)
{
    const int fine = read_turned(c, json_member(c->json, e, "greater"), &sets->greater);
    /*@ assert chatter_set_ok(&sets->less); */
    /*@ assert chatter_set_ok(&sets->equal); */
    return fine;
}

/*@ requires chatter_sees(c) && \valid(sets) && \separated(sets, c, c->json, c->answer);
  @ assigns *sets, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && chatter_sees(c) && (\result == 1 ==> sets_ok(sets)); */
static int read_sets(const struct chatter *c, struct sets *sets)
{
    const int e = chatter_member(c, "e");
    if (!read_turned(c, json_member(c->json, e, "less"), &sets->less)) return 0;
    if (!read_turned(c, json_member(c->json, e, "equal"), &sets->equal)) return 0;
    /*@ assert chatter_set_ok(&sets->less); */
    return read_greater(c, e, sets);
}

/*@ requires chatter_counts(c) && chatter_end_ok(x);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && chatter_end_ok(\result); */
static struct chatter_end halved(const struct chatter *c, struct chatter_end x)
{
    const scalar two = chatter_add(c, chatter_one(c), chatter_one(c));
    if (x.x.a != NULL) x.x.a = chatter_divide(c, x.x.a, two);
    if (x.x.b != NULL) x.x.b = chatter_divide(c, x.x.b, two);
    return x;
}

/* Every number of a set divided by 2. */
/*@ requires chatter_counts(c) && \valid_read(from) && chatter_set_ok(from) && \valid(set) && \separated(set, c, from);
  @ assigns *set, scalar_doubt;
  @ ensures DOUBT_STAYS && chatter_set_ok(set); */
static void halve_set(const struct chatter *c, const struct chatter_set *from, struct chatter_set *set)
{
    set->count = 0;
    /*@ loop invariant 0 <= i <= from->count == \at(from->count, Pre) && set->count == i && DOUBT_HAS_STAYED;
      @ loop invariant c->pool == \at(c->pool, Pre) && chatter_set_ok(set);
      @ loop invariant chatter_set_ok(from);
      @ loop assigns i, *set, scalar_doubt;
      @ loop variant from->count - i; */
    for (int i = 0; i < from->count; i++) {
        const struct chatter_range *x = from->range + i;
        const struct chatter_end low = halved(c, x->low), high = halved(c, x->high);
        chatter_put(set, low, x->low_in, high, x->high_in);
    }
}

/* 1 when `alpha` is the set `greater` with every number divided by 2. */
/*@ requires chatter_sees(c) && \valid_read(greater) && chatter_set_ok(greater) && \separated(greater, c);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int alpha_holds(const struct chatter *c, const struct chatter_set *greater)
{
    struct chatter_set half, given;
    if (!read_turned(c, chatter_member(c, "alpha"), &given)) return 0;
    /*@ assert chatter_set_ok(greater); */
    /*@ assert chatter_counts(c); */
    /*@ assert \separated(&half, c, greater); */
    halve_set(c, greater, &half);
    /*@ assert chatter_set_ok(&given); */
    return chatter_set_equal(&given, &half);
}

/*@ requires chatter_sees(c);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int friction_holds(const struct chatter *c)
{
    const int node = chatter_member(c, "mu"), none = chatter_is_null(c, node);
    struct chatter_set given;
    if (c->sign[CHATTER_b] >= 0 || none) return c->sign[CHATTER_b] >= 0 && none;
    if (!chatter_read_set(c, node, &given)) return 0;
    /*@ assert chatter_numbers(c); */
    /*@ assert chatter_signs(c); */
    const struct chatter_body body = chatter_body_of(c);
    if (!chatter_may_grow(&body)) return given.count == 0;
    const struct chatter_range *range = given.range;
    return given.count == 1 && !range->low_in && !range->high_in && range->high.x.a == NULL &&
           chatter_is_threshold(&body, range->low);
}

/* Checks mu_tip = (1 - r^2) C / |B| + r^2 |B| / A, or with r in place of r^2. */
/*@ requires chatter_sees(c);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int tip_holds(const struct chatter *c)
{
    const int node = chatter_member(c, "mu_tip"), null = chatter_is_null(c, node);
    const int none = c->law == CHATTER_NEWTON || c->sign[CHATTER_B] == 0 || c->sign[CHATTER_r] == 0;
    if (none || null) return none && null;
    const scalar A = c->q[CHATTER_A], B = chatter_magnitude(c, c->q[CHATTER_B]), r = c->q[CHATTER_r];
    const scalar kept = c->law == CHATTER_ENERGETIC ? chatter_square(c, r) : r;
    const scalar loss = chatter_multiply(c, chatter_subtract(c, chatter_one(c), kept), c->q[CHATTER_C]);
    const scalar tip = chatter_divide(c, chatter_multiply(c, kept, B), A);
    return scalar_equal(chatter_number(c, node), chatter_add(c, chatter_divide(c, loss, B), tip));
}

/*@ requires sets_ok(x) && sets_ok(y);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int sets_equal(const struct sets *x, const struct sets *y)
{
    return chatter_set_equal(&x->less, &y->less) && chatter_set_equal(&x->equal, &y->equal) &&
           chatter_set_equal(&x->greater, &y->greater);
}

/* Checks the ratios from which e is less than, equal to, and greater than 1. */
/*@ requires chatter_sees(c) && sets_ok(given) && \separated(given, c);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int ratios_hold(const struct chatter *c, const struct sets *given)
{
    struct sets expected;
    expected.less.count = 0;
    expected.equal.count = 0;
    expected.greater.count = 0;
    /*@ assert chatter_numbers(c); */
    /*@ assert chatter_signs(c); */
    if (!expected_sets(c, given, &expected)) return 0;
    /*@ assert chatter_set_ok(&given->less); */
    /*@ assert chatter_set_ok(&given->equal); */
    /*@ assert chatter_set_ok(&given->greater); */
    return sets_equal(given, &expected);
}

/* Checks these ratios, and alpha, which follows from the last. Returns the name of the one that is wrong, or NULL. */
/*@ requires chatter_sees(c);
  @ assigns scalar_doubt, \result \from c;
  @ ensures DOUBT_STAYS && (\result == \null || constant_text(\result)); */
static const char *wrong_ratios(const struct chatter *c)
{
    struct sets given;
    if (!read_sets(c, &given) || !ratios_hold(c, &given)) return known_text("e");
    return alpha_holds(c, &given.greater) ? NULL : known_text("alpha");
}

int chatter_check_sets(const struct chatter *c)
{
    const char *item = wrong_ratios(c);
    if (item != NULL) return reject_sets(c, item);
    if (!friction_holds(c)) return reject_sets(c, "mu");
    if (!tip_holds(c)) return reject_sets(c, "mu_tip");
    return chatter_check_fates(c);
}
