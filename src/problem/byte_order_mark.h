/* SPDX-License-Identifier: BSD-2-Clause */
/* The byte order mark that some editors put at the beginning of a file in UTF-8. */
#ifndef PROBLEM_BYTE_ORDER_MARK_H
#define PROBLEM_BYTE_ORDER_MARK_H

#include <stddef.h>
#include <string.h>

/* byte_order_mark: the bytes of the mark with which a text, which ends with NUL, begins: 3, or 0 without one. */
static inline size_t byte_order_mark(const char *text)
{
    return strncmp(text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
}

#endif
