/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves cone.h: the friction cone and the impact without collision. */
#include "known.h"

#include "modes.h"
#include "friction.h"
#include "slope.h"

#include "proved.h"

#include "cone.h"
