/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/chatter/chatter.h"

#include "check/text/record_parts.h"

#include <stddef.h>

#define NAME_OF_INPUT(name, unit, meaning)                                                                             \
    if (quantity == CHATTER_##name) return known_text(#name);
#define NAME_OF_FORMULA(macro, output, unit, meaning)                                                                  \
    if (quantity == CHATTER_##output) return known_text(#output);
/*@ assigns \result \from quantity;
  @ ensures constant_text(\result); */
static const char *quantity_name(int quantity)
{
    CHATTER_INPUTS(NAME_OF_INPUT)
    CHATTER_FORMULAS(NAME_OF_FORMULA)
    return known_text("");
}

/*@ requires chatter_reads(c) && 0 <= problem < c->json->count;
  @ requires constant_text(key);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && \result != \null; */
static scalar number_in(const struct chatter *c, int problem, const char *key)
{
    return chatter_number(c, json_member(c->json, problem, key));
}

/* Reads the inputs. When u and v are not given, 2 a and b take their places. */
/*@ requires chatter_reads(c) && 0 <= problem < c->json->count;
  @ assigns c->q[CHATTER_a .. CHATTER_v], scalar_doubt;
  @ ensures DOUBT_STAYS && chatter_reads(c);
  @ ensures \forall integer k; 0 <= k <= CHATTER_v ==> c->q[k] != \null; */
static void read_inputs(struct chatter *c, int problem)
{
    const scalar a = number_in(c, problem, "a"), b = number_in(c, problem, "b"), A = number_in(c, problem, "A"),
                 B = number_in(c, problem, "B"), C = number_in(c, problem, "C"), mu = number_in(c, problem, "mu"),
                 r = number_in(c, problem, "r");
    const scalar u = c->given ? number_in(c, problem, "u") : chatter_add(c, a, a);
    const scalar v = c->given ? number_in(c, problem, "v") : b;
#define STORE_INPUT(name, unit, meaning) c->q[CHATTER_##name] = name;
    CHATTER_INPUTS(STORE_INPUT)
}

/* The formulas of spec/chatter/formula.h, expanded into exact arithmetic: one local variable for each name. */
#define NOTHING(x)
#define LET_ADD(t, x, y) const scalar t = scalar_add(pool, x, y);
#define LET_SUB(t, x, y) const scalar t = scalar_subtract(pool, x, y);
#define LET_MUL(t, x, y) const scalar t = scalar_multiply(pool, x, y);

/*@ requires chatter_reads(c) && \forall integer k; 0 <= k <= CHATTER_v ==> c->q[k] != \null;
  @ assigns c->q[CHATTER_v + 1 .. CHATTER_QUANTITIES - 1];
  @ ensures chatter_reads(c);
  @ ensures \forall integer k; 0 <= k < CHATTER_QUANTITIES ==> c->q[k] != \null; */
static void evaluate(struct chatter *c)
{
    struct scalar_pool *pool = c->pool;
#define INPUT(name, unit, meaning) const scalar name = c->q[CHATTER_##name];
#define EVALUATE(macro, output, unit, meaning)                                                                         \
    macro(NOTHING, LET_ADD, LET_SUB, LET_MUL) c->q[CHATTER_##output] = output;
    CHATTER_INPUTS(INPUT)
    CHATTER_FORMULAS(EVALUATE)
}

/*@ requires chatter_reads(c) && \forall integer k; 0 <= k < CHATTER_QUANTITIES ==> c->q[k] != \null;
  @ assigns c->sign[0 .. CHATTER_QUANTITIES - 1], c->against_one, scalar_doubt;
  @ ensures DOUBT_STAYS && chatter_reads(c) && chatter_numbers(c); */
static void find_signs(struct chatter *c)
{
    /*@ loop invariant 0 <= i <= CHATTER_QUANTITIES && DOUBT_HAS_STAYED && chatter_reads(c);
      @ loop invariant \forall integer k; 0 <= k < CHATTER_QUANTITIES ==> c->q[k] != \null;
      @ loop invariant \forall integer k; 0 <= k < i ==> -1 <= c->sign[k] <= 1;
      @ loop invariant found: scalar_doubt == 0 ==> \forall integer k; 0 <= k < i ==> sign_of(c->sign[k], scalar_value(c->q[k]));
      @ loop assigns i, c->sign[0 .. CHATTER_QUANTITIES - 1], scalar_doubt;
      @ loop variant CHATTER_QUANTITIES - i; */
    for (int i = 0; i < CHATTER_QUANTITIES; i++) c->sign[i] = (short)scalar_sign(c->q[i]);
    c->against_one = (short)chatter_compare(c, c->q[CHATTER_r], chatter_one(c));
}

/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int outside(const struct chatter *c, const char *item)
{
    return chatter_rejected(c, "problem", item, "outside the hypotheses");
}

/*@ requires chatter_reads(c) && 0 <= problem < c->json->count;
  @ assigns c->law, *c->answer;
  @ ensures 0 <= \result <= 1 && (\result == 1 ==> chatter_reads(c) && c->law <= CHATTER_NEWTON); */
static int find_law(struct chatter *c, int problem)
{
    const int law = json_member(c->json, problem, "law");
    c->law = json_is(c->json, law, "poisson")     ? CHATTER_POISSON
             : json_is(c->json, law, "energetic") ? CHATTER_ENERGETIC
                                                  : CHATTER_NEWTON;
    return c->law != CHATTER_NEWTON || json_is(c->json, law, "newton") || outside(c, "law");
}

/* Relations between signs that hold under the hypotheses. They fail only when some sign was not found; no conclusion is
 * then drawn. */
/*@ requires chatter_numbers(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1 && (\result == 1 ==> chatter_signs(c)); */
static int signs_agree(const struct chatter *c)
{
    const short *sign = c->sign;
    const int ahead = sign[CHATTER_p_plus] > 0, back = sign[CHATTER_p_minus] > 0, falls = sign[CHATTER_v] < 0;
    if (!falls && (c->given || sign[CHATTER_b] < 0)) return 0;
    if ((sign[CHATTER_k_plus] < 0 || sign[CHATTER_k_minus] < 0) && !(ahead && back)) return 0;
    if (falls && sign[CHATTER_u] > 0 && sign[CHATTER_D_r_plus] >= 0 && !ahead) return 0;
    if (falls && sign[CHATTER_u] < 0 && sign[CHATTER_D_r_minus] >= 0 && !back) return 0;
    return sign[CHATTER_B] > 0 ? back : sign[CHATTER_B] == 0 || ahead;
}

/*@ requires chatter_reads(c) && chatter_numbers(c) && c->law <= CHATTER_NEWTON;
  @ assigns *c->answer;
  @ ensures 0 <= \result <= 1 && (\result == 1 ==> chatter_sees(c)); */
static int check_hypotheses(const struct chatter *c)
{
    if (c->sign[CHATTER_A] <= 0) return outside(c, "A");
    if (c->sign[CHATTER_C] <= 0) return outside(c, "C");
    if (c->sign[CHATTER_Delta] <= 0) return outside(c, "Delta");
    if (c->sign[CHATTER_mu] < 0) return outside(c, "mu");
    if (c->given && c->sign[CHATTER_v] >= 0) return outside(c, "v");
    if (c->sign[CHATTER_r_range] < 0) return outside(c, "r");
    return signs_agree(c) || chatter_rejected(c, "quantities", "", "the signs contradict each other");
}

/*@ requires chatter_reads(c) && 0 <= problem < c->json->count;
  @ assigns c->given, *c->answer;
  @ ensures 0 <= \result <= 1 && (\result == 1 ==> chatter_reads(c)); */
static int find_state(struct chatter *c, int problem)
{
    c->given = json_member(c->json, problem, "u") != 0;
    return c->given == (json_member(c->json, problem, "v") != 0) ||
           chatter_rejected(c, "problem", "u", "u and v are given together, or neither");
}

/*@ requires chatter_sees(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> chatter_sees(c)); */
static int check_quantities(const struct chatter *c)
{
    const char *name[CHATTER_QUANTITIES];
    /*@ loop invariant 0 <= i <= CHATTER_QUANTITIES;
      @ loop invariant \forall integer k; 0 <= k < i ==> constant_text(name[k]);
      @ loop assigns i, name[0 .. CHATTER_QUANTITIES - 1];
      @ loop variant CHATTER_QUANTITIES - i; */
    for (int i = 0; i < CHATTER_QUANTITIES; i++) name[i] = quantity_name(i);
    return quantities_check(c->json, c->pool, name, c->q, CHATTER_QUANTITIES, c->answer);
}

/* No enclosure has been read yet. */
/*@ predicate chatter_begins{L}(struct chatter *c) = c->low == \null && c->end == 0; */

/* Reads the numbers of the problem, and computes the quantities and their signs. */
/*@ requires chatter_reads(c) && 0 <= problem < c->json->count;
  @ assigns c->q[0 .. CHATTER_QUANTITIES - 1], c->sign[0 .. CHATTER_QUANTITIES - 1], c->against_one, scalar_doubt;
  @ ensures DOUBT_STAYS && chatter_reads(c) && chatter_numbers(c); */
static void find_quantities(struct chatter *c, int problem)
{
    read_inputs(c, problem);
    evaluate(c);
    find_signs(c);
}

/* Whether the quantities are inside the hypotheses, and as the record states them. */
/*@ requires chatter_reads(c) && chatter_numbers(c) && c->law <= CHATTER_NEWTON;
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> chatter_sees(c)); */
static int check_stated(const struct chatter *c)
{
    return check_hypotheses(c) && check_quantities(c);
}

/* Checks the data: the problem, its hypotheses and its quantities. */
/*@ requires chatter_reads(c) && chatter_begins(c) && 0 <= problem < c->json->count;
  @ assigns c->given, c->law, c->q[0 .. CHATTER_QUANTITIES - 1], c->sign[0 .. CHATTER_QUANTITIES - 1], c->against_one,
  @   *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> chatter_sees(c) && chatter_begins(c)); */
static int check_given(struct chatter *c, int problem)
{
    if (!find_state(c, problem) || !find_law(c, problem)) return 0;
    find_quantities(c, problem);
    /*@ assert chatter_begins(c); */
    return check_stated(c);
}

/* Checks the conclusions, step by step. */
/*@ requires chatter_sees(c) && chatter_begins(c);
  @ assigns *c, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_course(struct chatter *c)
{
    if (!chatter_check_row(c) || !chatter_check_impacts(c)) return 0;
    /*@ assert c->answer == \at(c->answer, Pre); */
    /*@ assert chatter_begins(c); */
    if (!chatter_check_enclosure(c)) return 0;
    /*@ assert c->answer == \at(c->answer, Pre); */
    return chatter_check_verdict(c);
}

/*@ requires chatter_reads(c) && chatter_begins(c) && 0 <= problem < c->json->count;
  @ assigns *c, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check(struct chatter *c, int problem)
{
    return check_given(c, problem) && check_course(c);
}

int chatter_check(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    const int problem = record_problem(json), verdict = record_verdict(json), witness = record_witness(json);
    struct chatter c = {
        .json = json, .pool = pool, .answer = answer, .verdict = verdict, .witness = witness, .low = NULL, .end = 0};
    /*@ assert json_nodes(json); */
    /*@ assert chatter_reads(&c); */
    /*@ assert c.low == \null; */
    /*@ assert c.end == 0; */
    return check(&c, problem);
}
