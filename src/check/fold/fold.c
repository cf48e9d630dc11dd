/* SPDX-License-Identifier: BSD-2-Clause */
/* The data of kind `fold`: fields, hypotheses, quantities. */
#include "check/fold/private.h"

#include <string.h>

int fold_rejected(const struct fold *c, const char *place, const char *item, const char *what)
{
    return answer_set(c->answer, ANSWER_REJECTED, place, item, what);
}

int fold_find(const struct fold *c, const char *name)
{
    for (int i = 0; i < c->count; i++)
        if (strcmp(c->name[i], name) == 0) return i;
    return -1;
}

/* Appends a quantity. */
static void put(struct fold *c, const char *name, scalar x)
{
    if (c->count == FOLD_MAX_QUANTITIES) return;
    c->name[c->count] = name;
    c->sign[c->count] = (short)scalar_sign(x);
    c->q[c->count++] = x;
}

static scalar field(const struct fold *c, const char *name)
{
    return quantity_number(c->json, c->pool, json_member(c->json, c->problem, name));
}

/* The formulas of spec/fold, expanded into exact arithmetic: one local variable for each name. */
#define NOTHING(x)
#define LET_ADD(t, x, y) const scalar t = scalar_add(pool, x, y);
#define LET_SUB(t, x, y) const scalar t = scalar_subtract(pool, x, y);
#define LET_MUL(t, x, y) const scalar t = scalar_multiply(pool, x, y);
#define INPUT(name, unit, meaning)                                                                                     \
    const scalar name = field(c, #name);                                                                               \
    put(c, #name, name);
#define FORMULA(macro, output, unit, meaning) macro(NOTHING, LET_ADD, LET_SUB, LET_MUL) put(c, #output, output);

static void evaluate_rates(struct fold *c)
{
    struct scalar_pool *pool = c->pool;
    FOLD_RATE_INPUTS(INPUT)
    FOLD_RATE_FORMULAS(FORMULA)
}

static void evaluate_tangent(struct fold *c)
{
    struct scalar_pool *pool = c->pool;
    FOLD_TANGENT_POINT_INPUTS(INPUT)
    FOLD_CLASS_FORMULAS(FORMULA)
}

static void evaluate_wheel(struct fold *c)
{
    struct scalar_pool *pool = c->pool;
    FOLD_WHEEL_INPUTS(INPUT)
    FOLD_WHEEL_FORMULAS(FORMULA)
}

static void evaluate_rest(struct fold *c)
{
    struct scalar_pool *pool = c->pool;
    FOLD_REST_INPUTS(INPUT)
    FOLD_REST_FORMULAS(FORMULA)
}

static void evaluate_count(struct fold *c)
{
    struct scalar_pool *pool = c->pool;
    FOLD_PARAMETER_INPUTS(INPUT)
    FOLD_COUNT_FORMULAS(FORMULA)
}

static void evaluate_funnel(struct fold *c)
{
    struct scalar_pool *pool = c->pool;
    FOLD_FUNNEL_INPUTS(INPUT)
    FOLD_FUNNEL_FORMULAS(FORMULA)
}

static void evaluate(struct fold *c)
{
    static const char *const seen[FOLD_SEEN] = {"Lp",  "Lm",    "Kpp", "Kpm",   "Kmp", "Kmm",  "gap",
                                                "sum", "trace", "own", "cross", "det", "disc", "agree"};
    if (c->form == FOLD_RATES) evaluate_rates(c);
    if (c->form == FOLD_TANGENT) evaluate_tangent(c);
    if (c->form == FOLD_WHEEL) evaluate_wheel(c);
    if (c->form == FOLD_REST) evaluate_rest(c);
    if (c->form == FOLD_COUNT) evaluate_count(c);
    if (c->form == FOLD_FUNNEL) evaluate_funnel(c);
    for (int i = 0; i < FOLD_SEEN; i++) {
        const int at = fold_find(c, seen[i]);
        c->seen[i] = at >= 0 ? c->q[at] : NULL;
        c->seen_sign[i] = at >= 0 ? c->sign[at] : 0;
    }
}

/* 1 when the problem has exactly these fields and its kind. */
static int has_exactly(const struct fold *c, const char *const *names, int n)
{
    for (int i = 0; i < n; i++)
        if (json_member(c->json, c->problem, names[i]) == 0) return 0;
    return json_size(c->json, c->problem) == n + 1;
}

#define NAME(name, unit, meaning) #name,
#define HAS(list) (has_exactly(c, list, (int)(sizeof(list) / sizeof(list)[0])))
static int find_form(struct fold *c)
{
    static const char *const rates[] = {FOLD_RATE_INPUTS(NAME)}, *const tangent[] = {FOLD_TANGENT_POINT_INPUTS(NAME)},
                             *const wheel[] = {FOLD_WHEEL_INPUTS(NAME)}, *const rest[] = {FOLD_REST_INPUTS(NAME)},
                             *const count[] = {FOLD_PARAMETER_INPUTS(NAME)},
                             *const funnel[] = {FOLD_FUNNEL_INPUTS(NAME)};
    if (HAS(rates))
        c->form = FOLD_RATES;
    else if (HAS(tangent))
        c->form = FOLD_TANGENT;
    else if (HAS(wheel))
        c->form = FOLD_WHEEL;
    else if (HAS(rest))
        c->form = FOLD_REST;
    else if (HAS(count))
        c->form = FOLD_COUNT;
    else if (HAS(funnel))
        c->form = FOLD_FUNNEL;
    else
        return fold_rejected(c, "problem", "", "has not the fields of any question");
    return 1;
}

static int sign_of(const struct fold *c, const char *name)
{
    return c->sign[fold_find(c, name)];
}

/* Checks the data of the wheel (spec/fold/certificate.md, section 1). */
static int check_wheel(const struct fold *c)
{
    static const char *const positive[] = {"m", "beta", "mu", "kappa"};
    const char *outside = "outside the hypotheses";
    for (int i = 0; i < 4; i++)
        if (sign_of(c, positive[i]) <= 0) return fold_rejected(c, "problem", positive[i], outside);
    if (sign_of(c, "c1") < 0) return fold_rejected(c, "problem", "c1", outside);
    if (sign_of(c, "c2") < 0) return fold_rejected(c, "problem", "c2", outside);
    if (sign_of(c, "S") == 0) return fold_rejected(c, "problem", "S", outside);
    if (sign_of(c, "unit") != 0) return fold_rejected(c, "problem", "cot", outside);
    if (fold_find(c, "side") < 0 || (sign_of(c, "side") != 0 && sign_of(c, "side_range") == 0)) return 1;
    return fold_rejected(c, "problem", "side", outside);
}

/* The data K are given exactly when the point is a fold. */
static int check_rates(const struct fold *c)
{
    if (c->form != FOLD_RATES || (c->seen_sign[FOLD_Lp] != 0 && c->seen_sign[FOLD_Lm] != 0)) return 1;
    return fold_rejected(c, "problem", "Kpp", "is missing where a rate is zero");
}

int fold_read(struct fold *c)
{
    if (!find_form(c)) return 0;
    evaluate(c);
    if (json_size(c->json, json_member(c->json, 0, "quantities")) != c->count)
        return fold_rejected(c, "quantities", "", "there are others than the problem has");
    if (!quantities_check(c->json, c->pool, c->name, c->q, c->count, c->answer)) return 0;
    return fold_find(c, "unit") >= 0 ? check_wheel(c) : check_rates(c);
}

int fold_lists_zeros(const struct fold *c)
{
    const int array = json_member(c->json, c->verdict, "zeros");
    int node = array + 1;
    for (int i = 0; i < c->count; i++)
        if (c->sign[i] == 0) node = json_after(c->json, array, node, c->name[i]);
    return node == c->json->node[array].next;
}

int fold_check(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    struct fold c = {.json = json,
                     .pool = pool,
                     .answer = answer,
                     .problem = json_member(json, 0, "problem"),
                     .verdict = json_member(json, 0, "verdict")};
    if (!fold_read(&c)) return 0;
    if (c.form == FOLD_COUNT) return fold_check_count(&c);
    if (c.form == FOLD_FUNNEL) return fold_check_funnel(&c);
    if (json_size(json, json_member(json, 0, "witness")) != 0)
        return fold_rejected(&c, "witness", "root", "is of another question");
    return c.form == FOLD_REST ? fold_check_rest(&c) : fold_check_point(&c);
}
