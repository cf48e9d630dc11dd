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

/*@ requires modes_reads(c);
  @ assigns *c, *c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check(struct modes *c)
{
    return modes_read(c) && modes_check_tree(c) && modes_check_closed(c) && modes_check_verdict(c);
}

int modes_check(const struct json *json, struct rational_pool *pool, struct answer *answer)
{
    const int problem = json_member(json, 0, "problem");
    const int verdict = json_member(json, 0, "verdict"), witness = json_member(json, 0, "witness");
    /* the matrices are too large for a small stack */
    struct modes *c = memory_zeroed(1, sizeof *c);
    c->json = json;
    c->pool = pool;
    c->answer = answer;
    c->problem = problem;
    c->verdict = verdict;
    c->witness = witness;
    c->values = json_member(json, witness, "values");
    const int accepted = check(c);
    memory_free(c);
    return accepted;
}
