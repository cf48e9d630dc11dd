/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves count.h: the number of forces. */
#include "known.h"

#include "modes.h"

#include "proved.h"

#include "count.h"
