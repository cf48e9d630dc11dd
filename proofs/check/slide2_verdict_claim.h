/* SPDX-License-Identifier: BSD-2-Clause */
/* What an accepted verdict on two contacts that both slip claims: the row that it names has its meaning in spec/slide2/row_meaning.h. */
#ifndef PROOFS_CHECK_SLIDE2_VERDICT_CLAIM_H
#define PROOFS_CHECK_SLIDE2_VERDICT_CLAIM_H

#include "slide2_denoted.h"
#include "slide2_row_stated.h"

/*@ // The member `row` of the record names the row of this matrix.
  @ predicate slide2_row_holds{L}(struct json *j, unsigned char *text, SLIDE2_MATRIX_PARAMETERS) =
  @   \exists integer row; slide2_row_of(row, SLIDE2_MATRIX) && slide2_row_stated(j, text, row);
  @ // It is the matrix that the problem denotes; or that of the inertia which it denotes, with friction and slip in the hypotheses.
  @ predicate slide2_matrix_is_stated{K,L}(struct json *j, unsigned char *text, integer problem, real root) = \exists SLIDE2_MATRIX_PARAMETERS;
  @   slide2_matrix_denoted{K}(j, text, problem, root, SLIDE2_MATRIX) && slide2_row_holds{L}(j, text, SLIDE2_MATRIX);
  @ predicate slide2_inertia_denoted{L}(struct json *j, unsigned char *text, integer problem, real root, SLIDE2_SLIP_PARAMETERS) =
  @   slide2_coupling_denoted(j, text, problem, root, B11, B12, B21, B22) && slide2_normal_denoted(j, text, problem, root, C11, C12, C22) &&
  @   slide2_friction_denoted(j, text, problem, root, mu1, mu2, s1, s2);
  @ predicate slide2_slip_row_holds{L}(struct json *j, unsigned char *text, SLIDE2_SLIP_PARAMETERS) = slide2_row_holds(j, text,
  @   slide2_slip_p11(SLIDE2_SLIP), slide2_slip_p12(SLIDE2_SLIP), slide2_slip_p21(SLIDE2_SLIP), slide2_slip_p22(SLIDE2_SLIP));
  @ predicate slide2_inertia_is_stated{K,L}(struct json *j, unsigned char *text, integer problem, real root) = \exists SLIDE2_SLIP_PARAMETERS;
  @   slide2_inertia_denoted{K}(j, text, problem, root, SLIDE2_SLIP) && slide2_slips(mu1, mu2, s1, s2) &&
  @   slide2_slip_row_holds{L}(j, text, SLIDE2_SLIP);
  @ predicate slide2_is_stated{K,L}(struct json *j, unsigned char *text, integer problem, real root) =
  @   slide2_matrix_is_stated{K,L}(j, text, problem, root) || slide2_inertia_is_stated{K,L}(j, text, problem, root); */

#endif
