/* SPDX-License-Identifier: BSD-2-Clause */
/* Why the modular tiers may compute with machine words (src/batch/modular.h, src/batch/edge.h).  A value v is represented by a word m with
 * v = m + k M for some integer k, where M = 2^64 or 2^128 (in the unit of v).  Sums, differences, products and shifts of such words
 * represent those of the values; and if |v| < M/2, the word m, read with its sign, is v.  It is assumed that the operations of C and of
 * the vector instructions are those of words modulo M. */

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
