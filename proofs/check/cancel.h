/* SPDX-License-Identifier: BSD-2-Clause */
/* A word for a sum that is 0. */
#ifndef PROOFS_CHECK_CANCEL_H
#define PROOFS_CHECK_CANCEL_H

//@ predicate cancel(real f, real p) = f + p == 0.0;

#endif
