/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/impact/private.h"

#include "check/quantities.h"
#include "check/text/record_parts.h"

#include <stddef.h>

#define NAME_OF_INPUT(name, unit, meaning)                                                                             \
    if (quantity == IMPACT_##name) return known_text(#name);
#define NAME_OF_FORMULA(macro, output, unit, meaning)                                                                  \
    if (quantity == IMPACT_##output) return known_text(#output);
/*@ assigns \result \from quantity;
  @ ensures constant_text(\result); */
static const char *quantity_name(int quantity)
{
    IMPACT_INPUTS(NAME_OF_INPUT)
    IMPACT_FORMULAS(NAME_OF_FORMULA)
    return known_text("");
}

int impact_rejected(const struct impact *c, const char *place, const char *item, const char *what)
{
    return answer_set(c->answer, ANSWER_REJECTED, place, item, what);
}

struct surd impact_value(const struct impact *c, int quantity)
{
    return surd_from(c->q[quantity]);
}

int impact_p(const struct impact *c)
{
    return c->sign[c->sign[IMPACT_u] < 0 ? IMPACT_p_minus : IMPACT_p_plus];
}

int impact_is_degenerate(const struct impact *c)
{
    return c->sign[IMPACT_v] == 0 && c->sign[IMPACT_u] != 0 && impact_p(c) == 0;
}

/*@ requires json_ok(json) && 0 <= node < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= LAWS; */
static int law_named(const struct json *json, int node)
{
    if (json_is(json, node, "newton")) return LAW_NEWTON;
    if (json_is(json, node, "poisson")) return LAW_POISSON;
    return json_is(json, node, "energetic") ? LAW_ENERGETIC : LAWS;
}

int impact_law(const struct impact *c)
{
    return law_named(c->json, json_member(c->json, record_problem(c->json), "law"));
}

int surd_is_written(const struct json *json, int node)
{
    return json->node[node].type == JSON_OBJECT && json_member(json, node, "d") != 0;
}

/*@ requires impact_reads(c) && 0 <= object < c->json->count;
  @ requires constant_text(key);
  @ assigns scalar_doubt, \result \from *c, object, key;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar number_in(const struct impact *c, int object, const char *key)
{
    return quantity_number(c->json, c->field.pool, json_member(c->json, object, key));
}

/* The members of the number at a node. */
/*@ requires impact_reads(c) && 0 <= node < c->json->count;
  @ assigns scalar_doubt;
  @ ensures \result.a != \null && \result.b != \null && \result.d != \null && DOUBT_STAYS; */
static struct written_surd read_root(const struct impact *c, int node)
{
    const scalar a = number_in(c, node, "a"), b = number_in(c, node, "b"), d = number_in(c, node, "d");
    return (struct written_surd){a, b, d};
}

/* 1 when a number is in the field of the motion, and not given there as a rational. */
/*@ requires impact_reads(c) && root.b != \null && root.d != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> c->field.d != \null); */
static int is_in_field(const struct impact *c, struct written_surd root)
{
    return c->field.d != NULL && scalar_equal(root.d, c->field.d) && scalar_sign(root.b) != 0;
}

/* The number at a node that is not an object {"a","b","d"}. */
/*@ requires impact_reads(c) && 0 <= node < c->json->count;
  @ assigns scalar_doubt;
  @ ensures \result.a != \null && \result.b == \null && DOUBT_STAYS; */
static struct surd read_plain(const struct impact *c, int node)
{
    return surd_from(quantity_number(c->json, c->field.pool, node));
}

/* The number {"a","b","d"} at a node; `a` is NULL when it is not in the field. */
/*@ requires impact_reads(c) && 0 <= node < c->json->count;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && (\result.a != \null ==> surd_ok(&c->field, \result)); */
static struct surd read_irrational(const struct impact *c, int node)
{
    const struct surd none = {NULL, NULL};
    const struct written_surd root = read_root(c, node);
    return is_in_field(c, root) ? (struct surd){root.a, root.b} : none;
}

int impact_surd(const struct impact *c, int node, struct surd *x)
{
    *x = surd_is_written(c->json, node) ? read_irrational(c, node) : read_plain(c, node);
    return x->a != NULL;
}

/* The formulas of spec/impact/formula.h, expanded into exact arithmetic: one local variable for each name. */
#define NOTHING(x)
#define LET_ADD(t, x, y) const scalar t = scalar_add(pool, x, y);
#define LET_SUB(t, x, y) const scalar t = scalar_subtract(pool, x, y);
#define LET_MUL(t, x, y) const scalar t = scalar_multiply(pool, x, y);

void impact_evaluate(struct impact *c)
{
    struct scalar_pool *pool = c->field.pool;
#define TAKE_INPUT(name, unit, meaning) const scalar name = c->q[IMPACT_##name];
#define EVALUATE(macro, output, unit, meaning) macro(NOTHING, LET_ADD, LET_SUB, LET_MUL) c->q[IMPACT_##output] = output;
    IMPACT_INPUTS(TAKE_INPUT)
    IMPACT_FORMULAS(EVALUATE)
    /*@ loop invariant 0 <= i <= IMPACT_QUANTITIES && DOUBT_HAS_STAYED && impact_reads(c);
      @ loop invariant \forall integer k; 0 <= k < IMPACT_QUANTITIES ==> c->q[k] != \null;
      @ loop invariant \forall integer k; 0 <= k < i ==> -1 <= c->sign[k] <= 1;
      @ loop invariant found: scalar_doubt == 0 ==> \forall integer k; 0 <= k < i ==> sign_of(c->sign[k], scalar_value(c->q[k]));
      @ loop assigns i, c->sign[0 .. IMPACT_QUANTITIES - 1], scalar_doubt;
      @ loop variant IMPACT_QUANTITIES - i; */
    for (int i = 0; i < IMPACT_QUANTITIES; i++) c->sign[i] = scalar_sign(c->q[i]);
}

/*@ requires impact_reads(c) && 0 <= problem < c->json->count;
  @ assigns c->q[0 .. IMPACT_r], scalar_doubt;
  @ ensures DOUBT_STAYS && impact_reads(c);
  @ ensures \forall integer k; 0 <= k <= IMPACT_r ==> c->q[k] != \null; */
static void read_problem(struct impact *c, int problem)
{
#define READ_INPUT(name, unit, meaning) const scalar name = number_in(c, problem, #name);
#define STORE_INPUT(name, unit, meaning) c->q[IMPACT_##name] = name;
    IMPACT_INPUTS(READ_INPUT)
    IMPACT_INPUTS(STORE_INPUT)
}

/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int outside(const struct impact *c, const char *item)
{
    return impact_rejected(c, "problem", item, "outside the hypotheses");
}

/*@ requires impact_sees(c);
  @ assigns *c->answer;
  @ ensures 0 <= \result <= 1 && (\result == 1 ==> impact_sees(c)); */
static int check_hypotheses(const struct impact *c)
{
    if (c->sign[IMPACT_A] <= 0) return outside(c, "A");
    if (c->sign[IMPACT_C] <= 0) return outside(c, "C");
    if (c->sign[IMPACT_Delta] <= 0) return outside(c, "Delta");
    if (c->sign[IMPACT_mu] < 0) return outside(c, "mu");
    if (c->sign[IMPACT_v] > 0) return outside(c, "v");
    if (c->sign[IMPACT_r_range] < 0) return outside(c, "r");
    return impact_law(c) < LAWS || outside(c, "law");
}

int impact_find_field(struct impact *c, int v)
{
    struct surd root;
    if (!surd_is_written(c->json, v)) return 1;
    c->field.d = quantity_number(c->json, c->field.pool, json_member(c->json, v, "d"));
    return scalar_sign(c->field.d) > 0 && !scalar_is_square(c->field.d) && impact_surd(c, v, &root) &&
           scalar_sign(root.a) == 0 && json_is(c->json, json_member(c->json, v, "b"), "1");
}

/*@ requires impact_sees(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> impact_sees(c)); */
static int check_quantities(const struct impact *c)
{
    const char *name[IMPACT_QUANTITIES];
    /*@ loop invariant 0 <= i <= IMPACT_QUANTITIES;
      @ loop invariant \forall integer k; 0 <= k < i ==> constant_text(name[k]);
      @ loop assigns i, name[0 .. IMPACT_QUANTITIES - 1];
      @ loop variant IMPACT_QUANTITIES - i; */
    for (int i = 0; i < IMPACT_QUANTITIES; i++) name[i] = quantity_name(i);
    return quantities_check(c->json, c->field.pool, name, c->q, IMPACT_QUANTITIES, c->answer);
}

/*@ requires impact_sees(c);
  @ assigns c->field.d, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> impact_sees(c)); */
static int find_field(struct impact *c)
{
    return impact_find_field(c, json_member(c->json, c->verdict, "v")) ||
           impact_rejected(c, "verdict", "v", "is not the root of a number that is no square");
}

/*@ requires impact_sees(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> impact_sees(c));
  @ ensures unchanged: \forall integer k; 0 <= k < IMPACT_QUANTITIES ==> c->q[k] == \old(c->q[k]) && c->sign[k] == \old(c->sign[k]); */
static int check_stated(const struct impact *c)
{
    return check_hypotheses(c) && check_quantities(c);
}

/* Reads the numbers of the problem, computes the quantities, and checks that they are inside the hypotheses and as stated. */
/*@ requires impact_reads(c) && 0 <= problem < c->json->count;
  @ assigns c->q[0 .. IMPACT_QUANTITIES - 1], c->sign[0 .. IMPACT_QUANTITIES - 1], *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> impact_sees(c)); */
static int check_numbers(struct impact *c, int problem)
{
    read_problem(c, problem);
    impact_evaluate(c);
    return check_stated(c);
}

/*@ requires impact_followed(c);
  @ assigns c->energy, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_followed(struct impact *c)
{
    if (!impact_check_witness(c)) return 0;
    //@ assert json: c->json == \at(c->json, Pre) && c->verdict == \at(c->verdict, Pre) && c->pieces == \at(c->pieces, Pre);
    //@ assert slips: c->slips == \at(c->slips, Pre) && c->second_phase == \at(c->second_phase, Pre);
    //@ assert slip: c->slip[0] == \at(c->slip[0], Pre) && c->slip[1] == \at(c->slip[1], Pre);
    //@ assert signs: \forall integer k; 0 <= k < IMPACT_QUANTITIES ==> c->sign[k] == \at(c->sign[k], Pre);
    return impact_check_verdict(c);
}

/* Follows the motion and reads the verdict. */
/*@ requires impact_sees(c) && c->pieces == 0 && c->slips == 0;
  @ assigns c->field.d, c->now, c->pieces, c->slip[0 .. 1], c->slips, c->second_phase, c->energy, c->sum[0 .. PHASES - 1],
  @   *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_motion(struct impact *c)
{
    if (!find_field(c) || !impact_check_pieces(c)) return 0;
    //@ assert json: c->json == \at(c->json, Pre) && c->verdict == \at(c->verdict, Pre);
    //@ assert text: c->json->text == \at(c->json->text, Pre) && c->field.pool == \at(c->field.pool, Pre);
    //@ assert ratio: c->q[IMPACT_r] == \at(c->q[IMPACT_r], Pre);
    //@ assert signs: \forall integer k; 0 <= k < IMPACT_QUANTITIES ==> c->sign[k] == \at(c->sign[k], Pre);
    return check_followed(c);
}

/* The same; that the words hold follows from what check_motion states and from the numbers. */
/*@ requires impact_sees(c) && c->pieces == 0 && c->slips == 0;
  @ assigns c->field.d, c->now, c->pieces, c->slip[0 .. 1], c->slips, c->second_phase, c->energy, c->sum[0 .. PHASES - 1],
  @   *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_words(struct impact *c)
{
    return check_motion(c);
}

/*@ requires impact_reads(c) && 0 <= problem < c->json->count && c->pieces == 0 && c->slips == 0;
  @ assigns *c, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check(struct impact *c, int problem)
{
    if (!check_numbers(c, problem)) return 0;
    //@ assert json: c->json == \at(c->json, Pre) && c->verdict == \at(c->verdict, Pre);
    //@ assert text: c->json->text == \at(c->json->text, Pre) && c->field.pool == \at(c->field.pool, Pre);
    //@ assert root: c->field.d == \at(c->field.d, Pre);
    return check_words(c);
}

int impact_check(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    const int problem = record_problem(json), verdict = record_verdict(json), witness = record_witness(json);
    struct impact c = {.json = json, .answer = answer, .verdict = verdict, .witness = witness, .field = {pool, NULL}};
    return check(&c, problem);
}
