/* SPDX-License-Identifier: BSD-2-Clause */
/* Text from outside, made fit for a message: always UTF-8, without control characters that a terminal obeys. */
#ifndef CLI_TEXT_H
#define CLI_TEXT_H

#include <stddef.h>

enum { TEXT_SHOWN = 48 };

/* text_clean: replaces every byte that is not UTF-8 and every control character of `text` by '?', in place. */
void text_clean(char *text);

/* text_shorten: ends `shown`, into which the first bytes of a text of that length were put, and cleans it. */
void text_shorten(char shown[TEXT_SHOWN], size_t length);

#endif
