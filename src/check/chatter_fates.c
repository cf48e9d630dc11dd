/* SPDX-License-Identifier: BSD-2-Clause */
/* The fate of the orbit from each ratio (spec/certificate.md, section 10.6). */
#include "check/chatter_ranges.h"

#include <stddef.h>

static int wrong(const struct chatter *c)
{
    return chatter_rejected(c, "verdict", "fates", "are not those that follow");
}

static struct chatter_end repelling_end(struct chatter *c, int direction)
{
    const struct chatter_side side = chatter_side(c, direction);
    if (side.reach == NULL) return chatter_infinite();
    const struct chatter_end end = chatter_end_of(chatter_repelling(c, &side));
    return direction > 0 ? end : chatter_end_negate(c, end);
}

enum { FATE_CHATTERS = -1 };

/* The ranges of ratios, and the fate from each. */
static void expected_fates(struct chatter *c, struct chatter_set *set, int fates[CHATTER_MAX_RANGES])
{
    const int against = chatter_fate(c);
    const int alike = c->sign[CHATTER_r] == 0 || against < 0 || c->against_one == 0 || c->course != CHATTER_SETTLES;
    if (alike) {
        fates[0] = c->against_one == 0 && chatter_constant(c) ? 0 : against;
        chatter_put(set, chatter_infinite(), 0, chatter_infinite(), 0);
        return;
    }
    const struct chatter_end low = repelling_end(c, -1), high = repelling_end(c, 1);
    if (low.x.a != NULL) {
        fates[set->count] = FATE_CHATTERS;
        chatter_put(set, chatter_infinite(), 0, low, 1);
    }
    fates[set->count] = against;
    chatter_put(set, low, 0, high, 0);
    if (high.x.a == NULL) return;
    fates[set->count] = FATE_CHATTERS;
    chatter_put(set, high, 1, chatter_infinite(), 0);
}

static int have_fates(const struct chatter *c)
{
    const int reverses = c->sign[CHATTER_k_plus] < 0 || c->sign[CHATTER_k_minus] < 0;
    return c->sign[CHATTER_b] < 0 && !(reverses && c->against_one == 0 && !chatter_constant(c));
}

int chatter_check_fates(struct chatter *c)
{
    const int node = chatter_member(c, "fates");
    int fates[CHATTER_MAX_RANGES], i = 0;
    struct chatter_set given, expected = {.count = 0};
    if (!have_fates(c) || chatter_is_null(c, node)) return (!have_fates(c) && chatter_is_null(c, node)) || wrong(c);
    expected_fates(c, &expected, fates);
    if (!chatter_read_set(c, node, &given) || !chatter_set_equal(&given, &expected)) return wrong(c);
    for (int n = node + 1; n < c->json->node[node].next; n = c->json->node[n].next)
        if (!json_is(c->json, json_member(c->json, n, "fate"), chatter_fate_word(fates[i++]))) return wrong(c);
    return 1;
}
