/* SPDX-License-Identifier: BSD-2-Clause */
/* The quantities of a point that is given by its rates (spec/fold/certificate.md, section 2): the formulas, one after the other. */
#include "check/fold/point.h"

/*@ requires fold_reads(c);
  @ requires constant_text(key);
  @ assigns scalar_doubt;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar number_in(const struct fold *c, const char *key)
{
    return quantity_number(c->json, c->pool, json_member(c->json, c->problem, key));
}

/* The formulas of spec/fold/formula.h, expanded into exact arithmetic: one local variable for each name. */
#define LET_ADD(t, x, y) const scalar t = scalar_add(pool, x, y);
#define LET_SUB(t, x, y) const scalar t = scalar_subtract(pool, x, y);
#define LET_MUL(t, x, y) const scalar t = scalar_multiply(pool, x, y);
#define NOTHING(x)
#define LET_INPUT(name, unit, meaning) const scalar name = number_in(c, #name);
#define STORE_INPUT(name, unit, meaning) c->seen[FOLD_##name] = name;
#define EVALUATE(macro, output, unit, meaning)                                                                         \
    macro(NOTHING, LET_ADD, LET_SUB, LET_MUL) c->seen[FOLD_##output] = output;

/* The rates. */
/*@ requires fold_reads(c);
  @ assigns c->seen[FOLD_Lp .. FOLD_Lm], c->seen[FOLD_gap], scalar_doubt;
  @ ensures DOUBT_STAYS && fold_reads(c); */
static void read_rates(struct fold *c)
{
    struct scalar_pool *pool = c->pool;
    FOLD_RATE_INPUTS(LET_INPUT)
    FOLD_RATE_INPUTS(STORE_INPUT)
    FOLD_RATE_FORMULAS(EVALUATE)
}

/* The K, and what follows from them. */
/*@ requires fold_reads(c);
  @ assigns c->seen[FOLD_Kpp .. FOLD_Kmm], c->seen[FOLD_sum .. FOLD_disc], scalar_doubt;
  @ ensures DOUBT_STAYS && fold_reads(c); */
static void read_tangents(struct fold *c)
{
    struct scalar_pool *pool = c->pool;
    FOLD_TANGENT_INPUTS(LET_INPUT)
    FOLD_TANGENT_INPUTS(STORE_INPUT)
    FOLD_TWO_FOLD_FORMULAS(EVALUATE)
}

/* No quantity is there yet. */
/*@ requires fold_reads(c);
  @ assigns c->seen[0 .. FOLD_SEEN - 1];
  @ ensures fold_reads(c);
  @ ensures \forall integer k; 0 <= k < FOLD_SEEN ==> c->seen[k] == \null; */
static void clear(struct fold *c)
{
    /*@ loop invariant 0 <= i <= FOLD_SEEN && fold_reads(c);
      @ loop invariant \forall integer k; 0 <= k < i ==> c->seen[k] == \null;
      @ loop assigns i, c->seen[0 .. FOLD_SEEN - 1];
      @ loop variant FOLD_SEEN - i; */
    for (int i = 0; i < FOLD_SEEN; i++) c->seen[i] = NULL;
}

/* The signs of the quantities that are there; 0 for the others. */
/*@ requires fold_reads(c);
  @ assigns c->seen_sign[0 .. FOLD_SEEN - 1], scalar_doubt;
  @ ensures DOUBT_STAYS && fold_reads(c);
  @ ensures seen: fold_seen(c, FOLD_SEEN); */
static void find_signs(struct fold *c)
{
    /*@ loop invariant 0 <= i <= FOLD_SEEN && DOUBT_HAS_STAYED && fold_reads(c);
      @ loop invariant seen: fold_seen(c, i);
      @ loop invariant found: scalar_doubt == 0 ==> \forall integer k; 0 <= k < i && c->seen[k] != \null ==>
      @   sign_of(c->seen_sign[k], scalar_value(c->seen[k]));
      @ loop assigns i, c->seen_sign[0 .. FOLD_SEEN - 1], scalar_doubt;
      @ loop variant FOLD_SEEN - i; */
    for (int i = 0; i < FOLD_SEEN; i++) {
        c->seen_sign[i] = 0;
        if (c->seen[i] != NULL) c->seen_sign[i] = (short)scalar_sign(c->seen[i]);
    }
}

#define NAME_OF_INPUT(name, unit, meaning)                                                                             \
    if (k == FOLD_##name) return known_text(#name);
#define NAME_OF_FORMULA(macro, output, unit, meaning)                                                                  \
    if (k == FOLD_##output) return known_text(#output);
/*@ assigns \result \from k;
  @ ensures constant_text(\result); */
static const char *seen_name(int k)
{
    FOLD_TANGENT_POINT_INPUTS(NAME_OF_INPUT)
    FOLD_CLASS_FORMULAS(NAME_OF_FORMULA)
    return known_text("");
}

/* Lists the quantities that are there. */
/*@ requires fold_reads(c) && c->count == 0;
  @ requires fold_seen(c, FOLD_SEEN);
  @ assigns c->count, c->name[0 .. FOLD_MAX_QUANTITIES - 1], c->q[0 .. FOLD_MAX_QUANTITIES - 1],
  @   c->sign[0 .. FOLD_MAX_QUANTITIES - 1];
  @ ensures lists: fold_lists(c);
  @ ensures seen: fold_seen(c, FOLD_SEEN); */
static void list(struct fold *c)
{
    /*@ loop invariant 0 <= i <= FOLD_SEEN && 0 <= c->count <= i && fold_reads(c);
      @ loop invariant names: fold_names(c);
      @ loop invariant signs: fold_signs(c);
      @ loop invariant seen: fold_seen(c, FOLD_SEEN);
      @ loop assigns i, c->count, c->name[0 .. FOLD_MAX_QUANTITIES - 1], c->q[0 .. FOLD_MAX_QUANTITIES - 1],
      @   c->sign[0 .. FOLD_MAX_QUANTITIES - 1];
      @ loop variant FOLD_SEEN - i; */
    for (int i = 0; i < FOLD_SEEN; i++) {
        if (c->seen[i] == NULL) continue;
        c->name[c->count] = seen_name(i);
        c->q[c->count] = c->seen[i];
        c->sign[c->count] = c->seen_sign[i];
        c->count++;
    }
}

void fold_read_point(struct fold *c)
{
    clear(c);
    read_rates(c);
    if (c->form == FOLD_TANGENT) read_tangents(c);
    find_signs(c);
    list(c);
}
