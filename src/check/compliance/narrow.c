/* SPDX-License-Identifier: BSD-2-Clause */
/* The widths of the intervals in the verdict (spec/compliance/certificate.md, section 4). Without a bound on its width
 * an interval may contain its number and yet say nothing about it. */
#include "check/compliance/private.h"
#include "check/numbers/narrow.h"

enum { VALUE_BITS = 40, ERROR_BITS = 36 };

/*@ requires compliance_sees(c) && x != \null;
  @ assigns scalar_doubt, \result \from *c, x;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar size_of(const struct compliance *c, scalar x)
{
    return scalar_sign(x) < 0 ? compliance_negate(c, x) : x;
}

/*@ requires compliance_sees(c) && x != \null && y != \null;
  @ assigns scalar_doubt, \result \from *c, x, y;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar larger(const struct compliance *c, scalar x, scalar y)
{
    return scalar_sign(compliance_subtract(c, x, y)) < 0 ? y : x;
}

/*@ requires compliance_sees(c);
  @ requires constant_text(key);
  @ assigns scalar_doubt, \result \from *c, key;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar high_of(const struct compliance *c, const char *key)
{
    return compliance_ends(c, json_member(c->json, c->verdict, key)).high;
}

/* |from| + |rate| T + most I: a bound of everything that changes a velocity. */
/*@ requires compliance_sees(c) && 0 <= from < COMPLIANCE_QUANTITIES && 0 <= rate < COMPLIANCE_QUANTITIES;
  @ requires 0 <= one < COMPLIANCE_QUANTITIES && 0 <= other < COMPLIANCE_QUANTITIES;
  @ assigns scalar_doubt, \result \from *c, from, rate, one, other;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar reach(const struct compliance *c, int from, int rate, int one, int other)
{
    const scalar most = larger(c, c->q[one], c->q[other]);
    const scalar by_time = compliance_multiply(c, size_of(c, c->q[rate]), high_of(c, "duration"));
    const scalar by_force = compliance_multiply(c, most, high_of(c, "impulse"));
    return compliance_add(c, size_of(c, c->q[from]), compliance_add(c, by_time, by_force));
}

/*@ requires compliance_sees(c) && scale != \null;
  @ requires constant_text(key);
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures sees: \result == 1 ==> compliance_sees(c); */
static int value_is_narrow(const struct compliance *c, const char *key, scalar scale)
{
    return range_is_narrow(c->pool, compliance_ends(c, json_member(c->json, c->verdict, key)), scale, VALUE_BITS) ||
           compliance_rejected(c, "verdict", key, "is wider than 2^-40 allows");
}

/*@ requires compliance_sees(c) && scale != \null;
  @ requires constant_text(key);
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures sees: \result == 1 ==> compliance_sees(c); */
static int error_is_narrow(const struct compliance *c, const char *key, scalar scale)
{
    const struct range x = compliance_ends(c, json_member(c->json, json_member(c->json, c->verdict, "error"), key));
    const scalar size = larger(c, size_of(c, x.low), size_of(c, x.high));
    return range_is_narrow(c->pool, x, compliance_add(c, scale, size), ERROR_BITS) ||
           compliance_rejected(c, "verdict.error", key, "is wider than 2^-36 allows");
}

/*@ requires compliance_sees(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures sees: \result == 1 ==> compliance_sees(c); */
static int times_are_narrow(const struct compliance *c)
{
    const int times = json_member(c->json, c->verdict, "times");
    /*@ loop invariant times < i <= c->json->count && DOUBT_HAS_STAYED;
      @ loop assigns i, scalar_doubt;
      @ loop variant c->json->count - i; */
    for (int i = times + 1; i < c->json->node[times].next; i = c->json->node[i].next) {
        const struct range time = compliance_ends(c, i);
        if (!range_is_narrow(c->pool, time, time.high, VALUE_BITS))
            return compliance_rejected(c, "verdict", "times", "are wider than 2^-40 allows");
    }
    return 1;
}

/*@ requires compliance_sees(c) && u != \null && v != \null;
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures sees: \result == 1 ==> compliance_sees(c); */
static int values_are_narrow(const struct compliance *c, scalar u, scalar v)
{
    const scalar ratio = compliance_divide(c, c->q[COMPLIANCE_d], c->q[COMPLIANCE_k]);
    return value_is_narrow(c, "duration", high_of(c, "duration")) &&
           value_is_narrow(c, "impulse", high_of(c, "impulse")) &&
           value_is_narrow(c, "peak_force", high_of(c, "peak_force")) && value_is_narrow(c, "u", u) &&
           value_is_narrow(c, "v", v) && value_is_narrow(c, "delta", compliance_multiply(c, ratio, v));
}

int compliance_check_widths(const struct compliance *c)
{
    if (!times_are_narrow(c)) return 0;
    if (c->json->node[json_member(c->json, c->verdict, "duration")].type == JSON_NULL) return 1;
    const scalar u = reach(c, COMPLIANCE_u, COMPLIANCE_a, COMPLIANCE_k_plus, COMPLIANCE_k_minus);
    const scalar v = reach(c, COMPLIANCE_v, COMPLIANCE_b, COMPLIANCE_p_plus, COMPLIANCE_p_minus);
    if (!values_are_narrow(c, u, v)) return 0;
    if (c->json->node[json_member(c->json, c->verdict, "error")].type == JSON_NULL) return 1;
    return error_is_narrow(c, "u", u) && error_is_narrow(c, "v", v);
}
