/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves descartes.h: polynomials that are shifted, stretched and reversed.  proofs/inductions.tsv lists the lemmas that are proved by
 * induction, each with its variable. */
#include "../contact/known.h"

#include "horner.h"

#include "../contact/proved.h"

#include "descartes.h"
