/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/jam/jam.h"

#include "check/text/record_parts.h"

#include <stddef.h>

#define NAME_OF_INPUT(name, unit, meaning)                                                                             \
    if (quantity == JAM_##name) return known_text(#name);
#define NAME_OF_FORMULA(macro, output, unit, meaning)                                                                  \
    if (quantity == JAM_##output) return known_text(#output);
/*@ assigns \result \from quantity;
  @ ensures constant_text(\result); */
static const char *quantity_name(int quantity)
{
    JAM_INPUTS(NAME_OF_INPUT)
    JAM_FORMULAS(NAME_OF_FORMULA)
    if (quantity == JAM_p) return known_text("p");
    if (quantity == JAM_b) return known_text("b");
    return known_text("fall");
}

int jam_rejected(const struct jam *c, const char *place, const char *item, const char *what)
{
    return answer_set(c->answer, ANSWER_REJECTED, place, item, what);
}

/*@ requires jam_reads(c) && 0 <= object < c->json->count;
  @ requires constant_text(key);
  @ assigns scalar_doubt, \result \from *c, object, key;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar number_in(const struct jam *c, int object, const char *key)
{
    return quantity_number(c->json, c->pool, json_member(c->json, object, key));
}

/* The formulas of spec/jam/formula.h, expanded into exact arithmetic: one local variable for each name. */
#define NOTHING(x)
#define LET_ADD(t, x, y) const scalar t = scalar_add(pool, x, y);
#define LET_SUB(t, x, y) const scalar t = scalar_subtract(pool, x, y);
#define LET_MUL(t, x, y) const scalar t = scalar_multiply(pool, x, y);

/*@ requires jam_reads(c) && 0 <= problem < c->json->count;
  @ assigns c->q[0 .. JAM_SPOT_QUANTITIES - 1], scalar_doubt;
  @ ensures DOUBT_STAYS && jam_reads(c) && jam_numbers(c, JAM_SPOT_QUANTITIES); */
static void evaluate_spot(struct jam *c, int problem)
{
    struct scalar_pool *pool = c->pool;
#define READ_INPUT(name, unit, meaning) const scalar name = number_in(c, problem, #name);
#define STORE_INPUT(name, unit, meaning) c->q[JAM_##name] = name;
#define EVALUATE(macro, output, unit, meaning) macro(NOTHING, LET_ADD, LET_SUB, LET_MUL) c->q[JAM_##output] = output;
    JAM_INPUTS(READ_INPUT)
    JAM_INPUTS(STORE_INPUT)
    JAM_FORMULAS(EVALUATE)
}

/*@ requires jam_reads(c) && jam_numbers(c, JAM_SPOT_QUANTITIES) && 0 <= problem < c->json->count;
  @ assigns c->q[JAM_SPOT_QUANTITIES .. JAM_QUANTITIES - 1], scalar_doubt;
  @ ensures DOUBT_STAYS && jam_reads(c) && jam_numbers(c, JAM_QUANTITIES); */
static void evaluate_state(struct jam *c, int problem)
{
    struct scalar_pool *pool = c->pool;
    const scalar alpha2 = c->q[JAM_alpha2], delta = c->q[JAM_delta];
    const scalar p = number_in(c, problem, "p"), b = number_in(c, problem, "b");
    F_FALL(NOTHING, LET_ADD, LET_SUB, LET_MUL)
    c->q[JAM_p] = p;
    c->q[JAM_b] = b;
    c->q[JAM_fall] = fall;
}

/*@ requires \valid_read(c);
  @ assigns \nothing;
  @ ensures \result == (c->state != 0 ? JAM_QUANTITIES : JAM_SPOT_QUANTITIES); */
static int quantities_of(const struct jam *c)
{
    return c->state ? JAM_QUANTITIES : JAM_SPOT_QUANTITIES;
}

#define SIGN_OF_INPUT(name, unit, meaning) c->sign[JAM_##name] = (short)scalar_sign(c->q[JAM_##name]);
#define SIGN_OF_FORMULA(macro, output, unit, meaning) SIGN_OF_INPUT(output, unit, meaning)
/*@ requires jam_reads(c) && jam_numbers(c, JAM_SPOT_QUANTITIES);
  @ assigns c->sign[0 .. JAM_SPOT_QUANTITIES - 1], scalar_doubt;
  @ ensures DOUBT_STAYS && jam_reads(c) && jam_numbers(c, JAM_SPOT_QUANTITIES) && jam_signs(c); */
static void find_spot_signs(struct jam *c)
{
    JAM_INPUTS(SIGN_OF_INPUT)
    JAM_FORMULAS(SIGN_OF_FORMULA)
}

/*@ requires jam_sees(c) && jam_numbers(c, JAM_QUANTITIES);
  @ assigns c->sign[JAM_SPOT_QUANTITIES .. JAM_QUANTITIES - 1], scalar_doubt;
  @ ensures DOUBT_STAYS && jam_sees(c); */
static void find_state_signs(struct jam *c)
{
    SIGN_OF_INPUT(p, , )
    SIGN_OF_INPUT(b, , )
    SIGN_OF_INPUT(fall, , )
}

/*@ requires jam_reads(c) && 0 <= problem < c->json->count;
  @ assigns c->q[0 .. JAM_QUANTITIES - 1], c->sign[0 .. JAM_QUANTITIES - 1], scalar_doubt;
  @ ensures DOUBT_STAYS && jam_sees(c); */
static void evaluate(struct jam *c, int problem)
{
    evaluate_spot(c, problem);
    if (c->state) evaluate_state(c, problem);
    find_spot_signs(c);
    if (c->state) find_state_signs(c);
}

/* Whether all that belongs to a state is there when one is given, and nothing of it otherwise. */
/*@ requires jam_sees(c) && 0 <= problem < c->json->count;
  @ assigns *c->answer;
  @ ensures 0 <= \result <= 1 && (\result == 1 ==> jam_sees(c)); */
static int check_state(const struct jam *c, int problem)
{
    const int quantities = json_member(c->json, 0, "quantities");
    if (c->state != (json_member(c->json, problem, "b") != 0))
        return jam_rejected(c, "problem", "p", "a state has p and b");
    if (json_size(c->json, quantities) != quantities_of(c) ||
        c->state != (json_member(c->json, quantities, "fall") != 0) ||
        c->state != (json_member(c->json, quantities, "p") != 0))
        return jam_rejected(c, "quantities", "", "those of a state stand there where there is one");
    return 1;
}

/*@ requires jam_sees(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> jam_sees(c)); */
static int check_quantities(const struct jam *c)
{
    const char *name[JAM_QUANTITIES];
    if (c->state && c->sign[JAM_p] <= 0) return jam_rejected(c, "problem", "p", "outside the hypothesis p > 0");
    if (c->state && c->sign[JAM_b] >= 0) return jam_rejected(c, "problem", "b", "outside the hypothesis b < 0");
    /*@ loop invariant 0 <= i <= JAM_QUANTITIES;
      @ loop invariant \forall integer k; 0 <= k < i ==> constant_text(name[k]);
      @ loop assigns i, name[0 .. JAM_QUANTITIES - 1];
      @ loop variant JAM_QUANTITIES - i; */
    for (int i = 0; i < JAM_QUANTITIES; i++) name[i] = quantity_name(i);
    return quantities_check(c->json, c->pool, name, c->q, quantities_of(c), c->answer);
}

/*@ requires jam_sees(c) && (c->state != 0 ==> c->force != \null);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int force_is_right(const struct jam *c)
{
    if (!c->state) return 1;
    const scalar force_p = scalar_multiply(c->pool, c->force, c->q[JAM_p]);
    return scalar_sign(scalar_add(c->pool, force_p, c->q[JAM_b])) == 0;
}

/*@ requires jam_sees(c);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int fixed_is_right(const struct jam *c)
{
    return c->fixed == NULL || scalar_equal(scalar_multiply(c->pool, c->fixed, c->q[JAM_delta]), c->q[JAM_alpha2]);
}

/* Checks force = -b / p when a state is given, and fixed = alpha2 / delta when delta is not 0. */
/*@ requires jam_sees(c) && c->force == \null && c->fixed == \null;
  @ assigns c->force, c->fixed, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> jam_sees(c)); */
static int check_witness(struct jam *c)
{
    const int force = json_member(c->json, c->witness, "force"), fixed = json_member(c->json, c->witness, "fixed");
    if ((force != 0) != c->state || (fixed != 0) != (c->sign[JAM_delta] != 0))
        return jam_rejected(c, "witness", "", "a force is missing, or there is one too many");
    if (force != 0) c->force = quantity_number(c->json, c->pool, force);
    if (fixed != 0) c->fixed = quantity_number(c->json, c->pool, fixed);
    if (!force_is_right(c)) return jam_rejected(c, "witness", "force", "is not -b / p");
    return fixed_is_right(c) || jam_rejected(c, "witness", "fixed", "is not alpha2 / delta");
}

/*@ requires jam_sees(c) && 0 <= problem < c->json->count && c->force == \null && c->fixed == \null;
  @ assigns c->force, c->fixed, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> jam_sees(c));
  @ ensures unchanged: \forall integer k; 0 <= k < JAM_QUANTITIES ==> c->q[k] == \old(c->q[k]) && c->sign[k] == \old(c->sign[k]);
  @ ensures unchanged: state: c->state == \old(c->state); */
static int check_stated(struct jam *c, int problem)
{
    return check_state(c, problem) && check_quantities(c) && check_witness(c);
}

/*@ requires jam_reads(c) && 0 <= problem < c->json->count && c->force == \null && c->fixed == \null;
  @ assigns c->q[0 .. JAM_QUANTITIES - 1], c->sign[0 .. JAM_QUANTITIES - 1], c->force, c->fixed, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> jam_sees(c)); */
static int check_numbers(struct jam *c, int problem)
{
    evaluate(c, problem);
    return check_stated(c, problem);
}

/*@ requires jam_sees(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_words(const struct jam *c)
{
    return jam_check_verdict(c);
}

/*@ requires jam_reads(c) && 0 <= problem < c->json->count && c->force == \null && c->fixed == \null;
  @ assigns c->q[0 .. JAM_QUANTITIES - 1], c->sign[0 .. JAM_QUANTITIES - 1], c->force, c->fixed, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check(struct jam *c, int problem)
{
    if (!check_numbers(c, problem)) return 0;
    //@ assert json: c->json == \at(c->json, Pre) && c->verdict == \at(c->verdict, Pre) && c->state == \at(c->state, Pre);
    //@ assert text: c->json->text == \at(c->json->text, Pre) && c->pool == \at(c->pool, Pre);
    return check_words(c);
}

/* Whether the problem gives a state. */
/*@ requires json_ok(json) && 0 <= problem < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static short has_state(const struct json *json, int problem)
{
    return json_member(json, problem, "p") != 0;
}

int jam_check(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    const int problem = record_problem(json), verdict = record_verdict(json), witness = record_witness(json);
    const short state = has_state(json, problem);
    struct jam c = {
        .json = json, .pool = pool, .answer = answer, .verdict = verdict, .witness = witness, .state = state};
    return check(&c, problem);
}
