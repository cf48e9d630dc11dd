/* SPDX-License-Identifier: BSD-2-Clause */
/* Replaces <stdio.h>, whose contract of snprintf WP cannot read.  These contracts are assumed; TRUST.md numbers them.  The compiler checks
 * that the arguments have the types of the format; that an argument for %s is a text that ends with NUL is assumed. */
#ifndef PROOFS_STDIO_H
#define PROOFS_STDIO_H
#define __FC_STDIO
#define snprintf print
#define vsnprintf print_list

#include <stdarg.h>
#include <stddef.h>

/*@ // L4
    requires size > 0 && \valid(out + (0 .. size - 1));
    assigns out[0 .. size - 1]; */
int print(char *out, size_t size, const char *format, ...);
/*@ // L4
    requires size > 0 && \valid(out + (0 .. size - 1));
    assigns out[0 .. size - 1]; */
int print_list(char *out, size_t size, const char *format, va_list arguments);

#endif
