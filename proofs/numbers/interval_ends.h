/* SPDX-License-Identifier: BSD-2-Clause */
/* The contracts of ends.h for src/numbers/interval.c, without those about reals, which only enclosure.c needs. */
#ifndef PROOFS_NUMBERS_INTERVAL_ENDS_H
#define PROOFS_NUMBERS_INTERVAL_ENDS_H
#define SEES_NO_REALS

#include "ends.h"

#endif
