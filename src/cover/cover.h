/* SPDX-License-Identifier: BSD-2-Clause */
/* Cells of a box of uncertain fields, and the signs that the quantities of a program may have in a cell.
 *
 * In a cell each field ranges over an interval, which is open or closed at either end, or has a fixed value. A quantity
 * of degree at most 2 in each field lies between the least and the greatest of its Bernstein coefficients on the cell;
 * these are computed from its values at the ends (and the middle) of the intervals. Of a quantity of a higher degree the
 * range is computed in interval arithmetic. spec/certificate.md, section 9.3, defines the same for checkers, which repeat
 * the whole computation. */
#ifndef COVER_COVER_H
#define COVER_COVER_H

#include "cover/uncertain_private.h"
#include "sign/vectors.h"

/* The numbers from low to high; an exact number when both are the same handle. */
struct range {
    const struct number *low, *high;
};

struct cover {
    const struct program *program;
    struct number_pool *pool;
    int rational;                          /* 1 when every number is rational */
    int axes;                              /* uncertain fields */
    int axis_of_input[PROGRAM_MAX_NODES];  /* the axis of an uncertain input; -1 for a certain one */
    struct range input[PROGRAM_MAX_NODES]; /* the values of the certain inputs */
    /* of a node, in each field; COVER_TOO_HIGH when it is more than 2 */
    unsigned char degree[PROGRAM_MAX_NODES][UNCERTAIN_MAX_FIELDS];
    int has_high; /* 1 when the degree of some quantity is too high in some field */
};

enum { COVER_TOO_HIGH = 3 };

/* cover_prepare: computes `degree` and `has_high`; the caller has set the other members. */
void cover_prepare(struct cover *cover);

/* cover_signs: for each node that is a quantity, the set of signs that it may have in a cell. */
void cover_signs(const struct cover *cover, const struct box *cell, unsigned char *may);

/* cover_work: an estimate of the work of cover_signs (numbers/work.h). */
unsigned long cover_work(const struct cover *cover, const struct box *cell);

/* cover_values: evaluates a program without uncertain inputs. */
void cover_values(const struct cover *cover, struct range *node);

/* cover_points: the number of points at which a cell without fixed fields is evaluated. */
int cover_points(const struct cover *cover);

/* cover_point_signs: the same as cover_signs at a point, given by the value of each uncertain field. */
void cover_point_signs(const struct cover *cover, const struct number *const *point, unsigned char *may);

#endif
