/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/sign/undecided.c: the contracts of snprintf and of the cascade. */
#ifndef PROOFS_SIGN_UNDECIDED_H
#define PROOFS_SIGN_UNDECIDED_H

#include "../stdio.h"
#include "model.h"

/* Proved in src/sign/cascade.c. */
/*@ assigns \nothing;
    ensures there: \result != \null; */
const char *tier_name(enum tier tier);

#endif
