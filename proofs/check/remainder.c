/* SPDX-License-Identifier: BSD-2-Clause */
/* The lemmas on Euclid's algorithm; proofs/inductions.tsv says which of them are by induction, and on what. */
#include "../contact/known.h"

#include "polynomial.h"

#include "../contact/proved.h"

#include "remainder.h"
