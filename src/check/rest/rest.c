/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/rest/rest.h"

#include "check/impact/impact.h"
#include "check/text/record_parts.h"

#include <stddef.h>

#define NAME_OF_INPUT(name, unit, meaning)                                                                             \
    if (quantity == REST_##name) return known_text(#name);
#define NAME_OF_FORMULA(macro, output, unit, meaning)                                                                  \
    if (quantity == REST_##output) return known_text(#output);
const char *rest_quantity_name(int quantity)
{
    REST_INPUTS(NAME_OF_INPUT)
    REST_FORMULAS(NAME_OF_FORMULA)
    return known_text("");
}

int rest_rejected(const struct rest *c, const char *place, const char *item, const char *what)
{
    return answer_set(c->answer, ANSWER_REJECTED, place, item, what);
}

/* The formulas of spec/rest/formula.h, expanded into exact arithmetic: one local variable for each name. */
#define NOTHING(x)
#define LET_ADD(t, x, y) const scalar t = scalar_add(pool, x, y);
#define LET_SUB(t, x, y) const scalar t = scalar_subtract(pool, x, y);
#define LET_MUL(t, x, y) const scalar t = scalar_multiply(pool, x, y);

/*@ requires rest_reads(c) && 0 <= object < c->json->count;
  @ requires constant_text(key);
  @ assigns scalar_doubt, \result \from *c, object, key;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar number_in(const struct rest *c, int object, const char *key)
{
    return quantity_number(c->json, c->pool, json_member(c->json, object, key));
}

/*@ requires rest_reads(c) && 0 <= problem < c->json->count;
  @ assigns c->q[REST_a .. REST_r], scalar_doubt;
  @ ensures DOUBT_STAYS && rest_reads(c);
  @ ensures \forall integer k; 0 <= k <= REST_r ==> c->q[k] != \null; */
static void read_inputs(struct rest *c, int problem)
{
#define READ_INPUT(name, unit, meaning) const scalar name = number_in(c, problem, #name);
#define STORE_INPUT(name, unit, meaning) c->q[REST_##name] = name;
    REST_INPUTS(READ_INPUT)
    REST_INPUTS(STORE_INPUT)
}

/* Computes q and sign from the inputs. */
/*@ requires rest_reads(c);
  @ requires inputs: \forall integer k; 0 <= k <= REST_r ==> c->q[k] != \null;
  @ assigns c->q[REST_r + 1 .. REST_QUANTITIES - 1], c->sign[0 .. REST_QUANTITIES - 1], scalar_doubt;
  @ ensures DOUBT_STAYS && rest_sees(c); */
static void evaluate(struct rest *c)
{
    struct scalar_pool *pool = c->pool;
#define TAKE_INPUT(name, unit, meaning) const scalar name = c->q[REST_##name];
#define EVALUATE(macro, output, unit, meaning) macro(NOTHING, LET_ADD, LET_SUB, LET_MUL) c->q[REST_##output] = output;
    REST_INPUTS(TAKE_INPUT)
    REST_FORMULAS(EVALUATE)
    /*@ loop invariant 0 <= i <= REST_QUANTITIES && DOUBT_HAS_STAYED && rest_reads(c);
      @ loop invariant \forall integer k; 0 <= k < REST_QUANTITIES ==> c->q[k] != \null;
      @ loop invariant \forall integer k; 0 <= k < i ==> -1 <= c->sign[k] <= 1;
      @ loop invariant found: scalar_doubt == 0 ==> \forall integer k; 0 <= k < i ==> sign_of(c->sign[k], scalar_value(c->q[k]));
      @ loop assigns i, c->sign[0 .. REST_QUANTITIES - 1], scalar_doubt;
      @ loop variant REST_QUANTITIES - i; */
    for (int i = 0; i < REST_QUANTITIES; i++) c->sign[i] = scalar_sign(c->q[i]);
}

/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int outside(const struct rest *c, const char *item)
{
    return rest_rejected(c, "problem", item, "outside the hypotheses");
}

/*@ requires rest_sees(c);
  @ assigns *c->answer;
  @ ensures 0 <= \result <= 1 && (\result == 1 ==> rest_sees(c)); */
static int check_hypotheses(const struct rest *c)
{
    const int law = json_member(c->json, json_member(c->json, 0, "problem"), "law");
    if (c->sign[REST_A] <= 0) return outside(c, "A");
    if (c->sign[REST_C] <= 0) return outside(c, "C");
    if (c->sign[REST_Delta] <= 0) return outside(c, "Delta");
    if (c->sign[REST_mu] < 0) return outside(c, "mu");
    if (c->sign[REST_r_range] < 0) return outside(c, "r");
    if (c->sign[REST_E_plus] > 0) return outside(c, "E_plus");
    if (c->sign[REST_E_minus] > 0) return outside(c, "E_minus");
    if (c->sign[REST_N] < 0) return outside(c, "N");
    return json_is(c->json, law, "poisson") || json_is(c->json, law, "energetic") || json_is(c->json, law, "newton") ||
           outside(c, "law");
}

/*@ requires rest_sees(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> rest_sees(c)); */
static int check_quantities(const struct rest *c)
{
    const char *name[REST_QUANTITIES];
    /*@ loop invariant 0 <= i <= REST_QUANTITIES;
      @ loop invariant \forall integer k; 0 <= k < i ==> constant_text(name[k]);
      @ loop assigns i, name[0 .. REST_QUANTITIES - 1];
      @ loop variant REST_QUANTITIES - i; */
    for (int i = 0; i < REST_QUANTITIES; i++) name[i] = rest_quantity_name(i);
    return quantities_check(c->json, c->pool, name, c->q, REST_QUANTITIES, c->answer);
}

/* 1 when the force is strictly inside the friction cone and, unless e = r for every ratio, reversed slip loses energy
 * even for r = 1. */
/*@ requires rest_sees(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int loses_in_reversal(const struct rest *c)
{
    const int law = json_member(c->json, json_member(c->json, 0, "problem"), "law");
    const int inside = c->sign[REST_E_plus] < 0 && c->sign[REST_E_minus] < 0;
    const int reverses = c->sign[REST_k_plus] < 0 || c->sign[REST_k_minus] < 0;
    return reverses && inside && c->sign[REST_mu] > 0 && !json_is(c->json, law, "newton");
}

/* When slip can be reversed, or the point is not pulled back, there is no impact to check. */
/*@ requires rest_sees(c);
  @ assigns c->impacts, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> rest_sees(c) && -1 <= c->impacts <= 1); */
static int without_impact(struct rest *c)
{
    const int against_one = scalar_sign(scalar_subtract(c->pool, c->q[REST_r], scalar_one(c->pool)));
    c->impacts = (short)(against_one == 0 && loses_in_reversal(c) ? -1 : against_one);
    return json_member(c->json, c->witness, "e") == 0 ||
           rest_rejected(c, "witness", "impact", "nothing asks for an impact");
}

/* Sets up the impact with initial velocities 2 a / (-b) and -1. */
/*@ requires rest_sees(c) && impact_reads(impact) && \separated(c, impact) && impact->field.pool == c->pool;
  @ assigns impact->q[0 .. IMPACT_QUANTITIES - 1], impact->sign[0 .. IMPACT_QUANTITIES - 1], scalar_doubt;
  @ ensures DOUBT_STAYS && impact_sees(impact); */
static void begin_impact(const struct rest *c, struct impact *impact)
{
    struct scalar_pool *pool = c->pool;
    const scalar minus_one = scalar_subtract(pool, scalar_zero(pool), scalar_one(pool));
    const scalar twice = scalar_add(pool, c->q[REST_a], c->q[REST_a]);
    const scalar u = scalar_divide(pool, twice, scalar_multiply(pool, minus_one, c->q[REST_b]));
    impact->q[IMPACT_A] = c->q[REST_A];
    impact->q[IMPACT_B] = c->q[REST_B];
    impact->q[IMPACT_C] = c->q[REST_C];
    impact->q[IMPACT_mu] = c->q[REST_mu];
    impact->q[IMPACT_u] = u;
    impact->q[IMPACT_v] = minus_one;
    impact->q[IMPACT_r] = c->q[REST_r];
    impact_evaluate(impact);
}

/* e^2 of an impact that has been set up, where e is at that node; NULL with the reason when the witness does not prove
 * it. */
/*@ requires impact_sees(impact) && impact->pieces == 0 && impact->slips == 0 && 0 <= e < impact->json->count;
  @ assigns *impact, *impact->answer, scalar_doubt;
  @ ensures DOUBT_STAYS; */
static scalar square_of_e(struct impact *impact, int e)
{
    struct surd given;
    if (!impact_find_field(impact, e)) {
        impact_rejected(impact, "witness", "e", "is not the root of a number that is no square");
        return NULL;
    }
    if (!impact_check_pieces(impact) || !impact_check_witness(impact)) return NULL;
    if (impact_surd(impact, e, &given) && surd_equal(&impact->field, given, impact->now.v))
        return surd_multiply(&impact->field, given, given).a;
    impact_rejected(impact, "witness", "e", "is not the velocity after the impact");
    return NULL;
}

/* e^2 of the impact in the witness; NULL with the reason. */
/*@ requires rest_sees(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures DOUBT_STAYS; */
static scalar follow(const struct rest *c)
{
    const int witness = json_member(c->json, c->witness, "impact"), e = json_member(c->json, c->witness, "e");
    struct impact impact = {.json = c->json, .answer = c->answer, .witness = witness, .field = {c->pool, NULL}};
    if (witness == 0 || e == 0) {
        rest_rejected(c, "witness", "impact", "is missing");
        return NULL;
    }
    begin_impact(c, &impact);
    return square_of_e(&impact, e);
}

/*@ requires rest_sees(c);
  @ assigns c->impacts, c->e_squared, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> rest_sees(c) && -1 <= c->impacts <= 1); */
static int follow_impact(struct rest *c)
{
    const scalar square = follow(c);
    if (square == NULL) return 0;
    c->e_squared = square;
    c->impacts = scalar_sign(scalar_subtract(c->pool, square, scalar_one(c->pool)));
    return 1;
}

int rest_check_impact(struct rest *c)
{
    const int reverses = c->sign[REST_k_plus] < 0 || c->sign[REST_k_minus] < 0;
    const int none = c->sign[REST_b] >= 0 || reverses;
    if (none && json_member(c->json, c->witness, "impact") != 0)
        return rest_rejected(c, "witness", "impact", "nothing asks for an impact");
    return none ? without_impact(c) : follow_impact(c);
}

/*@ requires rest_sees(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> rest_sees(c));
  @ ensures unchanged: \forall integer k; 0 <= k < REST_QUANTITIES ==> c->q[k] == \old(c->q[k]) && c->sign[k] == \old(c->sign[k]); */
static int check_stated(const struct rest *c)
{
    return check_hypotheses(c) && check_quantities(c);
}

/* Reads the numbers of the problem, computes the quantities, and checks that they are inside the hypotheses and as stated. */
/*@ requires rest_reads(c) && 0 <= problem < c->json->count;
  @ assigns c->q[0 .. REST_QUANTITIES - 1], c->sign[0 .. REST_QUANTITIES - 1], *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> rest_sees(c)); */
static int check_numbers(struct rest *c, int problem)
{
    read_inputs(c, problem);
    evaluate(c);
    return check_stated(c);
}

/* Finds whether the potential and the impacts hold, as the witness shows, and reads the verdict. */
/*@ requires rest_sees(c);
  @ assigns c->size, c->H, c->potential, c->impacts, c->e_squared, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_conditions(struct rest *c)
{
    if (!rest_check_potential(c) || !rest_check_impact(c)) return 0;
    //@ assert json: c->json == \at(c->json, Pre) && c->verdict == \at(c->verdict, Pre);
    //@ assert signs: \forall integer k; 0 <= k < REST_QUANTITIES ==> c->sign[k] == \at(c->sign[k], Pre);
    return rest_check_verdict(c);
}

/* The same; that the words hold follows from what check_conditions states and from the numbers. */
/*@ requires rest_sees(c);
  @ assigns c->size, c->H, c->potential, c->impacts, c->e_squared, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_words(struct rest *c)
{
    return check_conditions(c);
}

/*@ requires rest_reads(c) && 0 <= problem < c->json->count;
  @ assigns *c, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check(struct rest *c, int problem)
{
    if (!check_numbers(c, problem)) return 0;
    //@ assert json: c->json == \at(c->json, Pre) && c->verdict == \at(c->verdict, Pre);
    //@ assert text: c->json->text == \at(c->json->text, Pre) && c->pool == \at(c->pool, Pre);
    return check_words(c);
}

int rest_check(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    const int problem = record_problem(json), verdict = record_verdict(json), witness = record_witness(json);
    struct rest c = {.json = json, .pool = pool, .answer = answer, .verdict = verdict, .witness = witness};
    return check(&c, problem);
}
