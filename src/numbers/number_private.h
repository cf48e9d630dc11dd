/* SPDX-License-Identifier: BSD-2-Clause */
/* The inside of a number, for the files of this folder only. */
#ifndef NUMBERS_NUMBER_PRIVATE_H
#define NUMBERS_NUMBER_PRIVATE_H

#include "numbers/number.h"

#include <gmp.h>

struct number {
    mpq_t value; /* canonical */
};

/* number_fresh: a number with value 0, to be set once.  Out of memory ends the process, as in GMP. */
struct number *number_fresh(struct number_pool *pool);

#endif
