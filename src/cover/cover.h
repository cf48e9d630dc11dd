/* SPDX-License-Identifier: BSD-2-Clause */
/* Cells of a box of uncertain fields, and the signs that the quantities of a program may have in a cell.
 *
 * Each field runs over an interval, whose ends belong to the cell or not, or keeps to a point.  A quantity of degree 2 at
 * most in each field lies between its Bernstein coefficients on the cell; these come from its values at the ends (and
 * the middle).  spec/certificate.md, section 9.3, says the same for checkers, which repeat all of this.
 */
#ifndef COVER_COVER_H
#define COVER_COVER_H

#include "cover/uncertain_private.h"
#include "sign/vectors.h"

/* All numbers between two; an exact one when they are the same handle. */
struct range {
    const struct number *low, *high;
};

struct cover {
    const struct program *program;
    struct number_pool *pool;
    int rational;                                                  /* 1 when every number is rational */
    int axes;                                                      /* uncertain fields */
    int axis_of_input[PROGRAM_MAX_NODES];                          /* -1 for a certain input */
    struct range input[PROGRAM_MAX_NODES];                         /* of a certain input */
    unsigned char degree[PROGRAM_MAX_NODES][UNCERTAIN_MAX_FIELDS]; /* of a node in a field; TOO_HIGH beyond 2 */
};

enum { COVER_TOO_HIGH = 3 };

/* cover_prepare: fills in the degrees; everything else is set. */
void cover_prepare(struct cover *cover);

/* cover_signs: which signs each quantity may have in a cell; per node. */
void cover_signs(const struct cover *cover, const struct box *cell, unsigned char *may);

/* cover_work: about how much work cover_signs takes (numbers/work.h). */
unsigned long cover_work(const struct cover *cover, const struct box *cell);

/* cover_values: the nodes of a program without uncertain inputs. */
void cover_values(const struct cover *cover, struct range *node);

/* cover_points: at how many points a cell without points is evaluated. */
int cover_points(const struct cover *cover);

/* cover_point_signs: the same at a point, given by the value of each uncertain field. */
void cover_point_signs(const struct cover *cover, const struct number *const *point, unsigned char *may);

#endif
