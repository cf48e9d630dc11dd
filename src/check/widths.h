/* SPDX-License-Identifier: BSD-2-Clause */
/* Intervals in a verdict whose width is not bounded (spec/certificate.md, section 2).
 *
 * In kind `fold` a checker proves that an interval contains its number, not that it is narrow; the checkers of other
 * kinds bound the width. */
#ifndef CHECK_WIDTHS_H
#define CHECK_WIDTHS_H

#include "check/text/json.h"

/* widths_are_free: 1 when the verdict contains an interval of unbounded width. */
/*@ requires json_ok(json) && json->count > 0;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int widths_are_free(const struct json *json);

#endif
