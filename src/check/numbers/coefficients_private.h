/* SPDX-License-Identifier: BSD-2-Clause */
/* The representation of a list of rationals; for coefficients.c only. */
#ifndef CHECK_NUMBERS_COEFFICIENTS_PRIVATE_H
#define CHECK_NUMBERS_COEFFICIENTS_PRIVATE_H

#include "check/numbers/coefficients.h"

struct coefficients {
    scalar value; /* the first entry; the others follow it */
};

#endif
