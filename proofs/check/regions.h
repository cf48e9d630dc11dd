/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proofs of a mechanism know of the C library: assumed, not proved.  TRUST.md numbers the contracts.
 *
 * This header stands for <stdlib.h>. */
#ifndef PROOFS_CHECK_REGIONS_H
#define PROOFS_CHECK_REGIONS_H
#define __FC_STDLIB

#include "mechanism.h"

#include <stddef.h>

#include "check/mechanism_parts.h"

/*@ // L2: for one type; what is returned is apart from the record that is checked.
    requires 0 < n && size == sizeof(struct region);
    assigns \result \from n, size;
    ensures \result == \null || \valid(\result + (0 .. n - 1));
    ensures \forall struct uncertain *c, struct mechanism *m; \result != \null && mechanism_answers(c, m) ==>
        \base_addr(\result) != \base_addr(m) && mechanism_block(\base_addr(\result), c); */
struct region *calloc(size_t n, size_t size);
/*@ // L2
    assigns \nothing; */
void free(void *x);
/*@ // L1
    assigns \nothing;
    ensures \false; */
void abort(void);

#endif
