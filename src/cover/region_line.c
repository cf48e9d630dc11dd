/* SPDX-License-Identifier: BSD-2-Clause */
/* Verdicts on a segment where one variable moves and every quantity is a rational function of it.
 *
 * The zeros of the numerators are the breakpoints of the segment. Between two of them the signs are those at any point.
 * At a breakpoint, which may have no closed form, the polynomials determine which quantities vanish; every other
 * quantity has the sign that it has next to it. */
#include "cover/region.h"
#include "numbers/breakpoints.h"
#include "numbers/exact.h"
#include "numbers/simple.h"

/* A segment and its breakpoints. */
struct segment {
    int axis, breakpoints;
    const struct number *low, *high;
    struct breakpoint breakpoint[BREAKPOINTS_MAX];
};

/* The quantities as numbers made from the variable. */
static enum status quantities_of(struct region *region, int axis, const struct number *x, const struct number **point,
                                 const struct number **quantity)
{
    const struct program *program = region->search.theory->program;
    const struct number *node[PROGRAM_MAX_NODES], *kept = point[axis];
    point[axis] = x;
    const enum status status = region_inputs(region, point, node);
    point[axis] = kept;
    if (status != STATUS_OK) return status;
    exact_evaluate(region->search.problem->pool, program->code, program->operations, program->inputs, node);
    for (int i = 0; i < program->quantities; i++) quantity[i] = node[program->quantity[i].node];
    return STATUS_OK;
}

/* Finds the breakpoints. Returns 0 when this fails. */
static int find_breakpoints(struct region *region, struct segment *segment, const struct number **point)
{
    struct number_pool *pool = region->search.problem->pool;
    const struct number *quantity[PROGRAM_MAX_NODES];
    const struct number *x = number_from_range(pool, segment->low, segment->high);
    segment->breakpoints = 0;
    if (quantities_of(region, segment->axis, x, point, quantity) != STATUS_OK) return 0;
    const int quantities = region->search.theory->program->quantities;
    const int breakpoints =
        breakpoints_find(pool, x, segment->low, segment->high, quantity, quantities, segment->breakpoint);
    if (breakpoints > 0) segment->breakpoints = breakpoints;
    return breakpoints >= 0;
}

static enum status note_at(struct region *region, int axis, const struct number *x, const struct number **point,
                           struct evaluation *e)
{
    point[axis] = x;
    const enum status status = region_signs(region, point, e);
    if (status == STATUS_HYPOTHESIS) region->search.outside = 1, search_note_outside(&region->search);
    if (status != STATUS_OK) return status == STATUS_HYPOTHESIS ? STATUS_OK : status;
    return region_note(region, e, point);
}

/* Adds the verdict at a breakpoint, from the signs on its left side. */
static enum status note_breakpoint(struct region *region, const struct breakpoint *breakpoint, int axis,
                                   const struct number **point, struct evaluation *e)
{
    for (int i = 0; i < e->program->quantities; i++)
        if (breakpoint->zero >> i & 1) e->sign[e->program->quantity[i].node] = SIGN_ZERO;
    point[axis] = breakpoint->at;
    return region_note(region, e, point);
}

static enum status walk(struct region *region, const struct segment *segment, const struct number **point)
{
    struct number_pool *pool = region->search.problem->pool;
    struct evaluation e;
    enum status status = note_at(region, segment->axis, segment->low, point, &e);
    for (int i = 0; i <= segment->breakpoints && status == STATUS_OK; i++) {
        const struct number *low = i == 0 ? segment->low : segment->breakpoint[i - 1].at;
        const struct number *high = i == segment->breakpoints ? segment->high : segment->breakpoint[i].at;
        status = note_at(region, segment->axis, number_within(pool, low, high), point, &e);
        if (status == STATUS_OK && i < segment->breakpoints)
            status = note_breakpoint(region, segment->breakpoint + i, segment->axis, point, &e);
    }
    return status == STATUS_OK ? note_at(region, segment->axis, segment->high, point, &e) : status;
}

enum status region_line(struct region *region, int axis, const struct number *low, const struct number *high,
                        const struct number **point, int *exact)
{
    struct segment segment = {.axis = axis, .low = low, .high = high};
    const struct number *kept = point[axis];
    *exact = find_breakpoints(region, &segment, point);
    const enum status status = walk(region, &segment, point);
    point[axis] = kept;
    return status;
}
