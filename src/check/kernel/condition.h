/* SPDX-License-Identifier: BSD-2-Clause */
/* Conditions on signs, of which the tables of a theory are made.
 *
 * A theory numbers the signs that its tables use: first those of its quantities, in the order of its program, then
 * others that it computes itself, such as the status of a mode (1 consistent, 0 boundary, -1 inconsistent). */
#ifndef CHECK_KERNEL_CONDITION_H
#define CHECK_KERNEL_CONDITION_H

/* A set of signs: a sum of these. */
enum signs { IS_NEGATIVE = 1, IS_ZERO = 2, IS_POSITIVE = 4, NOT_POSITIVE = 3, NOT_ZERO = 5, NOT_NEGATIVE = 6 };

/* The condition that sign number `sign` lies in the set `among`. A condition that a table does not mention has the set
 * 0 and always holds. */
struct condition {
    short sign, among;
};

/*@ predicate condition_reads(struct condition x, integer signs) = 0 <= x.sign < signs && 0 <= x.among <= 7;
  @ // A condition is a set of signs, of three bits; the bit of the sign s.
  @ predicate condition_says(integer among, integer s) = among == 0 || (s < 0 && among % 2 == 1) ||
  @   (s == 0 && (among / 2) % 2 == 1) || (s > 0 && among / 4 == 1); */

/* condition_holds: 1 when the condition holds for these signs, else 0. */
/*@ requires 0 <= x.sign && 0 <= x.among <= 7 && \valid_read(sign + x.sign);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1 && (\result == 1 <==> condition_says(x.among, sign[x.sign])); */
int condition_holds(struct condition x, const short *sign);

#endif
