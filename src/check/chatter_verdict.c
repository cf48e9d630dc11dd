/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict but for its time and its sets (spec/certificate.md, sections 10.5 and 10.6). */
#include "check/chatter.h"

#include <stddef.h>

enum { FATE_CHATTERS = -1, FATE_NEUTRAL, FATE_REVERSE, FATE_UNDECIDED, FATE_LIFTS_OFF };

static int wrong(const struct chatter *c, const char *item)
{
    return chatter_rejected(c, "verdict", item, "does not follow");
}

rational chatter_e_square(const struct chatter *c)
{
    if (c->course == CHATTER_SETTLES) return c->limit.square;
    return chatter_multiply(c, c->q[CHATTER_r], c->q[CHATTER_r]);
}

static int fate_of_enclosure(const struct chatter *c)
{
    const rational one = rational_one(c->pool);
    if (chatter_compare(c, c->tail_high, one) < 0) return FATE_CHATTERS;
    return rational_equal(c->tail_low, one) && rational_equal(c->tail_high, one) ? FATE_NEUTRAL : FATE_UNDECIDED;
}

int chatter_fate(const struct chatter *c)
{
    if (c->course == CHATTER_FLIES) return FATE_LIFTS_OFF;
    if (c->course == CHATTER_LANDS) return FATE_UNDECIDED;
    if (c->course == CHATTER_REVERSES) return fate_of_enclosure(c);
    return chatter_compare(c, chatter_e_square(c), rational_one(c->pool));
}

const char *chatter_fate_word(int fate)
{
    static const char *const words[] = {"chatters", "neutral", "reverse-chatter", "undecided", "lifts-off"};
    return words[fate - FATE_CHATTERS];
}

/* Whether a node is null (word NULL) or the string. */
static int is_word(const struct chatter *c, const char *key, const char *word)
{
    const int node = chatter_member(c, key);
    return word == NULL ? chatter_is_null(c, node) : !chatter_is_null(c, node) && json_is(c->json, node, word);
}

static const char *reason_of(const struct chatter *c, int fate)
{
    if (fate != FATE_UNDECIDED) return NULL;
    return c->course == CHATTER_LANDS ? "contact" : "reversal";
}

/* The direction of slip at the end: 1, -1, 0 for rest, CHATTER_OPEN where it is not known. */
static int direction_at_end(const struct chatter *c)
{
    const struct surd_field field = {c->pool, c->first.d};
    if (c->course == CHATTER_REVERSES) return c->end;
    return c->course == CHATTER_STOPS ? surd_sign(&field, c->first.U) : c->direction;
}

static const char *rest_of(const struct chatter *c, int fate)
{
    const int direction = fate == FATE_CHATTERS ? direction_at_end(c) : CHATTER_OPEN;
    if (direction == CHATTER_OPEN) return NULL;
    if (direction != 0) return direction > 0 ? "S+" : "S-";
    if (c->sign[CHATTER_p_plus] > 0 && c->sign[CHATTER_E_plus] > 0) return "S+";
    return c->sign[CHATTER_p_minus] > 0 && c->sign[CHATTER_E_minus] > 0 ? "S-" : "T";
}

/* e of the first impact against 1. */
static int check_e(const struct chatter *c)
{
    static const char *const words[] = {"less", "equal", "greater"};
    const int node = chatter_member(c, "e");
    return json_is(c->json, node, words[1 + chatter_compare(c, c->first.square, rational_one(c->pool))]) ||
           wrong(c, "e");
}

int chatter_check_verdict(struct chatter *c)
{
    const int fate = chatter_fate(c);
    if (!is_word(c, "fate", chatter_fate_word(fate))) return wrong(c, "fate");
    if (!is_word(c, "reason", reason_of(c, fate))) return wrong(c, "reason");
    if (!is_word(c, "rest", rest_of(c, fate))) return wrong(c, "rest");
    return c->given ? check_e(c) && chatter_check_end(c) : chatter_check_sets(c);
}
