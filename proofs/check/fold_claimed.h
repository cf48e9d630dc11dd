/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/fold/fold.c: what `check` shows is the claim of the record. */
#ifndef PROOFS_CHECK_FOLD_CLAIMED_H
#define PROOFS_CHECK_FOLD_CLAIMED_H

#include "fold_denotes.h"
#include "fold_established.h"

#include "fold_record.h"

#define FOLD_NUMBER_OLD(name) \old(FOLD_NUMBER(c, name))
#define FOLD_RATES_OLD FOLD_NUMBER_OLD(Lp), FOLD_NUMBER_OLD(Lm)
#define FOLD_POINT_OLD FOLD_RATES_OLD, FOLD_NUMBER_OLD(Kpp), FOLD_NUMBER_OLD(Kpm), FOLD_NUMBER_OLD(Kmp), FOLD_NUMBER_OLD(Kmm)
#define FOLD_OF_POINT(c) (c->form == FOLD_RATES || c->form == FOLD_TANGENT)
#define FOLD_HAS_M m_given(c->json, c->json->text, c->problem)
/* fold_found and fold_rates_found, part by part, as fold_read ensures it. */
#define FOLD_FOUND_PARTS(c) FOLD_TWO_FOLD_FORMULAS(FOLD_IS_FOUND) fold_there(c) && fold_signed(c)
#define FOLD_RATES_PARTS(c)                                                                                            \
    c->seen[FOLD_Lp] != \null && c->seen[FOLD_Lm] != \null && fold_signed(c) && c->seen_sign[FOLD_Lp] != 0 && c->seen_sign[FOLD_Lm] != 0
#define FOLD_FOUND_IF(formula, output, unit, meaning)                                                                  \
    ensures claim: output: \result != 0 && c->form == FOLD_TANGENT ==> fold_found_##output(c);

/*@ ensures claim: \result != 0 ==> FOLD_HAS_M; */
static int asks_wheel(const struct fold *c);
/*@ ensures claim: \result != 0 ==> FOLD_HAS_M; */
static int asks_rest(const struct fold *c);
/*@ ensures claim: \result != 0 ==> FOLD_HAS_M; */
static int asks_count(const struct fold *c);
/*@ ensures claim: \result != 0 ==> FOLD_HAS_M; */
static int asks_funnel(const struct fold *c);
/*@ ensures claim: \result != 0 && !FOLD_OF_POINT(c) ==> m_given{Pre}(\old(c->json), \old(c->json->text), \old(c->problem)); */
static int find_form(struct fold *c);
/*@ ensures claim: \result != 0 && \old(c->form) == FOLD_RATES ==> \old(c->seen_sign[FOLD_Lp]) != 0 && \old(c->seen_sign[FOLD_Lm]) != 0; */
static int check_rates(const struct fold *c);
/*@ ensures claim: \result != 0 && c->form == FOLD_RATES ==> c->seen_sign[FOLD_Lp] != 0 && c->seen_sign[FOLD_Lm] != 0;
  @ ensures claim: same: fold_unchanged{Pre,Here}(c);
  @ ensures claim: signs: \forall integer k; 0 <= k < FOLD_SEEN ==> c->seen_sign[k] == \old(c->seen_sign[k]);
  @ ensures claim: form: c->form == \old(c->form); */
static int check_read(const struct fold *c);
/*@ FOLD_TWO_FOLD_FORMULAS(FOLD_FOUND_IF)
  @ ensures claim: Lp: \result != 0 && FOLD_OF_POINT(c) ==> c->seen[FOLD_Lp] != \null;
  @ ensures claim: Lm: \result != 0 && FOLD_OF_POINT(c) ==> c->seen[FOLD_Lm] != \null;
  @ ensures claim: there: \result != 0 && c->form == FOLD_TANGENT ==> fold_there(c);
  @ ensures claim: signed: \result != 0 && FOLD_OF_POINT(c) && scalar_doubt == 0 ==> fold_signed(c);
  @ ensures claim: not_zero: \result != 0 && c->form == FOLD_RATES ==> c->seen_sign[FOLD_Lp] != 0 && c->seen_sign[FOLD_Lm] != 0;
  @ ensures claim: wheel: \result != 0 && !FOLD_OF_POINT(c) ==> m_given{Pre}(\old(c->json), \old(c->json->text), \old(c->problem));
  @ ensures claim: denotes: \result != 0 && FOLD_OF_POINT(c) && scalar_doubt == 0 ==> FOLD_RATES_READ(c);
  @ ensures claim: tangents: \result != 0 && c->form == FOLD_TANGENT && scalar_doubt == 0 ==> FOLD_TANGENTS_READ(c); */
int fold_read(struct fold *c);
/*@ ensures claim: \result != 0 && \old(c->form) == FOLD_TANGENT && \old(FOLD_FOUND_PARTS(c)) ==>
  @   fold_row_holds(\old(c->json), \old(c->json->text), FOLD_POINT_OLD);
  @ ensures claim: rates: \result != 0 && \old(c->form) == FOLD_RATES && \old(FOLD_RATES_PARTS(c)) ==>
  @   fold_rates_row_holds(\old(c->json), \old(c->json->text), FOLD_RATES_OLD);
  @ ensures claim: not_zero: \old(FOLD_RATES_PARTS(c)) ==> FOLD_NUMBER_OLD(Lp) != 0 && FOLD_NUMBER_OLD(Lm) != 0;
  @ ensures claim: form: c->form == \old(c->form); */
static int check_verdict(const struct fold *c);
/*@ ensures claim: tangent: \result != 0 && scalar_doubt == 0 && c->form == FOLD_TANGENT ==>
  @   fold_point_is_stated{Pre,Here}(\old(c->json), \old(c->json->text), \old(c->problem), \old(FOLD_ROOT(c)));
  @ ensures claim: rates: \result != 0 && scalar_doubt == 0 && c->form == FOLD_RATES ==>
  @   fold_point_is_stated{Pre,Here}(\old(c->json), \old(c->json->text), \old(c->problem), \old(FOLD_ROOT(c)));
  @ ensures claim: wheel: \result != 0 && !FOLD_OF_POINT(c) ==> m_given{Pre}(\old(c->json), \old(c->json->text), \old(c->problem)); */
static int check(struct fold *c);

#endif
