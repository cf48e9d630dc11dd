/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/rest/verdict.c: the row, the conditions and the stability that it accepts are those of the signs. */
#ifndef PROOFS_CHECK_REST_ROW_READ_H
#define PROOFS_CHECK_REST_ROW_READ_H

#include "rest_row_stated.h"

#define REST_SIGNS_AT(c) c->sign[REST_b], c->sign[REST_E_plus], c->sign[REST_E_minus], c->potential, c->impacts
#define REST_INSIDE_AT(c) strictly_inside(c->sign[REST_E_plus], c->sign[REST_E_minus])
#define NOT_OUTSIDE_AT(c) (c->sign[REST_E_plus] <= 0 && c->sign[REST_E_minus] <= 0)

/*@ ensures row: json_has(c->json, c->verdict, key, \result); */
static int member(const struct rest *c, const char *key);
/*@ ensures row: \result == state_of_sign(sign); */
static enum condition state_of(int sign);
/*@ ensures row: \result != 0 <==> x.state[i] == state && (i != CONDITION_POTENTIAL || x.inside != 0 || state != CONDITION_FAILS); */
static int counts(struct conclusion x, int i, enum condition state);
/*@ ensures row: fails: state == CONDITION_FAILS ==> (\result > 0 <==> x.state[CONDITION_CONTACT] == CONDITION_FAILS ||
  @   (x.state[CONDITION_POTENTIAL] == CONDITION_FAILS && x.inside != 0) || x.state[CONDITION_IMPACTS] == CONDITION_FAILS);
  @ ensures row: holds: state == CONDITION_HOLDS ==> (\result == CONDITIONS <==> x.state[CONDITION_CONTACT] == CONDITION_HOLDS &&
  @   x.state[CONDITION_POTENTIAL] == CONDITION_HOLDS && x.state[CONDITION_IMPACTS] == CONDITION_HOLDS); */
static int how_many(struct conclusion x, enum condition state);
/*@ ensures row: inside: \result.inside != 0 <==> REST_INSIDE_AT(c);
  @ ensures row: potential: \result.state[CONDITION_POTENTIAL] == state_of_sign(c->potential);
  @ ensures row: impacts: \result.state[CONDITION_IMPACTS] == impacts_state(c->sign[REST_b], c->impacts);
  @ ensures row: stability: \result.stability == stability_of_signs(REST_SIGNS_AT(c)); */
static struct conclusion conclude(const struct rest *c);
/*@ ensures row: CONDITION_HOLDS <= state <= CONDITION_FAILS ==> condition_spelt(state, \result); */
static const char *state_name(enum condition state);
/*@ ensures row: CONDITION_HOLDS <= stability <= CONDITION_FAILS ==> conclusion_spelt(stability, \result); */
static const char *stability_name(enum condition stability);
/*@ ensures row: \result != 0 && CONDITION_NOT_ASKED <= state <= CONDITION_FAILS ==> node_has_state(c->json, node, state); */
static int is_state(const struct rest *c, int node, enum condition state);
/*@ ensures row: \result != 0 && CONDITION_NOT_ASKED <= state <= CONDITION_FAILS ==> has_condition(c->json, c->verdict, key, state); */
static int condition_is(const struct rest *c, const char *key, enum condition state);
/*@ ensures row: potential: \result != 0 && CONDITION_NOT_ASKED <= x.state[CONDITION_POTENTIAL] <= CONDITION_FAILS ==>
  @   says_potential(c->json, c->verdict, x.state[CONDITION_POTENTIAL]);
  @ ensures row: impacts: \result != 0 && CONDITION_NOT_ASKED <= x.state[CONDITION_IMPACTS] <= CONDITION_FAILS ==>
  @   says_impacts(c->json, c->verdict, x.state[CONDITION_IMPACTS]); */
static int check_conditions(const struct rest *c, struct conclusion x);
/*@ ensures row: \result != 0 && CONDITION_HOLDS <= stability <= CONDITION_FAILS ==> rest_says_stability(c->json, c->verdict, stability); */
static int stability_is(const struct rest *c, enum condition stability);
/*@ ensures row: c->sign[REST_b] < 0 && REST_INSIDE_AT(c) ==> rest_name_of_signs(REST_SIGNS_AT(c), \result); */
static const char *row_inside(const struct rest *c);
/*@ ensures row: (x.inside != 0 <==> REST_INSIDE_AT(c)) && NOT_OUTSIDE_AT(c) ==> rest_name_of_signs(REST_SIGNS_AT(c), \result); */
static const char *row_of(const struct rest *c, struct conclusion x);
/*@ ensures row: \result != 0 && NOT_OUTSIDE_AT(c) ==> node_says_rest_signs(c->json, row, REST_SIGNS_AT(c)); */
int rest_row_is(const struct rest *c, int row);
/*@ ensures row: \result != 0 && NOT_OUTSIDE_AT(c) ==> rest_row_says_signs(c->json, REST_SIGNS_AT(c)); */
static int row_is_stated(const struct rest *c);

#endif
