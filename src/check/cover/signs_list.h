/* SPDX-License-Identifier: BSD-2-Clause */
/* Lists of the combinations of signs of the quantities of a program. */
#ifndef CHECK_COVER_SIGNS_LIST_H
#define CHECK_COVER_SIGNS_LIST_H

#include "check/cover/signs.h"

#include <stddef.h>

/* Combinations of signs; each has one sign for every quantity. There is room for all of them when at most
 * SIGNS_MAX_OPEN quantities have more than one possible sign. */
enum { SIGNS_MAX_OPEN = 9, SIGNS_MAX_LISTED = 19683 };
struct signs {
    size_t count; /* for the type see proofs/README.md, "Types that differ" */
    signed char sign[SIGNS_MAX_LISTED][PROGRAM_MAX_QUANTITIES];
};

/*@ predicate signs_listed{L}(struct signs *list, integer quantities) = 0 <= list->count <= SIGNS_MAX_LISTED &&
  @   \forall integer i, k; 0 <= i < list->count && 0 <= k < quantities ==> -1 <= list->sign[i][k] <= 1; */

/*@ // The names of the quantities are in other memory blocks (stated, because they are of type char, as signs are).
  @ predicate names_apart{L}(char *base, struct program *p) =
  @   \forall integer i; 0 <= i < p->quantities ==> \base_addr(p->quantity[i].name) != base; */

/* signs_list: lists every combination that is compatible with `may`, with each operation, and with the identities.
 * Returns 1, or 0 when there is no room. */
/*@ requires program_ok(program) && identities_ok(identities, count, program->inputs + program->operations);
  @ requires \valid_read(may + (0 .. program->quantities - 1)) && \valid(list);
  @ requires names_apart(\base_addr(list), program);
  @ assigns *list;
  @ ensures 0 <= \result <= 1 && signs_listed(list, program->quantities);
  @ ensures program_ok(program); */
int signs_list(const struct program *program, const struct identity *identities, int count, const unsigned char *may,
               struct signs *list);

#endif
