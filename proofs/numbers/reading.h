/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proof of src/numbers/number_text.c knows beside flint.h: assumed, not proved. */
#ifndef PROOFS_NUMBERS_READING_H
#define PROOFS_NUMBERS_READING_H

#include "../stdio.h"
#include "flint.h"

#endif
