/* SPDX-License-Identifier: BSD-2-Clause */
/* The fate of the bounces, and the fate of the orbit from each ratio (spec/certificate.md, section 10.6). */
#include "check/chatter/ranges.h"

#include <stddef.h>

scalar chatter_e_square(const struct chatter *c)
{
    return c->course == CHATTER_SETTLES ? c->limit.square : chatter_square(c, c->q[CHATTER_r]);
}

/*@ requires chatter_known(c) && c->course == CHATTER_REVERSES;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && CHATTER_FATE_CHATTERS <= \result <= CHATTER_FATE_UNDECIDED;
  @ ensures \result == CHATTER_FATE_CHATTERS ==> c->low != \null; */
static int fate_of_enclosure(const struct chatter *c)
{
    const scalar one = chatter_one(c);
    if (c->low != NULL) return CHATTER_FATE_CHATTERS;
    return scalar_equal(c->tail_low, one) && scalar_equal(c->tail_high, one) ? CHATTER_FATE_NEUTRAL
                                                                             : CHATTER_FATE_UNDECIDED;
}

int chatter_fate(const struct chatter *c)
{
    if (c->course == CHATTER_FLIES) return CHATTER_FATE_LIFTS_OFF;
    if (c->course == CHATTER_LANDS) return CHATTER_FATE_UNDECIDED;
    if (c->course == CHATTER_REVERSES) return fate_of_enclosure(c);
    return chatter_compare(c, chatter_e_square(c), chatter_one(c));
}

const char *chatter_fate_word(int fate)
{
    switch (fate) {
    case CHATTER_FATE_CHATTERS: return known_text("chatters");
    case CHATTER_FATE_NEUTRAL: return known_text("neutral");
    case CHATTER_FATE_REVERSE: return known_text("reverse-chatter");
    case CHATTER_FATE_UNDECIDED: return known_text("undecided");
    }
    return known_text("lifts-off");
}

/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int reject_fates(const struct chatter *c)
{
    return chatter_rejected(c, "verdict", "fates", "are not those that follow");
}

/*@ requires chatter_numbers(c) && c->sign[CHATTER_b] < 0;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && chatter_end_ok(\result); */
static struct chatter_end repelling_end(const struct chatter *c, int direction)
{
    const struct chatter_side side = chatter_side(c, direction);
    if (side.reach == NULL) return chatter_infinite();
    const struct chatter_end end = chatter_end_of(chatter_repelling(c, &side));
    return direction > 0 ? end : chatter_end_negate(c, end);
}

/* The ranges of ratios; from those on either side of the middle one the orbit chatters. Returns the index of the middle
 * one. */
/*@ requires chatter_numbers(c) && c->sign[CHATTER_b] < 0;
  @ requires \valid(set) && chatter_set_ok(set) && set->count == 0 && \separated(set, c);
  @ assigns *set, scalar_doubt;
  @ ensures DOUBT_STAYS && chatter_set_ok(set) && 0 <= \result <= 1; */
static int put_ranges(const struct chatter *c, struct chatter_set *set)
{
    const struct chatter_end low = repelling_end(c, -1), high = repelling_end(c, 1);
    const int middle = low.x.a != NULL;
    if (middle) chatter_put(set, chatter_infinite(), 0, low, 1);
    chatter_put(set, low, 0, high, 0);
    if (high.x.a != NULL) chatter_put(set, high, 1, chatter_infinite(), 0);
    return middle;
}

/* Checks that the record has these ranges, and this fate for the range `middle`. */
/*@ requires chatter_reads(c) && \valid_read(expected) && chatter_set_ok(expected);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_ranges(const struct chatter *c, const struct chatter_set *expected, int middle, int fate)
{
    const struct json *json = c->json;
    const int node = chatter_member(c, "fates");
    struct chatter_set given;
    int i = 0;
    if (!chatter_read_set(c, node, &given) || !chatter_set_equal(&given, expected)) return reject_fates(c);
    /*@ loop invariant node < n <= json->count && 0 <= i < n - node;
      @ loop assigns n, i;
      @ loop variant json->count - n; */
    for (int n = node + 1; n < json->node[node].next; n = json->node[n].next, i++) {
        const char *word = chatter_fate_word(i == middle ? fate : CHATTER_FATE_CHATTERS);
        if (!json_is(json, json_member(json, n, "fate"), word)) return reject_fates(c);
    }
    return 1;
}

/*@ requires chatter_numbers(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1 && (\result == 1 ==> c->sign[CHATTER_b] < 0); */
static int have_fates(const struct chatter *c)
{
    const int reverses = c->sign[CHATTER_k_plus] < 0 || c->sign[CHATTER_k_minus] < 0;
    return c->sign[CHATTER_b] < 0 && !(reverses && c->against_one == 0 && !chatter_constant(c));
}

/* Checks the ranges that follow from the data, with their fates. */
/*@ requires chatter_reads(c) && chatter_numbers(c) && c->sign[CHATTER_b] < 0;
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_some(const struct chatter *c, int fate)
{
    struct chatter_set expected;
    int middle = 0;
    expected.count = 0;
    if (c->sign[CHATTER_r] != 0 && fate >= 0 && c->against_one != 0 && c->course == CHATTER_SETTLES)
        middle = put_ranges(c, &expected);
    else
        chatter_put(&expected, chatter_infinite(), 0, chatter_infinite(), 0);
    return check_ranges(c, &expected, middle, c->against_one == 0 && chatter_constant(c) ? CHATTER_FATE_NEUTRAL : fate);
}

int chatter_check_fates(const struct chatter *c)
{
    const int some = have_fates(c), none = chatter_is_null(c, chatter_member(c, "fates"));
    if (!some || none) return (!some && none) || reject_fates(c);
    return check_some(c, chatter_fate(c));
}
