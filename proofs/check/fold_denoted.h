/* SPDX-License-Identifier: BSD-2-Clause */
/* The point that the problem of a record of kind fold denotes: the fields of the key `problem`, by their names. */
#ifndef PROOFS_CHECK_FOLD_DENOTED_H
#define PROOFS_CHECK_FOLD_DENOTED_H

#include "state_denoted.h"

/*@ predicate spells_Lp{L}(char *s) = SPELT_2(0, 'L', 'p');
  @ predicate spells_Lm{L}(char *s) = SPELT_2(0, 'L', 'm');
  @ predicate spells_Kpp{L}(char *s) = SPELT_3(0, 'K', 'p', 'p');
  @ predicate spells_Kpm{L}(char *s) = SPELT_3(0, 'K', 'p', 'm');
  @ predicate spells_Kmp{L}(char *s) = SPELT_3(0, 'K', 'm', 'p');
  @ predicate spells_Kmm{L}(char *s) = SPELT_3(0, 'K', 'm', 'm');
  @ FIELD_DENOTES(Lp) FIELD_DENOTES(Lm) FIELD_DENOTES(Kpp) FIELD_DENOTES(Kpm) FIELD_DENOTES(Kmp) FIELD_DENOTES(Kmm)
  @ predicate fold_rates_denoted{L}(struct json *j, unsigned char *text, integer problem, real root, real Lp, real Lm) =
  @   field_Lp(j, text, problem, root, Lp) && field_Lm(j, text, problem, root, Lm);
  @ predicate fold_tangents_denoted{L}(struct json *j, unsigned char *text, integer problem, real root, real Kpp, real Kpm, real Kmp, real Kmm) =
  @   field_Kpp(j, text, problem, root, Kpp) && field_Kpm(j, text, problem, root, Kpm) && field_Kmp(j, text, problem, root, Kmp) &&
  @   field_Kmm(j, text, problem, root, Kmm);
  @ // The problem has the key `m`: it is about the wheel, whose rates are computed.
  @ predicate spells_m{L}(char *s) = SPELT_1(0, 'm');
  @ predicate m_given{L}(struct json *j, unsigned char *text, integer problem) =
  @   \exists char *key, integer node; spells_m(key) && has_at(j, text, problem, key, node) && node != 0; */

#endif
