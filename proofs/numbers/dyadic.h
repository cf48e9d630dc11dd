/* SPDX-License-Identifier: BSD-2-Clause */
/* The assumed contract of memcpy, for src/numbers/dyadic.c. */
#ifndef PROOFS_NUMBERS_DYADIC_H
#define PROOFS_NUMBERS_DYADIC_H

#define __FC_STRING_H_

#include "flint.h"

#include <stdint.h>

#include "nodes.h"

/*@ // L2: for this type; nothing is assumed about the bits of a double.
    requires \valid(to) && \valid_read(from) && n == sizeof(double);
    assigns *to; */
uint64_t *memcpy(uint64_t *to, const double *from, size_t n);

#endif
