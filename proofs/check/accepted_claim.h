/* SPDX-License-Identifier: BSD-2-Clause */
/* The conclusion about an accepted verdict, stated without the struct contact that the check used, since callers of contact_check do not
 * have it: there is a state that the text of the problem denotes, and the verdict holds for it. */
#ifndef PROOFS_CHECK_ACCEPTED_CLAIM_H
#define PROOFS_CHECK_ACCEPTED_CLAIM_H

#include "claim_words.h"
#include "state_denoted.h"

/*@ predicate verdict_is_stated{K,L}(struct json *j, unsigned char *text, integer verdict, real root) =
  @   \exists STATE_PARAMETERS; state_denoted{K}(j, text, root, STATE) && verdict_holds{L}(j, verdict, STATE); */

#endif
