/* SPDX-License-Identifier: BSD-2-Clause */
/* The inside of a list of rationals: for coefficients.c only. */
#ifndef CHECK_NUMBERS_COEFFICIENTS_PRIVATE_H
#define CHECK_NUMBERS_COEFFICIENTS_PRIVATE_H

#include "check/numbers/coefficients.h"

struct coefficients {
    rational value; /* of the first; the others follow it */
};

#endif
