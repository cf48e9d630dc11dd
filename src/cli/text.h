/* SPDX-License-Identifier: BSD-2-Clause */
/* Makes text from outside safe for a message: valid UTF-8, without control characters. */
#ifndef CLI_TEXT_H
#define CLI_TEXT_H

#include <stddef.h>

enum { TEXT_SHOWN = 48 };

/* text_clean: replaces every byte that is not UTF-8 and every control character of `text` by '?'. */
void text_clean(char *text);

/* text_shorten: terminates `shown`, which contains the first bytes of a text of that length, and cleans it. */
void text_shorten(char shown[TEXT_SHOWN], size_t length);

#endif
