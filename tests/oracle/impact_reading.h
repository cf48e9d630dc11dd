/* SPDX-License-Identifier: BSD-2-Clause */
/* What a finished motion says: its region, the boundaries it lies on, and whether energy was lost. */
#ifndef ORACLE_IMPACT_READING_H
#define ORACLE_IMPACT_READING_H

#include "oracle/impact.h"

/* oracle_motion_read: fills `region` (which holds 3 or 5 for a switch in restitution or compression), `boundary` and
 * `energy`; `met` is 1 when slip ended exactly with compression. */
void oracle_motion_read(const mpq_t in[], int met, struct oracle_motion *out);

#endif
