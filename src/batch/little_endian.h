/* SPDX-License-Identifier: BSD-2-Clause */
/* Doubles in files: eight bytes, the least significant one first, on every machine. */
#ifndef BATCH_LITTLE_ENDIAN_H
#define BATCH_LITTLE_ENDIAN_H

#include <stdint.h>
#include <string.h>

/* little_endian: the double that eight bytes are. */
static inline double little_endian(const char *bytes)
{
    uint64_t bits = 0;
    double x;
    for (int i = 7; i >= 0; i--) bits = bits << 8 | (unsigned char)bytes[i];
    memcpy(&x, &bits, sizeof x);
    return x;
}

#endif
