/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/impact/signs.h"

#include <stddef.h>

/* The quantities of the program are those of enum IMPACT_A, ..., in the same order. */
_Static_assert((int)impact_QUANTITIES == (int)IMPACT_QUANTITIES, "same quantities");

int impact_signs_inside(const signed char *sign)
{
    return sign[IMPACT_A] > 0 && sign[IMPACT_C] > 0 && sign[IMPACT_Delta] > 0 && sign[IMPACT_mu] >= 0 &&
           sign[IMPACT_v] <= 0 && sign[IMPACT_r_range] >= 0;
}

/* With u = 0 and v < 0 the point sticks where friction holds it, k >= 0 in both directions, and else slips from the start. */
/*@ requires \valid_read(c);
  @ assigns \nothing;
  @ ensures -1 <= \result <= 1; */
static short straight_slip(const struct impact *c)
{
    return c->sign[IMPACT_k_plus] < 0 ? 1 : c->sign[IMPACT_k_minus] < 0 ? -1 : 0;
}

/* With u not 0 and v < 0: slip in the direction of u ends with the impact where D_r >= 0; else u becomes 0, in compression where D_c < 0;
 * then the point sticks, unless friction is too weak to hold it: k < 0 of the other direction. */
/*@ requires \valid(c) && -1 <= c->sign[IMPACT_u] <= 1;
  @ assigns c->slips, c->slip[0 .. 1], c->second_phase;
  @ ensures 1 <= c->slips <= 2 && -1 <= c->slip[0] <= 1 && (c->slips > 1 ==> -1 <= c->slip[1] <= 1); */
static void slip_on(struct impact *c)
{
    const short forward = c->sign[IMPACT_u] > 0;
    const short D_r = c->sign[forward ? IMPACT_D_r_plus : IMPACT_D_r_minus],
                D_c = c->sign[forward ? IMPACT_D_c_plus : IMPACT_D_c_minus],
                k = c->sign[forward ? IMPACT_k_minus : IMPACT_k_plus];
    c->slip[0] = forward ? 1 : -1;
    c->slips = 1;
    if (D_r >= 0) return;
    c->slips = 2;
    c->slip[1] = k >= 0 ? 0 : forward ? -1 : 1;
    c->second_phase = D_c < 0 ? PHASE_COMPRESSION : PHASE_RESTITUTION;
}

/* The motion that the signs imply, as far as its words go: how many slips, and whether there are pieces at all.  With v = 0 there is an
 * impact only where slip drives the point into the surface, p < 0: slip ends in compression, and the point sticks. */
/*@ requires \valid(c) && c->slips == 0 && c->pieces == 0;
  @ requires \forall integer k; 0 <= k < IMPACT_QUANTITIES ==> -1 <= c->sign[k] <= 1;
  @ assigns c->slips, c->slip[0 .. 1], c->second_phase, c->pieces;
  @ ensures impact_itinerary(c); */
static void find_itinerary(struct impact *c)
{
    const short u = c->sign[IMPACT_u], v = c->sign[IMPACT_v];
    if (v == 0 && (u == 0 || impact_p(c) >= 0)) return;
    c->pieces = 1;
    if (u != 0 && v != 0) {
        slip_on(c);
        return;
    }
    c->slip[0] = u != 0 ? u : straight_slip(c);
    c->slip[1] = 0;
    c->slips = u != 0 ? 2 : 1;
    c->second_phase = PHASE_COMPRESSION;
}

/*@ requires \valid(c) && json_ok(c->json) && c->json->count > 0 && 0 <= c->verdict < c->json->count && impact_signs_given(sign);
  @ requires \separated(c, sign + (0 .. impact_QUANTITIES - 1)) && c->slips == 0 && c->pieces == 0 && \separated(c, c->json);
  @ assigns c->sign[0 .. IMPACT_QUANTITIES - 1], c->slips, c->slip[0 .. 1], c->second_phase, c->pieces;
  @ ensures impact_knows(c); */
static void take_signs(struct impact *c, const signed char *sign)
{
    /*@ loop invariant 0 <= i <= IMPACT_QUANTITIES;
      @ loop invariant \forall integer k; 0 <= k < i ==> -1 <= c->sign[k] <= 1;
      @ loop assigns i, c->sign[0 .. IMPACT_QUANTITIES - 1];
      @ loop variant IMPACT_QUANTITIES - i; */
    for (int i = 0; i < IMPACT_QUANTITIES; i++) c->sign[i] = sign[i];
    find_itinerary(c);
}

int impact_signs_match(const struct json *json, int verdict, int row, const signed char *sign)
{
    struct impact c = {.json = json, .verdict = verdict};
    take_signs(&c, sign);
    return impact_words_follow(&c, row);
}

int impact_row_follows(const struct json *json, int row, const signed char *sign)
{
    struct impact c = {.json = json};
    take_signs(&c, sign);
    return impact_row_is(&c, row);
}
