/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves impact_motion.h. */
#include "../contact/proved.h"

#include "impact_motion.h"
