/* SPDX-License-Identifier: BSD-2-Clause */
/* The functions of contact_theory on signs; there is one sign for each quantity. */
#ifndef CHECK_CONTACT_SIGNS_H
#define CHECK_CONTACT_SIGNS_H

#include "check/contact/program.h"
#include "check/text/json.h"

/*@ predicate contact_signs_given{L}(signed char *s) = \valid_read(s + (0 .. contact_QUANTITIES - 1)) &&
  @   \forall integer k; 0 <= k < contact_QUANTITIES ==> -1 <= s[k] <= 1; */

/* contact_signs_inside: 1 when these signs satisfy the hypotheses. contact_signs_match: 1 when the verdict and the row
 * at these nodes are those of these signs. */
/*@ requires contact_signs_given(sign);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int contact_signs_inside(const signed char *sign);
/*@ requires json_ok(json) && json->count > 0 && 0 <= verdict < json->count && 0 <= row < json->count;
  @ requires contact_signs_given(sign);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int contact_signs_match(const struct json *json, int verdict, int row, const signed char *sign);

#endif
