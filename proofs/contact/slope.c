/* SPDX-License-Identifier: BSD-2-Clause */
/* The slope of the normal acceleration. */
#include "known.h"

#include "modes.h"
#include "friction.h"

#include "proved.h"

#include "slope.h"
