/* SPDX-License-Identifier: BSD-2-Clause */
/* How wide the intervals of a verdict may be (spec/certificate.md, section 2).
 *
 * In the kind fold a checker shows that an interval holds its number, not that it is narrow: the checkers of other
 * kinds bound the width. */
#ifndef CHECK_WIDTHS_H
#define CHECK_WIDTHS_H

#include "check/text/json.h"

/* widths_are_free: 1 when the verdict has such an interval, of any width. */
/*@ requires json_ok(json) && json->count > 0;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int widths_are_free(const struct json *json);

#endif
