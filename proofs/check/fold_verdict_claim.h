/* SPDX-License-Identifier: BSD-2-Clause */
/* What an accepted verdict on a point of a switching surface claims: the row that it names has its meaning in spec/fold/row_meaning.h. */
#ifndef PROOFS_CHECK_FOLD_VERDICT_CLAIM_H
#define PROOFS_CHECK_FOLD_VERDICT_CLAIM_H

#include "fold_denoted.h"
#include "fold_row_stated.h"

/*@ // The member `row` of the record names the row of the point; of every point with these rates.
  @ predicate fold_row_holds{L}(struct json *j, unsigned char *text, FOLD_POINT_PARAMETERS) =
  @   \exists integer row; fold_row_is(row, FOLD_POINT) && fold_row_stated(j, text, row);
  @ predicate fold_rates_row_holds{L}(struct json *j, unsigned char *text, real Lp, real Lm) =
  @   \exists integer row; fold_rates_row_is(row, Lp, Lm) && fold_row_stated(j, text, row);
  @ // It does so for the point that the problem denotes.
  @ predicate fold_tangent_is_stated{K,L}(struct json *j, unsigned char *text, integer problem, real root) = \exists FOLD_POINT_PARAMETERS;
  @   fold_rates_denoted{K}(j, text, problem, root, Lp, Lm) && fold_tangents_denoted{K}(j, text, problem, root, Kpp, Kpm, Kmp, Kmm) &&
  @   fold_row_holds{L}(j, text, FOLD_POINT);
  @ predicate fold_rates_are_stated{K,L}(struct json *j, unsigned char *text, integer problem, real root) = \exists real Lp, Lm;
  @   fold_rates_denoted{K}(j, text, problem, root, Lp, Lm) && Lp != 0 && Lm != 0 && fold_rates_row_holds{L}(j, text, Lp, Lm);
  @ predicate fold_point_is_stated{K,L}(struct json *j, unsigned char *text, integer problem, real root) =
  @   fold_tangent_is_stated{K,L}(j, text, problem, root) || fold_rates_are_stated{K,L}(j, text, problem, root); */

#endif
