/* SPDX-License-Identifier: BSD-2-Clause */
/* The two contacts that the problem of a record of kind slide2 denotes: the fields of the key `problem`, by their names. */
#ifndef PROOFS_CHECK_SLIDE2_DENOTED_H
#define PROOFS_CHECK_SLIDE2_DENOTED_H

#include "slide2/row_meaning.h"

#include "state_denoted.h"

#define SLIDE2_SPELT_2(name, x, y)                                                                                     \
    predicate spells_##name{L}(char *s) = SPELT_2(0, x, y);                                                            \
    FIELD_DENOTES(name)
#define SLIDE2_SPELT_3(name, x, y, z)                                                                                  \
    predicate spells_##name{L}(char *s) = SPELT_3(0, x, y, z);                                                         \
    FIELD_DENOTES(name)
/*@ SLIDE2_SPELT_3(p11, 'p', '1', '1') SLIDE2_SPELT_3(p12, 'p', '1', '2') SLIDE2_SPELT_3(p21, 'p', '2', '1') SLIDE2_SPELT_3(p22, 'p', '2', '2')
  @ SLIDE2_SPELT_3(B11, 'B', '1', '1') SLIDE2_SPELT_3(B12, 'B', '1', '2') SLIDE2_SPELT_3(B21, 'B', '2', '1') SLIDE2_SPELT_3(B22, 'B', '2', '2')
  @ SLIDE2_SPELT_3(C11, 'C', '1', '1') SLIDE2_SPELT_3(C12, 'C', '1', '2') SLIDE2_SPELT_3(C22, 'C', '2', '2')
  @ SLIDE2_SPELT_3(mu1, 'm', 'u', '1') SLIDE2_SPELT_3(mu2, 'm', 'u', '2') SLIDE2_SPELT_2(s1, 's', '1') SLIDE2_SPELT_2(s2, 's', '2')
  @ predicate slide2_matrix_denoted{L}(struct json *j, unsigned char *text, integer problem, real root, SLIDE2_MATRIX_PARAMETERS) =
  @   field_p11(j, text, problem, root, p11) && field_p12(j, text, problem, root, p12) && field_p21(j, text, problem, root, p21) &&
  @   field_p22(j, text, problem, root, p22);
  @ predicate slide2_normal_denoted{L}(struct json *j, unsigned char *text, integer problem, real root, real C11, real C12, real C22) =
  @   field_C11(j, text, problem, root, C11) && field_C12(j, text, problem, root, C12) && field_C22(j, text, problem, root, C22);
  @ predicate slide2_coupling_denoted{L}(struct json *j, unsigned char *text, integer problem, real root, real B11, real B12, real B21, real B22) =
  @   field_B11(j, text, problem, root, B11) && field_B12(j, text, problem, root, B12) && field_B21(j, text, problem, root, B21) &&
  @   field_B22(j, text, problem, root, B22);
  @ predicate slide2_friction_denoted{L}(struct json *j, unsigned char *text, integer problem, real root, real mu1, real mu2, real s1, real s2) =
  @   field_mu1(j, text, problem, root, mu1) && field_mu2(j, text, problem, root, mu2) && field_s1(j, text, problem, root, s1) &&
  @   field_s2(j, text, problem, root, s2); */

#endif
