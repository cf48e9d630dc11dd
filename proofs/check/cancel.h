/* SPDX-License-Identifier: BSD-2-Clause */
/* f and p cancel: their sum is 0.  The sum has a name so that provers leave it whole. */
#ifndef PROOFS_CHECK_CANCEL_H
#define PROOFS_CHECK_CANCEL_H

//@ predicate cancel(real f, real p) = f + p == 0.0;

#endif
