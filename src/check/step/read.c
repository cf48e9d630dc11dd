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

/* The quantities of a contact. */
/*@ requires step_reads(c) && \valid(q + (0 .. STEP_bias - 1));
  @ assigns q[0 .. STEP_bias - 1], scalar_doubt;
  @ ensures doubt: DOUBT_STAYS;
  @ ensures inputs: \forall integer k; 0 <= k < STEP_bias ==> q[k] != \null; */
static void read_contact(const struct step *c, scalar *q)
{
    struct scalar_pool *pool = c->pool;
    const scalar a = number(c, "a"), b = number(c, "b"), A = number(c, "A"), B = number(c, "B"), C = number(c, "C");
    const scalar P_T = number(c, "P_T"), P_N = number(c, "P_N"), mu = number(c, "mu");
    /* The residual at U = 0 is minus the velocity that the impulse gives. */
    const scalar U_T = scalar_zero(pool), U_N = scalar_zero(pool);
    F_STEP_RESIDUAL_T(NOTHING, LET_ADD, LET_SUB, LET_MUL)
    F_STEP_RESIDUAL_N(NOTHING, LET_ADD, LET_SUB, LET_MUL)
    const scalar given_U_T = number_or(c, "U_T", scalar_subtract(pool, U_T, residual_T));
    const scalar given_U_N = number_or(c, "U_N", scalar_subtract(pool, U_N, residual_N));
    q[STEP_a] = a;
    q[STEP_b] = b;
    q[STEP_A] = A;
    q[STEP_B] = B;
    q[STEP_C] = C;
    q[STEP_mu] = mu;
    q[STEP_P_T] = P_T;
    q[STEP_P_N] = P_N;
    q[STEP_U_T] = given_U_T;
    q[STEP_U_N] = given_U_N;
}

/* The data of a contact besides its quantities. */
/*@ requires step_reads(c) && step_inputs(c) && \valid(given);
  @ assigns given->v, given->u, given->a_size, given->b_size, given->body_noise, given->body_impulse, given->moment, scalar_doubt;
  @ ensures doubt: DOUBT_STAYS;
  @ ensures sizes: given->v != \null && given->a_size != \null && given->b_size != \null;
  @ ensures body: given->body_noise != \null && given->body_impulse != \null && given->moment == \null; */
static void read_contact_given(const struct step *c, struct step_given *given)
{
    struct scalar_pool *pool = c->pool;
    const scalar zero = scalar_zero(pool), v = number_or(c, "v", zero), u = number_or(c, "u", NULL);
    const scalar a_size = number_or(c, "a_size", absolute(pool, c->q[STEP_a]));
    const scalar b_size = number_or(c, "b_size", absolute(pool, c->q[STEP_b]));
    given->v = v;
    given->u = u;
    given->a_size = a_size;
    given->b_size = b_size;
    given->body_noise = zero;
    given->body_impulse = zero;
    given->moment = NULL;
}

/* The quantities of the contact of a body, its velocity before the step, and the moment of the impulse. */
/*@ requires step_reads(c) && \valid(q + (0 .. STEP_bias - 1)) && \valid(given) && \separated(given, q + (0 .. STEP_bias - 1));
  @ assigns q[0 .. STEP_bias - 1], given->v, given->u, given->moment, scalar_doubt;
  @ ensures doubt: DOUBT_STAYS;
  @ ensures inputs: \forall integer k; 0 <= k < STEP_bias ==> q[k] != \null;
  @ ensures given: given->v != \null && given->moment != \null; */
static void read_body(const struct step *c, scalar *q, struct step_given *given)
{
    struct scalar_pool *pool = c->pool;
#define READ_INPUT(name, unit, meaning) const scalar name = number(c, #name);
    STEP_BODY_INPUTS(READ_INPUT)
    const scalar mu = number(c, "mu");
    const scalar inv_m = scalar_divide(pool, scalar_one(pool), m);
    const scalar inv_I = scalar_divide(pool, scalar_one(pool), I);
    STEP_BODY_FORMULAS(LET_FORMULA)
    given->v = v;
    given->u = u;
    given->moment = moment;
    q[STEP_a] = a;
    q[STEP_b] = b;
    q[STEP_A] = A;
    q[STEP_B] = B;
    q[STEP_C] = C;
    q[STEP_mu] = mu;
    q[STEP_P_T] = P_T;
    q[STEP_P_N] = P_N;
    q[STEP_U_T] = U_T;
    q[STEP_U_N] = U_N;
}

/* The sizes of the data of a body. */
/*@ requires step_reads(c) && step_inputs(c) && \valid(given);
  @ assigns given->a_size, given->b_size, given->body_noise, given->body_impulse, given->s_M, given->noise_M, scalar_doubt;
  @ ensures doubt: DOUBT_STAYS;
  @ ensures sizes: given->a_size != \null && given->b_size != \null;
  @ ensures body: given->body_noise != \null && given->body_impulse != \null;
  @ ensures moment: given->s_M != \null && given->noise_M != \null; */
static void read_body_sizes(const struct step *c, struct step_given *given)
{
    struct scalar_pool *pool = c->pool;
#define READ_SIZE(name, unit, meaning) const scalar name = absolute(pool, number(c, #name));
    STEP_BODY_INPUTS(READ_SIZE)
    const scalar P_T = absolute(pool, c->q[STEP_P_T]), P_N = absolute(pool, c->q[STEP_P_N]);
    STEP_BODY_SIZES_FORMULAS(LET_FORMULA)
    given->a_size = a_size;
    given->b_size = b_size;
    given->body_noise = body_noise;
    given->body_impulse = body_impulse;
    given->s_M = s_M;
    given->noise_M = noise_M;
}

/*@ // The data besides e, eps and floor.
  @ predicate given_besides{L}(struct step *c) = c->given.v != \null && c->given.a_size != \null && c->given.b_size != \null &&
  @   c->given.body_noise != \null && c->given.body_impulse != \null &&
  @   (c->given.moment != \null ==> c->given.s_M != \null && c->given.noise_M != \null); */

/*@ requires step_reads(c);
  @ assigns c->q[0 .. STEP_bias - 1], c->given.v, c->given.u, c->given.a_size, c->given.b_size, c->given.body_noise,
  @   c->given.body_impulse, c->given.moment, scalar_doubt;
  @ ensures doubt: DOUBT_STAYS;
  @ ensures reads: step_reads(c);
  @ ensures inputs: step_inputs(c);
  @ ensures given: given_besides(c); */
static void read_all_of_contact(struct step *c)
{
    read_contact(c, c->q);
    read_contact_given(c, &c->given);
}

/*@ requires step_reads(c);
  @ assigns c->q[0 .. STEP_bias - 1], c->given.v, c->given.u, c->given.moment, c->given.a_size, c->given.b_size,
  @   c->given.body_noise, c->given.body_impulse, c->given.s_M, c->given.noise_M, scalar_doubt;
  @ ensures doubt: DOUBT_STAYS;
  @ ensures reads: step_reads(c);
  @ ensures inputs: step_inputs(c);
  @ ensures given: given_besides(c); */
static void read_all_of_body(struct step *c)
{
    read_body(c, c->q, &c->given);
    //@ assert reads: step_reads(c);
    read_body_sizes(c, &c->given);
}

/* Reads the data of a contact, or of the contact of a body. */
/*@ requires step_reads(c);
  @ assigns c->q[0 .. STEP_bias - 1], c->given, scalar_doubt;
  @ ensures doubt: DOUBT_STAYS;
  @ ensures reads: step_reads(c);
  @ ensures inputs: step_inputs(c);
  @ ensures given: step_given_numbers(c); */
static void read_data(struct step *c)
{
    const scalar zero = scalar_zero(c->pool), e = number_or(c, "e", zero);
    const scalar eps = number_or(c, "eps", zero), floor = number_or(c, "floor", zero);
    if (c->body)
        read_all_of_body(c);
    else
        read_all_of_contact(c);
    c->given.e = e;
    c->given.eps = eps;
    c->given.floor = floor;
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
    c->body = json_member(c->json, c->problem, "m") != 0;
    if (!read_law(c)) return outside(c, "law");
    if (!c->body && (json_member(c->json, c->problem, "U_T") != 0) != (json_member(c->json, c->problem, "U_N") != 0))
        return step_rejected(c, "problem", "U_T", "is given without U_N, or U_N without it");
    if (c->body && !is_positive(c, "m")) return outside(c, "m");
    if (c->body && !is_positive(c, "I")) return outside(c, "I");
    if (c->body && !is_positive(c, "h")) return outside(c, "h");
    read_data(c);
    return check_hypotheses(c);
}
