/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves the lemmas on powers, polynomials and the terms of a number (inside.h).  proofs/inductions.tsv lists those that are proved by
 * induction, each with its variable. */
#include "../contact/proved.h"

#include "inside.h"
