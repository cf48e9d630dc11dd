/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/underflow.h"

#include <ctype.h>
#include <string.h>

int is_zero_as_written(const char *text, const char *end)
{
    const int is_hexadecimal =
        memchr(text, 'x', (size_t)(end - text)) != NULL || memchr(text, 'X', (size_t)(end - text)) != NULL;
    for (; text < end && strchr(is_hexadecimal ? "pP" : "eE", *text) == NULL; text++)
        if (*text != '0' && isxdigit((unsigned char)*text)) return 0;
    return 1;
}
