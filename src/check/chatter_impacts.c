/* SPDX-License-Identifier: BSD-2-Clause */
/* The impacts of the witness, each followed piece by piece as one of kind `impact`, and the transient
 * (spec/certificate.md, section 10.4). */
#include "check/chatter.h"
#include "check/impact.h"

#include <stddef.h>

/* r^m, by repeated squaring; m as decimal digits. */
/*@ requires chatter_counts(c) && r != \null && 0 <= n && \valid_read(digits + (0 .. n - 1));
  @ assigns \nothing;
  @ ensures \result != \null; */
static rational power_of(const struct chatter *c, rational r, const unsigned char *digits, int n)
{
    rational power = chatter_one(c);
    /*@ loop invariant 0 <= i <= n && power != \null;
      @ loop assigns i, power;
      @ loop variant n - i; */
    for (int i = 0; i < n; i++) { /* power^10 r^digit */
        const rational two = chatter_square(c, power), four = chatter_square(c, two);
        power = chatter_multiply(c, chatter_square(c, four), two);
        /*@ loop invariant d <= 255 && power != \null;
          @ loop assigns d, power;
          @ loop variant d; */
        for (int d = digits[i] - '0'; d > 0; d--) power = chatter_multiply(c, power, r);
    }
    return power;
}

/* The impact from (x, -1), in the words of kind `impact`. */
/*@ requires chatter_numbers(c) && impact_reads(impact) && x != \null && \separated(impact, c);
  @ assigns impact->q[0 .. IMPACT_QUANTITIES - 1], impact->sign[0 .. IMPACT_QUANTITIES - 1], rational_doubt;
  @ ensures DOUBT_STAYS && impact_sees(impact); */
static void evaluate_at(const struct chatter *c, rational x, struct impact *impact)
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

/* The impact with the ratio x. */
/*@ requires chatter_named(c) && 0 <= node < c->json->count && x != \null;
  @ requires \valid(out) && \separated(out, c, c->json, c->answer);
  @ assigns *out, *c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures \result == 1 ==> chatter_named(c) && chatter_struck(out) && out->there == 1; */
static int follow(const struct chatter *c, const char *key, int node, rational x, struct chatter_impact *out)
{
    const int e = json_member(c->json, node, "e");
    struct impact impact = {.json = c->json, .answer = c->answer, .witness = node, .field = {c->pool, NULL}};
    struct surd given;
    evaluate_at(c, x, &impact);
    if (!impact_find_field(&impact, e))
        return chatter_rejected(c, "witness", key, "e is not the root of a number that is no square");
    if (!impact_check_pieces(&impact) || !impact_check_sums(&impact)) return 0;
    if (!impact_surd(&impact, e, &given) || !surd_equal(&impact.field, given, impact.now.v))
        return chatter_rejected(c, "witness", key, "e is not the outgoing v");
    const struct surd square = surd_multiply(&impact.field, given, given);
    *out = (struct chatter_impact){1, x, square.a, given, impact.now.u, impact.field.d};
    return 1;
}

/* The impact with the ratio x; none where that is NULL. */
/*@ requires chatter_named(c) && \valid(out) && \separated(out, c, c->json, c->answer);
  @ requires constant_text(key);
  @ assigns *out, *c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures \result == 1 ==> chatter_named(c) && chatter_struck(out) && (x != \null ==> out->there == 1); */
static int check_impact(const struct chatter *c, const char *key, rational x, struct chatter_impact *out)
{
    const int node = json_member(c->json, c->witness, key), none = chatter_is_null(c, node);
    out->there = 0;
    if (x == NULL || none)
        return (x == NULL && none) ||
               chatter_rejected(c, "witness", key, "an impact is missing, or there is one too many");
    if (!rational_equal(chatter_number(c, json_member(c->json, node, "ratio")), x))
        return chatter_rejected(c, "witness", key, "is not the impact with the ratio that is asked for");
    return follow(c, key, node, x, out);
}

/*@ requires \valid_read(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1 && (\result == 1 <==> CHATTER_STICK_SLIDES <= c->course <= CHATTER_SETTLES); */
static int is_followed(const struct chatter *c)
{
    return c->course == CHATTER_STICK_SLIDES || c->course == CHATTER_SETTLES;
}

/* The ratio n impacts before or after, on the side of the transient: `n` and `power` = r^n. */
/*@ requires chatter_numbers(c) && start != \null && n != \null && power != \null;
  @ requires \valid_read(side) && side->after != \null && side->reach != \null;
  @ assigns rational_doubt;
  @ ensures DOUBT_STAYS && \result != \null; */
static rational ratio_after(const struct chatter *c, const struct chatter_side *side, rational start, rational n,
                            rational power)
{
    if (c->against_one == 0)
        return chatter_subtract(c, start, chatter_multiply(c, n, chatter_subtract(c, side->reach, side->after)));
    const rational repelling = chatter_repelling(c, side), distance = chatter_subtract(c, repelling, start);
    return chatter_subtract(c, repelling, chatter_divide(c, distance, power));
}

/* There is a first impact, where they come. */
/*@ predicate first_known{L}(struct chatter *c) =
  @   chatter_named(c) && chatter_struck(&c->first) && (c->sign[CHATTER_v] < 0 ==> c->first.there != 0);
  @ predicate length_read{L}(struct chatter *c) = c->length_known != 0 && c->length != \null && c->power != \null; */

/* x_(m-1) >= reach > x_m */
/*@ requires first_known(c) && length_read(c) && c->transient != 0;
  @ assigns c->ratio, *c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures \result == 1 ==> first_known(c) && length_read(c) && c->ratio != \null; */
static int check_length(struct chatter *c)
{
    const struct chatter_side side = chatter_side(c, c->transient);
    const rational start = chatter_magnitude(c, c->first.ratio);
    const rational x = ratio_after(c, &side, start, c->length, c->power);
    const rational one_less = chatter_subtract(c, c->length, chatter_one(c));
    const rational before = ratio_after(c, &side, start, one_less, chatter_divide(c, c->power, c->q[CHATTER_r]));
    c->ratio = c->transient > 0 ? x : chatter_negate(c, x);
    return (rational_sign(c->length) > 0 && chatter_compare(c, before, side.reach) >= 0 &&
            chatter_compare(c, x, side.reach) < 0) ||
           chatter_rejected(c, "witness", "transient", "slip does not die out there");
}

/*@ requires json_ok(json) && 0 <= node < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= JSON_MAX_BYTES; */
static int length_of(const struct json *json, int node)
{
    return json->node[node].end - json->node[node].start;
}

/* The characters of the coefficients of an irrational r, times the degree of the field. */
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
    return characters * degree;
}

/* The number that an integer node of that sort writes; -1 for one that is negative, or more than CHATTER_MAX_POWER. */
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

/* m, at that node, is short enough for r^m to be written down. */
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

/*@ requires first_known(c);
  @ assigns c->length_known, c->length, c->power, c->ratio, *c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> first_known(c) && chatter_length(c)); */
static int check_transient(struct chatter *c)
{
    const int node = json_member(c->json, c->witness, "transient"), unknown = chatter_is_null(c, node);
    const unsigned char *text = c->json->text + c->json->node[node].start;
    c->length_known = is_followed(c) && !unknown;
    if (!c->length_known)
        return (unknown && (!is_followed(c) || c->transient != 0)) ||
               chatter_rejected(c, "witness", "transient", "there is none, or one that is not counted");
    if (!fits(c, node)) return chatter_rejected(c, "witness", "transient", "is negative, or too long");
    c->length = chatter_number(c, node);
    c->power = power_of(c, c->q[CHATTER_r], text, c->against_one == 0 ? 0 : length_of(c->json, node));
    c->ratio = c->first.ratio;
    if (c->transient != 0) return check_length(c);
    return rational_sign(c->length) == 0 || chatter_rejected(c, "witness", "transient", "the first impact sticks");
}

/* The ratio of the first impact; NULL where there is none. */
/*@ requires chatter_named(c);
  @ assigns rational_doubt;
  @ ensures DOUBT_STAYS && (c->sign[CHATTER_v] < 0 ==> \result != \null); */
static rational first_ratio(const struct chatter *c)
{
    if (c->sign[CHATTER_v] >= 0) return NULL;
    return chatter_divide(c, c->q[CHATTER_u], chatter_negate(c, c->q[CHATTER_v]));
}

/* The ratio of the impact that ends a transient with stick; NULL where there is none. */
/*@ requires first_known(c) && chatter_length(c);
  @ assigns rational_doubt;
  @ ensures DOUBT_STAYS; */
static rational landing_ratio(const struct chatter *c)
{
    if (!c->length_known || c->transient == 0) return NULL;
    const struct chatter_side other = chatter_side(c, -c->transient);
    const rational x = c->transient > 0 ? chatter_negate(c, c->ratio) : c->ratio;
    return other.reach == NULL || chatter_compare(c, x, other.reach) <= 0 ? c->ratio : NULL;
}

/* The ratio of the impacts for ever, where they settle; NULL where not. */
/*@ requires chatter_named(c);
  @ assigns rational_doubt;
  @ ensures DOUBT_STAYS && (c->course == CHATTER_SETTLES ==> \result != \null); */
static rational limit_ratio(const struct chatter *c)
{
    const struct chatter_side side = chatter_side(c, 1);
    return c->course == CHATTER_SETTLES ? side.after : NULL;
}

int chatter_check_impacts(struct chatter *c)
{
    struct chatter_impact first, landing, limit;
    if (!check_impact(c, "first", first_ratio(c), &first)) return 0;
    c->first = first;
    if (!check_transient(c) || !check_impact(c, "landing", landing_ratio(c), &landing)) return 0;
    c->landing = landing;
    if (!check_impact(c, "limit", limit_ratio(c), &limit)) return 0;
    c->limit = limit;
    return 1;
}
