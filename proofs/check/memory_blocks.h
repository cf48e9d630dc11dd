/* SPDX-License-Identifier: BSD-2-Clause */
/* Blocks of memory, as src/check/memory.c has them: each is whole, which is to say that it begins where malloc has made it begin; so two
 * of them have no word in common.  The first word of a block is its size in units; these are the units that the blocks of a table have
 * together. */
#ifndef PROOFS_CHECK_MEMORY_BLOCKS_H
#define PROOFS_CHECK_MEMORY_BLOCKS_H

#include <stddef.h>

/*@ predicate is_whole{L}(size_t *b) = \offset(b) == 0;
  @ lemma whole_apart: \forall size_t *b, *c; is_whole(b) && is_whole(c) && b != c ==> \base_addr(b) != \base_addr(c);
  @ lemma whole_words: \forall size_t *b, *c, integer i, k; is_whole(b) && is_whole(c) && b + i == c + k ==> b == c && i == k;
  @ logic integer units_of_blocks{L}(size_t **table, integer n) =
  @   n <= 0 ? 0 : units_of_blocks(table, n - 1) + table[n - 1][0];
  @ lemma units_none{L}: \forall size_t **table; units_of_blocks(table, 0) == 0;
  @ lemma units_next{L}: \forall size_t **table, integer n; 0 <= n ==>
  @   units_of_blocks(table, n + 1) == units_of_blocks(table, n) + table[n][0];
  @ // The same sizes have the same sum; replacing one changes the sum by their difference.
  @ lemma units_same{K,L}: \forall size_t **table, **other, integer n; 0 <= n ==>
  @   (\forall integer i; 0 <= i < n ==> \at(table[i][0], K) == \at(other[i][0], L)) ==>
  @     units_of_blocks{K}(table, n) == units_of_blocks{L}(other, n);
  @ lemma units_replaced{K,L}: \forall size_t **table, integer k, n; 0 <= k ==> k < n ==>
  @   (\forall integer i; 0 <= i < n && i != k ==> \at(table[i][0], K) == \at(table[i][0], L)) ==>
  @     units_of_blocks{L}(table, n) - \at(table[k][0], L) == units_of_blocks{K}(table, n) - \at(table[k][0], K);
  @ lemma units_positive{L}: \forall size_t **table, integer n; 0 <= n ==> 0 <= units_of_blocks(table, n); 
  @ lemma product_at_most: \forall integer n, size, most; 0 < size && 0 <= most && n <= most / size ==> n * size <= most; */

#endif
