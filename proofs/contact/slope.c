/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves slope.h: the normal acceleration at perturbed normal forces. */
#include "known.h"

#include "modes.h"
#include "friction.h"

#include "proved.h"

#include "slope.h"
