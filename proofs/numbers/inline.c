/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves the inline functions in headers of src/numbers. */
#define __GMP_H__

/* The types that number_private.h uses. */
typedef struct {
    float state;
} mpq_t[1];

#include "numbers/decimal.h"
#include "numbers/number_private.h"
