/* SPDX-License-Identifier: BSD-2-Clause */
/* Replaces <stdio.h>, whose contract of snprintf WP cannot read.  Assumed, not proved; TRUST.md numbers it.  That the arguments are
 * those of the format is seen by the compiler, and that they are texts where it wants texts is taken for granted. */
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
