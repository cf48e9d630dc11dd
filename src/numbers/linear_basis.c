/* SPDX-License-Identifier: BSD-2-Clause */
/* The rows and columns of a basis. */
#include "numbers/linear_private.h"

/*@ predicate are_below{L}(short *list, integer size, integer bound) = \forall integer k; 0 <= k < size ==> 0 <= list[k] < bound; */

/* Removes an item from a list, or the last one when it is not in the list. */
/*@ requires 0 < size <= LINEAR_MAX_SIZE && \valid(list + (0 .. size - 1));
  @ assigns list[0 .. size - 1];
  @ ensures \forall integer k; 0 <= k < size - 1 ==> list[k] == \old(list[k]) || list[k] == \old(list[k + 1]); */
static void take_out(short *list, int size, int item)
{
    int at = 0;
    /*@ loop invariant 0 <= at <= size;
      @ loop assigns at;
      @ loop variant size - at; */
    while (at < size && list[at] != item) at++;
    /*@ loop invariant 0 <= at <= size && \forall integer k; at <= k < size ==> list[k] == \at(list[k], Pre);
      @ loop invariant \forall integer k; 0 <= k < at ==> list[k] == \at(list[k], Pre) || k + 1 < size && list[k] == \at(list[k + 1], Pre);
      @ loop assigns at, list[0 .. size - 1];
      @ loop variant size - at; */
    for (; at + 1 < size; at++) list[at] = list[at + 1];
}

/* Replaces the item `leaves` of a list by `enters`; -1 means that none leaves or none enters. Returns the new size. */
/*@ requires 0 <= size <= LINEAR_MAX_SIZE && \valid(list + (0 .. LINEAR_MAX_SIZE - 1)) && -1 <= enters < LINEAR_MAX_SIZE;
  @ requires room: leaves < 0 && enters >= 0 ==> size < LINEAR_MAX_SIZE;
  @ requires item: leaves >= 0 ==> size > 0;
  @ assigns list[0 .. LINEAR_MAX_SIZE - 1];
  @ ensures size: \result == size - (leaves >= 0 ? 1 : 0) + (enters >= 0 ? 1 : 0);
  @ ensures items: \forall integer n; enters < n && are_below{Pre}(list, size, n) ==> are_below(list, \result, n); */
static int replace(short *list, int size, int leaves, int enters)
{
    if (leaves >= 0) take_out(list, size--, leaves);
    //@ assert others: \forall integer n; are_below{Pre}(list, \at(size, Pre), n) ==> are_below(list, size, n);
    if (enters >= 0) list[size++] = (short)enters;
    return size;
}

void linear_exchange(const struct linear *matrix, struct linear_basis *basis, int leaves, int enters)
{
    const int rows = matrix->rows, columns = matrix->columns, size = basis->size;
    const int row_leaves = enters < rows ? enters : -1, row_enters = leaves < rows ? leaves : -1;
    const int column_leaves = leaves < rows ? -1 : leaves - rows, column_enters = enters < rows ? -1 : enters - rows;
    /* A row outside the basis leaves room in it. */
    if (row_enters >= 0 && column_enters >= 0 && (size >= rows || size >= columns)) return;
    //@ assert list_of_rows: are_below(&basis->row[0], size, rows);
    //@ assert list_of_columns: are_below(&basis->column[0], size, columns);
    const int in_rows = replace(basis->row, size, row_leaves, row_enters);
    //@ assert new_rows: are_below(&basis->row[0], in_rows, rows);
    (void)replace(basis->column, size, column_leaves, column_enters);
    //@ assert new_columns: are_below(&basis->column[0], in_rows, columns);
    //@ assert same_rows: are_below(&basis->row[0], in_rows, rows);
    basis->size = in_rows;
}
