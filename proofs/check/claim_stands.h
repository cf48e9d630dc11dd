/* SPDX-License-Identifier: BSD-2-Clause */
/* What is left of an accepted verdict where the contact that was read is gone: that there is a state for which it holds. */
#ifndef PROOFS_CHECK_CLAIM_STANDS_H
#define PROOFS_CHECK_CLAIM_STANDS_H

#include "claim_words.h"

/*@ predicate verdict_stands{L}(struct json *j, integer verdict) = \exists STATE_PARAMETERS; verdict_holds(j, verdict, STATE); */

#endif
