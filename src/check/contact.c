/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/contact.h"

#include "check/quantities.h"

#include <stddef.h>

const char *contact_mode_name(enum mode mode)
{
    return mode == FLIGHT ? "F" : mode == SLIP_PLUS ? "S+" : mode == SLIP_MINUS ? "S-" : "T";
}

/* One text at a time, for the provers. */
/*@ requires constant_text(text);
  @ assigns \nothing;
  @ ensures \result == text && constant_text(\result); */
static const char *word(const char *text)
{
    return text;
}

#define NAME_OF_INPUT(name, unit, meaning)                                                                             \
    if (quantity == Q_##name) return word(#name);
#define NAME_OF_FORMULA(macro, output, unit, meaning)                                                                  \
    if (quantity == Q_##output) return word(#output);
const char *contact_quantity_name(int quantity)
{
    CONTACT_INPUTS(NAME_OF_INPUT)
    CONTACT_FORMULAS(NAME_OF_FORMULA)
    return word("");
}

int contact_rejected(const struct contact *c, const char *place, const char *item, const char *what)
{
    return answer_set(c->answer, ANSWER_REJECTED, place, item, what);
}

int contact_slip_direction(enum mode mode)
{
    return mode == SLIP_PLUS ? 1 : mode == SLIP_MINUS ? -1 : 0;
}

int contact_has_force(const struct contact *c, enum mode mode)
{
    return c->status[mode] == CONSISTENT || c->status[mode] == BOUNDARY;
}

rational contact_number(const struct contact *c, int node)
{
    return quantity_number(c->json, c->pool, node);
}

int contact_sign_is(const struct contact *c, int node, int s)
{
    return quantity_sign_is(c->json, node, s);
}

/* The formulas of spec/formula/contact.h, expanded into exact arithmetic: one local name a line. */
#define NOTHING(x)
#define LET_ADD(t, x, y) const rational t = rational_add(pool, x, y);
#define LET_SUB(t, x, y) const rational t = rational_subtract(pool, x, y);
#define LET_MUL(t, x, y) const rational t = rational_multiply(pool, x, y);

struct force contact_newton(const struct contact *c, rational lambda_N, rational lambda_T)
{
    struct rational_pool *pool = c->pool;
    const rational a = c->q[Q_a], b = c->q[Q_b], A = c->q[Q_A], B = c->q[Q_B], C = c->q[Q_C];
    F_U_DOT(NOTHING, LET_ADD, LET_SUB, LET_MUL)
    F_V_DOT(NOTHING, LET_ADD, LET_SUB, LET_MUL)
    return (struct force){lambda_N, lambda_T, u_dot, v_dot};
}

/* Fills q and sign from the problem. */
static void evaluate(struct contact *c, int problem)
{
    struct rational_pool *pool = c->pool;
#define READ_INPUT(name, unit, meaning)                                                                                \
    const rational name = contact_number(c, json_member(c->json, problem, #name));                                     \
    c->q[Q_##name] = name;
#define EVALUATE(macro, output, unit, meaning) macro(NOTHING, LET_ADD, LET_SUB, LET_MUL) c->q[Q_##output] = output;
    CONTACT_INPUTS(READ_INPUT)
    CONTACT_FORMULAS(EVALUATE)
    for (int i = 0; i < QUANTITIES; i++) c->sign[i] = rational_sign(c->q[i]);
}

static int check_hypotheses(struct contact *c)
{
    if (c->sign[Q_A] <= 0) return contact_rejected(c, "problem", "A", "outside the hypothesis A > 0");
    if (c->sign[Q_C] <= 0) return contact_rejected(c, "problem", "C", "outside the hypothesis C > 0");
    if (c->sign[Q_Delta] <= 0) return contact_rejected(c, "problem", "Delta", "outside the hypothesis A C - B^2 > 0");
    if (c->sign[Q_mu] < 0) return contact_rejected(c, "problem", "mu", "outside the hypothesis mu >= 0");
    return 1;
}

int contact_check_quantities(struct contact *c)
{
    const char *name[QUANTITIES];
    for (int i = 0; i < QUANTITIES; i++) name[i] = contact_quantity_name(i);
    evaluate(c, json_member(c->json, c->root, "problem"));
    return check_hypotheses(c) && quantities_check(c->json, c->pool, name, c->q, QUANTITIES, c->answer);
}

int contact_check(const struct json *json, struct rational_pool *pool, struct answer *answer)
{
    struct contact c = {.json = json, .pool = pool, .answer = answer, .continuum = -1};
    c.verdict = json_member(json, c.root, "verdict");
    c.witness = json_member(json, c.root, "witness");
    return contact_check_quantities(&c) && contact_check_modes(&c) && contact_check_solutions(&c) &&
           contact_check_verdict(&c) && contact_check_row(&c, json_member(json, c.root, "row"));
}
