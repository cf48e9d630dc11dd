/* SPDX-License-Identifier: BSD-2-Clause */
/* Ranges: all numbers between two, ends included (spec/certificate.md, section 9.2). */
#ifndef CHECK_RANGE_H
#define CHECK_RANGE_H

#include "check/program.h"
#include "check/rational.h"

/* An exact number when both ends are the same handle. */
struct range {
    rational low, high;
};

/* range_of: the exact number x. */
struct range range_of(rational x);

/* range_add, range_subtract, range_multiply: the range of x + y, x - y, x * y. */
struct range range_add(struct rational_pool *pool, struct range x, struct range y);
struct range range_subtract(struct rational_pool *pool, struct range x, struct range y);
struct range range_multiply(struct rational_pool *pool, struct range x, struct range y);

/* range_sign: -1, 0 or 1 when all its numbers have this sign, else RANGE_OPEN. */
enum { RANGE_OPEN = 2 };
int range_sign(struct range x);

/* range_evaluate: runs a program; the nodes of the inputs are given. */
void range_evaluate(struct rational_pool *pool, const struct program *program, struct range *node);

#endif
