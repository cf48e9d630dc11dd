/* SPDX-License-Identifier: BSD-2-Clause */
/* What a name that is none was probably meant to be. */
#ifndef CLI_SUGGESTION_H
#define CLI_SUGGESTION_H

enum { SUGGESTION_SIZE = 64 };

/* suggest_kind: "; did you mean NAME?" with the kind, or the mechanism where `mechanisms` is not 0, whose name is at most two letters away;
 * the empty text where there is none.  (A letter away: one letter is put in, left out or replaced.) */
void suggest_kind(const char *name, int mechanisms, char text[SUGGESTION_SIZE]);

#endif
