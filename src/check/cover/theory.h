/* SPDX-License-Identifier: BSD-2-Clause */
/* What the theories whose data may be uncertain say of signs, one for each quantity of their programs. */
#ifndef CHECK_COVER_THEORY_H
#define CHECK_COVER_THEORY_H

#include "check/text/json.h"

/*@ predicate theory_signs_given{L}(signed char *s, integer n) = \valid_read(s + (0 .. n - 1)) &&
  @   \forall integer k; 0 <= k < n ==> -1 <= s[k] <= 1; */

/* theory_signs_inside: 1 when these signs lie in the hypotheses of a theory.  theory_signs_match: 1 when a verdict and a row (nodes) are
 * those of these signs.
 * In   theory      its name (enum theory_name in theories.h)
 *      quantities  how many signs there are; of another number than the theory has, both answer 0 */
/*@ requires theory_signs_given(sign, quantities);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int theory_signs_inside(int theory, int quantities, const signed char *sign);
/*@ requires json_ok(json) && json->count > 0 && 0 <= verdict < json->count && 0 <= row < json->count;
  @ requires theory_signs_given(sign, quantities);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int theory_signs_match(int theory, int quantities, const struct json *json, int verdict, int row,
                       const signed char *sign);

#endif
