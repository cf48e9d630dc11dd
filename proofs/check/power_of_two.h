/* SPDX-License-Identifier: BSD-2-Clause */
/* Powers of two, as real numbers. */
#ifndef PROOFS_CHECK_POWER_OF_TWO_H
#define PROOFS_CHECK_POWER_OF_TWO_H

/*@ logic real power_of_two(integer n) = n <= 0 ? 1.0 : 2 * power_of_two(n - 1);
    lemma two_positive: \forall integer n; 0 <= n ==> power_of_two(n) > 0;
    lemma two_sum: \forall integer m, n; 0 <= m ==> 0 <= n ==> power_of_two(m + n) == power_of_two(m) * power_of_two(n); */

#endif
