/* SPDX-License-Identifier: BSD-2-Clause */
/* src/numbers/filter.c, with what its contracts speak of. */
#include "model.h"

#include "../../src/numbers/filter.c"
