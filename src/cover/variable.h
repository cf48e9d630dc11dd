/* SPDX-License-Identifier: BSD-2-Clause */
/* The uncertain fields of a problem as variables that go through a box.
 *
 * A number is its own variable.  An angle in the half circle around h pi, h an integer, has the variable t = tan((angle - h pi)/2), which grows with
 * it from -1 to 1: then cos(angle - h pi) = (1 - t^2)/(1 + t^2), sin(angle - h pi) = 2 t/(1 + t^2).  A wider range of
 * angles is cut at the odd multiples of 90 degrees into pieces.
 */
#ifndef COVER_VARIABLE_H
#define COVER_VARIABLE_H

#include "problem/problem.h"

enum { VARIABLE_MAX_PIECES = 3 };

struct variable {
    const char *name;
    struct value *value; /* of the problem that was searched through */
    int is_angle;
    long half_turns;                 /* h */
    const struct number *low, *high; /* of the piece */
    int first, last;                 /* 1 when the piece begins, or ends, where the range of the field does */
};

/* variable_find: the uncertain fields of a problem and of its mechanism, in order.
 * Returns how many; more than `room` are counted, but not stored. */
int variable_find(struct problem *problem, struct variable *variable, int room);

/* variable_pieces: into how many pieces its range is cut; 0 when the budget does not tell.  variable_take_piece: makes `variable` the piece of that
 * index. */
int variable_pieces(struct number_pool *pool, const struct variable *variable);
void variable_take_piece(struct number_pool *pool, struct variable *variable, int index);

/* variable_set, variable_set_range: gives the field the value where the variable is x, or all values from low to high. */
void variable_set(struct number_pool *pool, const struct variable *variable, const struct number *x);
void variable_set_range(struct number_pool *pool, const struct variable *variable, const struct number *low,
                        const struct number *high);

/* variable_json: the value of the field where the variable is x (spec/certificate.md). */
json_t *variable_json(struct number_pool *pool, const struct variable *variable, const struct number *x);

#endif
