/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proof of src/numbers/interval.c knows of MPFR: ends.h without what only enclosure.c sees, how the enclosure of a real is found. */
#ifndef PROOFS_NUMBERS_INTERVAL_ENDS_H
#define PROOFS_NUMBERS_INTERVAL_ENDS_H
#define SEES_NO_REALS

#include "ends.h"

#endif
