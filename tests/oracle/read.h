/* SPDX-License-Identifier: BSD-2-Clause */
#ifndef ORACLE_READ_H
#define ORACLE_READ_H

#include <gmp.h>

/* oracle_read: "3", "-7/3", "0.1", "1.5e-3", "0x1.8p-1" or a quotient of these, exactly; a reader of its own for
 * the corpus, not for malformed text.  Returns 1, or 0 when the text is none of these. */
int oracle_read(mpq_t x, const char *text);

#endif
