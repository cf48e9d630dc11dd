/* SPDX-License-Identifier: BSD-2-Clause */
/* For rational_read of src/check/numbers/rational.c: the number that it returns is the one that the text denotes.  Beside gmp.h: what is assumed of
 * mpq_set_str and of the copy that it is given has the numbers of TRUST.md. */
#ifndef PROOFS_CHECK_RATIONAL_READ_H
#define PROOFS_CHECK_RATIONAL_READ_H

#include "gmp.h"

#include "rational_written.h"

/*@ // The text that ends at `length` has the bytes of the other.
  @ predicate copies{L}(char *copy, unsigned char *text, integer length) =
  @   copy[length] == 0 && \forall integer i; 0 <= i < length ==> (unsigned char)copy[i] == text[i]; */

/*@ // A30
    ensures copy: copies(\result, text, length); */
const char *rational_text(struct rational_pool *pool, const unsigned char *text, int length);
/*@ // G15: the number that the text denotes, where it is one.  (The text is named by one that it copies.)
    ensures value: \result == 0 && base == 10 ==> \forall unsigned char *bytes, integer length;
        copies(text, bytes, length) && is_rational(bytes, length) ==> text_denotes(bytes, length, place_value(r)); */
int mpq_set_str(__mpq_struct *r, const char *text, int base);

#endif
