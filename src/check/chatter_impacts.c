/* SPDX-License-Identifier: BSD-2-Clause */
/* The impacts of the witness, each followed piece by piece as one of kind `impact`, and the transient
 * (spec/certificate.md, section 10.4). */
#include "check/chatter.h"
#include "check/impact.h"

#include <stddef.h>

/* A rational with `power` = r^m, by repeated squaring; m as decimal digits. */
static rational power_of(const struct chatter *c, rational r, const unsigned char *digits, int n)
{
    rational power = rational_one(c->pool);
    for (int i = 0; i < n; i++) { /* power^10 r^digit */
        const rational two = chatter_multiply(c, power, power), four = chatter_multiply(c, two, two);
        power = chatter_multiply(c, chatter_multiply(c, four, four), two);
        for (int d = digits[i] - '0'; d > 0; d--) power = chatter_multiply(c, power, r);
    }
    return power;
}

/* The impact from (x, -1), in the words of kind `impact`. */
static struct impact impact_at(const struct chatter *c, int node, rational x)
{
    struct impact impact = {.json = c->json, .answer = c->answer, .witness = node, .field = {c->pool, NULL}};
    impact.q[IMPACT_A] = c->q[CHATTER_A];
    impact.q[IMPACT_B] = c->q[CHATTER_B];
    impact.q[IMPACT_C] = c->q[CHATTER_C];
    impact.q[IMPACT_mu] = c->q[CHATTER_mu];
    impact.q[IMPACT_u] = x;
    impact.q[IMPACT_v] = chatter_negate(c, rational_one(c->pool));
    impact.q[IMPACT_r] = c->q[CHATTER_r];
    impact_evaluate(&impact);
    return impact;
}

static int check_impact(const struct chatter *c, const char *key, rational x, struct chatter_impact *out)
{
    const int node = json_member(c->json, c->witness, key), e = json_member(c->json, node, "e");
    struct surd given;
    if (x == NULL || chatter_is_null(c, node))
        return (x == NULL && chatter_is_null(c, node)) ||
               chatter_rejected(c, "witness", key, "an impact is missing, or there is one too many");
    if (!rational_equal(chatter_number(c, json_member(c->json, node, "ratio")), x))
        return chatter_rejected(c, "witness", key, "is not the impact with the ratio that is asked for");
    struct impact impact = impact_at(c, node, x);
    if (!impact_find_field(&impact, e))
        return chatter_rejected(c, "witness", key, "e is not the root of a number that is no square");
    if (!impact_check_pieces(&impact) || !impact_check_sums(&impact)) return 0;
    if (!impact_surd(&impact, e, &given) || !surd_equal(&impact.field, given, impact.now.v))
        return chatter_rejected(c, "witness", key, "e is not the outgoing v");
    *out = (struct chatter_impact){
        1, x, surd_multiply(&impact.field, given, given).a, given, impact.now.u, impact.field.d};
    return 1;
}

static int is_followed(const struct chatter *c)
{
    return c->course == CHATTER_STICK_SLIDES || c->course == CHATTER_SETTLES;
}

/* The ratio n impacts before or after, on the side of the transient: `n` and `power` = r^n. */
static rational ratio_after(const struct chatter *c, const struct chatter_side *side, rational start, rational n,
                            rational power)
{
    if (c->against_one == 0) {
        const rational step = chatter_subtract(c, side->reach, chatter_add(c, side->alpha, side->alpha));
        return chatter_subtract(c, start, chatter_multiply(c, n, step));
    }
    const rational repelling = chatter_repelling(c, side), distance = chatter_subtract(c, repelling, start);
    return chatter_subtract(c, repelling, chatter_divide(c, distance, power));
}

/* x_(m-1) >= reach > x_m */
static int check_length(struct chatter *c)
{
    const struct chatter_side side = chatter_side(c, c->transient);
    const rational start = chatter_magnitude(c, c->first.ratio), one = rational_one(c->pool);
    const rational x = ratio_after(c, &side, start, c->length, c->power);
    const rational before =
        ratio_after(c, &side, start, chatter_subtract(c, c->length, one), chatter_divide(c, c->power, c->q[CHATTER_r]));
    c->ratio = c->transient > 0 ? x : chatter_negate(c, x);
    return (rational_sign(c->length) > 0 && chatter_compare(c, before, side.reach) >= 0 &&
            chatter_compare(c, x, side.reach) < 0) ||
           chatter_rejected(c, "witness", "transient", "slip does not die out there");
}

static int length_of(const struct json *json, int node)
{
    return json->node[node].end - json->node[node].start;
}

/* The characters of the coefficients of an irrational r, times the degree of the field. */
static long size_of_irrational(const struct chatter *c)
{
    const struct json *json = c->json;
    const int value = json_member(json, json_member(json, json_member(json, 0, "quantities"), "r"), "value");
    const int terms = json_member(json, value, "coefficients");
    const long degree = json_size(json, json_member(json, json_member(json, 0, "field"), "poly")) - 1;
    long characters = 0;
    for (int i = terms + 1; i < json->node[terms].next; i = json->node[i].next) characters += length_of(json, i);
    return characters * degree;
}

/* m is short enough for r^m to be written down. */
static int fits(const struct chatter *c, int digits)
{
    const struct json_node *m = c->json->node + json_member(c->json, c->witness, "transient");
    const int r = json_member(c->json, json_member(c->json, 0, "problem"), "r");
    long value = 0;
    if (c->against_one == 0) return 1;
    if (digits > 7) return 0;
    for (int i = m->start; i < m->end; i++) value = 10 * value + (c->json->text[i] - '0');
    if (c->json->node[r].type != JSON_OBJECT) return value * length_of(c->json, r) <= CHATTER_MAX_POWER;
    return value * size_of_irrational(c) <= CHATTER_MAX_IRRATIONAL_POWER;
}

static int check_transient(struct chatter *c)
{
    const int node = json_member(c->json, c->witness, "transient"), unknown = chatter_is_null(c, node);
    const unsigned char *text = c->json->text + c->json->node[node].start;
    const int n = c->json->node[node].end - c->json->node[node].start;
    if (!is_followed(c) || unknown)
        return (unknown && (!is_followed(c) || c->transient != 0)) ||
               chatter_rejected(c, "witness", "transient", "there is none, or one that is not counted");
    if (text[0] == '-' || !fits(c, n)) return chatter_rejected(c, "witness", "transient", "is negative, or too long");
    c->length_known = 1;
    c->length = rational_read(c->pool, text, n);
    c->power = power_of(c, c->q[CHATTER_r], text, c->against_one == 0 ? 0 : n);
    c->ratio = c->first.ratio;
    if (c->transient != 0) return check_length(c);
    return rational_sign(c->length) == 0 || chatter_rejected(c, "witness", "transient", "the first impact sticks");
}

/* The ratio of the impact that ends a transient with stick; NULL where there is none. */
static rational landing_ratio(const struct chatter *c)
{
    if (!c->length_known || c->transient == 0) return NULL;
    const struct chatter_side other = chatter_side(c, -c->transient);
    const rational x = c->transient > 0 ? chatter_negate(c, c->ratio) : c->ratio;
    return other.reach == NULL || chatter_compare(c, x, other.reach) <= 0 ? c->ratio : NULL;
}

int chatter_check_impacts(struct chatter *c)
{
    const int comes = c->sign[CHATTER_v] < 0;
    const rational x = comes ? chatter_divide(c, c->q[CHATTER_u], chatter_negate(c, c->q[CHATTER_v])) : NULL;
    if (!check_impact(c, "first", x, &c->first) || !check_transient(c) ||
        !check_impact(c, "landing", landing_ratio(c), &c->landing))
        return 0;
    const struct chatter_side side = chatter_side(c, 1);
    const rational after = c->course == CHATTER_SETTLES ? chatter_add(c, side.alpha, side.alpha) : NULL;
    return check_impact(c, "limit", after, &c->limit);
}
