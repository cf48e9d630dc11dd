/* SPDX-License-Identifier: BSD-2-Clause */
/* The uncertain fields of a problem as variables that range over a box.
 *
 * A number is its own variable. An angle in the half circle around h pi, h an integer, has the variable t = tan((angle
 * - h pi)/2), which increases with the angle from -1 to 1; then cos(angle - h pi) = (1 - t^2)/(1 + t^2) and sin(angle -
 * h pi) = 2 t/(1 + t^2). A wider range of angles is divided into pieces at the odd multiples of 90 degrees. */
#ifndef COVER_VARIABLE_H
#define COVER_VARIABLE_H

#include "problem/problem.h"

enum { VARIABLE_MAX_PIECES = 3 };

struct variable {
    const char *name;
    struct value *value; /* the field's value in the copy of the problem that is being searched */
    int is_angle;
    long half_turns;                 /* the integer h */
    const struct number *low, *high; /* ends of the piece */
    int first, last;                 /* 1 when the piece begins, or ends, at the end of the field's range */
};

/* variable_find: finds the uncertain fields of a problem and of its mechanism, in order. Returns their number; those
 * beyond `room` are counted but not stored. */
int variable_find(struct problem *problem, struct variable *variable, int room);

/* variable_cut: the pieces of the range, the lowest first. Returns their number, of which at most VARIABLE_MAX_PIECES are stored: these
 * contain every direction. 0 when the budget does not suffice to find the number. */
long variable_cut(struct number_pool *pool, const struct variable *variable,
                  struct variable piece[VARIABLE_MAX_PIECES]);

/* variable_settle: replaces ends that are rational, but not represented as rationals (such as sqrt(2)^2), by these rationals. To find them may enlarge the
 * number field of the pool. */
void variable_settle(struct number_pool *pool, struct variable *variable);

/* variable_settle_certain: the same for the numbers of a problem that are not uncertain. */
void variable_settle_certain(struct problem *problem);

/* variable_fix: a certain angle whose sine or cosine is irrational, as a variable with both ends at its value. Returns 0 for another
 * field, or where the budget does not suffice. */
int variable_fix(struct number_pool *pool, const struct field *field, struct value *value, struct variable *variable);

/* variable_set: gives the field the value at which the variable is x. variable_set_range: all values from low to high. */
void variable_set(struct number_pool *pool, const struct variable *variable, const struct number *x);
void variable_set_range(struct number_pool *pool, const struct variable *variable, const struct number *low,
                        const struct number *high);

/* variable_json: the value of the field at which the variable is x, in JSON (spec/certificate.md, section 9.7). */
json_t *variable_json(struct number_pool *pool, const struct variable *variable, const struct number *x);

#endif
