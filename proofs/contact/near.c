/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves near.h: normal forces near the force of a mode. */
#include "known.h"

#include "modes.h"
#include "friction.h"
#include "slope.h"

#include "proved.h"

#include "near.h"
