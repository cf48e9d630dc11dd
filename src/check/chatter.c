/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/chatter.h"

#include "check/impact.h"
#include "check/quantities.h"

#include <stddef.h>

#define NAME_OF_INPUT(name, unit, meaning) #name,
#define NAME_OF_FORMULA(macro, output, unit, meaning) #output,
static const char *const quantity_name[CHATTER_QUANTITIES] = {CHATTER_INPUTS(NAME_OF_INPUT)
                                                                  CHATTER_FORMULAS(NAME_OF_FORMULA)};

int chatter_rejected(const struct chatter *c, const char *place, const char *item, const char *what)
{
    return answer_set(c->answer, ANSWER_REJECTED, place, item, what);
}

rational chatter_add(const struct chatter *c, rational x, rational y)
{
    return rational_add(c->pool, x, y);
}

rational chatter_subtract(const struct chatter *c, rational x, rational y)
{
    return rational_subtract(c->pool, x, y);
}

rational chatter_multiply(const struct chatter *c, rational x, rational y)
{
    return rational_multiply(c->pool, x, y);
}

rational chatter_divide(const struct chatter *c, rational x, rational y)
{
    return rational_divide(c->pool, x, y);
}

rational chatter_negate(const struct chatter *c, rational x)
{
    return rational_subtract(c->pool, rational_zero(c->pool), x);
}

rational chatter_magnitude(const struct chatter *c, rational x)
{
    return rational_sign(x) < 0 ? chatter_negate(c, x) : x;
}

int chatter_compare(const struct chatter *c, rational x, rational y)
{
    return rational_sign(rational_subtract(c->pool, x, y));
}

int chatter_member(const struct chatter *c, const char *key)
{
    return json_member(c->json, c->verdict, key);
}

rational chatter_number(const struct chatter *c, int node)
{
    return quantity_number(c->json, c->pool, node);
}

int chatter_is_null(const struct chatter *c, int node)
{
    return c->json->node[node].type == JSON_NULL;
}

int chatter_surd(const struct chatter *c, int node, struct surd *x, struct surd_field *field)
{
    *field = (struct surd_field){c->pool, NULL};
    if (!surd_is_written(c->json, node)) {
        *x = surd_from(chatter_number(c, node));
        return 1;
    }
    x->a = chatter_number(c, json_member(c->json, node, "a"));
    x->b = chatter_number(c, json_member(c->json, node, "b"));
    field->d = chatter_number(c, json_member(c->json, node, "d"));
    return rational_sign(x->b) != 0 && rational_sign(field->d) > 0 && !rational_is_square(field->d);
}

int chatter_constant(const struct chatter *c)
{
    return c->law == CHATTER_NEWTON || c->sign[CHATTER_mu] == 0 || c->sign[CHATTER_B] == 0;
}

struct chatter_side chatter_side(const struct chatter *c, int direction)
{
    const int forward = direction > 0;
    struct chatter_side side = {.p = c->q[forward ? CHATTER_p_plus : CHATTER_p_minus],
                                .k = c->q[forward ? CHATTER_k_plus : CHATTER_k_minus]};
    if (c->sign[CHATTER_b] < 0) {
        const rational a = forward ? c->q[CHATTER_a] : chatter_negate(c, c->q[CHATTER_a]);
        side.alpha = chatter_divide(c, a, chatter_negate(c, c->q[CHATTER_b]));
    }
    if (rational_sign(side.p) > 0) {
        const rational whole = chatter_add(c, rational_one(c->pool), c->q[CHATTER_r]);
        side.reach = chatter_divide(c, chatter_multiply(c, whole, side.k), side.p);
    }
    return side;
}

rational chatter_repelling(const struct chatter *c, const struct chatter_side *side)
{
    const rational back = chatter_multiply(c, chatter_add(c, side->alpha, side->alpha), c->q[CHATTER_r]);
    const rational loss = chatter_subtract(c, rational_one(c->pool), c->q[CHATTER_r]);
    return chatter_divide(c, chatter_subtract(c, side->reach, back), loss);
}

/* The number in a field of the problem; for u and v, what stands in for them where they are not given. */
static rational field_of(const struct chatter *c, int problem, const char *name)
{
    const int node = json_member(c->json, problem, name);
    if (node != 0) return chatter_number(c, node);
    const rational a = chatter_number(c, json_member(c->json, problem, "a"));
    return name[0] == 'u' ? chatter_add(c, a, a) : chatter_number(c, json_member(c->json, problem, "b"));
}

/* The formulas of spec/formula/chatter.h, expanded into exact arithmetic: one local name a line. */
#define NOTHING(x)
#define LET_ADD(t, x, y) const rational t = rational_add(pool, x, y);
#define LET_SUB(t, x, y) const rational t = rational_subtract(pool, x, y);
#define LET_MUL(t, x, y) const rational t = rational_multiply(pool, x, y);

static void evaluate(struct chatter *c, int problem)
{
    struct rational_pool *pool = c->pool;
#define READ_INPUT(name, unit, meaning)                                                                                \
    const rational name = field_of(c, problem, #name);                                                                 \
    c->q[CHATTER_##name] = name;
#define EVALUATE(macro, output, unit, meaning)                                                                         \
    macro(NOTHING, LET_ADD, LET_SUB, LET_MUL) c->q[CHATTER_##output] = output;
    CHATTER_INPUTS(READ_INPUT)
    CHATTER_FORMULAS(EVALUATE)
    for (int i = 0; i < CHATTER_QUANTITIES; i++) c->sign[i] = rational_sign(c->q[i]);
    c->against_one = chatter_compare(c, r, rational_one(pool));
}

static int outside(const struct chatter *c, const char *item)
{
    return chatter_rejected(c, "problem", item, "outside the hypotheses");
}

static int find_law(struct chatter *c, int problem)
{
    const int law = json_member(c->json, problem, "law");
    c->law = json_is(c->json, law, "poisson")     ? CHATTER_POISSON
             : json_is(c->json, law, "energetic") ? CHATTER_ENERGETIC
                                                  : CHATTER_NEWTON;
    return c->law != CHATTER_NEWTON || json_is(c->json, law, "newton") || outside(c, "law");
}

static int check_hypotheses(const struct chatter *c)
{
    if (c->sign[CHATTER_A] <= 0) return outside(c, "A");
    if (c->sign[CHATTER_C] <= 0) return outside(c, "C");
    if (c->sign[CHATTER_Delta] <= 0) return outside(c, "Delta");
    if (c->sign[CHATTER_mu] < 0) return outside(c, "mu");
    if (c->given && c->sign[CHATTER_v] >= 0) return outside(c, "v");
    return c->sign[CHATTER_r_range] >= 0 || outside(c, "r");
}

static int find_state(struct chatter *c, int problem)
{
    c->given = json_member(c->json, problem, "u") != 0;
    return c->given == (json_member(c->json, problem, "v") != 0) ||
           chatter_rejected(c, "problem", "u", "u and v are given together, or neither");
}

int chatter_check(const struct json *json, struct rational_pool *pool, struct answer *answer)
{
    struct chatter c = {.json = json, .pool = pool, .answer = answer};
    const int problem = json_member(json, 0, "problem");
    c.verdict = json_member(json, 0, "verdict");
    c.witness = json_member(json, 0, "witness");
    if (!find_state(&c, problem) || !find_law(&c, problem)) return 0;
    evaluate(&c, problem);
    return check_hypotheses(&c) && quantities_check(json, pool, quantity_name, c.q, CHATTER_QUANTITIES, answer) &&
           chatter_check_row(&c) && chatter_check_impacts(&c) && chatter_check_enclosure(&c) &&
           chatter_check_verdict(&c);
}
