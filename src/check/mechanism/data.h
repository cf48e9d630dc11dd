/* SPDX-License-Identifier: BSD-2-Clause */
/* The polynomials of one region: the interface between regions.c and data.c. */
#ifndef CHECK_MECHANISM_DATA_H
#define CHECK_MECHANISM_DATA_H

#include "check/mechanism/parts.h"

/* The place and the description of a flaw; `what` is NULL when there is none. */
struct flaw {
    const char *place, *item, *what;
};

/*@ // Regions are read one after the other, into a memory block of their own.
  @ predicate region_apart{L}(struct uncertain *c, struct region *region) = \valid(region) &&
  @   \base_addr(region) != \base_addr(c) && uncertain_block(\base_addr(region), c); */

/* mechanism_read_polynomials: reads the quantities and the denominators of a region from its node; its pieces and
 * constants have been read before. */
/*@ requires uncertain_reads(c) && \valid_read(m) && mechanism_variables(c->json, m) && region_apart(c, region);
  @ requires m->variables <= region->axes <= CELL_MAX_AXES && \base_addr(region) != \base_addr(m);
  @ requires 0 <= node < c->json->count;
  @ assigns region->quantity[0 .. PROGRAM_MAX_QUANTITIES - 1], region->denominator[0 .. MECHANISM_DENOMINATORS - 1],
  @   scalar_doubt, \result \from c, m, node;
  @ ensures DOUBT_STAYS && uncertain_stays{Pre, Here}(c) && uncertain_reads(c);
  @ ensures \result.what == \null ==> tensors_ok(&region->quantity[0], c->theory->program->quantities, region->axes) &&
  @   tensors_ok(&region->denominator[0], MECHANISM_DENOMINATORS, region->axes); */
struct flaw mechanism_read_polynomials(const struct uncertain *c, const struct mechanism *m, int node,
                                       struct region *region);

#endif
