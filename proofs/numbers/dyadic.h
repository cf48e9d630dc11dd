/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proof of src/numbers/dyadic.c knows. */
#ifndef PROOFS_NUMBERS_DYADIC_H
#define PROOFS_NUMBERS_DYADIC_H

#include "flint.h"

#include "nodes.h"

#endif
