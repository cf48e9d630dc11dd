/* SPDX-License-Identifier: BSD-2-Clause */
/* The sign of the lower end of a field of uncertain data. */
#ifndef CHECK_CHATTER_LOWER_END_H
#define CHECK_CHATTER_LOWER_END_H

#include "check/text/json.h"

/* chatter_lower_end_is_negative: 1 when the text of the number of a field (a node), or of the lower end of its interval
 * or enclosure, begins with a minus. */
/*@ requires json_ok(json) && 0 <= field < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int chatter_lower_end_is_negative(const struct json *json, int field);

#endif
