/* SPDX-License-Identifier: BSD-2-Clause */
/* The lemmas on terms; proofs/inductions.tsv says which of them are by induction, and on what. */
#include "../contact/known.h"

#include "inside.h"

#include "../contact/proved.h"

#include "terms.h"
