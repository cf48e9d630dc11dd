/* SPDX-License-Identifier: BSD-2-Clause */
/* The signs of a function that changes its sign at exactly one place, r. */
#ifndef PROOFS_CHECK_SIDE_H
#define PROOFS_CHECK_SIDE_H

//@ logic integer side(integer s, real t, real r) = t < r ? s : r < t ? -s : 0; // s below r, the opposite above, 0 at r

#endif
