/* SPDX-License-Identifier: BSD-2-Clause */
/* The order of the ends of an interval (spec/certificate.md, section 9.2). */
#ifndef CHECK_COVER_ENDS_H
#define CHECK_COVER_ENDS_H

#include "check/cover/uncertain.h"

/* uncertain_in_order: 1 when the lower end of an interval is shown to be below the upper one by a rational between them,
 * which is found by halving an interval that encloses both; also when both are one root, written in the same way. If an
 * end is known only by an enclosure, 1 unless the contrary is shown. */
/*@ requires uncertain_reads(c) && 0 <= low < c->json->count && 0 <= high < c->json->count && range_ok(box);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int uncertain_in_order(const struct uncertain *c, int low, int high, struct range box);

#endif
