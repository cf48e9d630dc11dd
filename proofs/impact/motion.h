/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proof of src/impact/motion.c knows: of numbers, and of snprintf. */
#ifndef PROOFS_IMPACT_MOTION_H
#define PROOFS_IMPACT_MOTION_H

#include "../numbers/numbers.h"
#include "../stdio.h"

#endif
