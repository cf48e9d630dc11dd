/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/numbers/scalar_text.c: a text that it accepts is a rational in the notation of denotes.h. */
#ifndef PROOFS_CHECK_RATIONAL_WRITTEN_H
#define PROOFS_CHECK_RATIONAL_WRITTEN_H

#include "denotes.h"

/*@ ensures written: \result != 0 ==> is_rational(text, length); */
int scalar_is_written(const unsigned char *text, int length);

#endif
