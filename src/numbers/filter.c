/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/filter.h"

#include <math.h>

/* Rounding of one operation with result r: at most 2^-52 |r| in any rounding mode, and at most 2^-1022
 * when the result is flushed to zero. */
static const double UNIT = 0x1p-51;
static const double TINY = 0x1p-1000;
/* A sum of at most six non-negative terms, each rounded once more, loses less than this factor gives. */
static const double SLACK = 1 + 0x1p-48;
/* Towards zero an overflow ends at the largest double, so from here on nothing is known. */
static const double LARGEST = 0x1p1000;

static struct ball bounded(double value, double error)
{
    return (struct ball){value, fabs(value) < LARGEST && error < LARGEST ? error : INFINITY};
}

struct ball ball_from_double(double value, double distance)
{
    return bounded(value, (distance + TINY) * SLACK);
}

struct ball ball_add(struct ball x, struct ball y)
{
    const double value = x.value + y.value;
    return bounded(value, (x.error + y.error + fabs(value) * UNIT + TINY) * SLACK);
}

struct ball ball_subtract(struct ball x, struct ball y)
{
    const double value = x.value - y.value;
    return bounded(value, (x.error + y.error + fabs(value) * UNIT + TINY) * SLACK);
}

struct ball ball_multiply(struct ball x, struct ball y)
{
    const double value = x.value * y.value;
    const double spread = fabs(x.value) * y.error + fabs(y.value) * x.error + x.error * y.error;
    return bounded(value, (spread + fabs(value) * UNIT + TINY) * SLACK);
}

int ball_sign(struct ball x)
{
    return x.value > x.error ? 1 : x.value < -x.error ? -1 : 2;
}

void filter_evaluate(const struct instruction *code, int n, int inputs, struct ball *node)
{
    for (int i = 0; i < n; i++) {
        const struct ball x = node[code[i].left], y = node[code[i].right];
        switch (code[i].operation) {
        case OPERATION_ADD: node[inputs + i] = ball_add(x, y); break;
        case OPERATION_SUB: node[inputs + i] = ball_subtract(x, y); break;
        default: node[inputs + i] = ball_multiply(x, y); break;
        }
    }
}
