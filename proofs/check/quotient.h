/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proofs of src/check/quotient.c know of the inside of numbers.
 *
 * This header stands for check/rational_private.h, which includes <gmp.h>. */
#ifndef PROOFS_CHECK_QUOTIENT_H
#define PROOFS_CHECK_QUOTIENT_H
#define CHECK_RATIONAL_PRIVATE_H

#include "check/field.h"
#include "model.h"

struct element {
    struct field *field;
    int count;
    rational term[];
};

struct rational {
    struct element *element;
};

struct rational_pool {
    struct field *field;
};

#endif
