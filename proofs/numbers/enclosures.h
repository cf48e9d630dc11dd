/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/numbers/enclosures*.c: the contracts of enclosures and their functions, where the contents of an mpfr_t have a type of their own, so
 * that the provers know that the list of an arena does not change when an enclosure is written. */
#ifndef PROOFS_NUMBERS_ENCLOSURES_H
#define PROOFS_NUMBERS_ENCLOSURES_H
#define MPFR_STATE float

#include "functions.h"

/* What is written when an enclosure of an arena is made: lists and enclosures may be new, and are all named, because WP cannot express that
 * memory is new. */
#define ARENA(a) (a)->count, (a)->room, (a)->work, {*p | struct enclosure **p; \true}, {*x | struct enclosure *x; \true}

#include "numbers/enclosures_private.h"

#endif
