/* SPDX-License-Identifier: BSD-2-Clause */
/* Why the modular tiers may compute in words (src/batch/modular.h, src/batch/edge.h).  A value v is held as v = m + k M
 * with M = 2^64 or 2^128 (in its unit).  +, -, * and a shift keep that form, whatever k; and a word m with its sign is v
 * itself where |v| < M/2 is known.  What is left to trust: that the operations of C and of the vectors are those of
 * words. */

/*@ lemma residue_of_sum: \forall integer M, m, n, k, l; (m + k * M) + (n + l * M) == (m + n) + (k + l) * M;
    lemma residue_of_difference: \forall integer M, m, n, k, l; (m + k * M) - (n + l * M) == (m - n) + (k - l) * M;
    lemma residue_of_product: \forall integer M, m, n, k, l;
        (m + k * M) * (n + l * M) == m * n + (m * l + k * n + k * l * M) * M;
    lemma residue_of_shift: \forall integer M, m, k, power; (m + k * M) * power == m * power + (k * power) * M;
    lemma residue_is_value: \forall integer M, v, m, k;
        0 < M && v == m + k * M && -M < 2 * v < M && -M <= 2 * m < M ==> v == m;
    lemma residue_has_sign: \forall integer M, v, m, k;
        0 < M && v == m + k * M && -M < 2 * v < M && -M <= 2 * m < M ==> ((v < 0 <==> m < 0) && (v == 0 <==> m == 0));
*/
