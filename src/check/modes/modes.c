/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/modes/modes.h"

#include "check/memory.h"

int modes_rejected(const struct modes *c, const char *place, const char *item, const char *what)
{
    return answer_set(c->answer, ANSWER_REJECTED, place, item, what);
}

int modes_problem_rejected(const struct modes *c, const char *item, const char *what)
{
    return modes_rejected(c, "problem", item, what);
}

/*@ requires modes_reads(c) && c->found.words == 0;
  @ assigns *c, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check(struct modes *c)
{
    if (!modes_read(c) || !modes_check_tree(c)) return 0;
    //@ assert reads: modes_reads(c);
    //@ assert counts: modes_counts(c);
    //@ assert friction: modes_friction(c);
    //@ assert system: linear_system_ok(&c->system);
    //@ assert tree: tree_ok(&c->tree) && c->tree.positions == c->contacts;
    if (!modes_check_closed(c)) return 0;
    //@ assert reads_closed: modes_reads(c);
    //@ assert counts_closed: modes_counts(c);
    //@ assert friction_closed: modes_friction(c);
    //@ assert system_closed: linear_system_ok(&c->system);
    //@ assert tree_closed: tree_ok(&c->tree) && c->tree.positions == c->contacts;
    return modes_check_verdict(c);
}

/* Begins the check in this memory, which is zero. */
/*@ requires quantities_ready(json, pool, answer) && \valid(c) && \separated(c, json) && \separated(c, answer) && \separated(json, answer);
  @ requires \separated(c, json->text + (0 .. json->length - 1));
  @ assigns *c;
  @ ensures modes_reads(c) && c->answer == answer && c->found.words == 0; */
static void begin(struct modes *c, const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    const int problem = json_member(json, 0, "problem");
    const int verdict = json_member(json, 0, "verdict"), witness = json_member(json, 0, "witness");
    const int values = json_member(json, witness, "values");
    c->json = json;
    c->pool = pool;
    c->answer = answer;
    c->problem = problem;
    c->verdict = verdict;
    c->witness = witness;
    c->values = values;
    c->found.words = 0;
}

int modes_check(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    /* the matrices are too large for a small stack */
    struct modes *c = memory_zeroed(1, sizeof *c);
    begin(c, json, pool, answer);
    const int accepted = check(c);
    memory_free(c);
    return accepted;
}
