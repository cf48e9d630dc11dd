/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/jam.h"

#include "check/quantities.h"

#include <stddef.h>

#define NAME_OF_INPUT(name, unit, meaning) #name,
#define NAME_OF_FORMULA(macro, output, unit, meaning) #output,
static const char *const quantity_name[JAM_QUANTITIES] = {JAM_INPUTS(NAME_OF_INPUT) JAM_FORMULAS(NAME_OF_FORMULA) "p",
                                                          "b", "fall"};

int jam_rejected(const struct jam *c, const char *place, const char *item, const char *what)
{
    return answer_set(c->answer, ANSWER_REJECTED, place, item, what);
}

static rational number_in(const struct jam *c, int object, const char *key)
{
    return quantity_number(c->json, c->pool, json_member(c->json, object, key));
}

/* The formulas of spec/formula/jam.h, expanded into exact arithmetic: one local name a line. */
#define NOTHING(x)
#define LET_ADD(t, x, y) const rational t = rational_add(pool, x, y);
#define LET_SUB(t, x, y) const rational t = rational_subtract(pool, x, y);
#define LET_MUL(t, x, y) const rational t = rational_multiply(pool, x, y);

static void evaluate_spot(struct jam *c, int problem)
{
    struct rational_pool *pool = c->pool;
#define READ_INPUT(name, unit, meaning)                                                                                \
    const rational name = number_in(c, problem, #name);                                                                \
    c->q[JAM_##name] = name;
#define EVALUATE(macro, output, unit, meaning) macro(NOTHING, LET_ADD, LET_SUB, LET_MUL) c->q[JAM_##output] = output;
    JAM_INPUTS(READ_INPUT)
    JAM_FORMULAS(EVALUATE)
}

static void evaluate_state(struct jam *c, int problem)
{
    struct rational_pool *pool = c->pool;
    const rational alpha2 = c->q[JAM_alpha2], delta = c->q[JAM_delta];
    const rational p = number_in(c, problem, "p"), b = number_in(c, problem, "b");
    F_FALL(NOTHING, LET_ADD, LET_SUB, LET_MUL)
    c->q[JAM_p] = p;
    c->q[JAM_b] = b;
    c->q[JAM_fall] = fall;
}

static int quantities_of(const struct jam *c)
{
    return c->state ? JAM_QUANTITIES : JAM_SPOT_QUANTITIES;
}

/* Whether there is a state, and all that belongs to it. */
static int find_state(struct jam *c, int problem)
{
    const int quantities = json_member(c->json, 0, "quantities");
    c->state = json_member(c->json, problem, "p") != 0;
    if (c->state != (json_member(c->json, problem, "b") != 0))
        return jam_rejected(c, "problem", "p", "a state has p and b");
    if (json_size(c->json, quantities) != quantities_of(c) ||
        c->state != (json_member(c->json, quantities, "fall") != 0) ||
        c->state != (json_member(c->json, quantities, "p") != 0))
        return jam_rejected(c, "quantities", "", "those of a state stand there where there is one");
    return 1;
}

static int check_quantities(struct jam *c)
{
    const int problem = json_member(c->json, 0, "problem");
    if (!find_state(c, problem)) return 0;
    evaluate_spot(c, problem);
    if (c->state) evaluate_state(c, problem);
    for (int i = 0; i < quantities_of(c); i++) c->sign[i] = rational_sign(c->q[i]);
    if (c->state && c->sign[JAM_p] <= 0) return jam_rejected(c, "problem", "p", "outside the hypothesis p > 0");
    if (c->state && c->sign[JAM_b] >= 0) return jam_rejected(c, "problem", "b", "outside the hypothesis b < 0");
    return quantities_check(c->json, c->pool, quantity_name, c->q, quantities_of(c), c->answer);
}

/* force = -b / p where there is a state, fixed = alpha2 / delta where delta is not 0. */
static int check_witness(struct jam *c)
{
    const int force = json_member(c->json, c->witness, "force"), fixed = json_member(c->json, c->witness, "fixed");
    if ((force != 0) != c->state || (fixed != 0) != (c->sign[JAM_delta] != 0))
        return jam_rejected(c, "witness", "", "a force is missing, or there is one too many");
    if (force != 0) c->force = quantity_number(c->json, c->pool, force);
    if (fixed != 0) c->fixed = quantity_number(c->json, c->pool, fixed);
    if (force != 0 &&
        rational_sign(rational_add(c->pool, rational_multiply(c->pool, c->force, c->q[JAM_p]), c->q[JAM_b])) != 0)
        return jam_rejected(c, "witness", "force", "is not -b / p");
    return fixed == 0 || rational_equal(rational_multiply(c->pool, c->fixed, c->q[JAM_delta]), c->q[JAM_alpha2]) ||
           jam_rejected(c, "witness", "fixed", "is not alpha2 / delta");
}

int jam_check(const struct json *json, struct rational_pool *pool, struct answer *answer)
{
    struct jam c = {.json = json, .pool = pool, .answer = answer};
    c.verdict = json_member(json, 0, "verdict");
    c.witness = json_member(json, 0, "witness");
    return check_quantities(&c) && check_witness(&c) && jam_check_verdict(&c);
}
