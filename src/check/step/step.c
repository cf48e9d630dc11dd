/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/step/step.h"

#include <stddef.h>

#define NAME_OF_INPUT(name, unit, meaning)                                                                             \
    if (quantity == STEP_##name) return known_text(#name);
#define NAME_OF_FORMULA(macro, output, unit, meaning)                                                                  \
    if (quantity == STEP_##output) return known_text(#output);
const char *step_quantity_name(int quantity)
{
    STEP_INPUTS(NAME_OF_INPUT)
    STEP_FORMULAS(NAME_OF_FORMULA)
    return known_text("");
}

const char *step_mode_name(enum step_mode mode)
{
    if (mode == STEP_F) return known_text("F");
    if (mode == STEP_S_PLUS) return known_text("S+");
    return mode == STEP_S_MINUS ? known_text("S-") : known_text("T");
}

int step_rejected(const struct step *c, const char *place, const char *item, const char *what)
{
    return answer_set(c->answer, ANSWER_REJECTED, place, item, what);
}

int step_compare(struct scalar_pool *pool, scalar x, scalar y)
{
    if (x == NULL || y == NULL) return (x == NULL) - (y == NULL);
    return scalar_sign(scalar_subtract(pool, x, y));
}

int step_number_is(const struct step *c, int node, scalar x)
{
    const int null = c->json->node[node].type == JSON_NULL;
    if (x == NULL || null) return x == NULL && null;
    return scalar_equal(quantity_number(c->json, c->pool, node), x);
}

int step_chosen(const struct step *c, scalar eps, short *chosen)
{
    int count = 0;
    /*@ loop invariant 0 <= count <= i <= STEP_MODES && DOUBT_HAS_STAYED;
      @ loop assigns i, count, chosen[0 .. STEP_MODES - 1], scalar_doubt;
      @ loop variant STEP_MODES - i; */
    for (int i = 0; i < STEP_MODES; i++) {
        chosen[i] = step_compare(c->pool, c->eta[i], eps) <= 0;
        count += chosen[i];
    }
    return count;
}

/* Tries one bias: 1 when some mode explains the answer with it. */
/*@ requires step_ready(c) && bias != \null;
  @ assigns c->q[STEP_bias .. STEP_QUANTITIES - 1], c->sign[0 .. STEP_QUANTITIES - 1], c->size[0 .. STEP_SIZES - 1],
  @   c->term[0 .. STEP_MODES - 1], c->eta[0 .. STEP_MODES - 1], c->residual,
  @   c->excess[0 .. STEP_EXCESSES - 1], c->restitution, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && step_sees(c); */
static int try_bias(struct step *c, scalar bias, enum step_restitution restitution)
{
    short chosen[STEP_MODES];
    step_evaluate(c, bias);
    step_measure(c);
    c->restitution = restitution;
    return step_chosen(c, c->given.eps, chosen) > 0;
}

/* 1 when the answer corresponds to a coefficient of restitution between 0 and 1. */
/*@ requires step_ready(c);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int shows_restitution(const struct step *c)
{
    return scalar_sign(c->q[STEP_P_N]) > 0 && scalar_sign(c->q[STEP_U_N]) > 0 &&
           scalar_sign(scalar_add(c->pool, c->q[STEP_U_N], c->given.v)) <= 0;
}

/* Chooses the first bias with which some mode explains the answer, else the one that was asked for. */
/*@ requires step_ready(c);
  @ assigns c->q[STEP_bias .. STEP_QUANTITIES - 1], c->sign[0 .. STEP_QUANTITIES - 1], c->size[0 .. STEP_SIZES - 1],
  @   c->term[0 .. STEP_MODES - 1], c->eta[0 .. STEP_MODES - 1], c->residual,
  @   c->excess[0 .. STEP_EXCESSES - 1], c->restitution, scalar_doubt;
  @ ensures DOUBT_STAYS && step_sees(c); */
static void choose_bias(struct step *c)
{
    const scalar zero = scalar_zero(c->pool);
    const scalar bias = scalar_multiply(c->pool, c->given.e, c->given.v);
    if (scalar_sign(bias) >= 0) {
        (void)try_bias(c, zero, STEP_NONE);
        return;
    }
    if (try_bias(c, bias, STEP_KEPT) || try_bias(c, zero, STEP_IGNORED)) return;
    if (shows_restitution(c) && try_bias(c, scalar_subtract(c->pool, zero, c->q[STEP_U_N]), STEP_OTHER)) return;
    (void)try_bias(c, bias, STEP_BROKEN);
}

/*@ requires step_sees(c) && step_forces(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures sees: \result == 1 ==> step_sees(c);
  @ ensures forces: \result == 1 ==> step_forces(c); */
static int check_quantities(const struct step *c)
{
    const char *name[STEP_QUANTITIES];
    /*@ loop invariant 0 <= i <= STEP_QUANTITIES;
      @ loop invariant \forall integer k; 0 <= k < i ==> constant_text(name[k]);
      @ loop assigns i, name[0 .. STEP_QUANTITIES - 1];
      @ loop variant STEP_QUANTITIES - i; */
    for (int i = 0; i < STEP_QUANTITIES; i++) name[i] = step_quantity_name(i);
    return quantities_check(c->json, c->pool, name, c->q, STEP_QUANTITIES, c->answer);
}

/* Checks what the certificate states besides the data. */
/*@ requires step_sees(c) && step_forces(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_statements(const struct step *c)
{
    return check_quantities(c) && step_check_witness(c) && step_check_verdict(c);
}

/*@ requires step_reads(c);
  @ assigns *c, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check(struct step *c)
{
    if (!step_read(c)) return 0;
    choose_bias(c);
    step_find_forces(c);
    return check_statements(c);
}

int step_check(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    const int problem = json_member(json, 0, "problem");
    const int verdict = json_member(json, 0, "verdict"), witness = json_member(json, 0, "witness");
    struct step c = {
        .json = json, .pool = pool, .answer = answer, .problem = problem, .verdict = verdict, .witness = witness};
    return check(&c);
}
