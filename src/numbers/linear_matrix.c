/* SPDX-License-Identifier: BSD-2-Clause */
/* The matrix of a system of linear equations and inequalities. */
#include "numbers/linear.h"

#include "memory/memory.h"

#include <stdlib.h>

/*@ requires \valid(matrix) && 0 <= rows <= LINEAR_MAX_SIZE && 0 <= columns <= LINEAR_MAX_SIZE;
  @ requires \valid_read(entry + (0 .. rows * columns - 1)) && are_entries(entry, rows * columns);
  @ requires \separated(matrix, entry + (0 .. rows * columns - 1));
  @ assigns *matrix;
  @ ensures is_matrix(matrix) && matrix->rows == rows && matrix->columns == columns; */
static void fill(struct linear *matrix, const struct number *const *entry, int rows, int columns)
{
    double distance;
    const int size = rows * columns;
    matrix->rows = rows;
    matrix->columns = columns;
    /*@ loop invariant 0 <= i <= size && are_entries(&matrix->entry[0], i) && are_entries(entry, size);
      @ loop assigns i, distance, matrix->entry[0 .. LINEAR_MAX_SIZE * LINEAR_MAX_SIZE - 1],
      @     matrix->near[0 .. LINEAR_MAX_SIZE * LINEAR_MAX_SIZE - 1];
      @ loop variant size - i; */
    for (int i = 0; i < size; i++) {
        matrix->entry[i] = entry[i];
        matrix->near[i] = number_to_double(entry[i], &distance);
    }
}

struct linear *linear_new(const struct number *const *entry, int rows, int columns)
{
    struct linear *matrix = memory_new(1, sizeof *matrix);
    fill(matrix, entry, rows, columns);
    return matrix;
}

void linear_free(struct linear *matrix)
{
    free(matrix);
}
