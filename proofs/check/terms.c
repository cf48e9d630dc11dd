/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves terms.h.  proofs/inductions.tsv lists the lemmas that are proved by induction, each with its variable. */
#include "../contact/known.h"

#include "inside.h"

#include "../contact/proved.h"

#include "terms.h"
