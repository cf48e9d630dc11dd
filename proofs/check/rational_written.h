/* SPDX-License-Identifier: BSD-2-Clause */
/* What src/check/numbers/rational_text.c shows of a text that it accepts: that it writes a rational. */
#ifndef PROOFS_CHECK_RATIONAL_WRITTEN_H
#define PROOFS_CHECK_RATIONAL_WRITTEN_H

#include "denotes.h"

/*@ ensures written: \result != 0 ==> is_rational(text, length); */
int rational_is_written(const unsigned char *text, int length);

#endif
