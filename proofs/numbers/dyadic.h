/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proof of src/numbers/dyadic.c knows: assumed, not proved. */
#ifndef PROOFS_NUMBERS_DYADIC_H
#define PROOFS_NUMBERS_DYADIC_H

#define __FC_STRING_H_

#include "flint.h"

#include <stdint.h>

#include "nodes.h"

/*@ // L2: for one type; the bits of a double are any bits.
    requires \valid(to) && \valid_read(from) && n == sizeof(double);
    assigns *to; */
uint64_t *memcpy(uint64_t *to, const double *from, size_t n);

#endif
