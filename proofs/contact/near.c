/* SPDX-License-Identifier: BSD-2-Clause */
/* Forces near the force of a mode. */
#include "known.h"

#include "modes.h"
#include "friction.h"
#include "slope.h"

#include "proved.h"

#include "near.h"
