/* SPDX-License-Identifier: BSD-2-Clause */
/* The lemmas on powers, polynomials and what is inside of a number; proofs/inductions.tsv says which of them are by induction, and on what. */
#include "../contact/proved.h"

#include "inside.h"
