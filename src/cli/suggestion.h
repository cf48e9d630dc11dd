/* SPDX-License-Identifier: BSD-2-Clause */
/* Suggestions for a misspelt name. */
#ifndef CLI_SUGGESTION_H
#define CLI_SUGGESTION_H

enum { SUGGESTION_SIZE = 64 };

/* suggest_kind: "; did you mean NAME?" with the kind, or the mechanism when `mechanisms` is not 0, whose name has an
 * edit distance of at most two; the empty text when there is none. */
void suggest_kind(const char *name, int mechanisms, char text[SUGGESTION_SIZE]);

#endif
