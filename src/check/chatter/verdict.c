/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict without its time and its sets (spec/certificate.md, sections 10.5 and 10.6). */
#include "check/chatter/chatter.h"

#include <stddef.h>

/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int reject_verdict(const struct chatter *c, const char *item)
{
    return chatter_rejected(c, "verdict", item, "does not follow");
}

/* 1 when a node is this string, or null when `word` is NULL. */
/*@ requires chatter_reads(c);
  @ requires constant_text(key);
  @ requires word == \null || constant_text(word);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_word(const struct chatter *c, const char *key, const char *word)
{
    const int node = chatter_member(c, key);
    return word == NULL ? chatter_is_null(c, node) : !chatter_is_null(c, node) && json_is(c->json, node, word);
}

/*@ requires \valid_read(c);
  @ assigns \result \from *c, fate;
  @ ensures \result == \null || constant_text(\result); */
static const char *reason_of(const struct chatter *c, int fate)
{
    if (fate != CHATTER_FATE_UNDECIDED) return NULL;
    return c->course == CHATTER_LANDS ? known_text("contact") : known_text("reversal");
}

/* The direction of slip at the end: 1, -1, 0 for rest, CHATTER_OPEN when it is not determined. */
/*@ requires chatter_known(c);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && -1 <= \result <= CHATTER_OPEN; */
static int direction_at_end(const struct chatter *c)
{
    const struct surd_field field = {c->pool, c->first.d};
    if (c->course == CHATTER_REVERSES) return c->end;
    return c->course == CHATTER_STOPS ? surd_sign(&field, c->first.U) : c->direction;
}

/*@ requires chatter_known(c);
  @ assigns scalar_doubt, \result \from *c, fate;
  @ ensures DOUBT_STAYS && (\result == \null || constant_text(\result)); */
static const char *rest_of(const struct chatter *c, int fate)
{
    const int direction = fate == CHATTER_FATE_CHATTERS ? direction_at_end(c) : CHATTER_OPEN;
    if (direction == CHATTER_OPEN) return NULL;
    if (direction != 0) return direction > 0 ? known_text("S+") : known_text("S-");
    if (c->sign[CHATTER_p_plus] > 0 && c->sign[CHATTER_E_plus] > 0) return known_text("S+");
    return c->sign[CHATTER_p_minus] > 0 && c->sign[CHATTER_E_minus] > 0 ? known_text("S-") : known_text("T");
}

/* Checks the comparison of e of the first impact with 1. */
/*@ requires chatter_known(c) && c->given != 0;
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> chatter_known(c)); */
static int check_e(const struct chatter *c)
{
    const int against = chatter_compare(c, c->first.square, chatter_one(c)), node = chatter_member(c, "e");
    const int is_so = against < 0   ? json_is(c->json, node, "less")
                      : against > 0 ? json_is(c->json, node, "greater")
                                    : json_is(c->json, node, "equal");
    return is_so || reject_verdict(c, "e");
}

int chatter_check_verdict(const struct chatter *c)
{
    const int fate = chatter_fate(c);
    if (!is_word(c, "fate", chatter_fate_word(fate))) return reject_verdict(c, "fate");
    if (!is_word(c, "reason", reason_of(c, fate))) return reject_verdict(c, "reason");
    if (!is_word(c, "rest", rest_of(c, fate))) return reject_verdict(c, "rest");
    return c->given ? check_e(c) && chatter_check_end(c) : chatter_check_sets(c);
}
