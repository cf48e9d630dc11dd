/* SPDX-License-Identifier: BSD-2-Clause */
/* The compliances which prove that the stability of S+S+ depends on them (spec/slide2/certificate.md, 14.5). */
#include "check/slide2/private.h"

/* The least sign of a3, a2, a1, a0, H for the compliance at a node, all of whose numbers must be negative; else 0. */
/*@ requires slide2_sees(c) && 0 <= node < c->json->count;
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int judge_example(const struct slide2 *c, int node)
{
    struct slide2 example = *c;
    int least = 1;
    /*@ loop invariant SLIDE_COMPLIANCE <= i <= SLIDE_MATRIX && DOUBT_HAS_STAYED;
      @ loop invariant \forall integer k; SLIDE_COMPLIANCE <= k < i || SLIDE_MATRIX <= k < SLIDE_RATES ==> example.q[k] != \null;
      @ loop assigns i, example.q[0 .. SLIDE_QUANTITIES - 1], scalar_doubt;
      @ loop variant SLIDE_MATRIX - i; */
    for (int i = SLIDE_COMPLIANCE; i < SLIDE_MATRIX; i++) {
        example.q[i] = quantity_number(c->json, c->pool, json_member(c->json, node, slide2_name(i)));
        if (scalar_sign(example.q[i]) >= 0) return 0;
    }
    slide2_rates(c->pool, example.q);
    /*@ loop invariant SLIDE_a3 <= i <= SLIDE_QUANTITIES && DOUBT_HAS_STAYED && -1 <= least <= 1;
      @ loop assigns i, least, scalar_doubt;
      @ loop variant SLIDE_QUANTITIES - i; */
    for (int i = SLIDE_a3; i < SLIDE_QUANTITIES; i++)
        if (scalar_sign(example.q[i]) < least) least = scalar_sign(example.q[i]);
    return least;
}

int slide2_check_examples(const struct slide2 *c, int wanted)
{
    const int stable = json_member(c->json, c->witness, "stable");
    const int unstable = json_member(c->json, c->witness, "unstable");
    if ((stable != 0) != wanted || (unstable != 0) != wanted)
        return slide2_rejected(c, "witness", "stable",
                               "a stable and an unstable compliance stand there where it depends");
    if (!wanted) return 1;
    if (judge_example(c, stable) != 1) return slide2_rejected(c, "witness", "stable", "is not stable");
    return judge_example(c, unstable) == -1 || slide2_rejected(c, "witness", "unstable", "is not unstable");
}
