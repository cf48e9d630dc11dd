/* SPDX-License-Identifier: BSD-2-Clause */
/* Square roots, and numbers a + b s. */
#ifndef PROOFS_CHECK_SURD_ROOT_H
#define PROOFS_CHECK_SURD_ROOT_H

/*@ predicate surd_squares(real s, real d) = s > 0 && s * s == d;
  @ logic real surd_root(real d) = \sqrt(d);
  @ logic real surd_of(real a, real b, real s) = a + b * s; */

#endif
