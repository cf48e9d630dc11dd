/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/underflow.h"

#include <ctype.h>
#include <string.h>

/* 1 when no digit before the exponent is other than 0. */
static int is_zero_as_written(const char *text, const char *end)
{
    const int is_hexadecimal =
        memchr(text, 'x', (size_t)(end - text)) != NULL || memchr(text, 'X', (size_t)(end - text)) != NULL;
    for (; text < end && strchr(is_hexadecimal ? "pP" : "eE", *text) == NULL; text++)
        if (*text != '0' && isxdigit((unsigned char)*text)) return 0;
    return 1;
}

int underflows(const char *text, const char *end, double x)
{
    return x == 0 && !is_zero_as_written(text, end);
}
