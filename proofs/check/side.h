/* SPDX-License-Identifier: BSD-2-Clause */
/* Where a function changes its sign at one place alone. */
#ifndef PROOFS_CHECK_SIDE_H
#define PROOFS_CHECK_SIDE_H

//@ logic integer side(integer s, real t, real r) = t < r ? s : r < t ? -s : 0; // s below r, the opposite above, 0 at r

#endif
