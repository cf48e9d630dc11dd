/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/contact/contact.h"

#include "check/quantities.h"
#include "check/text/record_parts.h"

#include <stddef.h>

const char *contact_mode_name(enum mode mode)
{
    return mode == FLIGHT ? "F" : mode == SLIP_PLUS ? "S+" : mode == SLIP_MINUS ? "S-" : "T";
}

/* The identity; it makes each text a separate call, as the provers need. */
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

scalar contact_number(const struct contact *c, int node)
{
    return quantity_number(c->json, c->pool, node);
}

int contact_sign_is(const struct contact *c, int node, int s)
{
    return quantity_sign_is(c->json, node, s);
}

/* The formulas of spec/contact/formula.h, expanded into exact arithmetic: one local variable for each name. */
#define NOTHING(x)
#define LET_ADD(t, x, y) const scalar t = scalar_add(pool, x, y);
#define LET_SUB(t, x, y) const scalar t = scalar_subtract(pool, x, y);
#define LET_MUL(t, x, y) const scalar t = scalar_multiply(pool, x, y);

struct force contact_newton(const struct contact *c, scalar lambda_N, scalar lambda_T)
{
    struct scalar_pool *pool = c->pool;
    const scalar a = c->q[Q_a], b = c->q[Q_b], A = c->q[Q_A], B = c->q[Q_B], C = c->q[Q_C];
    F_U_DOT(NOTHING, LET_ADD, LET_SUB, LET_MUL)
    F_V_DOT(NOTHING, LET_ADD, LET_SUB, LET_MUL)
    return (struct force){lambda_N, lambda_T, u_dot, v_dot};
}

/*@ predicate inputs_read{L}(struct contact *c, integer n) = \forall integer k; 0 <= k < n ==> c->q[k] != \null; */

/* A field of the problem. */
/*@ requires contact_ready(c) && 0 <= problem < c->json->count;
  @ requires constant_text(name);
  @ assigns scalar_doubt, \result \from c, problem, name;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar input_of(const struct contact *c, int problem, const char *name)
{
    return contact_number(c, json_member(c->json, problem, name));
}

/* Reads the fields of the problem, which are the first quantities. */
/*@ requires contact_ready(c) && 0 <= problem < c->json->count;
  @ assigns c->q[0 .. Q_Delta - 1], scalar_doubt;
  @ ensures contact_ready(c) && inputs_read(c, Q_Delta) && DOUBT_STAYS; */
static void read_inputs(struct contact *c, int problem)
{
#define READ_INPUT(name, unit, meaning) const scalar name = input_of(c, problem, #name);
#define STORE_INPUT(name, unit, meaning) c->q[Q_##name] = name;
    CONTACT_INPUTS(READ_INPUT)
    CONTACT_INPUTS(STORE_INPUT)
}

/*@ requires contact_ready(c);
  @ assigns \nothing;
  @ ensures 0 <= \result < c->json->count; */
static int problem_of(const struct contact *c)
{
    return json_member(c->json, c->root, "problem");
}

/* Reads the state of the problem. */
/*@ requires contact_ready(c);
  @ assigns c->q[0 .. Q_Delta - 1], scalar_doubt;
  @ ensures contact_ready(c) && inputs_read(c, Q_Delta) && DOUBT_STAYS; */
static void read_state(struct contact *c)
{
    read_inputs(c, problem_of(c));
}

/* Computes the quantities that are formulas. */
/*@ requires contact_ready(c) && inputs_read(c, Q_Delta);
  @ assigns c->q[Q_Delta .. QUANTITIES - 1];
  @ ensures contact_ready(c) && contact_numbers(c);
  @ CONTACT_FORMULAS(ENSURES_VALUE) */
static void evaluate(struct contact *c)
{
    struct scalar_pool *pool = c->pool;
#define TAKE_INPUT(name, unit, meaning) const scalar name = c->q[Q_##name];
#define EVALUATE(macro, output, unit, meaning) macro(NOTHING, LET_ADD, LET_SUB, LET_MUL)
#define STORE(macro, output, unit, meaning) c->q[Q_##output] = output;
    CONTACT_INPUTS(TAKE_INPUT)
    (void)u; // no formula needs it
    CONTACT_FORMULAS(EVALUATE)
    //@ assert plus: IS_VALUE(p_plus) && IS_VALUE(k_plus);
    //@ assert minus: IS_VALUE(p_minus) && IS_VALUE(k_minus);
    //@ assert edge_minus: IS_VALUE(E_minus);
    //@ assert edge_plus: IS_VALUE(E_plus);
    CONTACT_FORMULAS(STORE)
}

/*@ requires contact_ready(c) && contact_numbers(c);
  @ assigns c->sign[0 .. QUANTITIES - 1], scalar_doubt;
  @ ensures contact_evaluated(c) && DOUBT_STAYS;
  @ ensures signed: scalar_doubt == 0 ==> contact_signed(c, QUANTITIES); */
static void find_signs(struct contact *c)
{
    /*@ loop invariant 0 <= i <= QUANTITIES && DOUBT_HAS_STAYED;
      @ loop invariant \forall integer k; 0 <= k < i ==> -1 <= c->sign[k] <= 1;
      @ loop invariant signed: scalar_doubt == 0 ==> contact_signed(c, i);
      @ loop assigns i, c->sign[0 .. QUANTITIES - 1], scalar_doubt;
      @ loop variant QUANTITIES - i; */
    for (int i = 0; i < QUANTITIES; i++) c->sign[i] = (short)scalar_sign(c->q[i]);
}

int contact_is_inside(const struct contact *c)
{
    return c->sign[Q_A] > 0 && c->sign[Q_C] > 0 && c->sign[Q_Delta] > 0 && c->sign[Q_mu] >= 0;
}

int contact_reject_outside(const struct contact *c)
{
    if (c->sign[Q_A] <= 0) return contact_rejected(c, "problem", "A", "outside the hypothesis A > 0");
    if (c->sign[Q_C] <= 0) return contact_rejected(c, "problem", "C", "outside the hypothesis C > 0");
    if (c->sign[Q_Delta] <= 0) return contact_rejected(c, "problem", "Delta", "outside the hypothesis A C - B^2 > 0");
    return contact_rejected(c, "problem", "mu", "outside the hypothesis mu >= 0");
}

/* 1 when `quantities` contains these values and their signs. */
/*@ requires contact_evaluated(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && contact_evaluated(c);
  @ ensures unchanged: \forall integer k; 0 <= k < QUANTITIES ==> c->q[k] == \old(c->q[k]) && c->sign[k] == \old(c->sign[k]); */
static int check_stated(struct contact *c)
{
    const char *name[QUANTITIES];
    /*@ loop invariant 0 <= i <= QUANTITIES;
      @ loop invariant \forall integer k; 0 <= k < i ==> constant_text(name[k]);
      @ loop assigns i, name[0 .. QUANTITIES - 1];
      @ loop variant QUANTITIES - i; */
    for (int i = 0; i < QUANTITIES; i++) name[i] = contact_quantity_name(i);
    return quantities_check(c->json, c->pool, name, c->q, QUANTITIES, c->answer);
}

int contact_check_quantities(struct contact *c)
{
    read_state(c);
    evaluate(c);
    //@ assert valued: contact_valued(c);
    find_signs(c);
    //@ assert still_valued: contact_valued(c);
    if (!contact_is_inside(c)) return contact_reject_outside(c);
    //@ assert signed: scalar_doubt == 0 ==> HAS_SIGN(c, A) && HAS_SIGN(c, C) && HAS_SIGN(c, Delta) && HAS_SIGN(c, mu);
    /*@ assert inside: scalar_doubt == 0 ==>
      @   NUMBER(c, A) > 0 && NUMBER(c, C) > 0 && NUMBER(c, Delta) > 0 && NUMBER(c, mu) >= 0; */
    //@ assert hypotheses: scalar_doubt == 0 ==> hypotheses(STATE_OF(c));
    return check_stated(c);
}

/* Checks the witness. */
/*@ requires contact_ready(c) && c->continuum == -1;
  @ assigns c->q[0 .. QUANTITIES - 1], c->sign[0 .. QUANTITIES - 1], c->status[0 .. MODES - 1], c->force[0 .. MODES - 1],
  @   c->continuum, c->to, c->solutions, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> contact_judged(c) && contact_counted(c));
  @ ensures sees: \result != 0 ==> contact_sees(c) && c->root == 0; */
static int check_witness(struct contact *c)
{
    return contact_check_quantities(c) && contact_check_modes(c) && contact_check_solutions(c);
}

/*@ requires json_ok(json) && json->count > 0;
  @ assigns \nothing;
  @ ensures 0 <= \result < json->count; */
static int row_of(const struct json *json)
{
    return json_member(json, 0, "row");
}

/*@ requires contact_ready(c) && c->continuum == -1;
  @ assigns c->q[0 .. QUANTITIES - 1], c->sign[0 .. QUANTITIES - 1], c->status[0 .. MODES - 1], c->force[0 .. MODES - 1],
  @   c->continuum, c->to, c->solutions, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check(struct contact *c)
{
    if (!check_witness(c)) return 0;
    //@ assert unchanged: c->json == \at(c->json, Pre) && c->answer == \at(c->answer, Pre);
    //@ assert apart: \separated(c, \at(c->answer, Pre));
    const int says = contact_check_claims(c, row_of(c->json));
    //@ assert stated: c->json == \at(c->json, Pre);
    return says;
}

int contact_check(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    const int verdict = record_verdict(json), witness = record_witness(json);
    struct contact c = {
        .json = json, .pool = pool, .answer = answer, .verdict = verdict, .witness = witness, .continuum = -1};
    return check(&c);
}
