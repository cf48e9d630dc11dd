/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/impact/motion.c: the contracts of the arithmetic of numbers, and that of snprintf. */
#ifndef PROOFS_IMPACT_MOTION_H
#define PROOFS_IMPACT_MOTION_H

#include "../numbers/numbers.h"
#include "../stdio.h"

#endif
