/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict that follows from the statics and the witness (spec/stance/certificate.md, section 8). */
#include "check/stance/stance.h"

#include <stddef.h>

/* The required verdict; a NULL word means null, and region -1 means none. */
struct claim {
    const char *row, *stability, *by, *reason;
    int region;
};

struct check {
    const struct json *json;
    struct answer *answer;
    const struct stance_statics *statics;
    int verdict, partition, trap; /* indices of nodes; 0 when the witness has none */
};

static struct claim open_claim(const struct check *c)
{
    if (!c->statics->persistent) return (struct claim){"not_persistent", "undecided", NULL, "not persistent", 7};
    if (c->trap != 0) return (struct claim){"neutral_orbit", "undecided", NULL, "growth 1", 8};
    return (struct claim){"open", "undecided", NULL, "budget", 8};
}

/* When there are maps: the conclusion from the partition or the trap. Returns 0 when there is none. */
static int claim_of_maps(const struct check *c, struct claim *claim)
{
    const struct stance_statics *s = c->statics;
    const int open = c->json->node[json_member(c->json, c->verdict, "reason")].type != JSON_NULL;
    if (c->partition != 0 && c->trap != 0)
        return stance_rejected(c->answer, "witness", "", "a partition or a trap is expected, not both");
    if (c->partition != 0) {
        const int theorem = stance_check_partition(s, c->json, c->partition, c->answer);
        *claim = theorem == 3 ? (struct claim){"contracting", "stable", "theorem 3", NULL, 2}
                              : (struct claim){"stable_partition", "stable", "theorem 4", NULL, 3};
        return theorem != 0;
    }
    *claim = open_claim(c);
    if (c->trap == 0) return 1;
    if (open && !s->persistent)
        return stance_rejected(c->answer, "witness", "trap", "the equilibrium is not persistent");
    if (open) return stance_check_neutral(s, c->json, c->trap, c->answer);
    *claim = s->persistent ? (struct claim){"reverse_chatter", "unstable", "theorem 2", NULL, 4}
                           : (struct claim){"growing_orbit", "unstable", "theorem 2", NULL, 5};
    return stance_check_trap(s, c->json, c->trap, c->answer);
}

static int find_claim(const struct check *c, struct claim *claim)
{
    if (c->statics->code == STANCE_EQUILIBRIUM) return claim_of_maps(c, claim);
    if (c->partition != 0 || c->trap != 0) return stance_rejected(c->answer, "witness", "", "there are no maps");
    switch (c->statics->code) {
    case STANCE_NO_EQUILIBRIUM: *claim = (struct claim){"no_equilibrium", "no_equilibrium", NULL, NULL, 0}; break;
    case STANCE_PAINLEVE: *claim = (struct claim){"painleve", "painleve", NULL, NULL, 1}; break;
    case STANCE_AMBIGUOUS: *claim = (struct claim){"ambiguous", "unstable", "theorem 1", NULL, 6}; break;
    default: *claim = (struct claim){"boundary", "undecided", NULL, "boundary", -1}; break;
    }
    return 1;
}

static int reject_verdict(const struct check *c, const char *item)
{
    return stance_rejected(c->answer, "verdict", item, "does not follow");
}

static int text_is(const struct check *c, const char *name, const char *text)
{
    const int node = json_member(c->json, c->verdict, name);
    if (text == NULL) return c->json->node[node].type == JSON_NULL;
    return c->json->node[node].type == JSON_STRING && json_is(c->json, node, text);
}

/* 1 when a node is an integer from 0 to 9, or null for another number. */
static int digit_is(const struct check *c, const char *name, int digit)
{
    static const char *const digits[] = {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"};
    const int node = json_member(c->json, c->verdict, name);
    if (digit < 0) return c->json->node[node].type == JSON_NULL;
    return c->json->node[node].type == JSON_INTEGER && json_is(c->json, node, digits[digit]);
}

static int persistence_is(const struct check *c)
{
    const enum json_type type = c->json->node[json_member(c->json, c->verdict, "persistent")].type;
    if (c->statics->code != STANCE_EQUILIBRIUM) return type == JSON_NULL;
    return type == (c->statics->persistent ? JSON_TRUE : JSON_FALSE);
}

static int check_claim(const struct check *c, const struct claim *claim)
{
    const struct stance_statics *s = c->statics;
    if (!text_is(c, "of", "zero-order dynamics")) return reject_verdict(c, "of");
    if (!text_is(c, "stability", claim->stability)) return reject_verdict(c, "stability");
    if (!text_is(c, "by", claim->by)) return reject_verdict(c, "by");
    if (!text_is(c, "reason", claim->reason)) return reject_verdict(c, "reason");
    if (!digit_is(c, "region", claim->region)) return reject_verdict(c, "region");
    if (!digit_is(c, "contact_1", s->contact > 0 ? s->contact : -1)) return reject_verdict(c, "contact_1");
    if (!persistence_is(c)) return reject_verdict(c, "persistent");
    if (!json_lists(c->json, json_member(c->json, c->verdict, "moves"), s->move, s->moves))
        return reject_verdict(c, "moves");
    return json_is(c->json, json_member(c->json, 0, "row"), claim->row) ||
           stance_rejected(c->answer, "", "row", "does not follow");
}

static int check_with(struct enclosed *e, const struct json *json, struct answer *answer)
{
    struct stance_data data;
    struct stance_statics statics;
    struct claim claim = {"", "", NULL, NULL, -1};
    const int witness = json_member(json, 0, "witness");
    const struct check c = {json,
                            answer,
                            &statics,
                            json_member(json, 0, "verdict"),
                            json_member(json, witness, "partition"),
                            json_member(json, witness, "trap")};
    if (!stance_read(e, json, &data, answer)) return 0;
    stance_find_statics(e, &data, &statics);
    return find_claim(&c, &claim) && check_claim(&c, &claim);
}

int stance_check(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    static const int bits[] = {192, 1024};
    for (int k = 0; k < 2; k++) {
        struct enclosed e = {pool, bits[k], 0};
        if (check_with(&e, json, answer)) return 1;
    }
    return 0;
}
