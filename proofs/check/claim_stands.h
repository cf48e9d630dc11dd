/* SPDX-License-Identifier: BSD-2-Clause */
/* What is left of an accepted verdict where the contact that was read is gone: that it holds for the state that the problem denotes. */
#ifndef PROOFS_CHECK_CLAIM_STANDS_H
#define PROOFS_CHECK_CLAIM_STANDS_H

#include "claim_words.h"
#include "state_denoted.h"

/*@ predicate verdict_stands{K,L}(struct json *j, unsigned char *text, integer verdict, real root) =
  @   \exists STATE_PARAMETERS; state_denoted{K}(j, text, root, STATE) && verdict_holds{L}(j, verdict, STATE); */

#endif
