/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/kernel/word.h"

/*@ requires 0 <= signs && \valid_read(row) && word_row_reads(row, signs) && \valid_read(sign + (0 .. signs - 1));
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1 && (\result == 1 <==> word_row_says(row, sign)); */
static int row_holds(const struct word_row *row, const short *sign, int signs)
{
    (void)signs;
    /*@ loop invariant 0 <= k <= WORD_MAX_CONDITIONS;
      @ loop invariant \forall integer i; 0 <= i < k ==> condition_says(row->when[i].among, sign[row->when[i].sign]);
      @ loop assigns k;
      @ loop variant WORD_MAX_CONDITIONS - k; */
    for (int k = 0; k < WORD_MAX_CONDITIONS; k++)
        if (!condition_holds(row->when[k], sign)) return 0;
    return 1;
}

int word_find(const struct word_row *row, int rows, const short *sign, int signs)
{
    /*@ loop invariant 0 <= i <= rows;
      @ loop invariant \forall integer k; 0 <= k < i ==> !word_row_says(row + k, sign);
      @ loop assigns i;
      @ loop variant rows - i; */
    for (int i = 0; i < rows; i++)
        if (row_holds(row + i, sign, signs)) return i;
    return rows;
}
