/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves row_of_motion.h. */
#include "../contact/proved.h"

#include "row_of_motion.h"
