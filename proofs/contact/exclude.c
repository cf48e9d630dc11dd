/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves exclude.h: one word of a verdict excludes the others. */
#include "known.h"

#include "modes.h"

#include "proved.h"

#include "exclude.h"
