/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves stability.h: the words of normal stability. */
#include "known.h"

#include "modes.h"
#include "friction.h"
#include "slope.h"
#include "near.h"

#include "proved.h"

#include "stability.h"
