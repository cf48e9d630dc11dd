/* SPDX-License-Identifier: BSD-2-Clause */
/* The lemmas on polynomials that are shifted, stretched and reversed; proofs/inductions.tsv says which of them are by induction, and on what. */
#include "../contact/known.h"

#include "horner.h"

#include "../contact/proved.h"

#include "descartes.h"
