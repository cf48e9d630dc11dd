/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/chatter/row.c: the row that the record names is the first whose condition holds for the signs. */
#ifndef PROOFS_CHECK_CHATTER_ROW_READ_H
#define PROOFS_CHECK_CHATTER_ROW_READ_H

#include "check/chatter/row.h"

#include "chatter_row_stated.h"

#define IS_FIRST(c) chatter_first_sign_row(\result.number, SIGNS_OF_CHATTER(c))
#define BOUNCES(c) (c->sign[CHATTER_b] < 0 && c->sign[CHATTER_r] > 0)
#define AHEAD(c) CHATTER_AHEAD(c->sign[CHATTER_u], c->sign[CHATTER_D_r_plus], c->sign[CHATTER_k_plus])
#define BACK(c) CHATTER_BACK(c->sign[CHATTER_u], c->sign[CHATTER_D_r_minus], c->sign[CHATTER_k_minus])
#define CHATTER_AHEAD(u, D, k) ((u > 0 && D >= 0) || (u == 0 && k < 0))
#define CHATTER_BACK(u, D, k) ((u < 0 && D >= 0) || (u == 0 && k < 0))

/*@ ensures row: \result != 0 <==> AHEAD(c); */
static int slips_forward(const struct chatter *c);
/*@ ensures row: \result != 0 <==> BACK(c); */
static int slips_backward(const struct chatter *c);
/*@ ensures row: name: chatter_row_spelt(\result.number, \result.name);
  @ ensures row: first: BOUNCES(c) && AHEAD(c) && c->sign[CHATTER_R_plus] >= 0 ==> IS_FIRST(c); */
static struct row forward_row(const struct chatter *c);
/*@ ensures row: name: chatter_row_spelt(\result.number, \result.name);
  @ ensures row: first: BOUNCES(c) && !AHEAD(c) && BACK(c) && c->sign[CHATTER_R_minus] >= 0 ==> IS_FIRST(c); */
static struct row backward_row(const struct chatter *c);
/*@ ensures row: name: chatter_row_spelt(\result.number, \result.name);
  @ ensures row: first: BOUNCES(c) && !(AHEAD(c) && c->sign[CHATTER_R_plus] >= 0) && !(BACK(c) && c->sign[CHATTER_R_minus] >= 0) ==> IS_FIRST(c); */
static struct row other_row(const struct chatter *c);
/*@ ensures row: name: chatter_row_spelt(\result.number, \result.name);
  @ ensures row: first: !BOUNCES(c) && SIGNS_ARE_USUAL(c) ==> IS_FIRST(c); */
static struct row single_row(const struct chatter *c);
/*@ ensures row: name: chatter_row_spelt(\result.number, \result.name);
  @ ensures row: first: BOUNCES(c) && SIGNS_ARE_USUAL(c) ==> IS_FIRST(c); */
static struct row bouncing_row(const struct chatter *c);
/*@ ensures row: name: chatter_row_spelt(\result.number, \result.name);
  @ ensures row: first: SIGNS_ARE_USUAL(c) ==> IS_FIRST(c); */
static struct row row_of(const struct chatter *c);
/*@ ensures row: \result != 0 && chatter_row_spelt(row.number, row.name) ==> chatter_row_stated(c->json, c->json->text, row.number); */
static int is_named(const struct chatter *c, struct row row);

#endif
