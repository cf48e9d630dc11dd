/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/numbers/number_text.c: the assumed contracts of flint.h, and that of snprintf. */
#ifndef PROOFS_NUMBERS_READING_H
#define PROOFS_NUMBERS_READING_H

#include "../stdio.h"
#include "flint.h"

#endif
