/* SPDX-License-Identifier: BSD-2-Clause */
/* The impacts of the witness, each checked piece by piece as a problem of kind `impact`, and the transient
 * (spec/certificate.md, section 10.4). */
#include "check/chatter/chatter.h"
#include "check/impact/impact.h"

#include <stddef.h>

/* r^m, by repeated squaring; m is given in decimal digits. */
/*@ requires chatter_counts(c) && r != \null && 0 <= n && \valid_read(digits + (0 .. n - 1));
  @ assigns \nothing;
  @ ensures \result != \null; */
static scalar power_of(const struct chatter *c, scalar r, const unsigned char *digits, int n)
{
    scalar power = chatter_one(c);
    /*@ loop invariant 0 <= i <= n && power != \null;
      @ loop assigns i, power;
      @ loop variant n - i; */
    for (int i = 0; i < n; i++) { /* power^10 r^digit */
        const scalar two = chatter_square(c, power), four = chatter_square(c, two);
        power = chatter_multiply(c, chatter_square(c, four), two);
        /*@ loop invariant d <= 255 && power != \null;
          @ loop assigns d, power;
          @ loop variant d; */
        for (int d = digits[i] - '0'; d > 0; d--) power = chatter_multiply(c, power, r);
    }
    return power;
}

/* Sets up the impact from the velocities (x, -1) as a problem of kind `impact`. */
/*@ requires chatter_numbers(c) && impact_reads(impact) && x != \null && \separated(impact, c);
  @ assigns impact->q[0 .. IMPACT_QUANTITIES - 1], impact->sign[0 .. IMPACT_QUANTITIES - 1], scalar_doubt;
  @ ensures DOUBT_STAYS && impact_sees(impact); */
static void evaluate_at(const struct chatter *c, scalar x, struct impact *impact)
{
    impact->q[IMPACT_A] = c->q[CHATTER_A];
    impact->q[IMPACT_B] = c->q[CHATTER_B];
    impact->q[IMPACT_C] = c->q[CHATTER_C];
    impact->q[IMPACT_mu] = c->q[CHATTER_mu];
    impact->q[IMPACT_u] = x;
    impact->q[IMPACT_v] = chatter_negate(c, chatter_one(c));
    impact->q[IMPACT_r] = c->q[CHATTER_r];
    impact_evaluate(impact);
}

/* Whether an impact is present; IMPACT_NONE also when none is required. */
enum { IMPACT_WRONG = -1, IMPACT_NONE, IMPACT_THERE };

/*@ predicate struck(struct chatter_impact i) = i.there == IMPACT_THERE ==> i.ratio != \null && i.square != \null &&
  @   i.e.a != \null && i.U.a != \null && (i.e.b != \null || i.U.b != \null ==> i.d != \null); */

/* An impact that is absent or wrong. */
/*@ assigns \nothing;
  @ ensures \result.there == there; */
static struct chatter_impact without(short there)
{
    return (struct chatter_impact){.there = there};
}

/* Checks an impact that has been set up with ratio x; `e` is the node of its coefficient. */
/*@ requires impact_sees(impact) && impact->pieces == 0 && impact->slips == 0 && 0 <= e < impact->json->count;
  @ requires x != \null;
  @ assigns *impact, *impact->answer, scalar_doubt;
  @ ensures DOUBT_STAYS && struck(\result) && (\result.there == IMPACT_WRONG || \result.there == IMPACT_THERE); */
static struct chatter_impact followed(struct impact *impact, const char *key, int e, scalar x)
{
    struct surd given;
    if (!impact_find_field(impact, e)) {
        impact_rejected(impact, "witness", key, "e is not the root of a number that is no square");
        return without(IMPACT_WRONG);
    }
    if (!impact_check_pieces(impact) || !impact_check_sums(impact)) return without(IMPACT_WRONG);
    if (!impact_surd(impact, e, &given) || !surd_equal(&impact->field, given, impact->now.v)) {
        impact_rejected(impact, "witness", key, "e is not the outgoing v");
        return without(IMPACT_WRONG);
    }
    const struct surd square = surd_multiply(&impact->field, given, given);
    return (struct chatter_impact){IMPACT_THERE, x, square.a, given, impact->now.u, impact->field.d};
}

/* Checks the impact at a node, with ratio x. */
/*@ requires chatter_named(c) && 0 <= node < c->json->count && x != \null;
  @ assigns *c->answer, scalar_doubt;
  @ ensures DOUBT_STAYS && struck(\result) && (\result.there == IMPACT_WRONG || \result.there == IMPACT_THERE); */
static struct chatter_impact follow(const struct chatter *c, const char *key, int node, scalar x)
{
    const int e = json_member(c->json, node, "e");
    struct impact impact = {.json = c->json, .answer = c->answer, .witness = node, .field = {c->pool, NULL}};
    evaluate_at(c, x, &impact);
    return followed(&impact, key, e, x);
}

/* Checks the impact under a key, with ratio x; there must be none when x is NULL. */
/*@ requires chatter_named(c);
  @ requires constant_text(key);
  @ assigns *c->answer, scalar_doubt;
  @ ensures DOUBT_STAYS && struck(\result) && IMPACT_WRONG <= \result.there <= IMPACT_THERE;
  @ ensures x != \null ==> \result.there != IMPACT_NONE; */
static struct chatter_impact impact_with(const struct chatter *c, const char *key, scalar x)
{
    const int node = json_member(c->json, c->witness, key), none = chatter_is_null(c, node);
    if (x == NULL && none) return without(IMPACT_NONE);
    if (x == NULL || none) {
        chatter_rejected(c, "witness", key, "an impact is missing, or there is one too many");
        return without(IMPACT_WRONG);
    }
    if (!scalar_equal(chatter_number(c, json_member(c->json, node, "ratio")), x)) {
        chatter_rejected(c, "witness", key, "is not the impact with the ratio that is asked for");
        return without(IMPACT_WRONG);
    }
    return follow(c, key, node, x);
}

/*@ requires \valid_read(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1 && (\result == 1 <==> CHATTER_STICK_SLIDES <= c->course <= CHATTER_SETTLES); */
static int is_followed(const struct chatter *c)
{
    return c->course == CHATTER_STICK_SLIDES || c->course == CHATTER_SETTLES;
}

/* The ratio n impacts before or after another one, in the slip of the transient; `n` and `power` = r^n. */
/*@ requires chatter_numbers(c) && start != \null && n != \null && power != \null;
  @ requires \valid_read(side) && side->after != \null && side->reach != \null;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && \result != \null; */
static scalar ratio_after(const struct chatter *c, const struct chatter_side *side, scalar start, scalar n,
                          scalar power)
{
    if (c->against_one == 0)
        return chatter_subtract(c, start, chatter_multiply(c, n, chatter_subtract(c, side->reach, side->after)));
    const scalar repelling = chatter_repelling(c, side), distance = chatter_subtract(c, repelling, start);
    return chatter_subtract(c, repelling, chatter_divide(c, distance, power));
}

/* Sets the ratio after the transient. */
/*@ predicate first_known{L}(struct chatter *c) =
  @   chatter_named(c) && chatter_struck(&c->first) && (c->sign[CHATTER_v] < 0 ==> c->first.there != 0);
  @ predicate length_read{L}(struct chatter *c) = c->length_known != 0 && c->length != \null && c->power != \null; */

/*@ requires first_known(c) && length_read(c) && ratio != \null;
  @ assigns c->ratio;
  @ ensures first_known(c) && length_read(c) && c->ratio != \null; */
static void keep_ratio(struct chatter *c, scalar ratio)
{
    c->ratio = ratio;
    /*@ assert chatter_reads(c); */
    /*@ assert chatter_numbers(c) && chatter_signs(c) && chatter_course(c); */
}

/* Checks x_(m-1) >= reach > x_m. */
/*@ requires first_known(c) && length_read(c) && c->transient != 0;
  @ assigns c->ratio, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures \result == 1 ==> first_known(c) && length_read(c) && c->ratio != \null; */
static int check_length(struct chatter *c)
{
    const struct chatter_side side = chatter_side(c, c->transient);
    const scalar start = chatter_magnitude(c, c->first.ratio);
    const scalar x = ratio_after(c, &side, start, c->length, c->power);
    const scalar one_less = chatter_subtract(c, c->length, chatter_one(c));
    const scalar before = ratio_after(c, &side, start, one_less, chatter_divide(c, c->power, c->q[CHATTER_r]));
    keep_ratio(c, c->transient > 0 ? x : chatter_negate(c, x));
    return (scalar_sign(c->length) > 0 && chatter_compare(c, before, side.reach) >= 0 &&
            chatter_compare(c, x, side.reach) < 0) ||
           chatter_rejected(c, "witness", "transient", "slip does not die out there");
}

/*@ requires json_ok(json) && 0 <= node < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result == json->node[node].end - json->node[node].start <= JSON_MAX_BYTES; */
static int length_of(const struct json *json, int node)
{
    return json->node[node].end - json->node[node].start;
}

/* The number of characters in the coefficients of an irrational r, times the degree of the field. */
/*@ requires chatter_reads(c);
  @ assigns \nothing; */
static long size_of_irrational(const struct chatter *c)
{
    const struct json *json = c->json;
    const int value = json_member(json, json_member(json, json_member(json, 0, "quantities"), "r"), "value");
    const int terms = json_member(json, value, "coefficients");
    const int degree = json_size(json, json_member(json, json_member(json, 0, "field"), "poly")) - 1;
    long characters = 0;
    /*@ loop invariant terms < i <= json->count && 0 <= characters <= i * JSON_MAX_BYTES;
      @ loop assigns i, characters;
      @ loop variant json->count - i; */
    for (int i = terms + 1; i < json->node[terms].next; i = json->node[i].next) characters += length_of(json, i);
    /*@ assert -1 <= degree <= JSON_MAX_VALUES && 0 <= characters <= JSON_MAX_VALUES * JSON_MAX_BYTES; */
    return characters * degree;
}

/* The value of a nonnegative integer node; -1 when it is more than CHATTER_MAX_POWER or negative. */
/*@ requires json_ok(json) && 0 <= node < json->count;
  @ assigns \nothing;
  @ ensures -1 <= \result <= CHATTER_MAX_POWER; */
static long small_number(const struct json *json, int node)
{
    const int end = json->node[node].end;
    long value = 0;
    /*@ loop invariant json->node[node].start <= i <= end && 0 <= value <= CHATTER_MAX_POWER;
      @ loop assigns i, value;
      @ loop variant end - i; */
    for (int i = json->node[node].start; i < end; i++) {
        const int digit = json->text[i] - '0';
        if (digit < 0 || digit > 9) return -1;
        value = 10 * value + digit;
        if (value > CHATTER_MAX_POWER) return -1;
    }
    return value;
}

/* 1 when m, at that node, is small enough for r^m to be written down. */
/*@ requires chatter_reads(c) && 0 <= node < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int fits(const struct chatter *c, int node)
{
    const int r = json_member(c->json, json_member(c->json, 0, "problem"), "r");
    const long m = small_number(c->json, node);
    if (c->against_one == 0 || m == 0) return 1;
    if (c->json->node[r].type != JSON_OBJECT) return m > 0 && m * length_of(c->json, r) <= CHATTER_MAX_POWER;
    return m > 0 && size_of_irrational(c) <= CHATTER_MAX_IRRATIONAL_POWER / m;
}

/*@ requires first_known(c) && c->course >= CHATTER_STICK_SLIDES && length != \null && power != \null;
  @ assigns c->length_known, c->length, c->power, c->ratio;
  @ ensures first_known(c) && length_read(c) && c->ratio != \null && c->course >= CHATTER_STICK_SLIDES; */
static void keep_length(struct chatter *c, scalar length, scalar power)
{
    c->length_known = 1;
    c->length = length;
    c->power = power;
    c->ratio = c->first.ratio;
    /*@ assert chatter_stays{Pre, Here}(c); */
    /*@ assert json_stays{Pre, Here}(\at(c->json, Pre)); */
    /*@ assert json_nodes(c->json); */
    /*@ assert chatter_reads(c); */
    /*@ assert chatter_numbers(c) && chatter_signs(c) && chatter_course(c); */
}

/* Checks a transient whose number of impacts is at that node. */
/*@ requires first_known(c) && c->course >= CHATTER_STICK_SLIDES && 0 <= node < c->json->count;
  @ assigns c->length_known, c->length, c->power, c->ratio, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> first_known(c) && chatter_length(c)); */
static int check_counted(struct chatter *c, int node)
{
    const unsigned char *text = c->json->text + c->json->node[node].start;
    if (!fits(c, node)) return chatter_rejected(c, "witness", "transient", "is negative, or too long");
    const int digits = c->against_one == 0 ? 0 : length_of(c->json, node);
    keep_length(c, chatter_number(c, node), power_of(c, c->q[CHATTER_r], text, digits));
    if (c->transient != 0) return check_length(c);
    return scalar_sign(c->length) == 0 || chatter_rejected(c, "witness", "transient", "the first impact sticks");
}

/*@ requires first_known(c);
  @ assigns c->length_known, c->length, c->power, c->ratio, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> first_known(c) && chatter_length(c)); */
static int check_transient(struct chatter *c)
{
    const int node = json_member(c->json, c->witness, "transient"), unknown = chatter_is_null(c, node);
    if (is_followed(c) && !unknown) return check_counted(c, node);
    c->length_known = 0;
    /*@ assert chatter_reads(c); */
    /*@ assert chatter_numbers(c) && chatter_signs(c) && chatter_course(c); */
    return (unknown && (!is_followed(c) || c->transient != 0)) ||
           chatter_rejected(c, "witness", "transient", "there is none, or one that is not counted");
}

/* The ratio of the first impact; NULL when there is none. */
/*@ requires chatter_named(c);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && (c->sign[CHATTER_v] < 0 ==> \result != \null); */
static scalar first_ratio(const struct chatter *c)
{
    if (c->sign[CHATTER_v] >= 0) return NULL;
    return chatter_divide(c, c->q[CHATTER_u], chatter_negate(c, c->q[CHATTER_v]));
}

/* The ratio of the impact that ends a transient by stick; NULL when there is none. */
/*@ requires first_known(c) && chatter_length(c);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static scalar landing_ratio(const struct chatter *c)
{
    if (!c->length_known || c->transient == 0) return NULL;
    const struct chatter_side other = chatter_side(c, -c->transient);
    const scalar x = c->transient > 0 ? chatter_negate(c, c->ratio) : c->ratio;
    return other.reach == NULL || chatter_compare(c, x, other.reach) <= 0 ? c->ratio : NULL;
}

/* The ratio of all later impacts, when they settle; NULL otherwise. */
/*@ requires chatter_named(c);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && (c->course == CHATTER_SETTLES ==> \result != \null); */
static scalar limit_ratio(const struct chatter *c)
{
    const struct chatter_side side = chatter_side(c, 1);
    return c->course == CHATTER_SETTLES ? side.after : NULL;
}

/*@ requires chatter_named(c) && struck(first) && IMPACT_NONE <= first.there <= IMPACT_THERE;
  @ requires c->sign[CHATTER_v] < 0 ==> first.there != IMPACT_NONE;
  @ assigns c->first;
  @ ensures first_known(c); */
static void keep_first(struct chatter *c, struct chatter_impact first)
{
    c->first = first;
    /*@ assert chatter_stays{Pre, Here}(c); */
    /*@ assert json_stays{Pre, Here}(\at(c->json, Pre)); */
    /*@ assert json_nodes(c->json); */
    /*@ assert chatter_reads(c); */
    /*@ assert chatter_numbers(c) && chatter_signs(c) && chatter_course(c); */
}

/*@ requires chatter_named(c);
  @ assigns c->first, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> first_known(c)); */
static int check_first(struct chatter *c)
{
    const struct chatter_impact first = impact_with(c, "first", first_ratio(c));
    if (first.there == IMPACT_WRONG) return 0;
    /*@ assert chatter_reads(c); */
    /*@ assert chatter_named(c); */
    keep_first(c, first);
    return 1;
}

/*@ predicate landing_known{L}(struct chatter *c) = first_known(c) && chatter_length(c) && chatter_struck(&c->landing); */

/*@ requires first_known(c) && chatter_length(c) && struck(landing) && IMPACT_NONE <= landing.there <= IMPACT_THERE;
  @ assigns c->landing;
  @ ensures landing_known(c); */
static void keep_landing(struct chatter *c, struct chatter_impact landing)
{
    c->landing = landing;
    /*@ assert chatter_stays{Pre, Here}(c); */
    /*@ assert json_stays{Pre, Here}(\at(c->json, Pre)); */
    /*@ assert json_nodes(c->json); */
    /*@ assert chatter_reads(c); */
    /*@ assert chatter_numbers(c) && chatter_signs(c) && chatter_course(c); */
    /*@ assert chatter_struck(&c->first); */
    /*@ assert chatter_length(c); */
}

/*@ requires first_known(c) && chatter_length(c);
  @ assigns c->landing, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> landing_known(c)); */
static int check_landing(struct chatter *c)
{
    const struct chatter_impact landing = impact_with(c, "landing", landing_ratio(c));
    if (landing.there == IMPACT_WRONG) return 0;
    /*@ assert chatter_reads(c); */
    /*@ assert chatter_named(c); */
    /*@ assert chatter_struck(&c->first); */
    /*@ assert chatter_length(c); */
    keep_landing(c, landing);
    return 1;
}

/*@ requires landing_known(c) && struck(limit) && IMPACT_NONE <= limit.there <= IMPACT_THERE;
  @ requires c->course == CHATTER_SETTLES ==> limit.there != IMPACT_NONE;
  @ assigns c->limit;
  @ ensures chatter_followed(c); */
static void keep_limit(struct chatter *c, struct chatter_impact limit)
{
    c->limit = limit;
    /*@ assert chatter_stays{Pre, Here}(c); */
    /*@ assert json_stays{Pre, Here}(\at(c->json, Pre)); */
    /*@ assert json_nodes(c->json); */
    /*@ assert chatter_reads(c); */
    /*@ assert chatter_numbers(c) && chatter_signs(c) && chatter_course(c); */
    /*@ assert chatter_struck(&c->first); */
    /*@ assert chatter_struck(&c->landing); */
    /*@ assert chatter_length(c); */
}

/*@ requires landing_known(c);
  @ assigns c->limit, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> chatter_followed(c)); */
static int check_limit(struct chatter *c)
{
    const struct chatter_impact limit = impact_with(c, "limit", limit_ratio(c));
    if (limit.there == IMPACT_WRONG) return 0;
    /*@ assert chatter_reads(c); */
    /*@ assert chatter_named(c); */
    /*@ assert chatter_struck(&c->first); */
    /*@ assert chatter_struck(&c->landing); */
    /*@ assert chatter_length(c); */
    keep_limit(c, limit);
    return 1;
}

int chatter_check_impacts(struct chatter *c)
{
    return check_first(c) && check_transient(c) && check_landing(c) && check_limit(c);
}
