/* SPDX-License-Identifier: BSD-2-Clause */
/* The combinations of signs that the quantities of a program may have. */
#ifndef SIGN_VECTORS_H
#define SIGN_VECTORS_H

#include "sign/cascade.h"

/* A set of signs that a node may have, as a sum of these. */
enum { MAY_BE_NEGATIVE = 1, MAY_BE_ZERO = 2, MAY_BE_POSITIVE = 4, MAY_BE_ANY = 7 };

/* An identity between the nodes of a program: the sum of three terms, coefficient * left * right, is zero. */
struct identity {
    struct {
        int coefficient, left, right;
    } term[3];
};

/* vectors_open: how many quantities may have more than one sign. */
int vectors_open(const struct program *program, const unsigned char *may);

/* Combinations of signs; each has one sign for every quantity. There is room for all of them when at most
 * VECTORS_MAX_OPEN quantities have more than one possible sign. */
enum { VECTORS_MAX_OPEN = 9, VECTORS_MAX_LISTED = 19683, VECTORS_MAX_QUANTITIES = 32 };
struct vectors {
    short
        count; /* not of type int, unlike the members of programs: WP then knows that changing it leaves programs unchanged */
    signed char sign[VECTORS_MAX_LISTED][VECTORS_MAX_QUANTITIES];
};

/*@ predicate identities_ok{L}(struct identity *identities, integer count, integer nodes) =
  @   \valid_read(identities + (0 .. count - 1)) && \forall integer i, k; 0 <= i < count && 0 <= k < 3 ==>
  @     0 <= identities[i].term[k].left < nodes && 0 <= identities[i].term[k].right < nodes &&
  @     -8 <= identities[i].term[k].coefficient <= 8; */

/* vectors_list: lists every combination of signs of the quantities that is compatible with `may`, with each operation
 * of the program (a product has the product of the signs, a sum of two numbers of one sign has this sign), and with the
 * identities (the terms that are not zero do not all have the same sign).
 *
 * In      may      per node; only those of quantities are read, and every input is a quantity
 * Returns 1, or 0 when there is no room for all combinations */
/*@ requires program_ok(program);
  @ requires \valid_read(may + (0 .. program->inputs + program->operations - 1)) && \valid(list);
  @ requires identities_ok(identities, count, program->inputs + program->operations);
  @ requires \separated(list, may + (0 .. program->inputs + program->operations - 1));
  @ assigns *list;
  @ ensures 0 <= \result <= 1 && 0 <= list->count <= VECTORS_MAX_LISTED; */
int vectors_list(const struct program *program, const unsigned char *may, const struct identity *identities, int count,
                 struct vectors *list);

#endif
