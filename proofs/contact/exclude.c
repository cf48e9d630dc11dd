/* SPDX-License-Identifier: BSD-2-Clause */
/* One word of a verdict excludes the others. */
#include "known.h"

#include "modes.h"

#include "proved.h"

#include "exclude.h"
