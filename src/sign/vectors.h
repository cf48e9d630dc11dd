/* SPDX-License-Identifier: BSD-2-Clause */
/* Combinations of signs that the quantities of a program may have together. */
#ifndef SIGN_VECTORS_H
#define SIGN_VECTORS_H

#include "sign/cascade.h"

/* Which signs a node may have: a sum of these. */
enum { MAY_BE_NEGATIVE = 1, MAY_BE_ZERO = 2, MAY_BE_POSITIVE = 4, MAY_BE_ANY = 7 };

/* An identity between the nodes of a program: the sum of three terms, coefficient * left * right, is zero. */
struct identity {
    struct {
        int coefficient, left, right;
    } term[3];
};

/* vectors_open: how many quantities may have more than one sign. */
int vectors_open(const struct program *program, const unsigned char *may);

/* Combinations of signs, in each one for each quantity; where not more than VECTORS_MAX_OPEN may have more than one sign there is
 * room for all. */
enum { VECTORS_MAX_OPEN = 9, VECTORS_MAX_LISTED = 19683, VECTORS_MAX_QUANTITIES = 32 };
struct vectors {
    short count; /* what changes is not of type int, as programs are: so the proofs see that these stay */
    signed char sign[VECTORS_MAX_LISTED][VECTORS_MAX_QUANTITIES];
};

/*@ predicate identities_ok{L}(struct identity *identities, integer count, integer nodes) =
  @   \valid_read(identities + (0 .. count - 1)) && \forall integer i, k; 0 <= i < count && 0 <= k < 3 ==>
  @     0 <= identities[i].term[k].left < nodes && 0 <= identities[i].term[k].right < nodes &&
  @     -8 <= identities[i].term[k].coefficient <= 8; */

/* vectors_list: every combination of signs of the quantities that agrees with `may`, with the operations of the
 * program taken one by one (a product has the sign of its factors' product, a sum of two numbers of one sign has this
 * sign), and with the identities (the terms that are not zero do not all have the same sign).
 *
 * In      may      per node; only those of quantities are read, and the inputs are quantities
 * Returns 1, or 0 where there is no room for one
 */
/*@ requires program_ok(program);
  @ requires \valid_read(may + (0 .. program->inputs + program->operations - 1)) && \valid(list);
  @ requires identities_ok(identities, count, program->inputs + program->operations);
  @ requires \separated(list, may + (0 .. program->inputs + program->operations - 1));
  @ assigns *list;
  @ ensures 0 <= \result <= 1 && 0 <= list->count <= VECTORS_MAX_LISTED; */
int vectors_list(const struct program *program, const unsigned char *may, const struct identity *identities, int count,
                 struct vectors *list);

#endif
