/* SPDX-License-Identifier: BSD-2-Clause */
/* The combinations of signs of the quantities of a program, as a list. */
#ifndef CHECK_COVER_SIGNS_LIST_H
#define CHECK_COVER_SIGNS_LIST_H

#include "check/cover/signs.h"

#include <stddef.h>

/* Combinations of signs, in each one for each quantity; where not more than SIGNS_MAX_OPEN may have more than one sign there is room
 * for all. */
enum { SIGNS_MAX_OPEN = 9, SIGNS_MAX_LISTED = 19683 };
struct signs {
    size_t count; /* what changes is not of type int, as programs are: so the proofs see that these stay */
    signed char sign[SIGNS_MAX_LISTED][PROGRAM_MAX_QUANTITIES];
};

/*@ predicate signs_listed{L}(struct signs *list, integer quantities) = 0 <= list->count <= SIGNS_MAX_LISTED &&
  @   \forall integer i, k; 0 <= i < list->count && 0 <= k < quantities ==> -1 <= list->sign[i][k] <= 1; */

/*@ // The names of the quantities do not stand there: they are of type char, as signs are.
  @ predicate names_apart{L}(char *base, struct program *p) =
  @   \forall integer i; 0 <= i < p->quantities ==> \base_addr(p->quantity[i].name) != base; */

/* signs_list: every combination that agrees with `may`, with each operation, and with the identities.  Returns 1, or 0 when there
 * is no room for one. */
/*@ requires program_ok(program) && identities_ok(identities, count, program->inputs + program->operations);
  @ requires \valid_read(may + (0 .. program->quantities - 1)) && \valid(list);
  @ requires names_apart(\base_addr(list), program);
  @ assigns *list;
  @ ensures 0 <= \result <= 1 && signs_listed(list, program->quantities);
  @ ensures program_ok(program); */
int signs_list(const struct program *program, const struct identity *identities, int count, const unsigned char *may,
               struct signs *list);

#endif
