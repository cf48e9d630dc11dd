/* SPDX-License-Identifier: BSD-2-Clause */
/* Joins the pieces of a curve, one from each cell, to long lines, so that dashes continue from cell to cell, and finds
 * the longest line, at which the name is written. */
#include "memory/memory.h"
#include "picture/atlas_private.h"

#include <math.h>
#include <stdlib.h>

/* Ends of lines that are nearer than this, in points of the page, are joined. */
static const double same_point = 0.05;

/* The pieces of an outline, and which of them have been used. */
struct pieces {
    const struct outline *outline;
    unsigned char *taken;
};

static size_t begin_of(const struct outline *o, size_t piece)
{
    return piece > 0 ? o->end[piece - 1] : 0;
}

static int is_near(struct point x, struct point y)
{
    return hypot(x.x - y.x, x.y - y.y) < same_point;
}

/* A piece that begins or ends at a point; -1 when none is left. `backward` is set to 1 when it ends there. */
static long next_piece(const struct pieces *p, struct point at, int *backward)
{
    const struct outline *o = p->outline;
    for (size_t i = 0; i < o->ends; i++) {
        if (p->taken[i]) continue;
        *backward = is_near(o->point[o->end[i] - 1], at);
        if (*backward || is_near(o->point[begin_of(o, i)], at)) return (long)i;
    }
    return -1;
}

static void append(struct outline *line, const struct outline *o, size_t piece, int backward)
{
    const size_t begin = begin_of(o, piece), count = o->end[piece] - begin;
    for (size_t k = 0; k < count; k++) {
        const struct point p = o->point[backward ? o->end[piece] - 1 - k : begin + k];
        outline_add(line, p.x, p.y);
    }
}

/* Extends `line` from its last point as long as there are pieces. */
static void extend(const struct pieces *p, struct outline *line)
{
    int backward;
    for (long i; (i = next_piece(p, line->point[line->points - 1], &backward)) >= 0;) {
        p->taken[i] = 1;
        append(line, p->outline, (size_t)i, backward);
    }
}

static void turn_round(struct outline *line)
{
    for (size_t i = 0, k = line->points; i + 1 < k; i++) {
        const struct point p = line->point[i];
        line->point[i] = line->point[--k];
        line->point[k] = p;
    }
}

static double length_of(const struct point *point, size_t points)
{
    double length = 0;
    for (size_t i = 1; i < points; i++) length += hypot(point[i].x - point[i - 1].x, point[i].y - point[i - 1].y);
    return length;
}

static void take_line(struct chart_curve *curve, struct outline *joined, const struct outline *line)
{
    const double length = length_of(line->point, line->points);
    const size_t from = joined->points;
    for (size_t i = 0; i < line->points; i++) outline_add(joined, line->point[i].x, line->point[i].y);
    outline_end(joined);
    if (length <= curve->longest) return;
    curve->longest = length;
    curve->from = from;
    curve->to = joined->points;
}

void chart_join(struct chart_curve *curve)
{
    const struct pieces p = {&curve->outline, memory_new(curve->outline.ends + 1, 1)};
    struct outline joined = {.point = NULL};
    curve->longest = 0;
    for (size_t i = 0; i < curve->outline.ends; i++) p.taken[i] = 0;
    for (size_t i = 0; i < curve->outline.ends; i++) {
        struct outline line = {.point = NULL};
        if (p.taken[i]) continue;
        p.taken[i] = 1;
        append(&line, &curve->outline, i, 0);
        extend(&p, &line);
        turn_round(&line);
        extend(&p, &line);
        take_line(curve, &joined, &line);
        outline_free(&line);
    }
    free(p.taken);
    outline_free(&curve->outline);
    curve->outline = joined;
}
