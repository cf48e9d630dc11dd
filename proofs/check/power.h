/* SPDX-License-Identifier: BSD-2-Clause */
/* Powers of a real. */
#ifndef PROOFS_CHECK_POWER_H
#define PROOFS_CHECK_POWER_H

//@ logic real power(real y, integer n) = n <= 0 ? 1.0 : y * power(y, n - 1);

#endif
