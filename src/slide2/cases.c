/* SPDX-License-Identifier: BSD-2-Clause */
/* The classes s1 s2 s3 of [CV16], section 6.1, from signs: no angle is computed.
 *
 * s1 is the quadrant of p_1. s2 is the number of directions among pi/2, pi, 3 pi/2, p_1, -p_1 that, as angles from 0 to
 * 2 pi, precede p_2; s3 is the number among pi/2, pi, 3 pi/2, p_1, p_2 that precede -b. A direction precedes another
 * when its quadrant does, or when both are in the same quadrant and the vector product of the two is positive. */
#include "slide2/verdict.h"

/* Open quadrants, numbered from 0 anticlockwise. */
static int quadrant(int x, int y)
{
    return y > 0 ? (x > 0 ? 0 : 1) : (x < 0 ? 2 : 3);
}

static int before(int first, int second, int product)
{
    return first < second || (first == second && product > 0);
}

/* The class for signs none of which is zero. */
static int case_of(const struct slide2_signs *s)
{
    const int q1 = quadrant(s->p11, s->p21), q2 = quadrant(s->p12, s->p22), q3 = quadrant(-s->b1, -s->b2);
    const int s2 = 1 + q2 + before(q1, q2, s->D) + before((q1 + 2) % 4, q2, -s->D);
    const int s3 = 1 + q3 + before(q1, q3, s->c1) + before(q2, q3, s->c2);
    return 100 * (1 + q1) + 10 * s2 + s3;
}

/* 0 when a sum would have a sign opposite to that of both its terms. */
static int belongs_to_data(const struct slide2_signs *s)
{
    const int p11 = s->p11, p12 = s->p12, p21 = s->p21, p22 = s->p22, b1 = s->b1, b2 = s->b2;
    const int D = s->D, c1 = s->c1, c2 = s->c2;
#define CHECK_SUM(x, y, z)                                                                                             \
    if ((y) == (z) && (x) != (y)) return 0;
    SLIDE2_SUMS(CHECK_SUM)
    return 1;
}

enum { CELL_SIGNS = 9, CELLS = 1 << CELL_SIGNS };

/* Replaces signs that are zero by those of cell number `cell`; 0 when other signs differ from those of the cell. */
static int put_cell(const struct slide2_signs *given, int cell, struct slide2_signs *s)
{
    *s = *given;
    int *const sign[CELL_SIGNS] = {&s->p11, &s->p12, &s->p21, &s->p22, &s->b1, &s->b2, &s->D, &s->c1, &s->c2};
    for (int i = 0; i < CELL_SIGNS; i++) {
        const int of_cell = cell >> i & 1 ? 1 : -1;
        if (*sign[i] == -of_cell) return 0;
        *sign[i] = of_cell;
    }
    return belongs_to_data(s);
}

void slide2_cases_of(const struct slide2_signs *given, struct slide2_cases *cases)
{
    char found[SLIDE2_CASE_NUMBERS] = {0};
    struct slide2_signs s;
    for (int cell = 0; cell < CELLS; cell++)
        if (put_cell(given, cell, &s)) found[case_of(&s)] = 1;
    cases->count = 0;
    for (int number = 0; number < SLIDE2_CASE_NUMBERS; number++)
        if (found[number]) cases->number[cases->count++] = number;
}

struct slide2_signs slide2_dual(const struct slide2_signs *s)
{
    struct slide2_signs dual = *s;
    dual.p11 = s->p22;
    dual.p12 = s->p21;
    dual.p21 = s->p12;
    dual.p22 = s->p11;
    dual.b1 = s->b2;
    dual.b2 = s->b1;
    dual.c1 = -s->c2;
    dual.c2 = -s->c1;
    return dual;
}
