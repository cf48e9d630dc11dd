/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves the lemmas of farkas.h; those that are proved by induction are listed in proofs/inductions.tsv. */
#include "../contact/proved.h"

#include "farkas.h"
