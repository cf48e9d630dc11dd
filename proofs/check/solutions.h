/* SPDX-License-Identifier: BSD-2-Clause */
/* How a certificate writes the number of forces of the modes (forces.h). */
#ifndef PROOFS_CHECK_SOLUTIONS_H
#define PROOFS_CHECK_SOLUTIONS_H

#include "contact_words.h"
#include "forces.h"

/*@ predicate spells_solutions{L}(char *s) = SPELT_9(0, 's', 'o', 'l', 'u', 't', 'i', 'o', 'n', 's');
  @ predicate spells_continuum{L}(char *s) = SPELT_9(0, 'c', 'o', 'n', 't', 'i', 'n', 'u', 'u', 'm');
  @ predicate count_spelt{L}(integer count, char *s) = (count == CONTINUUM ==> spells_continuum(s)) &&
  @   (count == 0 ==> SPELT_1(0, '0')) && (count == 1 ==> SPELT_1(0, '1')) && (count == 2 ==> SPELT_1(0, '2')) &&
  @   (count == 3 ==> SPELT_1(0, '3'));
  @ predicate says_count{L}(struct json *j, integer verdict, integer count) =
  @   \exists char *key, *s; spells_solutions(key) && count_spelt(count, s) && member_says(j, verdict, key, s); */

#endif
