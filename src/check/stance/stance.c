/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict that follows from the statics and the witness (spec/stance/certificate.md, section 8). */
#include "check/stance/private.h"

#include <stddef.h>

/* The required verdict; a NULL word means null, and region -1 means none. */
struct claim {
    const char *row, *stability, *by, *reason;
    int region;
};

/* The required verdict, unless there is a flaw. */
struct conclusion {
    struct stance_flaw flaw;
    struct claim claim;
};

struct check {
    const struct json *json;
    struct stance_statics statics;
    int verdict, partition, trap; /* indices of nodes; 0 when the witness has none */
};

/*@ predicate stance_claim_ok{L}(struct claim c) = constant_text(c.row) && constant_text(c.stability) &&
  @   (c.by == \null || constant_text(c.by)) && (c.reason == \null || constant_text(c.reason)) && -1 <= c.region <= 9;
  @ predicate check_ok{L}(struct check c) = json_ok(c.json) && c.json->count > 0 && stance_statics_ok(c.statics) &&
  @   0 <= c.verdict < c.json->count && 0 <= c.partition < c.json->count && 0 <= c.trap < c.json->count; */

/*@ requires constant_text(row);
  @ requires constant_text(stability);
  @ requires -1 <= region <= 9;
  @ assigns \nothing;
  @ ensures stance_claim_ok(\result); */
static struct claim claim_without_theorem(const char *row, const char *stability, int region)
{
    return (struct claim){row, stability, NULL, NULL, region};
}

/*@ requires constant_text(row);
  @ requires constant_text(stability);
  @ requires constant_text(by);
  @ requires -1 <= region <= 9;
  @ assigns \nothing;
  @ ensures stance_claim_ok(\result); */
static struct claim claim_by(const char *row, const char *stability, const char *by, int region)
{
    return (struct claim){row, stability, by, NULL, region};
}

/*@ requires constant_text(row);
  @ requires constant_text(reason);
  @ requires -1 <= region <= 9;
  @ assigns \nothing;
  @ ensures stance_claim_ok(\result); */
static struct claim undecided(const char *row, const char *reason, int region)
{
    return (struct claim){row, known_text("undecided"), NULL, reason, region};
}

/*@ requires check_ok(c);
  @ assigns \nothing;
  @ ensures stance_claim_ok(\result); */
static struct claim open_claim(struct check c)
{
    if (!c.statics.persistent) return undecided("not_persistent", "not persistent", 7);
    return c.trap != 0 ? undecided("neutral_orbit", "growth 1", 8) : undecided("open", "budget", 8);
}

/*@ assigns \nothing;
  @ ensures stance_claim_ok(\result); */
static struct claim claim_of_partition(int theorem)
{
    if (theorem == 3) return claim_by("contracting", "stable", "theorem 3", 2);
    return claim_by("stable_partition", "stable", "theorem 4", 3);
}

/*@ requires check_ok(c);
  @ assigns \nothing;
  @ ensures stance_claim_ok(\result); */
static struct claim claim_of_trap(struct check c)
{
    if (c.statics.persistent) return claim_by("reverse_chatter", "unstable", "theorem 2", 4);
    return claim_by("growing_orbit", "unstable", "theorem 2", 5);
}

/* 1 when a node of the verdict is null. */
/*@ requires check_ok(c);
  @ requires constant_text(name);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_null(struct check c, const char *name)
{
    return c.json->node[json_member(c.json, c.verdict, name)].type == JSON_NULL;
}

/* The conclusion from the partition. */
/*@ requires enclosed_ok(e) && check_ok(c);
  @ assigns e->open, scalar_doubt;
  @ ensures stance_claim_ok(\result.claim) && DOUBT_STAYS; */
static struct conclusion conclude_by_partition(struct enclosed *e, struct check c)
{
    const struct stance_theorem theorem = stance_check_partition(e, c.statics, c.json, c.partition);
    return (struct conclusion){theorem.flaw, claim_of_partition(theorem.number)};
}

/* The conclusion from the trap. */
/*@ requires enclosed_ok(e) && check_ok(c);
  @ assigns e->open, scalar_doubt;
  @ ensures stance_claim_ok(\result.claim) && DOUBT_STAYS; */
static struct conclusion conclude_by_trap(struct enclosed *e, struct check c)
{
    if (is_null(c, "reason"))
        return (struct conclusion){stance_check_trap(e, c.statics, c.json, c.trap), claim_of_trap(c)};
    if (!c.statics.persistent)
        return (struct conclusion){stance_flaw("witness", "trap", "the equilibrium is not persistent"), open_claim(c)};
    return (struct conclusion){stance_check_neutral(e, c.statics, c.json, c.trap), open_claim(c)};
}

/* The conclusion when there are maps. */
/*@ requires enclosed_ok(e) && check_ok(c);
  @ assigns e->open, scalar_doubt;
  @ ensures stance_claim_ok(\result.claim) && DOUBT_STAYS; */
static struct conclusion conclude_by_maps(struct enclosed *e, struct check c)
{
    if (c.partition != 0 && c.trap != 0)
        return (struct conclusion){stance_flaw("witness", "", "a partition or a trap is expected, not both"),
                                   open_claim(c)};
    if (c.partition != 0) return conclude_by_partition(e, c);
    if (c.trap != 0) return conclude_by_trap(e, c);
    return (struct conclusion){stance_no_flaw(), open_claim(c)};
}

/* The claim when there are no maps. */
/*@ assigns \nothing;
  @ ensures stance_claim_ok(\result); */
static struct claim claim_of_statics(enum stance_code code)
{
    if (code == STANCE_NO_EQUILIBRIUM) return claim_without_theorem("no_equilibrium", "no_equilibrium", 0);
    if (code == STANCE_PAINLEVE) return claim_without_theorem("painleve", "painleve", 1);
    if (code == STANCE_AMBIGUOUS) return claim_by("ambiguous", "unstable", "theorem 1", 6);
    return undecided("boundary", "boundary", -1);
}

/*@ requires enclosed_ok(e) && check_ok(c);
  @ assigns e->open, scalar_doubt;
  @ ensures stance_claim_ok(\result.claim) && DOUBT_STAYS; */
static struct conclusion conclude(struct enclosed *e, struct check c)
{
    if (c.statics.code == STANCE_EQUILIBRIUM) return conclude_by_maps(e, c);
    const struct claim claim = claim_of_statics(c.statics.code);
    if (c.partition != 0 || c.trap != 0)
        return (struct conclusion){stance_flaw("witness", "", "there are no maps"), claim};
    return (struct conclusion){stance_no_flaw(), claim};
}

/* 1 when a node of the verdict has this text; for NULL, when it is null. */
/*@ requires check_ok(c) && (text == \null || constant_text(text));
  @ requires constant_text(name);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int text_is(struct check c, const char *name, const char *text)
{
    if (text == NULL) return is_null(c, name);
    const int node = json_member(c.json, c.verdict, name);
    return c.json->node[node].type == JSON_STRING && json_is(c.json, node, text);
}

/* 1 when a node is an integer from 0 to 9, or null for another number. */
/*@ requires check_ok(c) && -1 <= digit <= 9;
  @ requires constant_text(name);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int digit_is(struct check c, const char *name, int digit)
{
    if (digit < 0) return is_null(c, name);
    const struct json_node *node = &c.json->node[json_member(c.json, c.verdict, name)];
    return node->type == JSON_INTEGER && node->end - node->start == 1 && c.json->text[node->start] == '0' + digit;
}

/*@ requires check_ok(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int persistence_is(struct check c)
{
    if (c.statics.code != STANCE_EQUILIBRIUM) return is_null(c, "persistent");
    const enum json_type type = c.json->node[json_member(c.json, c.verdict, "persistent")].type;
    return type == (c.statics.persistent ? JSON_TRUE : JSON_FALSE);
}

/* 1 when the verdict lists the motions that may begin at rest. */
/*@ requires check_ok(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int moves_are(struct check c)
{
    const int array = json_member(c.json, c.verdict, "moves");
    int node = array + 1;
    /*@ loop invariant 0 <= k <= c.statics.moves.count && (node == 0 || array < node <= c.json->count);
      @ loop assigns k, node;
      @ loop variant c.statics.moves.count - k; */
    for (int k = 0; k < c.statics.moves.count; k++) node = json_after(c.json, array, node, c.statics.moves.word[k]);
    return node == c.json->node[array].next;
}

/* The member of the verdict that does not follow; NULL when all do. */
/*@ requires check_ok(c) && stance_claim_ok(claim);
  @ assigns \nothing; */
static const char *wrong_member(struct check c, struct claim claim)
{
    if (!text_is(c, "of", known_text("zero-order dynamics"))) return "of";
    if (!text_is(c, "stability", claim.stability)) return "stability";
    if (!text_is(c, "by", claim.by)) return "by";
    if (!text_is(c, "reason", claim.reason)) return "reason";
    if (!digit_is(c, "region", claim.region)) return "region";
    if (!digit_is(c, "contact_1", c.statics.contact > 0 ? c.statics.contact : -1)) return "contact_1";
    if (!persistence_is(c)) return "persistent";
    return moves_are(c) ? NULL : "moves";
}

/* What is wrong with the verdict and the row. */
/*@ requires check_ok(c) && stance_claim_ok(claim);
  @ assigns \nothing; */
static struct stance_flaw flaw_of_claim(struct check c, struct claim claim)
{
    const char *member = wrong_member(c, claim);
    if (member != NULL) return stance_flaw("verdict", member, "does not follow");
    if (!json_is(c.json, json_member(c.json, 0, "row"), claim.row)) return stance_flaw("", "row", "does not follow");
    return stance_no_flaw();
}

/* What is wrong with a certificate whose problem has these statics. */
/*@ requires enclosed_ok(e) && json_ok(json) && json->count > 0 && stance_statics_ok(statics);
  @ assigns e->open, scalar_doubt;
  @ ensures DOUBT_STAYS; */
static struct stance_flaw flaw_with(struct enclosed *e, const struct json *json, struct stance_statics statics)
{
    const int witness = json_member(json, 0, "witness");
    const struct check c = {json, statics, json_member(json, 0, "verdict"), json_member(json, witness, "partition"),
                            json_member(json, witness, "trap")};
    const struct conclusion conclusion = conclude(e, c);
    return conclusion.flaw.what == NULL ? flaw_of_claim(c, conclusion.claim) : conclusion.flaw;
}

/* What is wrong with a certificate, as far as intervals with these bits tell. */
/*@ requires pool != \null && json_ok(json) && json->count > 0;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static struct stance_flaw flaw_by(int bits, const struct json *json, struct scalar_pool *pool)
{
    struct enclosed e = {pool, bits, 0};
    const struct stance_problem problem = stance_read(&e, json);
    if (problem.flaw.what != NULL) return problem.flaw;
    return flaw_with(&e, json, stance_find_statics(&e, problem.data));
}

int stance_check(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    enum { FEW_BITS = 192, MANY_BITS = 1024 };
    struct stance_flaw flaw = flaw_by(FEW_BITS, json, pool);
    if (flaw.what != NULL) flaw = flaw_by(MANY_BITS, json, pool);
    if (flaw.what == NULL) return 1;
    return answer_set(answer, ANSWER_REJECTED, flaw.place, flaw.item, flaw.what);
}
