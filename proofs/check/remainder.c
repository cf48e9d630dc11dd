/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves remainder.h.  proofs/inductions.tsv lists the lemmas that are proved by induction, each with its variable. */
#include "../contact/known.h"

#include "polynomial.h"

#include "../contact/proved.h"

#include "remainder.h"
