/* SPDX-License-Identifier: BSD-2-Clause */
/* The functions that stand in headers of src/numbers. */
#define __GMP_H__

/* What number_private.h names. */
typedef struct {
    float state;
} mpq_t[1];

#include "numbers/decimal.h"
#include "numbers/number_private.h"
