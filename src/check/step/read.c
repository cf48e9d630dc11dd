/* SPDX-License-Identifier: BSD-2-Clause */
/* Reads the data of a step: a contact, or the contact of a body (spec/step.md, sections 1 to 3). */
#include "check/step/step.h"

#include <stddef.h>

/* The formulas of spec/step/formula.h, expanded into exact arithmetic: one local variable for each name. */
#define NOTHING(x)
#define LET_ADD(t, x, y) const scalar t = scalar_add(pool, x, y);
#define LET_SUB(t, x, y) const scalar t = scalar_subtract(pool, x, y);
#define LET_MUL(t, x, y) const scalar t = scalar_multiply(pool, x, y);
#define LET_FORMULA(macro, output, unit, meaning) macro(NOTHING, LET_ADD, LET_SUB, LET_MUL)

/*@ requires step_reads(c);
  @ requires constant_text(key);
  @ assigns scalar_doubt, \result \from *c, key;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar number(const struct step *c, const char *key)
{
    return quantity_number(c->json, c->pool, json_member(c->json, c->problem, key));
}

/* The number in an optional field, or its default. */
/*@ requires step_reads(c);
  @ requires constant_text(key);
  @ assigns scalar_doubt, \result \from *c, key, otherwise;
  @ ensures (otherwise != \null ==> \result != \null) && DOUBT_STAYS; */
static scalar number_or(const struct step *c, const char *key, scalar otherwise)
{
    const int node = json_member(c->json, c->problem, key);
    return node != 0 ? quantity_number(c->json, c->pool, node) : otherwise;
}

/*@ requires pool != \null && x != \null;
  @ assigns scalar_doubt, \result \from pool, x;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar absolute(struct scalar_pool *pool, scalar x)
{
    return scalar_sign(x) < 0 ? scalar_subtract(pool, scalar_zero(pool), x) : x;
}

/*@ requires step_reads(c);
  @ assigns c->q[0 .. STEP_bias - 1], c->given.v, c->given.u, c->given.a_size, c->given.b_size, c->given.body_noise,
  @   c->given.body_impulse, c->given.moment, scalar_doubt;
  @ ensures DOUBT_STAYS && step_reads(c) && step_inputs(c);
  @ ensures c->given.v != \null && c->given.a_size != \null && c->given.b_size != \null && c->given.body_noise != \null &&
  @   c->given.body_impulse != \null && c->given.moment == \null; */
static void read_contact(struct step *c)
{
    struct scalar_pool *pool = c->pool;
    const scalar a = number(c, "a"), b = number(c, "b"), A = number(c, "A"), B = number(c, "B"), C = number(c, "C");
    const scalar P_T = number(c, "P_T"), P_N = number(c, "P_N");
    /* The residual at U = 0 is minus the velocity that the impulse gives. */
    const scalar U_T = scalar_zero(pool), U_N = scalar_zero(pool);
    F_STEP_RESIDUAL_T(NOTHING, LET_ADD, LET_SUB, LET_MUL)
    F_STEP_RESIDUAL_N(NOTHING, LET_ADD, LET_SUB, LET_MUL)
    c->q[STEP_a] = a;
    c->q[STEP_b] = b;
    c->q[STEP_A] = A;
    c->q[STEP_B] = B;
    c->q[STEP_C] = C;
    c->q[STEP_mu] = number(c, "mu");
    c->q[STEP_P_T] = P_T;
    c->q[STEP_P_N] = P_N;
    c->q[STEP_U_T] = number_or(c, "U_T", scalar_subtract(pool, U_T, residual_T));
    c->q[STEP_U_N] = number_or(c, "U_N", scalar_subtract(pool, U_N, residual_N));
    c->given.v = number_or(c, "v", scalar_zero(pool));
    c->given.u = number_or(c, "u", NULL);
    c->given.a_size = number_or(c, "a_size", absolute(pool, a));
    c->given.b_size = number_or(c, "b_size", absolute(pool, b));
    c->given.body_noise = c->given.body_impulse = scalar_zero(pool);
    c->given.moment = NULL;
}

/*@ requires step_reads(c);
  @ assigns c->q[0 .. STEP_bias - 1], c->given.v, c->given.u, c->given.moment, scalar_doubt;
  @ ensures DOUBT_STAYS && step_reads(c) && step_inputs(c);
  @ ensures c->given.v != \null && c->given.moment != \null; */
static void read_body(struct step *c)
{
    struct scalar_pool *pool = c->pool;
#define READ_INPUT(name, unit, meaning) const scalar name = number(c, #name);
    STEP_BODY_INPUTS(READ_INPUT)
    const scalar inv_m = scalar_divide(pool, scalar_one(pool), m);
    const scalar inv_I = scalar_divide(pool, scalar_one(pool), I);
    STEP_BODY_FORMULAS(LET_FORMULA)
    c->q[STEP_a] = a;
    c->q[STEP_b] = b;
    c->q[STEP_A] = A;
    c->q[STEP_B] = B;
    c->q[STEP_C] = C;
    c->q[STEP_mu] = number(c, "mu");
    c->q[STEP_P_T] = P_T;
    c->q[STEP_P_N] = P_N;
    c->q[STEP_U_T] = U_T;
    c->q[STEP_U_N] = U_N;
    c->given.v = v;
    c->given.u = u;
    c->given.moment = moment;
}

/*@ requires step_reads(c) && step_inputs(c);
  @ assigns c->given.a_size, c->given.b_size, c->given.body_noise, c->given.body_impulse, c->given.s_M, c->given.noise_M,
  @   scalar_doubt;
  @ ensures DOUBT_STAYS && step_reads(c) && step_inputs(c) && c->given.a_size != \null && c->given.b_size != \null;
  @ ensures c->given.body_noise != \null && c->given.body_impulse != \null && c->given.s_M != \null && c->given.noise_M != \null; */
static void read_body_sizes(struct step *c)
{
    struct scalar_pool *pool = c->pool;
#define READ_SIZE(name, unit, meaning) const scalar name = absolute(pool, number(c, #name));
    STEP_BODY_INPUTS(READ_SIZE)
    const scalar P_T = absolute(pool, c->q[STEP_P_T]), P_N = absolute(pool, c->q[STEP_P_N]);
    STEP_BODY_SIZES_FORMULAS(LET_FORMULA)
    c->given.a_size = a_size;
    c->given.b_size = b_size;
    c->given.body_noise = body_noise;
    c->given.body_impulse = body_impulse;
    c->given.s_M = s_M;
    c->given.noise_M = noise_M;
}

/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int outside(const struct step *c, const char *item)
{
    return step_rejected(c, "problem", item, "outside the hypotheses");
}

/*@ requires step_reads(c);
  @ requires constant_text(key);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_positive(const struct step *c, const char *key)
{
    return scalar_sign(number(c, key)) > 0;
}

/* Reads the declared law; 0 when it is not known. */
/*@ requires step_reads(c);
  @ assigns c->associated, c->binding;
  @ ensures 0 <= \result <= 1 && step_reads(c); */
static int read_law(struct step *c)
{
    const int law = json_member(c->json, c->problem, "law");
    c->associated = law != 0 && json_is(c->json, law, "associated");
    c->binding = law == 0 || c->associated || json_is(c->json, law, "coulomb");
    return c->binding || json_is(c->json, law, "soft") || json_is(c->json, law, "substepped") ||
           json_is(c->json, law, "other");
}

/* 1 when x <= y. */
/*@ requires step_reads(c) && x != \null && y != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int at_most(const struct step *c, scalar x, scalar y)
{
    return scalar_sign(scalar_subtract(c->pool, y, x)) >= 0;
}

/* 1/100 */
/*@ requires pool != \null;
  @ assigns scalar_doubt, \result \from pool;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar largest_eps(struct scalar_pool *pool)
{
    static const unsigned char text[] = "1/100";
    const scalar x = scalar_read(pool, text, 5);
    return x != NULL ? x : scalar_unknown(pool);
}

/* A > 0, C > 0, A C > B^2, mu >= 0 */
/*@ requires step_ready(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> step_ready(c)); */
static int check_inertia(const struct step *c)
{
    const scalar A_C = scalar_multiply(c->pool, c->q[STEP_A], c->q[STEP_C]);
    const scalar B_B = scalar_multiply(c->pool, c->q[STEP_B], c->q[STEP_B]);
    if (scalar_sign(c->q[STEP_A]) <= 0) return outside(c, "A");
    if (scalar_sign(c->q[STEP_C]) <= 0) return outside(c, "C");
    if (scalar_sign(scalar_subtract(c->pool, A_C, B_B)) <= 0) return outside(c, "B");
    return scalar_sign(c->q[STEP_mu]) >= 0 || outside(c, "mu");
}

/*@ requires step_ready(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> step_ready(c)); */
static int check_hypotheses(const struct step *c)
{
    const struct step_given *g = &c->given;
    if (!check_inertia(c)) return 0;
    if (scalar_sign(g->e) < 0 || !at_most(c, g->e, scalar_one(c->pool))) return outside(c, "e");
    if (scalar_sign(g->floor) < 0 || !at_most(c, g->floor, g->eps)) return outside(c, "floor");
    if (!at_most(c, g->eps, largest_eps(c->pool))) return outside(c, "eps");
    if (!at_most(c, absolute(c->pool, c->q[STEP_a]), g->a_size)) return outside(c, "a_size");
    return at_most(c, absolute(c->pool, c->q[STEP_b]), g->b_size) || outside(c, "b_size");
}

int step_read(struct step *c)
{
    const scalar zero = scalar_zero(c->pool);
    c->body = json_member(c->json, c->problem, "m") != 0;
    if (!read_law(c)) return outside(c, "law");
    if (!c->body && (json_member(c->json, c->problem, "U_T") != 0) != (json_member(c->json, c->problem, "U_N") != 0))
        return step_rejected(c, "problem", "U_T", "is given without U_N, or U_N without it");
    if (c->body && !is_positive(c, "m")) return outside(c, "m");
    if (c->body && !is_positive(c, "I")) return outside(c, "I");
    if (c->body && !is_positive(c, "h")) return outside(c, "h");
    c->given.e = number_or(c, "e", zero);
    c->given.eps = number_or(c, "eps", zero);
    c->given.floor = number_or(c, "floor", zero);
    if (c->body) {
        read_body(c);
        read_body_sizes(c);
    } else {
        read_contact(c);
    }
    return check_hypotheses(c);
}
