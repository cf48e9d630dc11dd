/* SPDX-License-Identifier: BSD-2-Clause */
/* For scalar_read of src/check/numbers/scalar.c: the number that it returns is the one that the text denotes.  Assumed, with the numbers
 * of TRUST.md, are the contracts of mpq_set_str and of the function that copies the text for it. */
#ifndef PROOFS_CHECK_RATIONAL_READ_H
#define PROOFS_CHECK_RATIONAL_READ_H

#include "gmp.h"

#include "scalar_written.h"

/*@ // `copy` has the first `length` bytes of `text`, and then a NUL.
  @ predicate copies{L}(char *copy, unsigned char *text, integer length) =
  @   copy[length] == 0 && \forall integer i; 0 <= i < length ==> (unsigned char)copy[i] == text[i]; */

/*@ // A30
    ensures copy: copies(\result, text, length); */
const char *scalar_text(struct scalar_pool *pool, const unsigned char *text, int length);
/*@ // G15: if the text denotes a rational, r is set to it.  (Stated for any bytes of which the text is a copy, as scalar_text makes it.)
    ensures value: \result == 0 && base == 10 ==> \forall unsigned char *bytes, integer length;
        copies(text, bytes, length) && is_rational(bytes, length) ==> text_denotes(bytes, length, place_value(r)); */
int mpq_set_str(__mpq_struct *r, const char *text, int base);

#endif
